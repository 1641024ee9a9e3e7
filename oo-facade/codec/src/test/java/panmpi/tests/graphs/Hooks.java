package panmpi.tests.graphs;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Classes of objects in random graphs that have their own serialization methods. */
@SuppressWarnings("serial") // each test decides if the objects in the fields are serializable
final class Hooks {
    private Hooks() {}

    /** Class whose {@code writeObject} writes the default fields, and then more. */
    static class Hooked implements Serializable, Shaped {
        private static final long serialVersionUID = 1;

        Object plain;
        int number;
        transient Object extra;
        transient long sum;

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.defaultWriteObject();
            out.writeLong(sum);
            out.writeObject(extra);
            out.writeUTF("end");
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            in.defaultReadObject();
            sum = in.readLong();
            extra = in.readObject();
            in.readUTF();
        }

        @Override
        public List<Object> state() {
            return Arrays.asList(plain, number, extra, sum);
        }
    }

    /**
     * Class with a {@code writeObject} that writes only bytes, and a superclass that also has a
     * {@code writeObject}.
     */
    static final class HookedTwice extends Hooked {
        private static final long serialVersionUID = 1;

        transient byte[] bytes = {};

        private void writeObject(ObjectOutputStream out) throws IOException {
            out.writeInt(bytes.length);
            out.write(bytes);
        }

        private void readObject(ObjectInputStream in) throws IOException {
            int length = in.readInt();
            bytes = in.readNBytes(length);
        }

        @Override
        public List<Object> state() {
            var all = new ArrayList<Object>(super.state());
            all.add(bytes);
            return all;
        }
    }

    /** Class whose own methods write and read all its data. */
    public static final class External implements Externalizable, Shaped {
        private static final long serialVersionUID = 1;

        Object object;
        int number;

        /** Public constructor, which deserialization calls. */
        public External() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
            out.writeObject(object);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException, ClassNotFoundException {
            number = in.readInt();
            object = in.readObject();
        }

        @Override
        public List<Object> state() {
            return Arrays.asList(number, object);
        }
    }

    /** Class whose {@code writeReplace} sends another object in its place. */
    static final class Replaced implements Serializable, Shaped {
        private static final long serialVersionUID = 1;

        final transient Object inside;

        Replaced(Object inside) {
            this.inside = inside;
        }

        private Object writeReplace() {
            return new StandIn(inside);
        }

        @Override
        public List<Object> state() {
            return Arrays.asList(inside);
        }

        private record StandIn(Object inside) implements Serializable {
            private Object readResolve() {
                return new Replaced(inside);
            }
        }
    }

    /** Class with two instances in each JVM; {@code readResolve} returns one of them. */
    static final class Single implements Serializable {
        private static final long serialVersionUID = 1;

        static final Single ONE = new Single(1);
        static final Single TWO = new Single(2);

        private final int number;

        private Single(int number) {
            this.number = number;
        }

        private Object readResolve() {
            return number == 1 ? ONE : TWO;
        }

        @Override
        public String toString() {
            return this == ONE ? "ONE" : this == TWO ? "TWO" : "another single";
        }
    }

    /** Class whose {@code serialPersistentFields} declares fields that the class does not have. */
    static final class Persistent implements Serializable, Shaped {
        private static final long serialVersionUID = 1;
        private static final ObjectStreamField[] serialPersistentFields = {
            new ObjectStreamField("both", Object[].class),
            new ObjectStreamField("twice", long.class)
        };

        transient Object first;
        transient Object second;
        transient int number;

        private void writeObject(ObjectOutputStream out) throws IOException {
            var fields = out.putFields();
            fields.put("both", new Object[] {first, second});
            fields.put("twice", 2L * number);
            out.writeFields();
        }

        private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
            var fields = in.readFields();
            var both = (Object[]) fields.get("both", null);
            first = both[0];
            second = both[1];
            number = (int) (fields.get("twice", 0L) / 2);
        }

        @Override
        public List<Object> state() {
            return Arrays.asList(first, second, number);
        }
    }

    /** Subclass of a JDK collection, with a field of its own. */
    static final class NamedList extends ArrayList<Object> implements Shaped {
        private static final long serialVersionUID = 1;

        String name;

        @Override
        public List<Object> state() {
            return Arrays.asList(name, toArray());
        }
    }
}
