package mpi.object.fory;

import java.lang.reflect.Array;
import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.serializer.Serializer;

/**
 * Serializer of arrays of primitive elements: long arrays are sent separately from the message's
 * bytes, and short arrays are written by Fory's own serializer.
 */
final class PrimitiveArrays<T> extends Serializer<T> {
    private static final int SHORT = 4096;
    private static final byte IN_BYTES = 0;
    private static final byte BESIDE = 1;

    private final Serializer<T> own;
    private final MessageState state;
    private final int size;

    private PrimitiveArrays(Config config, Class<T> type, Serializer<T> own, MessageState state) {
        super(config, type);
        this.own = own;
        this.state = state;
        size = bytes(type.getComponentType());
    }

    /**
     * Registers a serializer of this class in place of Fory's own for each primitive element type.
     */
    static void register(Fory fory, MessageState state) {
        for (Class<?> type :
                new Class<?>[] {
                    boolean[].class, byte[].class, char[].class, short[].class,
                    int[].class, long[].class, float[].class, double[].class
                }) {
            register(fory, type, state);
        }
    }

    private static <T> void register(Fory fory, Class<T> type, MessageState state) {
        Serializer<T> own = fory.getSerializer(type);
        fory.registerSerializer(type, new PrimitiveArrays<>(fory.getConfig(), type, own, state));
    }

    @Override
    public void write(WriteContext context, T array) {
        MemoryBuffer buffer = context.getBuffer();
        if ((long) Array.getLength(array) * size >= SHORT) {
            buffer.writeByte(BESIDE);
            state.add(array);
        } else {
            buffer.writeByte(IN_BYTES);
            own.write(context, array);
        }
    }

    @Override
    public T read(ReadContext context) {
        MemoryBuffer buffer = context.getBuffer();
        if (buffer.readByte() == BESIDE) {
            T array = state.take(type);
            state.ask(type, Array.getLength(array));
            return array;
        }
        int place = buffer.readerIndex();
        state.ask(type, (buffer.readVarUInt32Small7() & 0xffff_ffffL) / size);
        buffer.readerIndex(place);
        return own.read(context);
    }

    private static int bytes(Class<?> element) {
        if (element == long.class || element == double.class) {
            return Long.BYTES;
        }
        if (element == int.class || element == float.class) {
            return Integer.BYTES;
        }
        return element == short.class || element == char.class ? Short.BYTES : 1;
    }
}
