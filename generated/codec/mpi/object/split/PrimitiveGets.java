// Generated from the primitive types by `make bindings`; edit templates/primitives/codec/PrimitiveGets.java instead.

package mpi.object.split;

import java.io.IOException;

/**
 * Gets the fields of a received object, also those of primitive types.
 */
final class PrimitiveGets extends FieldGets {

    PrimitiveGets(Layout layout, Decoder decoder) throws IOException, ClassNotFoundException {
        super(layout, decoder);
    }

    @Override
    public boolean get(String name, boolean absent) {
        return LittleEndian.getBoolean(primitives, place(name, boolean.class));
    }

    @Override
    public byte get(String name, byte absent) {
        return LittleEndian.getByte(primitives, place(name, byte.class));
    }

    @Override
    public char get(String name, char absent) {
        return LittleEndian.getChar(primitives, place(name, char.class));
    }

    @Override
    public short get(String name, short absent) {
        return LittleEndian.getShort(primitives, place(name, short.class));
    }

    @Override
    public int get(String name, int absent) {
        return LittleEndian.getInt(primitives, place(name, int.class));
    }

    @Override
    public long get(String name, long absent) {
        return LittleEndian.getLong(primitives, place(name, long.class));
    }

    @Override
    public float get(String name, float absent) {
        return LittleEndian.getFloat(primitives, place(name, float.class));
    }

    @Override
    public double get(String name, double absent) {
        return LittleEndian.getDouble(primitives, place(name, double.class));
    }
}
