package mpi.concurrent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** Tests that an exception in a listener, which a program gives to an executor, is only printed. */
@ResourceLock(Resources.SYSTEM_ERR)
final class ListenerTest {

    @Test
    void anExceptionIsPrintedAndEndsNothing() {
        List<String> heard = new ArrayList<>();
        var printed = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Listener.tell(
                    news -> {
                        throw new IllegalStateException("no room for " + news);
                    },
                    "a loss");
            Listener.tell(heard::add, "another loss");
        } finally {
            System.setErr(before);
        }
        assertEquals(List.of("another loss"), heard);
        String text = printed.toString(StandardCharsets.UTF_8);
        assertTrue(text.contains("a listener of the executor has failed"), text);
        assertTrue(text.contains("IllegalStateException: no room for a loss"), text);
    }
}
