package mpi.object.split;

/** Puts the fields of an object to send, also those of primitive types. */
final class PrimitivePuts extends FieldPuts {

    PrimitivePuts(Layout layout) {
        super(layout);
    }

    @Each("boolean byte char short int long float double")
    @Override
    public void put(String name, $type$ value) {
        LittleEndian.put(primitives, place(name, $type$.class), value);
    }
}
