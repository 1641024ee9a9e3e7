package panmpi.tests.soak;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import mpi.Datatype;
import panmpi.tests.Patterns;

/**
 * A datatype three times: in words, as the model sees it, and as MPI makes it.
 *
 * @param element basic type of its elements.
 * @param text how it is made.
 * @param shape where its elements lie.
 * @param maker makes it, not yet committed.
 */
record RandomType(Patterns element, String text, Shape shape, Supplier<Datatype> maker) {

    /** The basic type itself. */
    static RandomType basic(Patterns element) {
        return new RandomType(element, element.name(), Shape.ELEMENT, () -> element.datatype);
    }

    /**
     * A type made of this one.
     *
     * @param frees whether this one is freed then; otherwise that is left to the collector.
     */
    RandomType derived(String call, Shape shape, boolean frees, UnaryOperator<Datatype> call1) {
        return new RandomType(element, call, shape, () -> made(frees, call1));
    }

    private Datatype made(boolean frees, UnaryOperator<Datatype> call) {
        Datatype inner = maker.get();
        Datatype made = call.apply(inner);
        if (frees) {
            inner.close();
        }
        return made;
    }

    /** The datatype, ready for use. */
    Datatype make() {
        Datatype type = maker.get();
        if (shape != Shape.ELEMENT) {
            type.Commit();
        }
        return type;
    }
}
