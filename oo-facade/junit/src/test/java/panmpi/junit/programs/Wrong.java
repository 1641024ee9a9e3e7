package panmpi.junit.programs;

import mpi.junit.MpiTest;
import mpi.junit.Ranks;
import org.junit.jupiter.api.Test;

/** Has annotations with values that are not allowed. */
public final class Wrong {

    private Wrong() {}

    /** Asks for 0 ranks. */
    @MpiTest(ranks = {2, 0})
    public static class Zero {
        @Test
        void runs() {}
    }

    /** Has two lists of numbers of ranks. */
    @MpiTest(value = 2, ranks = 3)
    public static class Both {
        @Test
        void runs() {}
    }

    /** Has a method without a number of ranks. */
    @MpiTest
    public static class None {
        @Test
        @Ranks({})
        void runs() {}
    }

    /** Has a negative time limit. */
    @MpiTest(timeout = -1)
    public static class Negative {
        @Test
        void runs() {}
    }

    /** Has an environment variable without a value. */
    @MpiTest(environment = "HOME")
    public static class Nameless {
        @Test
        void runs() {}
    }

    /** Has two annotations that make a test. */
    public static class Twice {
        @Test
        @MpiTest
        void runs() {}
    }

    /** Names an unknown MPI. */
    @MpiTest(mpi = "mpihc")
    public static class Unknown {
        @Test
        void runs() {}
    }

    /** Has an option that the JVM does not know. */
    @MpiTest(jvm = "-XX:+NoSuchOption")
    public static class Unstartable {
        @Test
        void runs() {}
    }
}
