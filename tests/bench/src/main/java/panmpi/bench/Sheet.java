package panmpi.bench;

import java.io.IOException;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.internal.chartpart.Chart;

/** Settings common to all plots: their size, and the files that they become. */
final class Sheet {
    static final int WIDTH = 900;
    static final int HEIGHT = 600;

    static {
        System.setProperty("java.awt.headless", "true");
    }

    private Sheet() {}

    /** Writes an SVG and a PNG. */
    static void save(Chart<?, ?> chart, String file) throws IOException {
        BitmapEncoder.saveBitmap(chart, file, BitmapEncoder.BitmapFormat.PNG);
        VectorGraphicsEncoder.saveVectorGraphic(chart, file, VectorGraphicsFormat.SVG);
    }
}
