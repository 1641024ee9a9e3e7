package mpi.internal.strict.table;

import java.util.List;
import mpi.internal.Generated;

/**
 * Table of MPI's functions, by which strict checks know the meaning of arguments. Each line has the
 * name of a function, its reach (such as {@code local} or {@code collective}) and its roles, then
 * each parameter with direction and kind; a star after the kind stands for several values.
 */
@Generated("CallTableEmitter")
final class CallTable {

    /** Lines of the table, one for each call. */
    static final List<String> LINES =
            """
            $lines$
            """
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();

    /** Names of the operations that MPI defines. */
    static final List<String> OPERATIONS =
            """
            $operations$
            """
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();

    private CallTable() {}
}
