package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.VMStartEvent;
import com.sun.jdi.request.EventRequest;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import panmpi.junit.programs.Mixed;

/** Tests ranks that wait for a debugger. */
@Tag("mpi")
@Tag("any-mpi")
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
        int waiting = 0;
        while (!run.isDone()) {
            waiting += debug(port) ? 1 : 0;
            Thread.sleep(100);
        }
        assertEquals(List.of(), run.get().messages());
        assertEquals(2, waiting, "jobs whose rank 1 waited");
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /**
     * Attaches as a debugger does, resumes the program and stays attached until the program ends.
     * After a detach, the program would listen again, and might be aborted if another debugger
     * attached while the program ends.
     *
     * @return true if a program listened and waited for a debugger.
     */
    private static boolean debug(int port) throws Exception {
        AttachingConnector connector =
                Bootstrap.virtualMachineManager().attachingConnectors().stream()
                        .filter(each -> each.name().equals("com.sun.jdi.SocketAttach"))
                        .findFirst()
                        .orElseThrow();
        var arguments = connector.defaultArguments();
        arguments.get("hostname").setValue("localhost");
        arguments.get("port").setValue(Integer.toString(port));
        try {
            return followToEnd(connector.attach(arguments));
        } catch (IOException notListening) {
            return false;
        }
    }

    /**
     * Lets the program run until it ends. Returns true if it waited for the debugger at its start:
     * the first event then says that all its threads are suspended.
     */
    private static boolean followToEnd(VirtualMachine program) throws InterruptedException {
        boolean hasWaited = false;
        try {
            while (true) {
                EventSet events = program.eventQueue().remove();
                boolean isStart = events.stream().anyMatch(VMStartEvent.class::isInstance);
                hasWaited |= isStart && events.suspendPolicy() == EventRequest.SUSPEND_ALL;
                events.resume();
            }
        } catch (VMDisconnectedException ended) {
            return hasWaited;
        }
    }
}
