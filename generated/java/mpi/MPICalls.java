// Generated from the snapshots in generated/api by `make bindings`; edit templates/MPICalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;

/**
 * The constants of {@link MPI}, and the calls without an object, that follow from the header by rule.
 */
abstract class MPICalls {

    /**
     * MPI's {@code MPI_2COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOCOMPLEX = new Datatype("MPI.TWOCOMPLEX", Mpi.MPI_2COMPLEX);

    /**
     * MPI's {@code MPI_2DOUBLE_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWODOUBLE_COMPLEX = new Datatype("MPI.TWODOUBLE_COMPLEX", Mpi.MPI_2DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_2DOUBLE_PRECISION}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWODOUBLE_PRECISION = new Datatype("MPI.TWODOUBLE_PRECISION", Mpi.MPI_2DOUBLE_PRECISION);

    /**
     * MPI's {@code MPI_2INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOINT = new Datatype("MPI.TWOINT", Mpi.MPI_2INT);

    /**
     * MPI's {@code MPI_2INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOINTEGER = new Datatype("MPI.TWOINTEGER", Mpi.MPI_2INTEGER);

    /**
     * MPI's {@code MPI_2REAL}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOREAL = new Datatype("MPI.TWOREAL", Mpi.MPI_2REAL);

    /**
     * MPI's {@code MPI_ABI_SUBVERSION}.
     */
    @Generated("FacadeConstants")
    public static final int ABI_SUBVERSION = Mpi.MPI_ABI_SUBVERSION;

    /**
     * MPI's {@code MPI_ABI_VERSION}.
     */
    @Generated("FacadeConstants")
    public static final int ABI_VERSION = Mpi.MPI_ABI_VERSION;

    /**
     * MPI's {@code MPI_ABORT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ABORT_T = Mpi.MPI_ABORT_T;

    /**
     * MPI's {@code MPI_ACCUMULATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ACCUMULATE_C_T = Mpi.MPI_ACCUMULATE_C_T;

    /**
     * MPI's {@code MPI_ACCUMULATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ACCUMULATE_T = Mpi.MPI_ACCUMULATE_T;

    /**
     * MPI's {@code MPI_ADDRESS_T}.
     */
    @Generated("FacadeConstants")
    public static final int ADDRESS_T = Mpi.MPI_ADDRESS_T;

    /**
     * MPI's {@code MPI_ADD_ERROR_CLASS_T}.
     */
    @Generated("FacadeConstants")
    public static final int ADD_ERROR_CLASS_T = Mpi.MPI_ADD_ERROR_CLASS_T;

    /**
     * MPI's {@code MPI_ADD_ERROR_CODE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ADD_ERROR_CODE_T = Mpi.MPI_ADD_ERROR_CODE_T;

    /**
     * MPI's {@code MPI_ADD_ERROR_STRING_T}.
     */
    @Generated("FacadeConstants")
    public static final int ADD_ERROR_STRING_T = Mpi.MPI_ADD_ERROR_STRING_T;

    /**
     * MPI's {@code MPI_AINT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype AINT = new Datatype("MPI.AINT", Mpi.MPI_AINT);

    /**
     * MPI's {@code MPI_AINT_ADD_T}.
     */
    @Generated("FacadeConstants")
    public static final int AINT_ADD_T = Mpi.MPI_AINT_ADD_T;

    /**
     * MPI's {@code MPI_AINT_DIFF_T}.
     */
    @Generated("FacadeConstants")
    public static final int AINT_DIFF_T = Mpi.MPI_AINT_DIFF_T;

    /**
     * MPI's {@code MPI_ALLGATHERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHERV_C_T = Mpi.MPI_ALLGATHERV_C_T;

    /**
     * MPI's {@code MPI_ALLGATHERV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHERV_INIT_C_T = Mpi.MPI_ALLGATHERV_INIT_C_T;

    /**
     * MPI's {@code MPI_ALLGATHERV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHERV_INIT_T = Mpi.MPI_ALLGATHERV_INIT_T;

    /**
     * MPI's {@code MPI_ALLGATHERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHERV_T = Mpi.MPI_ALLGATHERV_T;

    /**
     * MPI's {@code MPI_ALLGATHER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHER_C_T = Mpi.MPI_ALLGATHER_C_T;

    /**
     * MPI's {@code MPI_ALLGATHER_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHER_INIT_C_T = Mpi.MPI_ALLGATHER_INIT_C_T;

    /**
     * MPI's {@code MPI_ALLGATHER_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHER_INIT_T = Mpi.MPI_ALLGATHER_INIT_T;

    /**
     * MPI's {@code MPI_ALLGATHER_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLGATHER_T = Mpi.MPI_ALLGATHER_T;

    /**
     * MPI's {@code MPI_ALLOC_MEM_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLOC_MEM_T = Mpi.MPI_ALLOC_MEM_T;

    /**
     * MPI's {@code MPI_ALLREDUCE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLREDUCE_C_T = Mpi.MPI_ALLREDUCE_C_T;

    /**
     * MPI's {@code MPI_ALLREDUCE_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLREDUCE_INIT_C_T = Mpi.MPI_ALLREDUCE_INIT_C_T;

    /**
     * MPI's {@code MPI_ALLREDUCE_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLREDUCE_INIT_T = Mpi.MPI_ALLREDUCE_INIT_T;

    /**
     * MPI's {@code MPI_ALLREDUCE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLREDUCE_T = Mpi.MPI_ALLREDUCE_T;

    /**
     * MPI's {@code MPI_ALLTOALLV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLV_C_T = Mpi.MPI_ALLTOALLV_C_T;

    /**
     * MPI's {@code MPI_ALLTOALLV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLV_INIT_C_T = Mpi.MPI_ALLTOALLV_INIT_C_T;

    /**
     * MPI's {@code MPI_ALLTOALLV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLV_INIT_T = Mpi.MPI_ALLTOALLV_INIT_T;

    /**
     * MPI's {@code MPI_ALLTOALLV_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLV_T = Mpi.MPI_ALLTOALLV_T;

    /**
     * MPI's {@code MPI_ALLTOALLW_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLW_C_T = Mpi.MPI_ALLTOALLW_C_T;

    /**
     * MPI's {@code MPI_ALLTOALLW_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLW_INIT_C_T = Mpi.MPI_ALLTOALLW_INIT_C_T;

    /**
     * MPI's {@code MPI_ALLTOALLW_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLW_INIT_T = Mpi.MPI_ALLTOALLW_INIT_T;

    /**
     * MPI's {@code MPI_ALLTOALLW_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALLW_T = Mpi.MPI_ALLTOALLW_T;

    /**
     * MPI's {@code MPI_ALLTOALL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALL_C_T = Mpi.MPI_ALLTOALL_C_T;

    /**
     * MPI's {@code MPI_ALLTOALL_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALL_INIT_C_T = Mpi.MPI_ALLTOALL_INIT_C_T;

    /**
     * MPI's {@code MPI_ALLTOALL_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALL_INIT_T = Mpi.MPI_ALLTOALL_INIT_T;

    /**
     * MPI's {@code MPI_ALLTOALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int ALLTOALL_T = Mpi.MPI_ALLTOALL_T;

    /**
     * MPI's {@code MPI_ANY_SOURCE}.
     */
    @Generated("FacadeConstants")
    public static final int ANY_SOURCE = Mpi.MPI_ANY_SOURCE;

    /**
     * MPI's {@code MPI_ANY_TAG}.
     */
    @Generated("FacadeConstants")
    public static final int ANY_TAG = Mpi.MPI_ANY_TAG;

    /**
     * MPI's {@code MPI_APPNUM}.
     */
    @Generated("FacadeConstants")
    public static final int APPNUM = Mpi.MPI_APPNUM;

    /**
     * MPI's {@code MPI_ATTR_DELETE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ATTR_DELETE_T = Mpi.MPI_ATTR_DELETE_T;

    /**
     * MPI's {@code MPI_ATTR_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int ATTR_GET_T = Mpi.MPI_ATTR_GET_T;

    /**
     * MPI's {@code MPI_ATTR_PUT_T}.
     */
    @Generated("FacadeConstants")
    public static final int ATTR_PUT_T = Mpi.MPI_ATTR_PUT_T;

    /**
     * MPI's {@code MPI_BAND}.
     */
    @Generated("FacadeConstants")
    public static final Op BAND = new Op("MPI.BAND", Mpi.MPI_BAND);

    /**
     * MPI's {@code MPI_BARRIER_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int BARRIER_INIT_T = Mpi.MPI_BARRIER_INIT_T;

    /**
     * MPI's {@code MPI_BARRIER_T}.
     */
    @Generated("FacadeConstants")
    public static final int BARRIER_T = Mpi.MPI_BARRIER_T;

    /**
     * MPI's {@code MPI_BCAST_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int BCAST_C_T = Mpi.MPI_BCAST_C_T;

    /**
     * MPI's {@code MPI_BCAST_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int BCAST_INIT_C_T = Mpi.MPI_BCAST_INIT_C_T;

    /**
     * MPI's {@code MPI_BCAST_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int BCAST_INIT_T = Mpi.MPI_BCAST_INIT_T;

    /**
     * MPI's {@code MPI_BCAST_T}.
     */
    @Generated("FacadeConstants")
    public static final int BCAST_T = Mpi.MPI_BCAST_T;

    /**
     * MPI's {@code MPI_BOR}.
     */
    @Generated("FacadeConstants")
    public static final Op BOR = new Op("MPI.BOR", Mpi.MPI_BOR);

    /**
     * MPI's {@code MPI_BSEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_C_T = Mpi.MPI_BSEND_C_T;

    /**
     * MPI's {@code MPI_BSEND_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_INIT_C_T = Mpi.MPI_BSEND_INIT_C_T;

    /**
     * MPI's {@code MPI_BSEND_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_INIT_T = Mpi.MPI_BSEND_INIT_T;

    /**
     * MPI's {@code MPI_BSEND_OVERHEAD}.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_OVERHEAD = Mpi.MPI_BSEND_OVERHEAD;

    /**
     * MPI's {@code MPI_BSEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_T = Mpi.MPI_BSEND_T;

    /**
     * MPI's {@code MPI_BUFFER_ATTACH_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int BUFFER_ATTACH_C_T = Mpi.MPI_BUFFER_ATTACH_C_T;

    /**
     * MPI's {@code MPI_BUFFER_ATTACH_T}.
     */
    @Generated("FacadeConstants")
    public static final int BUFFER_ATTACH_T = Mpi.MPI_BUFFER_ATTACH_T;

    /**
     * MPI's {@code MPI_BUFFER_DETACH_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int BUFFER_DETACH_C_T = Mpi.MPI_BUFFER_DETACH_C_T;

    /**
     * MPI's {@code MPI_BUFFER_DETACH_T}.
     */
    @Generated("FacadeConstants")
    public static final int BUFFER_DETACH_T = Mpi.MPI_BUFFER_DETACH_T;

    /**
     * MPI's {@code MPI_BXOR}.
     */
    @Generated("FacadeConstants")
    public static final Op BXOR = new Op("MPI.BXOR", Mpi.MPI_BXOR);

    /**
     * MPI's {@code MPI_BYTE}.
     */
    @Generated("FacadeConstants")
    public static final Datatype BYTE = new Datatype("MPI.BYTE", Mpi.MPI_BYTE);

    /**
     * MPI's {@code MPI_CANCEL_T}.
     */
    @Generated("FacadeConstants")
    public static final int CANCEL_T = Mpi.MPI_CANCEL_T;

    /**
     * MPI's {@code MPI_CART}.
     */
    @Generated("FacadeConstants")
    public static final int CART = Mpi.MPI_CART;

    /**
     * MPI's {@code MPI_CARTDIM_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int CARTDIM_GET_T = Mpi.MPI_CARTDIM_GET_T;

    /**
     * MPI's {@code MPI_CART_COORDS_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_COORDS_T = Mpi.MPI_CART_COORDS_T;

    /**
     * MPI's {@code MPI_CART_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_CREATE_T = Mpi.MPI_CART_CREATE_T;

    /**
     * MPI's {@code MPI_CART_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_GET_T = Mpi.MPI_CART_GET_T;

    /**
     * MPI's {@code MPI_CART_MAP_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_MAP_T = Mpi.MPI_CART_MAP_T;

    /**
     * MPI's {@code MPI_CART_RANK_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_RANK_T = Mpi.MPI_CART_RANK_T;

    /**
     * MPI's {@code MPI_CART_SHIFT_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_SHIFT_T = Mpi.MPI_CART_SHIFT_T;

    /**
     * MPI's {@code MPI_CART_SUB_T}.
     */
    @Generated("FacadeConstants")
    public static final int CART_SUB_T = Mpi.MPI_CART_SUB_T;

    /**
     * MPI's {@code MPI_CHAR}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CHAR = new Datatype("MPI.CHAR", Mpi.MPI_CHAR);

    /**
     * MPI's {@code MPI_CHARACTER}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CHARACTER = new Datatype("MPI.CHARACTER", Mpi.MPI_CHARACTER);

    /**
     * MPI's {@code MPI_CLOSE_PORT_T}.
     */
    @Generated("FacadeConstants")
    public static final int CLOSE_PORT_T = Mpi.MPI_CLOSE_PORT_T;

