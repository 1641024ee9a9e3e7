// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.MPI.File;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallShape;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link File} that the generator makes from the MPI header.
 */
abstract class FileCalls extends SplitAccess {

    FileCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_File}, such as a handle that a C
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
    public static MPI.File ofNative(long handle) {
        return Wrap.borrowed("MPI_File", Wrap.file(Wrap.given("MPI_File", handle)));
    }

    /**
     * Returns the layout of {@code MPI_File} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_File") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static MPI.File ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_File", "MPI_File", handle));
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
        return FortranHandles.of("MPI_File", "MPI_File", nativeHandle());
    }

    /**
     * Hands an error code to the error handler of the file.
     *
     * <p>Calls {@code MPI_File_call_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_call_errhandler(MPI_File fh, int errorcode)}.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Call_errhandler(int errorcode) {
        try (Frame frame = Frame.open("MPI_File_call_errhandler")) {
            frame.check(Mpi.MPI_File_call_errhandler(handle(), errorcode));
        }
    }

    /**
     * {@link File#Call_errhandler(int) Call_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_call_errhandler")
    public void callErrhandler(int errorcode) {
        Call_errhandler(errorcode);
    }

    /**
     * Closes the file, after all that was written has reached it.
     *
     * <p>Calls {@code MPI_File_close}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_close(MPI_File *fh)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node355.htm#Node355">MPI 5.0, section 14.2.2</a>
     */
    @Generated("CallsEmitter")
    public void Close() {
        try (Frame frame = Frame.open("MPI_File_close")) {
            MemorySegment fhAt = frame.cell(handle(), "MPI_File");
            int error = Mpi.MPI_File_close(fhAt);
            adopt(frame.handleAt(fhAt, "MPI_File"));
            frame.check(error);
        }
    }

    /**
     * Makes an error handler for files from a Java function.
     *
     * <p>Calls {@code MPI_File_create_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * @param file_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated("CallsEmitter")
    public static Errhandler Create_errhandler(File_errhandler_function file_errhandler_fn) {
        try (Frame frame = Frame.open("MPI_File_create_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_File_create_errhandler(Callbacks.file_errhandler_function(file_errhandler_fn), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link File#Create_errhandler(File_errhandler_function) Create_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param file_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_create_errhandler")
    public static Errhandler createErrhandler(File_errhandler_function file_errhandler_fn) {
        return Create_errhandler(file_errhandler_fn);
    }

    /**
     * Deletes a file by its name.
     *
     * <p>Calls {@code MPI_File_delete}: not collective, blocking.
     *
     * <p>C: {@code int MPI_File_delete(const char *filename, MPI_Info info)}.
     *
     * @param filename name of the file
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node356.htm#Node356">MPI 5.0, section 14.2.3</a>
     */
    @Generated("CallsEmitter")
    public static void Delete(String filename, Info info) {
        try (Frame frame = Frame.open("MPI_File_delete")) {
            MemorySegment filenameAt = frame.text("filename", filename);
            frame.check(Mpi.MPI_File_delete(filenameAt, Info.handle(info)));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link File#Delete(String, Info) Delete} <span class="camel-case">under its camelCase name</span>.
     *
     * @param filename name of the file
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node356.htm#Node356">MPI 5.0, section 14.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_delete")
    public static void delete(String filename, Info info) {
        Delete(filename, info);
    }

    /**
     * {@link File#Delete(String, Info) Delete} <span class="camel-case">under its camelCase name</span>.
     *
     * @param filename name of the file
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node356.htm#Node356">MPI 5.0, section 14.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_delete")
    public static void delete(String filename) {
        Delete(filename, null);
    }

    /**
     * Returns the access mode that the file was opened with.
     *
     * <p>Calls {@code MPI_File_get_amode}: local.
     *
     * <p>C: {@code int MPI_File_get_amode(MPI_File fh, int *amode)}.
     *
     * @return the access mode: a sum of MPI.MODE_ constants
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node360.htm#Node360">MPI 5.0, section 14.2.7</a>
     */
    @Generated("CallsEmitter")
    public int Get_amode() {
        try (Frame frame = Frame.open("MPI_File_get_amode")) {
            MemorySegment amodeAt = frame.cell();
            frame.check(Mpi.MPI_File_get_amode(handle(), amodeAt));
            return frame.intAt(amodeAt);
        }
    }

    /**
     * {@link File#Get_amode() Get_amode} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the access mode: a sum of MPI.MODE_ constants
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node360.htm#Node360">MPI 5.0, section 14.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_amode")
    public int getAMode() {
        return Get_amode();
    }

    /**
     * Tells whether accesses that overlap are done one after another.
     *
     * <p>Calls {@code MPI_File_get_atomicity}: local.
     *
     * <p>C: {@code int MPI_File_get_atomicity(MPI_File fh, int *flag)}.
     *
     * @return whether accesses that overlap are done one after another
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated("CallsEmitter")
    public boolean Get_atomicity() {
        try (Frame frame = Frame.open("MPI_File_get_atomicity")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_File_get_atomicity(handle(), flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * {@link File#Get_atomicity() Get_atomicity} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether accesses that overlap are done one after another
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_atomicity")
    public boolean getAtomicity() {
        return Get_atomicity();
    }

    /**
     * Turns an offset in the current view into a position in the file, in bytes.
     *
     * <p>Calls {@code MPI_File_get_byte_offset}: local.
     *
     * <p>C: {@code int MPI_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)}.
     *
     * @param offset offset in elements of the view
     * @return the position in the file in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public long Get_byte_offset(long offset) {
        try (Frame frame = Frame.open("MPI_File_get_byte_offset")) {
            MemorySegment dispAt = frame.cell();
            frame.check(Mpi.MPI_File_get_byte_offset(handle(), offset, dispAt));
            return frame.longAt(dispAt);
        }
    }

    /**
     * {@link File#Get_byte_offset(long) Get_byte_offset} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view
     * @return the position in the file in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_byte_offset")
    public long getByteOffset(long offset) {
        return Get_byte_offset(offset);
    }

    /**
     * Returns the error handler of the file, for the caller to free.
     *
     * <p>Calls {@code MPI_File_get_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)}.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated("CallsEmitter")
    public Errhandler Get_errhandler() {
        try (Frame frame = Frame.open("MPI_File_get_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_File_get_errhandler(handle(), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link File#Get_errhandler() Get_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_errhandler")
    public Errhandler getErrhandler() {
        return Get_errhandler();
    }

    /**
     * Returns the group of the ranks that opened the file, for the caller to free.
     *
     * <p>Calls {@code MPI_File_get_group}: local.
     *
     * <p>C: {@code int MPI_File_get_group(MPI_File fh, MPI_Group *group)}.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node360.htm#Node360">MPI 5.0, section 14.2.7</a>
     */
    @Generated("CallsEmitter")
    public Group Get_group() {
        try (Frame frame = Frame.open("MPI_File_get_group")) {
            MemorySegment groupAt = frame.cell();
            frame.check(Mpi.MPI_File_get_group(handle(), groupAt));
            return new Group(frame.handleAt(groupAt, "MPI_Group"));
        }
    }

    /**
     * {@link File#Get_group() Get_group} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node360.htm#Node360">MPI 5.0, section 14.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_group")
    public Group getGroup() {
        return Get_group();
    }

    /**
     * Returns the hints that MPI follows for the file, for the caller to free.
     *
     * <p>Calls {@code MPI_File_get_info}: local.
     *
     * <p>C: {@code int MPI_File_get_info(MPI_File fh, MPI_Info *info_used)}.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node361.htm#Node361">MPI 5.0, section 14.2.8</a>
     */
    @Generated("CallsEmitter")
    public Info Get_info() {
        try (Frame frame = Frame.open("MPI_File_get_info")) {
            MemorySegment info_usedAt = frame.cell();
            frame.check(Mpi.MPI_File_get_info(handle(), info_usedAt));
            return new Info(frame.handleAt(info_usedAt, "MPI_Info"));
        }
    }

    /**
     * {@link File#Get_info() Get_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node361.htm#Node361">MPI 5.0, section 14.2.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_info")
    public Info getInfo() {
        return Get_info();
    }

    /**
     * Returns this rank's position in the file, in elements of the view.
     *
     * <p>Calls {@code MPI_File_get_position}: local.
     *
     * <p>C: {@code int MPI_File_get_position(MPI_File fh, MPI_Offset *offset)}.
     *
     * @return the position, in elements of the view
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public long Get_position() {
        try (Frame frame = Frame.open("MPI_File_get_position")) {
            MemorySegment offsetAt = frame.cell();
            frame.check(Mpi.MPI_File_get_position(handle(), offsetAt));
            return frame.longAt(offsetAt);
        }
    }

    /**
     * {@link File#Get_position() Get_position} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the position, in elements of the view
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_position")
    public long getPosition() {
        return Get_position();
    }

    /**
     * Returns the position that all ranks share, in elements of the view.
     *
     * <p>Calls {@code MPI_File_get_position_shared}: not collective, blocking.
     *
     * <p>C: {@code int MPI_File_get_position_shared(MPI_File fh, MPI_Offset *offset)}.
     *
     * @return the position, in elements of the view
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public long Get_position_shared() {
        try (Frame frame = Frame.open("MPI_File_get_position_shared")) {
            MemorySegment offsetAt = frame.cell();
            frame.check(Mpi.MPI_File_get_position_shared(handle(), offsetAt));
            return frame.longAt(offsetAt);
        }
    }

    /**
     * {@link File#Get_position_shared() Get_position_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the position, in elements of the view
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_position_shared")
    public long getPositionShared() {
        return Get_position_shared();
    }

    /**
     * Returns the size of the file in bytes.
     *
     * <p>Calls {@code MPI_File_get_size}: not collective, blocking.
     *
     * <p>C: {@code int MPI_File_get_size(MPI_File fh, MPI_Offset *size)}.
     *
     * @return the size of the file in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node359.htm#Node359">MPI 5.0, section 14.2.6</a>
     */
    @Generated("CallsEmitter")
    public long Get_size() {
        try (Frame frame = Frame.open("MPI_File_get_size")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_File_get_size(handle(), sizeAt));
            return frame.longAt(sizeAt);
        }
    }

    /**
     * {@link File#Get_size() Get_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the size of the file in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node359.htm#Node359">MPI 5.0, section 14.2.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_size")
    public long getSize() {
        return Get_size();
    }

    /**
     * Returns how many bytes an element of a datatype takes in the file.
     *
     * <p>Calls {@code MPI_File_get_type_extent}: local.
     *
     * <p>C: {@code int MPI_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)}.
     *
     * @param datatype datatype of the elements
     * @return the extent in bytes: the distance from one element to the next
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node378.htm#Node378">MPI 5.0, section 14.5.1</a>
     */
    @Generated("CallsEmitter")
    public long Get_type_extent(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_get_type_extent")) {
            MemorySegment extentAt = frame.cell();
            frame.check(Mpi.MPI_File_get_type_extent(handle(), Datatype.handle(datatype), extentAt));
            Reference.reachabilityFence(datatype);
            return frame.longAt(extentAt);
        }
    }

    /**
     * Returns the part of the file that this rank sees, and in what form.
     *
     * <p>Calls {@code MPI_File_get_view}: local.
     *
     * <p>C: {@code int MPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)}.
     *
     * @return the position in the file, in bytes, where the view begins; the datatype of the units that offsets count; the datatype of the parts of the file that are seen, over and over; the form of the data in the file: native, internal, external32 or a registered one
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated("CallsEmitter")
    public FileView Get_view() {
        try (Frame frame = Frame.open("MPI_File_get_view")) {
            MemorySegment dispAt = frame.cell();
            MemorySegment etypeAt = frame.cell();
            MemorySegment filetypeAt = frame.cell();
            MemorySegment datarepAt = frame.textOut();
            frame.check(Mpi.MPI_File_get_view(handle(), dispAt, etypeAt, filetypeAt, datarepAt));
            return new FileView(frame.longAt(dispAt), Datatype.made(frame.handleAt(etypeAt, "MPI_Datatype"), (Datatype) null), Datatype.made(frame.handleAt(filetypeAt, "MPI_Datatype"), (Datatype) null), frame.textAt(datarepAt));
        }
    }

    /**
     * {@link File#Get_view() Get_view} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the position in the file, in bytes, where the view begins; the datatype of the units that offsets count; the datatype of the parts of the file that are seen, over and over; the form of the data in the file: native, internal, external32 or a registered one
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_get_view")
    public FileView getView() {
        return Get_view();
    }

    /**
     * Begins to read from this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_iread}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iread(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iread(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread(Object, int, int, Datatype) Iread} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread")
    public Request iRead(Object buf, int count, Datatype datatype) {
        return Iread(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IREAD_C = Linkage.has("MPI_File_iread_c");

    /**
     * Begins to read from this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_iread_c}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iread} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iread(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_IREAD_C ? Mpi.MPI_File_iread_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread(MemorySegment, long, Datatype) Iread} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_c")
    public Request iRead(MemorySegment buf, long count, Datatype datatype) {
        return Iread(buf, count, datatype);
    }

    /**
     * {@link File#Iread(Object, int, int, Datatype) Iread} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread")
    public Request iRead(MemorySegment buf, int count, Datatype datatype) {
        return Iread(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to read on all ranks together, each from its own position.
     *
     * <p>Calls {@code MPI_File_iread_all}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_all", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iread_all(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_all(Object, int, int, Datatype) Iread_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_all")
    public Request iReadAll(Object buf, int count, Datatype datatype) {
        return Iread_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IREAD_ALL_C = Linkage.has("MPI_File_iread_all_c");

    /**
     * Begins to read on all ranks together, each from its own position.
     *
     * <p>Calls {@code MPI_File_iread_all_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iread_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_all_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_IREAD_ALL_C ? Mpi.MPI_File_iread_all_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_all(MemorySegment, long, Datatype) Iread_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_all_c")
    public Request iReadAll(MemorySegment buf, long count, Datatype datatype) {
        return Iread_all(buf, count, datatype);
    }

    /**
     * {@link File#Iread_all(Object, int, int, Datatype) Iread_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_all")
    public Request iReadAll(MemorySegment buf, int count, Datatype datatype) {
        return Iread_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to read from a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_iread_at}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_at", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iread_at(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_at(long, Object, int, int, Datatype) Iread_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_at")
    public Request iReadAt(long offset, Object buf, int count, Datatype datatype) {
        return Iread_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IREAD_AT_C = Linkage.has("MPI_File_iread_at_c");

    /**
     * Begins to read from a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_iread_at_c}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iread_at} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_at_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_IREAD_AT_C ? Mpi.MPI_File_iread_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_at(long, MemorySegment, long, Datatype) Iread_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_at_c")
    public Request iReadAt(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Iread_at(offset, buf, count, datatype);
    }

    /**
     * {@link File#Iread_at(long, Object, int, int, Datatype) Iread_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_at")
    public Request iReadAt(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Iread_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to read on all ranks together, each from the offset that it gives.
     *
     * <p>Calls {@code MPI_File_iread_at_all}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_at_all", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iread_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_at_all(long, Object, int, int, Datatype) Iread_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_at_all")
    public Request iReadAtAll(long offset, Object buf, int count, Datatype datatype) {
        return Iread_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IREAD_AT_ALL_C = Linkage.has("MPI_File_iread_at_all_c");

    /**
     * Begins to read on all ranks together, each from the offset that it gives.
     *
     * <p>Calls {@code MPI_File_iread_at_all_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iread_at_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_at_all_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_IREAD_AT_ALL_C ? Mpi.MPI_File_iread_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_at_all(long, MemorySegment, long, Datatype) Iread_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_at_all_c")
    public Request iReadAtAll(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Iread_at_all(offset, buf, count, datatype);
    }

    /**
     * {@link File#Iread_at_all(long, Object, int, int, Datatype) Iread_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_at_all")
    public Request iReadAtAll(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Iread_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to read from the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_iread_shared}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_shared", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iread_shared(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_shared(Object, int, int, Datatype) Iread_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_shared")
    public Request iReadShared(Object buf, int count, Datatype datatype) {
        return Iread_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IREAD_SHARED_C = Linkage.has("MPI_File_iread_shared_c");

    /**
     * Begins to read from the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_iread_shared_c}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iread_shared} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iread_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iread_shared_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_IREAD_SHARED_C ? Mpi.MPI_File_iread_shared_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link File#Iread_shared(MemorySegment, long, Datatype) Iread_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_shared_c")
    public Request iReadShared(MemorySegment buf, long count, Datatype datatype) {
        return Iread_shared(buf, count, datatype);
    }

    /**
     * {@link File#Iread_shared(Object, int, int, Datatype) Iread_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iread_shared")
    public Request iReadShared(MemorySegment buf, int count, Datatype datatype) {
        return Iread_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to write at this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_iwrite}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iwrite(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite(Object, int, int, Datatype) Iwrite} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite")
    public Request iWrite(Object buf, int count, Datatype datatype) {
        return Iwrite(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IWRITE_C = Linkage.has("MPI_File_iwrite_c");

    /**
     * Begins to write at this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_iwrite_c}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iwrite} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_IWRITE_C ? Mpi.MPI_File_iwrite_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite(MemorySegment, long, Datatype) Iwrite} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_c")
    public Request iWrite(MemorySegment buf, long count, Datatype datatype) {
        return Iwrite(buf, count, datatype);
    }

    /**
     * {@link File#Iwrite(Object, int, int, Datatype) Iwrite} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite")
    public Request iWrite(MemorySegment buf, int count, Datatype datatype) {
        return Iwrite(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to write on all ranks together, each at its own position.
     *
     * <p>Calls {@code MPI_File_iwrite_all}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_all", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iwrite_all(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_all(Object, int, int, Datatype) Iwrite_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_all")
    public Request iWriteAll(Object buf, int count, Datatype datatype) {
        return Iwrite_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IWRITE_ALL_C = Linkage.has("MPI_File_iwrite_all_c");

    /**
     * Begins to write on all ranks together, each at its own position.
     *
     * <p>Calls {@code MPI_File_iwrite_all_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iwrite_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_all_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_IWRITE_ALL_C ? Mpi.MPI_File_iwrite_all_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_all(MemorySegment, long, Datatype) Iwrite_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_all_c")
    public Request iWriteAll(MemorySegment buf, long count, Datatype datatype) {
        return Iwrite_all(buf, count, datatype);
    }

    /**
     * {@link File#Iwrite_all(Object, int, int, Datatype) Iwrite_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_all")
    public Request iWriteAll(MemorySegment buf, int count, Datatype datatype) {
        return Iwrite_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to write at a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_iwrite_at}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_at", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iwrite_at(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_at(long, Object, int, int, Datatype) Iwrite_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_at")
    public Request iWriteAt(long offset, Object buf, int count, Datatype datatype) {
        return Iwrite_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IWRITE_AT_C = Linkage.has("MPI_File_iwrite_at_c");

    /**
     * Begins to write at a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_iwrite_at_c}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iwrite_at} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_at_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_IWRITE_AT_C ? Mpi.MPI_File_iwrite_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_at(long, MemorySegment, long, Datatype) Iwrite_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_at_c")
    public Request iWriteAt(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Iwrite_at(offset, buf, count, datatype);
    }

    /**
     * {@link File#Iwrite_at(long, Object, int, int, Datatype) Iwrite_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_at")
    public Request iWriteAt(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Iwrite_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to write on all ranks together, each at the offset that it gives.
     *
     * <p>Calls {@code MPI_File_iwrite_at_all}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_at_all", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iwrite_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_at_all(long, Object, int, int, Datatype) Iwrite_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_at_all")
    public Request iWriteAtAll(long offset, Object buf, int count, Datatype datatype) {
        return Iwrite_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IWRITE_AT_ALL_C = Linkage.has("MPI_File_iwrite_at_all_c");

    /**
     * Begins to write on all ranks together, each at the offset that it gives.
     *
     * <p>Calls {@code MPI_File_iwrite_at_all_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iwrite_at_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_at_all_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_IWRITE_AT_ALL_C ? Mpi.MPI_File_iwrite_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_at_all(long, MemorySegment, long, Datatype) Iwrite_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_at_all_c")
    public Request iWriteAtAll(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Iwrite_at_all(offset, buf, count, datatype);
    }

    /**
     * {@link File#Iwrite_at_all(long, Object, int, int, Datatype) Iwrite_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_at_all")
    public Request iWriteAtAll(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Iwrite_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins to write at the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_iwrite_shared}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_shared", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_iwrite_shared(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_shared(Object, int, int, Datatype) Iwrite_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_shared")
    public Request iWriteShared(Object buf, int count, Datatype datatype) {
        return Iwrite_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_IWRITE_SHARED_C = Linkage.has("MPI_File_iwrite_shared_c");

    /**
     * Begins to write at the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_iwrite_shared_c}: not collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_iwrite_shared} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iwrite_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_iwrite_shared_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_IWRITE_SHARED_C ? Mpi.MPI_File_iwrite_shared_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link File#Iwrite_shared(MemorySegment, long, Datatype) Iwrite_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_shared_c")
    public Request iWriteShared(MemorySegment buf, long count, Datatype datatype) {
        return Iwrite_shared(buf, count, datatype);
    }

    /**
     * {@link File#Iwrite_shared(Object, int, int, Datatype) Iwrite_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_iwrite_shared")
    public Request iWriteShared(MemorySegment buf, int count, Datatype datatype) {
        return Iwrite_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Opens a file on all ranks of a communicator; {@code Close} closes it.
     *
     * <p>Calls {@code MPI_File_open}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)}.
     *
     * @param comm communicator whose ranks open the file
     * @param filename name of the file
     * @param amode access mode: a sum of MPI.MODE_ constants
     * @param info hints for MPI; null for none
     * @return the open file
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node354.htm#Node354">MPI 5.0, section 14.2.1</a>
     */
    @Generated("CallsEmitter")
    public static File Open(Comm comm, String filename, int amode, Info info) {
        try (Frame frame = Frame.open("MPI_File_open")) {
            MemorySegment filenameAt = frame.text("filename", filename);
            MemorySegment fhAt = frame.cell();
            frame.check(Mpi.MPI_File_open(Comm.handle(comm), filenameAt, amode, Info.handle(info), fhAt));
            Reference.reachabilityFence(info);
            return new File(frame.handleAt(fhAt, "MPI_File"));
        }
    }

    /**
     * {@link File#Open(Comm, String, int, Info) Open} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm communicator whose ranks open the file
     * @param filename name of the file
     * @param amode access mode: a sum of MPI.MODE_ constants
     * @param info hints for MPI; null for none
     * @return the open file
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node354.htm#Node354">MPI 5.0, section 14.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_open")
    public static File open(Comm comm, String filename, int amode, Info info) {
        return Open(comm, filename, amode, info);
    }

    /**
     * {@link File#Open(Comm, String, int, Info) Open} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm communicator whose ranks open the file
     * @param filename name of the file
     * @param amode access mode: a sum of MPI.MODE_ constants
     * @return the open file
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node354.htm#Node354">MPI 5.0, section 14.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_open")
    public static File open(Comm comm, String filename, int amode) {
        return Open(comm, filename, amode, null);
    }

    /**
     * Makes sure that the disk has room for the first bytes of the file.
     *
     * <p>Calls {@code MPI_File_preallocate}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_preallocate(MPI_File fh, MPI_Offset size)}.
     *
     * @param size number of bytes that the file has room for
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node358.htm#Node358">MPI 5.0, section 14.2.5</a>
     */
    @Generated("CallsEmitter")
    public void Preallocate(long size) {
        try (Frame frame = Frame.open("MPI_File_preallocate")) {
            frame.check(Mpi.MPI_File_preallocate(handle(), size));
        }
    }

    /**
     * {@link File#Preallocate(long) Preallocate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of bytes that the file has room for
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node358.htm#Node358">MPI 5.0, section 14.2.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_preallocate")
    public void preallocate(long size) {
        Preallocate(size);
    }

    /**
     * Reads from this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_read}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Read(Object buf, int offset, int count, Datatype datatype) {
        return new Status(statusOfRead(buf, offset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read")) {
            MemorySegment bufAt = frame.receive(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read(Object, int, int, Datatype) Read} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read")
    public Status read(Object buf, int count, Datatype datatype) {
        return Read(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_C = Linkage.has("MPI_File_read_c");

    /**
     * Reads from this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_read_c}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Read(MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfRead(buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_C ? Mpi.MPI_File_read_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read(MemorySegment, long, Datatype) Read} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_c")
    public Status read(MemorySegment buf, long count, Datatype datatype) {
        return Read(buf, count, datatype);
    }

    /**
     * {@link File#Read(Object, int, int, Datatype) Read} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read")
    public Status read(MemorySegment buf, int count, Datatype datatype) {
        return Read(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Reads on all ranks together, each from its own position.
     *
     * <p>Calls {@code MPI_File_read_all}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Read_all(Object buf, int offset, int count, Datatype datatype) {
        return new Status(statusOfRead_all(buf, offset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_all")) {
            MemorySegment bufAt = frame.receive(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_all(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_all(Object, int, int, Datatype) Read_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all")
    public Status readAll(Object buf, int count, Datatype datatype) {
        return Read_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_ALL_C = Linkage.has("MPI_File_read_all_c");

    /**
     * Reads on all ranks together, each from its own position.
     *
     * <p>Calls {@code MPI_File_read_all_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Read_all(MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfRead_all(buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_all_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_ALL_C ? Mpi.MPI_File_read_all_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_all(MemorySegment, long, Datatype) Read_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all_c")
    public Status readAll(MemorySegment buf, long count, Datatype datatype) {
        return Read_all(buf, count, datatype);
    }

    /**
     * {@link File#Read_all(Object, int, int, Datatype) Read_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all")
    public Status readAll(MemorySegment buf, int count, Datatype datatype) {
        return Read_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins {@code Read_all}; {@code Read_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_read_all_begin}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Read_all_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_all_begin", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_all_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Read_all_begin(Object, int, int, Datatype) Read_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all_begin")
    public void readAllBegin(Object buf, int count, Datatype datatype) {
        Read_all_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_ALL_BEGIN_C = Linkage.has("MPI_File_read_all_begin_c");

    /**
     * Begins {@code Read_all}; {@code Read_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_read_all_begin_c}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_all_begin} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Read_all_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_all_begin_c", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_ALL_BEGIN_C ? Mpi.MPI_File_read_all_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_read_all_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Read_all_begin(MemorySegment, long, Datatype) Read_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all_begin_c")
    public void readAllBegin(MemorySegment buf, long count, Datatype datatype) {
        Read_all_begin(buf, count, datatype);
    }

    /**
     * {@link File#Read_all_begin(Object, int, int, Datatype) Read_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all_begin")
    public void readAllBegin(MemorySegment buf, int count, Datatype datatype) {
        Read_all_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Ends what {@code Read_all_begin} began and returns its status.
     *
     * <p>Calls {@code MPI_File_read_all_end}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public Status Read_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_read_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_all_end(handle(), heldAt(buf), statusAt));
            ended();
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Read_all_end(Object) Read_all_end} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_all_end")
    public Status readAllEnd(Object buf) {
        return Read_all_end(buf);
    }

    /**
     * Reads from a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_read_at}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Read_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        return new Status(statusOfRead_at(offset, buf, bufoffset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at")) {
            MemorySegment bufAt = frame.receive(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_at(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_at(long, Object, int, int, Datatype) Read_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at")
    public Status readAt(long offset, Object buf, int count, Datatype datatype) {
        return Read_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_AT_C = Linkage.has("MPI_File_read_at_c");

    /**
     * Reads from a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_read_at_c}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_at} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Read_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfRead_at(offset, buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_AT_C ? Mpi.MPI_File_read_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_at(long, MemorySegment, long, Datatype) Read_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_c")
    public Status readAt(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Read_at(offset, buf, count, datatype);
    }

    /**
     * {@link File#Read_at(long, Object, int, int, Datatype) Read_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at")
    public Status readAt(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Read_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Reads on all ranks together, each from the offset that it gives.
     *
     * <p>Calls {@code MPI_File_read_at_all}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Read_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        return new Status(statusOfRead_at_all(offset, buf, bufoffset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_all")) {
            MemorySegment bufAt = frame.receive(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_at_all(long, Object, int, int, Datatype) Read_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all")
    public Status readAtAll(long offset, Object buf, int count, Datatype datatype) {
        return Read_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_AT_ALL_C = Linkage.has("MPI_File_read_at_all_c");

    /**
     * Reads on all ranks together, each from the offset that it gives.
     *
     * <p>Calls {@code MPI_File_read_at_all_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_at_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Read_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfRead_at_all(offset, buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_all_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_AT_ALL_C ? Mpi.MPI_File_read_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_at_all(long, MemorySegment, long, Datatype) Read_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all_c")
    public Status readAtAll(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Read_at_all(offset, buf, count, datatype);
    }

    /**
     * {@link File#Read_at_all(long, Object, int, int, Datatype) Read_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all")
    public Status readAtAll(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Read_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins {@code Read_at_all}; {@code Read_at_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_read_at_all_begin}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Read_at_all_begin(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_all_begin", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_at_all_begin(handle(), offset, bufAt, count, Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Read_at_all_begin(long, Object, int, int, Datatype) Read_at_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all_begin")
    public void readAtAllBegin(long offset, Object buf, int count, Datatype datatype) {
        Read_at_all_begin(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_AT_ALL_BEGIN_C = Linkage.has("MPI_File_read_at_all_begin_c");

    /**
     * Begins {@code Read_at_all}; {@code Read_at_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_read_at_all_begin_c}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_at_all_begin} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Read_at_all_begin(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_all_begin_c", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_AT_ALL_BEGIN_C ? Mpi.MPI_File_read_at_all_begin_c(handle(), offset, bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_read_at_all_begin(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Read_at_all_begin(long, MemorySegment, long, Datatype) Read_at_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all_begin_c")
    public void readAtAllBegin(long offset, MemorySegment buf, long count, Datatype datatype) {
        Read_at_all_begin(offset, buf, count, datatype);
    }

    /**
     * {@link File#Read_at_all_begin(long, Object, int, int, Datatype) Read_at_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all_begin")
    public void readAtAllBegin(long offset, MemorySegment buf, int count, Datatype datatype) {
        Read_at_all_begin(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Ends what {@code Read_at_all_begin} began and returns its status.
     *
     * <p>Calls {@code MPI_File_read_at_all_end}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public Status Read_at_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_read_at_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_at_all_end(handle(), heldAt(buf), statusAt));
            ended();
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Read_at_all_end(Object) Read_at_all_end} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_at_all_end")
    public Status readAtAllEnd(Object buf) {
        return Read_at_all_end(buf);
    }

    /**
     * Reads from the shared position, one rank's part after the other's in rank order.
     *
     * <p>Calls {@code MPI_File_read_ordered}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Read_ordered(Object buf, int offset, int count, Datatype datatype) {
        return new Status(statusOfRead_ordered(buf, offset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_ordered(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_ordered")) {
            MemorySegment bufAt = frame.receive(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_ordered(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_ordered(Object, int, int, Datatype) Read_ordered} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered")
    public Status readOrdered(Object buf, int count, Datatype datatype) {
        return Read_ordered(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_ORDERED_C = Linkage.has("MPI_File_read_ordered_c");

    /**
     * Reads from the shared position, one rank's part after the other's in rank order.
     *
     * <p>Calls {@code MPI_File_read_ordered_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_ordered} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Read_ordered(MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfRead_ordered(buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_ordered(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_ordered_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_ORDERED_C ? Mpi.MPI_File_read_ordered_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_ordered(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_ordered(MemorySegment, long, Datatype) Read_ordered} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered_c")
    public Status readOrdered(MemorySegment buf, long count, Datatype datatype) {
        return Read_ordered(buf, count, datatype);
    }

    /**
     * {@link File#Read_ordered(Object, int, int, Datatype) Read_ordered} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered")
    public Status readOrdered(MemorySegment buf, int count, Datatype datatype) {
        return Read_ordered(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins {@code Read_ordered}; {@code Read_ordered_end} ends it.
     *
     * <p>Calls {@code MPI_File_read_ordered_begin}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Read_ordered_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_ordered_begin", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_ordered_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Read_ordered_begin(Object, int, int, Datatype) Read_ordered_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered_begin")
    public void readOrderedBegin(Object buf, int count, Datatype datatype) {
        Read_ordered_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_ORDERED_BEGIN_C = Linkage.has("MPI_File_read_ordered_begin_c");

    /**
     * Begins {@code Read_ordered}; {@code Read_ordered_end} ends it.
     *
     * <p>Calls {@code MPI_File_read_ordered_begin_c}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_ordered_begin} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Read_ordered_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_ordered_begin_c", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_ORDERED_BEGIN_C ? Mpi.MPI_File_read_ordered_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_read_ordered_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Read_ordered_begin(MemorySegment, long, Datatype) Read_ordered_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered_begin_c")
    public void readOrderedBegin(MemorySegment buf, long count, Datatype datatype) {
        Read_ordered_begin(buf, count, datatype);
    }

    /**
     * {@link File#Read_ordered_begin(Object, int, int, Datatype) Read_ordered_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered_begin")
    public void readOrderedBegin(MemorySegment buf, int count, Datatype datatype) {
        Read_ordered_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Ends what {@code Read_ordered_begin} began and returns its status.
     *
     * <p>Calls {@code MPI_File_read_ordered_end}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public Status Read_ordered_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_read_ordered_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_ordered_end(handle(), heldAt(buf), statusAt));
            ended();
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Read_ordered_end(Object) Read_ordered_end} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_ordered_end")
    public Status readOrderedEnd(Object buf) {
        return Read_ordered_end(buf);
    }

    /**
     * Reads from the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_read_shared}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Read_shared(Object buf, int offset, int count, Datatype datatype) {
        return new Status(statusOfRead_shared(buf, offset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_shared")) {
            MemorySegment bufAt = frame.receive(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_read_shared(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_shared(Object, int, int, Datatype) Read_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_shared")
    public Status readShared(Object buf, int count, Datatype datatype) {
        return Read_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_READ_SHARED_C = Linkage.has("MPI_File_read_shared_c");

    /**
     * Reads from the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_read_shared_c}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_read_shared} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Read_shared(MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfRead_shared(buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRead_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_shared_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).told();
            }
            frame.check(FILE_READ_SHARED_C ? Mpi.MPI_File_read_shared_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link File#Read_shared(MemorySegment, long, Datatype) Read_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_shared_c")
    public Status readShared(MemorySegment buf, long count, Datatype datatype) {
        return Read_shared(buf, count, datatype);
    }

    /**
     * {@link File#Read_shared(Object, int, int, Datatype) Read_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_read_shared")
    public Status readShared(MemorySegment buf, int count, Datatype datatype) {
        return Read_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Moves this rank's position in the file.
     *
     * <p>Calls {@code MPI_File_seek}: local.
     *
     * <p>C: {@code int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * @param offset number of elements of the view to move by, or to
     * @param whence what the offset counts from: MPI.SEEK_SET, MPI.SEEK_CUR or MPI.SEEK_END
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public void Seek(long offset, int whence) {
        try (Frame frame = Frame.open("MPI_File_seek")) {
            frame.check(Mpi.MPI_File_seek(handle(), offset, whence));
        }
    }

    /**
     * {@link File#Seek(long, int) Seek} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset number of elements of the view to move by, or to
     * @param whence what the offset counts from: MPI.SEEK_SET, MPI.SEEK_CUR or MPI.SEEK_END
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_seek")
    public void seek(long offset, int whence) {
        Seek(offset, whence);
    }

    /**
     * Moves the position that all ranks share.
     *
     * <p>Calls {@code MPI_File_seek_shared}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * @param offset number of elements of the view to move by, or to
     * @param whence what the offset counts from: MPI.SEEK_SET, MPI.SEEK_CUR or MPI.SEEK_END
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public void Seek_shared(long offset, int whence) {
        try (Frame frame = Frame.open("MPI_File_seek_shared")) {
            frame.check(Mpi.MPI_File_seek_shared(handle(), offset, whence));
        }
    }

    /**
     * {@link File#Seek_shared(long, int) Seek_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset number of elements of the view to move by, or to
     * @param whence what the offset counts from: MPI.SEEK_SET, MPI.SEEK_CUR or MPI.SEEK_END
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_seek_shared")
    public void seekShared(long offset, int whence) {
        Seek_shared(offset, whence);
    }

    /**
     * Says whether accesses that overlap are done one after another from now on.
     *
     * <p>Calls {@code MPI_File_set_atomicity}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_set_atomicity(MPI_File fh, int flag)}.
     *
     * @param flag whether accesses that overlap are done one after another
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated("CallsEmitter")
    public void Set_atomicity(boolean flag) {
        try (Frame frame = Frame.open("MPI_File_set_atomicity")) {
            frame.check(Mpi.MPI_File_set_atomicity(handle(), flag ? 1 : 0));
        }
    }

    /**
     * {@link File#Set_atomicity(boolean) Set_atomicity} <span class="camel-case">under its camelCase name</span>.
     *
     * @param flag whether accesses that overlap are done one after another
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_set_atomicity")
    public void setAtomicity(boolean flag) {
        Set_atomicity(flag);
    }

    /**
     * Says what happens from now on when a call on the file fails.
     *
     * <p>Calls {@code MPI_File_set_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)}.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_errhandler(Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_File_set_errhandler")) {
            frame.check(Mpi.MPI_File_set_errhandler(handle(), Errhandler.handle(errhandler)));
            Reference.reachabilityFence(errhandler);
        }
    }

    /**
     * {@link File#Set_errhandler(Errhandler) Set_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_set_errhandler")
    public void setErrhandler(Errhandler errhandler) {
        Set_errhandler(errhandler);
    }

    /**
     * Gives the file new hints.
     *
     * <p>Calls {@code MPI_File_set_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_set_info(MPI_File fh, MPI_Info info)}.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node361.htm#Node361">MPI 5.0, section 14.2.8</a>
     */
    @Generated("CallsEmitter")
    public void Set_info(Info info) {
        try (Frame frame = Frame.open("MPI_File_set_info")) {
            frame.check(Mpi.MPI_File_set_info(handle(), Info.handle(info)));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link File#Set_info(Info) Set_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node361.htm#Node361">MPI 5.0, section 14.2.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_set_info")
    public void setInfo(Info info) {
        Set_info(info);
    }

    /**
     * Cuts the file off, or lets it grow, to a number of bytes.
     *
     * <p>Calls {@code MPI_File_set_size}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_set_size(MPI_File fh, MPI_Offset size)}.
     *
     * @param size size of the file in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node357.htm#Node357">MPI 5.0, section 14.2.4</a>
     */
    @Generated("CallsEmitter")
    public void Set_size(long size) {
        try (Frame frame = Frame.open("MPI_File_set_size")) {
            frame.check(Mpi.MPI_File_set_size(handle(), size));
        }
    }

    /**
     * {@link File#Set_size(long) Set_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size size of the file in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node357.htm#Node357">MPI 5.0, section 14.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_set_size")
    public void setSize(long size) {
        Set_size(size);
    }

    /**
     * Says which part of the file this rank sees, and in what form; positions begin anew.
     *
     * <p>Calls {@code MPI_File_set_view}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)}.
     *
     * @param disp position in the file, in bytes, where the view begins
     * @param etype datatype of the units that offsets count
     * @param filetype datatype of the parts of the file that are seen, over and over
     * @param datarep form of the data in the file: native, internal, external32 or a registered one
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_view(long disp, Datatype etype, Datatype filetype, String datarep, Info info) {
        try (Frame frame = Frame.open("MPI_File_set_view")) {
            MemorySegment datarepAt = frame.text("datarep", datarep);
            frame.check(Mpi.MPI_File_set_view(handle(), disp, Datatype.handle(etype), Datatype.handle(filetype), datarepAt, Info.handle(info)));
            Reference.reachabilityFence(etype);
            Reference.reachabilityFence(filetype);
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link File#Set_view(long, Datatype, Datatype, String, Info) Set_view} <span class="camel-case">under its camelCase name</span>.
     *
     * @param disp position in the file, in bytes, where the view begins
     * @param etype datatype of the units that offsets count
     * @param filetype datatype of the parts of the file that are seen, over and over
     * @param datarep form of the data in the file: native, internal, external32 or a registered one
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_set_view")
    public void setView(long disp, Datatype etype, Datatype filetype, String datarep, Info info) {
        Set_view(disp, etype, filetype, datarep, info);
    }

    /**
     * {@link File#Set_view(long, Datatype, Datatype, String, Info) Set_view} <span class="camel-case">under its camelCase name</span>.
     *
     * @param disp position in the file, in bytes, where the view begins
     * @param etype datatype of the units that offsets count
     * @param filetype datatype of the parts of the file that are seen, over and over
     * @param datarep form of the data in the file: native, internal, external32 or a registered one
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node363.htm#Node363">MPI 5.0, section 14.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_set_view")
    public void setView(long disp, Datatype etype, Datatype filetype, String datarep) {
        Set_view(disp, etype, filetype, datarep, null);
    }

    /**
     * Brings what was written to the disk, where other ranks can then read it.
     *
     * <p>Calls {@code MPI_File_sync}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_sync(MPI_File fh)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated("CallsEmitter")
    public void Sync() {
        try (Frame frame = Frame.open("MPI_File_sync")) {
            frame.check(Mpi.MPI_File_sync(handle()));
        }
    }

    /**
     * {@link File#Sync() Sync} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node385.htm#Node385">MPI 5.0, section 14.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_sync")
    public void sync() {
        Sync();
    }

    /**
     * Writes at this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_write}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Write(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write(Object, int, int, Datatype) Write} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write")
    public Status write(Object buf, int count, Datatype datatype) {
        return Write(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_C = Linkage.has("MPI_File_write_c");

    /**
     * Writes at this rank's position, and moves that on.
     *
     * <p>Calls {@code MPI_File_write_c}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Write(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_C ? Mpi.MPI_File_write_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write(MemorySegment, long, Datatype) Write} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_c")
    public Status write(MemorySegment buf, long count, Datatype datatype) {
        return Write(buf, count, datatype);
    }

    /**
     * {@link File#Write(Object, int, int, Datatype) Write} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write")
    public Status write(MemorySegment buf, int count, Datatype datatype) {
        return Write(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Writes on all ranks together, each at its own position.
     *
     * <p>Calls {@code MPI_File_write_all}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Write_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_all")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_all(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_all(Object, int, int, Datatype) Write_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all")
    public Status writeAll(Object buf, int count, Datatype datatype) {
        return Write_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_ALL_C = Linkage.has("MPI_File_write_all_c");

    /**
     * Writes on all ranks together, each at its own position.
     *
     * <p>Calls {@code MPI_File_write_all_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated("CallsEmitter")
    public Status Write_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_all_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_ALL_C ? Mpi.MPI_File_write_all_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_all(MemorySegment, long, Datatype) Write_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all_c")
    public Status writeAll(MemorySegment buf, long count, Datatype datatype) {
        return Write_all(buf, count, datatype);
    }

    /**
     * {@link File#Write_all(Object, int, int, Datatype) Write_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node371.htm#Node371">MPI 5.0, section 14.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all")
    public Status writeAll(MemorySegment buf, int count, Datatype datatype) {
        return Write_all(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins {@code Write_all}; {@code Write_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_write_all_begin}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Write_all_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_all_begin", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_all_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Write_all_begin(Object, int, int, Datatype) Write_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all_begin")
    public void writeAllBegin(Object buf, int count, Datatype datatype) {
        Write_all_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_ALL_BEGIN_C = Linkage.has("MPI_File_write_all_begin_c");

    /**
     * Begins {@code Write_all}; {@code Write_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_write_all_begin_c}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_all_begin} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Write_all_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_all_begin_c", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_ALL_BEGIN_C ? Mpi.MPI_File_write_all_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_write_all_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Write_all_begin(MemorySegment, long, Datatype) Write_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all_begin_c")
    public void writeAllBegin(MemorySegment buf, long count, Datatype datatype) {
        Write_all_begin(buf, count, datatype);
    }

    /**
     * {@link File#Write_all_begin(Object, int, int, Datatype) Write_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all_begin")
    public void writeAllBegin(MemorySegment buf, int count, Datatype datatype) {
        Write_all_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Ends what {@code Write_all_begin} began and returns its status.
     *
     * <p>Calls {@code MPI_File_write_all_end}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public Status Write_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_write_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_all_end(handle(), heldAt(buf), statusAt));
            ended();
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_all_end(Object) Write_all_end} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_all_end")
    public Status writeAllEnd(Object buf) {
        return Write_all_end(buf);
    }

    /**
     * Writes at a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_write_at}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Write_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at")) {
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_at(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_at(long, Object, int, int, Datatype) Write_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at")
    public Status writeAt(long offset, Object buf, int count, Datatype datatype) {
        return Write_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_AT_C = Linkage.has("MPI_File_write_at_c");

    /**
     * Writes at a given offset; no position moves.
     *
     * <p>Calls {@code MPI_File_write_at_c}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_at} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Write_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_AT_C ? Mpi.MPI_File_write_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_at(long, MemorySegment, long, Datatype) Write_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_c")
    public Status writeAt(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Write_at(offset, buf, count, datatype);
    }

    /**
     * {@link File#Write_at(long, Object, int, int, Datatype) Write_at} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at")
    public Status writeAt(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Write_at(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Writes on all ranks together, each at the offset that it gives.
     *
     * <p>Calls {@code MPI_File_write_at_all}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Write_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_all")) {
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_at_all(long, Object, int, int, Datatype) Write_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all")
    public Status writeAtAll(long offset, Object buf, int count, Datatype datatype) {
        return Write_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_AT_ALL_C = Linkage.has("MPI_File_write_at_all_c");

    /**
     * Writes on all ranks together, each at the offset that it gives.
     *
     * <p>Calls {@code MPI_File_write_at_all_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_at_all} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated("CallsEmitter")
    public Status Write_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_all_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_AT_ALL_C ? Mpi.MPI_File_write_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_at_all(long, MemorySegment, long, Datatype) Write_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all_c")
    public Status writeAtAll(long offset, MemorySegment buf, long count, Datatype datatype) {
        return Write_at_all(offset, buf, count, datatype);
    }

    /**
     * {@link File#Write_at_all(long, Object, int, int, Datatype) Write_at_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node370.htm#Node370">MPI 5.0, section 14.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all")
    public Status writeAtAll(long offset, MemorySegment buf, int count, Datatype datatype) {
        return Write_at_all(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins {@code Write_at_all}; {@code Write_at_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_write_at_all_begin}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Write_at_all_begin(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_all_begin", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_at_all_begin(handle(), offset, bufAt, count, Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Write_at_all_begin(long, Object, int, int, Datatype) Write_at_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all_begin")
    public void writeAtAllBegin(long offset, Object buf, int count, Datatype datatype) {
        Write_at_all_begin(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_AT_ALL_BEGIN_C = Linkage.has("MPI_File_write_at_all_begin_c");

    /**
     * Begins {@code Write_at_all}; {@code Write_at_all_end} ends it.
     *
     * <p>Calls {@code MPI_File_write_at_all_begin_c}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_at_all_begin} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Write_at_all_begin(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_all_begin_c", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_AT_ALL_BEGIN_C ? Mpi.MPI_File_write_at_all_begin_c(handle(), offset, bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_write_at_all_begin(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Write_at_all_begin(long, MemorySegment, long, Datatype) Write_at_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all_begin_c")
    public void writeAtAllBegin(long offset, MemorySegment buf, long count, Datatype datatype) {
        Write_at_all_begin(offset, buf, count, datatype);
    }

    /**
     * {@link File#Write_at_all_begin(long, Object, int, int, Datatype) Write_at_all_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param offset offset in elements of the view, from where it begins
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all_begin")
    public void writeAtAllBegin(long offset, MemorySegment buf, int count, Datatype datatype) {
        Write_at_all_begin(offset, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Ends what {@code Write_at_all_begin} began and returns its status.
     *
     * <p>Calls {@code MPI_File_write_at_all_end}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public Status Write_at_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_write_at_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_at_all_end(handle(), heldAt(buf), statusAt));
            ended();
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_at_all_end(Object) Write_at_all_end} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_at_all_end")
    public Status writeAtAllEnd(Object buf) {
        return Write_at_all_end(buf);
    }

    /**
     * Writes at the shared position, one rank's part after the other's in rank order.
     *
     * <p>Calls {@code MPI_File_write_ordered}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Write_ordered(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_ordered")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_ordered(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_ordered(Object, int, int, Datatype) Write_ordered} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered")
    public Status writeOrdered(Object buf, int count, Datatype datatype) {
        return Write_ordered(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_ORDERED_C = Linkage.has("MPI_File_write_ordered_c");

    /**
     * Writes at the shared position, one rank's part after the other's in rank order.
     *
     * <p>Calls {@code MPI_File_write_ordered_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_ordered} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Write_ordered(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_ordered_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_ORDERED_C ? Mpi.MPI_File_write_ordered_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_ordered(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_ordered(MemorySegment, long, Datatype) Write_ordered} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered_c")
    public Status writeOrdered(MemorySegment buf, long count, Datatype datatype) {
        return Write_ordered(buf, count, datatype);
    }

    /**
     * {@link File#Write_ordered(Object, int, int, Datatype) Write_ordered} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered")
    public Status writeOrdered(MemorySegment buf, int count, Datatype datatype) {
        return Write_ordered(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Begins {@code Write_ordered}; {@code Write_ordered_end} ends it.
     *
     * <p>Calls {@code MPI_File_write_ordered_begin}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Write_ordered_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_ordered_begin", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_ordered_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Write_ordered_begin(Object, int, int, Datatype) Write_ordered_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered_begin")
    public void writeOrderedBegin(Object buf, int count, Datatype datatype) {
        Write_ordered_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_ORDERED_BEGIN_C = Linkage.has("MPI_File_write_ordered_begin_c");

    /**
     * Begins {@code Write_ordered}; {@code Write_ordered_end} ends it.
     *
     * <p>Calls {@code MPI_File_write_ordered_begin_c}: collective.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_ordered_begin} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public void Write_ordered_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_ordered_begin_c", CallShape.OBJECT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_ORDERED_BEGIN_C ? Mpi.MPI_File_write_ordered_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_write_ordered_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            Reference.reachabilityFence(datatype);
            hold(frame, buf, bufAt);
        }
    }

    /**
     * {@link File#Write_ordered_begin(MemorySegment, long, Datatype) Write_ordered_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered_begin_c")
    public void writeOrderedBegin(MemorySegment buf, long count, Datatype datatype) {
        Write_ordered_begin(buf, count, datatype);
    }

    /**
     * {@link File#Write_ordered_begin(Object, int, int, Datatype) Write_ordered_begin} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered_begin")
    public void writeOrderedBegin(MemorySegment buf, int count, Datatype datatype) {
        Write_ordered_begin(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * Ends what {@code Write_ordered_begin} began and returns its status.
     *
     * <p>Calls {@code MPI_File_write_ordered_end}: collective, blocking.
     *
     * <p>C: {@code int MPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated("CallsEmitter")
    public Status Write_ordered_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_write_ordered_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_ordered_end(handle(), heldAt(buf), statusAt));
            ended();
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_ordered_end(Object) Write_ordered_end} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf the buffer that the call was begun with
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node376.htm#Node376">MPI 5.0, section 14.4.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_ordered_end")
    public Status writeOrderedEnd(Object buf) {
        return Write_ordered_end(buf);
    }

    /**
     * Writes at the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_write_shared}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Write_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_shared")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(Mpi.MPI_File_write_shared(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_shared(Object, int, int, Datatype) Write_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_shared")
    public Status writeShared(Object buf, int count, Datatype datatype) {
        return Write_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    private static final boolean FILE_WRITE_SHARED_C = Linkage.has("MPI_File_write_shared_c");

    /**
     * Writes at the position that all ranks share, and moves that on.
     *
     * <p>Calls {@code MPI_File_write_shared_c}: not collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_File_write_shared} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated("CallsEmitter")
    public Status Write_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_shared_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).told();
            }
            frame.check(FILE_WRITE_SHARED_C ? Mpi.MPI_File_write_shared_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            Reference.reachabilityFence(datatype);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link File#Write_shared(MemorySegment, long, Datatype) Write_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_shared_c")
    public Status writeShared(MemorySegment buf, long count, Datatype datatype) {
        return Write_shared(buf, count, datatype);
    }

    /**
     * {@link File#Write_shared(Object, int, int, Datatype) Write_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status, which counts what was read or written
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node372.htm#Node372">MPI 5.0, section 14.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_File_write_shared")
    public Status writeShared(MemorySegment buf, int count, Datatype datatype) {
        return Write_shared(CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

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
