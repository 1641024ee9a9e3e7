import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mpi.Intracomm;
import mpi.MPI;

/** Counts first letters: each rank those of its own words, then all maps become one. */
public class LetterCount {
    private static final List<String> WORDS =
            List.of("ring", "rank", "send", "scatter", "reduce", "gather", "group", "split");

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        Map<Character, Integer> mine = new HashMap<>();
        for (int i = world.getRank(); i < WORDS.size(); i += world.getSize()) {
            mine.merge(WORDS.get(i).charAt(0), 1, Integer::sum);
        }
        Map<Character, Integer> all = world.reduce(mine, LetterCount::merged, 0);
        if (world.getRank() == 0) {
            System.out.println(new TreeMap<>(all));
        }
        MPI.Finalize();
    }

    private static Map<Character, Integer> merged(
            Map<Character, Integer> some, Map<Character, Integer> others) {
        Map<Character, Integer> both = new HashMap<>(some);
        others.forEach((letter, count) -> both.merge(letter, count, Integer::sum));
        return both;
    }
}
