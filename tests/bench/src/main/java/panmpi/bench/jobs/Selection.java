package panmpi.bench.jobs;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Selects what a benchmark measures by the option {@code --only}. */
public final class Selection {

    private Selection() {}

    /**
     * Returns the values in whose names the regular expression {@code only} is found. If there are
     * no such values, also prints the names of all values to standard error.
     */
    public static <T> List<T> of(List<T> all, Pattern only, Function<T, String> name) {
        List<T> selected = all.stream().filter(e -> only.matcher(name.apply(e)).find()).toList();
        if (selected.isEmpty()) {
            String names = all.stream().map(name).distinct().collect(Collectors.joining(", "));
            System.err.println("bench: no name matches \"" + only + "\"; there are " + names);
        }
        return selected;
    }
}
