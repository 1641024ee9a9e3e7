package mpi.abi;

/**
 * The binary interface of an MPI library: what {@code mpi.h} fixes at compile time in C and Java
 * must know at run time.
 *
 * <p>A name of {@code mpi.h} stands for a number, for the address of a symbol of the library, for
 * the pointer stored at a symbol, or for a string. A name that the library lacks is {@link
 * Kind#ABSENT}.
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
        /** The pointer stored at the symbol that {@link AbiTable#word} names. */
        VARIABLE,
        /** The string that {@link AbiTable#word} gives. */
        TEXT
    }

    private final String family;
    private final String source;
    private final String version;
    private final int[] status;
    private final NameMap names;

    private AbiTable(Builder builder) {
        family = builder.family;
        source = builder.source;
        version = builder.version;
        status = builder.status;
        names = builder.names;
    }

    /**
     * Starts a table.
     *
     * @param family name of the family: {@code mpich}, {@code openmpi} or {@code standard}.
     * @return the builder.
     */
    public static Builder builder(String family) {
        return new Builder(family);
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
     * The value of a {@link Kind#NUMBER}.
     *
     * @param name name in {@code mpi.h}.
     * @return the number; 0 for a name of another kind.
     */
    public long number(String name) {
        return names.number(names.find(name));
    }

    /**
     * The symbol or the text that a name stands for.
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

    /** Fills a table, one fact a call. */
    public static final class Builder {

        private final String family;
        private final NameMap names = new NameMap();
        private final int[] status = new int[4];
        private String source = "";
        private String version = "";

        private Builder(String family) {
            this.family = family;
        }

        /**
         * Says where the facts come from.
         *
         * @param library name and version of the library.
         * @param mpiVersion MPI version of its header.
         * @return this builder.
         */
        public Builder from(String library, String mpiVersion) {
            source = library;
            version = mpiVersion;
            return this;
        }

        /**
         * Adds a scalar type.
         *
         * @param name name of the type.
         * @param bytes size of the type.
         * @return this builder.
         */
        public Builder type(String name, int bytes) {
            names.put(name, Kind.TYPE, bytes, null);
            return this;
        }

        /**
         * Sets the layout of {@code MPI_Status}.
         *
         * @param size size of the structure in bytes.
         * @param sourceAt offset of {@code MPI_SOURCE}.
         * @param tagAt offset of {@code MPI_TAG}.
         * @param errorAt offset of {@code MPI_ERROR}.
         * @return this builder.
         */
        public Builder status(long size, long sourceAt, long tagAt, long errorAt) {
            status[0] = (int) size;
            status[1] = (int) sourceAt;
            status[2] = (int) tagAt;
            status[3] = (int) errorAt;
            return this;
        }

        /**
         * Adds a constant whose value is a number.
         *
         * @param name name of the constant.
         * @param value its value.
         * @return this builder.
         */
        public Builder integer(String name, long value) {
            names.put(name, Kind.NUMBER, value, null);
            return this;
        }

        /**
         * Adds a constant that is the address of a symbol.
         *
         * @param name name of the constant.
         * @param symbol symbol of the library.
         * @return this builder.
         */
        public Builder symbol(String name, String symbol) {
            names.put(name, Kind.SYMBOL, 0, symbol);
            return this;
        }

        /**
         * Adds a constant whose value is the pointer stored at a symbol.
         *
         * @param name name of the constant.
         * @param symbol symbol of the library.
         * @return this builder.
         */
        public Builder variable(String name, String symbol) {
            names.put(name, Kind.VARIABLE, 0, symbol);
            return this;
        }

        /**
         * Adds a string constant.
         *
         * @param name name of the constant.
         * @param value its value.
         * @return this builder.
         */
        public Builder text(String name, String value) {
            names.put(name, Kind.TEXT, 0, value);
            return this;
        }

        /**
         * Takes back a constant that the library lacks and the family's newest has.
         *
         * @param name name of the constant.
         * @return this builder.
         */
        public Builder absent(String name) {
            names.put(name, Kind.ABSENT, 0, null);
            return this;
        }

        /**
         * Makes the table.
         *
         * @return the table; the builder is not used after it.
         */
        public AbiTable build() {
            return new AbiTable(this);
        }
    }
}
