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
 * @param base its generated base
 * @param traits properties of its objects
 */
public record FacadeClass(
        String name,
        String handle,
        List<String> prefixes,
        List<String> made,
        List<String> constants,
        Base base,
        Set<Trait> traits) {

    /**
     * The generated base of a class, and its enclosing class.
     *
     * @param parent the class that the base extends; empty for none
     * @param arguments arguments that the base gives its parent's constructor after the handle:
     *     {@code TYPE:NAME} for a parameter of the base's own, else an expression
     * @param outer the class that the class is a member of; empty for none
     */
    public record Base(String parent, List<String> arguments, String outer) {

        /** Copies the list. */
        public Base {
            arguments = List.copyOf(arguments);
        }
    }

    /** Properties of a class's objects, by which rules and emitters tell classes apart. */
    public enum Trait {
        /**
         * If a call has several handles, its object is the one whose class comes first in the file.
         */
        LEADS,
        /** The collector frees its handle. */
        COLLECTED,
        /** It keeps the buffers of its calls until it is synchronised or closed. */
        KEEPS_BUFFERS,
        /** It has the number of ranks, so that a rank can be checked. */
        KNOWS_RANKS,
        /** It has a codec for objects. */
        CODEC,
        /** Its constants are members of the class that has the static methods. */
        MEMBERS,
        /** Its constants have names. */
        NAMED,
        /** Calls return objects of a subclass instead. */
        ABSTRACT,
        /** Calls return objects of this class unless a rule names another one. */
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
        /** A message that a probe matched. */
        MESSAGE,
        /** A status. */
        STATUS,
        /** A datatype. */
        DATATYPE,
        /** A group, which has ranks. */
        GROUP,
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
        Base none = new Base("", List.of(), "");
        return new FacadeClass(name, name, List.of(name), List.of(), List.of(), none, Set.of());
    }

    /** The name by which other classes of the package refer to it: {@code MPI.File}. */
    public String qualified() {
        return base.outer().isEmpty() ? name : base.outer() + "." + name;
    }

    /** Tests whether its objects have a property. */
    public boolean has(Trait trait) {
        return traits.contains(trait);
    }
}
