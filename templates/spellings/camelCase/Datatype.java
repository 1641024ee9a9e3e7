class $Template$ {
    /**
     * Returns the size of this datatype in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the number of elements. {@code Get_size} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_size")
    public int getSize() {
        return ((Datatype) this).units(Get_size());
    }

    /**
     * Returns the extent of this datatype in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the extent. {@code Get_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_extent")
    public int getExtent() {
        return ((Datatype) this).units(Get_extent().extent());
    }

    /**
     * Returns the lower bound of this datatype in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the lower bound. {@code Get_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_extent")
    public int getLb() {
        return ((Datatype) this).units(Get_extent().lb());
    }

    /**
     * Returns the true extent of this datatype, without gaps at its ends, in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the true extent. {@code Get_true_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_true_extent")
    public int getTrueExtent() {
        return ((Datatype) this).units(Get_true_extent().true_extent());
    }

    /**
     * Returns the true lower bound of this datatype, at which its data begin, in elements of its base type, or in bytes for pairs and structs; local.
     *
     * @return the true lower bound. {@code Get_true_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_true_extent")
    public int getTrueLb() {
        return ((Datatype) this).units(Get_true_extent().true_lb());
    }
}
