package mpi.internal.strict;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.InnerCall;
import mpi.internal.job.JobState;
import mpi.internal.net.HostAddresses;
import mpi.internal.strict.access.WatchedMemory;
import mpi.internal.strict.feed.Feed;
import mpi.internal.strict.feed.RefereeReports;
import mpi.internal.strict.referee.Referee;

/**
 * Connects the ranks to the referee, the threads of rank 0 that compare the calls of all ranks,
 * when the program calls Init: rank 0 opens a port, and sends the port and the addresses of its
 * host to each other rank in one MPI message. All later reports of the checks go over sockets, so
 * that they arrive even if the program uses MPI wrongly.
 */
final class Connection {

    /**
     * Tag of the message with the addresses. A program may use the same tag, since this message is
     * received before the program can send any.
     */
    private static final int TAG = 32_086;

    /** Length in bytes of the longest message with addresses. */
    private static final int ROOM = 2_048;

    private static final long LONGEST_NANOS = 10_000_000_000L;

    private Connection() {}

    /**
     * Connects this rank to the referee, and returns the connection; null if rank 0 was started
     * without strict checks. Rank 0 starts the referee first.
     */
    static Feed make(RefereeReports reports) throws IOException {
        if (JobState.rank() == 0) {
            return serve(reports);
        }
        String addresses = receive();
        if (addresses == null) {
            System.err.println(
                    "panmpi: rank "
                            + JobState.rank()
                            + " checks nothing: rank 0 was started without -Dpanmpi.checks=strict;"
                            + " give all ranks the same options");
            return null;
        }
        return connect(addresses, reports);
    }

    private static Feed serve(RefereeReports reports) throws IOException {
        long secret = new SecureRandom().nextLong();
        Referee referee = new Referee(JobState.size(), secret, Checks.GOES_ON, Checks.REPORT);
        referee.start();
        String addresses =
                secret + " " + referee.port() + " " + String.join(" ", HostAddresses.ofThis());
        for (int rank = 1; rank < JobState.size(); rank++) {
            send(addresses, rank);
        }
        System.err.println(
                "panmpi: strict checks are on for "
                        + JobState.size()
                        + " ranks: short calls take up to ten times as long, and "
                        + (Checks.GOES_ON
                                ? "mistakes do not end the job"
                                : "the first mistake ends the job with exit code 86")
                        + accesses());
        Feed feed = connect(addresses, reports);
        referee.awaitRanks();
        return feed;
    }

    private static String accesses() {
        return WatchedMemory.areAccessesSeen()
                ? "; accesses of the program to its arrays are seen, line by line"
                : "; accesses of the program to its arrays are not observed, only changed values of"
                        + " buffers; -javaagent:panmpi.jar observes them";
    }

    private static Feed connect(String addresses, RefereeReports reports) throws IOException {
        String[] words = addresses.split(" ");
        List<String> hosts = List.of(words).subList(2, words.length);
        Socket socket = HostAddresses.connect(hosts, Integer.parseInt(words[1]), "rank 0");
        return new Feed(socket, JobState.rank(), Long.parseLong(words[0]), reports);
    }

    private static void send(String text, int rank) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try (InnerCall call = InnerCall.open("MPI_Send")) {
            MemorySegment at = call.room(bytes.length);
            MemorySegment.copy(bytes, 0, at, ValueLayout.JAVA_BYTE, 0, bytes.length);
            call.check(Mpi.MPI_Send(at, bytes.length, Mpi.MPI_BYTE, rank, TAG, Mpi.MPI_COMM_WORLD));
        }
    }

    /**
     * Receives the addresses from rank 0. Returns null if no addresses have come within 10 s, since
     * rank 0 sends none if it was started without strict checks.
     */
    private static String receive() {
        try (InnerCall call = InnerCall.open("MPI_Recv")) {
            MemorySegment flagAt = call.cell();
            MemorySegment status = Mpi.MPI_STATUS_IGNORE;
            long begin = System.nanoTime();
            while (!call.flagAt(flagAt)) {
                call.check(Mpi.MPI_Iprobe(0, TAG, Mpi.MPI_COMM_WORLD, flagAt, status));
                if (System.nanoTime() - begin > LONGEST_NANOS) {
                    return null;
                }
            }
            MemorySegment at = call.room(ROOM);
            at.fill((byte) 0);
            call.check(Mpi.MPI_Recv(at, ROOM, Mpi.MPI_BYTE, 0, TAG, Mpi.MPI_COMM_WORLD, status));
            return at.getString(0);
        }
    }
}
