package mpi.object;

import java.util.Collections;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeMap;

/** Finds the object codecs on the class path, by their names. */
public final class Codecs {

    /** System property that names the codec of this MPI job. */
    public static final String PROPERTY = "panmpi.codec";

    private static final String DEFAULT = "split";
    private static final Map<String, ObjectCodec> FOUND = find();

    private Codecs() {}

    /**
     * Returns the codec that {@code -Dpanmpi.codec=NAME} names.
     *
     * @return that codec, or the codec {@code split} if the property is not set.
     * @throws IllegalArgumentException if no codec has that name.
     */
    public static ObjectCodec ofJob() {
        return named(System.getProperty(PROPERTY, DEFAULT));
    }

    /**
     * Finds a codec by its name.
     *
     * @param name name of a codec that is a service on the class path.
     * @return the codec.
     * @throws IllegalArgumentException if no codec has that name.
     */
    public static ObjectCodec named(String name) {
        ObjectCodec codec = FOUND.get(name);
        if (codec == null) {
            String rule = "; a codec is a service " + ObjectCodec.class.getName();
            throw new IllegalArgumentException(
                    "no codec \"" + name + "\" on the class path, only " + FOUND.keySet() + rule);
        }
        return codec;
    }

    /**
     * Lists the codecs on the class path.
     *
     * @return their names in alphabetical order.
     */
    public static Set<String> names() {
        return Collections.unmodifiableSet(FOUND.keySet());
    }

    private static Map<String, ObjectCodec> find() {
        Map<String, ObjectCodec> found = new TreeMap<>();
        for (ObjectCodec codec :
                ServiceLoader.load(ObjectCodec.class, Codecs.class.getClassLoader())) {
            if (!codec.name().matches("[A-Za-z0-9]{1,8}")) {
                String rule = "1 to 8 ASCII letters or digits are allowed";
                throw new IllegalArgumentException(
                        codec.getClass() + " is called \"" + codec.name() + "\": " + rule);
            }
            ObjectCodec other = found.putIfAbsent(codec.name(), codec);
            if (other != null) {
                String which = other.getClass() + " and " + codec.getClass();
                throw new IllegalArgumentException(
                        "two codecs are called \"" + codec.name() + "\": " + which);
            }
        }
        return found;
    }
}
