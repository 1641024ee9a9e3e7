package panmpi.tests.compatibility;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Writes the public API of jars to a file: {@code VERSION FILE JAR...}. */
public final class PublicApiMain {
    private PublicApiMain() {}

    /** Writes the public API; see the class for the arguments. */
    public static void main(String[] args) throws IOException {
        String origin = "Public API of panmpi %s, without code; make api-baseline makes it";
        List<Path> jars = Arrays.stream(args).skip(2).map(Path::of).toList();
        PublicApi.write(jars, origin.formatted(args[0]), Path.of(args[1]));
    }
}
