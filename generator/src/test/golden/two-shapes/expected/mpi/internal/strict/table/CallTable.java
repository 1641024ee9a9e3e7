// Generated from the snapshots in generated/api by `make bindings`; edit templates/CallTable.java instead.

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

    /**
     * Lines of the table, one for each call.
     */
    static final List<String> LINES = """
        MPI_Pstart_init: point-to-point persistent: in buffer buf; in number partitions; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        """.lines().filter(line -> !line.isBlank()).toList();

    /**
     * Names of the operations that MPI defines.
     */
    static final List<String> OPERATIONS = """
        
        """.lines().filter(line -> !line.isBlank()).toList();

    private CallTable() {
    }
}
