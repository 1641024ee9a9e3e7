package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.fail;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Test class that prints each step, such as its beginning and its end; the first test fails. */
@MpiTest
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class Lifecycle {

    @BeforeAll
    static void begin(MpiWorld world) {
        System.out.println("begins on " + world.size());
    }

    @AfterAll
    static void end() {
        System.out.println("ends");
    }

    @Test
    @Order(1)
    void fails() {
        System.err.print("fails");
        fail("on purpose");
    }

    @Test
    @Order(2)
    void passes() {
        System.out.println("passes");
    }

    /** Test class whose {@code @BeforeAll} method fails on rank 1. */
    @MpiTest
    public static class Unready {
        @BeforeAll
        static void begin(MpiWorld world) {
            if (world.rank() == 1) {
                throw new IllegalStateException("not ready");
            }
        }

        @Test
        void runs() {}
    }
}
