package mpi.junit.rank;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/**
 * Connection that closes when the process of a rank ends, by which the JVM that reports the tests
 * learns of that end. The only data that it carries is the rank.
 */
final class LifeLine {

    /** Static, so that the connection stays open as long as the process lives. */
    private static SocketChannel open;

    private LifeLine() {}

    /** Connects to the socket file next to the socket file of the messages. */
    static void hold(Path socket, int rank) throws IOException {
        open = SocketChannel.open(StandardProtocolFamily.UNIX);
        open.connect(UnixDomainSocketAddress.of(socket.resolveSibling("endings")));
        open.write(ByteBuffer.allocate(Integer.BYTES).putInt(0, rank));
    }
}
