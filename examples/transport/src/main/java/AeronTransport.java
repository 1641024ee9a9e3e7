import io.aeron.Aeron;
import io.aeron.FragmentAssembler;
import io.aeron.Publication;
import io.aeron.Subscription;
import io.aeron.driver.MediaDriver;
import io.aeron.driver.ThreadingMode;
import java.lang.foreign.MemorySegment;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * A {@link Transport} that uses Aeron, over shared memory or UDP. Process 0 runs the media driver,
 * which moves the messages of all processes.
 */
final class AeronTransport implements Transport {
    private static final String OPTIONS = "term-length=16m";
    private static final int FIRST_STREAM = 1000;

    private final int rank;
    private final int size;
    private final MediaDriver driver;
    private final Aeron aeron;
    private final Publication[] to;
    private final Subscription[] from;
    private final FragmentAssembler[] assemblers;
    private Receiver receiver;
    private int taken;

    AeronTransport(int rank, int size, String folder, int port, boolean isUdp) {
        this.rank = rank;
        this.size = size;
        driver = rank == 0 ? driver(folder, size) : null;
        aeron = Aeron.connect(new Aeron.Context().aeronDirectoryName(folder));
        to = new Publication[size];
        from = new Subscription[size];
        assemblers = new FragmentAssembler[size];
        for (int i = 0; i < size; i++) {
            if (i != rank) {
                to[i] = aeron.addPublication(channel(isUdp, port + i), stream(i, rank));
                from[i] = aeron.addSubscription(channel(isUdp, port + rank), stream(rank, i));
                assemblers[i] = assembler(i);
            }
        }
        for (int i = 0; i < size; i++) {
            while (i != rank && !(to[i].isConnected() && from[i].isConnected())) {
                Thread.onSpinWait();
            }
        }
    }

    /**
     * Starts the media driver, which moves the messages. It gets polling threads of its own if
     * there are enough cores for them.
     */
    private static MediaDriver driver(String folder, int size) {
        boolean isRoomy = Runtime.getRuntime().availableProcessors() >= size + 3;
        return MediaDriver.launch(
                new MediaDriver.Context()
                        .aeronDirectoryName(folder)
                        .dirDeleteOnStart(true)
                        .dirDeleteOnShutdown(true)
                        .threadingMode(isRoomy ? ThreadingMode.DEDICATED : ThreadingMode.SHARED));
    }

    private static String channel(boolean isUdp, int port) {
        return isUdp
                ? "aeron:udp?endpoint=localhost:" + port + "|" + OPTIONS
                : "aeron:ipc?" + OPTIONS;
    }

    private int stream(int receiver, int sender) {
        return FIRST_STREAM + receiver * size + sender;
    }

    private FragmentAssembler assembler(int sender) {
        return new FragmentAssembler(
                (buffer, offset, length, _) -> {
                    long address = buffer.addressOffset() + offset;
                    taken++;
                    receiver.accept(
                            sender,
                            segment(
                                    buffer.byteArray(),
                                    buffer.byteBuffer(),
                                    address,
                                    offset,
                                    length));
                });
    }

    /**
     * Returns a segment of the message without copying it. Aeron passes a message either in its log
     * buffer, which is outside of the heap, or in an array if the message was assembled from
     * several fragments.
     */
    @SuppressWarnings("restricted")
    private static MemorySegment segment(
            byte[] array, Object direct, long address, int offset, int length) {
        return array != null && direct == null
                ? MemorySegment.ofArray(array).asSlice(offset, length)
                : MemorySegment.ofAddress(address).reinterpret(length);
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void send(int receiver, MemorySegment data, long offset, long length) {
        var message = new UnsafeBuffer(data.asSlice(offset, length).asByteBuffer());
        while (to[receiver].offer(message, 0, (int) length) < 0) {
            Thread.onSpinWait();
        }
    }

    @Override
    public void recv(Receiver next) {
        receiver = next;
        taken = 0;
        while (taken == 0) {
            for (int i = 0; i < size && taken == 0; i++) {
                if (i != rank) {
                    from[i].poll(assemblers[i], 1);
                }
            }
        }
    }

    @Override
    public void close() {
        aeron.close();
        if (driver != null) {
            driver.close();
        }
    }
}
