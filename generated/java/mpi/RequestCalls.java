// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;

/**
 * The calls of {@link Request} that the generator makes from the MPI header.
 */
abstract class RequestCalls extends ExclusiveHandle {

    RequestCalls(long handle) {
        super(handle);
    }

    /**
     * Stores the handle as it is after a call; if the request is complete, copies received data to
     * the program's buffers.
     */
    abstract void update(long newHandle, boolean completed);

    /**
     * Makes a Java object for a C handle of type {@code MPI_Request}, such as a handle that a C
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
    public static Request ofNative(long handle) {
        return Wrap.borrowed("MPI_Request", Wrap.request(Wrap.given("MPI_Request", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Request} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Request") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Request ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Request", "MPI_Request", handle));
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
        return FortranHandles.of("MPI_Request", "MPI_Request", nativeHandle());
    }

    /**
     * Asks MPI to give up a pending operation, which must be completed all the same.
     *
     * <p>Calls {@code MPI_Cancel}: local.
     *
     * <p>C: {@code int MPI_Cancel(MPI_Request *request)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node84.htm#Node84">MPI 5.0, section 3.8.4</a>
     */
    @Generated("CallsEmitter")
    public void Cancel() {
        try (Frame frame = Frame.open("MPI_Cancel")) {
            MemorySegment requestAt = frame.share(this, "MPI_Request");
            frame.check(Mpi.MPI_Cancel(requestAt));
        }
    }

