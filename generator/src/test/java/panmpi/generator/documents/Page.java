package panmpi.generator.documents;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import panmpi.generator.Project;

/**
 * A Markdown page of the documents. A block of code in it may be a copy of another file. The fence
 * of the block then names that file: {@code java folder/FILE} or {@code java folder/FILE:SECTION}.
 *
 * @param file the page
 * @param lines its lines
 */
record Page(Path file, List<String> lines) {

    private static final Pattern FENCE =
            Pattern.compile("(\\s*)```(\\w*)(?: ([^ :=\"]+/[^ :=\"]+)(?::([^ :]+))?)?.*");

    /**
     * Block of code.
     *
     * @param language the word after the opening backquotes; may be empty
     * @param file path of the copied file below the root of the project; null if nothing is copied
     * @param section the section of that file, or null for all of it
     * @param lines the lines of the block
     */
    record Block(String language, String file, String section, List<String> lines) {

        boolean isOfAFile() {
            return file != null;
        }

        /** Returns the lines in the file; the block must have the same lines. */
        List<String> source() throws IOException {
            Path source = Project.root().resolve(file);
            if (!Files.isRegularFile(source)) {
                return List.of();
            }
            List<String> found = new ArrayList<>();
            boolean isInside = section == null;
            for (String line : Files.readAllLines(source)) {
                if (line.contains("--8<-- [")) {
                    if (section != null && line.contains(":" + section + "]")) {
                        isInside = line.contains("[start:");
                    }
                } else if (isInside) {
                    found.add(line);
                }
            }
            return unindented(found);
        }

        boolean isAsInTheFile() throws IOException {
            List<String> source = source();
            return !source.isEmpty() && source.equals(unindented(lines));
        }

        private static List<String> unindented(List<String> lines) {
            return String.join("\n", lines).stripIndent().lines().toList();
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
                blocks.add(new Block(fence.group(2), fence.group(3), fence.group(4), open));
            }
        }
        return blocks;
    }
}
