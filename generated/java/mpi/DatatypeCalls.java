// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallNumbers;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Datatype} that the generator makes from the MPI header.
 */
abstract class DatatypeCalls extends Handle {

    DatatypeCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Datatype}, such as a handle that a C
     * library returns; local. The Java object borrows the handle: neither the garbage collector nor
     * {@code close} frees it. The C library frees the handle or, if the library allows it, the
     * program calls the free method.
     *
     * @param handle value of the handle: the {@code int} if handles are numbers (MPICH, Intel MPI),
     *     else the address.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle.
     * @see #nativeHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Datatype ofNative(long handle) {
        return Wrap.borrowed("MPI_Datatype", Wrap.datatype(Wrap.given("MPI_Datatype", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Datatype} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Datatype") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }

    /**
     * Makes a Java object for a Fortran handle, such as a handle that a Fortran library returns;
     * local. The Java object borrows the handle, as an object from {@link #ofNative} does.
     *
     * @param handle the handle, an {@code INTEGER} in Fortran.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle, or if the library reports that it
     *     is no valid handle.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #fortranHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Datatype ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Datatype", "MPI_Type", handle));
    }

    /**
     * Returns the handle in Fortran's form, to pass it to a library in Fortran; local. This object
     * still owns the handle, as with {@link #nativeHandle}. Open MPI, and libraries with the
     * standard ABI, number the handles for which this method was called, and keep the number until
     * the handle is freed.
     *
     * @return the handle, for an {@code INTEGER} in Fortran; the C handle itself if handles are
     *     numbers in C.
     * @throws MPIException if this object is null.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #ofFortran
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public int fortranHandle() {
        return FortranHandles.of("MPI_Datatype", "MPI_Type", nativeHandle());
    }

    /**
     * Copies elements, in a form that every MPI reads, to a byte buffer; returns the place behind.
     *
     * <p>Calls {@code MPI_Pack_external}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)}.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf array, segment or direct buffer that is read
     * @param inoffset index of the first element in the buffer
     * @param incount number of elements that are packed
     * @param outbuf byte array or segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("CallsEmitter")
    public long Pack_external(String datarep, Object inbuf, int inoffset, int incount, byte[] outbuf, long position) {
        try (Frame frame = Frame.open("MPI_Pack_external")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment datarepAt = frame.text("datarep", datarep);
            MemorySegment inbufAt = frame.in(inbuf, inoffset, incount, (Datatype) this);
            MemorySegment outbufAt = frame.packed(outbuf, true, position, incount, (Datatype) this);
            MemorySegment positionAt = frame.cell(position);
            if (Trace.on) {
                frame.trace().reads(inbuf, incount, (Datatype) this).told();
            }
            frame.check(Mpi.MPI_Pack_external(datarepAt, inbufAt, incount, handle(), outbufAt, frame.bytes(outbuf), positionAt));
            frame.back(0, outbuf);
            Reference.reachabilityFence(this);
            return frame.longAt(positionAt);
        }
    }

    /**
     * {@link Datatype#Pack_external(String, Object, int, int, byte[], long) Pack_external} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf array, segment or direct buffer that is read
     * @param incount number of elements that are packed
     * @param outbuf byte array or segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_external")
    public long packExternal(String datarep, Object inbuf, int incount, byte[] outbuf, long position) {
        return Pack_external(datarep, CamelCaseBuffers.of(inbuf, (Datatype) this), 0, incount, outbuf, position);
    }

    private static final boolean PACK_EXTERNAL_C = Linkage.has("MPI_Pack_external_c");

    /**
     * Copies elements, in a form that every MPI reads, to a byte buffer; returns the place behind.
     *
     * <p>Calls {@code MPI_Pack_external_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Pack_external} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)}.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf segment that is read
     * @param incount number of elements that are packed
     * @param outbuf segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("CallsEmitter")
    public long Pack_external(String datarep, MemorySegment inbuf, long incount, MemorySegment outbuf, long position) {
        try (Frame frame = Frame.open("MPI_Pack_external_c")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment datarepAt = frame.text("datarep", datarep);
            MemorySegment inbufAt = frame.in(inbuf, incount, (Datatype) this);
            MemorySegment outbufAt = frame.packed(outbuf, true, position, incount, (Datatype) this);
            MemorySegment positionAt = frame.cell(position);
            if (Trace.on) {
                frame.trace().reads(inbuf, incount, (Datatype) this).told();
            }
            frame.check(PACK_EXTERNAL_C ? Mpi.MPI_Pack_external_c(datarepAt, inbufAt, incount, handle(), outbufAt, frame.bytes(outbuf), positionAt) : Mpi.MPI_Pack_external(datarepAt, inbufAt, frame.small(incount), handle(), outbufAt, frame.bytes(outbuf), positionAt));
            frame.back(0, outbuf);
            Reference.reachabilityFence(this);
            return frame.longAt(positionAt);
        }
    }

    /**
     * {@link Datatype#Pack_external(String, MemorySegment, long, MemorySegment, long) Pack_external} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf segment that is read
     * @param incount number of elements that are packed
     * @param outbuf segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_external_c")
    public long packExternal(String datarep, MemorySegment inbuf, long incount, MemorySegment outbuf, long position) {
        return Pack_external(datarep, inbuf, incount, outbuf, position);
    }

    /**
     * Returns how many bytes elements take at most in a form that every MPI reads.
     *
     * <p>Calls {@code MPI_Pack_external_size}: local.
     *
     * <p>C: {@code int MPI_Pack_external_size(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)}.
     *
     * @param datarep form of the packed data: external32
     * @param incount number of elements that are packed
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("CallsEmitter")
    public long Pack_external_size(String datarep, int incount) {
        try (Frame frame = Frame.open("MPI_Pack_external_size")) {
            MemorySegment datarepAt = frame.text("datarep", datarep);
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Pack_external_size(datarepAt, incount, handle(), sizeAt));
            Reference.reachabilityFence(this);
            return frame.longAt(sizeAt);
        }
    }

    /**
     * {@link Datatype#Pack_external_size(String, int) Pack_external_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep form of the packed data: external32
     * @param incount number of elements that are packed
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_external_size")
    public long packExternalSize(String datarep, int incount) {
        return Pack_external_size(datarep, incount);
    }

    private static final boolean PACK_EXTERNAL_SIZE_C = Linkage.has("MPI_Pack_external_size_c");

    /**
     * Returns how many bytes elements take at most in a form that every MPI reads.
     *
     * <p>Calls {@code MPI_Pack_external_size_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Pack_external_size} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Pack_external_size_c(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)}.
     *
     * @param datarep form of the packed data: external32
     * @param incount number of elements that are packed
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("CallsEmitter")
    public long Pack_external_size(String datarep, long incount) {
        try (Frame frame = Frame.open("MPI_Pack_external_size_c")) {
            MemorySegment datarepAt = frame.text("datarep", datarep);
            MemorySegment sizeAt = frame.cell();
            frame.check(PACK_EXTERNAL_SIZE_C ? Mpi.MPI_Pack_external_size_c(datarepAt, incount, handle(), sizeAt) : Mpi.MPI_Pack_external_size(datarepAt, frame.small(incount), handle(), sizeAt));
            Reference.reachabilityFence(this);
            return frame.longAt(sizeAt);
        }
    }

    /**
     * {@link Datatype#Pack_external_size(String, long) Pack_external_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep form of the packed data: external32
     * @param incount number of elements that are packed
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_external_size_c")
    public long packExternalSize(String datarep, long incount) {
        return Pack_external_size(datarep, incount);
    }

    /**
     * Makes the datatype ready for communication.
     *
     * <p>Calls {@code MPI_Type_commit}: local.
     *
     * <p>C: {@code int MPI_Type_commit(MPI_Datatype *datatype)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node107.htm#Node107">MPI 5.0, section 5.1.9</a>
     */
    @Generated("CallsEmitter")
    public void Commit() {
        try (Frame frame = Frame.open("MPI_Type_commit")) {
            MemorySegment datatypeAt = frame.cell(handle(), "MPI_Datatype");
            int error = Mpi.MPI_Type_commit(datatypeAt);
            adopt(frame.handleAt(datatypeAt, "MPI_Datatype"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Datatype#Commit() Commit} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node107.htm#Node107">MPI 5.0, section 5.1.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_commit")
    public void commit() {
        Commit();
    }

    /**
     * Makes a datatype of some elements in a row.
     *
     * <p>Calls {@code MPI_Type_contiguous}: local.
     *
     * <p>C: {@code int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param count number of elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Contiguous(int count, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_contiguous")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_contiguous(count, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Contiguous(int, Datatype) Contiguous} <span class="camel-case">under its camelCase name</span>.
     *
     * @param count number of elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_contiguous")
    public static Datatype createContiguous(int count, Datatype oldtype) {
        return Contiguous(count, oldtype);
    }

    private static final boolean TYPE_CONTIGUOUS_C = Linkage.has("MPI_Type_contiguous_c");

    /**
     * Makes a datatype of some elements in a row.
     *
     * <p>Calls {@code MPI_Type_contiguous_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_contiguous} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param count number of elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Contiguous(long count, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_contiguous_c")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CONTIGUOUS_C ? Mpi.MPI_Type_contiguous_c(count, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_contiguous(frame.small(count), Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Contiguous(long, Datatype) Contiguous} <span class="camel-case">under its camelCase name</span>.
     *
     * @param count number of elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_contiguous_c")
    public static Datatype createContiguous(long count, Datatype oldtype) {
        return Contiguous(count, oldtype);
    }

    /**
     * Makes a datatype of one process's part of an array that is spread over a grid of processes.
     *
     * <p>Calls {@code MPI_Type_create_darray}: local.
     *
     * <p>C: {@code int MPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param size number of processes in the grid
     * @param rank rank of the process in the grid whose part it is
     * @param array_of_gsizes number of elements of the whole array in each dimension
     * @param array_of_distribs how each dimension is spread, as MPI.DISTRIBUTE_BLOCK
     * @param array_of_dargs block size of each dimension, or MPI.DISTRIBUTE_DFLT_DARG
     * @param array_of_psizes number of processes in each dimension of the grid
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node102.htm#Node102">MPI 5.0, section 5.1.4</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_darray(int size, int rank, int[] array_of_gsizes, int[] array_of_distribs, int[] array_of_dargs, int[] array_of_psizes, int order, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_darray")) {
            MemorySegment array_of_gsizesAt = frame.ints(array_of_gsizes);
            frame.sameLength("array_of_distribs", array_of_distribs, frame.length("array_of_gsizes", array_of_gsizes));
            MemorySegment array_of_distribsAt = frame.ints(array_of_distribs);
            frame.sameLength("array_of_dargs", array_of_dargs, frame.length("array_of_gsizes", array_of_gsizes));
            MemorySegment array_of_dargsAt = frame.ints(array_of_dargs);
            frame.sameLength("array_of_psizes", array_of_psizes, frame.length("array_of_gsizes", array_of_gsizes));
            MemorySegment array_of_psizesAt = frame.ints(array_of_psizes);
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_darray(size, rank, frame.length("array_of_gsizes", array_of_gsizes), array_of_gsizesAt, array_of_distribsAt, array_of_dargsAt, array_of_psizesAt, order, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_darray(int, int, int[], int[], int[], int[], int, Datatype) Create_darray} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of processes in the grid
     * @param rank rank of the process in the grid whose part it is
     * @param array_of_gsizes number of elements of the whole array in each dimension
     * @param array_of_distribs how each dimension is spread, as MPI.DISTRIBUTE_BLOCK
     * @param array_of_dargs block size of each dimension, or MPI.DISTRIBUTE_DFLT_DARG
     * @param array_of_psizes number of processes in each dimension of the grid
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node102.htm#Node102">MPI 5.0, section 5.1.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_darray")
    public static Datatype createDArray(int size, int rank, int[] array_of_gsizes, int[] array_of_distribs, int[] array_of_dargs, int[] array_of_psizes, int order, Datatype oldtype) {
        return Create_darray(size, rank, array_of_gsizes, CallNumbers.upTo(array_of_gsizes, array_of_distribs), CallNumbers.upTo(array_of_gsizes, array_of_dargs), CallNumbers.upTo(array_of_gsizes, array_of_psizes), order, oldtype);
    }

    private static final boolean TYPE_CREATE_DARRAY_C = Linkage.has("MPI_Type_create_darray_c");

    /**
     * Makes a datatype of one process's part of an array that is spread over a grid of processes.
     *
     * <p>Calls {@code MPI_Type_create_darray_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_darray} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param size number of processes in the grid
     * @param rank rank of the process in the grid whose part it is
     * @param array_of_gsizes number of elements of the whole array in each dimension
     * @param array_of_distribs how each dimension is spread, as MPI.DISTRIBUTE_BLOCK
     * @param array_of_dargs block size of each dimension, or MPI.DISTRIBUTE_DFLT_DARG
     * @param array_of_psizes number of processes in each dimension of the grid
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node102.htm#Node102">MPI 5.0, section 5.1.4</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_darray(int size, int rank, long[] array_of_gsizes, int[] array_of_distribs, int[] array_of_dargs, int[] array_of_psizes, int order, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_darray_c")) {
            MemorySegment array_of_gsizesAt = frame.counts(array_of_gsizes, TYPE_CREATE_DARRAY_C);
            frame.sameLength("array_of_distribs", array_of_distribs, frame.length("array_of_gsizes", array_of_gsizes));
            MemorySegment array_of_distribsAt = frame.ints(array_of_distribs);
            frame.sameLength("array_of_dargs", array_of_dargs, frame.length("array_of_gsizes", array_of_gsizes));
            MemorySegment array_of_dargsAt = frame.ints(array_of_dargs);
            frame.sameLength("array_of_psizes", array_of_psizes, frame.length("array_of_gsizes", array_of_gsizes));
            MemorySegment array_of_psizesAt = frame.ints(array_of_psizes);
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_DARRAY_C ? Mpi.MPI_Type_create_darray_c(size, rank, frame.length("array_of_gsizes", array_of_gsizes), array_of_gsizesAt, array_of_distribsAt, array_of_dargsAt, array_of_psizesAt, order, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_create_darray(size, rank, frame.length("array_of_gsizes", array_of_gsizes), array_of_gsizesAt, array_of_distribsAt, array_of_dargsAt, array_of_psizesAt, order, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_darray(int, int, long[], int[], int[], int[], int, Datatype) Create_darray} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of processes in the grid
     * @param rank rank of the process in the grid whose part it is
     * @param array_of_gsizes number of elements of the whole array in each dimension
     * @param array_of_distribs how each dimension is spread, as MPI.DISTRIBUTE_BLOCK
     * @param array_of_dargs block size of each dimension, or MPI.DISTRIBUTE_DFLT_DARG
     * @param array_of_psizes number of processes in each dimension of the grid
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node102.htm#Node102">MPI 5.0, section 5.1.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_darray_c")
    public static Datatype createDArray(int size, int rank, long[] array_of_gsizes, int[] array_of_distribs, int[] array_of_dargs, int[] array_of_psizes, int order, Datatype oldtype) {
        return Create_darray(size, rank, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype);
    }

    /**
     * Makes a datatype of blocks of any length, at displacements in bytes.
     *
     * <p>Calls {@code MPI_Type_create_hindexed}: local.
     *
     * <p>C: {@code int MPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_hindexed(int[] array_of_blocklengths, long[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_hindexed")) {
            MemorySegment array_of_blocklengthsAt = frame.ints(array_of_blocklengths);
            frame.sameLength("array_of_displacements", array_of_displacements, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_displacementsAt = frame.longs(array_of_displacements);
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_hindexed(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_hindexed(int[], long[], Datatype) Create_hindexed} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hindexed")
    public static Datatype createHIndexed(int[] array_of_blocklengths, long[] array_of_displacements, Datatype oldtype) {
        return Create_hindexed(array_of_blocklengths, CallNumbers.upTo(array_of_blocklengths, array_of_displacements), oldtype);
    }

    /**
     * {@link Datatype#Create_hindexed(int[], long[], Datatype) Create_hindexed} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements where each block begins
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hindexed")
    public static Datatype createHIndexed(int[] array_of_blocklengths, int[] array_of_displacements, Datatype oldtype) {
        return Create_hindexed(array_of_blocklengths, CallNumbers.widened(CallNumbers.upTo(array_of_blocklengths, array_of_displacements)), oldtype);
    }

    private static final boolean TYPE_CREATE_HINDEXED_C = Linkage.has("MPI_Type_create_hindexed_c");

    /**
     * Makes a datatype of blocks of any length, at displacements in bytes.
     *
     * <p>Calls {@code MPI_Type_create_hindexed_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_hindexed} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_hindexed(long[] array_of_blocklengths, long[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_hindexed_c")) {
            MemorySegment array_of_blocklengthsAt = frame.counts(array_of_blocklengths, TYPE_CREATE_HINDEXED_C);
            frame.sameLength("array_of_displacements", array_of_displacements, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_displacementsAt = frame.longs(array_of_displacements);
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_HINDEXED_C ? Mpi.MPI_Type_create_hindexed_c(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_create_hindexed(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_hindexed(long[], long[], Datatype) Create_hindexed} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hindexed_c")
    public static Datatype createHIndexed(long[] array_of_blocklengths, long[] array_of_displacements, Datatype oldtype) {
        return Create_hindexed(array_of_blocklengths, array_of_displacements, oldtype);
    }

    /**
     * Makes a datatype of blocks of one length, at displacements in bytes.
     *
     * <p>Calls {@code MPI_Type_create_hindexed_block}: local.
     *
     * <p>C: {@code int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_hindexed_block(int blocklength, long[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_hindexed_block")) {
            MemorySegment array_of_displacementsAt = frame.longs(array_of_displacements);
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_hindexed_block(frame.length("array_of_displacements", array_of_displacements), blocklength, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_hindexed_block(int, long[], Datatype) Create_hindexed_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hindexed_block")
    public static Datatype createHIndexedBlock(int blocklength, long[] array_of_displacements, Datatype oldtype) {
        return Create_hindexed_block(blocklength, array_of_displacements, oldtype);
    }

    /**
     * {@link Datatype#Create_hindexed_block(int, long[], Datatype) Create_hindexed_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements where each block begins
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hindexed_block")
    public static Datatype createHIndexedBlock(int blocklength, int[] array_of_displacements, Datatype oldtype) {
        return Create_hindexed_block(blocklength, CallNumbers.widened(array_of_displacements), oldtype);
    }

    private static final boolean TYPE_CREATE_HINDEXED_BLOCK_C = Linkage.has("MPI_Type_create_hindexed_block_c");

    /**
     * Makes a datatype of blocks of one length, at displacements in bytes.
     *
     * <p>Calls {@code MPI_Type_create_hindexed_block_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_hindexed_block} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_hindexed_block(long blocklength, long[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_hindexed_block_c")) {
            MemorySegment array_of_displacementsAt = frame.longs(array_of_displacements);
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_HINDEXED_BLOCK_C ? Mpi.MPI_Type_create_hindexed_block_c(frame.length("array_of_displacements", array_of_displacements), blocklength, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_create_hindexed_block(frame.length("array_of_displacements", array_of_displacements), frame.small(blocklength), array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_hindexed_block(long, long[], Datatype) Create_hindexed_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hindexed_block_c")
    public static Datatype createHIndexedBlock(long blocklength, long[] array_of_displacements, Datatype oldtype) {
        return Create_hindexed_block(blocklength, array_of_displacements, oldtype);
    }

    /**
     * Makes a datatype of blocks of one length that begin at even distances in bytes.
     *
     * <p>Calls {@code MPI_Type_create_hvector}: local.
     *
     * <p>C: {@code int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_hvector(int count, int blocklength, long stride, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_hvector")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_hvector(count, blocklength, stride, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_hvector(int, int, long, Datatype) Create_hvector} <span class="camel-case">under its camelCase name</span>.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hvector")
    public static Datatype createHVector(int count, int blocklength, long stride, Datatype oldtype) {
        return Create_hvector(count, blocklength, stride, oldtype);
    }

    private static final boolean TYPE_CREATE_HVECTOR_C = Linkage.has("MPI_Type_create_hvector_c");

    /**
     * Makes a datatype of blocks of one length that begin at even distances in bytes.
     *
     * <p>Calls {@code MPI_Type_create_hvector_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_hvector} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_hvector(long count, long blocklength, long stride, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_hvector_c")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_HVECTOR_C ? Mpi.MPI_Type_create_hvector_c(count, blocklength, stride, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_create_hvector(frame.small(count), frame.small(blocklength), stride, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_hvector(long, long, long, Datatype) Create_hvector} <span class="camel-case">under its camelCase name</span>.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in bytes
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_hvector_c")
    public static Datatype createHVector(long count, long blocklength, long stride, Datatype oldtype) {
        return Create_hvector(count, blocklength, stride, oldtype);
    }

    /**
     * Makes a datatype of blocks of one length, at displacements in elements.
     *
     * <p>Calls {@code MPI_Type_create_indexed_block}: local.
     *
     * <p>C: {@code int MPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_indexed_block(int blocklength, int[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_indexed_block")) {
            MemorySegment array_of_displacementsAt = frame.ints(array_of_displacements);
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_indexed_block(frame.length("array_of_displacements", array_of_displacements), blocklength, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_indexed_block(int, int[], Datatype) Create_indexed_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_indexed_block")
    public static Datatype createIndexedBlock(int blocklength, int[] array_of_displacements, Datatype oldtype) {
        return Create_indexed_block(blocklength, array_of_displacements, oldtype);
    }

    private static final boolean TYPE_CREATE_INDEXED_BLOCK_C = Linkage.has("MPI_Type_create_indexed_block_c");

    /**
     * Makes a datatype of blocks of one length, at displacements in elements.
     *
     * <p>Calls {@code MPI_Type_create_indexed_block_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_indexed_block} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_indexed_block(long blocklength, long[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_indexed_block_c")) {
            MemorySegment array_of_displacementsAt = frame.counts(array_of_displacements, TYPE_CREATE_INDEXED_BLOCK_C);
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_INDEXED_BLOCK_C ? Mpi.MPI_Type_create_indexed_block_c(frame.length("array_of_displacements", array_of_displacements), blocklength, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_create_indexed_block(frame.length("array_of_displacements", array_of_displacements), frame.small(blocklength), array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_indexed_block(long, long[], Datatype) Create_indexed_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param blocklength number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_indexed_block_c")
    public static Datatype createIndexedBlock(long blocklength, long[] array_of_displacements, Datatype oldtype) {
        return Create_indexed_block(blocklength, array_of_displacements, oldtype);
    }

    /**
     * Makes a key for attributes of datatypes, with functions that copy and delete them.
     *
     * <p>Calls {@code MPI_Type_create_keyval}: local.
     *
     * <p>C: {@code int MPI_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)}.
     *
     * @param type_copy_attr_fn function that makes the attribute of a copy of the object; null for none
     * @param type_delete_attr_fn function that is called when an attribute goes; null for none
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("CallsEmitter")
    public static int Create_keyval(Type_copy_attr_function type_copy_attr_fn, Type_delete_attr_function type_delete_attr_fn) {
        try (Frame frame = Frame.open("MPI_Type_create_keyval")) {
            MemorySegment type_keyvalAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_keyval(Callbacks.type_copy_attr_function(type_copy_attr_fn), Callbacks.type_delete_attr_function(type_delete_attr_fn), type_keyvalAt, MemorySegment.NULL));
            return frame.intAt(type_keyvalAt);
        }
    }

    /**
     * {@link Datatype#Create_keyval(Type_copy_attr_function, Type_delete_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param type_copy_attr_fn function that makes the attribute of a copy of the object; null for none
     * @param type_delete_attr_fn function that is called when an attribute goes; null for none
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_keyval")
    public static int createKeyval(Type_copy_attr_function type_copy_attr_fn, Type_delete_attr_function type_delete_attr_fn) {
        return Create_keyval(type_copy_attr_fn, type_delete_attr_fn);
    }

    /**
     * {@link Datatype#Create_keyval(Type_copy_attr_function, Type_delete_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_keyval")
    public static int createKeyval() {
        return Create_keyval((old, key, value) -> value, null);
    }

    /**
     * Makes a copy of the datatype with another lower bound and extent.
     *
     * <p>Calls {@code MPI_Type_create_resized}: local.
     *
     * <p>C: {@code int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)}.
     *
     * @param oldtype datatype of the elements
     * @param lb lower bound in bytes
     * @param extent extent in bytes: the distance from one element to the next
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_resized(Datatype oldtype, long lb, long extent) {
        try (Frame frame = Frame.open("MPI_Type_create_resized")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_resized(Datatype.handle(oldtype), lb, extent, newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_resized(Datatype, long, long) Create_resized} <span class="camel-case">under its camelCase name</span>.
     *
     * @param oldtype datatype of the elements
     * @param lb lower bound in bytes
     * @param extent extent in bytes: the distance from one element to the next
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_resized")
    public static Datatype createResized(Datatype oldtype, long lb, long extent) {
        return Create_resized(oldtype, lb, extent);
    }

    /**
     * Makes a datatype of blocks with a length, a displacement in bytes and a datatype each.
     *
     * <p>Calls {@code MPI_Type_create_struct}: local.
     *
     * <p>C: {@code int MPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param array_of_types datatype of each block
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_struct(int[] array_of_blocklengths, long[] array_of_displacements, Datatype[] array_of_types) {
        try (Frame frame = Frame.open("MPI_Type_create_struct")) {
            MemorySegment array_of_blocklengthsAt = frame.ints(array_of_blocklengths);
            frame.sameLength("array_of_displacements", array_of_displacements, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_displacementsAt = frame.longs(array_of_displacements);
            frame.sameLength("array_of_types", array_of_types, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_typesAt = Handle.all(frame, array_of_types, "MPI_Datatype", Datatype.handle(null));
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_struct(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, array_of_typesAt, newtypeAt));
            Reference.reachabilityFence(array_of_types);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), array_of_types);
        }
    }

    /**
     * {@link Datatype#Create_struct(int[], long[], Datatype[]) Create_struct} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param array_of_types datatype of each block
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_struct")
    public static Datatype createStruct(int[] array_of_blocklengths, long[] array_of_displacements, Datatype[] array_of_types) {
        return Create_struct(array_of_blocklengths, CallNumbers.upTo(array_of_blocklengths, array_of_displacements), CallNumbers.upTo(array_of_blocklengths, array_of_types));
    }

    /**
     * {@link Datatype#Create_struct(int[], long[], Datatype[]) Create_struct} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements where each block begins
     * @param array_of_types datatype of each block
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_struct")
    public static Datatype createStruct(int[] array_of_blocklengths, int[] array_of_displacements, Datatype[] array_of_types) {
        return Create_struct(array_of_blocklengths, CallNumbers.widened(CallNumbers.upTo(array_of_blocklengths, array_of_displacements)), CallNumbers.upTo(array_of_blocklengths, array_of_types));
    }

    private static final boolean TYPE_CREATE_STRUCT_C = Linkage.has("MPI_Type_create_struct_c");

    /**
     * Makes a datatype of blocks with a length, a displacement in bytes and a datatype each.
     *
     * <p>Calls {@code MPI_Type_create_struct_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_struct} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param array_of_types datatype of each block
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_struct(long[] array_of_blocklengths, long[] array_of_displacements, Datatype[] array_of_types) {
        try (Frame frame = Frame.open("MPI_Type_create_struct_c")) {
            MemorySegment array_of_blocklengthsAt = frame.counts(array_of_blocklengths, TYPE_CREATE_STRUCT_C);
            frame.sameLength("array_of_displacements", array_of_displacements, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_displacementsAt = frame.longs(array_of_displacements);
            frame.sameLength("array_of_types", array_of_types, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_typesAt = Handle.all(frame, array_of_types, "MPI_Datatype", Datatype.handle(null));
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_STRUCT_C ? Mpi.MPI_Type_create_struct_c(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, array_of_typesAt, newtypeAt) : Mpi.MPI_Type_create_struct(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, array_of_typesAt, newtypeAt));
            Reference.reachabilityFence(array_of_types);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), array_of_types);
        }
    }

    /**
     * {@link Datatype#Create_struct(long[], long[], Datatype[]) Create_struct} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in bytes
     * @param array_of_types datatype of each block
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_struct_c")
    public static Datatype createStruct(long[] array_of_blocklengths, long[] array_of_displacements, Datatype[] array_of_types) {
        return Create_struct(array_of_blocklengths, array_of_displacements, array_of_types);
    }

    /**
     * Makes a datatype of a part of an array with several dimensions.
     *
     * <p>Calls {@code MPI_Type_create_subarray}: local.
     *
     * <p>C: {@code int MPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param array_of_sizes number of elements of the whole array in each dimension
     * @param array_of_subsizes number of elements of the part in each dimension
     * @param array_of_starts index, from 0, of the part's first element in each dimension
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node101.htm#Node101">MPI 5.0, section 5.1.3</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_subarray(int[] array_of_sizes, int[] array_of_subsizes, int[] array_of_starts, int order, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_subarray")) {
            MemorySegment array_of_sizesAt = frame.ints(array_of_sizes);
            frame.sameLength("array_of_subsizes", array_of_subsizes, frame.length("array_of_sizes", array_of_sizes));
            MemorySegment array_of_subsizesAt = frame.ints(array_of_subsizes);
            frame.sameLength("array_of_starts", array_of_starts, frame.length("array_of_sizes", array_of_sizes));
            MemorySegment array_of_startsAt = frame.ints(array_of_starts);
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_create_subarray(frame.length("array_of_sizes", array_of_sizes), array_of_sizesAt, array_of_subsizesAt, array_of_startsAt, order, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_subarray(int[], int[], int[], int, Datatype) Create_subarray} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_sizes number of elements of the whole array in each dimension
     * @param array_of_subsizes number of elements of the part in each dimension
     * @param array_of_starts index, from 0, of the part's first element in each dimension
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node101.htm#Node101">MPI 5.0, section 5.1.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_subarray")
    public static Datatype createSubarray(int[] array_of_sizes, int[] array_of_subsizes, int[] array_of_starts, int order, Datatype oldtype) {
        return Create_subarray(array_of_sizes, CallNumbers.upTo(array_of_sizes, array_of_subsizes), CallNumbers.upTo(array_of_sizes, array_of_starts), order, oldtype);
    }

    private static final boolean TYPE_CREATE_SUBARRAY_C = Linkage.has("MPI_Type_create_subarray_c");

    /**
     * Makes a datatype of a part of an array with several dimensions.
     *
     * <p>Calls {@code MPI_Type_create_subarray_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_create_subarray} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param array_of_sizes number of elements of the whole array in each dimension
     * @param array_of_subsizes number of elements of the part in each dimension
     * @param array_of_starts index, from 0, of the part's first element in each dimension
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node101.htm#Node101">MPI 5.0, section 5.1.3</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Create_subarray(long[] array_of_sizes, long[] array_of_subsizes, long[] array_of_starts, int order, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_create_subarray_c")) {
            MemorySegment array_of_sizesAt = frame.counts(array_of_sizes, TYPE_CREATE_SUBARRAY_C);
            frame.sameLength("array_of_subsizes", array_of_subsizes, frame.length("array_of_sizes", array_of_sizes));
            MemorySegment array_of_subsizesAt = frame.counts(array_of_subsizes, TYPE_CREATE_SUBARRAY_C);
            frame.sameLength("array_of_starts", array_of_starts, frame.length("array_of_sizes", array_of_sizes));
            MemorySegment array_of_startsAt = frame.counts(array_of_starts, TYPE_CREATE_SUBARRAY_C);
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_CREATE_SUBARRAY_C ? Mpi.MPI_Type_create_subarray_c(frame.length("array_of_sizes", array_of_sizes), array_of_sizesAt, array_of_subsizesAt, array_of_startsAt, order, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_create_subarray(frame.length("array_of_sizes", array_of_sizes), array_of_sizesAt, array_of_subsizesAt, array_of_startsAt, order, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Create_subarray(long[], long[], long[], int, Datatype) Create_subarray} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_sizes number of elements of the whole array in each dimension
     * @param array_of_subsizes number of elements of the part in each dimension
     * @param array_of_starts index, from 0, of the part's first element in each dimension
     * @param order MPI.ORDER_C or MPI.ORDER_FORTRAN
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node101.htm#Node101">MPI 5.0, section 5.1.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_create_subarray_c")
    public static Datatype createSubarray(long[] array_of_sizes, long[] array_of_subsizes, long[] array_of_starts, int order, Datatype oldtype) {
        return Create_subarray(array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype);
    }

    /**
     * Takes an attribute away from the datatype, after its delete function has been called.
     *
     * <p>Calls {@code MPI_Type_delete_attr}: local.
     *
     * <p>C: {@code int MPI_Type_delete_attr(MPI_Datatype datatype, int type_keyval)}.
     *
     * @param type_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("CallsEmitter")
    public void Delete_attr(int type_keyval) {
        try (Frame frame = Frame.open("MPI_Type_delete_attr")) {
            frame.check(Mpi.MPI_Type_delete_attr(handle(), type_keyval));
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Datatype#Delete_attr(int) Delete_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param type_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_delete_attr")
    public void deleteAttr(int type_keyval) {
        Delete_attr(type_keyval);
    }

    /**
     * Makes a copy of the datatype, for the caller to free.
     *
     * <p>Calls {@code MPI_Type_dup}: local.
     *
     * <p>C: {@code int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node108.htm#Node108">MPI 5.0, section 5.1.10</a>
     */
    @Generated("CallsEmitter")
    public Datatype Dup() {
        try (Frame frame = Frame.open("MPI_Type_dup")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_dup(handle(), newtypeAt));
            Reference.reachabilityFence(this);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), (Datatype) this);
        }
    }

    /**
     * {@link Datatype#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node108.htm#Node108">MPI 5.0, section 5.1.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_dup")
    public Datatype dup() {
        return Dup();
    }

    /**
     * Frees the datatype; calls and datatypes that use it are not touched.
     *
     * <p>Calls {@code MPI_Type_free}: local.
     *
     * <p>C: {@code int MPI_Type_free(MPI_Datatype *datatype)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node107.htm#Node107">MPI 5.0, section 5.1.9</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Type_free")) {
            MemorySegment datatypeAt = frame.cell(handle(), "MPI_Datatype");
            int error = Mpi.MPI_Type_free(datatypeAt);
            adopt(frame.handleAt(datatypeAt, "MPI_Datatype"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Datatype#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node107.htm#Node107">MPI 5.0, section 5.1.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_free")
    public void free() {
        Free();
    }

    /**
     * Frees a key for attributes; attributes that are set under it stay until they are deleted.
     *
     * <p>Calls {@code MPI_Type_free_keyval}: local.
     *
     * <p>C: {@code int MPI_Type_free_keyval(int *type_keyval)}.
     *
     * @param type_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("CallsEmitter")
    public static void Free_keyval(int type_keyval) {
        try (Frame frame = Frame.open("MPI_Type_free_keyval")) {
            MemorySegment type_keyvalAt = frame.cell(type_keyval);
            frame.check(Mpi.MPI_Type_free_keyval(type_keyvalAt));
        }
    }

    /**
     * {@link Datatype#Free_keyval(int) Free_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param type_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_free_keyval")
    public static void freeKeyval(int type_keyval) {
        Free_keyval(type_keyval);
    }

    /**
     * Returns the attribute that the datatype has under a key; null if it has none.
     *
     * <p>Calls {@code MPI_Type_get_attr}: local.
     *
     * <p>C: {@code int MPI_Type_get_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)}.
     *
     * @param type_keyval key of the attribute
     * @return the attribute; null where there is none under the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("CallsEmitter")
    public Object Get_attr(int type_keyval) {
        try (Frame frame = Frame.open("MPI_Type_get_attr")) {
            MemorySegment attribute_valAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Type_get_attr(handle(), type_keyval, attribute_valAt, flagAt));
            Reference.reachabilityFence(this);
            return frame.flagAt(flagAt) ? Attributes.toJava(this, type_keyval, frame.addressAt(attribute_valAt)) : null;
        }
    }

    /**
     * {@link Datatype#Get_attr(int) Get_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param type_keyval key of the attribute
     * @return the value, a number or truth value if it is one of MPI's own attributes, a copy of it otherwise; null if the object has no such attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_attr")
    public Object getAttr(int type_keyval) {
        return AttributeValues.boxed(type_keyval, Get_attr(type_keyval));
    }

    /**
     * Returns the arguments that the datatype was made with.
     *
     * <p>Calls {@code MPI_Type_get_contents}: local.
     *
     * <p>C: {@code int MPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])}.
     *
     * @return the integers among the arguments; the addresses among the arguments; the datatypes among the arguments
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated("CallsEmitter")
    public DatatypeContents Get_contents() {
        try (Frame frame = Frame.open("MPI_Type_get_contents")) {
            int max_integers = Get_envelope().num_integers();
            int max_addresses = Get_envelope().num_addresses();
            int max_datatypes = Get_envelope().num_datatypes();
            MemorySegment array_of_integersAt = frame.ints(max_integers);
            MemorySegment array_of_addressesAt = frame.longs(max_addresses);
            MemorySegment array_of_datatypesAt = frame.handles(max_datatypes);
            frame.check(Mpi.MPI_Type_get_contents(handle(), max_integers, max_addresses, max_datatypes, array_of_integersAt, array_of_addressesAt, array_of_datatypesAt));
            Reference.reachabilityFence(this);
            return new DatatypeContents(CallNumbers.intsAt(array_of_integersAt, max_integers), CallNumbers.longsAt(array_of_addressesAt, max_addresses), Datatypes.at(array_of_datatypesAt, max_datatypes));
        }
    }

    /**
     * {@link Datatype#Get_contents() Get_contents} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the integers among the arguments; the addresses among the arguments; the datatypes among the arguments
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_contents")
    public DatatypeContents getContents() {
        return Get_contents();
    }

    /**
     * Returns how the datatype was made, and with how many arguments of each sort.
     *
     * <p>Calls {@code MPI_Type_get_envelope}: local.
     *
     * <p>C: {@code int MPI_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)}.
     *
     * @return the number of integers among the arguments; the number of addresses among the arguments; the number of datatypes among the arguments; what the datatype was made by, as MPI.COMBINER_VECTOR
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated("CallsEmitter")
    public DatatypeEnvelope Get_envelope() {
        try (Frame frame = Frame.open("MPI_Type_get_envelope")) {
            MemorySegment num_integersAt = frame.cell();
            MemorySegment num_addressesAt = frame.cell();
            MemorySegment num_datatypesAt = frame.cell();
            MemorySegment combinerAt = frame.cell();
            frame.check(Mpi.MPI_Type_get_envelope(handle(), num_integersAt, num_addressesAt, num_datatypesAt, combinerAt));
            Reference.reachabilityFence(this);
            return new DatatypeEnvelope(frame.intAt(num_integersAt), frame.intAt(num_addressesAt), frame.intAt(num_datatypesAt), frame.intAt(combinerAt));
        }
    }

    /**
     * {@link Datatype#Get_envelope() Get_envelope} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of integers among the arguments; the number of addresses among the arguments; the number of datatypes among the arguments; what the datatype was made by, as MPI.COMBINER_VECTOR
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node111.htm#Node111">MPI 5.0, section 5.1.13</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_envelope")
    public DatatypeEnvelope getEnvelope() {
        return Get_envelope();
    }

    /**
     * Returns the lower bound and the extent of the datatype, in bytes.
     *
     * <p>Calls {@code MPI_Type_get_extent}: local.
     *
     * <p>C: {@code int MPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)}.
     *
     * @return the lower bound in bytes; the extent in bytes: the distance from one element to the next
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node105.htm#Node105">MPI 5.0, section 5.1.7</a>
     */
    @Generated("CallsEmitter")
    public DatatypeExtent Get_extent() {
        try (Frame frame = Frame.open("MPI_Type_get_extent")) {
            MemorySegment lbAt = frame.cell();
            MemorySegment extentAt = frame.cell();
            frame.check(Mpi.MPI_Type_get_extent(handle(), lbAt, extentAt));
            Reference.reachabilityFence(this);
            return new DatatypeExtent(frame.longAt(lbAt), frame.longAt(extentAt));
        }
    }

    /**
     * Returns the name of the datatype; an empty text if it has none.
     *
     * <p>Calls {@code MPI_Type_get_name}: local.
     *
     * <p>C: {@code int MPI_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen)}.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("CallsEmitter")
    public String Get_name() {
        try (Frame frame = Frame.open("MPI_Type_get_name")) {
            MemorySegment type_nameAt = frame.textOut();
            MemorySegment resultlenAt = frame.cell();
            frame.check(Mpi.MPI_Type_get_name(handle(), type_nameAt, resultlenAt));
            Reference.reachabilityFence(this);
            return frame.textAt(type_nameAt);
        }
    }

    /**
     * {@link Datatype#Get_name() Get_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_name")
    public String getName() {
        return Get_name();
    }

    /**
     * Returns where the data of an element really begin and how far they reach, in bytes.
     *
     * <p>Calls {@code MPI_Type_get_true_extent}: local.
     *
     * <p>C: {@code int MPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)}.
     *
     * @return the first byte of the data, counted from the element's address; the number of bytes from the first byte of the data to the last
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node106.htm#Node106">MPI 5.0, section 5.1.8</a>
     */
    @Generated("CallsEmitter")
    public DatatypeTrueExtent Get_true_extent() {
        try (Frame frame = Frame.open("MPI_Type_get_true_extent")) {
            MemorySegment true_lbAt = frame.cell();
            MemorySegment true_extentAt = frame.cell();
            frame.check(Mpi.MPI_Type_get_true_extent(handle(), true_lbAt, true_extentAt));
            Reference.reachabilityFence(this);
            return new DatatypeTrueExtent(frame.longAt(true_lbAt), frame.longAt(true_extentAt));
        }
    }

    /**
     * Returns the datatype of pairs of a value and an index, which finds places of extremes.
     *
     * <p>Calls {@code MPI_Type_get_value_index}: local.
     *
     * <p>C: {@code int MPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)}.
     *
     * @param value_type datatype of the value
     * @param index_type datatype of the index
     * @return the datatype of the pairs; {@code Is_null} tells that there is none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node135.htm#Node135">MPI 5.0, section 6.9.4</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Get_value_index(Datatype value_type, Datatype index_type) {
        try (Frame frame = Frame.open("MPI_Type_get_value_index")) {
            MemorySegment pair_typeAt = frame.cell();
            frame.check(Mpi.MPI_Type_get_value_index(Datatype.handle(value_type), Datatype.handle(index_type), pair_typeAt));
            Reference.reachabilityFence(value_type);
            Reference.reachabilityFence(index_type);
            return Datatype.made(frame.handleAt(pair_typeAt, "MPI_Datatype"), value_type);
        }
    }

    /**
     * {@link Datatype#Get_value_index(Datatype, Datatype) Get_value_index} <span class="camel-case">under its camelCase name</span>.
     *
     * @param value_type datatype of the value
     * @param index_type datatype of the index
     * @return the datatype of the pairs; {@code Is_null} tells that there is none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node135.htm#Node135">MPI 5.0, section 6.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_get_value_index")
    public static Datatype getValueIndex(Datatype value_type, Datatype index_type) {
        return Get_value_index(value_type, index_type);
    }

    /**
     * Makes a datatype of blocks of any length, at displacements in elements.
     *
     * <p>Calls {@code MPI_Type_indexed}: local.
     *
     * <p>C: {@code int MPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Indexed(int[] array_of_blocklengths, int[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_indexed")) {
            MemorySegment array_of_blocklengthsAt = frame.ints(array_of_blocklengths);
            frame.sameLength("array_of_displacements", array_of_displacements, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_displacementsAt = frame.ints(array_of_displacements);
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_indexed(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Indexed(int[], int[], Datatype) Indexed} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_indexed")
    public static Datatype createIndexed(int[] array_of_blocklengths, int[] array_of_displacements, Datatype oldtype) {
        return Indexed(array_of_blocklengths, CallNumbers.upTo(array_of_blocklengths, array_of_displacements), oldtype);
    }

    private static final boolean TYPE_INDEXED_C = Linkage.has("MPI_Type_indexed_c");

    /**
     * Makes a datatype of blocks of any length, at displacements in elements.
     *
     * <p>Calls {@code MPI_Type_indexed_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_indexed} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Indexed(long[] array_of_blocklengths, long[] array_of_displacements, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_indexed_c")) {
            MemorySegment array_of_blocklengthsAt = frame.counts(array_of_blocklengths, TYPE_INDEXED_C);
            frame.sameLength("array_of_displacements", array_of_displacements, frame.length("array_of_blocklengths", array_of_blocklengths));
            MemorySegment array_of_displacementsAt = frame.counts(array_of_displacements, TYPE_INDEXED_C);
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_INDEXED_C ? Mpi.MPI_Type_indexed_c(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_indexed(frame.length("array_of_blocklengths", array_of_blocklengths), array_of_blocklengthsAt, array_of_displacementsAt, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Indexed(long[], long[], Datatype) Indexed} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_blocklengths number of elements of each block
     * @param array_of_displacements displacement of each block in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_indexed_c")
    public static Datatype createIndexed(long[] array_of_blocklengths, long[] array_of_displacements, Datatype oldtype) {
        return Indexed(array_of_blocklengths, array_of_displacements, oldtype);
    }

    /**
     * Returns the predefined datatype of a class and a size.
     *
     * <p>Calls {@code MPI_Type_match_size}: local.
     *
     * <p>C: {@code int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)}.
     *
     * @param typeclass MPI.TYPECLASS_INTEGER, MPI.TYPECLASS_REAL or MPI.TYPECLASS_COMPLEX
     * @param size number of bytes of an element
     * @return the predefined datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node475.htm#Node475">MPI 5.0, section 19.1.9</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Match_size(int typeclass, int size) {
        try (Frame frame = Frame.open("MPI_Type_match_size")) {
            MemorySegment datatypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_match_size(typeclass, size, datatypeAt));
            return Datatype.made(frame.handleAt(datatypeAt, "MPI_Datatype"), (Datatype) null);
        }
    }

    /**
     * {@link Datatype#Match_size(int, int) Match_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @param typeclass MPI.TYPECLASS_INTEGER, MPI.TYPECLASS_REAL or MPI.TYPECLASS_COMPLEX
     * @param size number of bytes of an element
     * @return the predefined datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node475.htm#Node475">MPI 5.0, section 19.1.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_match_size")
    public static Datatype matchSize(int typeclass, int size) {
        return Match_size(typeclass, size);
    }

    /**
     * Stores an object under a key with the datatype, on this process only.
     *
     * <p>Calls {@code MPI_Type_set_attr}: local.
     *
     * <p>C: {@code int MPI_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)}.
     *
     * @param type_keyval key of the attribute
     * @param attribute_val attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated("CallsEmitter")
    public void Set_attr(int type_keyval, Object attribute_val) {
        try (Frame frame = Frame.open("MPI_Type_set_attr")) {
            frame.check(Mpi.MPI_Type_set_attr(handle(), type_keyval, Attributes.toNative(attribute_val)));
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Datatype#Set_attr(int, Object) Set_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param type_keyval key of the attribute
     * @param attribute_val attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node210.htm#Node210">MPI 5.0, section 7.7.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_set_attr")
    public void setAttr(int type_keyval, Object attribute_val) {
        Set_attr(type_keyval, AttributeValues.copy(attribute_val));
    }

    /**
     * Gives the datatype a name, which debuggers and error messages show.
     *
     * <p>Calls {@code MPI_Type_set_name}: local.
     *
     * <p>C: {@code int MPI_Type_set_name(MPI_Datatype datatype, const char *type_name)}.
     *
     * @param type_name name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("CallsEmitter")
    public void Set_name(String type_name) {
        try (Frame frame = Frame.open("MPI_Type_set_name")) {
            MemorySegment type_nameAt = frame.text("type_name", type_name);
            frame.check(Mpi.MPI_Type_set_name(handle(), type_nameAt));
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Datatype#Set_name(String) Set_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param type_name name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_set_name")
    public void setName(String type_name) {
        Set_name(type_name);
    }

    /**
     * Returns how many bytes of data an element of the datatype holds, gaps not counted.
     *
     * <p>Calls {@code MPI_Type_size}: local.
     *
     * <p>C: {@code int MPI_Type_size(MPI_Datatype datatype, int *size)}.
     *
     * @return the number of bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("CallsEmitter")
    public int Get_size() {
        try (Frame frame = Frame.open("MPI_Type_size")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Type_size(handle(), sizeAt));
            Reference.reachabilityFence(this);
            return frame.intAt(sizeAt);
        }
    }

    private static final boolean TYPE_SIZE_C = Linkage.has("MPI_Type_size_c");

    /**
     * Returns how many bytes of data an element of the datatype holds, gaps not counted.
     *
     * <p>Calls {@code MPI_Type_size_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_size} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size)}.
     *
     * @return the number of bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("CallsEmitter")
    public long Get_size_c() {
        try (Frame frame = Frame.open("MPI_Type_size_c")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(TYPE_SIZE_C ? Mpi.MPI_Type_size_c(handle(), sizeAt) : Mpi.MPI_Type_size(handle(), sizeAt));
            Reference.reachabilityFence(this);
            return frame.countAt(sizeAt, TYPE_SIZE_C);
        }
    }

    /**
     * Makes a datatype of blocks of one length that begin at even distances in elements.
     *
     * <p>Calls {@code MPI_Type_vector}: local.
     *
     * <p>C: {@code int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Vector(int count, int blocklength, int stride, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_vector")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(Mpi.MPI_Type_vector(count, blocklength, stride, Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Vector(int, int, int, Datatype) Vector} <span class="camel-case">under its camelCase name</span>.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_vector")
    public static Datatype createVector(int count, int blocklength, int stride, Datatype oldtype) {
        return Vector(count, blocklength, stride, oldtype);
    }

    private static final boolean TYPE_VECTOR_C = Linkage.has("MPI_Type_vector_c");

    /**
     * Makes a datatype of blocks of one length that begin at even distances in elements.
     *
     * <p>Calls {@code MPI_Type_vector_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Type_vector} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated("CallsEmitter")
    public static Datatype Vector(long count, long blocklength, long stride, Datatype oldtype) {
        try (Frame frame = Frame.open("MPI_Type_vector_c")) {
            MemorySegment newtypeAt = frame.cell();
            frame.check(TYPE_VECTOR_C ? Mpi.MPI_Type_vector_c(count, blocklength, stride, Datatype.handle(oldtype), newtypeAt) : Mpi.MPI_Type_vector(frame.small(count), frame.small(blocklength), frame.small(stride), Datatype.handle(oldtype), newtypeAt));
            Reference.reachabilityFence(oldtype);
            return Datatype.made(frame.handleAt(newtypeAt, "MPI_Datatype"), oldtype);
        }
    }

    /**
     * {@link Datatype#Vector(long, long, long, Datatype) Vector} <span class="camel-case">under its camelCase name</span>.
     *
     * @param count number of blocks
     * @param blocklength number of elements of each block
     * @param stride distance between the beginnings of two blocks in elements
     * @param oldtype datatype of the elements
     * @return the new datatype
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node100.htm#Node100">MPI 5.0, section 5.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Type_vector_c")
    public static Datatype createVector(long count, long blocklength, long stride, Datatype oldtype) {
        return Vector(count, blocklength, stride, oldtype);
    }

    /**
     * Copies elements out of the form that every MPI reads; returns the place behind them.
     *
     * <p>Calls {@code MPI_Unpack_external}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)}.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf byte array or segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf array, segment or direct buffer that is filled
     * @param outoffset index of the first element in the buffer
     * @param outcount number of elements that are unpacked
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("CallsEmitter")
    public long Unpack_external(String datarep, byte[] inbuf, long position, Object outbuf, int outoffset, int outcount) {
        try (Frame frame = Frame.open("MPI_Unpack_external")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment datarepAt = frame.text("datarep", datarep);
            MemorySegment inbufAt = frame.packed(inbuf, false, position, outcount, (Datatype) this);
            MemorySegment positionAt = frame.cell(position);
            MemorySegment outbufAt = frame.out(outbuf, outoffset, outcount, (Datatype) this);
            if (Trace.on) {
                frame.trace().writes(outbuf, outcount, (Datatype) this).told();
            }
            frame.check(Mpi.MPI_Unpack_external(datarepAt, inbufAt, frame.bytes(inbuf), positionAt, outbufAt, outcount, handle()));
            frame.back(0, outbuf);
            Reference.reachabilityFence(this);
            return frame.longAt(positionAt);
        }
    }

    /**
     * {@link Datatype#Unpack_external(String, byte[], long, Object, int, int) Unpack_external} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf byte array or segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf array, segment or direct buffer that is filled
     * @param outcount number of elements that are unpacked
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpack_external")
    public long unpackExternal(String datarep, byte[] inbuf, long position, Object outbuf, int outcount) {
        return Unpack_external(datarep, inbuf, position, CamelCaseBuffers.of(outbuf, (Datatype) this), 0, outcount);
    }

    private static final boolean UNPACK_EXTERNAL_C = Linkage.has("MPI_Unpack_external_c");

    /**
     * Copies elements out of the form that every MPI reads; returns the place behind them.
     *
     * <p>Calls {@code MPI_Unpack_external_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Unpack_external} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)}.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf segment that is filled
     * @param outcount number of elements that are unpacked
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated("CallsEmitter")
    public long Unpack_external(String datarep, MemorySegment inbuf, long position, MemorySegment outbuf, long outcount) {
        try (Frame frame = Frame.open("MPI_Unpack_external_c")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment datarepAt = frame.text("datarep", datarep);
            MemorySegment inbufAt = frame.packed(inbuf, false, position, outcount, (Datatype) this);
            MemorySegment positionAt = frame.cell(position);
            MemorySegment outbufAt = frame.out(outbuf, outcount, (Datatype) this);
            if (Trace.on) {
                frame.trace().writes(outbuf, outcount, (Datatype) this).told();
            }
            frame.check(UNPACK_EXTERNAL_C ? Mpi.MPI_Unpack_external_c(datarepAt, inbufAt, frame.bytes(inbuf), positionAt, outbufAt, outcount, handle()) : Mpi.MPI_Unpack_external(datarepAt, inbufAt, frame.bytes(inbuf), positionAt, outbufAt, frame.small(outcount), handle()));
            frame.back(0, outbuf);
            Reference.reachabilityFence(this);
            return frame.longAt(positionAt);
        }
    }

    /**
     * {@link Datatype#Unpack_external(String, MemorySegment, long, MemorySegment, long) Unpack_external} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep form of the packed data: external32
     * @param inbuf segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf segment that is filled
     * @param outcount number of elements that are unpacked
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node114.htm#Node114">MPI 5.0, section 5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpack_external_c")
    public long unpackExternal(String datarep, MemorySegment inbuf, long position, MemorySegment outbuf, long outcount) {
        return Unpack_external(datarep, inbuf, position, outbuf, outcount);
    }

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
