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
    private static final Map<Key, String> PLACES = new ConcurrentHashMap<>();

    private HandleNames() {}

    /** Stores the name of an MPI object, such as a communicator, for reports. */
    public static void set(String kind, long handle, String name) {
        NAMES.put(new Key(kind, handle), name);
    }

    /**
     * Stores the place in the program where an object was made, such as {@code Ring.java:12}, so
     * that a report can distinguish objects of the same name.
     */
    public static void setPlace(String kind, long handle, String place) {
        PLACES.put(new Key(kind, handle), place);
    }

    /**
     * Returns the name of an MPI object for reports, and the place where it was made; empty if
     * neither was stored.
     */
    public static String find(String kind, long handle) {
        Key key = new Key(kind, handle);
        String name = NAMES.getOrDefault(key, "");
        String place = PLACES.getOrDefault(key, "");
        return place.isEmpty() ? name : (name + " from " + place).strip();
    }
}
