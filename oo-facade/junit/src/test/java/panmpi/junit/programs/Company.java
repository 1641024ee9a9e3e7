package panmpi.junit.programs;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Ten test classes whose tests report the process in which they run. */
public final class Company {

    private Company() {}

    /** The test of each of the ten classes. */
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

    /** Runs in a job of its own. */
    @MpiTest(alone = true)
    public static class Alone extends Member {}
}
