package panmpi.tests.compatibility;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The lines that a job has to print, in any order, each as often as it is listed. {@code ...} in a
 * line stands for any text, and as a whole line for any further lines. Blank lines do not count.
 */
record ExpectedLines(List<String> lines) {
    private static final String ANY = "...";

    /** {@return the missing and the unexpected lines; empty if there are none} */
    String difference(String output) {
        var printed = output.lines().map(String::stripTrailing).filter(l -> !l.isEmpty()).toList();
        var wanted = lines.stream().filter(line -> !line.isBlank() && !line.equals(ANY)).toList();
        var takers = new Takers(wanted, printed);
        var missing = takers.missing();
        var unexpected = lines.contains(ANY) ? List.<String>of() : takers.unexpected();
        return Stream.of(listed("missing", "- ", missing), listed("unexpected", "+ ", unexpected))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private static String listed(String title, String mark, List<String> lines) {
        return lines.isEmpty()
                ? ""
                : lines.stream()
                        .map(line -> mark + line)
                        .collect(Collectors.joining("\n", title + " lines:\n", ""));
    }

    private static Pattern pattern(String line) {
        return Pattern.compile(
                Arrays.stream(line.stripTrailing().split(Pattern.quote(ANY), -1))
                        .map(Pattern::quote)
                        .collect(Collectors.joining(".*")));
    }

    /** Assigns printed lines to wanted lines, as many as possible. */
    private static final class Takers {
        private final List<Pattern> wanted;
        private final List<String> printed;
        private final List<String> missing;

        /** Index of the wanted line to which a printed line is assigned, or -1. */
        private final int[] takers;

        Takers(List<String> wanted, List<String> printed) {
            this.wanted = wanted.stream().map(ExpectedLines::pattern).toList();
            this.printed = printed;
            takers = new int[printed.size()];
            Arrays.fill(takers, -1);
            var missed = Stream.<String>builder();
            for (int i = 0; i < wanted.size(); i++) {
                if (!take(i, new boolean[printed.size()])) {
                    missed.add(wanted.get(i));
                }
            }
            missing = missed.build().toList();
        }

        /** Finds a printed line for a wanted one, and moves other assignments if needed. */
        private boolean take(int want, boolean[] seen) {
            for (int line = 0; line < seen.length; line++) {
                if (!seen[line] && wanted.get(want).matcher(printed.get(line)).matches()) {
                    seen[line] = true;
                    if (takers[line] < 0 || take(takers[line], seen)) {
                        takers[line] = want;
                        return true;
                    }
                }
            }
            return false;
        }

        List<String> missing() {
            return missing;
        }

        List<String> unexpected() {
            return Stream.iterate(0, i -> i < takers.length, i -> i + 1)
                    .filter(i -> takers[i] < 0)
                    .map(printed::get)
                    .toList();
        }
    }
}
