package panmpi.bench.plot;

/** A part of a picture, as wide as the picture. */
public sealed interface Part permits Panel, Bars {
    /** {@return the height in pixels} */
    int height();

    /** Draws the part below a height. */
    void draw(Svg svg, double top);
}
