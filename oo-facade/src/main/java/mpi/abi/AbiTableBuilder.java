package mpi.abi;

/** Builder of an {@link AbiTable}: generated code adds one name by each call. */
public final class AbiTableBuilder {

    final String family;
    final NameMap names = new NameMap();
    final int[] status = new int[4];
    String source = "";
    String version = "";

    /**
     * Starts a table.
     *
     * @param family name of the family: {@code mpich}, {@code openmpi} or {@code standard}.
     */
    public AbiTableBuilder(String family) {
        this.family = family;
    }

    /**
     * Sets the library whose {@code mpi.h} the table was generated from.
     *
     * @param library name and version of the library.
     * @param mpiVersion MPI version of its header.
     * @return this builder.
     */
    public AbiTableBuilder from(String library, String mpiVersion) {
        source = library;
        version = mpiVersion;
        return this;
    }

    /**
     * Adds a scalar type.
     *
     * @param name name of the type.
     * @param bytes size of the type in bytes.
     * @return this builder.
     */
    public AbiTableBuilder type(String name, int bytes) {
        names.put(name, AbiTable.Kind.TYPE, bytes, null);
        return this;
    }

    /**
     * Sets the layout of {@code MPI_Status}.
     *
     * @param size size of the structure in bytes.
     * @param sourceAt offset of {@code MPI_SOURCE} in bytes.
     * @param tagAt offset of {@code MPI_TAG} in bytes.
     * @param errorAt offset of {@code MPI_ERROR} in bytes.
     * @return this builder.
     */
    public AbiTableBuilder status(long size, long sourceAt, long tagAt, long errorAt) {
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
     * @param value value of the constant.
     * @return this builder.
     */
    public AbiTableBuilder integer(String name, long value) {
        names.put(name, AbiTable.Kind.NUMBER, value, null);
        return this;
    }

    /**
     * Adds a constant that is the address of a symbol.
     *
     * @param name name of the constant.
     * @param symbol symbol of the library.
     * @return this builder.
     */
    public AbiTableBuilder symbol(String name, String symbol) {
        names.put(name, AbiTable.Kind.SYMBOL, 0, symbol);
        return this;
    }

    /**
     * Adds a constant whose value is the pointer stored at a symbol.
     *
     * @param name name of the constant.
     * @param symbol symbol of the library.
     * @return this builder.
     */
    public AbiTableBuilder variable(String name, String symbol) {
        return variable(name, symbol, Long.BYTES);
    }

    /**
     * Adds a constant whose value is the integer or handle stored at a symbol.
     *
     * @param name name of the constant.
     * @param symbol symbol of the library.
     * @param bytes width of the constant in bytes, 4 or 8.
     * @return this builder.
     */
    public AbiTableBuilder variable(String name, String symbol, int bytes) {
        names.put(name, AbiTable.Kind.VARIABLE, bytes, symbol);
        return this;
    }

    /**
     * Adds a constant whose value is the string stored at a symbol.
     *
     * @param name name of the constant.
     * @param symbol symbol of the library.
     * @return this builder.
     */
    public AbiTableBuilder textAt(String name, String symbol) {
        names.put(name, AbiTable.Kind.TEXT_VARIABLE, 0, symbol);
        return this;
    }

    /**
     * Adds a function whose integers have other widths in this library than in the binding.
     *
     * @param function name of the function.
     * @param signature types of the function in the library; an integer of another width is
     *     followed by the name of its parameter. {@code else FUNCTION} at the end names the
     *     large-count form, if there is one, for integers that do not fit.
     * @return this builder.
     */
    public AbiTableBuilder link(String function, String signature) {
        names.put(function, AbiTable.Kind.LINK, 0, signature);
        return this;
    }

    /**
     * Adds a function of the library that the binding cannot call.
     *
     * @param function name of the function.
     * @param reason how its types differ.
     * @return this builder.
     */
    public AbiTableBuilder unserved(String function, String reason) {
        names.put(function, AbiTable.Kind.UNSERVED, 0, reason);
        return this;
    }

    /**
     * Adds a string constant.
     *
     * @param name name of the constant.
     * @param value value of the constant.
     * @return this builder.
     */
    public AbiTableBuilder text(String name, String value) {
        names.put(name, AbiTable.Kind.TEXT, 0, value);
        return this;
    }

    /**
     * Removes an entry of the family's newest library that this library lacks: a constant, or what
     * {@link #link} or {@link #unserved} has added for a function.
     *
     * @param name name of the constant or function.
     * @return this builder.
     */
    public AbiTableBuilder absent(String name) {
        names.put(name, AbiTable.Kind.ABSENT, 0, null);
        return this;
    }

    /**
     * Builds the table.
     *
     * @return the table, which shares the builder's arrays: do not use the builder again.
     */
    public AbiTable build() {
        return new AbiTable(this);
    }
}
