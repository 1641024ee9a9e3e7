package mpi;

import java.util.List;

/** The datatype objects of handles that MPI passes to functions of the program. */
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
                    MPI.BOOLEAN);

    private Datatypes() {}

    /** The predefined datatype with the handle; a nameless one, of no known element, for others. */
    static Datatype of(long handle) {
        for (Datatype datatype : PREDEFINED) {
            if (datatype.handle() == handle) {
                return datatype;
            }
        }
        return new Datatype("a datatype of MPI", handle, null);
    }
}
