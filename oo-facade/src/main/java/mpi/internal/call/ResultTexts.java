package mpi.internal.call;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * Formats objects that hold the results of one MPI call, for logs: {@code ShiftParms[rank_source=1,
 * rank_dest=3]}.
 */
public final class ResultTexts {

    private ResultTexts() {}

    /** Returns the text of a record, with the elements of its arrays. */
    public static String of(Record results) {
        StringJoiner text = of(results.getClass());
        for (RecordComponent component : results.getClass().getRecordComponents()) {
            text.add(component.getName() + "=" + text(value(component, results)));
        }
        return text.toString();
    }

    /**
     * Returns the text of an object of class {@code type}; {@code results} alternates names and
     * values.
     */
    public static String of(Class<?> type, Object... results) {
        StringJoiner text = of(type);
        for (int i = 0; i < results.length; i += 2) {
            text.add(results[i] + "=" + text(results[i + 1]));
        }
        return text.toString();
    }

    private static StringJoiner of(Class<?> type) {
        return new StringJoiner(", ", type.getSimpleName() + "[", "]");
    }

    private static Object value(RecordComponent component, Record results) {
        try {
            return component.getAccessor().invoke(results);
        } catch (ReflectiveOperationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static String text(Object value) {
        String list = Arrays.deepToString(new Object[] {value});
        return list.substring(1, list.length() - 1);
    }
}