    /**
     * MPI's {@code MPI_COMBINER_CONTIGUOUS}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_CONTIGUOUS = Mpi.MPI_COMBINER_CONTIGUOUS;

    /**
     * MPI's {@code MPI_COMBINER_DARRAY}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_DARRAY = Mpi.MPI_COMBINER_DARRAY;

    /**
     * MPI's {@code MPI_COMBINER_DUP}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_DUP = Mpi.MPI_COMBINER_DUP;

    /**
     * MPI's {@code MPI_COMBINER_F90_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_F90_COMPLEX = Mpi.MPI_COMBINER_F90_COMPLEX;

    /**
     * MPI's {@code MPI_COMBINER_F90_INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_F90_INTEGER = Mpi.MPI_COMBINER_F90_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_F90_REAL}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_F90_REAL = Mpi.MPI_COMBINER_F90_REAL;

    /**
     * MPI's {@code MPI_COMBINER_HINDEXED}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HINDEXED = Mpi.MPI_COMBINER_HINDEXED;

    /**
     * MPI's {@code MPI_COMBINER_HINDEXED_BLOCK}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HINDEXED_BLOCK = Mpi.MPI_COMBINER_HINDEXED_BLOCK;

    /**
     * MPI's {@code MPI_COMBINER_HINDEXED_INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HINDEXED_INTEGER = Mpi.MPI_COMBINER_HINDEXED_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_HVECTOR}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HVECTOR = Mpi.MPI_COMBINER_HVECTOR;

    /**
     * MPI's {@code MPI_COMBINER_HVECTOR_INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HVECTOR_INTEGER = Mpi.MPI_COMBINER_HVECTOR_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_INDEXED}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_INDEXED = Mpi.MPI_COMBINER_INDEXED;

    /**
     * MPI's {@code MPI_COMBINER_INDEXED_BLOCK}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_INDEXED_BLOCK = Mpi.MPI_COMBINER_INDEXED_BLOCK;

    /**
     * MPI's {@code MPI_COMBINER_NAMED}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_NAMED = Mpi.MPI_COMBINER_NAMED;

    /**
     * MPI's {@code MPI_COMBINER_RESIZED}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_RESIZED = Mpi.MPI_COMBINER_RESIZED;

    /**
     * MPI's {@code MPI_COMBINER_STRUCT}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_STRUCT = Mpi.MPI_COMBINER_STRUCT;

    /**
     * MPI's {@code MPI_COMBINER_STRUCT_INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_STRUCT_INTEGER = Mpi.MPI_COMBINER_STRUCT_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_SUBARRAY}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_SUBARRAY = Mpi.MPI_COMBINER_SUBARRAY;

    /**
     * MPI's {@code MPI_COMBINER_VALUE_INDEX}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_VALUE_INDEX = Mpi.MPI_COMBINER_VALUE_INDEX;

    /**
     * MPI's {@code MPI_COMBINER_VECTOR}.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_VECTOR = Mpi.MPI_COMBINER_VECTOR;

    /**
     * MPI's {@code MPI_COMM_ACCEPT_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_ACCEPT_T = Mpi.MPI_COMM_ACCEPT_T;

    /**
     * MPI's {@code MPI_COMM_CALL_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CALL_ERRHANDLER_T = Mpi.MPI_COMM_CALL_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_COMM_COMPARE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_COMPARE_T = Mpi.MPI_COMM_COMPARE_T;

    /**
     * MPI's {@code MPI_COMM_CONNECT_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CONNECT_T = Mpi.MPI_COMM_CONNECT_T;

    /**
     * MPI's {@code MPI_COMM_CREATE_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CREATE_ERRHANDLER_T = Mpi.MPI_COMM_CREATE_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_COMM_CREATE_FROM_GROUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CREATE_FROM_GROUP_T = Mpi.MPI_COMM_CREATE_FROM_GROUP_T;

    /**
     * MPI's {@code MPI_COMM_CREATE_GROUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CREATE_GROUP_T = Mpi.MPI_COMM_CREATE_GROUP_T;

    /**
     * MPI's {@code MPI_COMM_CREATE_KEYVAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CREATE_KEYVAL_T = Mpi.MPI_COMM_CREATE_KEYVAL_T;

    /**
     * MPI's {@code MPI_COMM_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_CREATE_T = Mpi.MPI_COMM_CREATE_T;

    /**
     * MPI's {@code MPI_COMM_DELETE_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_DELETE_ATTR_T = Mpi.MPI_COMM_DELETE_ATTR_T;

    /**
     * MPI's {@code MPI_COMM_DISCONNECT_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_DISCONNECT_T = Mpi.MPI_COMM_DISCONNECT_T;

    /**
     * MPI's {@code MPI_COMM_DUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_DUP_T = Mpi.MPI_COMM_DUP_T;

    /**
     * MPI's {@code MPI_COMM_DUP_WITH_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_DUP_WITH_INFO_T = Mpi.MPI_COMM_DUP_WITH_INFO_T;

    /**
     * MPI's {@code MPI_COMM_FREE_KEYVAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_FREE_KEYVAL_T = Mpi.MPI_COMM_FREE_KEYVAL_T;

    /**
     * MPI's {@code MPI_COMM_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_FREE_T = Mpi.MPI_COMM_FREE_T;

    /**
     * MPI's {@code MPI_COMM_GET_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_GET_ATTR_T = Mpi.MPI_COMM_GET_ATTR_T;

    /**
     * MPI's {@code MPI_COMM_GET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_GET_ERRHANDLER_T = Mpi.MPI_COMM_GET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_COMM_GET_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_GET_INFO_T = Mpi.MPI_COMM_GET_INFO_T;

    /**
     * MPI's {@code MPI_COMM_GET_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_GET_NAME_T = Mpi.MPI_COMM_GET_NAME_T;

    /**
     * MPI's {@code MPI_COMM_GET_PARENT_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_GET_PARENT_T = Mpi.MPI_COMM_GET_PARENT_T;

    /**
     * MPI's {@code MPI_COMM_GROUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_GROUP_T = Mpi.MPI_COMM_GROUP_T;

    /**
     * MPI's {@code MPI_COMM_IDUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_IDUP_T = Mpi.MPI_COMM_IDUP_T;

    /**
     * MPI's {@code MPI_COMM_IDUP_WITH_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_IDUP_WITH_INFO_T = Mpi.MPI_COMM_IDUP_WITH_INFO_T;

    /**
     * MPI's {@code MPI_COMM_JOIN_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_JOIN_T = Mpi.MPI_COMM_JOIN_T;

    /**
     * MPI's {@code MPI_COMM_RANK_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_RANK_T = Mpi.MPI_COMM_RANK_T;

    /**
     * MPI's {@code MPI_COMM_REMOTE_GROUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_REMOTE_GROUP_T = Mpi.MPI_COMM_REMOTE_GROUP_T;

    /**
     * MPI's {@code MPI_COMM_REMOTE_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_REMOTE_SIZE_T = Mpi.MPI_COMM_REMOTE_SIZE_T;

    /**
     * MPI's {@code MPI_COMM_SET_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SET_ATTR_T = Mpi.MPI_COMM_SET_ATTR_T;

    /**
     * MPI's {@code MPI_COMM_SET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SET_ERRHANDLER_T = Mpi.MPI_COMM_SET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_COMM_SET_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SET_INFO_T = Mpi.MPI_COMM_SET_INFO_T;

    /**
     * MPI's {@code MPI_COMM_SET_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SET_NAME_T = Mpi.MPI_COMM_SET_NAME_T;

    /**
     * MPI's {@code MPI_COMM_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SIZE_T = Mpi.MPI_COMM_SIZE_T;

    /**
     * MPI's {@code MPI_COMM_SPAWN_MULTIPLE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SPAWN_MULTIPLE_T = Mpi.MPI_COMM_SPAWN_MULTIPLE_T;

    /**
     * MPI's {@code MPI_COMM_SPAWN_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SPAWN_T = Mpi.MPI_COMM_SPAWN_T;

    /**
     * MPI's {@code MPI_COMM_SPLIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SPLIT_T = Mpi.MPI_COMM_SPLIT_T;

    /**
     * MPI's {@code MPI_COMM_SPLIT_TYPE_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_SPLIT_TYPE_T = Mpi.MPI_COMM_SPLIT_TYPE_T;

    /**
     * MPI's {@code MPI_COMM_TEST_INTER_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TEST_INTER_T = Mpi.MPI_COMM_TEST_INTER_T;

    /**
     * MPI's {@code MPI_COMM_TYPE_HW_GUIDED}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_HW_GUIDED = Mpi.MPI_COMM_TYPE_HW_GUIDED;

    /**
     * MPI's {@code MPI_COMM_TYPE_HW_UNGUIDED}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_HW_UNGUIDED = Mpi.MPI_COMM_TYPE_HW_UNGUIDED;

    /**
     * MPI's {@code MPI_COMM_TYPE_RESOURCE_GUIDED}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_RESOURCE_GUIDED = Mpi.MPI_COMM_TYPE_RESOURCE_GUIDED;

    /**
     * MPI's {@code MPI_COMM_TYPE_SHARED}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_SHARED = Mpi.MPI_COMM_TYPE_SHARED;

    /**
     * MPI's {@code MPI_COMPARE_AND_SWAP_T}.
     */
    @Generated("FacadeConstants")
    public static final int COMPARE_AND_SWAP_T = Mpi.MPI_COMPARE_AND_SWAP_T;

    /**
     * MPI's {@code MPI_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX = new Datatype("MPI.COMPLEX", Mpi.MPI_COMPLEX);

    /**
     * MPI's {@code MPI_COMPLEX16}.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX16 = new Datatype("MPI.COMPLEX16", Mpi.MPI_COMPLEX16);

    /**
     * MPI's {@code MPI_COMPLEX32}.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX32 = new Datatype("MPI.COMPLEX32", Mpi.MPI_COMPLEX32);

    /**
     * MPI's {@code MPI_COMPLEX4}.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX4 = new Datatype("MPI.COMPLEX4", Mpi.MPI_COMPLEX4);

    /**
     * MPI's {@code MPI_COMPLEX8}.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX8 = new Datatype("MPI.COMPLEX8", Mpi.MPI_COMPLEX8);

    /**
     * MPI's {@code MPI_CONGRUENT}.
     */
    @Generated("FacadeConstants")
    public static final int CONGRUENT = Mpi.MPI_CONGRUENT;

    /**
     * MPI's {@code MPI_COUNT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype COUNT = new Datatype("MPI.COUNT", Mpi.MPI_COUNT);

    /**
     * MPI's {@code MPI_CXX_BOOL}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_BOOL = new Datatype("MPI.CXX_BOOL", Mpi.MPI_CXX_BOOL);

    /**
     * MPI's {@code MPI_CXX_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_COMPLEX = new Datatype("MPI.CXX_COMPLEX", Mpi.MPI_CXX_COMPLEX);

    /**
     * MPI's {@code MPI_CXX_DOUBLE_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_DOUBLE_COMPLEX = new Datatype("MPI.CXX_DOUBLE_COMPLEX", Mpi.MPI_CXX_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_CXX_FLOAT_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_FLOAT_COMPLEX = new Datatype("MPI.CXX_FLOAT_COMPLEX", Mpi.MPI_CXX_FLOAT_COMPLEX);

    /**
     * MPI's {@code MPI_CXX_LONG_DOUBLE_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_LONG_DOUBLE_COMPLEX = new Datatype("MPI.CXX_LONG_DOUBLE_COMPLEX", Mpi.MPI_CXX_LONG_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_C_BOOL}.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_BOOL = new Datatype("MPI.C_BOOL", Mpi.MPI_C_BOOL);

    /**
     * MPI's {@code MPI_C_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_COMPLEX = new Datatype("MPI.C_COMPLEX", Mpi.MPI_C_COMPLEX);

    /**
     * MPI's {@code MPI_C_DOUBLE_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_DOUBLE_COMPLEX = new Datatype("MPI.C_DOUBLE_COMPLEX", Mpi.MPI_C_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_C_FLOAT_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_FLOAT_COMPLEX = new Datatype("MPI.C_FLOAT_COMPLEX", Mpi.MPI_C_FLOAT_COMPLEX);

    /**
     * MPI's {@code MPI_C_LONG_DOUBLE_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_LONG_DOUBLE_COMPLEX = new Datatype("MPI.C_LONG_DOUBLE_COMPLEX", Mpi.MPI_C_LONG_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_DATATYPE_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DATATYPE_NULL = new Datatype("MPI.DATATYPE_NULL", Mpi.MPI_DATATYPE_NULL);

    /**
     * MPI's {@code MPI_DIMS_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int DIMS_CREATE_T = Mpi.MPI_DIMS_CREATE_T;

    /**
     * MPI's {@code MPI_DISTRIBUTE_BLOCK}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_BLOCK = Mpi.MPI_DISTRIBUTE_BLOCK;

    /**
     * MPI's {@code MPI_DISTRIBUTE_CYCLIC}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_CYCLIC = Mpi.MPI_DISTRIBUTE_CYCLIC;

    /**
     * MPI's {@code MPI_DISTRIBUTE_DFLT_DARG}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_DFLT_DARG = Mpi.MPI_DISTRIBUTE_DFLT_DARG;

    /**
     * MPI's {@code MPI_DISTRIBUTE_NONE}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_NONE = Mpi.MPI_DISTRIBUTE_NONE;

    /**
     * MPI's {@code MPI_DIST_GRAPH}.
     */
    @Generated("FacadeConstants")
    public static final int DIST_GRAPH = Mpi.MPI_DIST_GRAPH;

    /**
     * MPI's {@code MPI_DIST_GRAPH_CREATE_ADJACENT_T}.
     */
    @Generated("FacadeConstants")
    public static final int DIST_GRAPH_CREATE_ADJACENT_T = Mpi.MPI_DIST_GRAPH_CREATE_ADJACENT_T;

    /**
     * MPI's {@code MPI_DIST_GRAPH_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int DIST_GRAPH_CREATE_T = Mpi.MPI_DIST_GRAPH_CREATE_T;

    /**
     * MPI's {@code MPI_DIST_GRAPH_NEIGHBORS_COUNT_T}.
     */
    @Generated("FacadeConstants")
    public static final int DIST_GRAPH_NEIGHBORS_COUNT_T = Mpi.MPI_DIST_GRAPH_NEIGHBORS_COUNT_T;

    /**
     * MPI's {@code MPI_DIST_GRAPH_NEIGHBORS_T}.
     */
    @Generated("FacadeConstants")
    public static final int DIST_GRAPH_NEIGHBORS_T = Mpi.MPI_DIST_GRAPH_NEIGHBORS_T;

    /**
     * MPI's {@code MPI_DOUBLE}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE = new Datatype("MPI.DOUBLE", Mpi.MPI_DOUBLE);

    /**
     * MPI's {@code MPI_DOUBLE_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE_COMPLEX = new Datatype("MPI.DOUBLE_COMPLEX", Mpi.MPI_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_DOUBLE_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE_INT = new Datatype("MPI.DOUBLE_INT", Mpi.MPI_DOUBLE_INT);

    /**
     * MPI's {@code MPI_DOUBLE_PRECISION}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE_PRECISION = new Datatype("MPI.DOUBLE_PRECISION", Mpi.MPI_DOUBLE_PRECISION);

    /**
     * MPI's {@code MPI_ERRHANDLER_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ERRHANDLER_CREATE_T = Mpi.MPI_ERRHANDLER_CREATE_T;

    /**
     * MPI's {@code MPI_ERRHANDLER_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ERRHANDLER_FREE_T = Mpi.MPI_ERRHANDLER_FREE_T;

    /**
     * MPI's {@code MPI_ERRHANDLER_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int ERRHANDLER_GET_T = Mpi.MPI_ERRHANDLER_GET_T;

    /**
     * MPI's {@code MPI_ERRHANDLER_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRHANDLER_NULL = new Errhandler(Mpi.MPI_ERRHANDLER_NULL);

    /**
     * MPI's {@code MPI_ERRHANDLER_SET_T}.
     */
    @Generated("FacadeConstants")
    public static final int ERRHANDLER_SET_T = Mpi.MPI_ERRHANDLER_SET_T;

    /**
     * MPI's {@code MPI_ERRORS_ABORT}.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRORS_ABORT = new Errhandler(Mpi.MPI_ERRORS_ABORT);

    /**
     * MPI's {@code MPI_ERRORS_ARE_FATAL}.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRORS_ARE_FATAL = new Errhandler(Mpi.MPI_ERRORS_ARE_FATAL);

    /**
     * MPI's {@code MPI_ERRORS_RETURN}.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRORS_RETURN = new Errhandler(Mpi.MPI_ERRORS_RETURN);

    /**
     * MPI's {@code MPI_ERROR_CLASS_T}.
     */
    @Generated("FacadeConstants")
    public static final int ERROR_CLASS_T = Mpi.MPI_ERROR_CLASS_T;

    /**
     * MPI's {@code MPI_ERROR_STRING_T}.
     */
    @Generated("FacadeConstants")
    public static final int ERROR_STRING_T = Mpi.MPI_ERROR_STRING_T;

