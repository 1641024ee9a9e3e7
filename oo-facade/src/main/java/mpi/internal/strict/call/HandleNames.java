package mpi.internal.strict.call;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Names of communicators, datatypes and operations for use in reports. They are stored when the
 * objects appear, since the thread that writes a report must not call MPI.
 */
public final class HandleNames {

    private record Key(String kind, long handle) {}

    private record Maker(String kind, String line) {}

    /** Program line that made an object, and the object's number among all that the line made. */
    private record Place(Maker maker, int number) {}

    private static final Map<Key, String> NAMES = new ConcurrentHashMap<>();
    private static final Map<Key, Place> PLACES = new ConcurrentHashMap<>();

    /** Number of objects of each kind that each program line has made. */
    private static final Map<Maker, Integer> MADE = new ConcurrentHashMap<>();

    private HandleNames() {}

    /** Stores the name of an MPI object, such as a communicator, for reports. */
    public static void set(String kind, long handle, String name) {
        NAMES.put(new Key(kind, handle), name);
    }

    /**
     * Stores the place in the program where an object was made, such as {@code Ring.java:12}, so
     * that a report can distinguish objects of the same name. Objects that one line has made, as in
     * a loop, are numbered. An empty line stands for a place that is not known.
     */
    public static void setPlace(String kind, long handle, String line) {
        Key key = new Key(kind, handle);
        if (line.isEmpty()) {
            PLACES.remove(key);
            return;
        }
        Maker maker = new Maker(kind, line);
        PLACES.put(key, new Place(maker, MADE.merge(maker, 1, Integer::sum)));
    }

    /**
     * Returns the name of an MPI object for reports, and the place where it was made; empty if
     * neither was stored.
     */
    public static String find(String kind, long handle) {
        Key key = new Key(kind, handle);
        String name = NAMES.getOrDefault(key, "");
        Place place = PLACES.get(key);
        return place == null ? name : (name + " from " + text(place)).strip();
    }

    private static String text(Place place) {
        String line = place.maker().line();
        return MADE.get(place.maker()) == 1 ? line : line + " (number " + place.number() + ")";
    }
}
