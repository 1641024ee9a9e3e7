package mpi.junit.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Draws the calls of a traced job in which a test has failed, as a page. The program of {@code
 * mpijava --timeline} makes the page in a process of its own, since the module of panmpi does not
 * export the classes of that program.
 */
final class JobPicture {

    private static final int LONGEST_SECONDS = 60;
    private static final String PAGE = "timeline.html";

    private JobPicture() {}

    /** Makes the page, and returns a line that names the page or says why there is none. */
    static String make(Path trace, String name, int ranks) {
        try {
            if (!Files.isDirectory(trace)) {
                return "\nno picture: the ranks have written no trace";
            }
            String complaint = run(trace);
            if (!complaint.isEmpty()) {
                return "\nno picture: " + complaint;
            }
            String file = (name + " " + ranks).replaceAll("[^\\w.]+", "-") + ".html";
            Path page = Files.createDirectories(folder()).resolve(file);
            Files.move(trace.resolve(PAGE), page, StandardCopyOption.REPLACE_EXISTING);
            return "\npicture of the job: " + page;
        } catch (IOException e) {
            return "\nno picture: " + e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "\nno picture: interrupted";
        }
    }

    /** Returns the folder for pages, which is in the folder that Maven or Gradle writes to. */
    private static Path folder() {
        return Stream.of("target", "build")
                .map(Path::of)
                .filter(Files::isDirectory)
                .findFirst()
                .orElse(Path.of("target"))
                .resolve("panmpi");
    }

    /**
     * Makes the page next to the traces. Returns the output of the program if it failed, else an
     * empty string.
     */
    private static String run(Path trace) throws IOException, InterruptedException {
        Path said = trace.resolve("picture.log");
        List<String> command = JavaCommand.alone("mpi.timeline.Timeline", trace.toString());
        Process program =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start();
        if (!program.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
            program.destroyForcibly();
            return "it was not made within " + LONGEST_SECONDS + " s";
        }
        return program.exitValue() == 0 ? "" : Files.readString(said).strip();
    }
}
