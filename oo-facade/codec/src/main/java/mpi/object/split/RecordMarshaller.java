package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/** Marshaller of a record for which no code can be generated. It uses reflection. */
final class RecordMarshaller extends Marshaller {

    private final Layout layout;

    RecordMarshaller(Layout layout) {
        super(0);
        this.layout = layout;
    }

    @Override
    public void write(Object object, Encoder encoder, int at) throws IOException {
        FieldPuts puts = new PrimitivePuts(layout);
        try {
            for (RecordComponent component : layout.type().getRecordComponents()) {
                var accessor = component.getAccessor();
                open(accessor);
                put(puts, component, accessor.invoke(object));
            }
        } catch (ReflectiveOperationException e) {
            throw Thrown.io(e.getCause() == null ? e : e.getCause());
        }
        puts.write(encoder);
    }

    @Override
    public Object read(Object into, Decoder decoder) throws IOException, ClassNotFoundException {
        FieldGets gets = new PrimitiveGets(layout, decoder);
        RecordComponent[] components = layout.type().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = gets.value(components[i].getName(), components[i].getType());
        }
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = layout.type().getDeclaredConstructor(types);
            open(constructor);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw Thrown.reading(e.getCause() == null ? e : e.getCause());
        }
    }

    private void open(AccessibleObject member) throws InvalidClassException {
        if (!member.trySetAccessible()) {
            Class<?> type = layout.type();
            Module own = RecordMarshaller.class.getModule();
            String reader = own.isNamed() ? own.getName() : "ALL-UNNAMED";
            String opens =
                    own.isNamed()
                            ? "write \"opens %s to %s;\" in its module-info, or "
                                    .formatted(type.getPackageName(), reader)
                            : "";
            throw new InvalidClassException(
                    type.getName(),
                    "the package of the record is not open to panmpi: %sstart Java with --add-opens %s/%s=%s"
                            .formatted(
                                    opens,
                                    type.getModule().getName(),
                                    type.getPackageName(),
                                    reader));
        }
    }

    private void put(FieldPuts puts, RecordComponent component, Object value) {
        String name = component.getName();
        switch (layout.field(name, primitive(component)).getTypeCode()) {
            case 'Z' -> puts.put(name, (boolean) value);
            case 'B' -> puts.put(name, (byte) value);
            case 'C' -> puts.put(name, (char) value);
            case 'S' -> puts.put(name, (short) value);
            case 'I' -> puts.put(name, (int) value);
            case 'J' -> puts.put(name, (long) value);
            case 'F' -> puts.put(name, (float) value);
            case 'D' -> puts.put(name, (double) value);
            default -> puts.put(name, value);
        }
    }

    private static Class<?> primitive(RecordComponent component) {
        return component.getType().isPrimitive() ? component.getType() : null;
    }
}
