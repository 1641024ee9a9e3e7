package panmpi.generator.header;

import java.io.IOException;
import java.util.Optional;
import panmpi.generator.header.clang.ClangLibrary;
import panmpi.generator.header.clang.LibrarySearch;

/** Prints version and file of the libclang that reads headers, for the build. */
final class PrintLibclang {

    private PrintLibclang() {}

    /** Prints version and file; exits with 1 and a reason if there is no libclang. */
    public static void main(String[] args) throws IOException {
        Optional<String> problem = ClangLibrary.load(LibrarySearch.candidates());
        if (problem.isPresent()) {
            System.err.println(problem.get());
            System.exit(1);
        }
        System.out.println(ClangLibrary.version() + " " + ClangLibrary.file());
    }
}
