// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Status} that the generator makes from the MPI header.
 */
abstract class StatusCalls {

    /**
     * Reads the status that a call has written.
     */
    abstract void read(MemorySegment statusAt);

    /**
     * Returns how many elements of a datatype were received; MPI.UNDEFINED if they are not whole.
     *
     * <p>Calls {@code MPI_Get_count}: local.
     *
     * <p>C: {@code int MPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("CallsEmitter")
    public int Get_count(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Get_count")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment countAt = frame.cell();
            frame.check(Mpi.MPI_Get_count(statusAt, Datatype.handle(datatype), countAt));
            Reference.reachabilityFence(datatype);
            return frame.intAt(countAt);
        }
    }

    /**
     * {@link Status#Get_count(Datatype) Get_count} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_count")
    public int getCount(Datatype datatype) {
        return Get_count(datatype);
    }

    private static final boolean GET_COUNT_C = Linkage.has("MPI_Get_count_c");

    /**
     * Returns how many elements of a datatype were received; MPI.UNDEFINED if they are not whole.
     *
     * <p>Calls {@code MPI_Get_count_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Get_count} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Get_count_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("CallsEmitter")
    public long Get_count_c(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Get_count_c")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment countAt = frame.cell();
            frame.check(GET_COUNT_C ? Mpi.MPI_Get_count_c(statusAt, Datatype.handle(datatype), countAt) : Mpi.MPI_Get_count(statusAt, Datatype.handle(datatype), countAt));
            Reference.reachabilityFence(datatype);
            return frame.countAt(countAt, GET_COUNT_C);
        }
    }

    /**
     * {@link Status#Get_count_c(Datatype) Get_count_c} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_count_c")
    public long getCountLong(Datatype datatype) {
        return Get_count_c(datatype);
    }

    /**
     * Returns how many basic elements were received, those of incomplete datatypes too.
     *
     * <p>Calls {@code MPI_Get_elements}: local.
     *
     * <p>C: {@code int MPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node109.htm#Node109">MPI 5.0, section 5.1.11</a>
     */
    @Generated("CallsEmitter")
    public int Get_elements(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Get_elements")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment countAt = frame.cell();
            frame.check(Mpi.MPI_Get_elements(statusAt, Datatype.handle(datatype), countAt));
            Reference.reachabilityFence(datatype);
            return frame.intAt(countAt);
        }
    }

    /**
     * {@link Status#Get_elements(Datatype) Get_elements} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node109.htm#Node109">MPI 5.0, section 5.1.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_elements")
    public int getElements(Datatype datatype) {
        return Get_elements(datatype);
    }

    private static final boolean GET_ELEMENTS_C = Linkage.has("MPI_Get_elements_c");

    /**
     * Returns how many basic elements were received, those of incomplete datatypes too.
     *
     * <p>Calls {@code MPI_Get_elements_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Get_elements} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Get_elements_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node109.htm#Node109">MPI 5.0, section 5.1.11</a>
     */
    @Generated("CallsEmitter")
    public long Get_elements_c(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Get_elements_c")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment countAt = frame.cell();
            frame.check(GET_ELEMENTS_C ? Mpi.MPI_Get_elements_c(statusAt, Datatype.handle(datatype), countAt) : Mpi.MPI_Get_elements(statusAt, Datatype.handle(datatype), countAt));
            Reference.reachabilityFence(datatype);
            return frame.countAt(countAt, GET_ELEMENTS_C);
        }
    }

    /**
     * {@link Status#Get_elements_c(Datatype) Get_elements_c} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datatype datatype of the elements
     * @return the number of elements, or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node109.htm#Node109">MPI 5.0, section 5.1.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_elements_c")
    public long getElementsLong(Datatype datatype) {
        return Get_elements_c(datatype);
    }

    /**
     * Returns the error code of the operation.
     *
     * <p>Calls {@code MPI_Status_get_error}: local.
     *
     * <p>C: {@code int MPI_Status_get_error(const MPI_Status *status, int *error)}.
     *
     * @return the error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("CallsEmitter")
    public int Get_error() {
        try (Frame frame = Frame.open("MPI_Status_get_error")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment errorAt = frame.cell();
            frame.check(Mpi.MPI_Status_get_error(statusAt, errorAt));
            return frame.intAt(errorAt);
        }
    }

    /**
     * Returns the rank that the message came from.
     *
     * <p>Calls {@code MPI_Status_get_source}: local.
     *
     * <p>C: {@code int MPI_Status_get_source(const MPI_Status *status, int *source)}.
     *
     * @return the rank of the sender
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("CallsEmitter")
    public int Get_source() {
        try (Frame frame = Frame.open("MPI_Status_get_source")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment sourceAt = frame.cell();
            frame.check(Mpi.MPI_Status_get_source(statusAt, sourceAt));
            return frame.intAt(sourceAt);
        }
    }

    /**
     * Returns the tag that the message came with.
     *
     * <p>Calls {@code MPI_Status_get_tag}: local.
     *
     * <p>C: {@code int MPI_Status_get_tag(const MPI_Status *status, int *tag)}.
     *
     * @return the tag
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("CallsEmitter")
    public int Get_tag() {
        try (Frame frame = Frame.open("MPI_Status_get_tag")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment tagAt = frame.cell();
            frame.check(Mpi.MPI_Status_get_tag(statusAt, tagAt));
            return frame.intAt(tagAt);
        }
    }

    /**
     * Says whether an operation of the program's own was cancelled.
     *
     * <p>Calls {@code MPI_Status_set_cancelled}: local.
     *
     * <p>C: {@code int MPI_Status_set_cancelled(MPI_Status *status, int flag)}.
     *
     * @param flag whether the operation was cancelled
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_cancelled(boolean flag) {
        try (Frame frame = Frame.open("MPI_Status_set_cancelled")) {
            MemorySegment statusAt = frame.status((Status) this);
            frame.check(Mpi.MPI_Status_set_cancelled(statusAt, flag ? 1 : 0));
            read(statusAt);
        }
    }

    /**
     * {@link Status#Set_cancelled(boolean) Set_cancelled} <span class="camel-case">under its camelCase name</span>.
     *
     * @param flag whether the operation was cancelled
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Status_set_cancelled")
    public void setCancelled(boolean flag) {
        Set_cancelled(flag);
    }

    /**
     * Says how many elements an operation of the program's own has received.
     *
     * <p>Calls {@code MPI_Status_set_elements}: local.
     *
     * <p>C: {@code int MPI_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count)}.
     *
     * @param datatype datatype of the elements
     * @param count number of elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_elements(Datatype datatype, int count) {
        try (Frame frame = Frame.open("MPI_Status_set_elements")) {
            MemorySegment statusAt = frame.status((Status) this);
            frame.check(Mpi.MPI_Status_set_elements(statusAt, Datatype.handle(datatype), count));
            read(statusAt);
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Status#Set_elements(Datatype, int) Set_elements} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datatype datatype of the elements
     * @param count number of elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Status_set_elements")
    public void setElements(Datatype datatype, int count) {
        Set_elements(datatype, count);
    }

    private static final boolean STATUS_SET_ELEMENTS_C = Linkage.has("MPI_Status_set_elements_c");

    /**
     * Says how many elements an operation of the program's own has received.
     *
     * <p>Calls {@code MPI_Status_set_elements_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Status_set_elements} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Status_set_elements_c(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)}.
     *
     * @param datatype datatype of the elements
     * @param count number of elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_elements(Datatype datatype, long count) {
        try (Frame frame = Frame.open("MPI_Status_set_elements_c")) {
            MemorySegment statusAt = frame.status((Status) this);
            frame.check(STATUS_SET_ELEMENTS_C ? Mpi.MPI_Status_set_elements_c(statusAt, Datatype.handle(datatype), count) : Mpi.MPI_Status_set_elements(statusAt, Datatype.handle(datatype), frame.small(count)));
            read(statusAt);
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Status#Set_elements(Datatype, long) Set_elements} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datatype datatype of the elements
     * @param count number of elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Status_set_elements_c")
    public void setElements(Datatype datatype, long count) {
        Set_elements(datatype, count);
    }

    /**
     * Sets the error code that the status tells.
     *
     * <p>Calls {@code MPI_Status_set_error}: local.
     *
     * <p>C: {@code int MPI_Status_set_error(MPI_Status *status, int error)}.
     *
     * @param error error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_error(int error) {
        try (Frame frame = Frame.open("MPI_Status_set_error")) {
            MemorySegment statusAt = frame.status((Status) this);
            frame.check(Mpi.MPI_Status_set_error(statusAt, error));
            read(statusAt);
        }
    }

    /**
     * {@link Status#Set_error(int) Set_error} <span class="camel-case">under its camelCase name</span>.
     *
     * @param error error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Status_set_error")
    public void setError(int error) {
        Set_error(error);
    }

    /**
     * Sets the rank that the status tells as the sender.
     *
     * <p>Calls {@code MPI_Status_set_source}: local.
     *
     * <p>C: {@code int MPI_Status_set_source(MPI_Status *status, int source)}.
     *
     * @param source rank of the sender
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_source(int source) {
        try (Frame frame = Frame.open("MPI_Status_set_source")) {
            MemorySegment statusAt = frame.status((Status) this);
            if (Trace.on) {
                frame.trace().source(source).told();
            }
            frame.check(Mpi.MPI_Status_set_source(statusAt, source));
            read(statusAt);
        }
    }

    /**
     * {@link Status#Set_source(int) Set_source} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank of the sender
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Status_set_source")
    public void setSource(int source) {
        Set_source(source);
    }

    /**
     * Sets the tag that the status tells.
     *
     * <p>Calls {@code MPI_Status_set_tag}: local.
     *
     * <p>C: {@code int MPI_Status_set_tag(MPI_Status *status, int tag)}.
     *
     * @param tag tag
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_tag(int tag) {
        try (Frame frame = Frame.open("MPI_Status_set_tag")) {
            MemorySegment statusAt = frame.status((Status) this);
            if (Trace.on) {
                frame.trace().tag(tag).told();
            }
            frame.check(Mpi.MPI_Status_set_tag(statusAt, tag));
            read(statusAt);
        }
    }

    /**
     * {@link Status#Set_tag(int) Set_tag} <span class="camel-case">under its camelCase name</span>.
     *
     * @param tag tag
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Status_set_tag")
    public void setTag(int tag) {
        Set_tag(tag);
    }

    /**
     * Tells whether the operation was cancelled before it did anything.
     *
     * <p>Calls {@code MPI_Test_cancelled}: local.
     *
     * <p>C: {@code int MPI_Test_cancelled(const MPI_Status *status, int *flag)}.
     *
     * @return whether the operation was cancelled
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node84.htm#Node84">MPI 5.0, section 3.8.4</a>
     */
    @Generated("CallsEmitter")
    public boolean Test_cancelled() {
        try (Frame frame = Frame.open("MPI_Test_cancelled")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Test_cancelled(statusAt, flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * {@link Status#Test_cancelled() Test_cancelled} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether the operation was cancelled
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node84.htm#Node84">MPI 5.0, section 3.8.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Test_cancelled")
    public boolean isCancelled() {
        return Test_cancelled();
    }

    /**
     * Returns the position of the completed request; MPI.UNDEFINED if no request completed.
     */
    static int index(Status status) {
        return status == null ? Mpi.MPI_UNDEFINED : status.index;
    }

    /**
     * Returns the positions of the completed requests; null if no request was active.
     */
    static int[] indices(Status[] statuses) {
        if (statuses == null) {
            return null;
        }
        int[] indices = new int[statuses.length];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = statuses[i].index;
        }
        return indices;
    }

    /**
     * Returns the rank that sent the message; local.
     *
     * @return the value of {@code source}.
     */
    @Generated("AliasEmitter")
    public int getSource() {
        return ((Status) this).source;
    }

    /**
     * Returns the tag of the message; local.
     *
     * @return the value of {@code tag}.
     */
    @Generated("AliasEmitter")
    public int getTag() {
        return ((Status) this).tag;
    }

    /**
     * Returns the error code of the request; local.
     *
     * @return the value of {@code error}.
     */
    @Generated("AliasEmitter")
    public int getError() {
        return ((Status) this).error;
    }

    /**
     * Returns the index of the request in the array that was passed to the call; local.
     *
     * @return the value of {@code index}.
     */
    @Generated("AliasEmitter")
    public int getIndex() {
        return ((Status) this).index;
    }
}
