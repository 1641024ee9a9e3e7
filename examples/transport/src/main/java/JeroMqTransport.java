import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import org.zeromq.SocketType;
import org.zeromq.ZContext;
import org.zeromq.ZMQ.Socket;

/**
 * A {@link Transport} that uses JeroMQ, over TCP. Each process receives by one PULL socket, and
 * sends by a PUSH socket for each receiver.
 */
final class JeroMqTransport implements Transport {
    private final ZContext context = new ZContext();
    private final int rank;
    private final Socket from;
    private final Socket[] to;

    JeroMqTransport(int rank, int size, int port) {
        this.rank = rank;
        from = context.createSocket(SocketType.PULL);
        from.bind("tcp://127.0.0.1:" + (port + rank));
        to = new Socket[size];
        for (int i = 0; i < size; i++) {
            to[i] = context.createSocket(SocketType.PUSH);
            to[i].connect("tcp://127.0.0.1:" + (port + i));
        }
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return to.length;
    }

    @Override
    public void send(int receiver, MemorySegment data, long offset, long length) {
        byte[] message = new byte[Integer.BYTES + (int) length];
        ByteBuffer.wrap(message).putInt(rank);
        MemorySegment.copy(data, JAVA_BYTE, offset, message, Integer.BYTES, (int) length);
        to[receiver].send(message);
    }

    @Override
    public void recv(Receiver receiver) {
        byte[] message = from.recv();
        int sender = ByteBuffer.wrap(message).getInt();
        receiver.accept(sender, MemorySegment.ofArray(message).asSlice(Integer.BYTES));
    }

    @Override
    public void close() {
        context.close();
    }
}
