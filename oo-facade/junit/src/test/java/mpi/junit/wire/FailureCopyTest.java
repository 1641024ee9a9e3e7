package mpi.junit.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that an exception is copied even if its own methods throw exceptions. */
final class FailureCopyTest {

    @Test
    void messageThatThrowsIsReplaced() {
        var failure =
                Failure.of(
                        new RuntimeException() {
                            @Override
                            public String getMessage() {
                                throw new IllegalStateException();
                            }
                        });
        assertTrue(failure.type().startsWith(FailureCopyTest.class.getName()), failure.type());
        assertEquals("(its getMessage throws java.lang.IllegalStateException)", failure.message());
        assertTrue(failure.headline().startsWith(failure.type()), failure.headline());
        assertEquals("FailureCopyTest.java", failure.stack().getFirst().getFileName());
    }

    @Test
    void causeThatThrowsIsLeftOut() {
        var failure =
                Failure.of(
                        new RuntimeException("message") {
                            @Override
                            public synchronized Throwable getCause() {
                                throw new AssertionError();
                            }
                        });
        assertEquals("message", failure.message());
        assertNull(failure.cause());
    }

    @Test
    void stackThatThrowsIsLeftOut() {
        var failure =
                Failure.of(
                        new RuntimeException("message") {
                            @Override
                            public StackTraceElement[] getStackTrace() {
                                throw new StackOverflowError();
                            }
                        });
        assertEquals("message", failure.message());
        assertEquals(List.of(), failure.stack());
    }
}
