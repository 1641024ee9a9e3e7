package panmpi.tests.support;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/**
 * Finds the file descriptor of a socket, which Java does not reveal, in {@code /proc} by the ports
 * of the connection.
 */
public final class SocketNumber {
    private SocketNumber() {}

    /**
     * {@return the file descriptor of a socket of this process} Skips the test where there is no
     * {@code /proc}.
     *
     * @param socket a connected socket.
     */
    public static int of(SocketChannel socket) throws IOException {
        Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "no /proc/self/fd");
        var link = "socket:[" + inode(socket) + "]";
        try (var files = Files.list(Path.of("/proc/self/fd"))) {
            return files.filter(file -> link.equals(target(file)))
                    .mapToInt(file -> Integer.parseInt(file.getFileName().toString()))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /**
     * Finds the inode. A row is: number, local address, remote address, state, queues, timer,
     * retries, user, ...
     */
    private static String inode(SocketChannel socket) throws IOException {
        var local = hexPort(socket.getLocalAddress());
        var remote = hexPort(socket.getRemoteAddress());
        for (String table : new String[] {"tcp", "tcp6"}) {
            for (String line : Files.readAllLines(Path.of("/proc/self/net", table))) {
                var fields = line.strip().split("\\s+");
                if (fields[1].endsWith(local) && fields[2].endsWith(remote)) {
                    return fields[9];
                }
            }
        }
        throw new AssertionError("no connection of ports " + local + " and " + remote);
    }

    private static String hexPort(Object address) {
        return ":%04X".formatted(((InetSocketAddress) address).getPort());
    }

    /** Returns the target of a link; descriptors may vanish while they are listed. */
    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return "";
        }
    }
}
