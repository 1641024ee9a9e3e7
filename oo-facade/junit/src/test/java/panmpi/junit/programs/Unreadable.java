package panmpi.junit.programs;

import mpi.Intracomm;
import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Test class that fails by exceptions whose own methods throw exceptions. */
@MpiTest(ranks = 2)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class Unreadable {

    @Test
    @Order(1)
    void throwsWithoutAMessage(MpiWorld world) {
        throw new WithoutMessage();
    }

    @Test
    @Order(2)
    void passesAfterwards(Intracomm comm) {
        comm.Barrier();
    }

    /** Runs last, since Jupiter itself calls {@code getCause}, and ends the class if it throws. */
    @Test
    @Order(3)
    void throwsWithoutACause(MpiWorld world) {
        throw new WithoutCause();
    }

    private static final class WithoutMessage extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }
    }

    private static final class WithoutCause extends RuntimeException {
        private static final long serialVersionUID = 1;

        @Override
        public synchronized Throwable getCause() {
            throw new IllegalStateException("no cause");
        }
    }
}
