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
        MPIX_Comm_agree: collective: in Comm comm; inout flag flag
        MPIX_Comm_failure_ack: local: in Comm comm
        MPIX_Comm_failure_get_acked: local: in Comm comm; out Group failedgrp
        MPIX_Comm_get_failed: local: in Comm comm; out Group failedgrp
        MPIX_Comm_revoke: not-collective: in Comm comm
        MPIX_Comm_shrink: collective: in Comm comm; out Comm newcomm
        MPI_Abort: not-collective: in Comm comm; in number errorcode
        MPI_Accumulate: one-sided: in buffer origin_addr; in count origin_count; in datatype origin_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Op op; in Win win
        MPI_Add_error_class: local: out number errorclass
        MPI_Add_error_code: local: in number errorclass; out number errorcode
        MPI_Add_error_string: local: in number errorcode; in string string
        MPI_Aint_add: local: in number base; in number disp
        MPI_Aint_diff: local: in number addr1; in number addr2
        MPI_Allgather: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm
        MPI_Allgather_init: collective persistent in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Allgatherv: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm
        MPI_Allgatherv_init: collective persistent in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Alloc_mem: local: in number size; in Info info; out memory baseptr
        MPI_Allreduce: collective in-place-alike: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm
        MPI_Allreduce_init: collective persistent in-place-alike: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm; in Info info; out Request request
        MPI_Alltoall: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm
        MPI_Alltoall_init: collective persistent in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Alltoallv: collective in-place-alike: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype recvtype; in Comm comm
        MPI_Alltoallv_init: collective persistent in-place-alike: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Alltoallw: collective in-place-alike: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype* sendtypes; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype* recvtypes; in Comm comm
        MPI_Alltoallw_init: collective persistent in-place-alike: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype* sendtypes; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype* recvtypes; in Comm comm; in Info info; out Request request
        MPI_Barrier: collective: in Comm comm
        MPI_Barrier_init: collective persistent: in Comm comm; in Info info; out Request request
        MPI_Bcast: collective: inout buffer buffer; in count count; in datatype datatype; in root root; in Comm comm
        MPI_Bcast_init: collective persistent: inout buffer buffer; in count count; in datatype datatype; in root root; in Comm comm; in Info info; out Request request
        MPI_Bsend: point-to-point buffered: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm
        MPI_Bsend_init: point-to-point buffered persistent: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Buffer_attach: local attaches: in memory buffer; in number size
        MPI_Buffer_detach: waits detaches: out memory buffer_addr; out number size
        MPI_Buffer_flush: waits:
        MPI_Buffer_iflush: local: out Request request
        MPI_Cancel: local cancels: in Request request
        MPI_Cart_coords: local: in Comm comm; in rank rank; in length maxdims; out number* coords
        MPI_Cart_create: collective arguments-alike dims>=0: in Comm comm_old; in length ndims; in number* dims; in flag* periods; in flag reorder; out Comm comm_cart
        MPI_Cart_get: local: in Comm comm; in length maxdims; out number* dims; out flag* periods; out number* coords
        MPI_Cart_map: collective: in Comm comm; in length ndims; in number* dims; in flag* periods; out rank newrank
        MPI_Cart_rank: local: in Comm comm; in number* coords; out rank rank
        MPI_Cart_shift: local: in Comm comm; in number direction; in number disp; out rank rank_source; out rank rank_dest
        MPI_Cart_sub: collective: in Comm comm; in flag* remain_dims; out Comm newcomm
        MPI_Cartdim_get: local: in Comm comm; out number ndims
        MPI_Close_port: not-collective: in string port_name
        MPI_Comm_accept: collective: in string port_name; in Info info; in root root; in Comm comm; out Comm newcomm
        MPI_Comm_attach_buffer: local attaches: in Comm comm; in memory buffer; in number size
        MPI_Comm_call_errhandler: local: in Comm comm; in number errorcode
        MPI_Comm_compare: local: in Comm comm1; in Comm comm2; out number result
        MPI_Comm_connect: collective: in string port_name; in Info info; in root root; in Comm comm; out Comm newcomm
        MPI_Comm_create: collective: in Comm comm; in Group group; out Comm newcomm
        MPI_Comm_create_errhandler: local: in function comm_errhandler_fn; out Errhandler errhandler
        MPI_Comm_create_from_group: collective: in Group group; in string stringtag; in Info info; in Errhandler errhandler; out Comm newcomm
        MPI_Comm_create_group: collective of-group: in Comm comm; in Group group; in tag tag; out Comm newcomm
        MPI_Comm_create_keyval: local: in function comm_copy_attr_fn; in function comm_delete_attr_fn; out keyval comm_keyval; in state extra_state
        MPI_Comm_delete_attr: local: in Comm comm; in keyval comm_keyval
        MPI_Comm_detach_buffer: waits detaches: in Comm comm; out memory buffer_addr; out number size
        MPI_Comm_disconnect: collective frees awaits-requests: inout Comm comm
        MPI_Comm_dup: collective: in Comm comm; out Comm newcomm
        MPI_Comm_dup_with_info: collective: in Comm comm; in Info info; out Comm newcomm
        MPI_Comm_flush_buffer: waits: in Comm comm
        MPI_Comm_free: collective frees: inout Comm comm
        MPI_Comm_free_keyval: local frees: inout keyval comm_keyval
        MPI_Comm_get_attr: local: in Comm comm; in keyval comm_keyval; out attribute attribute_val; out flag flag
        MPI_Comm_get_errhandler: local: in Comm comm; out Errhandler errhandler
        MPI_Comm_get_info: local: in Comm comm; out Info info_used
        MPI_Comm_get_name: local: in Comm comm; out string comm_name; out length resultlen
        MPI_Comm_get_parent: local: out Comm parent
        MPI_Comm_group: local: in Comm comm; out Group group
        MPI_Comm_idup: collective: in Comm comm; out Comm newcomm; out Request request
        MPI_Comm_idup_with_info: collective: in Comm comm; in Info info; out Comm newcomm; out Request request
        MPI_Comm_iflush_buffer: local: in Comm comm; out Request request
        MPI_Comm_join: waits: in number fd; out Comm intercomm
        MPI_Comm_rank: local: in Comm comm; out rank rank
        MPI_Comm_remote_group: local: in Comm comm; out Group group
        MPI_Comm_remote_size: local: in Comm comm; out number size
        MPI_Comm_set_attr: local: in Comm comm; in keyval comm_keyval; in attribute attribute_val
        MPI_Comm_set_errhandler: local: in Comm comm; in Errhandler errhandler
        MPI_Comm_set_info: collective: in Comm comm; in Info info
        MPI_Comm_set_name: local: in Comm comm; in string comm_name
        MPI_Comm_size: local: in Comm comm; out number size
        MPI_Comm_spawn: collective: in string command; in string* argv; in number maxprocs; in Info info; in root root; in Comm comm; out Comm intercomm; out number* array_of_errcodes
        MPI_Comm_spawn_multiple: collective: in length count; in string* array_of_commands; in string* array_of_argv; in number* array_of_maxprocs; in Info* array_of_info; in root root; in Comm comm; out Comm intercomm; out number* array_of_errcodes
        MPI_Comm_split: collective color>=0: in Comm comm; in number color; in number key; out Comm newcomm
        MPI_Comm_split_type: collective split_type==: in Comm comm; in number split_type; in number key; in Info info; out Comm newcomm
        MPI_Comm_test_inter: local: in Comm comm; out flag flag
        MPI_Compare_and_swap: one-sided: in buffer origin_addr; in buffer compare_addr; out buffer result_addr; in datatype datatype; in dest target_rank; in target-displacement target_disp; in Win win
        MPI_Dims_create: local: in number nnodes; in length ndims; inout number* dims
        MPI_Dist_graph_create: collective: in Comm comm_old; in length n; in rank* sources; in number* degrees; in rank* destinations; in number* weights; in Info info; in flag reorder; out Comm comm_dist_graph
        MPI_Dist_graph_create_adjacent: collective edges-from-both: in Comm comm_old; in length indegree; in rank* sources; in number* sourceweights; in length outdegree; in rank* destinations; in number* destweights; in Info info; in flag reorder; out Comm comm_dist_graph
        MPI_Dist_graph_neighbors: local: in Comm comm; in length maxindegree; out rank* sources; out number* sourceweights; in length maxoutdegree; out rank* destinations; out number* destweights
        MPI_Dist_graph_neighbors_count: local: in Comm comm; out number indegree; out number outdegree; out flag weighted
        MPI_Errhandler_free: local frees: inout Errhandler errhandler
        MPI_Error_class: local: in number errorcode; out number errorclass
        MPI_Error_string: local: in number errorcode; out string string; out length resultlen
        MPI_Exscan: collective scans: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm
        MPI_Exscan_init: collective persistent: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm; in Info info; out Request request
        MPI_Fetch_and_op: one-sided: in buffer origin_addr; out buffer result_addr; in datatype datatype; in dest target_rank; in target-displacement target_disp; in Op op; in Win win
        MPI_File_call_errhandler: local: in File fh; in number errorcode
        MPI_File_close: collective frees: inout File fh
        MPI_File_create_errhandler: local: in function file_errhandler_fn; out Errhandler errhandler
        MPI_File_delete: not-collective: in string filename; in Info info
        MPI_File_get_amode: local: in File fh; out number amode
        MPI_File_get_atomicity: local: in File fh; out flag flag
        MPI_File_get_byte_offset: local: in File fh; in number offset; out number disp
        MPI_File_get_errhandler: local: in File file; out Errhandler errhandler
        MPI_File_get_group: local: in File fh; out Group group
        MPI_File_get_info: local: in File fh; out Info info_used
        MPI_File_get_position: local: in File fh; out number offset
        MPI_File_get_position_shared: not-collective: in File fh; out number offset
        MPI_File_get_size: not-collective: in File fh; out number size
        MPI_File_get_type_extent: local: in File fh; in datatype datatype; out number extent
        MPI_File_get_view: local: in File fh; out number disp; out datatype etype; out datatype filetype; out string datarep
        MPI_File_iread: not-collective: in File fh; out buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iread_all: collective: in File fh; out buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iread_at: not-collective: in File fh; in number offset; out buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iread_at_all: collective: in File fh; in number offset; out buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iread_shared: not-collective: in File fh; out buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iwrite: not-collective: in File fh; in buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iwrite_all: collective: in File fh; in buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iwrite_at: not-collective: in File fh; in number offset; in buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iwrite_at_all: collective: in File fh; in number offset; in buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_iwrite_shared: not-collective: in File fh; in buffer buf; in count count; in datatype datatype; out Request request
        MPI_File_open: collective arguments-alike amode=MPI_MODE_CREATE|MPI_MODE_RDONLY|MPI_MODE_RDWR|MPI_MODE_WRONLY|MPI_MODE_EXCL|MPI_MODE_DELETE_ON_CLOSE|MPI_MODE_UNIQUE_OPEN|MPI_MODE_SEQUENTIAL|MPI_MODE_APPEND: in Comm comm; in string filename; in number amode; in Info info; out File fh
        MPI_File_preallocate: collective arguments-alike: in File fh; in number size
        MPI_File_read: not-collective: in File fh; out buffer buf; in count count; in datatype datatype; out status status
        MPI_File_read_all: collective: in File fh; out buffer buf; in count count; in datatype datatype; out status status
        MPI_File_read_all_begin: collective begins-split: in File fh; out buffer buf; in count count; in datatype datatype
        MPI_File_read_all_end: collective ends-split: in File fh; out memory buf; out status status
        MPI_File_read_at: not-collective: in File fh; in number offset; out buffer buf; in count count; in datatype datatype; out status status
        MPI_File_read_at_all: collective: in File fh; in number offset; out buffer buf; in count count; in datatype datatype; out status status
        MPI_File_read_at_all_begin: collective begins-split: in File fh; in number offset; out buffer buf; in count count; in datatype datatype
        MPI_File_read_at_all_end: collective ends-split: in File fh; out memory buf; out status status
        MPI_File_read_ordered: collective: in File fh; out buffer buf; in count count; in datatype datatype; out status status
        MPI_File_read_ordered_begin: collective begins-split: in File fh; out buffer buf; in count count; in datatype datatype
        MPI_File_read_ordered_end: collective ends-split: in File fh; out memory buf; out status status
        MPI_File_read_shared: not-collective: in File fh; out buffer buf; in count count; in datatype datatype; out status status
        MPI_File_seek: local: in File fh; in number offset; in number whence
        MPI_File_seek_shared: collective arguments-alike: in File fh; in number offset; in number whence
        MPI_File_set_atomicity: collective arguments-alike: in File fh; in flag flag
        MPI_File_set_errhandler: local: in File file; in Errhandler errhandler
        MPI_File_set_info: collective: in File fh; in Info info
        MPI_File_set_size: collective arguments-alike: in File fh; in number size
        MPI_File_set_view: collective sets-view: in File fh; in number disp; in datatype etype; in datatype filetype; in string datarep; in Info info
        MPI_File_sync: collective: in File fh
        MPI_File_write: not-collective: in File fh; in buffer buf; in count count; in datatype datatype; out status status
        MPI_File_write_all: collective: in File fh; in buffer buf; in count count; in datatype datatype; out status status
        MPI_File_write_all_begin: collective begins-split: in File fh; in buffer buf; in count count; in datatype datatype
        MPI_File_write_all_end: collective ends-split: in File fh; in memory buf; out status status
        MPI_File_write_at: not-collective: in File fh; in number offset; in buffer buf; in count count; in datatype datatype; out status status
        MPI_File_write_at_all: collective: in File fh; in number offset; in buffer buf; in count count; in datatype datatype; out status status
        MPI_File_write_at_all_begin: collective begins-split: in File fh; in number offset; in buffer buf; in count count; in datatype datatype
        MPI_File_write_at_all_end: collective ends-split: in File fh; in memory buf; out status status
        MPI_File_write_ordered: collective: in File fh; in buffer buf; in count count; in datatype datatype; out status status
        MPI_File_write_ordered_begin: collective begins-split: in File fh; in buffer buf; in count count; in datatype datatype
        MPI_File_write_ordered_end: collective ends-split: in File fh; in memory buf; out status status
        MPI_File_write_shared: not-collective: in File fh; in buffer buf; in count count; in datatype datatype; out status status
        MPI_Finalize: collective:
        MPI_Finalized: local: out flag flag
        MPI_Free_mem: local: in memory base
        MPI_Gather: collective root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm
        MPI_Gather_init: collective persistent root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm; in Info info; out Request request
        MPI_Gatherv: collective root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in root root; in Comm comm
        MPI_Gatherv_init: collective persistent root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in root root; in Comm comm; in Info info; out Request request
        MPI_Get: one-sided: out buffer origin_addr; in count origin_count; in datatype origin_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Win win
        MPI_Get_accumulate: one-sided: in buffer origin_addr; in count origin_count; in datatype origin_datatype; out buffer result_addr; in count result_count; in datatype result_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Op op; in Win win
        MPI_Get_address: local: in memory location; out number address
        MPI_Get_count: local: in status status; in datatype datatype; out count count
        MPI_Get_elements: local: in status status; in datatype datatype; out count count
        MPI_Get_hw_resource_info: local: out Info hw_info
        MPI_Get_library_version: local: out string version; out length resultlen
        MPI_Get_processor_name: local: out string name; out length resultlen
        MPI_Get_version: local: out number version; out number subversion
        MPI_Graph_create: collective arguments-alike: in Comm comm_old; in length nnodes; in number* indx; in rank* edges; in flag reorder; out Comm comm_graph
        MPI_Graph_get: local: in Comm comm; in length maxindex; in length maxedges; out number* indx; out rank* edges
        MPI_Graph_map: collective: in Comm comm; in length nnodes; in number* indx; in rank* edges; out rank newrank
        MPI_Graph_neighbors: local: in Comm comm; in rank rank; in length maxneighbors; out rank* neighbors
        MPI_Graph_neighbors_count: local: in Comm comm; in rank rank; out number nneighbors
        MPI_Graphdims_get: local: in Comm comm; out number nnodes; out number nedges
        MPI_Grequest_complete: local: in Request request
        MPI_Grequest_start: local: in function query_fn; in function free_fn; in function cancel_fn; in state extra_state; out Request request
        MPI_Group_compare: local: in Group group1; in Group group2; out number result
        MPI_Group_difference: local: in Group group1; in Group group2; out Group newgroup
        MPI_Group_excl: local: in Group group; in length n; in rank* ranks; out Group newgroup
        MPI_Group_free: local frees: inout Group group
        MPI_Group_from_session_pset: local: in Session session; in string pset_name; out Group newgroup
        MPI_Group_incl: local: in Group group; in length n; in rank* ranks; out Group newgroup
        MPI_Group_intersection: local: in Group group1; in Group group2; out Group newgroup
        MPI_Group_range_excl: local: in Group group; in length n; in rank* ranges; out Group newgroup
        MPI_Group_range_incl: local: in Group group; in length n; in rank* ranges; out Group newgroup
        MPI_Group_rank: local: in Group group; out rank rank
        MPI_Group_size: local: in Group group; out number size
        MPI_Group_translate_ranks: local: in Group group1; in length n; in rank* ranks1; in Group group2; out rank* ranks2
        MPI_Group_union: local: in Group group1; in Group group2; out Group newgroup
        MPI_Iallgather: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; out Request request
        MPI_Iallgatherv: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm; out Request request
        MPI_Iallreduce: collective in-place-alike: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm; out Request request
        MPI_Ialltoall: collective in-place-alike: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; out Request request
        MPI_Ialltoallv: collective in-place-alike: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype recvtype; in Comm comm; out Request request
        MPI_Ialltoallw: collective in-place-alike: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype* sendtypes; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype* recvtypes; in Comm comm; out Request request
        MPI_Ibarrier: collective: in Comm comm; out Request request
        MPI_Ibcast: collective: inout buffer buffer; in count count; in datatype datatype; in root root; in Comm comm; out Request request
        MPI_Ibsend: point-to-point buffered: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Iexscan: collective scans: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm; out Request request
        MPI_Igather: collective root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm; out Request request
        MPI_Igatherv: collective root-receives: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in root root; in Comm comm; out Request request
        MPI_Improbe: local: in source source; in tag tag; in Comm comm; out flag flag; out Message message; out status status
        MPI_Imrecv: point-to-point: out buffer buf; in count count; in datatype datatype; inout Message message; out Request request
        MPI_Ineighbor_allgather: collective neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; out Request request
        MPI_Ineighbor_allgatherv: collective neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm; out Request request
        MPI_Ineighbor_alltoall: collective neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; out Request request
        MPI_Ineighbor_alltoallv: collective neighbors: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype recvtype; in Comm comm; out Request request
        MPI_Ineighbor_alltoallw: collective neighbors: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype* sendtypes; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype* recvtypes; in Comm comm; out Request request
        MPI_Info_create: local: out Info info
        MPI_Info_create_env: local: inout arguments argc; inout arguments* argv; out Info info
        MPI_Info_delete: local: in Info info; in string key
        MPI_Info_dup: local: in Info info; out Info newinfo
        MPI_Info_free: local frees: inout Info info
        MPI_Info_get_nkeys: local: in Info info; out number nkeys
        MPI_Info_get_nthkey: local: in Info info; in number n; out string key
        MPI_Info_get_string: local: in Info info; in string key; inout length buflen; out string value; out flag flag
        MPI_Info_set: local: in Info info; in string key; in string value
        MPI_Init: collective: inout arguments argc; inout arguments* argv
        MPI_Init_thread: collective: inout arguments argc; inout arguments* argv; in number required; out number provided
        MPI_Initialized: local: out flag flag
        MPI_Intercomm_create: collective meets-leader: in Comm local_comm; in rank local_leader; in Comm peer_comm; in rank remote_leader; in tag tag; out Comm newintercomm
        MPI_Intercomm_create_from_groups: collective: in Group local_group; in rank local_leader; in Group remote_group; in rank remote_leader; in string stringtag; in Info info; in Errhandler errhandler; out Comm newintercomm
        MPI_Intercomm_merge: collective arguments-alike: in Comm intercomm; in flag high; out Comm newintracomm
        MPI_Iprobe: local: in source source; in tag tag; in Comm comm; out flag flag; out status status
        MPI_Irecv: point-to-point: out buffer buf; in count count; in datatype datatype; in source source; in tag tag; in Comm comm; out Request request
        MPI_Ireduce: collective: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in root root; in Comm comm; out Request request
        MPI_Ireduce_scatter: collective counts-alike: in buffer sendbuf; out buffer recvbuf; in count* recvcounts; in datatype datatype; in Op op; in Comm comm; out Request request
        MPI_Ireduce_scatter_block: collective: in buffer sendbuf; out buffer recvbuf; in count recvcount; in datatype datatype; in Op op; in Comm comm; out Request request
        MPI_Irsend: point-to-point ready: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Is_thread_main: local: out flag flag
        MPI_Iscan: collective scans: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm; out Request request
        MPI_Iscatter: collective root-sends: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm; out Request request
        MPI_Iscatterv: collective root-sends: in buffer sendbuf; in count* sendcounts; in displacement* displs; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm; out Request request
        MPI_Isend: point-to-point: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Isendrecv: point-to-point: in buffer sendbuf; in count sendcount; in datatype sendtype; in dest dest; in tag sendtag; out buffer recvbuf; in count recvcount; in datatype recvtype; in source source; in tag recvtag; in Comm comm; out Request request
        MPI_Isendrecv_replace: point-to-point: inout buffer buf; in count count; in datatype datatype; in dest dest; in tag sendtag; in source source; in tag recvtag; in Comm comm; out Request request
        MPI_Issend: point-to-point synchronous: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Lookup_name: not-collective: in string service_name; in Info info; out string port_name
        MPI_Mprobe: point-to-point: in source source; in tag tag; in Comm comm; out Message message; out status status
        MPI_Mrecv: point-to-point: out buffer buf; in count count; in datatype datatype; inout Message message; out status status
        MPI_Neighbor_allgather: collective neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm
        MPI_Neighbor_allgather_init: collective persistent neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Neighbor_allgatherv: collective neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm
        MPI_Neighbor_allgatherv_init: collective persistent neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* displs; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Neighbor_alltoall: collective neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm
        MPI_Neighbor_alltoall_init: collective persistent neighbors: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Neighbor_alltoallv: collective neighbors: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype recvtype; in Comm comm
        MPI_Neighbor_alltoallv_init: collective persistent neighbors: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype sendtype; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype recvtype; in Comm comm; in Info info; out Request request
        MPI_Neighbor_alltoallw: collective neighbors: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype* sendtypes; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype* recvtypes; in Comm comm
        MPI_Neighbor_alltoallw_init: collective persistent neighbors: in buffer sendbuf; in count* sendcounts; in displacement* sdispls; in datatype* sendtypes; out buffer recvbuf; in count* recvcounts; in displacement* rdispls; in datatype* recvtypes; in Comm comm; in Info info; out Request request
        MPI_Op_commutative: local: in Op op; out flag commute
        MPI_Op_create: local: in function user_fn; in flag commute; out Op op
        MPI_Op_free: local frees: inout Op op
        MPI_Open_port: not-collective: in Info info; out string port_name
        MPI_Pack: local: in buffer inbuf; in count incount; in datatype datatype; out memory outbuf; in number outsize; inout number position; in Comm comm
        MPI_Pack_external: local: in string datarep; in buffer inbuf; in count incount; in datatype datatype; out memory outbuf; in number outsize; inout number position
        MPI_Pack_external_size: local: in string datarep; in count incount; in datatype datatype; out number size
        MPI_Pack_size: local: in count incount; in datatype datatype; in Comm comm; out number size
        MPI_Parrived: local arrives: in Request request; in number partition; out flag flag
        MPI_Pcontrol: local settles marks: in number level
        MPI_Pready: local readies: in number partition; in Request request
        MPI_Pready_list: local readies: in length length; in number* array_of_partitions; in Request request
        MPI_Pready_range: local readies: in number partition_low; in number partition_high; in Request request
        MPI_Precv_init: point-to-point persistent in-parts: out buffer buf; in number partitions; in count count; in datatype datatype; in source dest; in tag tag; in Comm comm; in Info info; out Request request
        MPI_Probe: point-to-point: in source source; in tag tag; in Comm comm; out status status
        MPI_Psend_init: point-to-point persistent in-parts: in buffer buf; in number partitions; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; in Info info; out Request request
        MPI_Publish_name: not-collective: in string service_name; in Info info; in string port_name
        MPI_Put: one-sided: in buffer origin_addr; in count origin_count; in datatype origin_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Win win
        MPI_Query_thread: local: out number provided
        MPI_Raccumulate: one-sided: in buffer origin_addr; in count origin_count; in datatype origin_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Op op; in Win win; out Request request
        MPI_Recv: point-to-point: out buffer buf; in count count; in datatype datatype; in source source; in tag tag; in Comm comm; out status status
        MPI_Recv_init: point-to-point persistent: out buffer buf; in count count; in datatype datatype; in source source; in tag tag; in Comm comm; out Request request
        MPI_Reduce: collective: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in root root; in Comm comm
        MPI_Reduce_init: collective persistent: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in root root; in Comm comm; in Info info; out Request request
        MPI_Reduce_local: local: in buffer inbuf; inout buffer inoutbuf; in count count; in datatype datatype; in Op op
        MPI_Reduce_scatter: collective counts-alike: in buffer sendbuf; out buffer recvbuf; in count* recvcounts; in datatype datatype; in Op op; in Comm comm
        MPI_Reduce_scatter_block: collective: in buffer sendbuf; out buffer recvbuf; in count recvcount; in datatype datatype; in Op op; in Comm comm
        MPI_Reduce_scatter_block_init: collective persistent: in buffer sendbuf; out buffer recvbuf; in count recvcount; in datatype datatype; in Op op; in Comm comm; in Info info; out Request request
        MPI_Reduce_scatter_init: collective persistent counts-alike: in buffer sendbuf; out buffer recvbuf; in count* recvcounts; in datatype datatype; in Op op; in Comm comm; in Info info; out Request request
        MPI_Register_datarep: local: in string datarep; in function read_conversion_fn; in function write_conversion_fn; in function dtype_file_extent_fn; in state extra_state
        MPI_Remove_error_class: local: in number errorclass
        MPI_Remove_error_code: local: in number errorcode
        MPI_Remove_error_string: local: in number errorcode
        MPI_Request_free: local frees: inout Request request
        MPI_Request_get_status: local asks: in Request request; out flag flag; out status status
        MPI_Request_get_status_all: local asks: in length count; in Request* array_of_requests; out flag flag; out status* array_of_statuses
        MPI_Request_get_status_any: local asks any: in length count; in Request* array_of_requests; out number indx; out flag flag; out status status
        MPI_Request_get_status_some: local asks any: in length incount; in Request* array_of_requests; out length outcount; out number* array_of_indices; out status* array_of_statuses
        MPI_Rget: one-sided: out buffer origin_addr; in count origin_count; in datatype origin_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Win win; out Request request
        MPI_Rget_accumulate: one-sided: in buffer origin_addr; in count origin_count; in datatype origin_datatype; out buffer result_addr; in count result_count; in datatype result_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Op op; in Win win; out Request request
        MPI_Rput: one-sided: in buffer origin_addr; in count origin_count; in datatype origin_datatype; in dest target_rank; in target-displacement target_disp; in count target_count; in datatype target_datatype; in Win win; out Request request
        MPI_Rsend: point-to-point ready: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm
        MPI_Rsend_init: point-to-point ready persistent: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Scan: collective scans: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm
        MPI_Scan_init: collective persistent: in buffer sendbuf; out buffer recvbuf; in count count; in datatype datatype; in Op op; in Comm comm; in Info info; out Request request
        MPI_Scatter: collective root-sends: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm
        MPI_Scatter_init: collective persistent root-sends: in buffer sendbuf; in count sendcount; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm; in Info info; out Request request
        MPI_Scatterv: collective root-sends: in buffer sendbuf; in count* sendcounts; in displacement* displs; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm
        MPI_Scatterv_init: collective persistent root-sends: in buffer sendbuf; in count* sendcounts; in displacement* displs; in datatype sendtype; out buffer recvbuf; in count recvcount; in datatype recvtype; in root root; in Comm comm; in Info info; out Request request
        MPI_Send: point-to-point: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm
        MPI_Send_init: point-to-point persistent: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Sendrecv: point-to-point: in buffer sendbuf; in count sendcount; in datatype sendtype; in dest dest; in tag sendtag; out buffer recvbuf; in count recvcount; in datatype recvtype; in source source; in tag recvtag; in Comm comm; out status status
        MPI_Sendrecv_replace: point-to-point: inout buffer buf; in count count; in datatype datatype; in dest dest; in tag sendtag; in source source; in tag recvtag; in Comm comm; out status status
        MPI_Session_attach_buffer: local attaches: in Session session; in memory buffer; in number size
        MPI_Session_call_errhandler: local: in Session session; in number errorcode
        MPI_Session_create_errhandler: local: in function session_errhandler_fn; out Errhandler errhandler
        MPI_Session_detach_buffer: waits detaches: in Session session; out memory buffer_addr; out number size
        MPI_Session_finalize: waits frees: inout Session session
        MPI_Session_flush_buffer: waits: in Session session
        MPI_Session_get_errhandler: local: in Session session; out Errhandler errhandler
        MPI_Session_get_info: local: in Session session; out Info info_used
        MPI_Session_get_nth_pset: local: in Session session; in Info info; in number n; inout length pset_len; out string pset_name
        MPI_Session_get_num_psets: local: in Session session; in Info info; out number npset_names
        MPI_Session_get_pset_info: local: in Session session; in string pset_name; out Info info
        MPI_Session_iflush_buffer: local: in Session session; out Request request
        MPI_Session_init: local opens-session: in Info info; in Errhandler errhandler; out Session session
        MPI_Session_set_errhandler: local: in Session session; in Errhandler errhandler
        MPI_Session_set_info: local: in Session session; in Info info
        MPI_Ssend: point-to-point synchronous: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm
        MPI_Ssend_init: point-to-point synchronous persistent: in buffer buf; in count count; in datatype datatype; in dest dest; in tag tag; in Comm comm; out Request request
        MPI_Start: local starts: inout Request request
        MPI_Startall: local starts: in length count; inout Request* array_of_requests
        MPI_Status_get_error: local: in status status; out number error
        MPI_Status_get_source: local: in status status; out rank source
        MPI_Status_get_tag: local: in status status; out tag tag
        MPI_Status_set_cancelled: local: inout status status; in flag flag
        MPI_Status_set_elements: local: inout status status; in datatype datatype; in count count
        MPI_Status_set_error: local: inout status status; in number error
        MPI_Status_set_source: local: inout status status; in source source
        MPI_Status_set_tag: local: inout status status; in tag tag
        MPI_Test: local tests: inout Request request; out flag flag; out status status
        MPI_Test_cancelled: local: in status status; out flag flag
        MPI_Testall: local tests: in length count; inout Request* array_of_requests; out flag flag; out status* array_of_statuses
        MPI_Testany: local tests any: in length count; inout Request* array_of_requests; out number indx; out flag flag; out status status
        MPI_Testsome: local tests any: in length incount; inout Request* array_of_requests; out length outcount; out number* array_of_indices; out status* array_of_statuses
        MPI_Topo_test: local: in Comm comm; out number status
        MPI_Type_commit: local commits: inout datatype datatype
        MPI_Type_contiguous: local: in count count; in datatype oldtype; out datatype newtype
        MPI_Type_create_darray: local: in number size; in rank rank; in length ndims; in number* array_of_gsizes; in number* array_of_distribs; in number* array_of_dargs; in number* array_of_psizes; in number order; in datatype oldtype; out datatype newtype
        MPI_Type_create_hindexed: local: in length count; in count* array_of_blocklengths; in displacement* array_of_displacements; in datatype oldtype; out datatype newtype
        MPI_Type_create_hindexed_block: local: in length count; in count blocklength; in displacement* array_of_displacements; in datatype oldtype; out datatype newtype
        MPI_Type_create_hvector: local: in count count; in count blocklength; in number stride; in datatype oldtype; out datatype newtype
        MPI_Type_create_indexed_block: local: in length count; in count blocklength; in displacement* array_of_displacements; in datatype oldtype; out datatype newtype
        MPI_Type_create_keyval: local: in function type_copy_attr_fn; in function type_delete_attr_fn; out keyval type_keyval; in state extra_state
        MPI_Type_create_resized: local: in datatype oldtype; in number lb; in number extent; out datatype newtype
        MPI_Type_create_struct: local: in length count; in count* array_of_blocklengths; in displacement* array_of_displacements; in datatype* array_of_types; out datatype newtype
        MPI_Type_create_subarray: local array_of_sizes>=1 array_of_subsizes>=1 array_of_starts>=0 array_of_starts+array_of_subsizes<=array_of_sizes: in length ndims; in number* array_of_sizes; in number* array_of_subsizes; in number* array_of_starts; in number order; in datatype oldtype; out datatype newtype
        MPI_Type_delete_attr: local: in datatype datatype; in keyval type_keyval
        MPI_Type_dup: local copies: in datatype oldtype; out datatype newtype
        MPI_Type_free: local frees: inout datatype datatype
        MPI_Type_free_keyval: local frees: inout keyval type_keyval
        MPI_Type_get_attr: local: in datatype datatype; in keyval type_keyval; out attribute attribute_val; out flag flag
        MPI_Type_get_contents: local: in datatype datatype; in length max_integers; in length max_addresses; in length max_datatypes; out number* array_of_integers; out number* array_of_addresses; out datatype* array_of_datatypes
        MPI_Type_get_envelope: local: in datatype datatype; out number num_integers; out number num_addresses; out number num_datatypes; out number combiner
        MPI_Type_get_extent: local: in datatype datatype; out number lb; out number extent
        MPI_Type_get_name: local: in datatype datatype; out string type_name; out length resultlen
        MPI_Type_get_true_extent: local: in datatype datatype; out number true_lb; out number true_extent
        MPI_Type_get_value_index: local: in datatype value_type; in datatype index_type; out datatype pair_type
        MPI_Type_indexed: local: in length count; in count* array_of_blocklengths; in displacement* array_of_displacements; in datatype oldtype; out datatype newtype
        MPI_Type_match_size: local: in number typeclass; in number size; out datatype datatype
        MPI_Type_set_attr: local: in datatype datatype; in keyval type_keyval; in attribute attribute_val
        MPI_Type_set_name: local: in datatype datatype; in string type_name
        MPI_Type_size: local: in datatype datatype; out number size
        MPI_Type_vector: local: in count count; in count blocklength; in number stride; in datatype oldtype; out datatype newtype
        MPI_Unpack: local: in memory inbuf; in number insize; inout number position; out buffer outbuf; in count outcount; in datatype datatype; in Comm comm
        MPI_Unpack_external: local: in string datarep; in memory inbuf; in number insize; inout number position; out buffer outbuf; in count outcount; in datatype datatype
        MPI_Unpublish_name: not-collective: in string service_name; in Info info; in string port_name
        MPI_Wait: waits waits: inout Request request; out status status
        MPI_Waitall: waits waits: in length count; inout Request* array_of_requests; out status* array_of_statuses
        MPI_Waitany: waits waits any: in length count; inout Request* array_of_requests; out number indx; out status status
        MPI_Waitsome: waits waits any: in length incount; inout Request* array_of_requests; out length outcount; out number* array_of_indices; out status* array_of_statuses
        MPI_Win_allocate: collective: in number size; in number disp_unit; in Info info; in Comm comm; out memory baseptr; out Win win
        MPI_Win_allocate_shared: collective shares-memory: in number size; in number disp_unit; in Info info; in Comm comm; out memory baseptr; out Win win
        MPI_Win_attach: local: in Win win; in memory base; in number size
        MPI_Win_call_errhandler: local: in Win win; in number errorcode
        MPI_Win_complete: waits closes-access: in Win win
        MPI_Win_create: collective: in memory base; in number size; in number disp_unit; in Info info; in Comm comm; out Win win
        MPI_Win_create_dynamic: collective: in Info info; in Comm comm; out Win win
        MPI_Win_create_errhandler: local: in function win_errhandler_fn; out Errhandler errhandler
        MPI_Win_create_keyval: local: in function win_copy_attr_fn; in function win_delete_attr_fn; out keyval win_keyval; in state extra_state
        MPI_Win_delete_attr: local: in Win win; in keyval win_keyval
        MPI_Win_detach: local: in Win win; in memory base
        MPI_Win_fence: collective opens-fence closes-fence: in number assert; in Win win
        MPI_Win_flush: waits flushes: in rank rank; in Win win
        MPI_Win_flush_all: waits flushes: in Win win
        MPI_Win_flush_local: waits flushes locally: in rank rank; in Win win
        MPI_Win_flush_local_all: waits flushes locally: in Win win
        MPI_Win_free: collective frees: inout Win win
        MPI_Win_free_keyval: local frees: inout keyval win_keyval
        MPI_Win_get_attr: local: in Win win; in keyval win_keyval; out attribute attribute_val; out flag flag
        MPI_Win_get_errhandler: local: in Win win; out Errhandler errhandler
        MPI_Win_get_group: local: in Win win; out Group group
        MPI_Win_get_info: local: in Win win; out Info info_used
        MPI_Win_get_name: local: in Win win; out string win_name; out length resultlen
        MPI_Win_lock: waits opens-lock: in number lock_type; in rank rank; in number assert; in Win win
        MPI_Win_lock_all: waits opens-lock-all: in number assert; in Win win
        MPI_Win_post: local opens-exposure: in Group group; in number assert; in Win win
        MPI_Win_set_attr: local: in Win win; in keyval win_keyval; in attribute attribute_val
        MPI_Win_set_errhandler: local: in Win win; in Errhandler errhandler
        MPI_Win_set_info: collective: in Win win; in Info info
        MPI_Win_set_name: local: in Win win; in string win_name
        MPI_Win_shared_query: local: in Win win; in rank rank; out number size; out number disp_unit; out memory baseptr
        MPI_Win_start: waits opens-access: in Group group; in number assert; in Win win
        MPI_Win_sync: local syncs: in Win win
        MPI_Win_test: local closes-exposure: in Win win; out flag flag
        MPI_Win_unlock: waits closes-lock: in rank rank; in Win win
        MPI_Win_unlock_all: waits closes-lock-all: in Win win
        MPI_Win_wait: waits closes-exposure: in Win win
        MPI_Wtick: local:
        MPI_Wtime: local:
        """.lines().filter(line -> !line.isBlank()).toList();

    /**
     * Names of the operations that MPI defines.
     */
    static final List<String> OPERATIONS = """
        MPIX_EQUAL
        MPI_BAND
        MPI_BOR
        MPI_BXOR
        MPI_LAND
        MPI_LOR
        MPI_LXOR
        MPI_MAX
        MPI_MAXLOC
        MPI_MIN
        MPI_MINLOC
        MPI_NO_OP
        MPI_OP_NULL
        MPI_PROD
        MPI_REPLACE
        MPI_SUM
        """.lines().filter(line -> !line.isBlank()).toList();

    private CallTable() {
    }
}
