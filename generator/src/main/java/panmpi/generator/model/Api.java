package panmpi.generator.model;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Snapshot of one header: all its facts, sorted by name.
 *
 * @param identity the header's library
 * @param functions its functions
 * @param constants its constants
 * @param typedefs its scalar types
 * @param callbacks its function types
 * @param structs its structs
 */
public record Api(
        Identity identity,
        SortedMap<String, Function> functions,
        SortedMap<String, Constant> constants,
        SortedMap<String, Typedef> typedefs,
        SortedMap<String, Callback> callbacks,
        SortedMap<String, StructLayout> structs) {

    /** Copies the maps, so that the caller cannot change this record later. */
    public Api {
        functions = copy(functions);
        constants = copy(constants);
        typedefs = copy(typedefs);
        callbacks = copy(callbacks);
        structs = copy(structs);
    }

    /** Returns a copy of these facts with another library's name and version. */
    public Api of(String library, String version) {
        Identity named =
                new Identity(
                        library,
                        version,
                        identity.family(),
                        identity.mpi(),
                        identity.header(),
                        identity.hash());
        return new Api(named, functions, constants, typedefs, callbacks, structs);
    }

    private static <V> SortedMap<String, V> copy(SortedMap<String, V> map) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(map));
    }
}
