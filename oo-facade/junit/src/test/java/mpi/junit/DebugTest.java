package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.AttachingConnector;
import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
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
     * Attaches as a debugger does, resumes the program and stays until it ends: a program that a
     * debugger leaves listens again, and one that is attached to while it ends may be aborted.
     *
     * @return true if a program listened and was suspended.
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
            VirtualMachine program = connector.attach(arguments);
            boolean isSuspended =
                    program.allThreads().stream().allMatch(ThreadReference::isSuspended);
            program.resume();
            awaitEnd(program);
            return isSuspended;
        } catch (IOException notListening) {
            return false;
        }
    }

    private static void awaitEnd(VirtualMachine program) throws InterruptedException {
        try {
            while (true) {
                program.eventQueue().remove().resume();
            }
        } catch (VMDisconnectedException ended) {
            return;
        }
    }
}
