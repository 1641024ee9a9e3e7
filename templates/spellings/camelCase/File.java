class $Template$ {
    /**
     * Returns the extent of a datatype in the file's representation, in elements of its base type, in
     * bytes for pairs and structs.
     *
     * @param datatype a datatype.
     * @return its extent. {@code Get_type_extent} gives bytes.
     * @throws MPIException if the number does not fit an int, or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_type_extent")
    public int getTypeExtent(Datatype datatype) {
        return datatype.units(Get_type_extent(datatype));
    }
}
