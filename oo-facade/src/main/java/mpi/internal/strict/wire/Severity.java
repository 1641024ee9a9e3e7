package mpi.internal.strict.wire;

/** Effect of a mistake on the job. */
public enum Severity {
    /** The job ends soon after the report. */
    ERROR,
    /** The job goes on, since the program may be correct. */
    WARNING,
    /**
     * The job ends when all ranks have reached Finalize, so that a mistake which matters more than
     * a leak can still be found.
     */
    ERROR_AT_END
}
