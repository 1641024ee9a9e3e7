package panmpi.generator.resist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** Ways in which {@link ResistTest} changes a header, after which the facade must be unchanged. */
enum Mutation {
    /** Every parameter has a meaningless name. */
    RENAMED,
    /** No parameter has a name. */
    NAMELESS,
    /** Names are spelled as in a development version of Open MPI. */
    SPELLED,
    /** Every parameter has the name of another parameter of MPI. */
    MISLEADING,
    /** Every function is extern, with restricted pointers and without const, as old headers are. */
    EXTERN,
    /**
     * The version is another library's newest one, parameters are renamed, and functions are
     * missing.
     */
    RAISED_RENAMED,
    /** The version is another library's newest one, and no parameter has a name. */
    RAISED_NAMELESS;

    private static final Map<String, String> SPELLINGS =
            Map.ofEntries(
                    Map.entry("destinations", "targets"),
                    Map.entry("comm_old", "old_comm"),
                    Map.entry("oldcomm", "comm_old"),
                    Map.entry("peer_comm", "bridge_comm"),
                    Map.entry("target_count", "target_cout"),
                    Map.entry("errhandler", "erhandler"),
                    Map.entry("dest", "target"),
                    Map.entry("array_of_requests", "requests"));

    private static final List<String> NAMES =
            List.of(
                    "root",
                    "flag",
                    "status",
                    "array_of_statuses",
                    "tag",
                    "sendcounts",
                    "ranks",
                    "comm_keyval",
                    "extra_state",
                    "outlen",
                    "baseptr",
                    "n",
                    "array_of_indices",
                    "maxdims",
                    "argc",
                    "old_comm",
                    "inoutbuf",
                    "source");

    boolean isAnotherLibrary() {
        return this == RAISED_RENAMED || this == RAISED_NAMELESS;
    }

    /** Changes, in place, a header and all other headers in its folder and subfolders. */
    void apply(Path header, Random random) throws IOException {
        try (Stream<Path> walk = Files.walk(header.getParent())) {
            for (Path file : walk.filter(f -> f.toString().endsWith(".h")).toList()) {
                Files.writeString(file, text(Files.readString(file), random));
            }
        }
        if (isAnotherLibrary()) {
            Files.writeString(header, raised(Files.readString(header)));
        }
    }

    private String text(String text, Random random) {
        return switch (this) {
            case RENAMED -> Declarations.renamed(text, (name, i) -> word(random) + i);
            case NAMELESS, RAISED_NAMELESS -> Declarations.renamed(text, (name, i) -> "");
            case SPELLED ->
                    Declarations.renamed(text, (name, i) -> SPELLINGS.getOrDefault(name, name));
            case MISLEADING ->
                    Declarations.renamed(
                            text,
                            (name, i) ->
                                    NAMES.get((i + random.nextInt(3)) % NAMES.size())
                                            + "_".repeat(i));
            case EXTERN ->
                    Declarations.rewritten(text, Mutation::extern)
                            .replaceAll("\\*\\s*extern ", "*");
            case RAISED_RENAMED ->
                    Declarations.renamed(
                            Declarations.rewritten(text, f -> random.nextInt(10) == 0 ? null : f),
                            (name, i) -> word(random) + i);
        };
    }

    /**
     * Puts {@code extern} after the type, which C allows, as in {@code int extern
     * MPI_Barrier(...)}, removes const and restricts pointers.
     */
    private static String extern(String declaration) {
        return "extern "
                + declaration
                        .replaceAll("\\bconst\\b", "")
                        .replaceAll("\\b(void|int)\\s*\\*\\s*(?=\\w+\\s*[,)])", "$1 *__restrict ");
    }

    private static String word(Random random) {
        return "w" + Integer.toString(random.nextInt(46656), 36) + "_";
    }

    /**
     * Adds the version macros of another library's newest version, which the generator prefers to
     * those of the header's own library.
     */
    private static String raised(String text) {
        return text
                + """

                #undef MPI_VERSION
                #define MPI_VERSION 5
                #undef MPI_SUBVERSION
                #define MPI_SUBVERSION 0
                #undef I_MPI_VERSION
                #define I_MPI_VERSION "6.1.0"
                """;
    }
}
