package mpi.internal.trace;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Constants for the layout of the trace file of a rank, which writer and reader share. A header of
 * {@link #PAGE} bytes is followed by chunks, whose sizes are multiples of {@link #PAGE}. A chunk
 * has its magic number, its size and its thread, and then either calls of that thread or texts. A
 * field that is zero was never written.
 *
 * <p>Numbers are little-endian. Times are in ns since the anchor in the header, plus 1, so that no
 * time is zero.
 */
public final class TraceLayout {

    /** First eight bytes of a trace file, {@code PANMPITR}. */
    public static final long MAGIC = 0x5254_4950_4d4e_4150L;

    /** Version of this layout of trace files; a reader accepts no other version. */
    public static final int VERSION = 2;

    /** Size of the file's header in bytes; the sizes of chunks are multiples of this number. */
    public static final int PAGE = 4096;

    /** Layout of a 32-bit number in the file. */
    public static final ValueLayout.OfInt INT =
            ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN);

    /** Layout of a 64-bit number in the file. */
    public static final ValueLayout.OfLong LONG =
            ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);

    /**
     * Offset of {@link #VERSION} in the header. Names of offsets in the header begin with {@code
     * H_}, names of offsets in a chunk with {@code C_}; other offsets are offsets in the entry of a
     * call.
     */
    public static final int H_VERSION = 8;

    /**
     * Offset in the header: a flag, which is 1 if the rank has called Finalize and the file is
     * complete.
     */
    public static final int H_ENDED = 12;

    /** Offset in the header: the rank in the job, plus 1. */
    public static final int H_RANK = 16;

    /** Offset in the header: the number of ranks in the job; 0 if the number is not known. */
    public static final int H_SIZE = 20;

    /** Offset in the header: the id of the rank's process. */
    public static final int H_PID = 24;

    /** Offset in the header: a number that all processes of one {@code mpiexec} share. */
    public static final int H_JOB = 32;

    /**
     * Offset in the header: the anchor (the time from which times count) on the system clock, in ns
     * since 1970.
     */
    public static final int H_WALL = 40;

    /**
     * Offset in the header: the anchor (the time from which times count) by {@link
     * System#nanoTime}, in ns; the processes of a host share that clock.
     */
    public static final int H_NANO = 48;

    /**
     * Offset in the header: a number that is equal for processes whose {@link System#nanoTime}
     * counts from the same moment.
     */
    public static final int H_HOST = 56;

    /** Offset in the header: the number of calls that were not written, since the disk was full. */
    public static final int H_LOST = 64;

    /**
     * Offset in the header: two comparisons of this rank's clock with rank 0's. Each has the time
     * of the comparison, the difference of the clocks, and a bound on the error, in ns.
     */
    public static final int H_CLOCKS = 72;

    /** Size in bytes of one of the comparisons at {@link #H_CLOCKS}. */
    public static final int CLOCK_SIZE = 24;

    /** First four bytes of a chunk that holds calls. */
    public static final int CALLS = 0x4c4c4143;

    /** First four bytes of a chunk that holds texts. */
    public static final int TEXTS = 0x54584554;

    /** Offset in a chunk: the size of the chunk in bytes. */
    public static final int C_SIZE = 4;

    /**
     * Offset in a chunk: the number of the thread that made the chunk's calls; 0 in a chunk of
     * texts.
     */
    public static final int C_THREAD = 8;

    /** Number of bytes in a chunk before its first call or text. */
    public static final int C_HEAD = 16;

    /**
     * Size of a call's entry in bytes. A call that sends and receives has a second entry, for the
     * message that it receives.
     */
    public static final int CALL_SIZE = 40;

    /**
     * Offset in an entry: the time when the call began; 0 if the entry has no call, and {@link
     * #MORE} in the second entry of a call.
     */
    public static final int BEGIN = 0;

    /** Offset in an entry: the duration of the call in ns; {@link #OPEN} while the call lasts. */
    public static final int NANOS = 8;

    /**
     * Offset in an entry: the number of bytes in the call's buffers; -1 for a call without buffers.
     */
    public static final int BYTES = 16;

    /**
     * Offset in an entry: the number of the call's site. The site is a text with function, program
     * line and datatype, or with the name of a region.
     */
    public static final int SITE = 24;

    /**
     * Offset in an entry: the number of the call's communicator; 0 for a call without communicator.
     */
    public static final int COMM = 28;

    /**
     * Offset in an entry: the rank of the call's peer, as in {@link TracedCall#peer}; in a second
     * entry, the rank of the source.
     */
    public static final int PEER = 32;

    /** Offset in an entry: the call's tag; in a second entry, the tag of the received message. */
    public static final int TAG = 36;

    /** Value at offset {@link #BEGIN} of a second entry. */
    public static final long MORE = -1;

    /** Value at offset {@link #NANOS} of a call that has not ended. */
    public static final long OPEN = -1;

    /**
     * Number of bytes in the head of a text. The head has four 32-bit numbers: the size of the text
     * with its head, its kind, its number, and the length of its characters in bytes.
     */
    public static final int TEXT_HEAD = 16;

    /**
     * Kind of a text: a site. The text has function, program line and datatype, with line breaks
     * between them.
     */
    public static final int SITE_TEXT = 1;

    /** Kind of a text: a communicator, as {@link CommText} writes it. */
    public static final int COMM_TEXT = 2;

    /** Kind of a text: the name of a thread. */
    public static final int THREAD_TEXT = 3;

    /** Kind of a text: the name of the host. */
    public static final int HOST_TEXT = 4;

    /**
     * Kind of a text: the name of a region. Regions and call sites share one sequence of numbers.
     */
    public static final int REGION_TEXT = 5;

    private TraceLayout() {}

    /** Returns the name of the trace file of a rank. */
    public static String fileName(int rank) {
        return "rank-" + rank + ".trace";
    }
}
