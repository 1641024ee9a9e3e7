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
 * Each tells when it is initialized or used. The messages that name them are made by a class loader
 * of their own ({@code panmpi.tests.fuzz.Bait}), so that here nothing has touched them before.
 */
public final class Decoys {
    private Decoys() {}

    /** {@return objects that hold one of each kind} */
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

    /** Has every hook that runs code. */
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

    /** Made by a public constructor. */
    public static final class Outside extends Lure implements Externalizable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Outside.class, "initialized");
        }

        /** For those who read one. */
        public Outside() {}

        @Override
        public void writeExternal(ObjectOutput out) {}

        @Override
        public void readExternal(ObjectInput in) {
            Trap.touched(Outside.class, "read");
        }
    }

    /** Made by its constructor. */
    record Bean(int number, String text) implements Serializable {
        static {
            Trap.touched(Bean.class, "initialized");
        }

        Bean {
            Trap.touched(Bean.class, "made");
        }
    }

    /** Only named in a message. */
    enum Choice {
        RIGHT,
        WRONG;

        static {
            Trap.touched(Choice.class, "initialized");
        }
    }

    /** A collection: a codec may have a way of its own for them. */
    static final class Some extends ArrayList<Object> {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Some.class, "initialized");
        }
    }

    /** Called when elements are added. */
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

    /** Travels as another. */
    static final class Stand extends Lure implements Serializable {
        private static final long serialVersionUID = 1;

        static {
            Trap.touched(Stand.class, "initialized");
        }

        private Object writeReplace() {
            return new Bean(3, "three");
        }
    }

    /** Has what a lambda is made by. */
    static final class Lambdas {
        static {
            Trap.touched(Lambdas.class, "initialized");
        }

        private Lambdas() {}

        static Object made() {
            return (Runnable & Serializable) () -> Trap.touched(Lambdas.class, "called");
        }
    }

    /** The interface of a proxy. */
    interface Door {
        void open();
    }

    /** Behind a proxy. */
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