    /**
     * MPI's {@code MPI_ERR_ABI}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ABI = Mpi.MPI_ERR_ABI;

    /**
     * MPI's {@code MPI_ERR_ACCESS}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ACCESS = Mpi.MPI_ERR_ACCESS;

    /**
     * MPI's {@code MPI_ERR_AMODE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_AMODE = Mpi.MPI_ERR_AMODE;

    /**
     * MPI's {@code MPI_ERR_ARG}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ARG = Mpi.MPI_ERR_ARG;

    /**
     * MPI's {@code MPI_ERR_ASSERT}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ASSERT = Mpi.MPI_ERR_ASSERT;

    /**
     * MPI's {@code MPI_ERR_BAD_FILE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_BAD_FILE = Mpi.MPI_ERR_BAD_FILE;

    /**
     * MPI's {@code MPI_ERR_BASE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_BASE = Mpi.MPI_ERR_BASE;

    /**
     * MPI's {@code MPI_ERR_BUFFER}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_BUFFER = Mpi.MPI_ERR_BUFFER;

    /**
     * MPI's {@code MPI_ERR_COMM}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_COMM = Mpi.MPI_ERR_COMM;

    /**
     * MPI's {@code MPI_ERR_CONVERSION}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_CONVERSION = Mpi.MPI_ERR_CONVERSION;

    /**
     * MPI's {@code MPI_ERR_COUNT}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_COUNT = Mpi.MPI_ERR_COUNT;

    /**
     * MPI's {@code MPI_ERR_DIMS}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_DIMS = Mpi.MPI_ERR_DIMS;

    /**
     * MPI's {@code MPI_ERR_DISP}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_DISP = Mpi.MPI_ERR_DISP;

    /**
     * MPI's {@code MPI_ERR_DUP_DATAREP}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_DUP_DATAREP = Mpi.MPI_ERR_DUP_DATAREP;

    /**
     * MPI's {@code MPI_ERR_ERRHANDLER}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ERRHANDLER = Mpi.MPI_ERR_ERRHANDLER;

    /**
     * MPI's {@code MPI_ERR_FILE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_FILE = Mpi.MPI_ERR_FILE;

    /**
     * MPI's {@code MPI_ERR_FILE_EXISTS}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_FILE_EXISTS = Mpi.MPI_ERR_FILE_EXISTS;

    /**
     * MPI's {@code MPI_ERR_FILE_IN_USE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_FILE_IN_USE = Mpi.MPI_ERR_FILE_IN_USE;

    /**
     * MPI's {@code MPI_ERR_GROUP}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_GROUP = Mpi.MPI_ERR_GROUP;

    /**
     * MPI's {@code MPI_ERR_INFO}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO = Mpi.MPI_ERR_INFO;

    /**
     * MPI's {@code MPI_ERR_INFO_KEY}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO_KEY = Mpi.MPI_ERR_INFO_KEY;

    /**
     * MPI's {@code MPI_ERR_INFO_NOKEY}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO_NOKEY = Mpi.MPI_ERR_INFO_NOKEY;

    /**
     * MPI's {@code MPI_ERR_INFO_VALUE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO_VALUE = Mpi.MPI_ERR_INFO_VALUE;

    /**
     * MPI's {@code MPI_ERR_INTERN}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INTERN = Mpi.MPI_ERR_INTERN;

    /**
     * MPI's {@code MPI_ERR_IN_STATUS}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_IN_STATUS = Mpi.MPI_ERR_IN_STATUS;

    /**
     * MPI's {@code MPI_ERR_IO}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_IO = Mpi.MPI_ERR_IO;

    /**
     * MPI's {@code MPI_ERR_KEYVAL}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_KEYVAL = Mpi.MPI_ERR_KEYVAL;

    /**
     * MPI's {@code MPI_ERR_LASTCODE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_LASTCODE = Mpi.MPI_ERR_LASTCODE;

    /**
     * MPI's {@code MPI_ERR_LOCKTYPE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_LOCKTYPE = Mpi.MPI_ERR_LOCKTYPE;

    /**
     * MPI's {@code MPI_ERR_NAME}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NAME = Mpi.MPI_ERR_NAME;

    /**
     * MPI's {@code MPI_ERR_NOT_SAME}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NOT_SAME = Mpi.MPI_ERR_NOT_SAME;

    /**
     * MPI's {@code MPI_ERR_NO_MEM}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NO_MEM = Mpi.MPI_ERR_NO_MEM;

    /**
     * MPI's {@code MPI_ERR_NO_SPACE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NO_SPACE = Mpi.MPI_ERR_NO_SPACE;

    /**
     * MPI's {@code MPI_ERR_NO_SUCH_FILE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NO_SUCH_FILE = Mpi.MPI_ERR_NO_SUCH_FILE;

    /**
     * MPI's {@code MPI_ERR_OP}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_OP = Mpi.MPI_ERR_OP;

    /**
     * MPI's {@code MPI_ERR_OTHER}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_OTHER = Mpi.MPI_ERR_OTHER;

    /**
     * MPI's {@code MPI_ERR_PENDING}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PENDING = Mpi.MPI_ERR_PENDING;

    /**
     * MPI's {@code MPI_ERR_PORT}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PORT = Mpi.MPI_ERR_PORT;

    /**
     * MPI's {@code MPI_ERR_PROC_ABORTED}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PROC_ABORTED = Mpi.MPI_ERR_PROC_ABORTED;

    /**
     * MPI's {@code MPI_ERR_QUOTA}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_QUOTA = Mpi.MPI_ERR_QUOTA;

    /**
     * MPI's {@code MPI_ERR_RANK}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RANK = Mpi.MPI_ERR_RANK;

    /**
     * MPI's {@code MPI_ERR_READ_ONLY}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_READ_ONLY = Mpi.MPI_ERR_READ_ONLY;

    /**
     * MPI's {@code MPI_ERR_REQUEST}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_REQUEST = Mpi.MPI_ERR_REQUEST;

    /**
     * MPI's {@code MPI_ERR_RMA_ATTACH}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_ATTACH = Mpi.MPI_ERR_RMA_ATTACH;

    /**
     * MPI's {@code MPI_ERR_RMA_CONFLICT}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_CONFLICT = Mpi.MPI_ERR_RMA_CONFLICT;

    /**
     * MPI's {@code MPI_ERR_RMA_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_FLAVOR = Mpi.MPI_ERR_RMA_FLAVOR;

    /**
     * MPI's {@code MPI_ERR_RMA_RANGE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_RANGE = Mpi.MPI_ERR_RMA_RANGE;

    /**
     * MPI's {@code MPI_ERR_RMA_SHARED}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_SHARED = Mpi.MPI_ERR_RMA_SHARED;

    /**
     * MPI's {@code MPI_ERR_RMA_SYNC}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_SYNC = Mpi.MPI_ERR_RMA_SYNC;

    /**
     * MPI's {@code MPI_ERR_ROOT}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ROOT = Mpi.MPI_ERR_ROOT;

    /**
     * MPI's {@code MPI_ERR_SERVICE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SERVICE = Mpi.MPI_ERR_SERVICE;

    /**
     * MPI's {@code MPI_ERR_SESSION}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SESSION = Mpi.MPI_ERR_SESSION;

    /**
     * MPI's {@code MPI_ERR_SIZE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SIZE = Mpi.MPI_ERR_SIZE;

    /**
     * MPI's {@code MPI_ERR_SPAWN}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SPAWN = Mpi.MPI_ERR_SPAWN;

    /**
     * MPI's {@code MPI_ERR_TAG}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TAG = Mpi.MPI_ERR_TAG;

    /**
     * MPI's {@code MPI_ERR_TOPOLOGY}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TOPOLOGY = Mpi.MPI_ERR_TOPOLOGY;

    /**
     * MPI's {@code MPI_ERR_TRUNCATE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TRUNCATE = Mpi.MPI_ERR_TRUNCATE;

    /**
     * MPI's {@code MPI_ERR_TYPE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TYPE = Mpi.MPI_ERR_TYPE;

    /**
     * MPI's {@code MPI_ERR_UNKNOWN}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_UNKNOWN = Mpi.MPI_ERR_UNKNOWN;

    /**
     * MPI's {@code MPI_ERR_UNSUPPORTED_DATAREP}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_UNSUPPORTED_DATAREP = Mpi.MPI_ERR_UNSUPPORTED_DATAREP;

    /**
     * MPI's {@code MPI_ERR_UNSUPPORTED_OPERATION}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_UNSUPPORTED_OPERATION = Mpi.MPI_ERR_UNSUPPORTED_OPERATION;

    /**
     * MPI's {@code MPI_ERR_VALUE_TOO_LARGE}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_VALUE_TOO_LARGE = Mpi.MPI_ERR_VALUE_TOO_LARGE;

    /**
     * MPI's {@code MPI_ERR_WIN}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_WIN = Mpi.MPI_ERR_WIN;

    /**
     * MPI's {@code MPI_EXSCAN_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int EXSCAN_C_T = Mpi.MPI_EXSCAN_C_T;

    /**
     * MPI's {@code MPI_EXSCAN_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int EXSCAN_INIT_C_T = Mpi.MPI_EXSCAN_INIT_C_T;

    /**
     * MPI's {@code MPI_EXSCAN_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int EXSCAN_INIT_T = Mpi.MPI_EXSCAN_INIT_T;

    /**
     * MPI's {@code MPI_EXSCAN_T}.
     */
    @Generated("FacadeConstants")
    public static final int EXSCAN_T = Mpi.MPI_EXSCAN_T;

    /**
     * MPI's {@code MPI_FETCH_AND_OP_T}.
     */
    @Generated("FacadeConstants")
    public static final int FETCH_AND_OP_T = Mpi.MPI_FETCH_AND_OP_T;

    /**
     * MPI's {@code MPI_FILE_CALL_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int FILE_CALL_ERRHANDLER_T = Mpi.MPI_FILE_CALL_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_FILE_CREATE_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int FILE_CREATE_ERRHANDLER_T = Mpi.MPI_FILE_CREATE_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_FILE_GET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int FILE_GET_ERRHANDLER_T = Mpi.MPI_FILE_GET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_FILE_SET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int FILE_SET_ERRHANDLER_T = Mpi.MPI_FILE_SET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_FINALIZED_T}.
     */
    @Generated("FacadeConstants")
    public static final int FINALIZED_T = Mpi.MPI_FINALIZED_T;

    /**
     * MPI's {@code MPI_FINALIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int FINALIZE_T = Mpi.MPI_FINALIZE_T;

    /**
     * MPI's {@code MPI_FLOAT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype FLOAT = new Datatype("MPI.FLOAT", Mpi.MPI_FLOAT);

    /**
     * MPI's {@code MPI_FLOAT_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype FLOAT_INT = new Datatype("MPI.FLOAT_INT", Mpi.MPI_FLOAT_INT);

    /**
     * MPI's {@code MPI_FREE_MEM_T}.
     */
    @Generated("FacadeConstants")
    public static final int FREE_MEM_T = Mpi.MPI_FREE_MEM_T;

    /**
     * MPI's {@code MPI_F_ERROR}.
     */
    @Generated("FacadeConstants")
    public static final int F_ERROR = Mpi.MPI_F_ERROR;

    /**
     * MPI's {@code MPI_F_SOURCE}.
     */
    @Generated("FacadeConstants")
    public static final int F_SOURCE = Mpi.MPI_F_SOURCE;

    /**
     * MPI's {@code MPI_F_STATUS_SIZE}.
     */
    @Generated("FacadeConstants")
    public static final int F_STATUS_SIZE = Mpi.MPI_F_STATUS_SIZE;

    /**
     * MPI's {@code MPI_F_TAG}.
     */
    @Generated("FacadeConstants")
    public static final int F_TAG = Mpi.MPI_F_TAG;

    /**
     * MPI's {@code MPI_GATHERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHERV_C_T = Mpi.MPI_GATHERV_C_T;

    /**
     * MPI's {@code MPI_GATHERV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHERV_INIT_C_T = Mpi.MPI_GATHERV_INIT_C_T;

    /**
     * MPI's {@code MPI_GATHERV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHERV_INIT_T = Mpi.MPI_GATHERV_INIT_T;

    /**
     * MPI's {@code MPI_GATHERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHERV_T = Mpi.MPI_GATHERV_T;

    /**
     * MPI's {@code MPI_GATHER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHER_C_T = Mpi.MPI_GATHER_C_T;

    /**
     * MPI's {@code MPI_GATHER_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHER_INIT_C_T = Mpi.MPI_GATHER_INIT_C_T;

    /**
     * MPI's {@code MPI_GATHER_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHER_INIT_T = Mpi.MPI_GATHER_INIT_T;

    /**
     * MPI's {@code MPI_GATHER_T}.
     */
    @Generated("FacadeConstants")
    public static final int GATHER_T = Mpi.MPI_GATHER_T;

    /**
     * MPI's {@code MPI_GET_ACCUMULATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_ACCUMULATE_C_T = Mpi.MPI_GET_ACCUMULATE_C_T;

    /**
     * MPI's {@code MPI_GET_ACCUMULATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_ACCUMULATE_T = Mpi.MPI_GET_ACCUMULATE_T;

    /**
     * MPI's {@code MPI_GET_ADDRESS_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_ADDRESS_T = Mpi.MPI_GET_ADDRESS_T;

    /**
     * MPI's {@code MPI_GET_COUNT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_COUNT_C_T = Mpi.MPI_GET_COUNT_C_T;

    /**
     * MPI's {@code MPI_GET_COUNT_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_COUNT_T = Mpi.MPI_GET_COUNT_T;

    /**
     * MPI's {@code MPI_GET_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_C_T = Mpi.MPI_GET_C_T;

    /**
     * MPI's {@code MPI_GET_ELEMENTS_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_ELEMENTS_C_T = Mpi.MPI_GET_ELEMENTS_C_T;

    /**
     * MPI's {@code MPI_GET_ELEMENTS_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_ELEMENTS_T = Mpi.MPI_GET_ELEMENTS_T;

    /**
     * MPI's {@code MPI_GET_ELEMENTS_X_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_ELEMENTS_X_T = Mpi.MPI_GET_ELEMENTS_X_T;

    /**
     * MPI's {@code MPI_GET_LIBRARY_VERSION_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_LIBRARY_VERSION_T = Mpi.MPI_GET_LIBRARY_VERSION_T;

    /**
     * MPI's {@code MPI_GET_PROCESSOR_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_PROCESSOR_NAME_T = Mpi.MPI_GET_PROCESSOR_NAME_T;

    /**
     * MPI's {@code MPI_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_T = Mpi.MPI_GET_T;

    /**
     * MPI's {@code MPI_GET_VERSION_T}.
     */
    @Generated("FacadeConstants")
    public static final int GET_VERSION_T = Mpi.MPI_GET_VERSION_T;

    /**
     * MPI's {@code MPI_GRAPH}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH = Mpi.MPI_GRAPH;

    /**
     * MPI's {@code MPI_GRAPHDIMS_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPHDIMS_GET_T = Mpi.MPI_GRAPHDIMS_GET_T;

    /**
     * MPI's {@code MPI_GRAPH_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH_CREATE_T = Mpi.MPI_GRAPH_CREATE_T;

    /**
     * MPI's {@code MPI_GRAPH_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH_GET_T = Mpi.MPI_GRAPH_GET_T;

    /**
     * MPI's {@code MPI_GRAPH_MAP_T}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH_MAP_T = Mpi.MPI_GRAPH_MAP_T;

    /**
     * MPI's {@code MPI_GRAPH_NEIGHBORS_COUNT_T}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH_NEIGHBORS_COUNT_T = Mpi.MPI_GRAPH_NEIGHBORS_COUNT_T;

    /**
     * MPI's {@code MPI_GRAPH_NEIGHBORS_T}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH_NEIGHBORS_T = Mpi.MPI_GRAPH_NEIGHBORS_T;

    /**
     * MPI's {@code MPI_GREQUEST_COMPLETE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GREQUEST_COMPLETE_T = Mpi.MPI_GREQUEST_COMPLETE_T;

    /**
     * MPI's {@code MPI_GREQUEST_START_T}.
     */
    @Generated("FacadeConstants")
    public static final int GREQUEST_START_T = Mpi.MPI_GREQUEST_START_T;

    /**
     * MPI's {@code MPI_GROUP_COMPARE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_COMPARE_T = Mpi.MPI_GROUP_COMPARE_T;

    /**
     * MPI's {@code MPI_GROUP_DIFFERENCE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_DIFFERENCE_T = Mpi.MPI_GROUP_DIFFERENCE_T;

    /**
     * MPI's {@code MPI_GROUP_EMPTY}.
     */
    @Generated("FacadeConstants")
    public static final Group GROUP_EMPTY = new Group(Mpi.MPI_GROUP_EMPTY);

    /**
     * MPI's {@code MPI_GROUP_EXCL_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_EXCL_T = Mpi.MPI_GROUP_EXCL_T;

    /**
     * MPI's {@code MPI_GROUP_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_FREE_T = Mpi.MPI_GROUP_FREE_T;

    /**
     * MPI's {@code MPI_GROUP_FROM_SESSION_PSET_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_FROM_SESSION_PSET_T = Mpi.MPI_GROUP_FROM_SESSION_PSET_T;

    /**
     * MPI's {@code MPI_GROUP_INCL_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_INCL_T = Mpi.MPI_GROUP_INCL_T;

    /**
     * MPI's {@code MPI_GROUP_INTERSECTION_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_INTERSECTION_T = Mpi.MPI_GROUP_INTERSECTION_T;

    /**
     * MPI's {@code MPI_GROUP_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Group GROUP_NULL = new Group(Mpi.MPI_GROUP_NULL);

    /**
     * MPI's {@code MPI_GROUP_RANGE_EXCL_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_RANGE_EXCL_T = Mpi.MPI_GROUP_RANGE_EXCL_T;

    /**
     * MPI's {@code MPI_GROUP_RANGE_INCL_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_RANGE_INCL_T = Mpi.MPI_GROUP_RANGE_INCL_T;

    /**
     * MPI's {@code MPI_GROUP_RANK_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_RANK_T = Mpi.MPI_GROUP_RANK_T;

    /**
     * MPI's {@code MPI_GROUP_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_SIZE_T = Mpi.MPI_GROUP_SIZE_T;

    /**
     * MPI's {@code MPI_GROUP_TRANSLATE_RANKS_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_TRANSLATE_RANKS_T = Mpi.MPI_GROUP_TRANSLATE_RANKS_T;

    /**
     * MPI's {@code MPI_GROUP_UNION_T}.
     */
    @Generated("FacadeConstants")
    public static final int GROUP_UNION_T = Mpi.MPI_GROUP_UNION_T;

    /**
     * MPI's {@code MPI_HOST}.
     */
    @Generated("FacadeConstants")
    public static final int HOST = Mpi.MPI_HOST;

