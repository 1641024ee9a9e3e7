package panmpi.tests.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.MPI;
import mpi.MPI.File;

/**
 * Path of a file in a temporary folder that all ranks know; {@code close} deletes the folder with
 * the file.
 */
public final class SharedFile implements AutoCloseable {
    /** The folder of the file. */
    public final Path folder;

    /** The file, which does not exist at first. */
    public final Path path;

    /** Makes the folder; collective. */
    public SharedFile() {
        folder = Path.of(fromRoot(World.RANK == 0 ? newFolder() : ""));
        path = folder.resolve("data");
    }

    /** {@return the file, opened by all ranks for reading and writing} */
    public File open() {
        return open(MPI.MODE_CREATE | MPI.MODE_RDWR);
    }

    /** {@return the file, opened by all ranks} */
    public File open(int mode) {
        return File.Open(World.WORLD, path.toString(), mode, null);
    }

    /** {@return the contents of the file now} */
    public byte[] bytes() {
        try {
            return Files.readAllBytes(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes folder and file; collective. */
    @Override
    public void close() {
        World.WORLD.Barrier();
        if (World.RANK != 0) {
            return;
        }
        try (var files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String newFolder() {
        try {
            return Files.createTempDirectory("panmpi").toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String fromRoot(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int[] length = {bytes.length};
        World.WORLD.Bcast(length, 0, 1, MPI.INT, 0);
        byte[] all = World.RANK == 0 ? bytes : new byte[length[0]];
        World.WORLD.Bcast(all, 0, length[0], MPI.BYTE, 0);
        return new String(all, StandardCharsets.UTF_8);
    }
}
