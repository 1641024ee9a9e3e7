package panmpi.generator.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import panmpi.generator.Project;

/**
 * A page whose blocks of code may stand in other files: a line {@code --8<-- "FILE"} or {@code
 * --8<-- "FILE:SECTION"} takes their place.
 *
 * @param file the page
 * @param lines its lines
 */
record Page(Path file, List<String> lines) {

    private static final Pattern FENCE = Pattern.compile("\\s*```(\\S*).*");
    private static final Pattern INCLUSION =
            Pattern.compile("\\s*--8<-- \"([^\":]+)(?::([^\":]+))?\"");

    /**
     * A block of code.
     *
     * @param language the word behind its fence, which may be empty
     * @param lines its lines
     */
    record Block(String language, List<String> lines) {

        boolean isIncluded() {
            return !lines.isEmpty() && lines.stream().allMatch(INCLUSION.asMatchPredicate());
        }
    }

    /**
     * A line that a file, or a section of one, takes the place of.
     *
     * @param file name of the file, from the root of the project on
     * @param section its section, or null for all of it
     */
    record Inclusion(String file, String section) {

        /** True if the file is there, and has the begin and the end of the section. */
        boolean resolves() throws IOException {
            Path source = Project.root().resolve(file);
            return Files.isRegularFile(source)
                    && (section == null || has(source, "start") && has(source, "end"));
        }

        private boolean has(Path source, String mark) throws IOException {
            return Files.readString(source).contains("--8<-- [" + mark + ":" + section + "]");
        }
    }

    static Page read(Path file) throws IOException {
        return new Page(file, Files.readAllLines(file));
    }

    /** {@return the blocks of code, also those in tabs and folded parts} */
    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        List<String> open = null;
        for (String line : lines) {
            var fence = FENCE.matcher(line);
            if (!fence.matches()) {
                if (open != null) {
                    open.add(line);
                }
            } else if (open != null) {
                open = null;
            } else {
                open = new ArrayList<>();
                blocks.add(new Block(fence.group(1), open));
            }
        }
        return blocks;
    }

    List<Inclusion> inclusions() {
        return lines.stream()
                .map(INCLUSION::matcher)
                .filter(line -> line.matches())
                .map(line -> new Inclusion(line.group(1), line.group(2)))
                .toList();
    }
}
