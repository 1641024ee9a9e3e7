package panmpi.tests.soak;

import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import mpi.Datatype;
import panmpi.tests.support.Patterns;

/**
 * Datatype, described three times: by a text, by a model of its type map, and by code that makes
 * it.
 *
 * @param element basic type of its elements.
 * @param text the calls that make it.
 * @param shape places of its elements.
 * @param maker function that makes the datatype, without committing it.
 */
record RandomType(Patterns element, String text, Shape shape, Supplier<Datatype> maker) {

    /** Returns the basic type itself. */
    static RandomType basic(Patterns element) {
        return new RandomType(element, element.name(), Shape.ELEMENT, () -> element.datatype);
    }

    /**
     * Returns a type made of this one.
     *
     * @param frees true to free this type afterwards; otherwise it is freed after the garbage
     *     collector finds it.
     * @param call words of the call, up to the type.
     * @param newShape places of the elements of the new type.
     * @param newMaker function that makes the new datatype from this one.
     */
    RandomType derived(
            boolean frees, String call, Shape newShape, UnaryOperator<Datatype> newMaker) {
        String words = call + ", " + text + ")";
        return new RandomType(element, words, newShape, () -> made(frees, newMaker));
    }

    private Datatype made(boolean frees, UnaryOperator<Datatype> call) {
        Datatype inner = maker.get();
        Datatype made = call.apply(inner);
        if (frees) {
            inner.close();
        }
        return made;
    }

    /** Makes the datatype, committed. */
    Datatype make() {
        Datatype type = maker.get();
        if (shape != Shape.ELEMENT) {
            type.Commit();
        }
        return type;
    }
}
