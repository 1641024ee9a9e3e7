package mpi.internal.discovery;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Checks the ELF header of a shared library, and names what does not fit this JVM. For a library of
 * another word size or machine, the dynamic linker only says "cannot open shared object file".
 */
public final class ElfFile {

    private static final int HEADER = 20;
    private static final int CLASS = 4;
    private static final int MACHINE = 18;

    private ElfFile() {}

    /** Returns why this JVM cannot open the file; empty if no reason is found. */
    static Optional<String> complaint(Path file) {
        if (Files.isDirectory(file)) {
            return Optional.of("is a folder, not a library");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return complaint(in.readNBytes(HEADER));
        } catch (NoSuchFileException missing) {
            return Optional.of("does not exist");
        } catch (IOException unreadable) {
            return Optional.of("cannot be read: " + unreadable.getMessage());
        }
    }

    private static Optional<String> complaint(byte[] header) {
        boolean elf =
                header.length == HEADER
                        && header[0] == 0x7f
                        && header[1] == 'E'
                        && header[2] == 'L'
                        && header[3] == 'F';
        if (!elf) {
            return Optional.of("is not a shared library (no ELF header)");
        }
        if (header[CLASS] == 1) {
            return Optional.of("is a 32-bit library; this JVM needs a 64-bit one");
        }
        int machine = machine(header);
        String arch = System.getProperty("os.arch");
        int wanted = number(arch);
        if (wanted != 0 && machine != wanted) {
            return Optional.of("is for " + name(machine) + "; this JVM runs on " + arch);
        }
        return Optional.empty();
    }

    private static int machine(byte[] header) {
        boolean bigEndian = header[CLASS + 1] == 2;
        int low = header[bigEndian ? MACHINE + 1 : MACHINE] & 0xff;
        int high = header[bigEndian ? MACHINE : MACHINE + 1] & 0xff;
        return high << 8 | low;
    }

    /**
     * Maps Java's {@code os.arch} to ELF's machine number; 0 if the architecture is unknown here.
     */
    private static int number(String arch) {
        return switch (arch) {
            case "amd64" -> 62;
            case "aarch64" -> 183;
            case "ppc64le", "ppc64" -> 21;
            case "riscv64" -> 243;
            case "s390x" -> 22;
            case "loongarch64" -> 258;
            default -> 0;
        };
    }

    private static String name(int machine) {
        return switch (machine) {
            case 3 -> "x86 (32-bit)";
            case 21 -> "ppc64";
            case 22 -> "s390x";
            case 40 -> "arm (32-bit)";
            case 62 -> "amd64";
            case 183 -> "aarch64";
            case 243 -> "riscv64";
            case 258 -> "loongarch64";
            default -> "ELF machine " + machine;
        };
    }
}
