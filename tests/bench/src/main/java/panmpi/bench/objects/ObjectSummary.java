package panmpi.bench.objects;

import java.util.List;
import java.util.Locale;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.Savings;
import panmpi.bench.results.Workload;

/**
 * Summarizes the results of one codec in two lines for the terminal.
 *
 * @param codec name of the codec.
 * @param kinds times of writing objects to memory and of reading them.
 * @param arrays times of sending arrays.
 */
record ObjectSummary(String codec, List<Result> kinds, List<Result> arrays) {

    /**
     * {@return a line about the largest array of rows, with two ratios of times: sending the rows
     * by a datatype, relative to sending as many elements as one plain array; and sending them by
     * the codec, relative to sending them by the datatype}
     */
    String rows() {
        return String.format(
                Locale.ROOT,
                "float[1024][1024]: by a datatype of MPI's, without objects %s x raw; %s %s x that",
                largest().ratios(ObjectWorkloads.DATATYPE, ObjectWorkloads.RAW),
                codec,
                largest().ratios(codec, ObjectWorkloads.DATATYPE));
    }

    private Result largest() {
        Workload workload =
                ObjectWorkloads.array("float", ObjectWorkloads.ROWS, ObjectWorkloads.LARGEST_SIDE);
        return find(arrays, workload);
    }

    @Override
    public String toString() {
        Ratios ratios = largest().ratios(codec, ObjectWorkloads.RAW);
        return String.format(
                Locale.ROOT,
                "objects: float[1024][1024] %s x raw; 32 ints saves %s; 4 ints + 2 nulls saves %s;"
                        + " tree(15) saves %s (against java.io)",
                Ratios.text(ratios.median()),
                saved("32-ints"),
                saved("4-ints-+-2-nulls"),
                saved("tree(15)"));
    }

    /**
     * Returns the percentages of time that the codec saves, in comparison with java.io, in writing
     * and in reading objects of a kind.
     */
    private String saved(String kind) {
        return percent(ObjectWorkloads.write(kind))
                + "/"
                + percent(ObjectWorkloads.read(kind))
                + " %";
    }

    private long percent(Workload workload) {
        return new Savings(find(kinds, workload).ratios(codec, ObjectWorkloads.JAVA_IO)).percent();
    }

    private static Result find(List<Result> results, Workload workload) {
        return results.stream()
                .filter(result -> result.workload().equals(workload))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(workload + " was not run"));
    }
}
