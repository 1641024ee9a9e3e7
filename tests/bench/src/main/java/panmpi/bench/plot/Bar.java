package panmpi.bench.plot;

import mpi.bench.plot.Palette;
import mpi.bench.plot.Unit;

/**
 * A bar of a chart. It has one part, or two: a paler second part after the first one.
 *
 * @param name name of the variant.
 * @param colour colour of both parts.
 * @param first length of the first part.
 * @param second length of the second part, or 0.
 * @param label text at the end of the bar.
 */
public record Bar(String name, String colour, double first, double second, String label) {
    /**
     * Makes a bar of one part, labelled with its name and its length. Its colour is that of index
     * {@code place} in the palette.
     */
    public static Bar of(String name, int place, double length, Unit unit) {
        String label = name + " " + unit.text(length);
        return new Bar(name, Palette.colour(place), length, 0, label);
    }

    double length() {
        return first + second;
    }
}
