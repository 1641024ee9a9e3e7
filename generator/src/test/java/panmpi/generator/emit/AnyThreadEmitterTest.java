package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;

class AnyThreadEmitterTest {

    private static Set<String> names;

    @BeforeAll
    static void emit() throws IOException {
        Pipeline.Decided decided = Project.decide(Project.snapshots(), Project.quiet());
        names =
                new AnyThreadEmitter(decided.merged(), decided.exceptions(), Project.templates())
                        .emit()
                        .source()
                        .lines()
                        .map(String::strip)
                        .filter(line -> line.matches("MPIX?_\\w+"))
                        .collect(Collectors.toSet());
    }

    @Test
    void callsAllowedBeforeInitialisationNeedNoThreadLevel() {
        assertTrue(
                names.containsAll(List.of("MPI_Initialized", "MPI_Info_set", "MPI_Get_version")));
        assertTrue(names.containsAll(List.of("MPI_Session_init", "MPI_Error_string")));
    }

    @Test
    void soDoTheToolInterfaceClocksAndAbort() {
        assertTrue(names.containsAll(List.of("MPI_T_pvar_read", "MPI_Wtime", "MPI_Abort")));
    }

    @Test
    void communicationAndObjectsNeedOne() {
        for (String call : List.of("MPI_Send", "MPI_Type_create_resized", "MPI_Comm_dup")) {
            assertFalse(names.contains(call), call);
        }
    }
}
