import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import mpi.concurrent.MpiExecutor;

/** How likely do two people of a group have their birthday on one day? Workers try it out. */
public class Birthdays {
    private static final int TRIES = 20_000;

    public static void main(String[] args) {
        MpiExecutor.run(
                args,
                executor -> {
                    Stream<Integer> sizes = IntStream.rangeClosed(1, 6).mapToObj(i -> 10 * i);
                    executor.map(Birthdays::shareOf, sizes).forEach(System.out::println);
                });
    }

    private static String shareOf(int people) {
        Random random = new Random(people);
        long hits = IntStream.range(0, TRIES).filter(i -> isShared(people, random)).count();
        return "of %d people: %d %%".formatted(people, Math.round(100.0 * hits / TRIES));
    }

    private static boolean isShared(int people, Random random) {
        return random.ints(people, 0, 365).distinct().count() < people;
    }
}
