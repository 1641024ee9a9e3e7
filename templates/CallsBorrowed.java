class $Template$ {
    /**
     * Makes an object for a handle of C, {@code MPI_$Handle$}, such as a C library returns; local. The
     * object is borrowed: neither the collector nor {@code close} frees what it stands for; whoever
     * made that frees it, or passes that on to the program, which calls its method then.
     *
     * @param handle value of the handle: the {@code int} where handles are numbers, else the address.
     * @return an object for it.
     * @throws MPIException if it is the null handle.
     * @see #nativeHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static $Class$ ofNative(long handle) {
        return Wrap.borrowed("MPI_$Handle$", Wrap.$maker$(Wrap.given("MPI_$Handle$", handle)));
    }

    /**
     * Returns the layout of {@code MPI_$Handle$} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_$Handle$") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }
}
