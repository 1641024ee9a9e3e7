package mpi.internal.strict.simulation;

import java.util.List;
import java.util.StringJoiner;
import mpi.internal.types.TypeSignature.Run;

/**
 * Data of a message, as its datatype describes them: the basic types of one item, in order, and the
 * number of items.
 *
 * @param item basic types of an item with the number of each, such as {@code INT x 2}.
 * @param items number of items.
 */
public record Content(List<Run> item, long items) {

    /** Type that matches every other one: of packed data. */
    public static final String PACKED = "MPI_PACKED";

    private static final int MOST_SHOWN = 8;

    /** Keeps its own list. */
    public Content {
        item = List.copyOf(item);
    }

    /** Describes it, such as {@code 4 MPI_INT}, or {@code 2 times (3 MPI_INT, 1 MPI_DOUBLE)}. */
    public String text() {
        if (item.size() == 1) {
            return elements() + " " + item.getFirst().type();
        }
        StringJoiner runs = new StringJoiner(", ", items + " times (", ")");
        for (Run run : item.subList(0, Math.min(item.size(), MOST_SHOWN))) {
            runs.add(run.count() + " " + run.type());
        }
        if (item.size() > MOST_SHOWN) {
            runs.add("and so on");
        }
        return runs.toString();
    }

    /** Number of basic elements. */
    public long elements() {
        long each = 0;
        for (Run run : item) {
            each += run.count();
        }
        return each * items;
    }

    /** Number of bytes. */
    public long bytes() {
        long each = 0;
        for (Run run : item) {
            each += run.count() * run.bytes();
        }
        return each * items;
    }

    /** True if all elements of this one have the type of the element in their place in another. */
    public boolean begins(Content other) {
        if (isPacked() || other.isPacked() || item.equals(other.item)) {
            return true;
        }
        Elements mine = new Elements(this);
        Elements theirs = new Elements(other);
        while (mine.left() > 0 && theirs.left() > 0) {
            if (!mine.type().equals(theirs.type())) {
                return false;
            }
            if (mine.isUniform() && theirs.isUniform()) {
                return true;
            }
            long step = Math.min(mine.run(), theirs.run());
            mine.skip(step);
            theirs.skip(step);
        }
        return true;
    }

    private boolean isPacked() {
        return item.size() == 1 && item.getFirst().type().equals(PACKED);
    }

    /** Position in the elements of a content. */
    private static final class Elements {
        private final Content content;
        private int at;
        private long ofRun;
        private long left;

        Elements(Content content) {
            this.content = content;
            left = content.elements();
        }

        long left() {
            return left;
        }

        String type() {
            return content.item.get(at).type();
        }

        /** Elements of this type from here on, without a look at the next item. */
        long run() {
            return content.item.get(at).count() - ofRun;
        }

        /** True if all elements have one type. */
        boolean isUniform() {
            return content.item.size() == 1;
        }

        void skip(long elements) {
            left -= elements;
            ofRun += elements;
            if (ofRun == content.item.get(at).count()) {
                ofRun = 0;
                at = (at + 1) % content.item.size();
            }
        }
    }
}
