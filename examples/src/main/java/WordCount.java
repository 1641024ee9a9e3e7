import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Counts the words of a text, with objects in place of buffers. Rank 0 has the text and gives each
 * rank some of its lines; each counts its own words in a map; the maps become one.
 *
 * <p>The methods that take objects need no counts and no datatypes. {@code scatter} takes a list
 * with an object for each rank, and returns this rank's. {@code reduce} combines the objects of all
 * ranks into one, two at a time, by a function. It keeps the order of the ranks, so that the
 * function must be associative, but need not be commutative. Every rank but the root gets null.
 * Objects are sent serialized, which costs more than a buffer of numbers: use them where the data
 * are objects anyway.
 */
public class WordCount {
    private static final int MOST = 5;

    /** Text that is counted if there is no file. */
    private static final String TEXT =
            """
            The ranks of a job share no memory. Each has its own heap, its own threads,
            and its own copy of the program. If one rank needs data of another rank,
            the other has to send it, and the one has to receive it. A message has
            an envelope, with the rank of the sender and a tag, and a content: numbers,
            or objects. The content is a copy, so that the sender may change its data
            once the send is done, and the receiver never sees the change.
            """;

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava WordCount book.txt}.
     *
     * @param args a text file, which rank 0 reads; by default, a text that is part of this program.
     * @throws IOException if the file cannot be read.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        boolean isRoot = world.getRank() == 0;
        List<String> text = isRoot ? text(args) : List.of();

        List<String> mine = world.scatter(isRoot ? parts(text, world.getSize()) : null, 0);
        Map<String, Integer> counts = world.reduce(count(mine), WordCount::merge, 0);

        if (isRoot) {
            int words = counts.values().stream().mapToInt(Integer::intValue).sum();
            System.out.printf("%d words, %d different ones%n", words, counts.size());
            counts.entrySet().stream()
                    .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                    .limit(MOST)
                    .forEach(e -> System.out.printf("%3d %s%n", e.getValue(), e.getKey()));
            System.out.println("as counted by one rank: " + counts.equals(count(text)));
        }
        MPI.Finalize();
    }

    private static List<String> text(String[] args) throws IOException {
        return args.length > 0 ? Files.readAllLines(Path.of(args[0])) : TEXT.lines().toList();
    }

    /** Returns a list for each rank; the lines are dealt out to them in turn. */
    private static List<List<String>> parts(List<String> lines, int size) {
        List<List<String>> parts = new ArrayList<>();
        for (int rank = 0; rank < size; rank++) {
            parts.add(new ArrayList<>());
        }
        for (int line = 0; line < lines.size(); line++) {
            parts.get(line % size).add(lines.get(line));
        }
        return parts;
    }

    private static Map<String, Integer> count(List<String> lines) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String line : lines) {
            for (String word : line.toLowerCase(Locale.ROOT).split("\\P{L}+")) {
                if (!word.isEmpty()) {
                    counts.merge(word, 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static Map<String, Integer> merge(Map<String, Integer> a, Map<String, Integer> b) {
        Map<String, Integer> both = new TreeMap<>(a);
        b.forEach((word, count) -> both.merge(word, count, Integer::sum));
        return both;
    }
}
