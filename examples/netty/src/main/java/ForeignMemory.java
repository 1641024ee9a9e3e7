import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/**
 * Sends and receives in memory that another library owns, here Netty, without a copy in Java. A
 * direct {@code ByteBuf} of Netty lies outside of the heap; its {@code nioBuffer} is a view of the
 * same memory, a direct {@code ByteBuffer} of the JDK, which MPI takes as a buffer. Arrow and
 * Agrona have such views as well. {@code MemorySegment.ofBuffer} makes a segment of a view, for
 * calls with segments.
 *
 * <p>MPI neither moves Netty's indices nor counts references: the program sets the index after a
 * receive, and releases the buffer when the message is complete. A nonblocking call needs the
 * buffer until {@code waitFor}.
 */
public class ForeignMemory {
    private static final int TAG = 1;
    private static final int READINGS = 1000;

    /**
     * Runs on two ranks or more, in {@code examples/netty}: {@code mpiexec -n 4 mpijava -cp
     * target/classes:target/lib/netty-buffer.jar:target/lib/netty-common.jar ForeignMemory roof}.
     *
     * @param args name of the sensor in the report that rank 0 sends; {@code roof} by default.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            ByteBuf report = encode(args.length > 0 ? args[0] : "roof");
            ByteBuffer view = report.nioBuffer(); // the bytes that are written and not yet read
            for (int to = 1; to < world.getSize(); to++) {
                world.send(view, report.readableBytes(), MPI.BYTE, to, TAG);
            }
            System.out.println("rank 0 sends " + report.readableBytes() + " bytes");
            report.release();
        } else {
            ByteBuf report = receive(world);
            System.out.println("rank " + world.getRank() + " has " + decode(report));
            report.release();
        }
        MPI.Finalize();
    }

    /**
     * Asks for the length of the message, and receives the message in a buffer from Netty's pool.
     */
    private static ByteBuf receive(Intracomm world) {
        Status coming = world.probe(0, TAG);
        int bytes = coming.getCount(MPI.BYTE);
        ByteBuf report = PooledByteBufAllocator.DEFAULT.directBuffer(bytes);
        ByteBuffer view = report.nioBuffer(0, bytes);
        world.recv(view, bytes, MPI.BYTE, 0, TAG);
        report.writerIndex(bytes); // number of bytes that can be read
        return report;
    }

    private static ByteBuf encode(String name) {
        ByteBuf report = PooledByteBufAllocator.DEFAULT.directBuffer();
        byte[] letters = name.getBytes(StandardCharsets.UTF_8);
        report.writeInt(letters.length).writeBytes(letters);
        for (int i = 1; i <= READINGS; i++) {
            report.writeDouble(i / 8.0);
        }
        return report;
    }

    private static String decode(ByteBuf report) {
        int length = report.readInt();
        String name = report.readString(length, StandardCharsets.UTF_8);
        double sum = 0;
        int readings = 0;
        for (; report.isReadable(); readings++) {
            sum += report.readDouble();
        }
        boolean isRight = sum == READINGS * (READINGS + 1) / 16.0;
        return readings + " readings of " + name + ", sum right: " + isRight;
    }
}
