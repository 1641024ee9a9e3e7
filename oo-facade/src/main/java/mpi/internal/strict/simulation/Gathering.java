package mpi.internal.strict.simulation;

import java.util.List;

/** Ranks that come together. */
interface Gathering {

    /** Ranks that have not come. */
    List<Integer> missing();

    /** True if all that have not come may go on. */
    boolean canComplete(Ranks going);
}
