package mpi.internal.trace;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Layout of the file of a rank, which writer and reader share. A header of {@link #PAGE} bytes is
 * followed by chunks, each of a whole number of pages: its magic number, its size, its thread, and
 * then calls of one thread, or texts. What is zero was not written.
 *
 * <p>Numbers are little-endian. Times count from the anchor in the header, in ns, and begin at 1.
 */
public final class TraceLayout {

    /** First eight bytes of a file, {@code PANMPITR}. */
    public static final long MAGIC = 0x5254_4950_4d4e_4150L;

    /** Number of this layout; a reader takes no other. */
    public static final int VERSION = 1;

    /** Bytes of the header, of which chunks are multiples. */
    public static final int PAGE = 4096;

    /** A number of 32 bits. */
    public static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN);

    /** A number of 64 bits. */
    public static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);

    /** Place of {@link #VERSION} in the header. */
    public static final int H_VERSION = 8;

    /** Place of 1 if the rank has ended in order, and has written all. */
    public static final int H_ENDED = 12;

    /** Place of the rank, plus one. */
    public static final int H_RANK = 16;

    /** Place of the number of ranks; 0 if not known. */
    public static final int H_SIZE = 20;

    /** Place of the process id. */
    public static final int H_PID = 24;

    /** Place of a number that all processes of one {@code mpiexec} have. */
    public static final int H_JOB = 32;

    /** Place of the anchor on the clock of the day, in ns since 1970. */
    public static final int H_WALL = 40;

    /** Place of the anchor as {@link System#nanoTime} counts, which processes of a host share. */
    public static final int H_NANO = 48;

    /** Place of a number that processes share if they share that clock. */
    public static final int H_HOST = 56;

    /** Place of the number of calls that were not written, since the disk was full. */
    public static final int H_LOST = 64;

    /** Place of two measurements of the clock of rank 0: time, offset and error, each in ns. */
    public static final int H_CLOCKS = 72;

    /** Bytes of one of these measurements. */
    public static final int CLOCK_SIZE = 24;

    /** First four bytes of a chunk of calls. */
    public static final int CALLS = 0x4c4c4143;

    /** First four bytes of a chunk of texts. */
    public static final int TEXTS = 0x54584554;

    /** Place of the size of a chunk. */
    public static final int C_SIZE = 4;

    /** Place of the number of the thread of a chunk. */
    public static final int C_THREAD = 8;

    /** Bytes before the first call or text of a chunk. */
    public static final int C_HEAD = 16;

    /** Bytes of a call. */
    public static final int CALL_SIZE = 40;

    /** Place of the begin of a call; 0 for none, {@link #MORE} for the second part of a call. */
    public static final int BEGIN = 0;

    /** Place of the duration of a call; {@link #OPEN} while it goes on. */
    public static final int NANOS = 8;

    /** Place of the bytes of its buffers; -1 for none. The second part has what is received. */
    public static final int BYTES = 16;

    /** Place of the number of its text with function and line, or with the name of a region. */
    public static final int SITE = 24;

    /** Place of the number of its communicator; 0 for none. */
    public static final int COMM = 28;

    /** Place of its peer, as in {@link TracedCall#peer}. The second part has the source. */
    public static final int PEER = 32;

    /** Place of its tag. The second part has the tag of what is received. */
    public static final int TAG = 36;

    /** Begin of the second part of a call that sends and receives. */
    public static final long MORE = -1;

    /** Duration of a call that has not ended. */
    public static final long OPEN = -1;

    /** Bytes before the characters of a text: size of all, kind, number, length. */
    public static final int TEXT_HEAD = 16;

    /** Kind of a text: function, a line break, the line of the program if it is known. */
    public static final int SITE_TEXT = 1;

    /** Kind of a text: a communicator, as {@link CommText} writes it. */
    public static final int COMM_TEXT = 2;

    /** Kind of a text: the name of a thread. */
    public static final int THREAD_TEXT = 3;

    /** Kind of a text: the name of the host. */
    public static final int HOST_TEXT = 4;

    /** Kind of a text: a region of the program; its number is that of a site. */
    public static final int REGION_TEXT = 5;

    private TraceLayout() {}

    /** Name of the file of a rank. */
    public static String fileName(int rank) {
        return "rank-" + rank + ".trace";
    }
}
