package panmpi.bench;

import java.util.List;
import java.util.Locale;

/**
 * The results of one codec.
 *
 * @param codec its name.
 * @param things times of writing to memory and of reading.
 * @param arrays times of sending arrays.
 */
record ObjectSummary(String codec, List<Result> things, List<Result> arrays) {

    /** MPI's share of the time of the largest rows, which no codec can avoid. */
    String rows() {
        return String.format(
                Locale.ROOT,
                "float[1024][1024]: by a datatype of MPI's, without objects %s x raw; %s %s x that",
                largest().ratios(ObjectEvents.DATATYPE, ObjectEvents.RAW),
                codec,
                largest().ratios(codec, ObjectEvents.DATATYPE));
    }

    private Result largest() {
        Event event = ObjectEvents.array("float", ObjectEvents.ROWS, ObjectEvents.LARGEST_SIDE);
        return find(arrays, event);
    }

    @Override
    public String toString() {
        Ratios ratios = largest().ratios(codec, ObjectEvents.RAW);
        return String.format(
                Locale.ROOT,
                "objects: float[1024][1024] %s x raw; 32 ints saves %s; 4 ints + 2 nulls saves %s;"
                        + " tree(15) saves %s (against java.io)",
                Ratios.text(ratios.median()),
                saved("32-ints"),
                saved("4-ints-+-2-nulls"),
                saved("tree(15)"));
    }

    /** Of writing and of reading. */
    private String saved(String thing) {
        return percent(ObjectEvents.write(thing)) + "/" + percent(ObjectEvents.read(thing)) + " %";
    }

    private long percent(Event event) {
        return new Savings(find(things, event).ratios(codec, ObjectEvents.JAVA_IO)).percent();
    }

    private static Result find(List<Result> results, Event event) {
        return results.stream()
                .filter(result -> result.event().equals(event))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(event + " was not played"));
    }
}
