package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Chapter;
import panmpi.generator.model.Section;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;

/**
 * Tests that each function of the MPI standard is assigned to a section of the standard, and to a
 * class of the procedural binding.
 */
class SectionsTest {

    private static Sections sections;
    private static Set<String> functions;

    @TempDir private Path folder;

    @BeforeAll
    static void read() throws IOException {
        sections = Sections.read(Project.templates(), Project.quiet());
        functions =
                new Pipeline(Project.templates(), Project.quiet())
                        .merge(Snapshots.read(List.of(Project.snapshots())))
                        .functions()
                        .keySet();
    }

    @Test
    void aHeaderDeclaresEachFunctionThatASectionNames() {
        Set<String> unknown = new TreeSet<>();
        sections.chapters().forEach(chapter -> unknown.addAll(chapter.sections().keySet()));
        unknown.removeAll(functions);
        assertEquals(Set.of(), unknown);
    }

    @Test
    void aSectionNamesEachFunctionOfTheStandard() {
        Set<String> without = new TreeSet<>();
        for (String name : functions) {
            if (name.startsWith("MPI_") && sections.find(name).isEmpty()) {
                without.add(name);
            }
        }
        // MPI_Session_set_info is an extension of MPICH, though its name begins with MPI_.
        assertEquals(Set.of("MPI_Session_set_info"), without);
    }

    @ParameterizedTest
    @CsvSource({
        "MPI_Send, 3.2.1, MpiPointToPoint",
        "MPI_Send_c, 3.2.1, MpiPointToPoint",
        "MPI_Ibcast, 6.12.2, MpiNonblockingCollectives",
        "MPI_Win_wait, 12.5.2, MpiOneSided",
        "MPI_Get_elements_x, 16.4, MpiDeprecated",
        "MPIX_Comm_agree, , MpiExtensions",
    })
    void findsSectionAndClass(String function, String number, String type) {
        assertEquals(number, sections.find(function).map(Section::number).orElse(null));
        assertEquals(type, sections.ofFunction(function).name());
    }

    @ParameterizedTest
    @CsvSource({
        "MPI_INT, MpiConstants",
        "MPI_ERR_RANK, MpiEnvironment",
        "MPI_T_ERR_INVALID, MpiTools",
        "MPI_MODE_NOPUT, MpiOneSided",
        "MPI_MODE_RDWR, MpiFiles",
        "MPIX_C_FLOAT16, MpiExtensions",
    })
    void aPatternGivesAConstantItsClass(String constant, String type) {
        assertEquals(type, sections.ofConstant(constant).name());
    }

    @Test
    void aMalformedLineAndAFunctionNamedTwiceAreReportedWithTheirPlaces() throws IOException {
        Path file = folder.resolve("sections.rules");
        Files.writeString(
                file,
                "3.2.1 58 Send\nclass A - Some\n3.2.1 Send\n3.4 69 Bsend Rsend\n3.5 70 Bsend\n");
        Diagnostics diagnostics = Project.quiet();
        Sections read = Sections.read(folder, diagnostics);
        assertEquals(List.of("A"), read.chapters().stream().map(Chapter::name).toList());
        assertEquals(
                List.of(file + ":1", file + ":3", file + ":5"),
                diagnostics.messages().stream().map(Diagnostics.Message::position).toList());
    }

    @Test
    void aFileWithoutAClassIsReported() throws IOException {
        Path file = Files.writeString(folder.resolve("sections.rules"), "# nothing\n");
        Diagnostics diagnostics = Project.quiet();
        Sections.read(folder, diagnostics);
        assertEquals(file.toString(), diagnostics.messages().getFirst().position());
    }
}
