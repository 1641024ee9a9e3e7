package mpi.object.split;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.StreamCorruptedException;
import java.util.Arrays;

/**
 * Finds the classes of a message being read by their codes: the built-in classes, and those that
 * the message introduces.
 */
final class MessageTypes {

    private final Input in;
    private final FilterCheck filterCheck;
    private final TypeTable table = TypeTable.of(Thread.currentThread().getContextClassLoader());
    private TypeDescriptor[] introduced = new TypeDescriptor[4];
    private int count;

    MessageTypes(Input in, FilterCheck filterCheck) {
        this.in = in;
        this.filterCheck = filterCheck;
    }

    /**
     * Returns the descriptor of the class with a code; {@link Code#DEFINE} is followed by the
     * definition of a new class, which is read. Throws if the filter rejects the class.
     */
    TypeDescriptor of(int code) throws IOException, ClassNotFoundException {
        if (code == Code.DEFINE) {
            return introduction();
        }
        int index = code - FixedTypes.END;
        if (index >= 0 && index < count) {
            return introduced[index];
        }
        TypeDescriptor fixed = index < 0 ? FixedTypes.of(code) : null;
        if (fixed == null) {
            String what = "the code " + code + ", which ends before byte " + in.position;
            throw new StreamCorruptedException(what + ", is not the code of a class");
        }
        filterCheck.ask(fixed);
        return fixed;
    }

    private TypeDescriptor introduction() throws IOException, ClassNotFoundException {
        int length = in.count(1);
        int at = in.take(length);
        if (length <= Definition.FINGERPRINT) {
            throw new StreamCorruptedException(
                    "a class is introduced by " + length + " bytes, which are too few");
        }
        TypeDescriptor type = table.find(in.bytes, at, length);
        if (type == null) {
            type = load(at, length);
            table.add(type);
        } else {
            filterCheck.ask(type);
        }
        if (count == introduced.length) {
            introduced = Arrays.copyOf(introduced, 2 * count);
        }
        introduced[count++] = type;
        return type;
    }

    /**
     * Loads the class of a definition that {@link TypeTable} does not have; throws if the filter
     * rejects the class, or if this JVM's class differs from the sender's.
     */
    private TypeDescriptor load(int at, int length) throws IOException, ClassNotFoundException {
        int nameAt = at + Definition.FINGERPRINT;
        Class<?> found = find(new String(in.bytes, nameAt, at + length - nameAt, UTF_8));
        TypeDescriptor type = Types.of(found);
        filterCheck.ask(type);
        if (type.definition == null || !type.definition.matches(in.bytes, at, length)) {
            String what =
                    "the sender's class is of another version, or has other fields, constants";
            throw new InvalidClassException(
                    found.getName(),
                    what + " or superclasses; give all ranks the same class files");
        }
        return type;
    }

    /** Loads the class of this name; throws if the filter rejects the class or a superclass. */
    Class<?> find(String name) throws IOException, ClassNotFoundException {
        for (Class<?> each : ClassNames.interfaces(name, table.loader)) {
            filterCheck.ask(each, -1);
        }
        Class<?> found = ClassNames.find(name, table.loader);
        filterCheck.askAll(found);
        return found;
    }
}
