package mpi.internal.net;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Finds the addresses by which other processes reach this host, and connects to such addresses. */
public final class HostAddresses {

    private static final int TIMEOUT_MILLIS = 2_000;

    private HostAddresses() {}

    /**
     * Lists the addresses of this host, the loopback address first.
     *
     * @throws IOException if the network interfaces cannot be listed.
     */
    public static List<String> ofThis() throws IOException {
        List<String> hosts =
                new ArrayList<>(List.of(InetAddress.getLoopbackAddress().getHostAddress()));
        for (NetworkInterface card : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            if (card.isUp() && !card.isLoopback()) {
                card.inetAddresses().map(InetAddress::getHostAddress).forEach(hosts::add);
            }
        }
        return hosts;
    }

    /**
     * Connects to a port at the first of these addresses that can be reached.
     *
     * @param owner name of the process that the addresses belong to, for the message of the
     *     exception.
     * @throws IOException if no address can be reached.
     */
    public static Socket connect(List<String> hosts, int port, String owner) throws IOException {
        IOException last = null;
        for (String host : hosts) {
            Socket socket = new Socket();
            try {
                socket.connect(new InetSocketAddress(host, port), TIMEOUT_MILLIS);
                socket.setTcpNoDelay(true);
                return socket;
            } catch (IOException unreachable) {
                last = unreachable;
                socket.close();
            }
        }
        throw new IOException(
                "no address of %s can be reached: %s, port %d".formatted(owner, hosts, port), last);
    }
}
