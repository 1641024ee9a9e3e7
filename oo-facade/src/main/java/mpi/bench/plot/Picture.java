package mpi.bench.plot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A picture, which consists of parts below each other.
 *
 * @param title heading, in bold.
 * @param note line below the heading: what was measured, where and when.
 * @param parts parts from top to bottom, at least one.
 */
public record Picture(String title, String note, List<Part> parts) {
    /** Width in pixels. */
    public static final int WIDTH = 760;

    private static final int MARGIN = 18;
    private static final int HEAD = 58;

    /** {@return the picture as SVG} */
    public String svg() {
        Svg svg = new Svg();
        svg.title(MARGIN, 28, 16, title);
        svg.text(MARGIN, 46, "start", Palette.NOTE, note);
        int top = HEAD;
        for (Part part : parts) {
            part.draw(svg, top);
            top += part.height();
        }
        return svg.document(WIDTH, top, title);
    }

    /** Writes the picture to a file. */
    public void write(Path file) throws IOException {
        Files.writeString(file, svg());
    }
}
