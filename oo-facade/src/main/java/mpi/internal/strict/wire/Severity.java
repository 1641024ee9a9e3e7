package mpi.internal.strict.wire;

/** Effect of a mistake on the job. */
public enum Severity {
    /** The job ends soon after the report. */
    ERROR,
    /** The program may be correct all the same, and the job goes on. */
    WARNING,
    /**
     * The job ends when all ranks have reached Finalize, so that a mistake which matters more than
     * a leak can still be found.
     */
    ERROR_AT_END
}
