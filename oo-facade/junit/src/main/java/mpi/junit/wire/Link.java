package mpi.junit.wire;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.Serializable;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/**
 * Connection for messages between a rank and the JVM that reports the tests, over a socket in a
 * folder that only its user may enter. A message begins with the bytes {@code pmpi} and its length.
 */
public final class Link implements Closeable {

    /** First bytes of each message: {@code pmpi}. */
    private static final int MARK = 0x706d7069;

    /** Greatest length of a message in bytes. The longest messages are lines that a rank prints. */
    private static final int MOST = 1 << 30;

    private final SocketChannel channel;
    private final DataOutputStream out;
    private final DataInputStream in;

    /** Makes a connection of an open channel. */
    public Link(SocketChannel channel) {
        this.channel = channel;
        out = new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
        in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel)));
    }

    /** Connects to a socket file. */
    public static Link to(Path socket) throws IOException {
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        channel.connect(UnixDomainSocketAddress.of(socket));
        return new Link(channel);
    }

    /**
     * Sends a message at once.
     *
     * @throws NoMessageException if the message is too long to be received.
     */
    public synchronized void send(Serializable message) throws IOException {
        byte[] bytes = Encoding.encode(message);
        checkLength(bytes.length);
        out.writeInt(MARK);
        out.writeInt(bytes.length);
        out.write(bytes);
        out.flush();
    }

    /**
     * Waits for a message.
     *
     * @throws NoMessageException if something else arrives; the connection cannot be used any more.
     * @throws IOException when the other end is closed.
     */
    public <T extends Serializable> T receive(Class<T> type) throws IOException {
        int mark = in.readInt();
        if (mark != MARK) {
            throw new NoMessageException(
                    "its first bytes are %08x, not %08x".formatted(mark, MARK));
        }
        int length = in.readInt();
        checkLength(length);
        // Memory is allocated as the bytes arrive.
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException();
        }
        return Encoding.decode(bytes, type);
    }

    private static void checkLength(int length) throws NoMessageException {
        if (length < 0 || length > MOST) {
            long unsigned = Integer.toUnsignedLong(length);
            throw new NoMessageException(
                    "it has %d bytes, and a message has %d at most".formatted(unsigned, MOST));
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
