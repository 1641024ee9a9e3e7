package mpi.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts messages by sender and receiver, and by size. */
final class Traffic {

    /**
     * Largest number of rows of a table. If there are more ranks, each row stands for several
     * consecutive ranks.
     */
    private static final int MOST = 64;

    private Traffic() {}

    /** Returns a table of the bytes sent: its rows are the senders, its columns the receivers. */
    static List<List<Long>> bytes(JobTrace job, List<Message> messages) {
        return matrix(job, messages, true);
    }

    /**
     * Returns a table of the numbers of messages: its rows are the senders, its columns the
     * receivers.
     */
    static List<List<Long>> numbers(JobTrace job, List<Message> messages) {
        return matrix(job, messages, false);
    }

    /** Returns the number of ranks for which one row or one column of a table stands. */
    static int step(JobTrace job) {
        return (job.ranks().size() + MOST - 1) / MOST;
    }

    private static List<List<Long>> matrix(JobTrace job, List<Message> messages, boolean isBytes) {
        int step = step(job);
        int size = (job.ranks().size() + step - 1) / step;
        long[][] sums = new long[size][size];
        for (Message message : messages) {
            sums[message.from() / step][message.to() / step] += isBytes ? message.bytes() : 1;
        }
        List<List<Long>> rows = new ArrayList<>();
        for (long[] row : sums) {
            rows.add(Arrays.stream(row).boxed().toList());
        }
        return rows;
    }

    /**
     * Returns the number of messages in each range of sizes: less than 8 bytes, 8 to 15 bytes, 16
     * to 31 bytes and so on. The keys are texts with the upper bound of the range, such as {@code <
     * 16 bytes}.
     */
    static Map<String, Integer> sizes(List<Message> messages) {
        Map<Long, Integer> numbers = new TreeMap<>();
        for (Message message : messages) {
            long limit = Long.highestOneBit(Math.max(4, message.bytes())) * 2;
            numbers.merge(limit, 1, Integer::sum);
        }
        Map<String, Integer> texts = new LinkedHashMap<>();
        numbers.forEach((limit, number) -> texts.put("< " + limit + " bytes", number));
        return texts;
    }
}
