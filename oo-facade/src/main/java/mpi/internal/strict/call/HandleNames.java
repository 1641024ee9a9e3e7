package mpi.internal.strict.call;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Names of objects of MPI for messages: a thread that reports must not ask MPI. */
public final class HandleNames {

    private record Key(String kind, long handle) {}

    private static final Map<Key, String> NAMES = new ConcurrentHashMap<>();

    private HandleNames() {}

    /** Names an object. */
    public static void set(String kind, long handle, String name) {
        NAMES.put(new Key(kind, handle), name);
    }

    /** The name of an object; empty if it has none. */
    public static String find(String kind, long handle) {
        return NAMES.getOrDefault(new Key(kind, handle), "");
    }
}
