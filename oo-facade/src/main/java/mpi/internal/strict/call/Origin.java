package mpi.internal.strict.call;

/**
 * Request that tells which kind of call made it. {@link CallLines} needs this: a Wait for an Isend
 * and a Wait for an Irecv are calls of two kinds, though their arguments are equal.
 */
public interface Origin {

    /** Returns the kind of the call that made the request, see {@link ObservedCall#kind}. */
    long kind();
}
