package panmpi.generator.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A class of the facade.
 *
 * @param name its name
 * @param handle the C handle that its objects stand for, without MPI's prefix
 * @param prefixes words that a C function's name may begin with and the class's name says already
 * @param made parts of an output's name that tell that an object of this class is made
 * @param constants outputs that never change for one object
 * @param traits properties of its objects
 */
public record FacadeClass(
        String name,
        String handle,
        List<String> prefixes,
        List<String> made,
        List<String> constants,
        Set<Trait> traits) {

    /** Properties of a class's objects, by which rules and emitters tell classes apart. */
    public enum Trait {
        /** Of several handles, the one whose class comes first in the file is the object. */
        LEADS,
        /** The collector frees its handle. */
        COLLECTED,
        /** It keeps the buffers of its calls until it is synchronised or closed. */
        KEEPS_BUFFERS,
        /** It knows how many ranks there are, so that a rank can be checked. */
        KNOWS_RANKS,
        /** It has a codec for objects. */
        CODEC,
        /** Its constants are members of the class that has the static methods. */
        MEMBERS,
        /** Its constants know their names. */
        NAMED,
        /** No call makes one: it makes one of a subclass. */
        ABSTRACT,
        /** Calls make one where nothing tells of another class. */
        DEFAULT,
        /** It has the methods that belong to no object. */
        STATICS,
        /** A communicator. */
        COMMUNICATOR,
        /** A window of memory, for one-sided calls. */
        WINDOW,
        /** A request of one operation. */
        REQUEST,
        /** A request that is started any number of times. */
        PERSISTENT,
        /** A message that a probe has set aside. */
        MESSAGE,
        /** A status. */
        STATUS,
        /** A datatype. */
        DATATYPE,
        /** An operation of reductions. */
        OPERATION;

        /** The trait that a word of the file names. */
        static Optional<Trait> of(String word) {
            return Stream.of(values()).filter(t -> t.word().equals(word)).findFirst();
        }

        /** The word in the file. */
        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Copies the collections. */
    public FacadeClass {
        prefixes = List.copyOf(prefixes);
        made = List.copyOf(made);
        constants = List.copyOf(constants);
        traits = Set.copyOf(traits);
    }

    /** A class that the file does not have. */
    static FacadeClass unknown(String name) {
        return new FacadeClass(name, name, List.of(name), List.of(), List.of(), Set.of());
    }

    /** Tests whether its objects have a property. */
    public boolean has(Trait trait) {
        return traits.contains(trait);
    }
}
