package mpi;

import mpi.c.Mpi;
import mpi.internal.job.CallCoverage;
import mpi.internal.job.JobAbort;
import mpi.internal.trace.Trace;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;

/**
 * A group of processes that communicate, each known by its rank. A buffer is a primitive array, the
 * index of its first element, the number of elements, and their datatype. A {@link
 * java.lang.foreign.MemorySegment} or a buffer of {@code java.nio} may replace the array, and is
 * faster if it is off-heap; its offset is in elements, too.
 *
 * <p>This example sends a message and makes a reduction with arrays, and gathers objects. Its
 * camelCase methods take no offset:
 *
 * {@snippet file="Snippets.java" region="comm"}
 */
public abstract class Comm extends ObjectProbes implements Freeable, Cloneable {

    private ObjectCodec codec;
    private PrivateComm forExchanges;
    private PrivateComm forObjects;

    Comm(long handle) {
        super(handle);
        if (handle != Mpi.MPI_COMM_WORLD && handle != Mpi.MPI_COMM_SELF) {
            mustBeFreed();
        }
        if (Trace.on) {
            TracedComms.made(handle);
        }
    }

    /** Returns the handle of a communicator; null stands for {@code MPI_COMM_NULL}. */
    static long handle(Comm comm) {
        return comm == null ? Mpi.MPI_COMM_NULL : comm.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_COMM_NULL;
    }

    /** Frees the communicator; collective. The predefined communicators are never freed. */
    @Override
    void release() {
        if (handle() != Mpi.MPI_COMM_WORLD && handle() != Mpi.MPI_COMM_SELF) {
            Free();
        }
    }

    /** Makes a communicator of the same processes without the program's attributes; collective. */
    abstract Comm privateCopy();

    /**
     * Returns the private copy of this communicator for {@code exchange} and {@code allToAllv}; the
     * first call is collective.
     */
    final PrivateComm forExchanges() {
        if (forExchanges == null) {
            forExchanges = PrivateComm.of(this);
        }
        return forExchanges;
    }

    /**
     * Returns the private copy of this communicator for the messages of collective calls on
     * objects; the first call is collective.
     */
    @Override
    final Comm forObjects() {
        if (forObjects == null) {
            forObjects = PrivateComm.of(this);
        }
        forObjects.comm().setCodec(codec());
        return forObjects.comm();
    }

    private void freeCopies() {
        if (forExchanges != null) {
            forExchanges.free();
            forExchanges = null;
        }
        if (forObjects != null) {
            forObjects.free();
            forObjects = null;
        }
    }

    @Override
    public void Free() {
        freeCopies();
        super.Free();
    }

    @Override
    public void Disconnect() {
        freeCopies();
        super.Disconnect();
    }

    @Override
    final ObjectCodec codec() {
        if (codec == null) {
            codec = Codecs.ofJob();
        }
        return codec;
    }

    /**
     * Returns the codec for objects in calls on this communicator object; local.
     *
     * @return the codec that was set here; if none was, the codec of the job, {@code
     *     -Dpanmpi.codec}.
     */
    public ObjectCodec getCodec() {
        return codec();
    }

    /**
     * Sets the codec for objects in calls on this communicator object; local. All ranks that
     * exchange objects must use a codec of the same name. Communicators made from this one begin
     * with the codec of the job; {@link Datatype#Of(ObjectCodec)} sets the codec of a single call.
     *
     * @param newCodec one of {@link mpi.object.Codecs}, perhaps with a filter, or one of the
     *     program's own; null for the codec of the job.
     */
    public void setCodec(ObjectCodec newCodec) {
        codec = newCodec;
    }

    /**
     * Calls {@code MPI_Abort}: ends all processes of the job, after printing which rank ends it.
     * Not collective: one process calls it.
     *
     * <p>C: {@code int MPI_Abort(MPI_Comm comm, int errorcode)}.
     *
     * @param errorcode exit code of the job.
     */
    public void Abort(int errorcode) {
        Job.require("MPI_Abort");
        if (CallCoverage.ENABLED) {
            CallCoverage.add("MPI_Abort");
        }
        JobAbort.abort("MPI_Abort with code " + errorcode, handle(), errorcode);
    }

    /**
     * Returns a copy of the communicator, with the same class; blocking and collective. The program
     * frees it.
     *
     * @return the copy.
     * @throws MPIException if MPI reports an error.
     */
    @Override
    public abstract Comm clone();

    /**
     * Returns the value of one of MPI's own attributes, such as {@code MPI.TAG_UB}; local.
     *
     * @param keyval key of the attribute.
     * @return the value; null if the communicator has no such attribute, or if the value is not a
     *     number.
     * @throws MPIException if MPI reports an error.
     */
    public Integer Attr_get(int keyval) {
        return Get_attr(keyval) instanceof Integer number ? number : null;
    }

    /**
     * Sets the error handler: {@code Set_errhandler} under mpiJava's name; local.
     *
     * @param errhandler what happens from now on when a call fails.
     * @throws MPIException if MPI reports an error.
     */
    public void Errhandler_set(Errhandler errhandler) {
        Set_errhandler(errhandler);
    }

    /**
     * Sets the error handler: {@code Set_errhandler} under another of mpiJava's names; local.
     *
     * @param errhandler what happens from now on when a call fails.
     * @throws MPIException if MPI reports an error.
     */
    public void Errorhandler_set(Errhandler errhandler) {
        Set_errhandler(errhandler);
    }

    /**
     * Returns the error handler: {@code Get_errhandler} under mpiJava's name; local.
     *
     * @return what happens when a call fails.
     * @throws MPIException if MPI reports an error.
     */
    public Errhandler Errorhandler_get() {
        return Get_errhandler();
    }

    /**
     * Returns the error handler: {@code Get_errhandler} under another of its old names; local.
     *
     * @return what happens when a call fails.
     * @throws MPIException if MPI reports an error.
     */
    public Errhandler Errhandler_get() {
        return Get_errhandler();
    }

    /**
     * Sends a message: {@code Send} under its name in the MPJ draft; blocking.
     *
     * @param buf elements to send.
     * @param offset index of the first element to send.
     * @param count number of elements.
     * @param datatype type of the elements.
     * @param dest rank that receives.
     * @param tag tag of the message.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public void send(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        Send(buf, offset, count, datatype, dest, tag);
    }

    /**
     * Receives a message: {@code Recv} under its name in the MPJ draft; blocking.
     *
     * @param buf array that receives.
     * @param offset index of the first element that may be written.
     * @param count most elements to receive.
     * @param datatype type of the elements.
     * @param source rank that sends, or {@code MPI.ANY_SOURCE}.
     * @param tag tag of the message, or {@code MPI.ANY_TAG}.
     * @return the status of the message.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public Status recv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        return Recv(buf, offset, count, datatype, source, tag);
    }
}
