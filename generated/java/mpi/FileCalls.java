// Generated from the snapshots in generated/api by `make bindings`; edit templates/FileCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;

/**
 * The calls of {@link File} that follow from the header by rule.
 */
abstract class FileCalls extends SplitAccess {

    FileCalls(long handle) {
        super(handle);
    }

    /**
     * Calls {@code MPI_File_call_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_call_errhandler(MPI_File fh, int errorcode)}.
     *
     * @param errorcode errorcode
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Call_errhandler(int errorcode) {
        try (Frame frame = Frame.open("MPI_File_call_errhandler")) {
            frame.check(Mpi.MPI_File_call_errhandler(handle(), errorcode));
        }
    }

    /**
     * Calls {@code MPI_File_close}: local.
     *
     * <p>C: {@code int MPI_File_close(MPI_File *fh)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_create_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * @param file_errhandler_fn function that MPI calls
     * @return the errhandler
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_delete}: local.
     *
     * <p>C: {@code int MPI_File_delete(const char *filename, MPI_Info info)}.
     *
     * @param filename filename, a text
     * @param info the info; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Delete(String filename, Info info) {
        try (Frame frame = Frame.open("MPI_File_delete")) {
            MemorySegment filenameAt = frame.text("filename", filename);
            frame.check(Mpi.MPI_File_delete(filenameAt, Info.handle(info)));
        }
    }

    /**
     * Calls {@code MPI_File_get_amode}: local.
     *
     * <p>C: {@code int MPI_File_get_amode(MPI_File fh, int *amode)}.
     *
     * @return the amode
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_atomicity}: local.
     *
     * <p>C: {@code int MPI_File_get_atomicity(MPI_File fh, int *flag)}.
     *
     * @return the flag
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_byte_offset}: local.
     *
     * <p>C: {@code int MPI_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)}.
     *
     * @param offset offset
     * @return the disp
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)}.
     *
     * @return the errhandler
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_group}: local.
     *
     * <p>C: {@code int MPI_File_get_group(MPI_File fh, MPI_Group *group)}.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_info}: local.
     *
     * <p>C: {@code int MPI_File_get_info(MPI_File fh, MPI_Info *info_used)}.
     *
     * @return the info used
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_position}: local.
     *
     * <p>C: {@code int MPI_File_get_position(MPI_File fh, MPI_Offset *offset)}.
     *
     * @return the offset
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_position_shared}: local.
     *
     * <p>C: {@code int MPI_File_get_position_shared(MPI_File fh, MPI_Offset *offset)}.
     *
     * @return the offset
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_size}: local.
     *
     * <p>C: {@code int MPI_File_get_size(MPI_File fh, MPI_Offset *size)}.
     *
     * @return the size
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_get_type_extent}: local.
     *
     * <p>C: {@code int MPI_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)}.
     *
     * @param datatype type of the elements; null for none
     * @return the extent
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public long Get_type_extent(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_get_type_extent")) {
            MemorySegment extentAt = frame.cell();
            frame.check(Mpi.MPI_File_get_type_extent(handle(), Datatype.handle(datatype), extentAt));
            return frame.longAt(extentAt);
        }
    }

    /**
     * Calls {@code MPI_File_get_view}: local.
     *
     * <p>C: {@code int MPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)}.
     *
     * @return the disp and the etype and the filetype and the datarep
     * @throws MPIException if an argument is wrong or MPI reports an error
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
     * Calls {@code MPI_File_iread}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iread(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IREAD_C = Linkage.has("MPI_File_iread_c");

    /**
     * Calls {@code MPI_File_iread_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iread} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IREAD_C ? Mpi.MPI_File_iread_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iread_all}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iread_all(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IREAD_ALL_C = Linkage.has("MPI_File_iread_all_c");

    /**
     * Calls {@code MPI_File_iread_all_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iread_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IREAD_ALL_C ? Mpi.MPI_File_iread_all_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iread_at}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_at")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iread_at(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IREAD_AT_C = Linkage.has("MPI_File_iread_at_c");

    /**
     * Calls {@code MPI_File_iread_at_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iread_at} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_at_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IREAD_AT_C ? Mpi.MPI_File_iread_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iread_at_all}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_at_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iread_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IREAD_AT_ALL_C = Linkage.has("MPI_File_iread_at_all_c");

    /**
     * Calls {@code MPI_File_iread_at_all_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iread_at_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_at_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IREAD_AT_ALL_C ? Mpi.MPI_File_iread_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iread_shared}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_shared")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iread_shared(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IREAD_SHARED_C = Linkage.has("MPI_File_iread_shared_c");

    /**
     * Calls {@code MPI_File_iread_shared_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iread_shared} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iread_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iread_shared_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IREAD_SHARED_C ? Mpi.MPI_File_iread_shared_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iread_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iwrite}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iwrite(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IWRITE_C = Linkage.has("MPI_File_iwrite_c");

    /**
     * Calls {@code MPI_File_iwrite_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iwrite} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IWRITE_C ? Mpi.MPI_File_iwrite_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iwrite_all}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iwrite_all(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IWRITE_ALL_C = Linkage.has("MPI_File_iwrite_all_c");

    /**
     * Calls {@code MPI_File_iwrite_all_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iwrite_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IWRITE_ALL_C ? Mpi.MPI_File_iwrite_all_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iwrite_at}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_at")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iwrite_at(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IWRITE_AT_C = Linkage.has("MPI_File_iwrite_at_c");

    /**
     * Calls {@code MPI_File_iwrite_at_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iwrite_at} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_at_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IWRITE_AT_C ? Mpi.MPI_File_iwrite_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iwrite_at_all}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_at_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iwrite_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IWRITE_AT_ALL_C = Linkage.has("MPI_File_iwrite_at_all_c");

    /**
     * Calls {@code MPI_File_iwrite_at_all_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iwrite_at_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_at_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IWRITE_AT_ALL_C ? Mpi.MPI_File_iwrite_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_iwrite_shared}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_shared")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_File_iwrite_shared(handle(), bufAt, count, Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    private static final boolean FILE_IWRITE_SHARED_C = Linkage.has("MPI_File_iwrite_shared_c");

    /**
     * Calls {@code MPI_File_iwrite_shared_c}: local, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_iwrite_shared} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iwrite_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_iwrite_shared_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(FILE_IWRITE_SHARED_C ? Mpi.MPI_File_iwrite_shared_c(handle(), bufAt, count, Datatype.handle(datatype), requestAt) : Mpi.MPI_File_iwrite_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_File_open}: local.
     *
     * <p>C: {@code int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)}.
     *
     * @param comm the comm; null for none
     * @param filename filename, a text
     * @param amode amode
     * @param info the info; null for none
     * @return the fh
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static File Open(Comm comm, String filename, int amode, Info info) {
        try (Frame frame = Frame.open("MPI_File_open")) {
            MemorySegment filenameAt = frame.text("filename", filename);
            MemorySegment fhAt = frame.cell();
            frame.check(Mpi.MPI_File_open(Comm.handle(comm), filenameAt, amode, Info.handle(info), fhAt));
            return new File(frame.handleAt(fhAt, "MPI_File"));
        }
    }

    /**
     * Calls {@code MPI_File_preallocate}: local.
     *
     * <p>C: {@code int MPI_File_preallocate(MPI_File fh, MPI_Offset size)}.
     *
     * @param size size
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Preallocate(long size) {
        try (Frame frame = Frame.open("MPI_File_preallocate")) {
            frame.check(Mpi.MPI_File_preallocate(handle(), size));
        }
    }

    /**
     * Calls {@code MPI_File_read}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_READ_C = Linkage.has("MPI_File_read_c");

    /**
     * Calls {@code MPI_File_read_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_READ_C ? Mpi.MPI_File_read_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_all}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_all(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_READ_ALL_C = Linkage.has("MPI_File_read_all_c");

    /**
     * Calls {@code MPI_File_read_all_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_READ_ALL_C ? Mpi.MPI_File_read_all_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_all_begin}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Read_all_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_read_all_begin")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            frame.check(Mpi.MPI_File_read_all_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    private static final boolean FILE_READ_ALL_BEGIN_C = Linkage.has("MPI_File_read_all_begin_c");

    /**
     * Calls {@code MPI_File_read_all_begin_c}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_all_begin} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Read_all_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_read_all_begin_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            frame.check(FILE_READ_ALL_BEGIN_C ? Mpi.MPI_File_read_all_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_read_all_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_all_end}: local.
     *
     * <p>C: {@code int MPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_read_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_all_end(handle(), heldAt(buf), statusAt));
            release(true);
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_at}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_at(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_READ_AT_C = Linkage.has("MPI_File_read_at_c");

    /**
     * Calls {@code MPI_File_read_at_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_at} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_READ_AT_C ? Mpi.MPI_File_read_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_at_all}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_READ_AT_ALL_C = Linkage.has("MPI_File_read_at_all_c");

    /**
     * Calls {@code MPI_File_read_at_all_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_at_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_at_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_READ_AT_ALL_C ? Mpi.MPI_File_read_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_at_all_begin}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Read_at_all_begin(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_read_at_all_begin")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, bufoffset, count, datatype);
            frame.check(Mpi.MPI_File_read_at_all_begin(handle(), offset, bufAt, count, Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    private static final boolean FILE_READ_AT_ALL_BEGIN_C = Linkage.has("MPI_File_read_at_all_begin_c");

    /**
     * Calls {@code MPI_File_read_at_all_begin_c}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_at_all_begin} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Read_at_all_begin(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_read_at_all_begin_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            frame.check(FILE_READ_AT_ALL_BEGIN_C ? Mpi.MPI_File_read_at_all_begin_c(handle(), offset, bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_read_at_all_begin(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_at_all_end}: local.
     *
     * <p>C: {@code int MPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_at_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_read_at_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_at_all_end(handle(), heldAt(buf), statusAt));
            release(true);
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_ordered}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_ordered(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_ordered")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_ordered(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_READ_ORDERED_C = Linkage.has("MPI_File_read_ordered_c");

    /**
     * Calls {@code MPI_File_read_ordered_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_ordered} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_ordered(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_ordered_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_READ_ORDERED_C ? Mpi.MPI_File_read_ordered_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_ordered(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_ordered_begin}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Read_ordered_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_read_ordered_begin")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            frame.check(Mpi.MPI_File_read_ordered_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    private static final boolean FILE_READ_ORDERED_BEGIN_C = Linkage.has("MPI_File_read_ordered_begin_c");

    /**
     * Calls {@code MPI_File_read_ordered_begin_c}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_ordered_begin} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Read_ordered_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_read_ordered_begin_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            frame.check(FILE_READ_ORDERED_BEGIN_C ? Mpi.MPI_File_read_ordered_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_read_ordered_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_ordered_end}: local.
     *
     * <p>C: {@code int MPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_ordered_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_read_ordered_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_ordered_end(handle(), heldAt(buf), statusAt));
            release(true);
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_read_shared}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_shared")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_read_shared(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_READ_SHARED_C = Linkage.has("MPI_File_read_shared_c");

    /**
     * Calls {@code MPI_File_read_shared_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_read_shared} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Read_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_read_shared_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_READ_SHARED_C ? Mpi.MPI_File_read_shared_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_read_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_seek}: local.
     *
     * <p>C: {@code int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * @param offset offset
     * @param whence whence
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Seek(long offset, int whence) {
        try (Frame frame = Frame.open("MPI_File_seek")) {
            frame.check(Mpi.MPI_File_seek(handle(), offset, whence));
        }
    }

    /**
     * Calls {@code MPI_File_seek_shared}: local.
     *
     * <p>C: {@code int MPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * @param offset offset
     * @param whence whence
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Seek_shared(long offset, int whence) {
        try (Frame frame = Frame.open("MPI_File_seek_shared")) {
            frame.check(Mpi.MPI_File_seek_shared(handle(), offset, whence));
        }
    }

    /**
     * Calls {@code MPI_File_set_atomicity}: local.
     *
     * <p>C: {@code int MPI_File_set_atomicity(MPI_File fh, int flag)}.
     *
     * @param flag true or false
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Set_atomicity(boolean flag) {
        try (Frame frame = Frame.open("MPI_File_set_atomicity")) {
            frame.check(Mpi.MPI_File_set_atomicity(handle(), flag ? 1 : 0));
        }
    }

    /**
     * Calls {@code MPI_File_set_errhandler}: local.
     *
     * <p>C: {@code int MPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)}.
     *
     * @param errhandler the errhandler; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Set_errhandler(Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_File_set_errhandler")) {
            frame.check(Mpi.MPI_File_set_errhandler(handle(), Errhandler.handle(errhandler)));
        }
    }

    /**
     * Calls {@code MPI_File_set_info}: local.
     *
     * <p>C: {@code int MPI_File_set_info(MPI_File fh, MPI_Info info)}.
     *
     * @param info the info; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Set_info(Info info) {
        try (Frame frame = Frame.open("MPI_File_set_info")) {
            frame.check(Mpi.MPI_File_set_info(handle(), Info.handle(info)));
        }
    }

    /**
     * Calls {@code MPI_File_set_size}: local.
     *
     * <p>C: {@code int MPI_File_set_size(MPI_File fh, MPI_Offset size)}.
     *
     * @param size size
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Set_size(long size) {
        try (Frame frame = Frame.open("MPI_File_set_size")) {
            frame.check(Mpi.MPI_File_set_size(handle(), size));
        }
    }

    /**
     * Calls {@code MPI_File_set_view}: local.
     *
     * <p>C: {@code int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)}.
     *
     * @param disp disp
     * @param etype type of the elements; null for none
     * @param filetype type of the elements; null for none
     * @param datarep datarep, a text
     * @param info the info; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Set_view(long disp, Datatype etype, Datatype filetype, String datarep, Info info) {
        try (Frame frame = Frame.open("MPI_File_set_view")) {
            MemorySegment datarepAt = frame.text("datarep", datarep);
            frame.check(Mpi.MPI_File_set_view(handle(), disp, Datatype.handle(etype), Datatype.handle(filetype), datarepAt, Info.handle(info)));
        }
    }

    /**
     * Calls {@code MPI_File_sync}: local.
     *
     * <p>C: {@code int MPI_File_sync(MPI_File fh)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Sync() {
        try (Frame frame = Frame.open("MPI_File_sync")) {
            frame.check(Mpi.MPI_File_sync(handle()));
        }
    }

    /**
     * Calls {@code MPI_File_write}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_WRITE_C = Linkage.has("MPI_File_write_c");

    /**
     * Calls {@code MPI_File_write_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_WRITE_C ? Mpi.MPI_File_write_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_all}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_all(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_all(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_WRITE_ALL_C = Linkage.has("MPI_File_write_all_c");

    /**
     * Calls {@code MPI_File_write_all_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_all(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_WRITE_ALL_C ? Mpi.MPI_File_write_all_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_all(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_all_begin}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Write_all_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_write_all_begin")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            frame.check(Mpi.MPI_File_write_all_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    private static final boolean FILE_WRITE_ALL_BEGIN_C = Linkage.has("MPI_File_write_all_begin_c");

    /**
     * Calls {@code MPI_File_write_all_begin_c}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_all_begin} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Write_all_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_write_all_begin_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            frame.check(FILE_WRITE_ALL_BEGIN_C ? Mpi.MPI_File_write_all_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_write_all_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_all_end}: local.
     *
     * <p>C: {@code int MPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_write_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_all_end(handle(), heldAt(buf), statusAt));
            release(true);
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_at}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_at(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_at(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_WRITE_AT_C = Linkage.has("MPI_File_write_at_c");

    /**
     * Calls {@code MPI_File_write_at_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_at} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_at(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_WRITE_AT_C ? Mpi.MPI_File_write_at_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_at(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_at_all}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_at_all(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_all")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_at_all(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_WRITE_AT_ALL_C = Linkage.has("MPI_File_write_at_all_c");

    /**
     * Calls {@code MPI_File_write_at_all_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_at_all} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_at_all(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_at_all_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_WRITE_AT_ALL_C ? Mpi.MPI_File_write_at_all_c(handle(), offset, bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_at_all(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_at_all_begin}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param bufoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Write_at_all_begin(long offset, Object buf, int bufoffset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_write_at_all_begin")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, bufoffset, count, datatype);
            frame.check(Mpi.MPI_File_write_at_all_begin(handle(), offset, bufAt, count, Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    private static final boolean FILE_WRITE_AT_ALL_BEGIN_C = Linkage.has("MPI_File_write_at_all_begin_c");

    /**
     * Calls {@code MPI_File_write_at_all_begin_c}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_at_all_begin} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param offset offset
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Write_at_all_begin(long offset, MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_write_at_all_begin_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            frame.check(FILE_WRITE_AT_ALL_BEGIN_C ? Mpi.MPI_File_write_at_all_begin_c(handle(), offset, bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_write_at_all_begin(handle(), offset, bufAt, frame.small(count), Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_at_all_end}: local.
     *
     * <p>C: {@code int MPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_at_all_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_write_at_all_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_at_all_end(handle(), heldAt(buf), statusAt));
            release(true);
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_ordered}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_ordered(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_ordered")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_ordered(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_WRITE_ORDERED_C = Linkage.has("MPI_File_write_ordered_c");

    /**
     * Calls {@code MPI_File_write_ordered_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_ordered} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_ordered(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_ordered_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_WRITE_ORDERED_C ? Mpi.MPI_File_write_ordered_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_ordered(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_ordered_begin}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>C: {@code int MPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Write_ordered_begin(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_write_ordered_begin")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            frame.check(Mpi.MPI_File_write_ordered_begin(handle(), bufAt, count, Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    private static final boolean FILE_WRITE_ORDERED_BEGIN_C = Linkage.has("MPI_File_write_ordered_begin_c");

    /**
     * Calls {@code MPI_File_write_ordered_begin_c}: local.
     *
     * <p>The file keeps the buffer until the call that ends the operation.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_ordered_begin} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Write_ordered_begin(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.nonblocking("MPI_File_write_ordered_begin_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            frame.check(FILE_WRITE_ORDERED_BEGIN_C ? Mpi.MPI_File_write_ordered_begin_c(handle(), bufAt, count, Datatype.handle(datatype)) : Mpi.MPI_File_write_ordered_begin(handle(), bufAt, frame.small(count), Datatype.handle(datatype)));
            hold(frame.staged(), buf, bufAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_ordered_end}: local.
     *
     * <p>C: {@code int MPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * @param buf the buffer that the call was begun with
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_ordered_end(Object buf) {
        try (Frame frame = Frame.open("MPI_File_write_ordered_end")) {
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_ordered_end(handle(), heldAt(buf), statusAt));
            release(true);
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_File_write_shared}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_shared(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_shared")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_File_write_shared(handle(), bufAt, count, Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    private static final boolean FILE_WRITE_SHARED_C = Linkage.has("MPI_File_write_shared_c");

    /**
     * Calls {@code MPI_File_write_shared_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: a library without this function is given {@code MPI_File_write_shared} and an exception says so when a count does not fit.
     *
     * <p>C: {@code int MPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements of the datatype
     * @param datatype type of the elements; null for none
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Write_shared(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_File_write_shared_c")) {
            frame.notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, count, datatype);
            MemorySegment statusAt = frame.status();
            frame.check(FILE_WRITE_SHARED_C ? Mpi.MPI_File_write_shared_c(handle(), bufAt, count, Datatype.handle(datatype), statusAt) : Mpi.MPI_File_write_shared(handle(), bufAt, frame.small(count), Datatype.handle(datatype), statusAt));
            return frame.toStatus(statusAt);
        }
    }
}
