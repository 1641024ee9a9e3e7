package panmpi.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Part of a document that a bench replaces with its results. Two comments mark where the part
 * begins and ends.
 *
 * @param file the document.
 * @param part name of the part.
 */
public record DocumentPart(Path file, String part) {

    /** Replaces the lines between the two comments by {@code lines}. */
    public void write(List<String> lines) throws IOException {
        List<String> all = Files.readAllLines(file);
        int begin = all.indexOf("<!-- " + part + ": begin -->");
        int end = all.indexOf("<!-- " + part + ": end -->");
        if (begin < 0 || end < begin) {
            throw new IllegalStateException(file + " has no part " + part);
        }
        List<String> written = new ArrayList<>(all.subList(0, begin + 1));
        written.add("");
        written.addAll(lines);
        written.add("");
        written.addAll(all.subList(end, all.size()));
        Files.write(file, written);
    }
}
