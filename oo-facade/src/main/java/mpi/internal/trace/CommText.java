package mpi.internal.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Communicator as a line of text in a trace file: {@code 17;0-3;none} is number 17 with ranks 0 to
 * 3 of the job, and no remote group. Rank -1 is a process of another job.
 *
 * @param number number of the communicator, which is equal on all of its ranks.
 * @param local ranks in the job of the group that contains this process.
 * @param remote ranks in the job of the remote group; null for an intracommunicator.
 */
public record CommText(long number, int[] local, int[] remote) {

    /** Parses the line of a communicator in a trace file. */
    public static CommText parse(String text) {
        String[] parts = text.split(";", -1);
        return new CommText(
                Long.parseLong(parts[0]),
                ranks(parts[1]),
                parts[2].equals("none") ? null : ranks(parts[2]));
    }

    private static int[] ranks(String text) {
        List<Integer> ranks = new ArrayList<>();
        for (String range : text.isEmpty() ? new String[0] : text.split(",")) {
            int dash = range.indexOf('-', 1);
            int first = Integer.parseInt(dash < 0 ? range : range.substring(0, dash));
            int last = dash < 0 ? first : Integer.parseInt(range.substring(dash + 1));
            for (int rank = first; rank <= last; rank++) {
                ranks.add(rank);
            }
        }
        return ranks.stream().mapToInt(Integer::intValue).toArray();
    }

    private static String text(int[] ranks) {
        StringJoiner ranges = new StringJoiner(",");
        for (int i = 0; i < ranks.length; ) {
            int next = i + 1;
            while (next < ranks.length && ranks[i] >= 0 && ranks[next] == ranks[next - 1] + 1) {
                next++;
            }
            ranges.add(next == i + 1 ? "" + ranks[i] : ranks[i] + "-" + ranks[next - 1]);
            i = next;
        }
        return ranges.toString();
    }

    @Override
    public String toString() {
        return number + ";" + text(local) + ";" + (remote == null ? "none" : text(remote));
    }
}
