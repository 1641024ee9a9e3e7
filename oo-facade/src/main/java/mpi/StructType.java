package mpi;

import java.util.stream.IntStream;
import mpi.c.Mpi;
import mpi.internal.call.NullChecks;
import mpi.internal.memory.Element;

/**
 * Makes the struct datatypes of mpiJava, for {@link Datatype#Struct}. Their blocks have one base
 * type, and {@code MPI.LB} and {@code MPI.UB} among the datatypes mark the bounds of an item.
 */
final class StructType {

    private static final String CALL = "Datatype.Struct";

    private StructType() {}

    static Datatype make(int[] blocklengths, int[] displacements, Datatype[] types) {
        given("array_of_blocklengths", blocklengths);
        given("array_of_displacements", displacements);
        for (int i = 0; i < given("array_of_types", types).length; i++) {
            given("array_of_types[" + i + "]", types[i]);
        }
        if (blocklengths.length != types.length || displacements.length != types.length) {
            String what =
                    "the three arrays have %d, %d and %d elements; each needs one for each block";
            throw wrong(what.formatted(blocklengths.length, displacements.length, types.length));
        }
        int[] parts = IntStream.range(0, types.length).filter(i -> !isMarker(types[i])).toArray();
        Element element = element(types, parts);
        int[] lengths = IntStream.of(parts).map(i -> blocklengths[i]).toArray();
        int[] at = IntStream.of(parts).map(i -> displacements[i]).toArray();
        Datatype[] kept = IntStream.of(parts).mapToObj(i -> types[i]).toArray(Datatype[]::new);
        Datatype plain = Datatype.Create_struct(lengths, ElementUnits.bytes(at, element), kept);
        return kept.length == types.length
                ? plain
                : bounded(plain, displacements, types, element.bytes());
    }

    private static Element element(Datatype[] types, int[] parts) {
        Element element = parts.length == 0 ? null : types[parts[0]].element();
        for (int i : parts) {
            if (types[i].element() == null || types[i].element() != element) {
                throw wrong(
                        "array_of_types[%d] is %s, and [%d] is %s: all must have the same base type"
                                .formatted(i, types[i], parts[0], types[parts[0]]));
            }
        }
        if (element == null && types.length > 0) {
            throw wrong(
                    "array_of_types has only MPI.LB and MPI.UB; a datatype with data is needed");
        }
        return element;
    }

    /**
     * Resizes a struct to the bounds that MPI_LB and MPI_UB mark. MPI 3.0 removed these two, but
     * programs of mpiJava use them.
     */
    private static Datatype bounded(Datatype plain, int[] at, Datatype[] types, int unit) {
        DatatypeExtent extent = plain.Get_extent();
        long low = extent.lb();
        long high = extent.lb() + extent.extent();
        for (int i = 0; i < types.length; i++) {
            low = types[i] == MPI.LB ? (long) at[i] * unit : low;
            high = types[i] == MPI.UB ? (long) at[i] * unit : high;
        }
        try (plain) {
            return Datatype.Create_resized(plain, low, high - low);
        }
    }

    private static boolean isMarker(Datatype type) {
        return type == MPI.LB || type == MPI.UB;
    }

    private static <T> T given(String name, T argument) {
        return NullChecks.given(CALL, name, argument);
    }

    private static MPIException wrong(String complaint) {
        return MPIException.of(CALL, Mpi.MPI_ERR_TYPE, complaint);
    }
}
