package mpi.object.split;

import java.io.IOException;

/** Gets the fields of a received object, also those of primitive types. */
final class PrimitiveGets extends FieldGets {

    PrimitiveGets(Layout layout, Decoder decoder) throws IOException, ClassNotFoundException {
        super(layout, decoder);
    }

    @Each("boolean byte char short int long float double")
    @Override
    public $type$ get(String name, $type$ absent) {
        return LittleEndian.get$Name$(primitives, place(name, $type$.class));
    }
}