    /**
     * MPI's {@code MPI_IALLGATHERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLGATHERV_C_T = Mpi.MPI_IALLGATHERV_C_T;

    /**
     * MPI's {@code MPI_IALLGATHERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLGATHERV_T = Mpi.MPI_IALLGATHERV_T;

    /**
     * MPI's {@code MPI_IALLGATHER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLGATHER_C_T = Mpi.MPI_IALLGATHER_C_T;

    /**
     * MPI's {@code MPI_IALLGATHER_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLGATHER_T = Mpi.MPI_IALLGATHER_T;

    /**
     * MPI's {@code MPI_IALLREDUCE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLREDUCE_C_T = Mpi.MPI_IALLREDUCE_C_T;

    /**
     * MPI's {@code MPI_IALLREDUCE_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLREDUCE_T = Mpi.MPI_IALLREDUCE_T;

    /**
     * MPI's {@code MPI_IALLTOALLV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLTOALLV_C_T = Mpi.MPI_IALLTOALLV_C_T;

    /**
     * MPI's {@code MPI_IALLTOALLV_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLTOALLV_T = Mpi.MPI_IALLTOALLV_T;

    /**
     * MPI's {@code MPI_IALLTOALLW_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLTOALLW_C_T = Mpi.MPI_IALLTOALLW_C_T;

    /**
     * MPI's {@code MPI_IALLTOALLW_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLTOALLW_T = Mpi.MPI_IALLTOALLW_T;

    /**
     * MPI's {@code MPI_IALLTOALL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLTOALL_C_T = Mpi.MPI_IALLTOALL_C_T;

    /**
     * MPI's {@code MPI_IALLTOALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int IALLTOALL_T = Mpi.MPI_IALLTOALL_T;

    /**
     * MPI's {@code MPI_IBARRIER_T}.
     */
    @Generated("FacadeConstants")
    public static final int IBARRIER_T = Mpi.MPI_IBARRIER_T;

    /**
     * MPI's {@code MPI_IBCAST_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IBCAST_C_T = Mpi.MPI_IBCAST_C_T;

    /**
     * MPI's {@code MPI_IBCAST_T}.
     */
    @Generated("FacadeConstants")
    public static final int IBCAST_T = Mpi.MPI_IBCAST_T;

    /**
     * MPI's {@code MPI_IBSEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IBSEND_C_T = Mpi.MPI_IBSEND_C_T;

    /**
     * MPI's {@code MPI_IBSEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int IBSEND_T = Mpi.MPI_IBSEND_T;

    /**
     * MPI's {@code MPI_IDENT}.
     */
    @Generated("FacadeConstants")
    public static final int IDENT = Mpi.MPI_IDENT;

    /**
     * MPI's {@code MPI_IEXSCAN_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IEXSCAN_C_T = Mpi.MPI_IEXSCAN_C_T;

    /**
     * MPI's {@code MPI_IEXSCAN_T}.
     */
    @Generated("FacadeConstants")
    public static final int IEXSCAN_T = Mpi.MPI_IEXSCAN_T;

    /**
     * MPI's {@code MPI_IGATHERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IGATHERV_C_T = Mpi.MPI_IGATHERV_C_T;

    /**
     * MPI's {@code MPI_IGATHERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int IGATHERV_T = Mpi.MPI_IGATHERV_T;

    /**
     * MPI's {@code MPI_IGATHER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IGATHER_C_T = Mpi.MPI_IGATHER_C_T;

    /**
     * MPI's {@code MPI_IGATHER_T}.
     */
    @Generated("FacadeConstants")
    public static final int IGATHER_T = Mpi.MPI_IGATHER_T;

    /**
     * MPI's {@code MPI_IMPROBE_T}.
     */
    @Generated("FacadeConstants")
    public static final int IMPROBE_T = Mpi.MPI_IMPROBE_T;

    /**
     * MPI's {@code MPI_IMRECV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IMRECV_C_T = Mpi.MPI_IMRECV_C_T;

    /**
     * MPI's {@code MPI_IMRECV_T}.
     */
    @Generated("FacadeConstants")
    public static final int IMRECV_T = Mpi.MPI_IMRECV_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLGATHERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLGATHERV_C_T = Mpi.MPI_INEIGHBOR_ALLGATHERV_C_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLGATHERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLGATHERV_T = Mpi.MPI_INEIGHBOR_ALLGATHERV_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLGATHER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLGATHER_C_T = Mpi.MPI_INEIGHBOR_ALLGATHER_C_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLGATHER_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLGATHER_T = Mpi.MPI_INEIGHBOR_ALLGATHER_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLTOALLV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLTOALLV_C_T = Mpi.MPI_INEIGHBOR_ALLTOALLV_C_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLTOALLV_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLTOALLV_T = Mpi.MPI_INEIGHBOR_ALLTOALLV_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLTOALLW_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLTOALLW_C_T = Mpi.MPI_INEIGHBOR_ALLTOALLW_C_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLTOALLW_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLTOALLW_T = Mpi.MPI_INEIGHBOR_ALLTOALLW_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLTOALL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLTOALL_C_T = Mpi.MPI_INEIGHBOR_ALLTOALL_C_T;

    /**
     * MPI's {@code MPI_INEIGHBOR_ALLTOALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int INEIGHBOR_ALLTOALL_T = Mpi.MPI_INEIGHBOR_ALLTOALL_T;

    /**
     * MPI's {@code MPI_INFO_CREATE_ENV_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_CREATE_ENV_T = Mpi.MPI_INFO_CREATE_ENV_T;

    /**
     * MPI's {@code MPI_INFO_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_CREATE_T = Mpi.MPI_INFO_CREATE_T;

    /**
     * MPI's {@code MPI_INFO_DELETE_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_DELETE_T = Mpi.MPI_INFO_DELETE_T;

    /**
     * MPI's {@code MPI_INFO_DUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_DUP_T = Mpi.MPI_INFO_DUP_T;

    /**
     * MPI's {@code MPI_INFO_ENV}.
     */
    @Generated("FacadeConstants")
    public static final Info INFO_ENV = new Info(Mpi.MPI_INFO_ENV);

    /**
     * MPI's {@code MPI_INFO_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_FREE_T = Mpi.MPI_INFO_FREE_T;

    /**
     * MPI's {@code MPI_INFO_GET_NKEYS_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_GET_NKEYS_T = Mpi.MPI_INFO_GET_NKEYS_T;

    /**
     * MPI's {@code MPI_INFO_GET_NTHKEY_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_GET_NTHKEY_T = Mpi.MPI_INFO_GET_NTHKEY_T;

    /**
     * MPI's {@code MPI_INFO_GET_STRING_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_GET_STRING_T = Mpi.MPI_INFO_GET_STRING_T;

    /**
     * MPI's {@code MPI_INFO_GET_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_GET_T = Mpi.MPI_INFO_GET_T;

    /**
     * MPI's {@code MPI_INFO_GET_VALUELEN_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_GET_VALUELEN_T = Mpi.MPI_INFO_GET_VALUELEN_T;

    /**
     * MPI's {@code MPI_INFO_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Info INFO_NULL = new Info(Mpi.MPI_INFO_NULL);

    /**
     * MPI's {@code MPI_INFO_SET_T}.
     */
    @Generated("FacadeConstants")
    public static final int INFO_SET_T = Mpi.MPI_INFO_SET_T;

    /**
     * MPI's {@code MPI_INITIALIZED_T}.
     */
    @Generated("FacadeConstants")
    public static final int INITIALIZED_T = Mpi.MPI_INITIALIZED_T;

    /**
     * MPI's {@code MPI_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int INIT_T = Mpi.MPI_INIT_T;

    /**
     * MPI's {@code MPI_INIT_THREAD_T}.
     */
    @Generated("FacadeConstants")
    public static final int INIT_THREAD_T = Mpi.MPI_INIT_THREAD_T;

    /**
     * MPI's {@code MPI_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT = new Datatype("MPI.INT", Mpi.MPI_INT);

    /**
     * MPI's {@code MPI_INT16_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT16_T = new Datatype("MPI.INT16_T", Mpi.MPI_INT16_T);

    /**
     * MPI's {@code MPI_INT32_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT32_T = new Datatype("MPI.INT32_T", Mpi.MPI_INT32_T);

    /**
     * MPI's {@code MPI_INT64_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT64_T = new Datatype("MPI.INT64_T", Mpi.MPI_INT64_T);

    /**
     * MPI's {@code MPI_INT8_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT8_T = new Datatype("MPI.INT8_T", Mpi.MPI_INT8_T);

    /**
     * MPI's {@code MPI_INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER = new Datatype("MPI.INTEGER", Mpi.MPI_INTEGER);

    /**
     * MPI's {@code MPI_INTEGER1}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER1 = new Datatype("MPI.INTEGER1", Mpi.MPI_INTEGER1);

    /**
     * MPI's {@code MPI_INTEGER16}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER16 = new Datatype("MPI.INTEGER16", Mpi.MPI_INTEGER16);

    /**
     * MPI's {@code MPI_INTEGER2}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER2 = new Datatype("MPI.INTEGER2", Mpi.MPI_INTEGER2);

    /**
     * MPI's {@code MPI_INTEGER4}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER4 = new Datatype("MPI.INTEGER4", Mpi.MPI_INTEGER4);

    /**
     * MPI's {@code MPI_INTEGER8}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER8 = new Datatype("MPI.INTEGER8", Mpi.MPI_INTEGER8);

    /**
     * MPI's {@code MPI_INTERCOMM_CREATE_FROM_GROUPS_T}.
     */
    @Generated("FacadeConstants")
    public static final int INTERCOMM_CREATE_FROM_GROUPS_T = Mpi.MPI_INTERCOMM_CREATE_FROM_GROUPS_T;

    /**
     * MPI's {@code MPI_INTERCOMM_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int INTERCOMM_CREATE_T = Mpi.MPI_INTERCOMM_CREATE_T;

    /**
     * MPI's {@code MPI_INTERCOMM_MERGE_T}.
     */
    @Generated("FacadeConstants")
    public static final int INTERCOMM_MERGE_T = Mpi.MPI_INTERCOMM_MERGE_T;

    /**
     * MPI's {@code MPI_IO}.
     */
    @Generated("FacadeConstants")
    public static final int IO = Mpi.MPI_IO;

    /**
     * MPI's {@code MPI_IPROBE_T}.
     */
    @Generated("FacadeConstants")
    public static final int IPROBE_T = Mpi.MPI_IPROBE_T;

    /**
     * MPI's {@code MPI_IRECV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IRECV_C_T = Mpi.MPI_IRECV_C_T;

    /**
     * MPI's {@code MPI_IRECV_T}.
     */
    @Generated("FacadeConstants")
    public static final int IRECV_T = Mpi.MPI_IRECV_T;

    /**
     * MPI's {@code MPI_IREDUCE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IREDUCE_C_T = Mpi.MPI_IREDUCE_C_T;

    /**
     * MPI's {@code MPI_IREDUCE_SCATTER_BLOCK_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IREDUCE_SCATTER_BLOCK_C_T = Mpi.MPI_IREDUCE_SCATTER_BLOCK_C_T;

    /**
     * MPI's {@code MPI_IREDUCE_SCATTER_BLOCK_T}.
     */
    @Generated("FacadeConstants")
    public static final int IREDUCE_SCATTER_BLOCK_T = Mpi.MPI_IREDUCE_SCATTER_BLOCK_T;

    /**
     * MPI's {@code MPI_IREDUCE_SCATTER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IREDUCE_SCATTER_C_T = Mpi.MPI_IREDUCE_SCATTER_C_T;

    /**
     * MPI's {@code MPI_IREDUCE_SCATTER_T}.
     */
    @Generated("FacadeConstants")
    public static final int IREDUCE_SCATTER_T = Mpi.MPI_IREDUCE_SCATTER_T;

    /**
     * MPI's {@code MPI_IREDUCE_T}.
     */
    @Generated("FacadeConstants")
    public static final int IREDUCE_T = Mpi.MPI_IREDUCE_T;

    /**
     * MPI's {@code MPI_IRSEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int IRSEND_C_T = Mpi.MPI_IRSEND_C_T;

    /**
     * MPI's {@code MPI_IRSEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int IRSEND_T = Mpi.MPI_IRSEND_T;

    /**
     * MPI's {@code MPI_ISCAN_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISCAN_C_T = Mpi.MPI_ISCAN_C_T;

    /**
     * MPI's {@code MPI_ISCAN_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISCAN_T = Mpi.MPI_ISCAN_T;

    /**
     * MPI's {@code MPI_ISCATTERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISCATTERV_C_T = Mpi.MPI_ISCATTERV_C_T;

    /**
     * MPI's {@code MPI_ISCATTERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISCATTERV_T = Mpi.MPI_ISCATTERV_T;

    /**
     * MPI's {@code MPI_ISCATTER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISCATTER_C_T = Mpi.MPI_ISCATTER_C_T;

    /**
     * MPI's {@code MPI_ISCATTER_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISCATTER_T = Mpi.MPI_ISCATTER_T;

    /**
     * MPI's {@code MPI_ISENDRECV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISENDRECV_C_T = Mpi.MPI_ISENDRECV_C_T;

    /**
     * MPI's {@code MPI_ISENDRECV_REPLACE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISENDRECV_REPLACE_C_T = Mpi.MPI_ISENDRECV_REPLACE_C_T;

    /**
     * MPI's {@code MPI_ISENDRECV_REPLACE_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISENDRECV_REPLACE_T = Mpi.MPI_ISENDRECV_REPLACE_T;

    /**
     * MPI's {@code MPI_ISENDRECV_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISENDRECV_T = Mpi.MPI_ISENDRECV_T;

    /**
     * MPI's {@code MPI_ISEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISEND_C_T = Mpi.MPI_ISEND_C_T;

    /**
     * MPI's {@code MPI_ISEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISEND_T = Mpi.MPI_ISEND_T;

    /**
     * MPI's {@code MPI_ISSEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISSEND_C_T = Mpi.MPI_ISSEND_C_T;

    /**
     * MPI's {@code MPI_ISSEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int ISSEND_T = Mpi.MPI_ISSEND_T;

    /**
     * MPI's {@code MPI_IS_THREAD_MAIN_T}.
     */
    @Generated("FacadeConstants")
    public static final int IS_THREAD_MAIN_T = Mpi.MPI_IS_THREAD_MAIN_T;

    /**
     * MPI's {@code MPI_KEYVAL_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int KEYVAL_CREATE_T = Mpi.MPI_KEYVAL_CREATE_T;

    /**
     * MPI's {@code MPI_KEYVAL_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int KEYVAL_FREE_T = Mpi.MPI_KEYVAL_FREE_T;

    /**
     * MPI's {@code MPI_KEYVAL_INVALID}.
     */
    @Generated("FacadeConstants")
    public static final int KEYVAL_INVALID = Mpi.MPI_KEYVAL_INVALID;

    /**
     * MPI's {@code MPI_LAND}.
     */
    @Generated("FacadeConstants")
    public static final Op LAND = new Op("MPI.LAND", Mpi.MPI_LAND);

    /**
     * MPI's {@code MPI_LASTUSEDCODE}.
     */
    @Generated("FacadeConstants")
    public static final int LASTUSEDCODE = Mpi.MPI_LASTUSEDCODE;

    /**
     * MPI's {@code MPI_LAST_FUNC_T}.
     */
    @Generated("FacadeConstants")
    public static final int LAST_FUNC_T = Mpi.MPI_LAST_FUNC_T;

    /**
     * MPI's {@code MPI_LB}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LB = new Datatype("MPI.LB", Mpi.MPI_LB);

    /**
     * MPI's {@code MPI_LOCK_EXCLUSIVE}.
     */
    @Generated("FacadeConstants")
    public static final int LOCK_EXCLUSIVE = Mpi.MPI_LOCK_EXCLUSIVE;

    /**
     * MPI's {@code MPI_LOCK_SHARED}.
     */
    @Generated("FacadeConstants")
    public static final int LOCK_SHARED = Mpi.MPI_LOCK_SHARED;

