package panmpi.tests.decoys;

import java.io.Externalizable;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.Serializable;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import panmpi.tests.fuzz.Trap;

/**
 * Decoys: classes that report when they are initialized or used. The fuzz test sends objects of
 * these classes, and a decoder must reject them without touching the classes. The sender encodes
 * copies of the classes, which {@code panmpi.tests.fuzz.Bait} loads under the same names, so that
 * encoding does not initialize the classes that the decoder finds.
 */
public final class Decoys {
    private Decoys() {}

    /** {@return objects of all decoys} */
    public static List<Object> all() {
        var sorted = new TreeSet<>(new Order());
        sorted.addAll(List.of("a", "b"));
        return List.of(
                new Gadget(),
                new Outside(),
                new Bean(7, "seven"),
                Choice.WRONG,
                new Some(),
                sorted,
                new Gadget[] {new Gadget()},
                new Gadget[0][0],
                new HashMap<>(Map.of(new Bean(1, "one"), List.of(new Stand()))),
                List.of(new Stand()),
                Proxy.newProxyInstance(
                        Decoys.class.getClassLoader(), new Class<?>[] {Door.class}, new Handler()),
                Lambdas.made(),
                Gadget.class);
    }

    /** Decoy with the methods readObject and readResolve, which deserialization calls. */
    static final class Gadget extends Lure implements Serializable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Gadget.class, "initialized");
        }

        int number = 5;

        private void readObject(ObjectInputStream in) {
            Trap.touched(Gadget.class, "read");
        }

        private Object readResolve() {
            Trap.touched(Gadget.class, "resolved");
            return this;
        }
    }

    /** Decoy that deserialization makes by a public constructor, since it is externalizable. */
    public static final class Outside extends Lure implements Externalizable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Outside.class, "initialized");
        }

        /** Constructor that deserialization calls. */
        public Outside() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {
            Trap.touched(Outside.class, "read");
        }
    }

    /** Decoy that is a record, which deserialization makes by the constructor. */
    record Bean(int number, String text) implements Serializable {
        static {
            Trap.touched(Bean.class, "initialized");
        }

        Bean {
            Trap.touched(Bean.class, "made");
        }
    }

    /** Decoy that is an enum; a message contains only the names of its constants. */
    enum Choice {
        RIGHT,
        WRONG;

        static {
            Trap.touched(Choice.class, "initialized");
        }
    }

    /** Decoy that is a collection, which a codec may handle in a special way. */
    static final class Some extends ArrayList<Object> {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Some.class, "initialized");
        }
    }

    /** Decoy that is a comparator, which a sorted collection calls when elements are added. */
    static final class Order implements Comparator<String>, Serializable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Order.class, "initialized");
        }

        @Override
        public int compare(String one, String other) {
            Trap.touched(Order.class, "called");
            return one.compareTo(other);
        }
    }

    /** Decoy that is replaced by another object when it is written. */
    static final class Stand extends Lure implements Serializable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Stand.class, "initialized");
        }

        private Object writeReplace() {
            return new Bean(3, "three");
        }
    }

    /**
     * Decoy that contains a serializable lambda, which deserialization makes by a method of this
     * class.
     */
    static final class Lambdas {
        static {
            Trap.touched(Lambdas.class, "initialized");
        }

        private Lambdas() {}

        static Object made() {
            return (Runnable & Serializable) () -> Trap.touched(Lambdas.class, "called");
        }
    }

    /** Interface that the decoy made by a proxy implements. */
    interface Door {
        void open();
    }

    /** Handler of that proxy. */
    static final class Handler extends Lure implements InvocationHandler, Serializable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Handler.class, "initialized");
        }

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            Trap.touched(Handler.class, "called");
            return null;
        }
    }
}
