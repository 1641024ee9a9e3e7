package mpi.internal.strict.call;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names of communicators, datatypes and operations for use in reports. They are stored when the
 * objects appear, since the thread that writes a report must not call MPI.
 */
public final class HandleNames {

    private record Key(String kind, long handle) {}

    private static final Map<Key, String> NAMES = new ConcurrentHashMap<>();

    private HandleNames() {}

    /** Stores the name of an MPI object, such as a communicator, for reports. */
    public static void set(String kind, long handle, String name) {
        NAMES.put(new Key(kind, handle), name);
    }

    /** Returns the name of an MPI object for reports; empty if no name was stored. */
    public static String find(String kind, long handle) {
        return NAMES.getOrDefault(new Key(kind, handle), "");
    }
}
