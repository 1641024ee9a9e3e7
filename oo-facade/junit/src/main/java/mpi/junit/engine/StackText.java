package mpi.junit.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Writes stacks of ranks as text, without the frames of the code that called the test. */
final class StackText {

    private static final int MOST_FRAMES = 20;
    private static final List<String> CALLERS =
            List.of(
                    "java.lang.reflect.",
                    "jdk.internal.reflect.",
                    "java.lang.invoke.",
                    "org.junit.");

    private StackText() {}

    /** Writes the stacks of some ranks. Ranks with equal stacks share one. */
    static String of(Set<Integer> ranks, Map<Integer, List<StackTraceElement>> stacks, int size) {
        Map<List<String>, Set<Integer>> groups = new LinkedHashMap<>();
        for (int rank : ranks) {
            List<StackTraceElement> stack = stacks.get(rank);
            List<String> frames =
                    stack == null ? List.of("    (it does not answer)") : frames(stack);
            groups.computeIfAbsent(frames, _ -> new TreeSet<>()).add(rank);
        }
        StringBuilder text = new StringBuilder();
        groups.forEach(
                (frames, same) ->
                        text.append(groups.size() == 1 ? "" : "\n  " + name(same, size) + ":")
                                .append('\n')
                                .append(String.join("\n", frames)));
        return text.toString();
    }

    private static String name(Set<Integer> ranks, int size) {
        return RankNumbers.of(ranks, size);
    }

    private static List<String> frames(List<StackTraceElement> stack) {
        List<String> frames = new ArrayList<>();
        for (StackTraceElement frame : stack) {
            boolean isCaller = CALLERS.stream().anyMatch(frame.getClassName()::startsWith);
            // Calls of native functions begin with frames of java.lang.invoke: the frames of the
            // test come after them.
            if (isCaller && hasTest(frames)) {
                break;
            }
            if (!isCaller && !frame.getClassName().startsWith("jdk.internal.foreign.")) {
                frames.add("    at " + frame);
            }
            if (frames.size() == MOST_FRAMES) {
                break;
            }
        }
        return frames;
    }

    /** Tests whether one of the frames is of the program, and not of panmpi or the JDK. */
    private static boolean hasTest(List<String> frames) {
        return frames.stream()
                .anyMatch(
                        frame ->
                                !frame.startsWith("    at mpi.")
                                        && !frame.contains("java.base/")
                                        && !frame.startsWith("    at java."));
    }
}
