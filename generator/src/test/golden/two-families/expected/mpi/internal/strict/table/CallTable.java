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
        MPI_Comm_create_keyval: local: in function copy_fn; out keyval keyval; in state extra_state
        MPI_Comm_depth: local: in Comm comm; out number size
        MPI_Iswap: point-to-point: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Peek: point-to-point: in source source; in tag tag; in Comm comm; out flag flag; out status status
        MPI_Send: point-to-point: in buffer buf; in count count; in datatype type; in dest dest; in tag tag; in Comm comm
        MPI_Waitall: waits waits: in length count; inout Request* array_of_requests; out status* array_of_statuses
        MPI_Wtime: local:
        """.lines().filter(line -> !line.isBlank()).toList();

    /**
     * Names of the operations that MPI defines.
     */
    static final List<String> OPERATIONS = """
        
        """.lines().filter(line -> !line.isBlank()).toList();

    private CallTable() {
    }
}
