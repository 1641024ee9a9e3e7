package mpi.junit.job;

import java.io.Closeable;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedSelectorException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * Finds the order in which the processes of the ranks ended. Each rank keeps a second connection
 * open, on which it sends its rank and nothing else; the kernel lists closed connections in the
 * order in which they were closed, while the threads that read the messages of the ranks may wake
 * up in any order on a busy machine.
 */
final class RankEndings implements Closeable {

    private final List<Integer> order = new CopyOnWriteArrayList<>();
    private final Selector selector = Selector.open();
    private final ServerSocketChannel server;

    /** Listens on a socket file. */
    RankEndings(Path socket) throws IOException {
        server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        server.configureBlocking(false);
        server.register(selector, SelectionKey.OP_ACCEPT);
        Thread.ofPlatform().daemon().name("panmpi-junit-endings").start(this::watch);
    }

    /** Returns the ranks whose processes have ended, the first to end first. */
    List<Integer> order() {
        return List.copyOf(order);
    }

    private void watch() {
        try {
            while (selector.isOpen()) {
                selector.select(this::take);
            }
        } catch (IOException | ClosedSelectorException closed) {
            // The job is over.
        }
    }

    private void take(SelectionKey key) {
        try {
            if (key.isAcceptable()) {
                accept();
            } else {
                read(key);
            }
        } catch (IOException gone) {
            end(key);
        }
    }

    private void accept() throws IOException {
        SocketChannel rank = server.accept();
        rank.configureBlocking(false);
        rank.register(selector, SelectionKey.OP_READ, ByteBuffer.allocate(Integer.BYTES));
    }

    private void read(SelectionKey key) throws IOException {
        ByteBuffer number = (ByteBuffer) key.attachment();
        // Once the number of the rank is complete, further bytes are dropped: a read into a full
        // buffer would never report that the connection is closed.
        ByteBuffer into = number.hasRemaining() ? number : ByteBuffer.allocate(1);
        if (((SocketChannel) key.channel()).read(into) < 0) {
            end(key);
        }
    }

    private void end(SelectionKey key) {
        key.cancel();
        if (key.attachment() instanceof ByteBuffer number && !number.hasRemaining()) {
            order.add(number.getInt(0));
        }
    }

    @Override
    public void close() throws IOException {
        selector.close();
        server.close();
    }
}
