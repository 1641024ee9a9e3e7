class $Template$ {
    /**
     * Returns the size of an item, as {@link Datatype#Size()}: in elements of the base type; local.
     *
     * @return the number of elements. {@code Get_size} gives bytes.
     * @throws MPIException if the datatype has several base types.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_size")
    public int getSize() {
        return ((Datatype) this).Size();
    }

    /**
     * Returns the distance from one item to the next, in elements of the base type; local.
     *
     * @return the extent. {@code Get_extent} gives bytes.
     * @throws MPIException if the datatype has several base types.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_extent")
    public int getExtent() {
        return ((Datatype) this).Extent();
    }

    /**
     * Returns the lower bound of an item, in elements of the base type; local.
     *
     * @return the lower bound. {@code Get_extent} gives bytes.
     * @throws MPIException if the datatype has several base types.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_extent")
    public int getLb() {
        return ((Datatype) this).Lb();
    }

    /**
     * Returns the extent of an item without its gaps at both ends, in elements of the base type; local.
     *
     * @return the true extent. {@code Get_true_extent} gives bytes.
     * @throws MPIException if the datatype has several base types.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_true_extent")
    public int getTrueExtent() {
        return ((Datatype) this).elements(Get_true_extent().true_extent());
    }

    /**
     * Returns the beginning of an item's data, in elements of the base type; local.
     *
     * @return the true lower bound. {@code Get_true_extent} gives bytes.
     * @throws MPIException if the datatype has several base types.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_true_extent")
    public int getTrueLb() {
        return ((Datatype) this).elements(Get_true_extent().true_lb());
    }
}