    /**
     * MPI's {@code MPI_LOGICAL}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL = new Datatype("MPI.LOGICAL", Mpi.MPI_LOGICAL);

    /**
     * MPI's {@code MPI_LOGICAL1}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL1 = new Datatype("MPI.LOGICAL1", Mpi.MPI_LOGICAL1);

    /**
     * MPI's {@code MPI_LOGICAL16}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL16 = new Datatype("MPI.LOGICAL16", Mpi.MPI_LOGICAL16);

    /**
     * MPI's {@code MPI_LOGICAL2}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL2 = new Datatype("MPI.LOGICAL2", Mpi.MPI_LOGICAL2);

    /**
     * MPI's {@code MPI_LOGICAL4}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL4 = new Datatype("MPI.LOGICAL4", Mpi.MPI_LOGICAL4);

    /**
     * MPI's {@code MPI_LOGICAL8}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL8 = new Datatype("MPI.LOGICAL8", Mpi.MPI_LOGICAL8);

    /**
     * MPI's {@code MPI_LONG}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG = new Datatype("MPI.LONG", Mpi.MPI_LONG);

    /**
     * MPI's {@code MPI_LONG_DOUBLE}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_DOUBLE = new Datatype("MPI.LONG_DOUBLE", Mpi.MPI_LONG_DOUBLE);

    /**
     * MPI's {@code MPI_LONG_DOUBLE_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_DOUBLE_INT = new Datatype("MPI.LONG_DOUBLE_INT", Mpi.MPI_LONG_DOUBLE_INT);

    /**
     * MPI's {@code MPI_LONG_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_INT = new Datatype("MPI.LONG_INT", Mpi.MPI_LONG_INT);

    /**
     * MPI's {@code MPI_LONG_LONG}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_LONG = new Datatype("MPI.LONG_LONG", Mpi.MPI_LONG_LONG);

    /**
     * MPI's {@code MPI_LONG_LONG_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_LONG_INT = new Datatype("MPI.LONG_LONG_INT", Mpi.MPI_LONG_LONG_INT);

    /**
     * MPI's {@code MPI_LOOKUP_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int LOOKUP_NAME_T = Mpi.MPI_LOOKUP_NAME_T;

    /**
     * MPI's {@code MPI_LOR}.
     */
    @Generated("FacadeConstants")
    public static final Op LOR = new Op("MPI.LOR", Mpi.MPI_LOR);

    /**
     * MPI's {@code MPI_LXOR}.
     */
    @Generated("FacadeConstants")
    public static final Op LXOR = new Op("MPI.LXOR", Mpi.MPI_LXOR);

    /**
     * MPI's {@code MPI_MAX}.
     */
    @Generated("FacadeConstants")
    public static final Op MAX = new Op("MPI.MAX", Mpi.MPI_MAX);

    /**
     * MPI's {@code MPI_MAXLOC}.
     */
    @Generated("FacadeConstants")
    public static final Op MAXLOC = new Op("MPI.MAXLOC", Mpi.MPI_MAXLOC);

    /**
     * MPI's {@code MPI_MAX_DATAREP_STRING}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_DATAREP_STRING = Mpi.MPI_MAX_DATAREP_STRING;

    /**
     * MPI's {@code MPI_MAX_ERROR_STRING}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_ERROR_STRING = Mpi.MPI_MAX_ERROR_STRING;

    /**
     * MPI's {@code MPI_MAX_INFO_KEY}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_INFO_KEY = Mpi.MPI_MAX_INFO_KEY;

    /**
     * MPI's {@code MPI_MAX_INFO_VAL}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_INFO_VAL = Mpi.MPI_MAX_INFO_VAL;

    /**
     * MPI's {@code MPI_MAX_LIBRARY_VERSION_STRING}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_LIBRARY_VERSION_STRING = Mpi.MPI_MAX_LIBRARY_VERSION_STRING;

    /**
     * MPI's {@code MPI_MAX_OBJECT_NAME}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_OBJECT_NAME = Mpi.MPI_MAX_OBJECT_NAME;

    /**
     * MPI's {@code MPI_MAX_PORT_NAME}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_PORT_NAME = Mpi.MPI_MAX_PORT_NAME;

    /**
     * MPI's {@code MPI_MAX_PROCESSOR_NAME}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_PROCESSOR_NAME = Mpi.MPI_MAX_PROCESSOR_NAME;

    /**
     * MPI's {@code MPI_MAX_PSET_NAME_LEN}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_PSET_NAME_LEN = Mpi.MPI_MAX_PSET_NAME_LEN;

    /**
     * MPI's {@code MPI_MAX_STRINGTAG_LEN}.
     */
    @Generated("FacadeConstants")
    public static final int MAX_STRINGTAG_LEN = Mpi.MPI_MAX_STRINGTAG_LEN;

    /**
     * MPI's {@code MPI_MESSAGE_NO_PROC}.
     */
    @Generated("FacadeConstants")
    public static final Message MESSAGE_NO_PROC = new Message(Mpi.MPI_MESSAGE_NO_PROC);

    /**
     * MPI's {@code MPI_MESSAGE_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Message MESSAGE_NULL = new Message(Mpi.MPI_MESSAGE_NULL);

    /**
     * MPI's {@code MPI_MIN}.
     */
    @Generated("FacadeConstants")
    public static final Op MIN = new Op("MPI.MIN", Mpi.MPI_MIN);

    /**
     * MPI's {@code MPI_MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Op MINLOC = new Op("MPI.MINLOC", Mpi.MPI_MINLOC);

    /**
     * MPI's {@code MPI_MODE_APPEND}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_APPEND = Mpi.MPI_MODE_APPEND;

    /**
     * MPI's {@code MPI_MODE_CREATE}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_CREATE = Mpi.MPI_MODE_CREATE;

    /**
     * MPI's {@code MPI_MODE_DELETE_ON_CLOSE}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_DELETE_ON_CLOSE = Mpi.MPI_MODE_DELETE_ON_CLOSE;

    /**
     * MPI's {@code MPI_MODE_EXCL}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_EXCL = Mpi.MPI_MODE_EXCL;

    /**
     * MPI's {@code MPI_MODE_NOCHECK}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOCHECK = Mpi.MPI_MODE_NOCHECK;

    /**
     * MPI's {@code MPI_MODE_NOPRECEDE}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOPRECEDE = Mpi.MPI_MODE_NOPRECEDE;

    /**
     * MPI's {@code MPI_MODE_NOPUT}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOPUT = Mpi.MPI_MODE_NOPUT;

    /**
     * MPI's {@code MPI_MODE_NOSTORE}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOSTORE = Mpi.MPI_MODE_NOSTORE;

    /**
     * MPI's {@code MPI_MODE_NOSUCCEED}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOSUCCEED = Mpi.MPI_MODE_NOSUCCEED;

    /**
     * MPI's {@code MPI_MODE_RDONLY}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_RDONLY = Mpi.MPI_MODE_RDONLY;

    /**
     * MPI's {@code MPI_MODE_RDWR}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_RDWR = Mpi.MPI_MODE_RDWR;

    /**
     * MPI's {@code MPI_MODE_SEQUENTIAL}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_SEQUENTIAL = Mpi.MPI_MODE_SEQUENTIAL;

    /**
     * MPI's {@code MPI_MODE_UNIQUE_OPEN}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_UNIQUE_OPEN = Mpi.MPI_MODE_UNIQUE_OPEN;

    /**
     * MPI's {@code MPI_MODE_WRONLY}.
     */
    @Generated("FacadeConstants")
    public static final int MODE_WRONLY = Mpi.MPI_MODE_WRONLY;

    /**
     * MPI's {@code MPI_MPROBE_T}.
     */
    @Generated("FacadeConstants")
    public static final int MPROBE_T = Mpi.MPI_MPROBE_T;

    /**
     * MPI's {@code MPI_MRECV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int MRECV_C_T = Mpi.MPI_MRECV_C_T;

    /**
     * MPI's {@code MPI_MRECV_T}.
     */
    @Generated("FacadeConstants")
    public static final int MRECV_T = Mpi.MPI_MRECV_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHERV_C_T = Mpi.MPI_NEIGHBOR_ALLGATHERV_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHERV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHERV_INIT_C_T = Mpi.MPI_NEIGHBOR_ALLGATHERV_INIT_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHERV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHERV_INIT_T = Mpi.MPI_NEIGHBOR_ALLGATHERV_INIT_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHERV_T = Mpi.MPI_NEIGHBOR_ALLGATHERV_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHER_C_T = Mpi.MPI_NEIGHBOR_ALLGATHER_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHER_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHER_INIT_C_T = Mpi.MPI_NEIGHBOR_ALLGATHER_INIT_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHER_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHER_INIT_T = Mpi.MPI_NEIGHBOR_ALLGATHER_INIT_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLGATHER_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLGATHER_T = Mpi.MPI_NEIGHBOR_ALLGATHER_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLV_C_T = Mpi.MPI_NEIGHBOR_ALLTOALLV_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLV_INIT_C_T = Mpi.MPI_NEIGHBOR_ALLTOALLV_INIT_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLV_INIT_T = Mpi.MPI_NEIGHBOR_ALLTOALLV_INIT_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLV_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLV_T = Mpi.MPI_NEIGHBOR_ALLTOALLV_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLW_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLW_C_T = Mpi.MPI_NEIGHBOR_ALLTOALLW_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLW_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLW_INIT_C_T = Mpi.MPI_NEIGHBOR_ALLTOALLW_INIT_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLW_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLW_INIT_T = Mpi.MPI_NEIGHBOR_ALLTOALLW_INIT_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALLW_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALLW_T = Mpi.MPI_NEIGHBOR_ALLTOALLW_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALL_C_T = Mpi.MPI_NEIGHBOR_ALLTOALL_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALL_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALL_INIT_C_T = Mpi.MPI_NEIGHBOR_ALLTOALL_INIT_C_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALL_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALL_INIT_T = Mpi.MPI_NEIGHBOR_ALLTOALL_INIT_T;

    /**
     * MPI's {@code MPI_NEIGHBOR_ALLTOALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int NEIGHBOR_ALLTOALL_T = Mpi.MPI_NEIGHBOR_ALLTOALL_T;

    /**
     * MPI's {@code MPI_NO_OP}.
     */
    @Generated("FacadeConstants")
    public static final Op NO_OP = new Op("MPI.NO_OP", Mpi.MPI_NO_OP);

    /**
     * MPI's {@code MPI_OFFSET}.
     */
    @Generated("FacadeConstants")
    public static final Datatype OFFSET = new Datatype("MPI.OFFSET", Mpi.MPI_OFFSET);

    /**
     * MPI's {@code MPI_OPEN_PORT_T}.
     */
    @Generated("FacadeConstants")
    public static final int OPEN_PORT_T = Mpi.MPI_OPEN_PORT_T;

    /**
     * MPI's {@code MPI_OP_COMMUTATIVE_T}.
     */
    @Generated("FacadeConstants")
    public static final int OP_COMMUTATIVE_T = Mpi.MPI_OP_COMMUTATIVE_T;

    /**
     * MPI's {@code MPI_OP_CREATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int OP_CREATE_C_T = Mpi.MPI_OP_CREATE_C_T;

    /**
     * MPI's {@code MPI_OP_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int OP_CREATE_T = Mpi.MPI_OP_CREATE_T;

    /**
     * MPI's {@code MPI_OP_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int OP_FREE_T = Mpi.MPI_OP_FREE_T;

    /**
     * MPI's {@code MPI_OP_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Op OP_NULL = new Op("MPI.OP_NULL", Mpi.MPI_OP_NULL);

    /**
     * MPI's {@code MPI_ORDER_C}.
     */
    @Generated("FacadeConstants")
    public static final int ORDER_C = Mpi.MPI_ORDER_C;

    /**
     * MPI's {@code MPI_ORDER_FORTRAN}.
     */
    @Generated("FacadeConstants")
    public static final int ORDER_FORTRAN = Mpi.MPI_ORDER_FORTRAN;

    /**
     * MPI's {@code MPI_PACKED}.
     */
    @Generated("FacadeConstants")
    public static final Datatype PACKED = new Datatype("MPI.PACKED", Mpi.MPI_PACKED);

    /**
     * MPI's {@code MPI_PACK_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_C_T = Mpi.MPI_PACK_C_T;

    /**
     * MPI's {@code MPI_PACK_EXTERNAL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_EXTERNAL_C_T = Mpi.MPI_PACK_EXTERNAL_C_T;

    /**
     * MPI's {@code MPI_PACK_EXTERNAL_SIZE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_EXTERNAL_SIZE_C_T = Mpi.MPI_PACK_EXTERNAL_SIZE_C_T;

    /**
     * MPI's {@code MPI_PACK_EXTERNAL_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_EXTERNAL_SIZE_T = Mpi.MPI_PACK_EXTERNAL_SIZE_T;

    /**
     * MPI's {@code MPI_PACK_EXTERNAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_EXTERNAL_T = Mpi.MPI_PACK_EXTERNAL_T;

    /**
     * MPI's {@code MPI_PACK_SIZE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_SIZE_C_T = Mpi.MPI_PACK_SIZE_C_T;

    /**
     * MPI's {@code MPI_PACK_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_SIZE_T = Mpi.MPI_PACK_SIZE_T;

    /**
     * MPI's {@code MPI_PACK_T}.
     */
    @Generated("FacadeConstants")
    public static final int PACK_T = Mpi.MPI_PACK_T;

    /**
     * MPI's {@code MPI_PARRIVED_T}.
     */
    @Generated("FacadeConstants")
    public static final int PARRIVED_T = Mpi.MPI_PARRIVED_T;

    /**
     * MPI's {@code MPI_PCONTROL_T}.
     */
    @Generated("FacadeConstants")
    public static final int PCONTROL_T = Mpi.MPI_PCONTROL_T;

    /**
     * MPI's {@code MPI_PREADY_LIST_T}.
     */
    @Generated("FacadeConstants")
    public static final int PREADY_LIST_T = Mpi.MPI_PREADY_LIST_T;

    /**
     * MPI's {@code MPI_PREADY_RANGE_T}.
     */
    @Generated("FacadeConstants")
    public static final int PREADY_RANGE_T = Mpi.MPI_PREADY_RANGE_T;

    /**
     * MPI's {@code MPI_PREADY_T}.
     */
    @Generated("FacadeConstants")
    public static final int PREADY_T = Mpi.MPI_PREADY_T;

    /**
     * MPI's {@code MPI_PRECV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int PRECV_INIT_T = Mpi.MPI_PRECV_INIT_T;

    /**
     * MPI's {@code MPI_PROBE_T}.
     */
    @Generated("FacadeConstants")
    public static final int PROBE_T = Mpi.MPI_PROBE_T;

    /**
     * MPI's {@code MPI_PROC_NULL}.
     */
    @Generated("FacadeConstants")
    public static final int PROC_NULL = Mpi.MPI_PROC_NULL;

    /**
     * MPI's {@code MPI_PROD}.
     */
    @Generated("FacadeConstants")
    public static final Op PROD = new Op("MPI.PROD", Mpi.MPI_PROD);

    /**
     * MPI's {@code MPI_PSEND_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int PSEND_INIT_T = Mpi.MPI_PSEND_INIT_T;

    /**
     * MPI's {@code MPI_PUBLISH_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int PUBLISH_NAME_T = Mpi.MPI_PUBLISH_NAME_T;

    /**
     * MPI's {@code MPI_PUT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int PUT_C_T = Mpi.MPI_PUT_C_T;

    /**
     * MPI's {@code MPI_PUT_T}.
     */
    @Generated("FacadeConstants")
    public static final int PUT_T = Mpi.MPI_PUT_T;

    /**
     * MPI's {@code MPI_QUERY_THREAD_T}.
     */
    @Generated("FacadeConstants")
    public static final int QUERY_THREAD_T = Mpi.MPI_QUERY_THREAD_T;

    /**
     * MPI's {@code MPI_RACCUMULATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RACCUMULATE_C_T = Mpi.MPI_RACCUMULATE_C_T;

    /**
     * MPI's {@code MPI_RACCUMULATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int RACCUMULATE_T = Mpi.MPI_RACCUMULATE_T;

    /**
     * MPI's {@code MPI_REAL}.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL = new Datatype("MPI.REAL", Mpi.MPI_REAL);

    /**
     * MPI's {@code MPI_REAL16}.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL16 = new Datatype("MPI.REAL16", Mpi.MPI_REAL16);

    /**
     * MPI's {@code MPI_REAL2}.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL2 = new Datatype("MPI.REAL2", Mpi.MPI_REAL2);

    /**
     * MPI's {@code MPI_REAL4}.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL4 = new Datatype("MPI.REAL4", Mpi.MPI_REAL4);

    /**
     * MPI's {@code MPI_REAL8}.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL8 = new Datatype("MPI.REAL8", Mpi.MPI_REAL8);

    /**
     * MPI's {@code MPI_RECV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RECV_C_T = Mpi.MPI_RECV_C_T;

    /**
     * MPI's {@code MPI_RECV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RECV_INIT_C_T = Mpi.MPI_RECV_INIT_C_T;

    /**
     * MPI's {@code MPI_RECV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int RECV_INIT_T = Mpi.MPI_RECV_INIT_T;

    /**
     * MPI's {@code MPI_RECV_T}.
     */
    @Generated("FacadeConstants")
    public static final int RECV_T = Mpi.MPI_RECV_T;

