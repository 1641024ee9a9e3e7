package mpi.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import panmpi.junit.programs.Passing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("mpi")
final class FailureTest {
    @Test
    void x() {
        var run = TestRun.of(panmpi.junit.programs.Dying.class);
        run.failures().forEach(Throwable::printStackTrace);
        assertEquals(List.of(), run.passed());
    }
}
