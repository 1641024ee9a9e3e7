package mpi.internal.pool;

import java.io.IOException;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import mpi.internal.net.HostAddresses;

/**
 * Network address at which workers connect to their executor.
 *
 * @param secret number that a worker sends first, so that no other process can join.
 * @param port port of the executor.
 * @param hosts addresses of the executor's host.
 */
public record PoolAddress(long secret, int port, List<String> hosts) {

    /** Encodes this address as a text without quotes or line ends. */
    public String encode() {
        return secret + " " + port + " " + String.join(" ", hosts);
    }

    /** Decodes a text that {@link #encode} made. */
    public static PoolAddress decode(String text) {
        List<String> words = new ArrayList<>(List.of(text.split(" ")));
        long secret = Long.parseLong(words.removeFirst());
        int port = Integer.parseInt(words.removeFirst());
        return new PoolAddress(secret, port, words);
    }

    Socket connect() throws IOException {
        return HostAddresses.connect(hosts, port, "the executor");
    }
}
