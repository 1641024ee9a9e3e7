// Generated from the snapshots in generated/api by `make bindings`; edit templates/WaitingCalls.java instead.

package mpi.internal.watch;

import java.util.Set;
import mpi.internal.Generated;

/**
 * The functions that return only when other ranks of the job have made calls of their own.
 */
@Generated("CallNamesEmitter")
final class WaitingCalls {

    /**
     * Names of the functions, in C.
     */
    static final Set<String> NAMES = Set.of("""
        MPIX_Comm_agree
        MPIX_Comm_shrink
        MPI_Allgather
        MPI_Allgather_c
        MPI_Allgatherv
        MPI_Allgatherv_c
        MPI_Allreduce
        MPI_Allreduce_c
        MPI_Alltoall
        MPI_Alltoall_c
        MPI_Alltoallv
        MPI_Alltoallv_c
        MPI_Alltoallw
        MPI_Alltoallw_c
        MPI_Barrier
        MPI_Bcast
        MPI_Bcast_c
        MPI_Buffer_detach
        MPI_Buffer_detach_c
        MPI_Buffer_flush
        MPI_Cart_create
        MPI_Cart_map
        MPI_Cart_sub
        MPI_Comm_create
        MPI_Comm_create_from_group
        MPI_Comm_create_group
        MPI_Comm_detach_buffer
        MPI_Comm_detach_buffer_c
        MPI_Comm_disconnect
        MPI_Comm_dup
        MPI_Comm_dup_with_info
        MPI_Comm_flush_buffer
        MPI_Comm_free
        MPI_Comm_set_info
        MPI_Comm_split
        MPI_Comm_split_type
        MPI_Dist_graph_create
        MPI_Dist_graph_create_adjacent
        MPI_Exscan
        MPI_Exscan_c
        MPI_File_seek_shared
        MPI_File_set_atomicity
        MPI_File_set_info
        MPI_File_set_view
        MPI_Gather
        MPI_Gather_c
        MPI_Gatherv
        MPI_Gatherv_c
        MPI_Graph_create
        MPI_Graph_map
        MPI_Intercomm_create
        MPI_Intercomm_create_from_groups
        MPI_Intercomm_merge
        MPI_Mprobe
        MPI_Mrecv
        MPI_Mrecv_c
        MPI_Neighbor_allgather
        MPI_Neighbor_allgather_c
        MPI_Neighbor_allgatherv
        MPI_Neighbor_allgatherv_c
        MPI_Neighbor_alltoall
        MPI_Neighbor_alltoall_c
        MPI_Neighbor_alltoallv
        MPI_Neighbor_alltoallv_c
        MPI_Neighbor_alltoallw
        MPI_Neighbor_alltoallw_c
        MPI_Probe
        MPI_Recv
        MPI_Recv_c
        MPI_Reduce
        MPI_Reduce_c
        MPI_Reduce_scatter
        MPI_Reduce_scatter_block
        MPI_Reduce_scatter_block_c
        MPI_Reduce_scatter_c
        MPI_Rsend
        MPI_Rsend_c
        MPI_Scan
        MPI_Scan_c
        MPI_Scatter
        MPI_Scatter_c
        MPI_Scatterv
        MPI_Scatterv_c
        MPI_Send
        MPI_Send_c
        MPI_Sendrecv
        MPI_Sendrecv_c
        MPI_Sendrecv_replace
        MPI_Sendrecv_replace_c
        MPI_Session_detach_buffer
        MPI_Session_detach_buffer_c
        MPI_Session_finalize
        MPI_Session_flush_buffer
        MPI_Ssend
        MPI_Ssend_c
        MPI_Wait
        MPI_Waitall
        MPI_Waitany
        MPI_Waitsome
        MPI_Win_allocate
        MPI_Win_allocate_c
        MPI_Win_allocate_shared
        MPI_Win_allocate_shared_c
        MPI_Win_complete
        MPI_Win_create
        MPI_Win_create_c
        MPI_Win_create_dynamic
        MPI_Win_fence
        MPI_Win_flush
        MPI_Win_flush_all
        MPI_Win_flush_local
        MPI_Win_flush_local_all
        MPI_Win_free
        MPI_Win_lock
        MPI_Win_lock_all
        MPI_Win_set_info
        MPI_Win_start
        MPI_Win_unlock
        MPI_Win_unlock_all
        MPI_Win_wait
        """.strip().split("\\s+"));

    private WaitingCalls() {
    }
}
