package mpi.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that stacks in reports begin at the call of MPI that the program made. */
final class ProgramStackTest {

    @Test
    void framesWithinTheCallAreLeftOut() {
        assertEquals(
                List.of("mpi.Comm", "Heat", "Heat"),
                shown("mpi.c.Mpi", "mpi.CommCalls", "mpi.Comm", "Heat", "Heat"));
    }

    @Test
    void framesOfTheJdkBetweenCallAndProgramStay() {
        assertEquals(
                List.of("mpi.Comm", "java.util.ArrayList", "Heat"),
                shown("jdk.internal.A", "mpi.c.Mpi", "mpi.Comm", "java.util.ArrayList", "Heat"));
    }

    @Test
    void programInACallbackOfMpiHasItsWholeStack() {
        List<String> inAnOp = List.of("java.lang.Thread", "Heat", "mpi.Op", "mpi.Comm", "Heat");
        assertEquals(inAnOp, shown(inAnOp.toArray(String[]::new)));
    }

    @Test
    void stackWithoutTheProgramStaysWhole() {
        assertEquals(
                List.of("mpi.c.Mpi", "java.lang.Thread"), shown("mpi.c.Mpi", "java.lang.Thread"));
        assertEquals(List.of(), shown());
    }

    private static List<String> shown(String... classes) {
        return ProgramStack.of(
                        Stream.of(classes)
                                .map(name -> new StackTraceElement(name, "call", name, 1))
                                .toList())
                .stream()
                .map(StackTraceElement::getClassName)
                .toList();
    }
}