    /**
     * MPI's {@code MPI_REDUCE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_C_T = Mpi.MPI_REDUCE_C_T;

    /**
     * MPI's {@code MPI_REDUCE_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_INIT_C_T = Mpi.MPI_REDUCE_INIT_C_T;

    /**
     * MPI's {@code MPI_REDUCE_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_INIT_T = Mpi.MPI_REDUCE_INIT_T;

    /**
     * MPI's {@code MPI_REDUCE_LOCAL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_LOCAL_C_T = Mpi.MPI_REDUCE_LOCAL_C_T;

    /**
     * MPI's {@code MPI_REDUCE_LOCAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_LOCAL_T = Mpi.MPI_REDUCE_LOCAL_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_BLOCK_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_BLOCK_C_T = Mpi.MPI_REDUCE_SCATTER_BLOCK_C_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_BLOCK_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_BLOCK_INIT_C_T = Mpi.MPI_REDUCE_SCATTER_BLOCK_INIT_C_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_BLOCK_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_BLOCK_INIT_T = Mpi.MPI_REDUCE_SCATTER_BLOCK_INIT_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_BLOCK_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_BLOCK_T = Mpi.MPI_REDUCE_SCATTER_BLOCK_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_C_T = Mpi.MPI_REDUCE_SCATTER_C_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_INIT_C_T = Mpi.MPI_REDUCE_SCATTER_INIT_C_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_INIT_T = Mpi.MPI_REDUCE_SCATTER_INIT_T;

    /**
     * MPI's {@code MPI_REDUCE_SCATTER_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_SCATTER_T = Mpi.MPI_REDUCE_SCATTER_T;

    /**
     * MPI's {@code MPI_REDUCE_T}.
     */
    @Generated("FacadeConstants")
    public static final int REDUCE_T = Mpi.MPI_REDUCE_T;

    /**
     * MPI's {@code MPI_REPLACE}.
     */
    @Generated("FacadeConstants")
    public static final Op REPLACE = new Op("MPI.REPLACE", Mpi.MPI_REPLACE);

    /**
     * MPI's {@code MPI_REQUEST_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int REQUEST_FREE_T = Mpi.MPI_REQUEST_FREE_T;

    /**
     * MPI's {@code MPI_REQUEST_GET_STATUS_T}.
     */
    @Generated("FacadeConstants")
    public static final int REQUEST_GET_STATUS_T = Mpi.MPI_REQUEST_GET_STATUS_T;

    /**
     * MPI's {@code MPI_RGET_ACCUMULATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RGET_ACCUMULATE_C_T = Mpi.MPI_RGET_ACCUMULATE_C_T;

    /**
     * MPI's {@code MPI_RGET_ACCUMULATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int RGET_ACCUMULATE_T = Mpi.MPI_RGET_ACCUMULATE_T;

    /**
     * MPI's {@code MPI_RGET_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RGET_C_T = Mpi.MPI_RGET_C_T;

    /**
     * MPI's {@code MPI_RGET_T}.
     */
    @Generated("FacadeConstants")
    public static final int RGET_T = Mpi.MPI_RGET_T;

    /**
     * MPI's {@code MPI_ROOT}.
     */
    @Generated("FacadeConstants")
    public static final int ROOT = Mpi.MPI_ROOT;

    /**
     * MPI's {@code MPI_RPUT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RPUT_C_T = Mpi.MPI_RPUT_C_T;

    /**
     * MPI's {@code MPI_RPUT_T}.
     */
    @Generated("FacadeConstants")
    public static final int RPUT_T = Mpi.MPI_RPUT_T;

    /**
     * MPI's {@code MPI_RSEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RSEND_C_T = Mpi.MPI_RSEND_C_T;

    /**
     * MPI's {@code MPI_RSEND_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int RSEND_INIT_C_T = Mpi.MPI_RSEND_INIT_C_T;

    /**
     * MPI's {@code MPI_RSEND_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int RSEND_INIT_T = Mpi.MPI_RSEND_INIT_T;

    /**
     * MPI's {@code MPI_RSEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int RSEND_T = Mpi.MPI_RSEND_T;

    /**
     * MPI's {@code MPI_SCAN_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCAN_C_T = Mpi.MPI_SCAN_C_T;

    /**
     * MPI's {@code MPI_SCAN_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCAN_INIT_C_T = Mpi.MPI_SCAN_INIT_C_T;

    /**
     * MPI's {@code MPI_SCAN_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCAN_INIT_T = Mpi.MPI_SCAN_INIT_T;

    /**
     * MPI's {@code MPI_SCAN_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCAN_T = Mpi.MPI_SCAN_T;

    /**
     * MPI's {@code MPI_SCATTERV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTERV_C_T = Mpi.MPI_SCATTERV_C_T;

    /**
     * MPI's {@code MPI_SCATTERV_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTERV_INIT_C_T = Mpi.MPI_SCATTERV_INIT_C_T;

    /**
     * MPI's {@code MPI_SCATTERV_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTERV_INIT_T = Mpi.MPI_SCATTERV_INIT_T;

    /**
     * MPI's {@code MPI_SCATTERV_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTERV_T = Mpi.MPI_SCATTERV_T;

    /**
     * MPI's {@code MPI_SCATTER_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTER_C_T = Mpi.MPI_SCATTER_C_T;

    /**
     * MPI's {@code MPI_SCATTER_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTER_INIT_C_T = Mpi.MPI_SCATTER_INIT_C_T;

    /**
     * MPI's {@code MPI_SCATTER_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTER_INIT_T = Mpi.MPI_SCATTER_INIT_T;

    /**
     * MPI's {@code MPI_SCATTER_T}.
     */
    @Generated("FacadeConstants")
    public static final int SCATTER_T = Mpi.MPI_SCATTER_T;

    /**
     * MPI's {@code MPI_SEEK_CUR}.
     */
    @Generated("FacadeConstants")
    public static final int SEEK_CUR = Mpi.MPI_SEEK_CUR;

    /**
     * MPI's {@code MPI_SEEK_END}.
     */
    @Generated("FacadeConstants")
    public static final int SEEK_END = Mpi.MPI_SEEK_END;

    /**
     * MPI's {@code MPI_SEEK_SET}.
     */
    @Generated("FacadeConstants")
    public static final int SEEK_SET = Mpi.MPI_SEEK_SET;

    /**
     * MPI's {@code MPI_SENDRECV_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SENDRECV_C_T = Mpi.MPI_SENDRECV_C_T;

    /**
     * MPI's {@code MPI_SENDRECV_REPLACE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SENDRECV_REPLACE_C_T = Mpi.MPI_SENDRECV_REPLACE_C_T;

    /**
     * MPI's {@code MPI_SENDRECV_REPLACE_T}.
     */
    @Generated("FacadeConstants")
    public static final int SENDRECV_REPLACE_T = Mpi.MPI_SENDRECV_REPLACE_T;

    /**
     * MPI's {@code MPI_SENDRECV_T}.
     */
    @Generated("FacadeConstants")
    public static final int SENDRECV_T = Mpi.MPI_SENDRECV_T;

    /**
     * MPI's {@code MPI_SEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SEND_C_T = Mpi.MPI_SEND_C_T;

    /**
     * MPI's {@code MPI_SEND_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SEND_INIT_C_T = Mpi.MPI_SEND_INIT_C_T;

    /**
     * MPI's {@code MPI_SEND_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int SEND_INIT_T = Mpi.MPI_SEND_INIT_T;

    /**
     * MPI's {@code MPI_SEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int SEND_T = Mpi.MPI_SEND_T;

    /**
     * MPI's {@code MPI_SESSION_CALL_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_CALL_ERRHANDLER_T = Mpi.MPI_SESSION_CALL_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_SESSION_CREATE_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_CREATE_ERRHANDLER_T = Mpi.MPI_SESSION_CREATE_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_SESSION_FINALIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_FINALIZE_T = Mpi.MPI_SESSION_FINALIZE_T;

    /**
     * MPI's {@code MPI_SESSION_GET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_GET_ERRHANDLER_T = Mpi.MPI_SESSION_GET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_SESSION_GET_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_GET_INFO_T = Mpi.MPI_SESSION_GET_INFO_T;

    /**
     * MPI's {@code MPI_SESSION_GET_NTH_PSET_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_GET_NTH_PSET_T = Mpi.MPI_SESSION_GET_NTH_PSET_T;

    /**
     * MPI's {@code MPI_SESSION_GET_NUM_PSETS_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_GET_NUM_PSETS_T = Mpi.MPI_SESSION_GET_NUM_PSETS_T;

    /**
     * MPI's {@code MPI_SESSION_GET_PSET_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_GET_PSET_INFO_T = Mpi.MPI_SESSION_GET_PSET_INFO_T;

    /**
     * MPI's {@code MPI_SESSION_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_INIT_T = Mpi.MPI_SESSION_INIT_T;

    /**
     * MPI's {@code MPI_SESSION_SET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int SESSION_SET_ERRHANDLER_T = Mpi.MPI_SESSION_SET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_SHORT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype SHORT = new Datatype("MPI.SHORT", Mpi.MPI_SHORT);

    /**
     * MPI's {@code MPI_SHORT_INT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype SHORT_INT = new Datatype("MPI.SHORT_INT", Mpi.MPI_SHORT_INT);

    /**
     * MPI's {@code MPI_SIGNED_CHAR}.
     */
    @Generated("FacadeConstants")
    public static final Datatype SIGNED_CHAR = new Datatype("MPI.SIGNED_CHAR", Mpi.MPI_SIGNED_CHAR);

    /**
     * MPI's {@code MPI_SIMILAR}.
     */
    @Generated("FacadeConstants")
    public static final int SIMILAR = Mpi.MPI_SIMILAR;

    /**
     * MPI's {@code MPI_SSEND_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SSEND_C_T = Mpi.MPI_SSEND_C_T;

    /**
     * MPI's {@code MPI_SSEND_INIT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int SSEND_INIT_C_T = Mpi.MPI_SSEND_INIT_C_T;

    /**
     * MPI's {@code MPI_SSEND_INIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int SSEND_INIT_T = Mpi.MPI_SSEND_INIT_T;

    /**
     * MPI's {@code MPI_SSEND_T}.
     */
    @Generated("FacadeConstants")
    public static final int SSEND_T = Mpi.MPI_SSEND_T;

    /**
     * MPI's {@code MPI_STARTALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int STARTALL_T = Mpi.MPI_STARTALL_T;

    /**
     * MPI's {@code MPI_START_T}.
     */
    @Generated("FacadeConstants")
    public static final int START_T = Mpi.MPI_START_T;

    /**
     * MPI's {@code MPI_STATUS_SET_CANCELLED_T}.
     */
    @Generated("FacadeConstants")
    public static final int STATUS_SET_CANCELLED_T = Mpi.MPI_STATUS_SET_CANCELLED_T;

    /**
     * MPI's {@code MPI_STATUS_SET_ELEMENTS_T}.
     */
    @Generated("FacadeConstants")
    public static final int STATUS_SET_ELEMENTS_T = Mpi.MPI_STATUS_SET_ELEMENTS_T;

    /**
     * MPI's {@code MPI_STATUS_SET_ELEMENTS_X_T}.
     */
    @Generated("FacadeConstants")
    public static final int STATUS_SET_ELEMENTS_X_T = Mpi.MPI_STATUS_SET_ELEMENTS_X_T;

    /**
     * MPI's {@code MPI_SUBVERSION}.
     */
    @Generated("FacadeConstants")
    public static final int SUBVERSION = Mpi.MPI_SUBVERSION;

    /**
     * MPI's {@code MPI_SUCCESS}.
     */
    @Generated("FacadeConstants")
    public static final int SUCCESS = Mpi.MPI_SUCCESS;

    /**
     * MPI's {@code MPI_SUM}.
     */
    @Generated("FacadeConstants")
    public static final Op SUM = new Op("MPI.SUM", Mpi.MPI_SUM);

    /**
     * MPI's {@code MPI_TAG_UB}.
     */
    @Generated("FacadeConstants")
    public static final int TAG_UB = Mpi.MPI_TAG_UB;

    /**
     * MPI's {@code MPI_TESTALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int TESTALL_T = Mpi.MPI_TESTALL_T;

    /**
     * MPI's {@code MPI_TESTANY_T}.
     */
    @Generated("FacadeConstants")
    public static final int TESTANY_T = Mpi.MPI_TESTANY_T;

    /**
     * MPI's {@code MPI_TESTSOME_T}.
     */
    @Generated("FacadeConstants")
    public static final int TESTSOME_T = Mpi.MPI_TESTSOME_T;

    /**
     * MPI's {@code MPI_TEST_CANCELLED_T}.
     */
    @Generated("FacadeConstants")
    public static final int TEST_CANCELLED_T = Mpi.MPI_TEST_CANCELLED_T;

    /**
     * MPI's {@code MPI_TEST_T}.
     */
    @Generated("FacadeConstants")
    public static final int TEST_T = Mpi.MPI_TEST_T;

    /**
     * MPI's {@code MPI_THREAD_FUNNELED}.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_FUNNELED = Mpi.MPI_THREAD_FUNNELED;

    /**
     * MPI's {@code MPI_THREAD_MULTIPLE}.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_MULTIPLE = Mpi.MPI_THREAD_MULTIPLE;

    /**
     * MPI's {@code MPI_THREAD_SERIALIZED}.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_SERIALIZED = Mpi.MPI_THREAD_SERIALIZED;

    /**
     * MPI's {@code MPI_THREAD_SINGLE}.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_SINGLE = Mpi.MPI_THREAD_SINGLE;

    /**
     * MPI's {@code MPI_TOPO_TEST_T}.
     */
    @Generated("FacadeConstants")
    public static final int TOPO_TEST_T = Mpi.MPI_TOPO_TEST_T;

    /**
     * MPI's {@code MPI_TYPECLASS_COMPLEX}.
     */
    @Generated("FacadeConstants")
    public static final int TYPECLASS_COMPLEX = Mpi.MPI_TYPECLASS_COMPLEX;

    /**
     * MPI's {@code MPI_TYPECLASS_INTEGER}.
     */
    @Generated("FacadeConstants")
    public static final int TYPECLASS_INTEGER = Mpi.MPI_TYPECLASS_INTEGER;

    /**
     * MPI's {@code MPI_TYPECLASS_REAL}.
     */
    @Generated("FacadeConstants")
    public static final int TYPECLASS_REAL = Mpi.MPI_TYPECLASS_REAL;

