package mpi;

import mpi.internal.memory.Element;
import mpi.internal.types.TypeConstructor;

/** Finds the element of a datatype by its handle alone, from its constituent datatypes. */
final class Contents {

    private Contents() {}

    /** Element of all its data; null if they differ, or if unknown. */
    static Element element(long handle) {
        Datatype known = Datatypes.find(handle);
        if (known != null || TypeConstructor.isNamed(handle)) {
            return known == null ? null : known.element();
        }
        try (TypeConstructor constructor = TypeConstructor.of(handle)) {
            return constructor == null ? null : elementOfAll(constructor.constituents());
        }
    }

    private static Element elementOfAll(long[] types) {
        Element element = types.length == 0 ? null : element(types[0]);
        for (int i = 1; i < types.length && element != null; i++) {
            if (element(types[i]) != element) {
                return null;
            }
        }
        return element;
    }
}
