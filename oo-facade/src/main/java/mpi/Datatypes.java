package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Field;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.memory.Element;
import mpi.internal.types.TypeConstructor;

/**
 * Finds the datatype objects for handles that MPI returns, or passes to functions of the program.
 */
final class Datatypes {

    private static final List<Datatype> PREDEFINED =
            List.of(
                    MPI.INT,
                    MPI.DOUBLE,
                    MPI.LONG,
                    MPI.FLOAT,
                    MPI.BYTE,
                    MPI.SHORT,
                    MPI.CHAR,
                    MPI.BOOLEAN,
                    MPI.INT2,
                    MPI.FLOAT_COMPLEX,
                    MPI.DOUBLE_COMPLEX,
                    MPI.SHORT_INT,
                    MPI.LONG_INT,
                    MPI.FLOAT_INT,
                    MPI.DOUBLE_INT);

    private static final List<Datatype> PAIRS =
            List.of(MPI.SHORT2, MPI.LONG2, MPI.FLOAT2, MPI.DOUBLE2);

    private Datatypes() {}

    /**
     * Returns the program's datatype object for a handle; if the program has none, a new object
     * with a generic name.
     */
    static Datatype of(long handle) {
        Datatype known = find(handle);
        Datatype living = known == null ? LivingDatatypes.find(handle) : known;
        return living == null ? ofUnknownHandle(handle) : living;
    }

    private static Datatype ofUnknownHandle(long handle) {
        return TypeConstructor.isNamed(handle)
                ? named(handle)
                : new Datatype("a datatype made elsewhere", handle, element(handle), true);
    }

    /**
     * Returns the constant of the class MPI for a predefined datatype; if there is no such
     * constant, a new object with a generic name.
     */
    static Datatype named(long handle) {
        Datatype constant = Constants.BY_HANDLE.get(handle);
        return constant == null ? new Datatype("a datatype of MPI's own", handle) : constant;
    }

    /**
     * Table of the datatype constants of the class {@link MPI} by handle. It is in a nested class,
     * so that it is made only when a program first needs it.
     */
    private static final class Constants {

        static final Map<Long, Datatype> BY_HANDLE = new HashMap<>();

        static {
            Stream.of(MPI.class.getFields())
                    .filter(field -> field.getType() == Datatype.class)
                    .sorted(Comparator.comparing(Field::getName))
                    .map(Constants::value)
                    .filter(value -> value.getClass() == Datatype.class && !value.Is_null())
                    .forEach(value -> BY_HANDLE.putIfAbsent(value.handle(), value));
        }

        private static Datatype value(Field field) {
            try {
                return (Datatype) field.get(null);
            } catch (IllegalAccessException impossible) {
                throw new AssertionError(impossible);
            }
        }
    }

    /**
     * Returns the constant of {@link MPI} with this handle, if it is a datatype of Java elements or
     * of pairs; else null.
     */
    static Datatype find(long handle) {
        for (Datatype datatype : PREDEFINED) {
            if (datatype.handle() == handle) {
                return datatype;
            }
        }
        for (Datatype datatype : PAIRS) {
            if (datatype instanceof PairType pair && pair.is(handle)) {
                return pair;
            }
        }
        return null;
    }

    /**
     * Returns a committed copy of a datatype that combines several datatypes. Items of the copy are
     * stored in byte arrays.
     */
    static Datatype ofBytes(String name, Datatype parts) {
        try (Frame frame = Frame.open("MPI_Type_dup")) {
            MemorySegment typeAt = frame.cell();
            frame.check(Mpi.MPI_Type_dup(parts.handle(), typeAt));
            long handle = frame.handleAt(typeAt, "MPI_Datatype");
            Datatype type = new Datatype(name, handle, Element.BYTE, false);
            type.Commit();
            return type;
        }
    }

    /** Returns the datatypes whose handles MPI wrote to memory. */
    static Datatype[] at(MemorySegment handlesAt, int count) {
        Datatype[] datatypes = new Datatype[count];
        for (int i = 0; i < count; i++) {
            long handle = MpiMemory.getHandle(handlesAt, "MPI_Datatype", i);
            datatypes[i] = Datatype.made(handle, (Datatype) null);
        }
        return datatypes;
    }

    /**
     * Finds the basic type of a datatype of which only the handle is known, by asking MPI for the
     * datatypes that it is made of. Returns null if these have several basic types, or a basic type
     * that panmpi does not know.
     */
    private static Element element(long handle) {
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
