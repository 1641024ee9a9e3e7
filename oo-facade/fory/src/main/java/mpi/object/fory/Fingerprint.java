package mpi.object.fory;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ObjectStreamClass;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;

/**
 * Computes a number from all properties of a class that must be equal at the sender and the
 * receiver: the kind of the class, its fields and those of its superclasses, the names of enum
 * constants, and its {@code serialVersionUID}, as in java.io.
 */
final class Fingerprint {
    private Fingerprint() {}

    static int of(Class<?> type) {
        var text = new StringBuilder(kind(type));
        for (Class<?> each = type;
                each != null && each.getClassLoader() != null;
                each = each.getSuperclass()) {
            text.append('\n').append(each.getName()).append(version(each));
            text.append(each.isEnum() ? constants(each) : fields(each));
        }
        var sum = new CRC32C();
        sum.update(text.toString().getBytes(UTF_8));
        return (int) sum.getValue();
    }

    private static String kind(Class<?> type) {
        int changes = Modifier.ABSTRACT | Modifier.INTERFACE;
        return (type.getModifiers() & changes)
                + Arrays.stream(type.getDeclaredMethods())
                        .filter(
                                m ->
                                        m.getName()
                                                .matches(
                                                        "(read|write)(Object|External|Resolve|Replace)"))
                        .map(m -> " " + m.getName())
                        .sorted()
                        .collect(Collectors.joining())
                + (type.isRecord() ? " record" : "");
    }

    /**
     * Returns the {@code serialVersionUID} as text; empty for records and enums, in which java.io
     * allows different values at sender and receiver.
     */
    private static String version(Class<?> type) {
        var description = ObjectStreamClass.lookup(type);
        return description == null || type.isRecord() || Enum.class.isAssignableFrom(type)
                ? ""
                : " " + description.getSerialVersionUID();
    }

    private static String constants(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> " " + ((Enum<?>) constant).name())
                .collect(Collectors.joining());
    }

    /**
     * Returns the fields as text, sorted by name as Fory sorts them. The components of a record
     * stay in their order, since Fory does not sort these.
     */
    private static String fields(Class<?> type) {
        var fields =
                Arrays.stream(type.getDeclaredFields())
                        .filter(
                                f ->
                                        (f.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT))
                                                == 0)
                        .map(Fingerprint::field);
        return (type.isRecord() ? fields : fields.sorted()).collect(Collectors.joining());
    }

    private static String field(Field field) {
        var type = field.getType();
        var kind = type.isInterface() ? "interface " : type.isEnum() ? "enum " : "";
        return " " + field.getName() + " " + kind + type.getTypeName();
    }
}
