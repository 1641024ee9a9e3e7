package mpi.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Messages by sender, receiver and size. */
final class Traffic {

    /** Ranks that a table shows; of more, ranges of them. */
    private static final int MOST = 64;

    private Traffic() {}

    /** Bytes from each rank to each other; with many ranks, from each range of them. */
    static List<List<Long>> bytes(JobTrace job, List<Message> messages) {
        return matrix(job, messages, true);
    }

    /** Numbers of messages, likewise. */
    static List<List<Long>> numbers(JobTrace job, List<Message> messages) {
        return matrix(job, messages, false);
    }

    /** Number of ranks that a row of a matrix stands for. */
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

    /** Numbers of messages by their sizes: those of less than 8 bytes, 16, 32 and so on. */
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
