package mpi.abi;

/**
 * The binary interface of an MPI library: what {@code mpi.h} fixes at compile time in C and Java
 * must know at run time.
 *
 * <p>A name of {@code mpi.h} stands for a number, for the address of a symbol of the library, for
 * what is stored at a symbol, for a string, or for a function of other types than the binding's. A
 * name that the library lacks is {@link Kind#ABSENT}.
 */
public final class AbiTable {

    /** What a name of {@code mpi.h} stands for. */
    public enum Kind {
        /** The library does not know the name. */
        ABSENT,
        /** A scalar type; {@link AbiTable#width} is its size. */
        TYPE,
        /** An integer, a handle or an address that is a number. */
        NUMBER,
        /** The address of the symbol that {@link AbiTable#word} names. */
        SYMBOL,
        /** What is stored at the symbol {@link AbiTable#word}, in {@link AbiTable#number} bytes. */
        VARIABLE,
        /** The string that {@link AbiTable#word} gives. */
        TEXT,
        /** The string stored at the symbol that {@link AbiTable#word} names. */
        TEXT_VARIABLE,
        /** A function of other types than the binding's, which {@link AbiTable#word} gives. */
        LINK,
        /** A function that the binding cannot call; {@link AbiTable#word} says why. */
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
     * The family this table belongs to.
     *
     * @return {@code mpich}, {@code openmpi} or {@code standard}.
     */
    public String family() {
        return family;
    }

    /**
     * The library whose header the table was made from: of those known, the nearest to this one.
     *
     * @return its name and version.
     */
    public String source() {
        return source;
    }

    /**
     * The MPI version of that header.
     *
     * @return the version, such as {@code 4.0}.
     */
    public String version() {
        return version;
    }

    /**
     * What a name stands for.
     *
     * @param name name in {@code mpi.h}.
     * @return its kind.
     */
    public Kind kind(String name) {
        return names.kind(names.find(name));
    }

    /**
     * The value of a {@link Kind#NUMBER}, or the width of a {@link Kind#VARIABLE}.
     *
     * @param name name in {@code mpi.h}.
     * @return the number; 0 for a name of another kind.
     */
    public long number(String name) {
        return names.number(names.find(name));
    }

    /**
     * The symbol, the text or the types that a name stands for.
     *
     * @param name name in {@code mpi.h}.
     * @return the word, or {@code null} for a name of another kind.
     */
    public String word(String name) {
        return names.word(names.find(name));
    }

    /**
     * The size of a scalar type.
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
     * The size of {@code MPI_Status}.
     *
     * @return bytes from one status of an array to the next.
     */
    public int statusSize() {
        return status[0];
    }

    /**
     * Where {@code MPI_SOURCE} stands in a status.
     *
     * @return offset in bytes.
     */
    public int sourceOffset() {
        return status[1];
    }

    /**
     * Where {@code MPI_TAG} stands in a status.
     *
     * @return offset in bytes.
     */
    public int tagOffset() {
        return status[2];
    }

    /**
     * Where {@code MPI_ERROR} stands in a status.
     *
     * @return offset in bytes.
     */
    public int errorOffset() {
        return status[3];
    }
}
