package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that programs are found by the names that users type, in whichever folder they run. */
class CommandTest {

    @TempDir private Path folder;

    @Test
    void aRelativePathIsThatOfThisProcess() throws IOException {
        Path program = Files.writeString(folder.resolve("program"), "#!/bin/sh\npwd\n");
        program.toFile().setExecutable(true);
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
        Path relative = Path.of("").toAbsolutePath().relativize(program);
        Command.Result result = Command.run(List.of(relative.toString()), elsewhere);
        assertEquals(elsewhere.toRealPath().toString(), result.out().strip());
    }

    @Test
    void aNameIsFoundOnThePath() throws IOException {
        assertEquals("a", Command.run(List.of("printf", "a"), folder).out());
    }
}
