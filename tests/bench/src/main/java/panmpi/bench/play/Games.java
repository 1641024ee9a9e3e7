package panmpi.bench.play;

import java.util.Map;

/** Games of one topic on one kind of buffer; what each does is said in {@code tests/bench/c}. */
interface Games {
    int WINDOW = 64;
    int COLUMNS = 16;
    int LARGEST = 4 << 20;

    /** The games by name. */
    Map<String, Game> all();
}
