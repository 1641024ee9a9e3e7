package panmpi.tests.harness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes jars like panmpi-mpich, which contains an MPICH for each of two processor architectures;
 * these jars have a script as mpiexec, and no usable MPI library.
 */
public final class PackedScript {
    private static final String PLACE = "META-INF/panmpi-mpich/linux-";

    private PackedScript() {}

    /** Writes a jar whose mpiexec is the given script, and returns the jar's file. */
    public static Path pack(Path jar, String mpiexec) throws IOException {
        var index =
                "mpich-1\n"
                        + line(mpiexec, "755 bin/mpiexec")
                        + line("library", "644 lib/libmpi.so.12");
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (String machine : List.of("x86_64", "aarch64")) {
                add(zip, machine + "/files", index);
                add(zip, machine + "/bin/mpiexec", mpiexec);
                add(zip, machine + "/lib/libmpi.so.12", "library");
            }
        }
        return jar;
    }

    private static void add(ZipOutputStream zip, String name, String text) throws IOException {
        zip.putNextEntry(new ZipEntry(PLACE + name));
        zip.write(text.getBytes());
    }

    private static String line(String text, String rest) {
        var sum = new CRC32();
        sum.update(text.getBytes());
        return "%08x %d %s%n".formatted(sum.getValue(), text.length(), rest);
    }
}
