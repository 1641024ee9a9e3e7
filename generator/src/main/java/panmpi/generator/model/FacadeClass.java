package panmpi.generator.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A class of the facade, as a line of {@code templates/classes.rules} describes it.
 *
 * @param name its name
 * @param handle the C handle that its objects represent, without MPI's prefix
 * @param prefixes words at the beginning of C functions' names that are left out of its methods'
 *     names
 * @param made parts of an output's name that show that the output is an object of this class
 * @param constants outputs that never change for one object
 * @param base its generated superclass
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
     * The generated superclass of a facade class, and the class in which the facade class is
     * nested.
     *
     * @param parent the class that the superclass extends; empty for none
     * @param arguments arguments that the generated superclass passes to the constructor of {@code
     *     parent} after the handle: {@code TYPE:NAME} for a parameter of its own constructor, else
     *     an expression
     * @param outer the class in which the facade class is nested; empty for a top-level class
     */
    public record Base(String parent, List<String> arguments, String outer) {

        /** Copies the list, so that the caller cannot change this record later. */
        public Base {
            arguments = List.copyOf(arguments);
        }
    }

    /** Properties of a class's objects, by which rules and emitters tell classes apart. */
    public enum Trait {
        /**
         * A function with a handle of this class becomes a method of the class, unless its name
         * begins with the name of another class. A function with handles of several classes that
         * have this trait becomes a method of the class that comes first in {@code classes.rules}.
         */
        LEADS,
        /** The garbage collector frees the object's handle. */
        COLLECTED,
        /** The object keeps the buffers of its calls until it is synchronised or closed. */
        KEEPS_BUFFERS,
        /** The object knows the number of its ranks, so that ranks can be checked. */
        KNOWS_RANKS,
        /**
         * The methods of the class can also send and receive Java objects, which a codec
         * serializes.
         */
        CODEC,
        /**
         * MPI's constants that are handles of this class are members of the class with the trait
         * {@link #STATICS}.
         */
        MEMBERS,
        /** The objects for MPI's constants of this class know the names of the constants. */
        NAMED,
        /** Calls return objects of a subclass instead of this class. */
        ABSTRACT,
        /**
         * Calls return objects of this class if nothing else, such as the name of the output,
         * determines the class.
         */
        DEFAULT,
        /** The class has the static methods for the functions that belong to no other class. */
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

        /** Finds the trait for a word of {@code classes.rules}. */
        static Optional<Trait> of(String word) {
            return Stream.of(values()).filter(t -> t.word().equals(word)).findFirst();
        }

        /** Returns the word for the trait in {@code classes.rules}. */
        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Copies the collections, so that the caller cannot change this record later. */
    public FacadeClass {
        prefixes = List.copyOf(prefixes);
        made = List.copyOf(made);
        constants = List.copyOf(constants);
        traits = Set.copyOf(traits);
    }

    /** Makes a class without traits, for a name that the file does not have. */
    static FacadeClass unknown(String name) {
        Base none = new Base("", List.of(), "");
        return new FacadeClass(name, name, List.of(name), List.of(), List.of(), none, Set.of());
    }

    /**
     * Returns the name by which other classes of the package refer to it, such as {@code MPI.File}.
     */
    public String qualified() {
        return base.outer().isEmpty() ? name : base.outer() + "." + name;
    }

    /** Tests whether its objects have a property. */
    public boolean has(Trait trait) {
        return traits.contains(trait);
    }
}
