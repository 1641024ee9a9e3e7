package mpi.abi;

/**
 * Binary interface (ABI) of an MPI library: the values and layouts that {@code mpi.h} fixes for C
 * at compile time and that Java must know at run time.
 *
 * <p>A name of {@code mpi.h} stands for a number, for the address of a symbol of the library, for
 * the value stored at a symbol, for a string, or for a function whose types differ from the
 * binding's. A name that the library lacks is {@link Kind#ABSENT}.
 */
public final class AbiTable {

    /** Kinds of names in {@code mpi.h}. */
    public enum Kind {
        /** A name that the library does not define. */
        ABSENT,
        /** A scalar type; {@link AbiTable#width} is its size in bytes. */
        TYPE,
        /** A number that {@code mpi.h} gives as an integer, a handle or an address. */
        NUMBER,
        /** The address of the symbol that {@link AbiTable#word} names. */
        SYMBOL,
        /**
         * The value stored at the symbol that {@link AbiTable#word} names, {@link AbiTable#number}
         * bytes wide.
         */
        VARIABLE,
        /** The string that {@link AbiTable#word} gives. */
        TEXT,
        /** The string stored at the symbol that {@link AbiTable#word} names. */
        TEXT_VARIABLE,
        /** A function whose types, given by {@link AbiTable#word}, differ from the binding's. */
        LINK,
        /** A function that the binding cannot call; {@link AbiTable#word} is the reason. */
        UNSERVED
    }

    private final String family;
    private final String source;
    private final String version;
    private final int[] status;
    private final NameMap names;

    AbiTable(AbiTableBuilder builder) {
        family = builder.family;
        source = builder.source;
        version = builder.version;
        status = builder.status;
        names = builder.names;
    }

    /**
     * Returns the name of the ABI family that this table belongs to.
     *
     * @return {@code mpich}, {@code openmpi} or {@code standard}.
     */
    public String family() {
        return family;
    }

    /**
     * Returns the library whose {@code mpi.h} this table was generated from: the known library that
     * is nearest to the library that was opened.
     *
     * @return its name and version.
     */
    public String source() {
        return source;
    }

    /**
     * Returns the MPI version of the header that this table was generated from.
     *
     * @return the version, such as {@code 4.0}.
     */
    public String version() {
        return version;
    }

    /**
     * Looks up the kind of a name.
     *
     * @param name name in {@code mpi.h}.
     * @return its kind; {@link Kind#ABSENT} if the table lacks the name.
     */
    public Kind kind(String name) {
        return names.kind(names.find(name));
    }

    /**
     * Looks up the value of a {@link Kind#NUMBER}, or the width in bytes of a {@link Kind#VARIABLE}
     * or {@link Kind#TYPE}.
     *
     * @param name name in {@code mpi.h}.
     * @return the number; 0 for a name of another kind.
     */
    public long number(String name) {
        return names.number(names.find(name));
    }

    /**
     * Looks up the symbol, text or function types that a name stands for.
     *
     * @param name name in {@code mpi.h}.
     * @return the symbol, text or types; {@code null} for a name of another kind.
     */
    public String word(String name) {
        return names.word(names.find(name));
    }

    /**
     * Looks up the size of a scalar type.
     *
     * @param type name of a type in {@code mpi.h}.
     * @return its size in bytes.
     * @throws IllegalArgumentException if the table has no such type.
     */
    public int width(String type) {
        int slot = names.find(type);
        if (names.kind(slot) != Kind.TYPE) {
            throw new IllegalArgumentException("the " + family + " ABI has no type " + type);
        }
        return (int) names.number(slot);
    }

    /**
     * Returns the size of {@code MPI_Status}.
     *
     * @return bytes from one status of an array to the next.
     */
    public int statusSize() {
        return status[0];
    }

    /**
     * Returns the offset of {@code MPI_SOURCE} in {@code MPI_Status}.
     *
     * @return offset in bytes.
     */
    public int sourceOffset() {
        return status[1];
    }

    /**
     * Returns the offset of {@code MPI_TAG} in {@code MPI_Status}.
     *
     * @return offset in bytes.
     */
    public int tagOffset() {
        return status[2];
    }

    /**
     * Returns the offset of {@code MPI_ERROR} in {@code MPI_Status}.
     *
     * @return offset in bytes.
     */
    public int errorOffset() {
        return status[3];
    }
}
