package mpi.junit.wire;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/** Connection for messages, over a socket in a folder that only its user may enter. */
public final class Link implements Closeable {

    private static final ObjectInputFilter MESSAGES =
            ObjectInputFilter.Config.createFilter("mpi.junit.wire.*;java.lang.*;java.util.*;!*");

    private final SocketChannel channel;
    private final ObjectOutputStream out;
    private final ObjectInputStream in;

    /** Makes a connection of an open channel. Each end sends the header of its stream first. */
    public Link(SocketChannel channel) throws IOException {
        this.channel = channel;
        out = new ObjectOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
        out.flush();
        in = new ObjectInputStream(Channels.newInputStream(channel));
        in.setObjectInputFilter(MESSAGES);
    }

    /** Connects to a socket file. */
    public static Link to(Path socket) throws IOException {
        SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
        channel.connect(UnixDomainSocketAddress.of(socket));
        return new Link(channel);
    }

    /** Sends a message at once. */
    public synchronized void send(Serializable message) throws IOException {
        out.writeObject(message);
        out.reset();
        out.flush();
    }

    /**
     * Waits for a message.
     *
     * @throws IOException when the other end is closed.
     */
    public <T extends Serializable> T receive(Class<T> type) throws IOException {
        try {
            return type.cast(in.readObject());
        } catch (ClassNotFoundException otherVersion) {
            throw new IOException("two versions of panmpi-junit talk to each other", otherVersion);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
