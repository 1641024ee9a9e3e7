// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.call.CallMemory;
import mpi.internal.call.MpiMemoryArenas;

/**
 * The calls of {@link Session} that the generator makes from the MPI header.
 */
abstract class SessionCalls extends Handle {

    SessionCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Session}, such as a handle that a C
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
    public static Session ofNative(long handle) {
        return Wrap.borrowed("MPI_Session", Wrap.session(Wrap.given("MPI_Session", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Session} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Session") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Session ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Session", "MPI_Session", handle));
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
        return FortranHandles.of("MPI_Session", "MPI_Session", nativeHandle());
    }

    /**
     * Gives MPI memory for the messages that {@code Bsend} sends in this session.
     *
     * <p>Calls {@code MPI_Session_attach_buffer}: local.
     *
     * <p>C: {@code int MPI_Session_attach_buffer(MPI_Session session, void *buffer, int size)}.
     *
     * @param buffer off-heap memory for messages and MPI.BSEND_OVERHEAD bytes for each
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public void Attach_buffer(MemorySegment buffer) {
        try (Frame frame = Frame.anytime("MPI_Session_attach_buffer")) {
            MemorySegment bufferAt = CallMemory.lasting(frame, "buffer", buffer);
            frame.check(Mpi.MPI_Session_attach_buffer(handle(), bufferAt, frame.small(frame.bytes(buffer))));
            MpiMemoryArenas.keep(buffer);
        }
    }

    /**
     * {@link Session#Attach_buffer(MemorySegment) Attach_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer off-heap memory for messages and MPI.BSEND_OVERHEAD bytes for each
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_attach_buffer")
    public void attachBuffer(MemorySegment buffer) {
        Attach_buffer(buffer);
    }

    /**
     * Hands an error code to the error handler of the session.
     *
     * <p>Calls {@code MPI_Session_call_errhandler}: local.
     *
     * <p>C: {@code int MPI_Session_call_errhandler(MPI_Session session, int errorcode)}.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Call_errhandler(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Session_call_errhandler")) {
            frame.check(Mpi.MPI_Session_call_errhandler(handle(), errorcode));
        }
    }

    /**
     * {@link Session#Call_errhandler(int) Call_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_call_errhandler")
    public void callErrhandler(int errorcode) {
        Call_errhandler(errorcode);
    }

    /**
     * Makes an error handler for sessions from a Java function.
     *
     * <p>Calls {@code MPI_Session_create_errhandler}: local.
     *
     * <p>C: {@code int MPI_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * @param session_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated("CallsEmitter")
    public static Errhandler Create_errhandler(Session_errhandler_function session_errhandler_fn) {
        try (Frame frame = Frame.anytime("MPI_Session_create_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_Session_create_errhandler(Callbacks.session_errhandler_function(session_errhandler_fn), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link Session#Create_errhandler(Session_errhandler_function) Create_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param session_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_create_errhandler")
    public static Errhandler createErrhandler(Session_errhandler_function session_errhandler_fn) {
        return Create_errhandler(session_errhandler_fn);
    }

    /**
     * Waits until the session's attached buffer is empty and returns that memory.
     *
     * <p>Calls {@code MPI_Session_detach_buffer}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)}.
     *
     * @return the memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public MemorySegment Detach_buffer() {
        try (Frame frame = Frame.anytime("MPI_Session_detach_buffer")) {
            MemorySegment buffer_addrAt = frame.cell();
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Session_detach_buffer(handle(), buffer_addrAt, sizeAt));
            return MpiMemoryArenas.detached(frame.addressAt(buffer_addrAt), frame.intAt(sizeAt));
        }
    }

    /**
     * {@link Session#Detach_buffer() Detach_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_detach_buffer")
    public MemorySegment detachBuffer() {
        return Detach_buffer();
    }

    /**
     * Ends the session; what was made with it must have been freed or disconnected before.
     *
     * <p>Calls {@code MPI_Session_finalize}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Session_finalize(MPI_Session *session)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node274.htm#Node274">MPI 5.0, section 11.3.1</a>
     */
    @Generated("CallsEmitter")
    public void Finalize() {
        try (Frame frame = Frame.anytime("MPI_Session_finalize")) {
            MemorySegment sessionAt = frame.cell(handle(), "MPI_Session");
            int error = Mpi.MPI_Session_finalize(sessionAt);
            adopt(frame.handleAt(sessionAt, "MPI_Session"));
            frame.check(error);
            Job.session(-1);
        }
    }

    /**
     * {@link Session#Finalize() Finalize} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node274.htm#Node274">MPI 5.0, section 11.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_finalize")
    public void finalizeSession() {
        Finalize();
    }

    /**
     * Waits until the messages in the session's attached buffer have left it.
     *
     * <p>Calls {@code MPI_Session_flush_buffer}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Session_flush_buffer(MPI_Session session)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public void Flush_buffer() {
        try (Frame frame = Frame.anytime("MPI_Session_flush_buffer")) {
            frame.check(Mpi.MPI_Session_flush_buffer(handle()));
        }
    }

    /**
     * {@link Session#Flush_buffer() Flush_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_flush_buffer")
    public void flushBuffer() {
        Flush_buffer();
    }

    /**
     * Returns the error handler of the session, for the caller to free.
     *
     * <p>Calls {@code MPI_Session_get_errhandler}: local.
     *
     * <p>C: {@code int MPI_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)}.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated("CallsEmitter")
    public Errhandler Get_errhandler() {
        try (Frame frame = Frame.anytime("MPI_Session_get_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_Session_get_errhandler(handle(), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link Session#Get_errhandler() Get_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_get_errhandler")
    public Errhandler getErrhandler() {
        return Get_errhandler();
    }

    /**
     * Returns the hints that MPI follows for the session, for the caller to free.
     *
     * <p>Calls {@code MPI_Session_get_info}: local.
     *
     * <p>C: {@code int MPI_Session_get_info(MPI_Session session, MPI_Info *info_used)}.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("CallsEmitter")
    public Info Get_info() {
        try (Frame frame = Frame.anytime("MPI_Session_get_info")) {
            MemorySegment info_usedAt = frame.cell();
            frame.check(Mpi.MPI_Session_get_info(handle(), info_usedAt));
            return new Info(frame.handleAt(info_usedAt, "MPI_Info"));
        }
    }

    /**
     * {@link Session#Get_info() Get_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_get_info")
    public Info getInfo() {
        return Get_info();
    }

    /**
     * Returns the name of a process set by its number, which counts from 0.
     *
     * <p>Calls {@code MPI_Session_get_nth_pset}: local.
     *
     * <p>C: {@code int MPI_Session_get_nth_pset(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)}.
     *
     * @param info hints for MPI; null for none
     * @param n number of the process set, from 0
     * @return the name of the process set
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("CallsEmitter")
    public String Get_nth_pset(Info info, int n) {
        try (Frame frame = Frame.anytime("MPI_Session_get_nth_pset")) {
            MemorySegment pset_lenAt = frame.textRoom();
            MemorySegment pset_nameAt = frame.textOut();
            frame.check(Mpi.MPI_Session_get_nth_pset(handle(), Info.handle(info), n, pset_lenAt, pset_nameAt));
            Reference.reachabilityFence(info);
            return frame.textAt(pset_nameAt);
        }
    }

    /**
     * {@link Session#Get_nth_pset(Info, int) Get_nth_pset} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @param n number of the process set, from 0
     * @return the name of the process set
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_get_nth_pset")
    public String getNthPset(Info info, int n) {
        return Get_nth_pset(info, n);
    }

    /**
     * Returns how many process sets the session knows.
     *
     * <p>Calls {@code MPI_Session_get_num_psets}: local.
     *
     * <p>C: {@code int MPI_Session_get_num_psets(MPI_Session session, MPI_Info info, int *npset_names)}.
     *
     * @param info hints for MPI; null for none
     * @return the number of process sets
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("CallsEmitter")
    public int Get_num_psets(Info info) {
        try (Frame frame = Frame.anytime("MPI_Session_get_num_psets")) {
            MemorySegment npset_namesAt = frame.cell();
            frame.check(Mpi.MPI_Session_get_num_psets(handle(), Info.handle(info), npset_namesAt));
            Reference.reachabilityFence(info);
            return frame.intAt(npset_namesAt);
        }
    }

    /**
     * {@link Session#Get_num_psets(Info) Get_num_psets} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the number of process sets
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_get_num_psets")
    public int getNumPsets(Info info) {
        return Get_num_psets(info);
    }

    /**
     * Returns what is known of a process set, its size for one, for the caller to free.
     *
     * <p>Calls {@code MPI_Session_get_pset_info}: local.
     *
     * <p>C: {@code int MPI_Session_get_pset_info(MPI_Session session, const char *pset_name, MPI_Info *info)}.
     *
     * @param pset_name name of the process set
     * @return what is known of the process set
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated("CallsEmitter")
    public Info Get_pset_info(String pset_name) {
        try (Frame frame = Frame.anytime("MPI_Session_get_pset_info")) {
            MemorySegment pset_nameAt = frame.text("pset_name", pset_name);
            MemorySegment infoAt = frame.cell();
            frame.check(Mpi.MPI_Session_get_pset_info(handle(), pset_nameAt, infoAt));
            return new Info(frame.handleAt(infoAt, "MPI_Info"));
        }
    }

    /**
     * {@link Session#Get_pset_info(String) Get_pset_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param pset_name name of the process set
     * @return what is known of the process set
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node276.htm#Node276">MPI 5.0, section 11.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_get_pset_info")
    public Info getPsetInfo(String pset_name) {
        return Get_pset_info(pset_name);
    }

    /**
     * Begins to send what is in the session's attached buffer, and returns a request.
     *
     * <p>Calls {@code MPI_Session_iflush_buffer}: local, nonblocking.
     *
     * <p>C: {@code int MPI_Session_iflush_buffer(MPI_Session session, MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public Request Iflush_buffer() {
        try (Frame frame = Frame.anytime("MPI_Session_iflush_buffer")) {
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Session_iflush_buffer(handle(), requestAt));
            return new Request(frame, requestAt, null);
        }
    }

    /**
     * {@link Session#Iflush_buffer() Iflush_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_iflush_buffer")
    public Request iFlushBuffer() {
        return Iflush_buffer();
    }

    /**
     * Begins a session with MPI; {@code Finalize} ends it.
     *
     * <p>Calls {@code MPI_Session_init}: local.
     *
     * <p>C: {@code int MPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)}.
     *
     * @param info hints for MPI; null for none
     * @param errhandler error handler
     * @return the session
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node274.htm#Node274">MPI 5.0, section 11.3.1</a>
     */
    @Generated("CallsEmitter")
    public static Session Init(Info info, Errhandler errhandler) {
        try (Frame frame = Frame.anytime("MPI_Session_init")) {
            MemorySegment sessionAt = frame.cell();
            frame.check(Mpi.MPI_Session_init(Info.handle(info), Errhandler.handle(errhandler), sessionAt));
            Reference.reachabilityFence(info);
            Reference.reachabilityFence(errhandler);
            Job.session(1);
            return new Session(frame.handleAt(sessionAt, "MPI_Session"));
        }
    }

    /**
     * {@link Session#Init(Info, Errhandler) Init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @param errhandler error handler
     * @return the session
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node274.htm#Node274">MPI 5.0, section 11.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_init")
    public static Session init(Info info, Errhandler errhandler) {
        return Init(info, errhandler);
    }

    /**
     * Says what happens from now on when a call on the session fails.
     *
     * <p>Calls {@code MPI_Session_set_errhandler}: local.
     *
     * <p>C: {@code int MPI_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)}.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Set_errhandler(Errhandler errhandler) {
        try (Frame frame = Frame.anytime("MPI_Session_set_errhandler")) {
            frame.check(Mpi.MPI_Session_set_errhandler(handle(), Errhandler.handle(errhandler)));
            Reference.reachabilityFence(errhandler);
        }
    }

    /**
     * {@link Session#Set_errhandler(Errhandler) Set_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_set_errhandler")
    public void setErrhandler(Errhandler errhandler) {
        Set_errhandler(errhandler);
    }

    /**
     * Gives the session new hints.
     *
     * <p>Calls {@code MPI_Session_set_info}: local.
     *
     * <p>C: {@code int MPI_Session_set_info(MPI_Session session, MPI_Info info)}.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Set_info(Info info) {
        try (Frame frame = Frame.anytime("MPI_Session_set_info")) {
            frame.check(Mpi.MPI_Session_set_info(handle(), Info.handle(info)));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link Session#Set_info(Info) Set_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Session_set_info")
    public void setInfo(Info info) {
        Set_info(info);
    }
}
