package panmpi.generator.header;

import java.nio.file.Path;
import java.util.List;

/**
 * Header to read, and the preprocessor for it.
 *
 * @param header the header, an absolute path
 * @param compiler the command of the C compiler: the one that the user named, else the MPI's own
 *     wrapper where it works, else {@code cc}
 * @param flags the flags with which clang sees the same declarations in the header as that compiler
 */
public record MpiInstall(Path header, List<String> compiler, List<String> flags) {}
