package mpi.bench.plot;

/** A part of a picture, as wide as the picture. */
public interface Part {
    /** {@return the height in pixels} */
    int height();

    /** Draws the part below a height. */
    void draw(Svg svg, double top);
}
