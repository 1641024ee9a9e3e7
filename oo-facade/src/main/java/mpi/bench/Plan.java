package mpi.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Options of the command line of {@code mpijava --bench}.
 *
 * @param benchmarks operations to measure, in this order.
 * @param plot file for the plot, if one is wanted.
 * @param largest largest message in bytes.
 */
record Plan(List<Benchmark> benchmarks, Optional<Path> plot, int largest) {

    private static final int LARGEST = 4 << 20;

    /**
     * Reads the arguments.
     *
     * @throws IllegalArgumentException for a wrong argument; the message says which arguments are
     *     possible.
     */
    static Plan of(String[] arguments) {
        List<Benchmark> benchmarks = new ArrayList<>();
        Optional<Path> plot = Optional.empty();
        int largest = LARGEST;
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--plot" -> plot = Optional.of(file(value(arguments, i++)));
                case "--largest" -> largest = bytes(value(arguments, i++));
                default -> benchmarks.add(benchmark(arguments[i]));
            }
        }
        return new Plan(
                benchmarks.isEmpty() ? List.of(Benchmark.PINGPONG) : benchmarks, plot, largest);
    }

    /** Returns the names of all benchmarks, for messages. */
    static String names() {
        return Arrays.stream(Benchmark.values()).map(Plan::name).collect(Collectors.joining(", "));
    }

    static String name(Benchmark benchmark) {
        return benchmark.name().toLowerCase(Locale.ROOT);
    }

    private static String value(String[] arguments, int option) {
        if (option + 1 == arguments.length) {
            throw new IllegalArgumentException(arguments[option] + " must be followed by a value");
        }
        return arguments[option + 1];
    }

    private static Benchmark benchmark(String word) {
        for (Benchmark benchmark : Benchmark.values()) {
            if (name(benchmark).equals(word)) {
                return benchmark;
            }
        }
        throw new IllegalArgumentException(
                "--bench %s: the arguments can be %s, --plot FILE.svg, --largest BYTES and --help"
                        .formatted(word, names()));
    }

    /**
     * Returns the path of the file that {@code --plot} names. Throws, before anything is measured,
     * if the file cannot be written.
     */
    private static Path file(String name) {
        Path file = Path.of(name).toAbsolutePath();
        if (!name.endsWith(".svg")) {
            throw new IllegalArgumentException(
                    "--plot %s: the name of the file must end in .svg".formatted(name));
        }
        if (!Files.isWritable(file.getParent()) || Files.isDirectory(file)) {
            throw new IllegalArgumentException(
                    "--plot %s: the folder %s does not exist or cannot be written to"
                            .formatted(name, file.getParent()));
        }
        return file;
    }

    private static int bytes(String number) {
        try {
            int bytes = Integer.parseInt(number);
            if (bytes > 0 && bytes <= 1 << 30) {
                return bytes;
            }
        } catch (NumberFormatException noNumber) {
            // The exception below reports this case.
        }
        throw new IllegalArgumentException(
                "--largest %s: the value must be a whole number of bytes, 1 to %d"
                        .formatted(number, 1 << 30));
    }
}
