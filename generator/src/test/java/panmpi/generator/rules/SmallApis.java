package panmpi.generator.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;

/**
 * Makes small snapshots for tests, from lines such as those of a snapshot file, which lists what a
 * header declares.
 */
public final class SmallApis {

    private SmallApis() {}

    /**
     * Makes a snapshot of the MPICH ABI family.
     *
     * @param folder folder for the snapshot's file
     * @param library name and version: {@code mpich 4.0.2}
     * @param mpi the version of MPI that the snapshot states
     * @param facts the lines of the snapshot
     */
    public static Api api(Path folder, String library, String mpi, String... facts)
            throws IOException {
        String head =
                "library %s\nfamily mpich\nmpi %s\nheader mpi.h sha256 0\n".formatted(library, mpi);
        Path file = folder.resolve(library.replace(' ', '-') + ".api");
        return ApiFile.read(Files.writeString(file, head + String.join("\n", facts) + "\n"));
    }
}
