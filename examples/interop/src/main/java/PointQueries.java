import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.Locale;

/**
 * Callbacks that Zoltan calls in {@link ZoltanPoints}: they return the number of points on this
 * rank, the identifiers of the points, and their coordinates.
 */
final class PointQueries {
    /** Names of the queries, as they occur in {@code Zoltan_Set_NAME_Fn}. */
    static final List<String> ALL = List.of("Num_Obj", "Obj_List", "Num_Geom", "Geom_Multi");

    private static final int DIMENSIONS = 2;

    private final int count;

    PointQueries(int count) {
        this.count = count;
    }

    int count() {
        return count;
    }

    /**
     * Returns a C pointer to the method of this class that answers a query, valid as long as the
     * arena.
     */
    @SuppressWarnings("restricted")
    MemorySegment pointer(String query, Arena arena) throws ReflectiveOperationException {
        FunctionDescriptor type =
                switch (query) {
                    case "Obj_List" -> nothing("piippipp");
                    case "Geom_Multi" -> nothing("piiippipp");
                    default -> FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS);
                };
        String name =
                query.substring(0, 1).toLowerCase(Locale.ROOT)
                        + query.substring(1).replace("_", "");
        var method =
                MethodHandles.lookup().findVirtual(PointQueries.class, name, type.toMethodType());
        return Linker.nativeLinker().upcallStub(method.bindTo(this), type, arena);
    }

    /**
     * Returns the type of a C function without a result. {@code types} has a letter for each
     * parameter: p for a pointer, i for an int.
     */
    private static FunctionDescriptor nothing(String types) {
        return FunctionDescriptor.ofVoid(
                types.chars()
                        .mapToObj(type -> (MemoryLayout) (type == 'p' ? ADDRESS : JAVA_INT))
                        .toArray(MemoryLayout[]::new));
    }

    private int numObj(MemorySegment data, MemorySegment error) {
        return count;
    }

    private int numGeom(MemorySegment data, MemorySegment error) {
        return DIMENSIONS;
    }

    @SuppressWarnings("restricted")
    private void objList(
            MemorySegment data,
            int sizeOfId,
            int sizeOfLocalId,
            MemorySegment ids,
            MemorySegment localIds,
            int weights,
            MemorySegment weight,
            MemorySegment error) {
        MemorySegment all = ids.reinterpret(4L * count);
        MemorySegment local = localIds.reinterpret(4L * count);
        for (int i = 0; i < count; i++) {
            all.setAtIndex(JAVA_INT, i, i);
            local.setAtIndex(JAVA_INT, i, i);
        }
    }

    @SuppressWarnings("restricted")
    private void geomMulti(
            MemorySegment data,
            int sizeOfId,
            int sizeOfLocalId,
            int number,
            MemorySegment ids,
            MemorySegment localIds,
            int dimensions,
            MemorySegment places,
            MemorySegment error) {
        MemorySegment all = ids.reinterpret(4L * number);
        MemorySegment to = places.reinterpret(8L * number * dimensions);
        for (int i = 0; i < number; i++) {
            int id = all.getAtIndex(JAVA_INT, i);
            to.setAtIndex(JAVA_DOUBLE, 2L * i, Math.cos(id));
            to.setAtIndex(JAVA_DOUBLE, 2L * i + 1, Math.sin(3.0 * id));
        }
    }
}
