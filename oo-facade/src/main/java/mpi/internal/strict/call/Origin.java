package mpi.internal.strict.call;

/** What a call names, such as a request: the calls on requests of unlike origins are not alike. */
public interface Origin {

    /** The kind of the call that made it, as {@link ObservedCall#kind} has it. */
    long kind();
}