    /**
     * {@link Request#Cancel() Cancel} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node84.htm#Node84">MPI 5.0, section 3.8.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cancel")
    public void cancel() {
        Cancel();
    }

    /**
     * Returns the status if the operation is complete, and keeps the request; null if it is not.
     *
     * <p>Calls {@code MPI_Request_get_status}: local.
     *
     * <p>C: {@code int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)}.
     *
     * @return the status of the completed operation; null where the operation is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("CallsEmitter")
    public Status Get_status() {
        try (Frame frame = Frame.open("MPI_Request_get_status")) {
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Request_get_status(frame.ask((Request) this), flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.completion().toStatus(statusAt) : null;
        }
    }

    /**
     * {@link Request#Get_status() Get_status} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the status of the completed operation; null where the operation is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_get_status")
    public Status getStatus() {
        return Get_status();
    }

    /**
     * Returns the statuses if all operations are complete, and keeps the requests; null if not.
     *
     * <p>Calls {@code MPI_Request_get_status_all}: local.
     *
     * <p>C: {@code int MPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests requests
     * @return the statuses of all operations, in the order of the requests; null where one of the operations is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("CallsEmitter")
    public static Status[] Get_status_all(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Request_get_status_all")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment flagAt = frame.cell();
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            frame.check(Mpi.MPI_Request_get_status_all(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, flagAt, array_of_statusesAt));
            return frame.flagAt(flagAt) ? frame.completion().toStatuses(array_of_statusesAt, frame.length("array_of_requests", array_of_requests)) : null;
        }
    }

    /**
     * {@link Request#Get_status_all(Request[]) Get_status_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the statuses of all operations, in the order of the requests; null where one of the operations is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_get_status_all")
    public static Status[] getStatusAll(Request[] array_of_requests) {
        return Get_status_all(array_of_requests);
    }

    /**
     * Returns the status of one operation that is complete, and keeps all requests; null if none is.
     *
     * <p>Calls {@code MPI_Request_get_status_any}: local.
     *
     * <p>C: {@code int MPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)}.
     *
     * @param array_of_requests requests
     * @return the status of a completed operation, with its index; null where none of the operations is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("CallsEmitter")
    public static Status Get_status_any(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Request_get_status_any")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment indxAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Request_get_status_any(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, indxAt, flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.completion().toStatus(statusAt, indxAt) : null;
        }
    }

    /**
     * {@link Request#Get_status_any(Request[]) Get_status_any} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the status of a completed operation, with its index; null where none of the operations is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_get_status_any")
    public static Status getStatusAny(Request[] array_of_requests) {
        return Get_status_any(array_of_requests);
    }

    /**
     * Returns the statuses of the operations that are complete, and keeps all requests; null if none is.
     *
     * <p>Calls {@code MPI_Request_get_status_some}: local.
     *
     * <p>C: {@code int MPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests requests
     * @return the statuses of the completed operations, each with its index; null if none is active
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("CallsEmitter")
    public static Status[] Get_status_some(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Request_get_status_some")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment outcountAt = frame.cell();
            MemorySegment array_of_indicesAt = frame.ints(frame.length("array_of_requests", array_of_requests));
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            frame.check(Mpi.MPI_Request_get_status_some(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, outcountAt, array_of_indicesAt, array_of_statusesAt));
            return frame.completion().toStatuses(array_of_statusesAt, outcountAt, array_of_indicesAt);
        }
    }

    /**
     * {@link Request#Get_status_some(Request[]) Get_status_some} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the statuses of the completed operations, each with its index; null if none is active
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_get_status_some")
    public static Status[] getStatusSome(Request[] array_of_requests) {
        return Get_status_some(array_of_requests);
    }

    /**
     * Looks whether the operation is complete and returns its status; null if it is not.
     *
     * <p>Calls {@code MPI_Test}: local.
     *
     * <p>C: {@code int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status)}.
     *
     * @return the status of the completed operation; null where the operation is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated("CallsEmitter")
    public Status Test() {
        try (Frame frame = Frame.open("MPI_Test")) {
            MemorySegment requestAt = frame.own(this, "MPI_Request");
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Test(requestAt, flagAt, statusAt);
            update(frame.handleAt(requestAt, "MPI_Request"), error == 0 && frame.flagAt(flagAt));
            frame.check(error);
            return frame.flagAt(flagAt) ? frame.completion().toStatus(statusAt) : null;
        }
    }

    /**
     * {@link Request#Test() Test} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the status of the completed operation; null where the operation is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Test")
    public Status testStatus() {
        return Test();
    }

    /**
     * {@link Request#Test() Test} <span class="camel-case">under its camelCase name</span>.
     *
     * @return true if all is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Test")
    public boolean test() {
        return Test() != null;
    }

    /**
     * Looks whether all operations are complete and returns their statuses; null if one is not.
     *
     * <p>Calls {@code MPI_Testall}: local.
     *
     * <p>C: {@code int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests requests
     * @return the statuses of all operations, in the order of the requests; null where one of the operations is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("CallsEmitter")
    public static Status[] Testall(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Testall")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment flagAt = frame.cell();
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            int error = Mpi.MPI_Testall(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, flagAt, array_of_statusesAt);
            frame.completion().update(array_of_requestsAt, error == 0 && frame.flagAt(flagAt));
            frame.check(error);
            return frame.flagAt(flagAt) ? frame.completion().toStatuses(array_of_statusesAt, frame.length("array_of_requests", array_of_requests)) : null;
        }
    }

    /**
     * {@link Request#Testall(Request[]) Testall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the statuses of all operations, in the order of the requests; null where one of the operations is not complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Testall")
    public static Status[] testAllStatus(Request[] array_of_requests) {
        return Testall(array_of_requests);
    }

    /**
     * {@link Request#Testall(Request[]) Testall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return true if all is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Testall")
    public static boolean testAll(Request[] array_of_requests) {
        return Testall(array_of_requests) != null;
    }

    /**
     * Looks for one operation that is complete and returns its status; null if none is.
     *
     * <p>Calls {@code MPI_Testany}: local.
     *
     * <p>C: {@code int MPI_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)}.
     *
     * @param array_of_requests requests
     * @return the status of a completed operation, with its index; null where none of the operations is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("CallsEmitter")
    public static Status Testany(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Testany")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment indxAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Testany(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, indxAt, flagAt, statusAt);
            frame.completion().update(array_of_requestsAt, error == 0, indxAt);
            frame.check(error);
            return frame.flagAt(flagAt) ? frame.completion().toStatus(statusAt, indxAt) : null;
        }
    }

    /**
     * {@link Request#Testany(Request[]) Testany} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the status of a completed operation, with its index; null where none of the operations is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Testany")
    public static Status testAnyStatus(Request[] array_of_requests) {
        return Testany(array_of_requests);
    }

    /**
     * {@link Request#Testany(Request[]) Testany} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the position of a request that is complete; {@code MPI.UNDEFINED} if there is none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Testany")
    public static int testAny(Request[] array_of_requests) {
        return Status.index(Testany(array_of_requests));
    }

    /**
     * Looks for all operations that are complete and returns their statuses; null if none is active.
     *
     * <p>Calls {@code MPI_Testsome}: local.
     *
     * <p>C: {@code int MPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests requests
     * @return the statuses of the completed operations, each with its index; null if none is active
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("CallsEmitter")
    public static Status[] Testsome(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Testsome")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment outcountAt = frame.cell();
            MemorySegment array_of_indicesAt = frame.ints(frame.length("array_of_requests", array_of_requests));
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            int error = Mpi.MPI_Testsome(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, outcountAt, array_of_indicesAt, array_of_statusesAt);
            frame.completion().update(array_of_requestsAt, error == 0, outcountAt, array_of_indicesAt);
            frame.check(error);
            return frame.completion().toStatuses(array_of_statusesAt, outcountAt, array_of_indicesAt);
        }
    }

    /**
     * {@link Request#Testsome(Request[]) Testsome} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the statuses of the completed operations, each with its index; null if none is active
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Testsome")
    public static Status[] testSomeStatus(Request[] array_of_requests) {
        return Testsome(array_of_requests);
    }

    /**
     * {@link Request#Testsome(Request[]) Testsome} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the positions of the requests that are complete; null if there is none to wait for
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Testsome")
    public static int[] testSome(Request[] array_of_requests) {
        return Status.indices(Testsome(array_of_requests));
    }

    /**
     * Waits until the operation is complete and returns its status.
     *
     * <p>Calls {@code MPI_Wait}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Wait(MPI_Request *request, MPI_Status *status)}.
     *
     * @return the status of the completed operation
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated("CallsEmitter")
    public Status Wait() {
        try (Frame frame = Frame.open("MPI_Wait")) {
            MemorySegment requestAt = frame.own(this, "MPI_Request");
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Wait(requestAt, statusAt);
            update(frame.handleAt(requestAt, "MPI_Request"), error == 0);
            frame.check(error);
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link Request#Wait() Wait} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the status of the completed operation
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Wait")
    public Status waitStatus() {
        return Wait();
    }

    /**
     * {@link Request#Wait() Wait} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Wait")
    public void waitFor() {
        Wait();
    }

    /**
     * Waits until all operations are complete and returns their statuses.
     *
     * <p>Calls {@code MPI_Waitall}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests requests
     * @return the statuses of all operations, in the order of the requests
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("CallsEmitter")
    public static Status[] Waitall(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Waitall")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            int error = Mpi.MPI_Waitall(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, array_of_statusesAt);
            frame.completion().update(array_of_requestsAt, error == 0);
            frame.check(error);
            return frame.completion().toStatuses(array_of_statusesAt, frame.length("array_of_requests", array_of_requests));
        }
    }

    /**
     * {@link Request#Waitall(Request[]) Waitall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the statuses of all operations, in the order of the requests
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Waitall")
    public static Status[] waitAllStatus(Request[] array_of_requests) {
        return Waitall(array_of_requests);
    }

    /**
     * {@link Request#Waitall(Request[]) Waitall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Waitall")
    public static void waitAll(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Waitall")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            int error = Mpi.MPI_Waitall(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, array_of_statusesAt);
            frame.completion().update(array_of_requestsAt, error == 0);
            frame.check(error);
            frame.completion().arrived(array_of_statusesAt, frame.length("array_of_requests", array_of_requests));
        }
    }

    /**
     * Waits until one of the operations is complete and returns its status, which holds its index.
     *
     * <p>Calls {@code MPI_Waitany}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)}.
     *
     * @param array_of_requests requests
     * @return the status of a completed operation, with its index
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("CallsEmitter")
    public static Status Waitany(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Waitany")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment indxAt = frame.cell();
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Waitany(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, indxAt, statusAt);
            frame.completion().update(array_of_requestsAt, error == 0, indxAt);
            frame.check(error);
            return frame.completion().toStatus(statusAt, indxAt);
        }
    }

    /**
     * {@link Request#Waitany(Request[]) Waitany} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the status of a completed operation, with its index
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Waitany")
    public static Status waitAnyStatus(Request[] array_of_requests) {
        return Waitany(array_of_requests);
    }

    /**
     * {@link Request#Waitany(Request[]) Waitany} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the position of a request that is complete; {@code MPI.UNDEFINED} if there is none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Waitany")
    public static int waitAny(Request[] array_of_requests) {
        return Status.index(Waitany(array_of_requests));
    }

    /**
     * Waits until at least one operation is complete and returns the statuses of all that are.
     *
     * <p>Calls {@code MPI_Waitsome}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests requests
     * @return the statuses of the completed operations, each with its index; null if none is active
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("CallsEmitter")
    public static Status[] Waitsome(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Waitsome")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment outcountAt = frame.cell();
            MemorySegment array_of_indicesAt = frame.ints(frame.length("array_of_requests", array_of_requests));
            MemorySegment array_of_statusesAt = frame.statuses(frame.length("array_of_requests", array_of_requests));
            int error = Mpi.MPI_Waitsome(frame.length("array_of_requests", array_of_requests), array_of_requestsAt, outcountAt, array_of_indicesAt, array_of_statusesAt);
            frame.completion().update(array_of_requestsAt, error == 0, outcountAt, array_of_indicesAt);
            frame.check(error);
            return frame.completion().toStatuses(array_of_statusesAt, outcountAt, array_of_indicesAt);
        }
    }

    /**
     * {@link Request#Waitsome(Request[]) Waitsome} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the statuses of the completed operations, each with its index; null if none is active
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Waitsome")
    public static Status[] waitSomeStatus(Request[] array_of_requests) {
        return Waitsome(array_of_requests);
    }

    /**
     * {@link Request#Waitsome(Request[]) Waitsome} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests
     * @return the positions of the requests that are complete; null if there is none to wait for
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Waitsome")
    public static int[] waitSome(Request[] array_of_requests) {
        return Status.indices(Waitsome(array_of_requests));
    }

    /**
     * {@link Request#Free() Free} <span class="camel-case">under its camelCase name</span>; does
     * nothing if the request is null, as a completed request is.
     *
     * @throws MPIException if MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_free")
    public void free() {
        if (!Is_null()) {
            ((Request) this).Free();
        }
    }
}
