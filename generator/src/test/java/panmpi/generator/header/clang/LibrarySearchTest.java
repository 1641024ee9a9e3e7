package panmpi.generator.header.clang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the order in which files of libclang are tried. A temporary folder replaces the root of the
 * file system.
 */
class LibrarySearchTest {

    @TempDir Path root;
    private Path here;

    @BeforeEach
    void makeFolder() throws IOException {
        root = root.toRealPath();
        here = Files.createDirectories(root.resolve("home/project/generator"));
    }

    @Test
    void theSystemsNewestIsFirstAndTheFetchedOneLast() throws IOException {
        Path fetched = file("home/project/.mpi/libclang/libclang.so");
        Path older = file("usr/lib/llvm-14/lib/libclang.so.1");
        Path newer = file("usr/lib/x86_64-linux-gnu/libclang-18.so.18");
        assertEquals(List.of(newer, older, fetched), search(Map.of()));
    }

    @Test
    void anOlderOneThan14AndOtherLibrariesAreNoCandidates() throws IOException {
        file("usr/lib/llvm-13/lib/libclang-13.so.1");
        file("usr/lib/llvm-16/lib/libclang-cpp.so.16");
        assertEquals(List.of(), search(Map.of()));
    }

    @Test
    void severalNamesOfOneFileAreOneCandidate() throws IOException {
        Path library = file("usr/lib/x86_64-linux-gnu/libclang-16.so.16.0.6");
        Path folder = Files.createDirectories(root.resolve("usr/lib/llvm-16/lib"));
        Path link = Files.createSymbolicLink(folder.resolve("libclang.so.1"), library);
        assertEquals(List.of(link), search(Map.of()));
    }

    @Test
    void aFileThatTheVariableNamesIsTheOnlyCandidate() throws IOException {
        file("usr/lib/llvm-14/lib/libclang.so.1");
        Path named = file("home/mine/libclang.so");
        assertEquals(List.of(named), search(Map.of("LIBCLANG", named.toString())));
    }

    @Test
    void aFolderThatTheVariableNamesIsSearched() throws IOException {
        Path named = file("home/llvm/lib/libclang-17.so.1");
        assertEquals(
                List.of(named), search(Map.of("LIBCLANG", root.resolve("home/llvm").toString())));
    }

    @Test
    void aVariableThatNamesNoneIsAnErrorWithItsValue() {
        Map<String, String> wrong = Map.of("LIBCLANG", "/no/libclang.so");
        String message = assertThrows(IOException.class, () -> search(wrong)).getMessage();
        assertTrue(message.startsWith("LIBCLANG=/no/libclang.so is no libclang"), message);
    }

    private List<Path> search(Map<String, String> environment) throws IOException {
        return new LibrarySearch(root, here).candidates(environment);
    }

    private Path file(String name) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "");
    }
}
