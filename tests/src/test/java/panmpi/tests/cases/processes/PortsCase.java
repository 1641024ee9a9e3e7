package panmpi.tests.cases.processes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import mpi.Comm;
import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;
import mpi.internal.link.Linkage;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Host;
import panmpi.tests.support.Network;
import panmpi.tests.support.SocketNumber;

/** Tests processes that connect by a port, by a published name, or over a socket between them. */
// The tests start and connect processes from MPI_COMM_WORLD, which exists only after Init.
@Tag("init")
@MpiTest(ranks = 2)
class PortsCase {
    private static final Intracomm SELF = MPI.COMM_SELF;
    private static final String SERVICE = "panmpi-\u00e4-" + ProcessHandle.current().pid();

    @Test
    void clientsMeetServers() {
        var port = open();
        assertMeet(shared(port), RANK == 0);
        close(port);
    }

    @Test
    void oneAfterAnotherAtTheSamePort() {
        var port = open();
        var name = shared(port);
        for (int i = 0; i < 3; i++) {
            assertMeet(name, RANK == 0);
        }
        assertMeetByCamelCase(name, RANK == 0);
        close(port);
    }

    @Test
    void namesAreLookedUp() {
        var port = open();
        var service = shared(SERVICE);
        if (RANK == 0) {
            MPI.Publish_name(service, null, port);
            WORLD.Barrier();
            assertMeet(port, true);
            MPI.Unpublish_name(service, null, port);
        } else {
            WORLD.Barrier();
            assertMeet(MPI.Lookup_name(service, null), false);
        }
        WORLD.Barrier();
        assertThrows(MPIException.class, () -> MPI.Lookup_name(service, null));
        close(port);
    }

    @Test
    void socketsAreJoined() throws IOException {
        Host.assumeOnlyOne();
        close(open());
        try (var socket = connected()) {
            try (var between = Comm.Join(SocketNumber.of(socket))) {
                assertFalse(between.Is_null());
                assertEquals(1, between.Remote_size());
                assertExchange(between);
                between.Disconnect();
            }
        }
    }

    /** Returns a socket between the two ranks. */
    private static SocketChannel connected() throws IOException {
        var loopback = InetAddress.getLoopbackAddress();
        try (var server = ServerSocketChannel.open()) {
            var port = new int[1];
            if (RANK == 0) {
                server.bind(new InetSocketAddress(loopback, 0));
                port[0] = ((InetSocketAddress) server.getLocalAddress()).getPort();
            }
            WORLD.Bcast(port, 0, 1, MPI.INT, 0);
            return RANK == 0
                    ? server.accept()
                    : SocketChannel.open(new InetSocketAddress(loopback, port[0]));
        }
    }

    private static void assertMeet(String port, boolean serves) {
        var between = serves ? SELF.Accept(port, null, 0) : SELF.Connect(port, null, 0);
        assertEquals(1, between.Size());
        assertEquals(1, between.Remote_size());
        assertExchange(between);
        between.Disconnect();
    }

    private static void assertMeetByCamelCase(String port, boolean serves) {
        var between = serves ? SELF.accept(port, 0) : SELF.connect(port, 0);
        assertExchange(between);
        between.disconnect();
    }

    @Test
    void namesAreLookedUpByCamelCase() {
        Network.assumeThere();
        close(open());
        var port = RANK == 0 ? Intracomm.openPort() : null;
        var service = shared(SERVICE + "-2");
        if (RANK == 0) {
            Intracomm.publishName(service, port);
            WORLD.barrier();
            WORLD.barrier();
            Intracomm.unpublishName(service, port);
            Intracomm.closePort(port);
        } else {
            WORLD.barrier();
            assertFalse(Intracomm.lookupName(service).isEmpty());
            WORLD.barrier();
        }
    }

    @Test
    void socketsAreJoinedByCamelCase() throws IOException {
        Host.assumeOnlyOne();
        close(open());
        try (var socket = connected();
                var between = Comm.join(SocketNumber.of(socket))) {
            assertExchange(between);
            between.disconnect();
        }
    }

    private static void assertExchange(Intercomm between) {
        var other = new int[1];
        between.Sendrecv(new int[] {RANK}, 0, 1, MPI.INT, 0, 4, other, 0, 1, MPI.INT, 0, 4);
        assertEquals(SIZE - 1 - RANK, other[0]);
    }

    /**
     * Opens a port on rank 0 and returns its name, on rank 1 null; skips the test if the library's
     * network has no ports.
     */
    private static String open() {
        var port = "";
        Network.assumeThere();
        var reason = "";
        if (RANK == 0) {
            try {
                port = MPI.Open_port(null);
            } catch (MPIException e) {
                reason = noPorts(e);
            }
        }
        reason = shared(reason);
        Assumptions.assumeTrue(reason.isEmpty(), Linkage.library() + ": " + reason);
        return RANK == 0 ? port : null;
    }

    /**
     * Returns the part of MPICH's message that says why it cannot open a port, for example over
     * UCX.
     */
    private static String noPorts(MPIException refusal) {
        var words = refusal.getMessage().replaceAll("\\s+", " ").replaceFirst(" \\(code.*", "");
        if (!words.contains("MPID_Open_port")) {
            throw refusal;
        }
        return "MPI_Open_port: " + words.substring(words.indexOf("MPID_Open_port"));
    }

    private static void close(String port) {
        if (RANK == 0) {
            MPI.Close_port(port);
        }
    }

    /** Returns the text of rank 0 on both ranks. */
    private static String shared(String text) {
        var length = new int[1];
        var bytes = RANK == 0 ? text.getBytes(StandardCharsets.UTF_8) : null;
        length[0] = RANK == 0 ? bytes.length : 0;
        WORLD.Bcast(length, 0, 1, MPI.INT, 0);
        bytes = RANK == 0 ? bytes : new byte[length[0]];
        WORLD.Bcast(bytes, 0, length[0], MPI.BYTE, 0);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