    /**
     * MPI's {@code MPI_TYPE_COMMIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_COMMIT_T = Mpi.MPI_TYPE_COMMIT_T;

    /**
     * MPI's {@code MPI_TYPE_CONTIGUOUS_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CONTIGUOUS_C_T = Mpi.MPI_TYPE_CONTIGUOUS_C_T;

    /**
     * MPI's {@code MPI_TYPE_CONTIGUOUS_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CONTIGUOUS_T = Mpi.MPI_TYPE_CONTIGUOUS_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_DARRAY_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_DARRAY_C_T = Mpi.MPI_TYPE_CREATE_DARRAY_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_DARRAY_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_DARRAY_T = Mpi.MPI_TYPE_CREATE_DARRAY_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_HINDEXED_BLOCK_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_HINDEXED_BLOCK_C_T = Mpi.MPI_TYPE_CREATE_HINDEXED_BLOCK_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_HINDEXED_BLOCK_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_HINDEXED_BLOCK_T = Mpi.MPI_TYPE_CREATE_HINDEXED_BLOCK_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_HINDEXED_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_HINDEXED_C_T = Mpi.MPI_TYPE_CREATE_HINDEXED_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_HINDEXED_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_HINDEXED_T = Mpi.MPI_TYPE_CREATE_HINDEXED_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_HVECTOR_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_HVECTOR_C_T = Mpi.MPI_TYPE_CREATE_HVECTOR_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_HVECTOR_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_HVECTOR_T = Mpi.MPI_TYPE_CREATE_HVECTOR_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_INDEXED_BLOCK_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_INDEXED_BLOCK_C_T = Mpi.MPI_TYPE_CREATE_INDEXED_BLOCK_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_INDEXED_BLOCK_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_INDEXED_BLOCK_T = Mpi.MPI_TYPE_CREATE_INDEXED_BLOCK_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_KEYVAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_KEYVAL_T = Mpi.MPI_TYPE_CREATE_KEYVAL_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_RESIZED_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_RESIZED_C_T = Mpi.MPI_TYPE_CREATE_RESIZED_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_RESIZED_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_RESIZED_T = Mpi.MPI_TYPE_CREATE_RESIZED_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_STRUCT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_STRUCT_C_T = Mpi.MPI_TYPE_CREATE_STRUCT_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_STRUCT_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_STRUCT_T = Mpi.MPI_TYPE_CREATE_STRUCT_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_SUBARRAY_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_SUBARRAY_C_T = Mpi.MPI_TYPE_CREATE_SUBARRAY_C_T;

    /**
     * MPI's {@code MPI_TYPE_CREATE_SUBARRAY_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_CREATE_SUBARRAY_T = Mpi.MPI_TYPE_CREATE_SUBARRAY_T;

    /**
     * MPI's {@code MPI_TYPE_DELETE_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_DELETE_ATTR_T = Mpi.MPI_TYPE_DELETE_ATTR_T;

    /**
     * MPI's {@code MPI_TYPE_DUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_DUP_T = Mpi.MPI_TYPE_DUP_T;

    /**
     * MPI's {@code MPI_TYPE_EXTENT_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_EXTENT_T = Mpi.MPI_TYPE_EXTENT_T;

    /**
     * MPI's {@code MPI_TYPE_FREE_KEYVAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_FREE_KEYVAL_T = Mpi.MPI_TYPE_FREE_KEYVAL_T;

    /**
     * MPI's {@code MPI_TYPE_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_FREE_T = Mpi.MPI_TYPE_FREE_T;

    /**
     * MPI's {@code MPI_TYPE_GET_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_ATTR_T = Mpi.MPI_TYPE_GET_ATTR_T;

    /**
     * MPI's {@code MPI_TYPE_GET_CONTENTS_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_CONTENTS_C_T = Mpi.MPI_TYPE_GET_CONTENTS_C_T;

    /**
     * MPI's {@code MPI_TYPE_GET_CONTENTS_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_CONTENTS_T = Mpi.MPI_TYPE_GET_CONTENTS_T;

    /**
     * MPI's {@code MPI_TYPE_GET_ENVELOPE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_ENVELOPE_C_T = Mpi.MPI_TYPE_GET_ENVELOPE_C_T;

    /**
     * MPI's {@code MPI_TYPE_GET_ENVELOPE_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_ENVELOPE_T = Mpi.MPI_TYPE_GET_ENVELOPE_T;

    /**
     * MPI's {@code MPI_TYPE_GET_EXTENT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_EXTENT_C_T = Mpi.MPI_TYPE_GET_EXTENT_C_T;

    /**
     * MPI's {@code MPI_TYPE_GET_EXTENT_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_EXTENT_T = Mpi.MPI_TYPE_GET_EXTENT_T;

    /**
     * MPI's {@code MPI_TYPE_GET_EXTENT_X_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_EXTENT_X_T = Mpi.MPI_TYPE_GET_EXTENT_X_T;

    /**
     * MPI's {@code MPI_TYPE_GET_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_NAME_T = Mpi.MPI_TYPE_GET_NAME_T;

    /**
     * MPI's {@code MPI_TYPE_GET_TRUE_EXTENT_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_TRUE_EXTENT_C_T = Mpi.MPI_TYPE_GET_TRUE_EXTENT_C_T;

    /**
     * MPI's {@code MPI_TYPE_GET_TRUE_EXTENT_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_TRUE_EXTENT_T = Mpi.MPI_TYPE_GET_TRUE_EXTENT_T;

    /**
     * MPI's {@code MPI_TYPE_GET_TRUE_EXTENT_X_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_GET_TRUE_EXTENT_X_T = Mpi.MPI_TYPE_GET_TRUE_EXTENT_X_T;

    /**
     * MPI's {@code MPI_TYPE_HINDEXED_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_HINDEXED_T = Mpi.MPI_TYPE_HINDEXED_T;

    /**
     * MPI's {@code MPI_TYPE_HVECTOR_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_HVECTOR_T = Mpi.MPI_TYPE_HVECTOR_T;

    /**
     * MPI's {@code MPI_TYPE_INDEXED_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_INDEXED_C_T = Mpi.MPI_TYPE_INDEXED_C_T;

    /**
     * MPI's {@code MPI_TYPE_INDEXED_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_INDEXED_T = Mpi.MPI_TYPE_INDEXED_T;

    /**
     * MPI's {@code MPI_TYPE_LB_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_LB_T = Mpi.MPI_TYPE_LB_T;

    /**
     * MPI's {@code MPI_TYPE_MATCH_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_MATCH_SIZE_T = Mpi.MPI_TYPE_MATCH_SIZE_T;

    /**
     * MPI's {@code MPI_TYPE_SET_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_SET_ATTR_T = Mpi.MPI_TYPE_SET_ATTR_T;

    /**
     * MPI's {@code MPI_TYPE_SET_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_SET_NAME_T = Mpi.MPI_TYPE_SET_NAME_T;

    /**
     * MPI's {@code MPI_TYPE_SIZE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_SIZE_C_T = Mpi.MPI_TYPE_SIZE_C_T;

    /**
     * MPI's {@code MPI_TYPE_SIZE_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_SIZE_T = Mpi.MPI_TYPE_SIZE_T;

    /**
     * MPI's {@code MPI_TYPE_SIZE_X_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_SIZE_X_T = Mpi.MPI_TYPE_SIZE_X_T;

    /**
     * MPI's {@code MPI_TYPE_STRUCT_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_STRUCT_T = Mpi.MPI_TYPE_STRUCT_T;

    /**
     * MPI's {@code MPI_TYPE_UB_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_UB_T = Mpi.MPI_TYPE_UB_T;

    /**
     * MPI's {@code MPI_TYPE_VECTOR_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_VECTOR_C_T = Mpi.MPI_TYPE_VECTOR_C_T;

    /**
     * MPI's {@code MPI_TYPE_VECTOR_T}.
     */
    @Generated("FacadeConstants")
    public static final int TYPE_VECTOR_T = Mpi.MPI_TYPE_VECTOR_T;

    /**
     * MPI's {@code MPI_UB}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UB = new Datatype("MPI.UB", Mpi.MPI_UB);

    /**
     * MPI's {@code MPI_UINT16_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT16_T = new Datatype("MPI.UINT16_T", Mpi.MPI_UINT16_T);

    /**
     * MPI's {@code MPI_UINT32_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT32_T = new Datatype("MPI.UINT32_T", Mpi.MPI_UINT32_T);

    /**
     * MPI's {@code MPI_UINT64_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT64_T = new Datatype("MPI.UINT64_T", Mpi.MPI_UINT64_T);

    /**
     * MPI's {@code MPI_UINT8_T}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT8_T = new Datatype("MPI.UINT8_T", Mpi.MPI_UINT8_T);

    /**
     * MPI's {@code MPI_UNDEFINED}.
     */
    @Generated("FacadeConstants")
    public static final int UNDEFINED = Mpi.MPI_UNDEFINED;

    /**
     * MPI's {@code MPI_UNEQUAL}.
     */
    @Generated("FacadeConstants")
    public static final int UNEQUAL = Mpi.MPI_UNEQUAL;

    /**
     * MPI's {@code MPI_UNIVERSE_SIZE}.
     */
    @Generated("FacadeConstants")
    public static final int UNIVERSE_SIZE = Mpi.MPI_UNIVERSE_SIZE;

    /**
     * MPI's {@code MPI_UNPACK_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int UNPACK_C_T = Mpi.MPI_UNPACK_C_T;

    /**
     * MPI's {@code MPI_UNPACK_EXTERNAL_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int UNPACK_EXTERNAL_C_T = Mpi.MPI_UNPACK_EXTERNAL_C_T;

    /**
     * MPI's {@code MPI_UNPACK_EXTERNAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int UNPACK_EXTERNAL_T = Mpi.MPI_UNPACK_EXTERNAL_T;

    /**
     * MPI's {@code MPI_UNPACK_T}.
     */
    @Generated("FacadeConstants")
    public static final int UNPACK_T = Mpi.MPI_UNPACK_T;

    /**
     * MPI's {@code MPI_UNPUBLISH_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int UNPUBLISH_NAME_T = Mpi.MPI_UNPUBLISH_NAME_T;

    /**
     * MPI's {@code MPI_UNSIGNED}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED = new Datatype("MPI.UNSIGNED", Mpi.MPI_UNSIGNED);

    /**
     * MPI's {@code MPI_UNSIGNED_CHAR}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_CHAR = new Datatype("MPI.UNSIGNED_CHAR", Mpi.MPI_UNSIGNED_CHAR);

    /**
     * MPI's {@code MPI_UNSIGNED_LONG}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_LONG = new Datatype("MPI.UNSIGNED_LONG", Mpi.MPI_UNSIGNED_LONG);

    /**
     * MPI's {@code MPI_UNSIGNED_LONG_LONG}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_LONG_LONG = new Datatype("MPI.UNSIGNED_LONG_LONG", Mpi.MPI_UNSIGNED_LONG_LONG);

    /**
     * MPI's {@code MPI_UNSIGNED_SHORT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_SHORT = new Datatype("MPI.UNSIGNED_SHORT", Mpi.MPI_UNSIGNED_SHORT);

    /**
     * MPI's {@code MPI_VERSION}.
     */
    @Generated("FacadeConstants")
    public static final int VERSION = Mpi.MPI_VERSION;

    /**
     * MPI's {@code MPI_WAITALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WAITALL_T = Mpi.MPI_WAITALL_T;

    /**
     * MPI's {@code MPI_WAITANY_T}.
     */
    @Generated("FacadeConstants")
    public static final int WAITANY_T = Mpi.MPI_WAITANY_T;

    /**
     * MPI's {@code MPI_WAITSOME_T}.
     */
    @Generated("FacadeConstants")
    public static final int WAITSOME_T = Mpi.MPI_WAITSOME_T;

    /**
     * MPI's {@code MPI_WAIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int WAIT_T = Mpi.MPI_WAIT_T;

    /**
     * MPI's {@code MPI_WCHAR}.
     */
    @Generated("FacadeConstants")
    public static final Datatype WCHAR = new Datatype("MPI.WCHAR", Mpi.MPI_WCHAR);

    /**
     * MPI's {@code MPI_WIN_ALLOCATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_ALLOCATE_C_T = Mpi.MPI_WIN_ALLOCATE_C_T;

    /**
     * MPI's {@code MPI_WIN_ALLOCATE_SHARED_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_ALLOCATE_SHARED_C_T = Mpi.MPI_WIN_ALLOCATE_SHARED_C_T;

    /**
     * MPI's {@code MPI_WIN_ALLOCATE_SHARED_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_ALLOCATE_SHARED_T = Mpi.MPI_WIN_ALLOCATE_SHARED_T;

    /**
     * MPI's {@code MPI_WIN_ALLOCATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_ALLOCATE_T = Mpi.MPI_WIN_ALLOCATE_T;

    /**
     * MPI's {@code MPI_WIN_ATTACH_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_ATTACH_T = Mpi.MPI_WIN_ATTACH_T;

    /**
     * MPI's {@code MPI_WIN_BASE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_BASE = Mpi.MPI_WIN_BASE;

    /**
     * MPI's {@code MPI_WIN_CALL_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CALL_ERRHANDLER_T = Mpi.MPI_WIN_CALL_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_WIN_COMPLETE_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_COMPLETE_T = Mpi.MPI_WIN_COMPLETE_T;

    /**
     * MPI's {@code MPI_WIN_CREATE_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_C_T = Mpi.MPI_WIN_CREATE_C_T;

    /**
     * MPI's {@code MPI_WIN_CREATE_DYNAMIC_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_DYNAMIC_T = Mpi.MPI_WIN_CREATE_DYNAMIC_T;

    /**
     * MPI's {@code MPI_WIN_CREATE_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_ERRHANDLER_T = Mpi.MPI_WIN_CREATE_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_WIN_CREATE_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_FLAVOR = Mpi.MPI_WIN_CREATE_FLAVOR;

    /**
     * MPI's {@code MPI_WIN_CREATE_KEYVAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_KEYVAL_T = Mpi.MPI_WIN_CREATE_KEYVAL_T;

    /**
     * MPI's {@code MPI_WIN_CREATE_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_T = Mpi.MPI_WIN_CREATE_T;

    /**
     * MPI's {@code MPI_WIN_DELETE_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_DELETE_ATTR_T = Mpi.MPI_WIN_DELETE_ATTR_T;

    /**
     * MPI's {@code MPI_WIN_DETACH_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_DETACH_T = Mpi.MPI_WIN_DETACH_T;

    /**
     * MPI's {@code MPI_WIN_DISP_UNIT}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_DISP_UNIT = Mpi.MPI_WIN_DISP_UNIT;

    /**
     * MPI's {@code MPI_WIN_FENCE_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FENCE_T = Mpi.MPI_WIN_FENCE_T;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_ALLOCATE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_ALLOCATE = Mpi.MPI_WIN_FLAVOR_ALLOCATE;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_CREATE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_CREATE = Mpi.MPI_WIN_FLAVOR_CREATE;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_DYNAMIC}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_DYNAMIC = Mpi.MPI_WIN_FLAVOR_DYNAMIC;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_SHARED}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_SHARED = Mpi.MPI_WIN_FLAVOR_SHARED;

    /**
     * MPI's {@code MPI_WIN_FLUSH_ALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLUSH_ALL_T = Mpi.MPI_WIN_FLUSH_ALL_T;

    /**
     * MPI's {@code MPI_WIN_FLUSH_LOCAL_ALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLUSH_LOCAL_ALL_T = Mpi.MPI_WIN_FLUSH_LOCAL_ALL_T;

    /**
     * MPI's {@code MPI_WIN_FLUSH_LOCAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLUSH_LOCAL_T = Mpi.MPI_WIN_FLUSH_LOCAL_T;

    /**
     * MPI's {@code MPI_WIN_FLUSH_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLUSH_T = Mpi.MPI_WIN_FLUSH_T;

    /**
     * MPI's {@code MPI_WIN_FREE_KEYVAL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FREE_KEYVAL_T = Mpi.MPI_WIN_FREE_KEYVAL_T;

    /**
     * MPI's {@code MPI_WIN_FREE_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FREE_T = Mpi.MPI_WIN_FREE_T;

    /**
     * MPI's {@code MPI_WIN_GET_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_GET_ATTR_T = Mpi.MPI_WIN_GET_ATTR_T;

    /**
     * MPI's {@code MPI_WIN_GET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_GET_ERRHANDLER_T = Mpi.MPI_WIN_GET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_WIN_GET_GROUP_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_GET_GROUP_T = Mpi.MPI_WIN_GET_GROUP_T;

    /**
     * MPI's {@code MPI_WIN_GET_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_GET_INFO_T = Mpi.MPI_WIN_GET_INFO_T;

    /**
     * MPI's {@code MPI_WIN_GET_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_GET_NAME_T = Mpi.MPI_WIN_GET_NAME_T;

    /**
     * MPI's {@code MPI_WIN_LOCK_ALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_LOCK_ALL_T = Mpi.MPI_WIN_LOCK_ALL_T;

    /**
     * MPI's {@code MPI_WIN_LOCK_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_LOCK_T = Mpi.MPI_WIN_LOCK_T;

    /**
     * MPI's {@code MPI_WIN_MODEL}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_MODEL = Mpi.MPI_WIN_MODEL;

    /**
     * MPI's {@code MPI_WIN_POST_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_POST_T = Mpi.MPI_WIN_POST_T;

    /**
     * MPI's {@code MPI_WIN_SEPARATE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SEPARATE = Mpi.MPI_WIN_SEPARATE;

    /**
     * MPI's {@code MPI_WIN_SET_ATTR_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SET_ATTR_T = Mpi.MPI_WIN_SET_ATTR_T;

    /**
     * MPI's {@code MPI_WIN_SET_ERRHANDLER_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SET_ERRHANDLER_T = Mpi.MPI_WIN_SET_ERRHANDLER_T;

    /**
     * MPI's {@code MPI_WIN_SET_INFO_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SET_INFO_T = Mpi.MPI_WIN_SET_INFO_T;

    /**
     * MPI's {@code MPI_WIN_SET_NAME_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SET_NAME_T = Mpi.MPI_WIN_SET_NAME_T;

    /**
     * MPI's {@code MPI_WIN_SHARED_QUERY_C_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SHARED_QUERY_C_T = Mpi.MPI_WIN_SHARED_QUERY_C_T;

    /**
     * MPI's {@code MPI_WIN_SHARED_QUERY_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SHARED_QUERY_T = Mpi.MPI_WIN_SHARED_QUERY_T;

    /**
     * MPI's {@code MPI_WIN_SIZE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SIZE = Mpi.MPI_WIN_SIZE;

    /**
     * MPI's {@code MPI_WIN_START_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_START_T = Mpi.MPI_WIN_START_T;

    /**
     * MPI's {@code MPI_WIN_SYNC_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SYNC_T = Mpi.MPI_WIN_SYNC_T;

    /**
     * MPI's {@code MPI_WIN_TEST_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_TEST_T = Mpi.MPI_WIN_TEST_T;

    /**
     * MPI's {@code MPI_WIN_UNIFIED}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_UNIFIED = Mpi.MPI_WIN_UNIFIED;

    /**
     * MPI's {@code MPI_WIN_UNLOCK_ALL_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_UNLOCK_ALL_T = Mpi.MPI_WIN_UNLOCK_ALL_T;

    /**
     * MPI's {@code MPI_WIN_UNLOCK_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_UNLOCK_T = Mpi.MPI_WIN_UNLOCK_T;

    /**
     * MPI's {@code MPI_WIN_WAIT_T}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_WAIT_T = Mpi.MPI_WIN_WAIT_T;

    /**
     * MPI's {@code MPI_WTICK_T}.
     */
    @Generated("FacadeConstants")
    public static final int WTICK_T = Mpi.MPI_WTICK_T;

