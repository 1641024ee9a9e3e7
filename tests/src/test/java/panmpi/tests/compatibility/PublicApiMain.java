package panmpi.tests.compatibility;

import java.io.IOException;
import java.nio.file.Path;

/** Writes the public API of a jar to a file: {@code JAR VERSION FILE}. */
public final class PublicApiMain {
    private PublicApiMain() {}

    /** Writes the file. */
    public static void main(String[] args) throws IOException {
        String origin = "Public API of panmpi %s, without code; make api-baseline makes it";
        PublicApi.write(Path.of(args[0]), origin.formatted(args[1]), Path.of(args[2]));
    }
}
