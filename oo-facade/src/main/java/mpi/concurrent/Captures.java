package mpi.concurrent;

import java.io.IOException;
import java.io.Serializable;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import mpi.object.Codecs;

/**
 * Explains why a task cannot be serialized: names the captured variables that are not serializable.
 */
final class Captures {

    private Captures() {}

    static String explain(Object task, Exception refused) {
        String what = name(task);
        if (!(task instanceof Serializable)) {
            return what
                    + " is not serializable, so it cannot be sent to another process: pass the lambda to"
                    + " a method of MpiExecutor directly, or declare it as RemoteCallable,"
                    + " RemoteRunnable or RemoteFunction";
        }
        List<String> blamed = blamed(task);
        return blamed.isEmpty()
                ? what + " cannot be serialized: " + refused.getMessage()
                : what
                        + " uses "
                        + String.join(" and ", blamed)
                        + ", which is not serializable; make it inside the task, or pass what the"
                        + " task needs of it";
    }

    /** Describes the captured values that cannot be serialized; empty if the task is no lambda. */
    private static List<String> blamed(Object task) {
        List<String> blamed = new ArrayList<>();
        SerializedLambda lambda = lambda(task);
        for (int i = 0; lambda != null && i < lambda.getCapturedArgCount(); i++) {
            Object value = lambda.getCapturedArg(i);
            String failure = failure(value);
            if (!failure.isEmpty()) {
                String type = value.getClass().getTypeName();
                boolean isThis =
                        i == 0 && type.replace('.', '/').equals(lambda.getCapturingClass());
                String who =
                        isThis
                                ? "this, the " + type + " in which it is written"
                                : value instanceof Serializable
                                        ? "a variable of type " + type + " (" + failure + ")"
                                        : "a variable of type " + type;
                blamed.add(who);
            }
        }
        return blamed;
    }

    private static String failure(Object value) {
        try {
            Codecs.ofJob().toBytes(value);
            return "";
        } catch (IOException | RuntimeException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    private static SerializedLambda lambda(Object task) {
        try {
            Method replace = task.getClass().getDeclaredMethod("writeReplace");
            replace.setAccessible(true);
            return replace.invoke(task) instanceof SerializedLambda lambda ? lambda : null;
        } catch (ReflectiveOperationException | RuntimeException noLambda) {
            return null;
        }
    }

    private static String name(Object task) {
        String type = task.getClass().getName();
        int cut = type.indexOf("$$Lambda");
        return cut < 0 ? "a task of class " + type : "a lambda of " + type.substring(0, cut);
    }
}