    /**
     * MPI's {@code MPI_WTIME_IS_GLOBAL}.
     */
    @Generated("FacadeConstants")
    public static final int WTIME_IS_GLOBAL = Mpi.MPI_WTIME_IS_GLOBAL;

    /**
     * MPI's {@code MPI_WTIME_T}.
     */
    @Generated("FacadeConstants")
    public static final int WTIME_T = Mpi.MPI_WTIME_T;

    /**
     * Calls {@code MPI_Add_error_class}: local.
     *
     * <p>C: {@code int MPI_Add_error_class(int *errorclass)}.
     *
     * @return the errorclass
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static int Add_error_class() {
        try (Frame frame = Frame.anytime("MPI_Add_error_class")) {
            MemorySegment errorclassAt = frame.cell();
            frame.check(Mpi.MPI_Add_error_class(errorclassAt));
            return frame.intAt(errorclassAt);
        }
    }

    /**
     * Calls {@code MPI_Add_error_code}: local.
     *
     * <p>C: {@code int MPI_Add_error_code(int errorclass, int *errorcode)}.
     *
     * @param errorclass errorclass
     * @return the errorcode
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static int Add_error_code(int errorclass) {
        try (Frame frame = Frame.anytime("MPI_Add_error_code")) {
            MemorySegment errorcodeAt = frame.cell();
            frame.check(Mpi.MPI_Add_error_code(errorclass, errorcodeAt));
            return frame.intAt(errorcodeAt);
        }
    }

    /**
     * Calls {@code MPI_Add_error_string}: local.
     *
     * <p>C: {@code int MPI_Add_error_string(int errorcode, const char *string)}.
     *
     * @param errorcode errorcode
     * @param string string, a text
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Add_error_string(int errorcode, String string) {
        try (Frame frame = Frame.anytime("MPI_Add_error_string")) {
            MemorySegment stringAt = frame.text(string);
            frame.check(Mpi.MPI_Add_error_string(errorcode, stringAt));
        }
    }

    /**
     * Calls {@code MPI_Aint_add}: local.
     *
     * <p>C: {@code MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)}.
     *
     * @param base base
     * @param disp disp
     * @return what MPI returns
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static long Aint_add(long base, long disp) {
        try (Frame frame = Frame.open("MPI_Aint_add")) {
            return frame.value(Mpi.MPI_Aint_add(base, disp));
        }
    }

    /**
     * Calls {@code MPI_Aint_diff}: local.
     *
     * <p>C: {@code MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2)}.
     *
     * @param addr1 addr1
     * @param addr2 addr2
     * @return what MPI returns
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static long Aint_diff(long addr1, long addr2) {
        try (Frame frame = Frame.open("MPI_Aint_diff")) {
            return frame.value(Mpi.MPI_Aint_diff(addr1, addr2));
        }
    }

    /**
     * Calls {@code MPI_Alloc_mem}: local.
     *
     * <p>C: {@code int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)}.
     *
     * @param size size
     * @param info the info; null for none
     * @return the baseptr
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static MemorySegment Alloc_mem(long size, Info info) {
        try (Frame frame = Frame.open("MPI_Alloc_mem")) {
            MemorySegment baseptrAt = frame.cell();
            frame.check(Mpi.MPI_Alloc_mem(size, Info.handle(info), baseptrAt));
            return Memory.lend(frame.addressAt(baseptrAt), size);
        }
    }

    /**
     * Calls {@code MPI_Buffer_attach}: local.
     *
     * <p>C: {@code int MPI_Buffer_attach(void *buffer, int size)}.
     *
     * @param buffer off-heap memory; it must stay valid as long as MPI uses it
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Buffer_attach(MemorySegment buffer) {
        try (Frame frame = Frame.open("MPI_Buffer_attach")) {
            MemorySegment bufferAt = frame.memory("buffer", buffer);
            frame.check(Mpi.MPI_Buffer_attach(bufferAt, frame.small(frame.bytes(buffer))));
            Memory.keep(buffer);
        }
    }

    /**
     * Calls {@code MPI_Buffer_detach}: local.
     *
     * <p>C: {@code int MPI_Buffer_detach(void *buffer_addr, int *size)}.
     *
     * @return the buffer addr
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static MemorySegment Buffer_detach() {
        try (Frame frame = Frame.open("MPI_Buffer_detach")) {
            MemorySegment buffer_addrAt = frame.cell();
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Buffer_detach(buffer_addrAt, sizeAt));
            return Memory.detached(frame.addressAt(buffer_addrAt), frame.intAt(sizeAt));
        }
    }

    /**
     * Calls {@code MPI_Buffer_flush}: local.
     *
     * <p>C: {@code int MPI_Buffer_flush(void)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Buffer_flush() {
        try (Frame frame = Frame.open("MPI_Buffer_flush")) {
            frame.check(Mpi.MPI_Buffer_flush());
        }
    }

    /**
     * Calls {@code MPI_Buffer_iflush}: local, nonblocking.
     *
     * <p>C: {@code int MPI_Buffer_iflush(MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static Request Buffer_iflush() {
        try (Frame frame = Frame.nonblocking("MPI_Buffer_iflush")) {
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Buffer_iflush(requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Close_port}: local.
     *
     * <p>C: {@code int MPI_Close_port(const char *port_name)}.
     *
     * @param port_name port name, a text
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Close_port(String port_name) {
        try (Frame frame = Frame.open("MPI_Close_port")) {
            MemorySegment port_nameAt = frame.text(port_name);
            frame.check(Mpi.MPI_Close_port(port_nameAt));
        }
    }

    /**
     * Calls {@code MPI_Error_class}: local.
     *
     * <p>C: {@code int MPI_Error_class(int errorcode, int *errorclass)}.
     *
     * @param errorcode errorcode
     * @return the errorclass
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static int Error_class(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Error_class")) {
            MemorySegment errorclassAt = frame.cell();
            frame.check(Mpi.MPI_Error_class(errorcode, errorclassAt));
            return frame.intAt(errorclassAt);
        }
    }

    /**
     * Calls {@code MPI_Error_string}: local.
     *
     * <p>C: {@code int MPI_Error_string(int errorcode, char *string, int *resultlen)}.
     *
     * @param errorcode errorcode
     * @return the string
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static String Error_string(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Error_string")) {
            MemorySegment stringAt = frame.textOut();
            MemorySegment resultlenAt = frame.cell();
            frame.check(Mpi.MPI_Error_string(errorcode, stringAt, resultlenAt));
            return frame.textAt(stringAt);
        }
    }

    /**
     * Calls {@code MPI_Finalized}: local.
     *
     * <p>C: {@code int MPI_Finalized(int *flag)}.
     *
     * @return the flag
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static boolean Finalized() {
        try (Frame frame = Frame.anytime("MPI_Finalized")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Finalized(flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * Calls {@code MPI_Free_mem}: local.
     *
     * <p>C: {@code int MPI_Free_mem(void *base)}.
     *
     * @param base off-heap memory; it must stay valid as long as MPI uses it
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Free_mem(MemorySegment base) {
        try (Frame frame = Frame.open("MPI_Free_mem")) {
            Memory.giveBack(base);
            MemorySegment baseAt = frame.memory("base", base);
            frame.check(Mpi.MPI_Free_mem(baseAt));
        }
    }

    /**
     * Calls {@code MPI_Get_address}: local.
     *
     * <p>C: {@code int MPI_Get_address(const void *location, MPI_Aint *address)}.
     *
     * @param location off-heap memory; it must stay valid as long as MPI uses it
     * @return the address
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static long Get_address(MemorySegment location) {
        try (Frame frame = Frame.open("MPI_Get_address")) {
            MemorySegment locationAt = frame.memory("location", location);
            MemorySegment addressAt = frame.cell();
            frame.check(Mpi.MPI_Get_address(locationAt, addressAt));
            return frame.longAt(addressAt);
        }
    }

    /**
     * Calls {@code MPI_Get_hw_resource_info}: local.
     *
     * <p>C: {@code int MPI_Get_hw_resource_info(MPI_Info *hw_info)}.
     *
     * @return the hw info
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static Info Get_hw_resource_info() {
        try (Frame frame = Frame.open("MPI_Get_hw_resource_info")) {
            MemorySegment hw_infoAt = frame.cell();
            frame.check(Mpi.MPI_Get_hw_resource_info(hw_infoAt));
            return new Info(frame.handleAt(hw_infoAt, "MPI_Info"));
        }
    }

    /**
     * Calls {@code MPI_Get_library_version}: local.
     *
     * <p>C: {@code int MPI_Get_library_version(char *version, int *resultlen)}.
     *
     * @return the version
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static String Get_library_version() {
        try (Frame frame = Frame.anytime("MPI_Get_library_version")) {
            MemorySegment versionAt = frame.textOut();
            MemorySegment resultlenAt = frame.cell();
            frame.check(Mpi.MPI_Get_library_version(versionAt, resultlenAt));
            return frame.textAt(versionAt);
        }
    }

    /**
     * Calls {@code MPI_Get_processor_name}: local.
     *
     * <p>C: {@code int MPI_Get_processor_name(char *name, int *resultlen)}.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static String Get_processor_name() {
        try (Frame frame = Frame.open("MPI_Get_processor_name")) {
            MemorySegment nameAt = frame.textOut();
            MemorySegment resultlenAt = frame.cell();
            frame.check(Mpi.MPI_Get_processor_name(nameAt, resultlenAt));
            return frame.textAt(nameAt);
        }
    }

    /**
     * Calls {@code MPI_Get_version}: local.
     *
     * <p>C: {@code int MPI_Get_version(int *version, int *subversion)}.
     *
     * @return the version and the subversion
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static MPIVersion Get_version() {
        try (Frame frame = Frame.anytime("MPI_Get_version")) {
            MemorySegment versionAt = frame.cell();
            MemorySegment subversionAt = frame.cell();
            frame.check(Mpi.MPI_Get_version(versionAt, subversionAt));
            return new MPIVersion(frame.intAt(versionAt), frame.intAt(subversionAt));
        }
    }

    /**
     * Calls {@code MPI_Initialized}: local.
     *
     * <p>C: {@code int MPI_Initialized(int *flag)}.
     *
     * @return the flag
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static boolean Initialized() {
        try (Frame frame = Frame.anytime("MPI_Initialized")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Initialized(flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * Calls {@code MPI_Is_thread_main}: local.
     *
     * <p>C: {@code int MPI_Is_thread_main(int *flag)}.
     *
     * @return the flag
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static boolean Is_thread_main() {
        try (Frame frame = Frame.open("MPI_Is_thread_main")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Is_thread_main(flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * Calls {@code MPI_Lookup_name}: local.
     *
     * <p>C: {@code int MPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name)}.
     *
     * @param service_name service name, a text
     * @param info the info; null for none
     * @return the port name
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static String Lookup_name(String service_name, Info info) {
        try (Frame frame = Frame.open("MPI_Lookup_name")) {
            MemorySegment service_nameAt = frame.text(service_name);
            MemorySegment port_nameAt = frame.textOut();
            frame.check(Mpi.MPI_Lookup_name(service_nameAt, Info.handle(info), port_nameAt));
            return frame.textAt(port_nameAt);
        }
    }

    /**
     * Calls {@code MPI_Open_port}: local.
     *
     * <p>C: {@code int MPI_Open_port(MPI_Info info, char *port_name)}.
     *
     * @param info the info; null for none
     * @return the port name
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static String Open_port(Info info) {
        try (Frame frame = Frame.open("MPI_Open_port")) {
            MemorySegment port_nameAt = frame.textOut();
            frame.check(Mpi.MPI_Open_port(Info.handle(info), port_nameAt));
            return frame.textAt(port_nameAt);
        }
    }

    /**
     * Calls {@code MPI_Publish_name}: local.
     *
     * <p>C: {@code int MPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * @param service_name service name, a text
     * @param info the info; null for none
     * @param port_name port name, a text
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Publish_name(String service_name, Info info, String port_name) {
        try (Frame frame = Frame.open("MPI_Publish_name")) {
            MemorySegment service_nameAt = frame.text(service_name);
            MemorySegment port_nameAt = frame.text(port_name);
            frame.check(Mpi.MPI_Publish_name(service_nameAt, Info.handle(info), port_nameAt));
        }
    }

    /**
     * Calls {@code MPI_Query_thread}: local.
     *
     * <p>C: {@code int MPI_Query_thread(int *provided)}.
     *
     * @return the provided
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static int Query_thread() {
        try (Frame frame = Frame.open("MPI_Query_thread")) {
            MemorySegment providedAt = frame.cell();
            frame.check(Mpi.MPI_Query_thread(providedAt));
            return frame.intAt(providedAt);
        }
    }

    /**
     * Calls {@code MPI_Register_datarep}: local.
     *
     * <p>C: {@code int MPI_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)}.
     *
     * @param datarep datarep, a text
     * @param read_conversion_fn function that MPI calls
     * @param write_conversion_fn function that MPI calls
     * @param dtype_file_extent_fn function that MPI calls
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Register_datarep(String datarep, Datarep_conversion_function read_conversion_fn, Datarep_conversion_function write_conversion_fn, Datarep_extent_function dtype_file_extent_fn) {
        try (Frame frame = Frame.open("MPI_Register_datarep")) {
            MemorySegment datarepAt = frame.text(datarep);
            frame.check(Mpi.MPI_Register_datarep(datarepAt, Callbacks.datarep_conversion_function(read_conversion_fn), Callbacks.datarep_conversion_function(write_conversion_fn), Callbacks.datarep_extent_function(dtype_file_extent_fn), MemorySegment.NULL));
        }
    }

    /**
     * Calls {@code MPI_Remove_error_class}: local.
     *
     * <p>C: {@code int MPI_Remove_error_class(int errorclass)}.
     *
     * @param errorclass errorclass
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Remove_error_class(int errorclass) {
        try (Frame frame = Frame.anytime("MPI_Remove_error_class")) {
            frame.check(Mpi.MPI_Remove_error_class(errorclass));
        }
    }

    /**
     * Calls {@code MPI_Remove_error_code}: local.
     *
     * <p>C: {@code int MPI_Remove_error_code(int errorcode)}.
     *
     * @param errorcode errorcode
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Remove_error_code(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Remove_error_code")) {
            frame.check(Mpi.MPI_Remove_error_code(errorcode));
        }
    }

    /**
     * Calls {@code MPI_Remove_error_string}: local.
     *
     * <p>C: {@code int MPI_Remove_error_string(int errorcode)}.
     *
     * @param errorcode errorcode
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Remove_error_string(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Remove_error_string")) {
            frame.check(Mpi.MPI_Remove_error_string(errorcode));
        }
    }

    /**
     * Calls {@code MPI_Unpublish_name}: local.
     *
     * <p>C: {@code int MPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * @param service_name service name, a text
     * @param info the info; null for none
     * @param port_name port name, a text
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static void Unpublish_name(String service_name, Info info, String port_name) {
        try (Frame frame = Frame.open("MPI_Unpublish_name")) {
            MemorySegment service_nameAt = frame.text(service_name);
            MemorySegment port_nameAt = frame.text(port_name);
            frame.check(Mpi.MPI_Unpublish_name(service_nameAt, Info.handle(info), port_nameAt));
        }
    }

    /**
     * Calls {@code MPI_Wtick}: local.
     *
     * <p>C: {@code double MPI_Wtick(void)}.
     *
     * @return what MPI returns
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static double Wtick() {
        try (Frame frame = Frame.open("MPI_Wtick")) {
            return frame.value(Mpi.MPI_Wtick());
        }
    }

    /**
     * Calls {@code MPI_Wtime}: local.
     *
     * <p>C: {@code double MPI_Wtime(void)}.
     *
     * @return what MPI returns
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static double Wtime() {
        try (Frame frame = Frame.open("MPI_Wtime")) {
            return frame.value(Mpi.MPI_Wtime());
        }
    }
}
