package panmpi.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Tests the default values of options in the generator's runnable jar. */
final class BundledDefaultsTest {
    @TempDir private Path folder;

    @Test
    void templatesComeFromTheJarWhereTheCurrentFolderHasNone() throws IOException {
        Path templates = Path.of(defaultOf(jar(), "--templates"));
        assertEquals("rule", Files.readString(templates.resolve("a.rules")));
    }

    @Test
    void folderOfTheUserComesFirst() throws IOException {
        Path jar = jar();
        Files.createDirectories(folder.resolve("templates"));
        Files.createDirectories(folder.resolve("generated"));
        assertNull(defaultOf(jar, "--templates"));
        assertNull(defaultOf(jar, "--out"));
    }

    @Test
    void bindingThatBeginsWithTheJarsSnapshotsGoesToTheCurrentFolder() throws IOException {
        assertEquals("generated", defaultOf(jar(), "--out"));
    }

    @Test
    void jarWithoutBundleLeavesTheDefaultsOfTheOptions() throws IOException {
        Path jar = folder.resolve("thin.jar");
        FileSystems.newFileSystem(jar, Map.of("create", "true")).close();
        assertNull(defaultOf(jar, "--templates"));
        assertNull(defaultOf(folder, "--templates"));
    }

    private String defaultOf(Path jar, String option) {
        CommandLine bindings = Main.commandLine().getSubcommands().get("bindings");
        return new BundledDefaults(new Bundle(jar), folder)
                .defaultValue(bindings.getCommandSpec().findOption(option));
    }

    private Path jar() throws IOException {
        Path jar = folder.resolve("panmpi-generator.jar");
        try (FileSystem files = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            Path templates = Files.createDirectories(files.getPath("bundle", "templates"));
            Files.writeString(templates.resolve("a.rules"), "rule");
        }
        return jar;
    }
}
