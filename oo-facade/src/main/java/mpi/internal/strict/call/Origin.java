package mpi.internal.strict.call;

/**
 * Request as the search for program lines sees it: a Wait for an Isend and a Wait for an Irecv are
 * calls of two kinds, though both have equal arguments.
 */
public interface Origin {

    /** Returns the kind of the call that made the request, see {@link ObservedCall#kind}. */
    long kind();
}
