package mpi.bench.plot;

/** A part of a picture, such as a {@link Panel}; it is as wide as the picture. */
public interface Part {
    /** {@return the height in pixels} */
    int height();

    /** Draws the part, with its upper edge at {@code top}. */
    void draw(Svg svg, double top);
}
