package mpi.internal.pool;

import java.net.InetAddress;
import java.net.UnknownHostException;

/**
 * Identity of a worker: its rank, its host and its process.
 *
 * @param rank its rank; -1 for a thread of the executor's own process.
 * @param host name of its host.
 * @param pid its process id.
 */
public record WorkerName(int rank, String host, long pid) {

    /** Makes the name of a worker in this process; {@code rank} is the worker's rank. */
    public static WorkerName own(int rank) {
        return new WorkerName(rank, hostName(), ProcessHandle.current().pid());
    }

    private static String hostName() {
        try {
            return InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException nameless) {
            return "localhost";
        }
    }

    String encode() {
        return rank + " " + pid + " " + host;
    }

    static WorkerName decode(String text) {
        String[] words = text.split(" ", 3);
        return new WorkerName(Integer.parseInt(words[0]), words[2], Long.parseLong(words[1]));
    }

    @Override
    public String toString() {
        return rank < 0
                ? "a thread of process %d on %s".formatted(pid, host)
                : "rank %d (process %d on %s)".formatted(rank, pid, host);
    }
}
