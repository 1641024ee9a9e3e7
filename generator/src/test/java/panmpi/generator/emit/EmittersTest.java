package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;

/** Tests that the emitters write exactly the committed binding, which the build compiles. */
@Tag("long")
class EmittersTest {
    /**
     * Pattern of the first line of a public member or private method, but no private constructor.
     */
    private static final Pattern MEMBER =
            Pattern.compile("^    (public |private (static )?\\w+ \\w+\\(.*\\) \\{$)");

    private static final String UNSEEN =
            """
            typedef MPI_Widget int = int
            constant MPI_WIDGET_NULL MPI_Widget = 7
            callback void MPI_Watch_function(MPI_Comm x0)
            function int MPI_Comm_depth(MPI_Comm comm, int *ndims, int *size)
            function int MPI_Comm_guess(MPI_Comm comm, int *depth)
            function int MPI_Comm_frobnicate(MPI_Comm comm, int n, const int weights[], \
            MPI_Info info, double *result)
            function int MPI_Comm_gather_some(const void *sendbuf, int sendcount, \
            MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, \
            int root, MPI_Comm comm)
            function int MPI_Comm_swap(const void *buf, int count, MPI_Datatype datatype, \
            int dest, int tag, MPI_Comm comm)
            function int MPI_Comm_watch(MPI_Comm comm, MPI_Watch_function *watch_fn)
            function int MPI_Widget_create(MPI_Comm comm, MPI_Widget *widget)
            """;

    private static final String NO_RELATIVE =
            "'MPI_Comm_gather_some' refuses objects: it would send them by MPI_Comm_gather_somev, for which the facade has no method";

    private static List<SourceFile> ofAllSnapshots;

    /** Returns the files that are emitted from the committed snapshots, once for all tests. */
    private static synchronized List<SourceFile> emitted() throws IOException {
        if (ofAllSnapshots == null) {
            ofAllSnapshots = emit(Snapshots.read(List.of(Project.snapshots())));
        }
        return ofAllSnapshots;
    }

    private static List<SourceFile> emit(Snapshots snapshots) throws IOException {
        Pipeline pipeline = new Pipeline(Project.templates(), Project.quiet());
        return pipeline.emit(pipeline.decide(snapshots)).files();
    }

    private static List<String> texts(List<SourceFile> files) {
        return files.stream().map(f -> f.path() + "\n" + f.text()).toList();
    }

    @Test
    void theOrderOfSnapshotsDoesNotMatter() throws IOException {
        Snapshots snapshots = Snapshots.read(List.of(Project.snapshots()));
        List<Api> reversed = snapshots.apis().reversed();
        assertEquals(texts(emitted()), texts(emit(new Snapshots(reversed, snapshots.known()))));
    }

    @Test
    void whatIsCommittedIsWhatComesOut() throws IOException {
        isCommitted("generated/java", emitted());
        isCommitted("generated/codec", new Pipeline(Project.templates(), Project.quiet()).codec());
    }

    private static void isCommitted(String folder, List<SourceFile> files) throws IOException {
        for (SourceFile file : files) {
            Path committed = Project.root().resolve(folder).resolve(file.path());
            assertEquals(
                    Files.readString(committed),
                    file.text(),
                    file.path() + ": run `make bindings` and review the difference");
        }
    }

    /**
     * Tests that functions of a newer MPI get methods by the rules, and that functions without a
     * rule are reported as unclassified.
     */
    @Test
    void anMpiThatNobodyHasSeenGivesWhatTheRulesSay(@TempDir Path folder) throws IOException {
        Path known = Project.snapshots().resolve("mpich-5.0.2.api");
        String text = Files.readString(known).replace("library mpich 5.0.2", "library mpich 9.1");
        Path unseen = folder.resolve("mpich-9.1.api");
        Files.writeString(unseen, text + UNSEEN);
        Snapshots snapshots =
                Snapshots.read(List.of(Project.snapshots())).with(List.of(ApiFile.read(unseen)));
        Diagnostics diagnostics = Project.quiet();
        Pipeline pipeline = new Pipeline(Project.templates(), diagnostics);
        Pipeline.Decided decided = pipeline.decide(snapshots);
        Pipeline.Emitted emitted = pipeline.emit(decided);
        Set<String> unclassified = new TreeSet<>(emitted.unclassified().keySet());
        unclassified.removeIf(name -> !name.startsWith("MPI_Comm_") && !name.contains("Widget"));
        assertEquals(Set.of("MPI_Widget_create", "MPI_Comm_watch", "MPI_Comm_guess"), unclassified);
        String comm =
                emitted.files().stream()
                        .filter(f -> f.path().equals("mpi/CommCalls.java"))
                        .findFirst()
                        .orElseThrow()
                        .text();
        assertTrue(comm.contains("public double Frobnicate(int[] weights, Info info)"));
        assertTrue(comm.contains("public CommDepth Depth()"));
        assertTrue(
                comm.contains(
                        "Swap(message.buffer(), 0, message.count(), message.type(), dest, tag);"));
        assertTrue(comm.contains("public void swap(Object obj, int dest, int tag)"));
        assertTrue(
                comm.contains(
                        "reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();\n"
                                + "            }\n"
                                + "            frame.check(Mpi.MPI_Comm_swap("));
        assertTrue(
                comm.contains("Gather(sendbuf, sendoffset, all.count(), datatype, all.buffer()"),
                "reductions of objects go by the plain gather");
        assertFalse(comm.contains("Gather_somev"), "objects need a relative that nobody wrote");
        assertTrue(
                diagnostics.messages().stream().anyMatch(m -> m.text().equals(NO_RELATIVE)),
                "the missing relative is reported");
    }

    @Test
    void everyMemberIsMarkedAsGenerated() throws IOException {
        for (SourceFile file : emitted()) {
            assertTrue(file.text().startsWith("// Generated from "), file.path());
            long methods = file.text().lines().filter(MEMBER.asPredicate()).count();
            long marks = file.text().lines().filter(l -> l.contains("@Generated(")).count();
            boolean marksItself = file.text().contains("\n@Generated(");
            assertEquals(marksItself ? 1 : methods, marks, file.path());
        }
    }
}
