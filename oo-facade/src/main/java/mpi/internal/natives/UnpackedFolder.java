package mpi.internal.natives;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Unpacks the MPI of a jar into the user's cache. Complete files stay as they are; a missing or
 * damaged file is written under another name and then renamed.
 */
final class UnpackedFolder {

    private UnpackedFolder() {}

    /**
     * Returns the folder with the unpacked MPI, and writes the files that are missing or damaged in
     * the folder.
     *
     * @throws IOException if the folder cannot be written, or programs cannot be executed there;
     *     the message says why.
     */
    static Path of(PackedMpi mpi) throws IOException {
        try {
            Path folder = PrivateFolder.open().resolve(mpi.name());
            for (PackedFile file : mpi.files()) {
                Path target = folder.resolve(file.path());
                makeParents(folder, target.getParent());
                if (!file.isWhole(target)) {
                    PrivateFile.write(target, mpi.bytes(file), file.isProgram());
                }
                checkExecutable(target, file);
            }
            return folder;
        } catch (IOException refused) {
            throw PrivateFile.explained(refused);
        }
    }

    private static void makeParents(Path folder, Path inner) throws IOException {
        if (!inner.equals(folder)) {
            makeParents(folder, inner.getParent());
        }
        PrivateFolder.make(inner);
    }

    private static void checkExecutable(Path target, PackedFile file) throws IOException {
        if (file.isProgram() && !Files.isExecutable(target)) {
            throw new IOException(
                    target + " cannot be executed: its disk is mounted with the option noexec");
        }
    }
}
