package mpi.internal.strict.simulation;

import java.util.List;
import java.util.StringJoiner;
import mpi.internal.types.TypeSignature.Run;

/**
 * Describes the data of a message by its type signature: the basic types of one item of the
 * datatype, in order, and the number of items. Three items of a struct of two ints and a double are
 * 3 times (2 MPI_INT, 1 MPI_DOUBLE).
 *
 * @param item runs of equal basic types of one item, such as 2 MPI_INT.
 * @param items number of items.
 */
public record Content(List<Run> item, long items) {

    /** Basic type of packed data, which matches every other type. */
    public static final String PACKED = "MPI_PACKED";

    private static final int MOST_SHOWN = 8;

    /** Copies the list, so that the record is immutable. */
    public Content {
        item = List.copyOf(item);
    }

    /**
     * Describes the data, such as {@code 4 MPI_INT}, or {@code 2 times (3 MPI_INT, 1 MPI_DOUBLE)}.
     */
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

    /** Returns the number of basic elements in all items. */
    public long elements() {
        long each = 0;
        for (Run run : item) {
            each += run.count();
        }
        return each * items;
    }

    /** Returns the number of bytes of all items. */
    public long bytes() {
        long each = 0;
        for (Run run : item) {
            each += run.count() * run.bytes();
        }
        return each * items;
    }

    /**
     * Returns true if each element of the shorter content has the basic type of the element at the
     * same position in the longer content, as MPI demands of a send and its receive.
     */
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

    /** Cursor over the basic elements of a content. */
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

        /** Returns the number of elements of the current type up to the end of the current run. */
        long run() {
            return content.item.get(at).count() - ofRun;
        }

        /** Returns true if all elements of the content have one basic type. */
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
