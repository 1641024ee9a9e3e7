package mpi.junit.job;

import java.io.Closeable;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.Link;
import mpi.junit.wire.NoMessageException;
import mpi.junit.wire.ToRank;

/** Connections to all ranks of a job. Each message of a rank becomes an event. */
final class Connections implements Closeable {

    private final Map<Integer, Link> links = new ConcurrentHashMap<>();
    private final ServerSocketChannel server;
    private final BlockingQueue<Event> events;

    /** Listens on a socket file. */
    Connections(Path socket, BlockingQueue<Event> events) throws IOException {
        this.events = events;
        server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
        Thread.ofPlatform().daemon().name("panmpi-junit-accept").start(this::accept);
    }

    private void accept() {
        try {
            while (true) {
                var channel = server.accept();
                Thread.ofPlatform().daemon().start(() -> serve(channel));
            }
        } catch (IOException closed) {
            // The socket is closed, since the job is over.
        }
    }

    private void serve(java.nio.channels.SocketChannel channel) {
        int rank = Event.LAUNCHER;
        try (Link link = new Link(channel)) {
            link.send(new ToRank.Setup(properties(), TestSettings.inSession()));
            FromRank.Hello hello = link.receive(FromRank.Hello.class);
            rank = hello.rank();
            links.put(rank, link);
            events.add(new Event(rank, hello));
            while (true) {
                events.add(new Event(rank, link.receive(FromRank.class)));
            }
        } catch (IOException closed) {
            if (closed instanceof NoMessageException) {
                String refusal = "panmpi-junit: a connection is closed: " + closed.getMessage();
                events.add(new Event(rank, new FromRank.Printed(true, refusal + "\n")));
            }
            if (rank != Event.LAUNCHER) {
                events.add(new Event(rank, null));
            }
        }
    }

    /**
     * Returns the system properties of this JVM that each rank gets, since tests may read them: all
     * but the settings of this engine, of Surefire and of the launcher.
     */
    private static Map<String, String> properties() {
        Map<String, String> properties = new HashMap<>();
        for (String name : System.getProperties().stringPropertyNames()) {
            if (!TestSettings.isOne(name) && !name.startsWith("surefire.")) {
                properties.put(name, System.getProperty(name));
            }
        }
        properties.remove("panmpi.launcher");
        return properties;
    }

    /** Sends a message to a rank, unless the rank has ended. */
    void send(int rank, ToRank message) {
        try {
            links.get(rank).send(message);
        } catch (IOException gone) {
            // The end of the connection is reported as an event.
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
