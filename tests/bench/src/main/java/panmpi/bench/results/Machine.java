package panmpi.bench.results;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * Description of the machine and the day of a measurement, for the headings of tables and pictures.
 *
 * @param processor kind of processor.
 * @param cores number of cores.
 * @param java version of Java.
 * @param day day of the measurement.
 */
public record Machine(String processor, int cores, String java, LocalDate day) {
    private static final String MODEL = "model name";

    public static Machine here() throws IOException {
        String processor = System.getProperty("os.arch");
        Path file = Path.of("/proc/cpuinfo");
        if (Files.isReadable(file)) {
            processor =
                    Files.readAllLines(file).stream()
                            .filter(line -> line.startsWith(MODEL))
                            .map(line -> line.substring(line.indexOf(':') + 1).strip())
                            .findFirst()
                            .orElse(processor);
        }
        int cores = Runtime.getRuntime().availableProcessors();
        return new Machine(processor, cores, System.getProperty("java.version"), LocalDate.now());
    }

    /** {@return the machine on the day when a file was written} */
    public Machine onDayOf(Path file) throws IOException {
        LocalDate written =
                LocalDate.ofInstant(
                        Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
        return new Machine(processor, cores, java, written);
    }

    /**
     * {@return a remark that ranks share cores, or "" if there are enough cores for {@code ranks}}
     */
    public String oversubscription(int ranks) {
        return ranks > cores
                ? "; " + ranks + " ranks are oversubscribed, and yield when they wait, in C too"
                : "";
    }

    @Override
    public String toString() {
        return processor + ", " + cores + " cores, Java " + java + ", " + day;
    }
}
