// Generated from the primitive types by `make bindings`; edit templates/primitives/codec/PrimitivePuts.java instead.

package mpi.object.split;

/**
 * Puts the fields of an object to send, also those of primitive types.
 */
final class PrimitivePuts extends FieldPuts {

    PrimitivePuts(Layout layout) {
        super(layout);
    }

    @Override
    public void put(String name, boolean value) {
        LittleEndian.put(primitives, place(name, boolean.class), value);
    }

    @Override
    public void put(String name, byte value) {
        LittleEndian.put(primitives, place(name, byte.class), value);
    }

    @Override
    public void put(String name, char value) {
        LittleEndian.put(primitives, place(name, char.class), value);
    }

    @Override
    public void put(String name, short value) {
        LittleEndian.put(primitives, place(name, short.class), value);
    }

    @Override
    public void put(String name, int value) {
        LittleEndian.put(primitives, place(name, int.class), value);
    }

    @Override
    public void put(String name, long value) {
        LittleEndian.put(primitives, place(name, long.class), value);
    }

    @Override
    public void put(String name, float value) {
        LittleEndian.put(primitives, place(name, float.class), value);
    }

    @Override
    public void put(String name, double value) {
        LittleEndian.put(primitives, place(name, double.class), value);
    }
}
