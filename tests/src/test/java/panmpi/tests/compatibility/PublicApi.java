package panmpi.tests.compatibility;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleFinder;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes the part of modules that programs can name: the classes of exported packages, without
 * code. It can be compared with that of another version, and is small enough to be kept in git.
 */
final class PublicApi {
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);
    private static final Pattern CLASS = Pattern.compile("(?!package-info)[^.]+[.]class");
    private static final int SMALLEST = 9;

    private PublicApi() {}

    /**
     * Writes a jar; equal modules give equal bytes.
     *
     * @param modules jars or folders of modules.
     * @param comment text of the jar's comment.
     * @param jar file to write.
     */
    static void write(List<Path> modules, String comment, Path jar) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            zip.setComment(comment);
            zip.setLevel(SMALLEST);
            for (Path module : modules) {
                add(module, zip);
            }
        }
    }

    private static void add(Path module, ZipOutputStream zip) throws IOException {
        if (Files.isDirectory(module)) {
            add(packages(module), module, zip);
            return;
        }
        try (FileSystem content = FileSystems.newFileSystem(module)) {
            add(packages(module), content.getPath("/"), zip);
        }
    }

    private static void add(List<String> packages, Path root, ZipOutputStream zip)
            throws IOException {
        for (String name : packages) {
            for (Path file : classes(root.resolve(name.replace('.', '/')))) {
                add(file, root.relativize(file).toString(), zip);
            }
        }
    }

    private static void add(Path file, String name, ZipOutputStream zip) throws IOException {
        var type = ClassWithoutCode.parse(Files.readAllBytes(file));
        if (!ClassWithoutCode.isHidden(type)) {
            var entry = new ZipEntry(name);
            entry.setTimeLocal(TIME);
            zip.putNextEntry(entry);
            zip.write(ClassWithoutCode.of(type));
        }
    }

    private static List<String> packages(Path module) {
        return ModuleFinder.of(module).findAll().stream()
                .flatMap(found -> exports(found.descriptor()))
                .sorted()
                .toList();
    }

    private static Stream<String> exports(ModuleDescriptor module) {
        return module.isAutomatic()
                ? module.packages().stream()
                : module.exports().stream().filter(e -> !e.isQualified()).map(Exports::source);
    }

    private static List<Path> classes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> CLASS.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        }
    }
}
