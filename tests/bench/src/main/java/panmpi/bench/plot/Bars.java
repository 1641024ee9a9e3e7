package panmpi.bench.plot;

import java.util.List;
import java.util.function.BiConsumer;
import mpi.bench.plot.Axis;
import mpi.bench.plot.Palette;
import mpi.bench.plot.Part;
import mpi.bench.plot.Picture;
import mpi.bench.plot.Svg;
import mpi.bench.plot.Unit;

/**
 * A bar chart, as a part of a picture: groups of horizontal bars below each other, all from 0 on
 * one axis.
 *
 * @param title what the axis shows.
 * @param unit unit of the lengths.
 * @param groups from top to bottom.
 */
public record Bars(String title, Unit unit, List<Group> groups) implements Part {
    private static final int LEFT = 150;
    private static final int RIGHT = 170;
    private static final int TOP = 30;
    private static final int BOTTOM = 36;
    private static final int BAR = 14;
    private static final int GAP = 12;
    private static final double PALE = 0.45;

    @Override
    public int height() {
        return TOP + bodyHeight() + BOTTOM;
    }

    private int bodyHeight() {
        return groups.stream().mapToInt(group -> group.bars().size() * BAR + GAP).sum();
    }

    @Override
    public void draw(Svg svg, double top) {
        double most =
                groups.stream()
                        .flatMap(group -> group.bars().stream())
                        .mapToDouble(Bar::length)
                        .max()
                        .orElse(1);
        Axis axis = Axis.linear(0, most, LEFT, Picture.WIDTH - RIGHT);
        svg.title(LEFT, top + 16, 13, title);
        double bottom = top + TOP + bodyHeight();
        drawGrid(svg, axis, top + TOP, bottom);
        drawEach(top, (bar, y) -> drawBar(svg, bar, axis, y));
        if (unit == Unit.RATIO) {
            svg.line(axis.at(1), top + TOP, axis.at(1), bottom, Palette.INK);
        }
        drawEach(top, (bar, y) -> drawLabel(svg, bar, axis, y));
        drawNames(svg, top);
    }

    private void drawEach(double top, BiConsumer<Bar, Double> draw) {
        double y = top + TOP + GAP / 2.0;
        for (Group group : groups) {
            for (Bar bar : group.bars()) {
                draw.accept(bar, y);
                y += BAR;
            }
            y += GAP;
        }
    }

    private void drawNames(Svg svg, double top) {
        double y = top + TOP + GAP / 2.0;
        for (Group group : groups) {
            int height = group.bars().size() * BAR;
            svg.text(LEFT - 10, y + height / 2.0 + 4, "end", Palette.INK, group.name());
            y += height + GAP;
        }
    }

    private void drawGrid(Svg svg, Axis axis, double top, double bottom) {
        for (double tick : axis.ticks()) {
            svg.line(axis.at(tick), top, axis.at(tick), bottom, Palette.GRID);
            svg.text(axis.at(tick), bottom + 16, "middle", Palette.NOTE, unit.text(tick));
        }
    }

    private static void drawBar(Svg svg, Bar bar, Axis axis, double y) {
        double end = axis.at(bar.first());
        svg.bar(axis.from(), y + 1, end - axis.from(), BAR - 2, bar.colour(), 1);
        if (bar.second() > 0) {
            svg.bar(end, y + 1, axis.at(bar.length()) - end, BAR - 2, bar.colour(), PALE);
        }
    }

    private static void drawLabel(Svg svg, Bar bar, Axis axis, double y) {
        double x = axis.at(bar.length()) + 6;
        svg.text(x, y + BAR - 3, "start", bar.colour(), bar.label());
    }
}
