package panmpi.generator.track;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.Api;

/**
 * Makes the pages on the committed snapshots for the repository: one for each version that has a
 * predecessor, and the matrix, which lists all functions and constants by version.
 */
public final class Pages {

    /** The file of the matrix. */
    public static final String MATRIX = "matrix.html";

    private final List<Library> libraries;
    private final Set<String> numbers;
    private final Facade facade;

    /**
     * Prepares the pages.
     *
     * @param apis the committed snapshots
     * @param numbers the constants that are only numbers by which a library refers to its functions
     * @param facade names the facade's methods for each function
     */
    public Pages(List<Api> apis, Set<String> numbers, Facade facade) {
        this.libraries = Library.of(apis);
        this.numbers = numbers;
        this.facade = facade;
    }

    /** Returns the text of every page, by the file name of the page. */
    public SortedMap<String, String> all() throws IOException {
        SortedMap<String, String> pages = new TreeMap<>();
        List<Column> columns = new ArrayList<>();
        for (Library library : libraries) {
            for (Api api : library.versions()) {
                String page = library.before(api).isPresent() ? fileName(api) : "";
                columns.add(new Column(api, api.identity().version(), page, false));
                Optional<String> text =
                        library.before(api)
                                .map(b -> VersionChange.of(b, api, numbers, facade))
                                .map(VersionPage::ofCommitted);
                text.ifPresent(t -> pages.put(page, t));
            }
        }
        pages.put(MATRIX, MatrixPage.of(columns, numbers, facade));
        return pages;
    }

    /**
     * Tests whether a file has the name of a page that this class makes, so that the file is
     * deleted if its page is no longer made.
     */
    public static boolean isMade(String file) {
        return file.equals(MATRIX) || file.matches("[a-z][a-z0-9-]*-[0-9].*\\.md");
    }

    /** Returns the file name of the page on a version. */
    static String fileName(Api api) {
        return api.identity().library() + "-" + api.identity().version() + ".md";
    }
}
