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
        MPI_Allgather: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm
        MPI_Allgatherv: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm
        MPI_Bcast: collective: inout buffer buffer; in count count; in datatype datatype; in root root; in Comm comm
        MPI_Comm_rank: local: in Comm comm; out rank rank
        MPI_Gather: collective root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm
        MPI_Gatherv: collective root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in root root; in Comm comm
        MPI_Graph_get: local: in Comm comm; in length maxindex; in length maxedges; out number* indx; out rank* edges
        MPI_Graphdims_get: local: in Comm comm; out number nnodes; out number nedges
        MPI_Improbe: local: in source source; in tag tag; in Comm comm; out flag flag; out Message message; out status status
        MPI_Irecv: point-to-point: out buffer buf; in count count; in datatype datatype; in source source; in tag tag; in Comm comm; out Request request
        MPI_Isend: point-to-point: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Mprobe: point-to-point: in source source; in tag tag; in Comm comm; out Message message; out status status
        MPI_Mrecv: point-to-point: out buffer buf; in count count; in datatype datatype; inout Message message; out status status
        MPI_Pack: local: in buffer inbuf; in count incount; in datatype datatype; out memory outbuf; in number outsize; inout number position; in Comm comm
        MPI_Recv: point-to-point: out buffer buf; in count count; in datatype datatype; in source source; in tag tag; in Comm comm; out status status
        MPI_Reduce: collective: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in root root; in Comm comm
        MPI_Scan: collective scans: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm
        MPI_Send: point-to-point: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm
        MPI_Send_init: point-to-point persistent: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Sendrecv: point-to-point: in buffer sendbuf; in count sendcount; in datatype sendtype; in dest dest; in tag sendtag; out buffer recvbuf; in count recvcount; in datatype recvtype; in source source; in tag recvtag; in Comm comm; out status status
        MPI_Sendrecv_replace: point-to-point: inout buffer buf; in count count; in datatype datatype; in dest dest; in tag sendtag; in source source; in tag recvtag; in Comm comm; out status status
        MPI_Wait: waits waits: inout Request request; out status status
        """.lines().filter(line -> !line.isBlank()).toList();

    /**
     * Names of the operations that MPI defines.
     */
    static final List<String> OPERATIONS = """
        MPI_OP_NULL
        """.lines().filter(line -> !line.isBlank()).toList();

    private CallTable() {
    }
}
