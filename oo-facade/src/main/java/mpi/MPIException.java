package mpi;

import mpi.c.Mpi;

/**
 * Thrown by a call that fails: either MPI returned an error, and the message is MPI's, or panmpi
 * refused an argument before the call, and the message states the argument's value and the rule
 * that it breaks.
 *
 * <p>The exception is unchecked, so that only programs that handle it need to name it.
 */
public class MPIException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The MPI function that failed; empty if none was called. */
    private final String call;

    /** The error class: one of the {@code MPI_ERR_} constants. */
    private final int errorClass;

    /** The library's own number for the error. */
    private final int errorCode;

    /** Makes an exception without a message. */
    public MPIException() {
        this("", Mpi.MPI_ERR_OTHER, Mpi.MPI_ERR_OTHER, null);
    }

    /**
     * Makes an exception with a message.
     *
     * @param message what went wrong.
     */
    public MPIException(String message) {
        this("", Mpi.MPI_ERR_OTHER, Mpi.MPI_ERR_OTHER, message);
    }

    /**
     * Makes an exception with a cause.
     *
     * @param cause what went wrong.
     */
    public MPIException(Throwable cause) {
        super(cause);
        call = "";
        errorClass = Mpi.MPI_ERR_OTHER;
        errorCode = Mpi.MPI_ERR_OTHER;
    }

    /**
     * Makes an exception for a call of MPI.
     *
     * @param call the MPI function that failed; empty if none was called.
     * @param errorClass the kind of error, one of the {@code MPI_ERR_} constants of {@link Mpi}.
     * @param errorCode the library's own number for the error.
     * @param message what went wrong.
     */
    public MPIException(String call, int errorClass, int errorCode, String message) {
        super(message);
        this.call = call;
        this.errorClass = errorClass;
        this.errorCode = errorCode;
    }

    /**
     * Makes an exception for an argument that is refused before MPI is called.
     *
     * @param call the MPI function that was not called; empty if it is not known.
     * @param errorClass the kind of error, one of the {@code MPI_ERR_} constants of {@link Mpi}.
     * @param complaint the value, the rule that it breaks, and what to do.
     * @return the exception, whose message begins with the function, if that is known.
     */
    public static MPIException of(String call, int errorClass, String complaint) {
        String message = call.isEmpty() ? complaint : call + ": " + complaint;
        return new MPIException(call, errorClass, errorClass, message);
    }

    /**
     * Returns the MPI function that failed.
     *
     * @return its name in C, such as {@code MPI_Send}; empty if none was called.
     */
    public String Get_call() {
        return call;
    }

    /**
     * Returns the kind of error, the same for every library.
     *
     * @return one of the {@code MPI_ERR_} constants of {@link Mpi}.
     */
    public int Get_error_class() {
        return errorClass;
    }

    /**
     * Returns the kind of error: {@link #Get_error_class()} under its camelCase name.
     *
     * @return one of the {@code MPI_ERR_} constants of {@link Mpi}.
     */
    public int getErrorClass() {
        return errorClass;
    }

    /**
     * Returns the library's number for the error: {@link #Get_error_code()} under its camelCase
     * name.
     *
     * @return the library's own number for the error.
     */
    public int getErrorCode() {
        return errorCode;
    }

    /**
     * Returns the library's own number for the error.
     *
     * @return the code that the MPI function returned; the error class if no MPI function was
     *     called.
     */
    public int Get_error_code() {
        return errorCode;
    }
}
