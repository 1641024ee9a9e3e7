package panmpi.junit.programs;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Ten test classes that share a job, and one that does not; each reports its process id. */
public final class Company {

    private Company() {}

    /** Base class with the test that each of the classes runs. */
    @MpiTest
    abstract static class Member {
        @Test
        void reportsItsProcess(MpiWorld world, TestReporter reporter) {
            reporter.publishEntry("process", Long.toString(ProcessHandle.current().pid()));
        }
    }

    public static class A extends Member {}

    public static class B extends Member {}

    public static class C extends Member {}

    public static class D extends Member {}

    public static class E extends Member {}

    public static class F extends Member {}

    public static class G extends Member {}

    public static class H extends Member {}

    public static class I extends Member {}

    public static class J extends Member {}

    /** Runs in a job without other classes. */
    @MpiTest(alone = true)
    public static class Alone extends Member {}
}
