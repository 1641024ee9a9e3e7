// Generated from the snapshots in generated/api by `make bindings`; edit templates/AnyThreadCalls.java instead.

package mpi.internal.watch;

import java.util.Set;
import mpi.internal.Generated;

/**
 * Names of the MPI functions that {@code ConcurrentCalls} does not report: those that any thread may
 * call at any time, whatever the thread level, and also MPI_Abort.
 */
@Generated("CallNamesEmitter")
final class AnyThreadCalls {

    /**
     * Names of the functions, in C.
     */
    static final Set<String> NAMES = Set.of("""
        MPI_Abort
        MPI_Add_error_class
        MPI_Add_error_code
        MPI_Add_error_string
        MPI_Aint_add
        MPI_Aint_diff
        MPI_Error_class
        MPI_Error_string
        MPI_Finalized
        MPI_Get_library_version
        MPI_Get_version
        MPI_Info_c2f
        MPI_Info_create
        MPI_Info_create_env
        MPI_Info_delete
        MPI_Info_dup
        MPI_Info_f2c
        MPI_Info_free
        MPI_Info_fromint
        MPI_Info_get
        MPI_Info_get_nkeys
        MPI_Info_get_nthkey
        MPI_Info_get_string
        MPI_Info_get_valuelen
        MPI_Info_set
        MPI_Info_toint
        MPI_Initialized
        MPI_Is_thread_main
        MPI_Query_thread
        MPI_Remove_error_class
        MPI_Remove_error_code
        MPI_Remove_error_string
        MPI_Session_attach_buffer
        MPI_Session_attach_buffer_c
        MPI_Session_c2f
        MPI_Session_call_errhandler
        MPI_Session_create_errhandler
        MPI_Session_detach_buffer
        MPI_Session_detach_buffer_c
        MPI_Session_f2c
        MPI_Session_finalize
        MPI_Session_flush_buffer
        MPI_Session_fromint
        MPI_Session_get_errhandler
        MPI_Session_get_info
        MPI_Session_get_nth_pset
        MPI_Session_get_num_psets
        MPI_Session_get_pset_info
        MPI_Session_iflush_buffer
        MPI_Session_init
        MPI_Session_set_errhandler
        MPI_Session_set_info
        MPI_Session_toint
        MPI_T_category_changed
        MPI_T_category_get_categories
        MPI_T_category_get_cvars
        MPI_T_category_get_events
        MPI_T_category_get_index
        MPI_T_category_get_info
        MPI_T_category_get_num
        MPI_T_category_get_num_events
        MPI_T_category_get_pvars
        MPI_T_cvar_get_index
        MPI_T_cvar_get_info
        MPI_T_cvar_get_num
        MPI_T_cvar_handle_alloc
        MPI_T_cvar_handle_free
        MPI_T_cvar_read
        MPI_T_cvar_write
        MPI_T_enum_get_info
        MPI_T_enum_get_item
        MPI_T_event_callback_get_info
        MPI_T_event_callback_set_info
        MPI_T_event_copy
        MPI_T_event_get_index
        MPI_T_event_get_info
        MPI_T_event_get_num
        MPI_T_event_get_source
        MPI_T_event_get_timestamp
        MPI_T_event_handle_alloc
        MPI_T_event_handle_free
        MPI_T_event_handle_get_info
        MPI_T_event_handle_set_info
        MPI_T_event_read
        MPI_T_event_register_callback
        MPI_T_event_set_dropped_handler
        MPI_T_finalize
        MPI_T_init_thread
        MPI_T_pvar_get_index
        MPI_T_pvar_get_info
        MPI_T_pvar_get_num
        MPI_T_pvar_handle_alloc
        MPI_T_pvar_handle_free
        MPI_T_pvar_read
        MPI_T_pvar_readreset
        MPI_T_pvar_reset
        MPI_T_pvar_session_create
        MPI_T_pvar_session_free
        MPI_T_pvar_start
        MPI_T_pvar_stop
        MPI_T_pvar_write
        MPI_T_source_get_info
        MPI_T_source_get_num
        MPI_T_source_get_timestamp
        MPI_Wtick
        MPI_Wtime
        """.strip().split("\\s+"));

    private AnyThreadCalls() {
    }
}
