package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import panmpi.junit.programs.Mixed;

/** Ranks that wait for a debugger. */
@Tag("mpi")
final class DebugTest {

    @AfterEach
    void debugNoMore() {
        System.clearProperty("panmpi.debug");
        System.clearProperty("panmpi.debug.port");
    }

    @Test
    @Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void rankWaitsForADebugger() throws Exception {
        int port = freePort();
        System.setProperty("panmpi.debug", "1");
        System.setProperty("panmpi.debug.port", Integer.toString(port));
        TestRun.prepare();
        var run = CompletableFuture.supplyAsync(() -> TestRun.of(Mixed.class));
        for (int jobs = 0; jobs < 2; jobs++) {
            attach(port).dispose();
        }
        assertEquals(List.of(), run.get(200, TimeUnit.SECONDS).messages());
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** Attaches as a debugger does; disposing of it resumes the program. */
    private static VirtualMachine attach(int port) throws Exception {
        var connector =
                Bootstrap.virtualMachineManager().attachingConnectors().stream()
                        .filter(each -> each.name().equals("com.sun.jdi.SocketAttach"))
                        .map(AttachingConnector.class::cast)
                        .findFirst()
                        .orElseThrow();
        var arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("localhost");
        arguments.get("port").setValue(Integer.toString(port));
        while (true) {
            try {
                return connector.attach(arguments);
            } catch (IOException notYet) {
                Thread.sleep(100);
            }
        }
    }
}
