package panmpi.junit.programs;

import mpi.junit.MpiTest;
import mpi.junit.Ranks;
import org.junit.jupiter.api.Test;

/** Annotations with values that they do not take. */
public final class Wrong {

    private Wrong() {}

    /** No rank. */
    @MpiTest(ranks = {2, 0})
    public static class Zero {
        @Test
        void runs() {}
    }

    /** Two lists of numbers of ranks. */
    @MpiTest(value = 2, ranks = 3)
    public static class Both {
        @Test
        void runs() {}
    }

    /** No number of ranks for a method. */
    @MpiTest
    public static class None {
        @Test
        @Ranks({})
        void runs() {}
    }

    /** No time. */
    @MpiTest(timeout = -1)
    public static class Negative {
        @Test
        void runs() {}
    }

    /** A name without value. */
    @MpiTest(environment = "HOME")
    public static class Nameless {
        @Test
        void runs() {}
    }

    /** Two annotations that make a test. */
    public static class Twice {
        @Test
        @MpiTest
        void runs() {}
    }

    /** An MPI that nobody knows. */
    @MpiTest(mpi = "mpihc")
    public static class Unknown {
        @Test
        void runs() {}
    }

    /** An option that the JVM does not have. */
    @MpiTest(jvm = "-XX:+NoSuchOption")
    public static class Unstartable {
        @Test
        void runs() {}
    }
}
