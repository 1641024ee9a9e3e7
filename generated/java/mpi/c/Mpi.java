// Generated from the snapshots in generated/api by `make bindings`; edit templates/Mpi.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.Linkage;
import mpi.internal.Signals;

/**
 * The procedural binding: every function and constant of MPI under its own name, C shape kept, so
 * that a C program ports line by line.
 *
 * <p>Handles are {@code long} on every ABI; addresses are {@link MemorySegment}s, off-heap where MPI
 * reads or writes them; functions return MPI's error code and throw nothing but {@link
 * mpi.abi.MissingFunctionException} where the library that was opened lacks them. A constant that
 * the library lacks is {@link Integer#MIN_VALUE}, {@link Long#MIN_VALUE}, a null address, an empty
 * string, or the null handle of its type.
 *
 * <p>Made from: intel 2021.18.1, intel-abi 5.0, mpi-abi 5.0, mpich 3.4.3, mpich 4.0.2, mpich 4.1.3, mpich 4.2.3, mpich 4.3.2, mpich 5.0.2, openmpi 4.1.4, openmpi 5.0.11.
 */
public final class Mpi {

    private Mpi() {
    }

    /**
     * {@code MPIX_ASYNC_DONE}, in mpich 4.3.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ASYNC_DONE = Linkage.integer("MPIX_ASYNC_DONE");

    /**
     * {@code MPIX_ASYNC_NOPROGRESS}, in mpich 4.3.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ASYNC_NOPROGRESS = Linkage.integer("MPIX_ASYNC_NOPROGRESS");

    /**
     * {@code MPIX_BFLOAT16}, in intel 2021.18.1+, intel-abi 5.0+, mpich 5.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_BFLOAT16 = Linkage.handle("MPIX_BFLOAT16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPIX_COMM_TYPE_NEIGHBORHOOD}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_COMM_TYPE_NEIGHBORHOOD = Linkage.integer("MPIX_COMM_TYPE_NEIGHBORHOOD");

    /**
     * {@code MPIX_C_BF16}, in intel 2021.18.1+, intel-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_C_BF16 = Linkage.handle("MPIX_C_BF16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPIX_C_FLOAT16}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_C_FLOAT16 = Linkage.handle("MPIX_C_FLOAT16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPIX_EQUAL}, in mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_EQUAL = Linkage.handle("MPIX_EQUAL", "MPI_OP_NULL");

    /**
     * {@code MPIX_ERR_EAGAIN}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_EAGAIN = Linkage.integer("MPIX_ERR_EAGAIN");

    /**
     * {@code MPIX_ERR_NOREQ}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_NOREQ = Linkage.integer("MPIX_ERR_NOREQ");

    /**
     * {@code MPIX_ERR_PROC_FAILED}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_PROC_FAILED = Linkage.integer("MPIX_ERR_PROC_FAILED");

    /**
     * {@code MPIX_ERR_PROC_FAILED_PENDING}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_PROC_FAILED_PENDING = Linkage.integer("MPIX_ERR_PROC_FAILED_PENDING");

    /**
     * {@code MPIX_ERR_REVOKED}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_REVOKED = Linkage.integer("MPIX_ERR_REVOKED");

    /**
     * {@code MPIX_ERR_STREAM}, in mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_STREAM = Linkage.integer("MPIX_ERR_STREAM");

    /**
     * {@code MPIX_ERR_TIMEOUT}, in mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_TIMEOUT = Linkage.integer("MPIX_ERR_TIMEOUT");

    /**
     * {@code MPIX_GPU_SUPPORT_CUDA}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_CUDA = Linkage.integer("MPIX_GPU_SUPPORT_CUDA");

    /**
     * {@code MPIX_GPU_SUPPORT_DEVICE_INITIATED}, in intel 2021.18.1+, intel-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_DEVICE_INITIATED = Linkage.integer("MPIX_GPU_SUPPORT_DEVICE_INITIATED");

    /**
     * {@code MPIX_GPU_SUPPORT_HIP}, in mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_HIP = Linkage.integer("MPIX_GPU_SUPPORT_HIP");

    /**
     * {@code MPIX_GPU_SUPPORT_ZE}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_ZE = Linkage.integer("MPIX_GPU_SUPPORT_ZE");

    /**
     * {@code MPIX_STREAM_NULL}, in mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_STREAM_NULL = Linkage.handle("MPIX_STREAM_NULL", "MPIX_STREAM_NULL");

    /**
     * {@code MPIX_TYPECLASS_LOGICAL}, in intel-abi 5.0+, mpi-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_TYPECLASS_LOGICAL = Linkage.integer("MPIX_TYPECLASS_LOGICAL");

    /**
     * {@code MPIX_T_BIND_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_BIND_INVALID = Linkage.integer("MPIX_T_BIND_INVALID");

    /**
     * {@code MPIX_T_PVAR_CLASS_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_PVAR_CLASS_INVALID = Linkage.integer("MPIX_T_PVAR_CLASS_INVALID");

    /**
     * {@code MPIX_T_SCOPE_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_SCOPE_INVALID = Linkage.integer("MPIX_T_SCOPE_INVALID");

    /**
     * {@code MPIX_T_VERBOSITY_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_VERBOSITY_INVALID = Linkage.integer("MPIX_T_VERBOSITY_INVALID");

    /**
     * {@code MPI_2COMPLEX}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_2COMPLEX = Linkage.handle("MPI_2COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_2DOUBLE_COMPLEX}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_2DOUBLE_COMPLEX = Linkage.handle("MPI_2DOUBLE_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_2DOUBLE_PRECISION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_2DOUBLE_PRECISION = Linkage.handle("MPI_2DOUBLE_PRECISION", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_2INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_2INT = Linkage.handle("MPI_2INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_2INTEGER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_2INTEGER = Linkage.handle("MPI_2INTEGER", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_2REAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_2REAL = Linkage.handle("MPI_2REAL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_ABI_SUBVERSION}, in intel-abi 5.0+, mpi-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ABI_SUBVERSION = Linkage.integer("MPI_ABI_SUBVERSION");

    /**
     * {@code MPI_ABI_VERSION}, in intel-abi 5.0+, mpi-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ABI_VERSION = Linkage.integer("MPI_ABI_VERSION");

    /**
     * {@code MPI_AINT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_AINT = Linkage.handle("MPI_AINT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_AINT_FMT_DEC_SPEC}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_AINT_FMT_DEC_SPEC = Linkage.text("MPI_AINT_FMT_DEC_SPEC");

    /**
     * {@code MPI_AINT_FMT_HEX_SPEC}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_AINT_FMT_HEX_SPEC = Linkage.text("MPI_AINT_FMT_HEX_SPEC");

    /**
     * {@code MPI_ANY_SOURCE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ANY_SOURCE = Linkage.integer("MPI_ANY_SOURCE");

    /**
     * {@code MPI_ANY_TAG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ANY_TAG = Linkage.integer("MPI_ANY_TAG");

    /**
     * {@code MPI_APPNUM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_APPNUM = Linkage.integer("MPI_APPNUM");

    /**
     * {@code MPI_ARGVS_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_ARGVS_NULL = Linkage.address("MPI_ARGVS_NULL");

    /**
     * {@code MPI_ARGV_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_ARGV_NULL = Linkage.address("MPI_ARGV_NULL");

    /**
     * {@code MPI_ATTR_PREDEFINED_KEY_MAX}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ATTR_PREDEFINED_KEY_MAX = Linkage.integer("MPI_ATTR_PREDEFINED_KEY_MAX");

    /**
     * {@code MPI_BAND}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_BAND = Linkage.handle("MPI_BAND", "MPI_OP_NULL");

    /**
     * {@code MPI_BOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_BOR = Linkage.handle("MPI_BOR", "MPI_OP_NULL");

    /**
     * {@code MPI_BOTTOM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_BOTTOM = Linkage.address("MPI_BOTTOM");

    /**
     * {@code MPI_BSEND_OVERHEAD}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_BSEND_OVERHEAD = Linkage.integer("MPI_BSEND_OVERHEAD");

    /**
     * {@code MPI_BUFFER_AUTOMATIC}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_BUFFER_AUTOMATIC = Linkage.address("MPI_BUFFER_AUTOMATIC");

    /**
     * {@code MPI_BXOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_BXOR = Linkage.handle("MPI_BXOR", "MPI_OP_NULL");

    /**
     * {@code MPI_BYTE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_BYTE = Linkage.handle("MPI_BYTE", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CART}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_CART = Linkage.integer("MPI_CART");

    /**
     * {@code MPI_CHAR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CHAR = Linkage.handle("MPI_CHAR", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CHARACTER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CHARACTER = Linkage.handle("MPI_CHARACTER", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_COMBINER_CONTIGUOUS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_CONTIGUOUS = Linkage.integer("MPI_COMBINER_CONTIGUOUS");

    /**
     * {@code MPI_COMBINER_DARRAY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_DARRAY = Linkage.integer("MPI_COMBINER_DARRAY");

    /**
     * {@code MPI_COMBINER_DUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_DUP = Linkage.integer("MPI_COMBINER_DUP");

    /**
     * {@code MPI_COMBINER_F90_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_F90_COMPLEX = Linkage.integer("MPI_COMBINER_F90_COMPLEX");

    /**
     * {@code MPI_COMBINER_F90_INTEGER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_F90_INTEGER = Linkage.integer("MPI_COMBINER_F90_INTEGER");

    /**
     * {@code MPI_COMBINER_F90_REAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_F90_REAL = Linkage.integer("MPI_COMBINER_F90_REAL");

    /**
     * {@code MPI_COMBINER_HINDEXED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HINDEXED = Linkage.integer("MPI_COMBINER_HINDEXED");

    /**
     * {@code MPI_COMBINER_HINDEXED_BLOCK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HINDEXED_BLOCK = Linkage.integer("MPI_COMBINER_HINDEXED_BLOCK");

    /**
     * {@code MPI_COMBINER_HINDEXED_INTEGER}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HINDEXED_INTEGER = Linkage.integer("MPI_COMBINER_HINDEXED_INTEGER");

    /**
     * {@code MPI_COMBINER_HVECTOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HVECTOR = Linkage.integer("MPI_COMBINER_HVECTOR");

    /**
     * {@code MPI_COMBINER_HVECTOR_INTEGER}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_HVECTOR_INTEGER = Linkage.integer("MPI_COMBINER_HVECTOR_INTEGER");

    /**
     * {@code MPI_COMBINER_INDEXED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_INDEXED = Linkage.integer("MPI_COMBINER_INDEXED");

    /**
     * {@code MPI_COMBINER_INDEXED_BLOCK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_INDEXED_BLOCK = Linkage.integer("MPI_COMBINER_INDEXED_BLOCK");

    /**
     * {@code MPI_COMBINER_NAMED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_NAMED = Linkage.integer("MPI_COMBINER_NAMED");

    /**
     * {@code MPI_COMBINER_RESIZED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_RESIZED = Linkage.integer("MPI_COMBINER_RESIZED");

    /**
     * {@code MPI_COMBINER_STRUCT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_STRUCT = Linkage.integer("MPI_COMBINER_STRUCT");

    /**
     * {@code MPI_COMBINER_STRUCT_INTEGER}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_STRUCT_INTEGER = Linkage.integer("MPI_COMBINER_STRUCT_INTEGER");

    /**
     * {@code MPI_COMBINER_SUBARRAY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_SUBARRAY = Linkage.integer("MPI_COMBINER_SUBARRAY");

    /**
     * {@code MPI_COMBINER_VALUE_INDEX}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_VALUE_INDEX = Linkage.integer("MPI_COMBINER_VALUE_INDEX");

    /**
     * {@code MPI_COMBINER_VECTOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMBINER_VECTOR = Linkage.integer("MPI_COMBINER_VECTOR");

    /**
     * {@code MPI_COMM_DUP_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_COMM_DUP_FN = Linkage.address("MPI_COMM_DUP_FN");

    /**
     * {@code MPI_COMM_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_NULL = Linkage.handle("MPI_COMM_NULL", "MPI_COMM_NULL");

    /**
     * {@code MPI_COMM_NULL_COPY_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_COMM_NULL_COPY_FN = Linkage.address("MPI_COMM_NULL_COPY_FN");

    /**
     * {@code MPI_COMM_NULL_DELETE_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_COMM_NULL_DELETE_FN = Linkage.address("MPI_COMM_NULL_DELETE_FN");

    /**
     * {@code MPI_COMM_SELF}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_SELF = Linkage.handle("MPI_COMM_SELF", "MPI_COMM_NULL");

    /**
     * {@code MPI_COMM_TYPE_HW_GUIDED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMM_TYPE_HW_GUIDED = Linkage.integer("MPI_COMM_TYPE_HW_GUIDED");

    /**
     * {@code MPI_COMM_TYPE_HW_UNGUIDED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMM_TYPE_HW_UNGUIDED = Linkage.integer("MPI_COMM_TYPE_HW_UNGUIDED");

    /**
     * {@code MPI_COMM_TYPE_RESOURCE_GUIDED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMM_TYPE_RESOURCE_GUIDED = Linkage.integer("MPI_COMM_TYPE_RESOURCE_GUIDED");

    /**
     * {@code MPI_COMM_TYPE_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_COMM_TYPE_SHARED = Linkage.integer("MPI_COMM_TYPE_SHARED");

    /**
     * {@code MPI_COMM_WORLD}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_WORLD = Linkage.handle("MPI_COMM_WORLD", "MPI_COMM_NULL");

    /**
     * {@code MPI_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMPLEX = Linkage.handle("MPI_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_COMPLEX16}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMPLEX16 = Linkage.handle("MPI_COMPLEX16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_COMPLEX32}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMPLEX32 = Linkage.handle("MPI_COMPLEX32", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_COMPLEX4}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMPLEX4 = Linkage.handle("MPI_COMPLEX4", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_COMPLEX8}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMPLEX8 = Linkage.handle("MPI_COMPLEX8", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CONGRUENT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_CONGRUENT = Linkage.integer("MPI_CONGRUENT");

    /**
     * {@code MPI_CONVERSION_FN_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_CONVERSION_FN_NULL = Linkage.address("MPI_CONVERSION_FN_NULL");

    /**
     * {@code MPI_CONVERSION_FN_NULL_C}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_CONVERSION_FN_NULL_C = Linkage.address("MPI_CONVERSION_FN_NULL_C");

    /**
     * {@code MPI_COUNT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COUNT = Linkage.handle("MPI_COUNT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CXX_BOOL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CXX_BOOL = Linkage.handle("MPI_CXX_BOOL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CXX_COMPLEX}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CXX_COMPLEX = Linkage.handle("MPI_CXX_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CXX_DOUBLE_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CXX_DOUBLE_COMPLEX = Linkage.handle("MPI_CXX_DOUBLE_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CXX_FLOAT_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CXX_FLOAT_COMPLEX = Linkage.handle("MPI_CXX_FLOAT_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_CXX_LONG_DOUBLE_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_CXX_LONG_DOUBLE_COMPLEX = Linkage.handle("MPI_CXX_LONG_DOUBLE_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_C_BOOL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_C_BOOL = Linkage.handle("MPI_C_BOOL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_C_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_C_COMPLEX = Linkage.handle("MPI_C_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_C_DOUBLE_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_C_DOUBLE_COMPLEX = Linkage.handle("MPI_C_DOUBLE_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_C_FLOAT_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_C_FLOAT_COMPLEX = Linkage.handle("MPI_C_FLOAT_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_C_LONG_DOUBLE_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_C_LONG_DOUBLE_COMPLEX = Linkage.handle("MPI_C_LONG_DOUBLE_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_DATATYPE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DATATYPE_NULL = Linkage.handle("MPI_DATATYPE_NULL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_DISPLACEMENT_CURRENT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DISPLACEMENT_CURRENT = Linkage.count("MPI_DISPLACEMENT_CURRENT");

    /**
     * {@code MPI_DISTRIBUTE_BLOCK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_BLOCK = Linkage.integer("MPI_DISTRIBUTE_BLOCK");

    /**
     * {@code MPI_DISTRIBUTE_CYCLIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_CYCLIC = Linkage.integer("MPI_DISTRIBUTE_CYCLIC");

    /**
     * {@code MPI_DISTRIBUTE_DFLT_DARG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_DFLT_DARG = Linkage.integer("MPI_DISTRIBUTE_DFLT_DARG");

    /**
     * {@code MPI_DISTRIBUTE_NONE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DISTRIBUTE_NONE = Linkage.integer("MPI_DISTRIBUTE_NONE");

    /**
     * {@code MPI_DIST_GRAPH}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_DIST_GRAPH = Linkage.integer("MPI_DIST_GRAPH");

    /**
     * {@code MPI_DOUBLE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DOUBLE = Linkage.handle("MPI_DOUBLE", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_DOUBLE_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DOUBLE_COMPLEX = Linkage.handle("MPI_DOUBLE_COMPLEX", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_DOUBLE_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DOUBLE_INT = Linkage.handle("MPI_DOUBLE_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_DOUBLE_PRECISION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DOUBLE_PRECISION = Linkage.handle("MPI_DOUBLE_PRECISION", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_DUP_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_DUP_FN = Linkage.address("MPI_DUP_FN");

    /**
     * {@code MPI_ERRCODES_IGNORE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_ERRCODES_IGNORE = Linkage.address("MPI_ERRCODES_IGNORE");

    /**
     * {@code MPI_ERRHANDLER_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRHANDLER_NULL = Linkage.handle("MPI_ERRHANDLER_NULL", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERRORS_ABORT}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRORS_ABORT = Linkage.handle("MPI_ERRORS_ABORT", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERRORS_ARE_FATAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRORS_ARE_FATAL = Linkage.handle("MPI_ERRORS_ARE_FATAL", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERRORS_RETURN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRORS_RETURN = Linkage.handle("MPI_ERRORS_RETURN", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERR_ABI}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ABI = Linkage.integer("MPI_ERR_ABI");

    /**
     * {@code MPI_ERR_ACCESS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ACCESS = Linkage.integer("MPI_ERR_ACCESS");

    /**
     * {@code MPI_ERR_AMODE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_AMODE = Linkage.integer("MPI_ERR_AMODE");

    /**
     * {@code MPI_ERR_ARG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ARG = Linkage.integer("MPI_ERR_ARG");

    /**
     * {@code MPI_ERR_ASSERT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ASSERT = Linkage.integer("MPI_ERR_ASSERT");

    /**
     * {@code MPI_ERR_BAD_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_BAD_FILE = Linkage.integer("MPI_ERR_BAD_FILE");

    /**
     * {@code MPI_ERR_BASE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_BASE = Linkage.integer("MPI_ERR_BASE");

    /**
     * {@code MPI_ERR_BUFFER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_BUFFER = Linkage.integer("MPI_ERR_BUFFER");

    /**
     * {@code MPI_ERR_COMM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_COMM = Linkage.integer("MPI_ERR_COMM");

    /**
     * {@code MPI_ERR_CONVERSION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_CONVERSION = Linkage.integer("MPI_ERR_CONVERSION");

    /**
     * {@code MPI_ERR_COUNT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_COUNT = Linkage.integer("MPI_ERR_COUNT");

    /**
     * {@code MPI_ERR_DIMS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_DIMS = Linkage.integer("MPI_ERR_DIMS");

    /**
     * {@code MPI_ERR_DISP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_DISP = Linkage.integer("MPI_ERR_DISP");

    /**
     * {@code MPI_ERR_DUP_DATAREP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_DUP_DATAREP = Linkage.integer("MPI_ERR_DUP_DATAREP");

    /**
     * {@code MPI_ERR_ERRHANDLER}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ERRHANDLER = Linkage.integer("MPI_ERR_ERRHANDLER");

    /**
     * {@code MPI_ERR_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_FILE = Linkage.integer("MPI_ERR_FILE");

    /**
     * {@code MPI_ERR_FILE_EXISTS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_FILE_EXISTS = Linkage.integer("MPI_ERR_FILE_EXISTS");

    /**
     * {@code MPI_ERR_FILE_IN_USE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_FILE_IN_USE = Linkage.integer("MPI_ERR_FILE_IN_USE");

    /**
     * {@code MPI_ERR_GROUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_GROUP = Linkage.integer("MPI_ERR_GROUP");

    /**
     * {@code MPI_ERR_INFO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO = Linkage.integer("MPI_ERR_INFO");

    /**
     * {@code MPI_ERR_INFO_KEY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO_KEY = Linkage.integer("MPI_ERR_INFO_KEY");

    /**
     * {@code MPI_ERR_INFO_NOKEY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO_NOKEY = Linkage.integer("MPI_ERR_INFO_NOKEY");

    /**
     * {@code MPI_ERR_INFO_VALUE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO_VALUE = Linkage.integer("MPI_ERR_INFO_VALUE");

    /**
     * {@code MPI_ERR_INTERN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INTERN = Linkage.integer("MPI_ERR_INTERN");

    /**
     * {@code MPI_ERR_IN_STATUS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_IN_STATUS = Linkage.integer("MPI_ERR_IN_STATUS");

    /**
     * {@code MPI_ERR_IO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_IO = Linkage.integer("MPI_ERR_IO");

    /**
     * {@code MPI_ERR_KEYVAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_KEYVAL = Linkage.integer("MPI_ERR_KEYVAL");

    /**
     * {@code MPI_ERR_LASTCODE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_LASTCODE = Linkage.integer("MPI_ERR_LASTCODE");

    /**
     * {@code MPI_ERR_LOCKTYPE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_LOCKTYPE = Linkage.integer("MPI_ERR_LOCKTYPE");

    /**
     * {@code MPI_ERR_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NAME = Linkage.integer("MPI_ERR_NAME");

    /**
     * {@code MPI_ERR_NOT_SAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NOT_SAME = Linkage.integer("MPI_ERR_NOT_SAME");

    /**
     * {@code MPI_ERR_NO_MEM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NO_MEM = Linkage.integer("MPI_ERR_NO_MEM");

    /**
     * {@code MPI_ERR_NO_SPACE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NO_SPACE = Linkage.integer("MPI_ERR_NO_SPACE");

    /**
     * {@code MPI_ERR_NO_SUCH_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NO_SUCH_FILE = Linkage.integer("MPI_ERR_NO_SUCH_FILE");

    /**
     * {@code MPI_ERR_OP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_OP = Linkage.integer("MPI_ERR_OP");

    /**
     * {@code MPI_ERR_OTHER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_OTHER = Linkage.integer("MPI_ERR_OTHER");

    /**
     * {@code MPI_ERR_PENDING}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PENDING = Linkage.integer("MPI_ERR_PENDING");

    /**
     * {@code MPI_ERR_PORT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PORT = Linkage.integer("MPI_ERR_PORT");

    /**
     * {@code MPI_ERR_PROC_ABORTED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PROC_ABORTED = Linkage.integer("MPI_ERR_PROC_ABORTED");

    /**
     * {@code MPI_ERR_PROC_FAILED}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PROC_FAILED = Linkage.integer("MPI_ERR_PROC_FAILED");

    /**
     * {@code MPI_ERR_PROC_FAILED_PENDING}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PROC_FAILED_PENDING = Linkage.integer("MPI_ERR_PROC_FAILED_PENDING");

    /**
     * {@code MPI_ERR_QUOTA}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_QUOTA = Linkage.integer("MPI_ERR_QUOTA");

    /**
     * {@code MPI_ERR_RANK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RANK = Linkage.integer("MPI_ERR_RANK");

    /**
     * {@code MPI_ERR_READ_ONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_READ_ONLY = Linkage.integer("MPI_ERR_READ_ONLY");

    /**
     * {@code MPI_ERR_REQUEST}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_REQUEST = Linkage.integer("MPI_ERR_REQUEST");

    /**
     * {@code MPI_ERR_REVOKED}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_REVOKED = Linkage.integer("MPI_ERR_REVOKED");

    /**
     * {@code MPI_ERR_RMA_ATTACH}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_ATTACH = Linkage.integer("MPI_ERR_RMA_ATTACH");

    /**
     * {@code MPI_ERR_RMA_CONFLICT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_CONFLICT = Linkage.integer("MPI_ERR_RMA_CONFLICT");

    /**
     * {@code MPI_ERR_RMA_FLAVOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_FLAVOR = Linkage.integer("MPI_ERR_RMA_FLAVOR");

    /**
     * {@code MPI_ERR_RMA_RANGE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_RANGE = Linkage.integer("MPI_ERR_RMA_RANGE");

    /**
     * {@code MPI_ERR_RMA_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_SHARED = Linkage.integer("MPI_ERR_RMA_SHARED");

    /**
     * {@code MPI_ERR_RMA_SYNC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_SYNC = Linkage.integer("MPI_ERR_RMA_SYNC");

    /**
     * {@code MPI_ERR_ROOT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ROOT = Linkage.integer("MPI_ERR_ROOT");

    /**
     * {@code MPI_ERR_SERVICE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SERVICE = Linkage.integer("MPI_ERR_SERVICE");

    /**
     * {@code MPI_ERR_SESSION}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SESSION = Linkage.integer("MPI_ERR_SESSION");

    /**
     * {@code MPI_ERR_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SIZE = Linkage.integer("MPI_ERR_SIZE");

    /**
     * {@code MPI_ERR_SPAWN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SPAWN = Linkage.integer("MPI_ERR_SPAWN");

    /**
     * {@code MPI_ERR_TAG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TAG = Linkage.integer("MPI_ERR_TAG");

    /**
     * {@code MPI_ERR_TOPOLOGY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TOPOLOGY = Linkage.integer("MPI_ERR_TOPOLOGY");

    /**
     * {@code MPI_ERR_TRUNCATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TRUNCATE = Linkage.integer("MPI_ERR_TRUNCATE");

    /**
     * {@code MPI_ERR_TYPE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TYPE = Linkage.integer("MPI_ERR_TYPE");

    /**
     * {@code MPI_ERR_UNKNOWN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_UNKNOWN = Linkage.integer("MPI_ERR_UNKNOWN");

    /**
     * {@code MPI_ERR_UNSUPPORTED_DATAREP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_UNSUPPORTED_DATAREP = Linkage.integer("MPI_ERR_UNSUPPORTED_DATAREP");

    /**
     * {@code MPI_ERR_UNSUPPORTED_OPERATION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_UNSUPPORTED_OPERATION = Linkage.integer("MPI_ERR_UNSUPPORTED_OPERATION");

    /**
     * {@code MPI_ERR_VALUE_TOO_LARGE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_VALUE_TOO_LARGE = Linkage.integer("MPI_ERR_VALUE_TOO_LARGE");

    /**
     * {@code MPI_ERR_WIN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_WIN = Linkage.integer("MPI_ERR_WIN");

    /**
     * {@code MPI_F08_STATUSES_IGNORE}, in intel 2021.18.1+, mpich 3.4.3+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_F08_STATUSES_IGNORE = Linkage.address("MPI_F08_STATUSES_IGNORE");

    /**
     * {@code MPI_F08_STATUS_IGNORE}, in intel 2021.18.1+, mpich 3.4.3+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_F08_STATUS_IGNORE = Linkage.address("MPI_F08_STATUS_IGNORE");

    /**
     * {@code MPI_FILE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_FILE_NULL = Linkage.handle("MPI_FILE_NULL", "MPI_FILE_NULL");

    /**
     * {@code MPI_FLOAT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_FLOAT = Linkage.handle("MPI_FLOAT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_FLOAT_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_FLOAT_INT = Linkage.handle("MPI_FLOAT_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_FT}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_FT = Linkage.integer("MPI_FT");

    /**
     * {@code MPI_F_ERROR}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_F_ERROR = Linkage.integer("MPI_F_ERROR");

    /**
     * {@code MPI_F_SOURCE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_F_SOURCE = Linkage.integer("MPI_F_SOURCE");

    /**
     * {@code MPI_F_STATUSES_IGNORE}, in intel 2021.18.1+, mpich 3.4.3+, openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_F_STATUSES_IGNORE = Linkage.address("MPI_F_STATUSES_IGNORE");

    /**
     * {@code MPI_F_STATUS_IGNORE}, in intel 2021.18.1+, mpich 3.4.3+, openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_F_STATUS_IGNORE = Linkage.address("MPI_F_STATUS_IGNORE");

    /**
     * {@code MPI_F_STATUS_SIZE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_F_STATUS_SIZE = Linkage.integer("MPI_F_STATUS_SIZE");

    /**
     * {@code MPI_F_TAG}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_F_TAG = Linkage.integer("MPI_F_TAG");

    /**
     * {@code MPI_GRAPH}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_GRAPH = Linkage.integer("MPI_GRAPH");

    /**
     * {@code MPI_GROUP_EMPTY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_GROUP_EMPTY = Linkage.handle("MPI_GROUP_EMPTY", "MPI_GROUP_NULL");

    /**
     * {@code MPI_GROUP_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_GROUP_NULL = Linkage.handle("MPI_GROUP_NULL", "MPI_GROUP_NULL");

    /**
     * {@code MPI_HOST}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_HOST = Linkage.integer("MPI_HOST");

    /**
     * {@code MPI_IDENT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_IDENT = Linkage.integer("MPI_IDENT");

    /**
     * {@code MPI_INFO_ENV}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INFO_ENV = Linkage.handle("MPI_INFO_ENV", "MPI_INFO_NULL");

    /**
     * {@code MPI_INFO_KEY_SESSION_PSET_SIZE}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_INFO_KEY_SESSION_PSET_SIZE = Linkage.text("MPI_INFO_KEY_SESSION_PSET_SIZE");

    /**
     * {@code MPI_INFO_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INFO_NULL = Linkage.handle("MPI_INFO_NULL", "MPI_INFO_NULL");

    /**
     * {@code MPI_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INT = Linkage.handle("MPI_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INT16_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INT16_T = Linkage.handle("MPI_INT16_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INT32_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INT32_T = Linkage.handle("MPI_INT32_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INT64_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INT64_T = Linkage.handle("MPI_INT64_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INT8_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INT8_T = Linkage.handle("MPI_INT8_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INTEGER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INTEGER = Linkage.handle("MPI_INTEGER", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INTEGER1}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INTEGER1 = Linkage.handle("MPI_INTEGER1", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INTEGER16}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INTEGER16 = Linkage.handle("MPI_INTEGER16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INTEGER2}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INTEGER2 = Linkage.handle("MPI_INTEGER2", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INTEGER4}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INTEGER4 = Linkage.handle("MPI_INTEGER4", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_INTEGER8}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_INTEGER8 = Linkage.handle("MPI_INTEGER8", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_IN_PLACE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_IN_PLACE = Linkage.address("MPI_IN_PLACE");

    /**
     * {@code MPI_IO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_IO = Linkage.integer("MPI_IO");

    /**
     * {@code MPI_KEYVAL_INVALID}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_KEYVAL_INVALID = Linkage.integer("MPI_KEYVAL_INVALID");

    /**
     * {@code MPI_LAND}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LAND = Linkage.handle("MPI_LAND", "MPI_OP_NULL");

    /**
     * {@code MPI_LASTUSEDCODE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_LASTUSEDCODE = Linkage.integer("MPI_LASTUSEDCODE");

    /**
     * {@code MPI_LB}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LB = Linkage.handle("MPI_LB", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOCK_EXCLUSIVE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_LOCK_EXCLUSIVE = Linkage.integer("MPI_LOCK_EXCLUSIVE");

    /**
     * {@code MPI_LOCK_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_LOCK_SHARED = Linkage.integer("MPI_LOCK_SHARED");

    /**
     * {@code MPI_LOGICAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOGICAL = Linkage.handle("MPI_LOGICAL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOGICAL1}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+, openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOGICAL1 = Linkage.handle("MPI_LOGICAL1", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOGICAL16}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOGICAL16 = Linkage.handle("MPI_LOGICAL16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOGICAL2}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+, openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOGICAL2 = Linkage.handle("MPI_LOGICAL2", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOGICAL4}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+, openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOGICAL4 = Linkage.handle("MPI_LOGICAL4", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOGICAL8}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+, openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOGICAL8 = Linkage.handle("MPI_LOGICAL8", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LONG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LONG = Linkage.handle("MPI_LONG", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LONG_DOUBLE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LONG_DOUBLE = Linkage.handle("MPI_LONG_DOUBLE", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LONG_DOUBLE_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LONG_DOUBLE_INT = Linkage.handle("MPI_LONG_DOUBLE_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LONG_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LONG_INT = Linkage.handle("MPI_LONG_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LONG_LONG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LONG_LONG = Linkage.handle("MPI_LONG_LONG", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LONG_LONG_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LONG_LONG_INT = Linkage.handle("MPI_LONG_LONG_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_LOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LOR = Linkage.handle("MPI_LOR", "MPI_OP_NULL");

    /**
     * {@code MPI_LXOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_LXOR = Linkage.handle("MPI_LXOR", "MPI_OP_NULL");

    /**
     * {@code MPI_MAX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MAX = Linkage.handle("MPI_MAX", "MPI_OP_NULL");

    /**
     * {@code MPI_MAXLOC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MAXLOC = Linkage.handle("MPI_MAXLOC", "MPI_OP_NULL");

    /**
     * {@code MPI_MAX_DATAREP_STRING}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_DATAREP_STRING = Linkage.integer("MPI_MAX_DATAREP_STRING");

    /**
     * {@code MPI_MAX_ERROR_STRING}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_ERROR_STRING = Linkage.integer("MPI_MAX_ERROR_STRING");

    /**
     * {@code MPI_MAX_INFO_KEY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_INFO_KEY = Linkage.integer("MPI_MAX_INFO_KEY");

    /**
     * {@code MPI_MAX_INFO_VAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_INFO_VAL = Linkage.integer("MPI_MAX_INFO_VAL");

    /**
     * {@code MPI_MAX_LIBRARY_VERSION_STRING}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_LIBRARY_VERSION_STRING = Linkage.integer("MPI_MAX_LIBRARY_VERSION_STRING");

    /**
     * {@code MPI_MAX_OBJECT_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_OBJECT_NAME = Linkage.integer("MPI_MAX_OBJECT_NAME");

    /**
     * {@code MPI_MAX_PORT_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_PORT_NAME = Linkage.integer("MPI_MAX_PORT_NAME");

    /**
     * {@code MPI_MAX_PROCESSOR_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_PROCESSOR_NAME = Linkage.integer("MPI_MAX_PROCESSOR_NAME");

    /**
     * {@code MPI_MAX_PSET_NAME_LEN}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_PSET_NAME_LEN = Linkage.integer("MPI_MAX_PSET_NAME_LEN");

    /**
     * {@code MPI_MAX_STRINGTAG_LEN}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MAX_STRINGTAG_LEN = Linkage.integer("MPI_MAX_STRINGTAG_LEN");

    /**
     * {@code MPI_MESSAGE_NO_PROC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MESSAGE_NO_PROC = Linkage.handle("MPI_MESSAGE_NO_PROC", "MPI_MESSAGE_NULL");

    /**
     * {@code MPI_MESSAGE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MESSAGE_NULL = Linkage.handle("MPI_MESSAGE_NULL", "MPI_MESSAGE_NULL");

    /**
     * {@code MPI_MIN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MIN = Linkage.handle("MPI_MIN", "MPI_OP_NULL");

    /**
     * {@code MPI_MINLOC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MINLOC = Linkage.handle("MPI_MINLOC", "MPI_OP_NULL");

    /**
     * {@code MPI_MODE_APPEND}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_APPEND = Linkage.integer("MPI_MODE_APPEND");

    /**
     * {@code MPI_MODE_CREATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_CREATE = Linkage.integer("MPI_MODE_CREATE");

    /**
     * {@code MPI_MODE_DELETE_ON_CLOSE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_DELETE_ON_CLOSE = Linkage.integer("MPI_MODE_DELETE_ON_CLOSE");

    /**
     * {@code MPI_MODE_EXCL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_EXCL = Linkage.integer("MPI_MODE_EXCL");

    /**
     * {@code MPI_MODE_NOCHECK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOCHECK = Linkage.integer("MPI_MODE_NOCHECK");

    /**
     * {@code MPI_MODE_NOPRECEDE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOPRECEDE = Linkage.integer("MPI_MODE_NOPRECEDE");

    /**
     * {@code MPI_MODE_NOPUT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOPUT = Linkage.integer("MPI_MODE_NOPUT");

    /**
     * {@code MPI_MODE_NOSTORE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOSTORE = Linkage.integer("MPI_MODE_NOSTORE");

    /**
     * {@code MPI_MODE_NOSUCCEED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOSUCCEED = Linkage.integer("MPI_MODE_NOSUCCEED");

    /**
     * {@code MPI_MODE_RDONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_RDONLY = Linkage.integer("MPI_MODE_RDONLY");

    /**
     * {@code MPI_MODE_RDWR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_RDWR = Linkage.integer("MPI_MODE_RDWR");

    /**
     * {@code MPI_MODE_SEQUENTIAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_SEQUENTIAL = Linkage.integer("MPI_MODE_SEQUENTIAL");

    /**
     * {@code MPI_MODE_UNIQUE_OPEN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_UNIQUE_OPEN = Linkage.integer("MPI_MODE_UNIQUE_OPEN");

    /**
     * {@code MPI_MODE_WRONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_WRONLY = Linkage.integer("MPI_MODE_WRONLY");

    /**
     * {@code MPI_NO_OP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_NO_OP = Linkage.handle("MPI_NO_OP", "MPI_OP_NULL");

    /**
     * {@code MPI_NULL_COPY_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_NULL_COPY_FN = Linkage.address("MPI_NULL_COPY_FN");

    /**
     * {@code MPI_NULL_DELETE_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_NULL_DELETE_FN = Linkage.address("MPI_NULL_DELETE_FN");

    /**
     * {@code MPI_OFFSET}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_OFFSET = Linkage.handle("MPI_OFFSET", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_OP_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_OP_NULL = Linkage.handle("MPI_OP_NULL", "MPI_OP_NULL");

    /**
     * {@code MPI_ORDER_C}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ORDER_C = Linkage.integer("MPI_ORDER_C");

    /**
     * {@code MPI_ORDER_FORTRAN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ORDER_FORTRAN = Linkage.integer("MPI_ORDER_FORTRAN");

    /**
     * {@code MPI_PACKED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_PACKED = Linkage.handle("MPI_PACKED", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_PROC_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_PROC_NULL = Linkage.integer("MPI_PROC_NULL");

    /**
     * {@code MPI_PROD}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_PROD = Linkage.handle("MPI_PROD", "MPI_OP_NULL");

    /**
     * {@code MPI_REAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REAL = Linkage.handle("MPI_REAL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_REAL16}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REAL16 = Linkage.handle("MPI_REAL16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_REAL2}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REAL2 = Linkage.handle("MPI_REAL2", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_REAL4}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REAL4 = Linkage.handle("MPI_REAL4", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_REAL8}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REAL8 = Linkage.handle("MPI_REAL8", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_REPLACE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REPLACE = Linkage.handle("MPI_REPLACE", "MPI_OP_NULL");

    /**
     * {@code MPI_REQUEST_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REQUEST_NULL = Linkage.handle("MPI_REQUEST_NULL", "MPI_REQUEST_NULL");

    /**
     * {@code MPI_ROOT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ROOT = Linkage.integer("MPI_ROOT");

    /**
     * {@code MPI_SEEK_CUR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SEEK_CUR = Linkage.integer("MPI_SEEK_CUR");

    /**
     * {@code MPI_SEEK_END}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SEEK_END = Linkage.integer("MPI_SEEK_END");

    /**
     * {@code MPI_SEEK_SET}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SEEK_SET = Linkage.integer("MPI_SEEK_SET");

    /**
     * {@code MPI_SESSION_NULL}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_SESSION_NULL = Linkage.handle("MPI_SESSION_NULL", "MPI_SESSION_NULL");

    /**
     * {@code MPI_SHORT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_SHORT = Linkage.handle("MPI_SHORT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_SHORT_INT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_SHORT_INT = Linkage.handle("MPI_SHORT_INT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_SIGNED_CHAR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_SIGNED_CHAR = Linkage.handle("MPI_SIGNED_CHAR", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_SIMILAR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SIMILAR = Linkage.integer("MPI_SIMILAR");

    /**
     * {@code MPI_STATUSES_IGNORE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_STATUSES_IGNORE = Linkage.address("MPI_STATUSES_IGNORE");

    /**
     * {@code MPI_STATUS_IGNORE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_STATUS_IGNORE = Linkage.address("MPI_STATUS_IGNORE");

    /**
     * {@code MPI_SUBVERSION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SUBVERSION = Linkage.integer("MPI_SUBVERSION");

    /**
     * {@code MPI_SUCCESS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_SUCCESS = Linkage.integer("MPI_SUCCESS");

    /**
     * {@code MPI_SUM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_SUM = Linkage.handle("MPI_SUM", "MPI_OP_NULL");

    /**
     * {@code MPI_TAG_UB}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TAG_UB = Linkage.integer("MPI_TAG_UB");

    /**
     * {@code MPI_THREAD_FUNNELED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_THREAD_FUNNELED = Linkage.integer("MPI_THREAD_FUNNELED");

    /**
     * {@code MPI_THREAD_MULTIPLE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_THREAD_MULTIPLE = Linkage.integer("MPI_THREAD_MULTIPLE");

    /**
     * {@code MPI_THREAD_SERIALIZED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_THREAD_SERIALIZED = Linkage.integer("MPI_THREAD_SERIALIZED");

    /**
     * {@code MPI_THREAD_SINGLE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_THREAD_SINGLE = Linkage.integer("MPI_THREAD_SINGLE");

    /**
     * {@code MPI_TYPECLASS_COMPLEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TYPECLASS_COMPLEX = Linkage.integer("MPI_TYPECLASS_COMPLEX");

    /**
     * {@code MPI_TYPECLASS_INTEGER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TYPECLASS_INTEGER = Linkage.integer("MPI_TYPECLASS_INTEGER");

    /**
     * {@code MPI_TYPECLASS_REAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_TYPECLASS_REAL = Linkage.integer("MPI_TYPECLASS_REAL");

    /**
     * {@code MPI_TYPE_DUP_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_TYPE_DUP_FN = Linkage.address("MPI_TYPE_DUP_FN");

    /**
     * {@code MPI_TYPE_NULL_COPY_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_TYPE_NULL_COPY_FN = Linkage.address("MPI_TYPE_NULL_COPY_FN");

    /**
     * {@code MPI_TYPE_NULL_DELETE_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_TYPE_NULL_DELETE_FN = Linkage.address("MPI_TYPE_NULL_DELETE_FN");

    /**
     * {@code MPI_T_BIND_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_INVALID = Linkage.integer("MPI_T_BIND_INVALID");

    /**
     * {@code MPI_T_BIND_MPI_COMM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_COMM = Linkage.integer("MPI_T_BIND_MPI_COMM");

    /**
     * {@code MPI_T_BIND_MPI_DATATYPE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_DATATYPE = Linkage.integer("MPI_T_BIND_MPI_DATATYPE");

    /**
     * {@code MPI_T_BIND_MPI_ERRHANDLER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_ERRHANDLER = Linkage.integer("MPI_T_BIND_MPI_ERRHANDLER");

    /**
     * {@code MPI_T_BIND_MPI_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_FILE = Linkage.integer("MPI_T_BIND_MPI_FILE");

    /**
     * {@code MPI_T_BIND_MPI_GROUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_GROUP = Linkage.integer("MPI_T_BIND_MPI_GROUP");

    /**
     * {@code MPI_T_BIND_MPI_INFO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_INFO = Linkage.integer("MPI_T_BIND_MPI_INFO");

    /**
     * {@code MPI_T_BIND_MPI_MESSAGE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_MESSAGE = Linkage.integer("MPI_T_BIND_MPI_MESSAGE");

    /**
     * {@code MPI_T_BIND_MPI_OP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_OP = Linkage.integer("MPI_T_BIND_MPI_OP");

    /**
     * {@code MPI_T_BIND_MPI_REQUEST}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_REQUEST = Linkage.integer("MPI_T_BIND_MPI_REQUEST");

    /**
     * {@code MPI_T_BIND_MPI_SESSION}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_SESSION = Linkage.integer("MPI_T_BIND_MPI_SESSION");

    /**
     * {@code MPI_T_BIND_MPI_WIN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_WIN = Linkage.integer("MPI_T_BIND_MPI_WIN");

    /**
     * {@code MPI_T_BIND_NO_OBJECT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_NO_OBJECT = Linkage.integer("MPI_T_BIND_NO_OBJECT");

    /**
     * {@code MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE = Linkage.integer("MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE");

    /**
     * {@code MPI_T_CB_REQUIRE_MPI_RESTRICTED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_MPI_RESTRICTED = Linkage.integer("MPI_T_CB_REQUIRE_MPI_RESTRICTED");

    /**
     * {@code MPI_T_CB_REQUIRE_NONE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_NONE = Linkage.integer("MPI_T_CB_REQUIRE_NONE");

    /**
     * {@code MPI_T_CB_REQUIRE_THREAD_SAFE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_THREAD_SAFE = Linkage.integer("MPI_T_CB_REQUIRE_THREAD_SAFE");

    /**
     * {@code MPI_T_CVAR_HANDLE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_CVAR_HANDLE_NULL = Linkage.handle("MPI_T_CVAR_HANDLE_NULL", "MPI_T_CVAR_HANDLE_NULL");

    /**
     * {@code MPI_T_ENUM_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_ENUM_NULL = Linkage.handle("MPI_T_ENUM_NULL", "MPI_T_ENUM_NULL");

    /**
     * {@code MPI_T_ERR_CANNOT_INIT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_CANNOT_INIT = Linkage.integer("MPI_T_ERR_CANNOT_INIT");

    /**
     * {@code MPI_T_ERR_CVAR_SET_NEVER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_CVAR_SET_NEVER = Linkage.integer("MPI_T_ERR_CVAR_SET_NEVER");

    /**
     * {@code MPI_T_ERR_CVAR_SET_NOT_NOW}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_CVAR_SET_NOT_NOW = Linkage.integer("MPI_T_ERR_CVAR_SET_NOT_NOW");

    /**
     * {@code MPI_T_ERR_INVALID}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID = Linkage.integer("MPI_T_ERR_INVALID");

    /**
     * {@code MPI_T_ERR_INVALID_HANDLE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_HANDLE = Linkage.integer("MPI_T_ERR_INVALID_HANDLE");

    /**
     * {@code MPI_T_ERR_INVALID_INDEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_INDEX = Linkage.integer("MPI_T_ERR_INVALID_INDEX");

    /**
     * {@code MPI_T_ERR_INVALID_ITEM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_ITEM = Linkage.integer("MPI_T_ERR_INVALID_ITEM");

    /**
     * {@code MPI_T_ERR_INVALID_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_NAME = Linkage.integer("MPI_T_ERR_INVALID_NAME");

    /**
     * {@code MPI_T_ERR_INVALID_SESSION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_SESSION = Linkage.integer("MPI_T_ERR_INVALID_SESSION");

    /**
     * {@code MPI_T_ERR_MEMORY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_MEMORY = Linkage.integer("MPI_T_ERR_MEMORY");

    /**
     * {@code MPI_T_ERR_NOT_ACCESSIBLE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_NOT_ACCESSIBLE = Linkage.integer("MPI_T_ERR_NOT_ACCESSIBLE");

    /**
     * {@code MPI_T_ERR_NOT_INITIALIZED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_NOT_INITIALIZED = Linkage.integer("MPI_T_ERR_NOT_INITIALIZED");

    /**
     * {@code MPI_T_ERR_NOT_SUPPORTED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_NOT_SUPPORTED = Linkage.integer("MPI_T_ERR_NOT_SUPPORTED");

    /**
     * {@code MPI_T_ERR_OUT_OF_HANDLES}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_OUT_OF_HANDLES = Linkage.integer("MPI_T_ERR_OUT_OF_HANDLES");

    /**
     * {@code MPI_T_ERR_OUT_OF_SESSIONS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_OUT_OF_SESSIONS = Linkage.integer("MPI_T_ERR_OUT_OF_SESSIONS");

    /**
     * {@code MPI_T_ERR_PVAR_NO_ATOMIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_PVAR_NO_ATOMIC = Linkage.integer("MPI_T_ERR_PVAR_NO_ATOMIC");

    /**
     * {@code MPI_T_ERR_PVAR_NO_STARTSTOP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_PVAR_NO_STARTSTOP = Linkage.integer("MPI_T_ERR_PVAR_NO_STARTSTOP");

    /**
     * {@code MPI_T_ERR_PVAR_NO_WRITE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_PVAR_NO_WRITE = Linkage.integer("MPI_T_ERR_PVAR_NO_WRITE");

    /**
     * {@code MPI_T_PVAR_ALL_HANDLES}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_PVAR_ALL_HANDLES = Linkage.handle("MPI_T_PVAR_ALL_HANDLES", "MPI_T_PVAR_HANDLE_NULL");

    /**
     * {@code MPI_T_PVAR_CLASS_AGGREGATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_AGGREGATE = Linkage.integer("MPI_T_PVAR_CLASS_AGGREGATE");

    /**
     * {@code MPI_T_PVAR_CLASS_COUNTER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_COUNTER = Linkage.integer("MPI_T_PVAR_CLASS_COUNTER");

    /**
     * {@code MPI_T_PVAR_CLASS_GENERIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_GENERIC = Linkage.integer("MPI_T_PVAR_CLASS_GENERIC");

    /**
     * {@code MPI_T_PVAR_CLASS_HIGHWATERMARK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_HIGHWATERMARK = Linkage.integer("MPI_T_PVAR_CLASS_HIGHWATERMARK");

    /**
     * {@code MPI_T_PVAR_CLASS_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_INVALID = Linkage.integer("MPI_T_PVAR_CLASS_INVALID");

    /**
     * {@code MPI_T_PVAR_CLASS_LEVEL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_LEVEL = Linkage.integer("MPI_T_PVAR_CLASS_LEVEL");

    /**
     * {@code MPI_T_PVAR_CLASS_LOWWATERMARK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_LOWWATERMARK = Linkage.integer("MPI_T_PVAR_CLASS_LOWWATERMARK");

    /**
     * {@code MPI_T_PVAR_CLASS_PERCENTAGE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_PERCENTAGE = Linkage.integer("MPI_T_PVAR_CLASS_PERCENTAGE");

    /**
     * {@code MPI_T_PVAR_CLASS_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_SIZE = Linkage.integer("MPI_T_PVAR_CLASS_SIZE");

    /**
     * {@code MPI_T_PVAR_CLASS_STATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_STATE = Linkage.integer("MPI_T_PVAR_CLASS_STATE");

    /**
     * {@code MPI_T_PVAR_CLASS_TIMER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_TIMER = Linkage.integer("MPI_T_PVAR_CLASS_TIMER");

    /**
     * {@code MPI_T_PVAR_HANDLE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_PVAR_HANDLE_NULL = Linkage.handle("MPI_T_PVAR_HANDLE_NULL", "MPI_T_PVAR_HANDLE_NULL");

    /**
     * {@code MPI_T_PVAR_SESSION_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_PVAR_SESSION_NULL = Linkage.handle("MPI_T_PVAR_SESSION_NULL", "MPI_T_PVAR_SESSION_NULL");

    /**
     * {@code MPI_T_SCOPE_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_ALL = Linkage.integer("MPI_T_SCOPE_ALL");

    /**
     * {@code MPI_T_SCOPE_ALL_EQ}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_ALL_EQ = Linkage.integer("MPI_T_SCOPE_ALL_EQ");

    /**
     * {@code MPI_T_SCOPE_CONSTANT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_CONSTANT = Linkage.integer("MPI_T_SCOPE_CONSTANT");

    /**
     * {@code MPI_T_SCOPE_GROUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_GROUP = Linkage.integer("MPI_T_SCOPE_GROUP");

    /**
     * {@code MPI_T_SCOPE_GROUP_EQ}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_GROUP_EQ = Linkage.integer("MPI_T_SCOPE_GROUP_EQ");

    /**
     * {@code MPI_T_SCOPE_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_INVALID = Linkage.integer("MPI_T_SCOPE_INVALID");

    /**
     * {@code MPI_T_SCOPE_LOCAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_LOCAL = Linkage.integer("MPI_T_SCOPE_LOCAL");

    /**
     * {@code MPI_T_SCOPE_READONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_READONLY = Linkage.integer("MPI_T_SCOPE_READONLY");

    /**
     * {@code MPI_T_SOURCE_ORDERED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SOURCE_ORDERED = Linkage.integer("MPI_T_SOURCE_ORDERED");

    /**
     * {@code MPI_T_SOURCE_UNORDERED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SOURCE_UNORDERED = Linkage.integer("MPI_T_SOURCE_UNORDERED");

    /**
     * {@code MPI_T_VERBOSITY_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_INVALID = Linkage.integer("MPI_T_VERBOSITY_INVALID");

    /**
     * {@code MPI_T_VERBOSITY_MPIDEV_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_MPIDEV_ALL = Linkage.integer("MPI_T_VERBOSITY_MPIDEV_ALL");

    /**
     * {@code MPI_T_VERBOSITY_MPIDEV_BASIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_MPIDEV_BASIC = Linkage.integer("MPI_T_VERBOSITY_MPIDEV_BASIC");

    /**
     * {@code MPI_T_VERBOSITY_MPIDEV_DETAIL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_MPIDEV_DETAIL = Linkage.integer("MPI_T_VERBOSITY_MPIDEV_DETAIL");

    /**
     * {@code MPI_T_VERBOSITY_TUNER_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_TUNER_ALL = Linkage.integer("MPI_T_VERBOSITY_TUNER_ALL");

    /**
     * {@code MPI_T_VERBOSITY_TUNER_BASIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_TUNER_BASIC = Linkage.integer("MPI_T_VERBOSITY_TUNER_BASIC");

    /**
     * {@code MPI_T_VERBOSITY_TUNER_DETAIL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_TUNER_DETAIL = Linkage.integer("MPI_T_VERBOSITY_TUNER_DETAIL");

    /**
     * {@code MPI_T_VERBOSITY_USER_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_USER_ALL = Linkage.integer("MPI_T_VERBOSITY_USER_ALL");

    /**
     * {@code MPI_T_VERBOSITY_USER_BASIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_USER_BASIC = Linkage.integer("MPI_T_VERBOSITY_USER_BASIC");

    /**
     * {@code MPI_T_VERBOSITY_USER_DETAIL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_USER_DETAIL = Linkage.integer("MPI_T_VERBOSITY_USER_DETAIL");

    /**
     * {@code MPI_UB}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UB = Linkage.handle("MPI_UB", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UINT16_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UINT16_T = Linkage.handle("MPI_UINT16_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UINT32_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UINT32_T = Linkage.handle("MPI_UINT32_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UINT64_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UINT64_T = Linkage.handle("MPI_UINT64_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UINT8_T}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UINT8_T = Linkage.handle("MPI_UINT8_T", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UNDEFINED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_UNDEFINED = Linkage.integer("MPI_UNDEFINED");

    /**
     * {@code MPI_UNEQUAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_UNEQUAL = Linkage.integer("MPI_UNEQUAL");

    /**
     * {@code MPI_UNIVERSE_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_UNIVERSE_SIZE = Linkage.integer("MPI_UNIVERSE_SIZE");

    /**
     * {@code MPI_UNSIGNED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UNSIGNED = Linkage.handle("MPI_UNSIGNED", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UNSIGNED_CHAR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UNSIGNED_CHAR = Linkage.handle("MPI_UNSIGNED_CHAR", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UNSIGNED_LONG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UNSIGNED_LONG = Linkage.handle("MPI_UNSIGNED_LONG", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UNSIGNED_LONG_LONG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UNSIGNED_LONG_LONG = Linkage.handle("MPI_UNSIGNED_LONG_LONG", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UNSIGNED_SHORT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_UNSIGNED_SHORT = Linkage.handle("MPI_UNSIGNED_SHORT", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_UNWEIGHTED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_UNWEIGHTED = Linkage.address("MPI_UNWEIGHTED");

    /**
     * {@code MPI_VERSION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_VERSION = Linkage.integer("MPI_VERSION");

    /**
     * {@code MPI_WCHAR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_WCHAR = Linkage.handle("MPI_WCHAR", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_WEIGHTS_EMPTY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WEIGHTS_EMPTY = Linkage.address("MPI_WEIGHTS_EMPTY");

    /**
     * {@code MPI_WIN_BASE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_BASE = Linkage.integer("MPI_WIN_BASE");

    /**
     * {@code MPI_WIN_CREATE_FLAVOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_CREATE_FLAVOR = Linkage.integer("MPI_WIN_CREATE_FLAVOR");

    /**
     * {@code MPI_WIN_DISP_UNIT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_DISP_UNIT = Linkage.integer("MPI_WIN_DISP_UNIT");

    /**
     * {@code MPI_WIN_DUP_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WIN_DUP_FN = Linkage.address("MPI_WIN_DUP_FN");

    /**
     * {@code MPI_WIN_FLAVOR_ALLOCATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_ALLOCATE = Linkage.integer("MPI_WIN_FLAVOR_ALLOCATE");

    /**
     * {@code MPI_WIN_FLAVOR_CREATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_CREATE = Linkage.integer("MPI_WIN_FLAVOR_CREATE");

    /**
     * {@code MPI_WIN_FLAVOR_DYNAMIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_DYNAMIC = Linkage.integer("MPI_WIN_FLAVOR_DYNAMIC");

    /**
     * {@code MPI_WIN_FLAVOR_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_SHARED = Linkage.integer("MPI_WIN_FLAVOR_SHARED");

    /**
     * {@code MPI_WIN_MODEL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_MODEL = Linkage.integer("MPI_WIN_MODEL");

    /**
     * {@code MPI_WIN_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_WIN_NULL = Linkage.handle("MPI_WIN_NULL", "MPI_WIN_NULL");

    /**
     * {@code MPI_WIN_NULL_COPY_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WIN_NULL_COPY_FN = Linkage.address("MPI_WIN_NULL_COPY_FN");

    /**
     * {@code MPI_WIN_NULL_DELETE_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WIN_NULL_DELETE_FN = Linkage.address("MPI_WIN_NULL_DELETE_FN");

    /**
     * {@code MPI_WIN_SEPARATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_SEPARATE = Linkage.integer("MPI_WIN_SEPARATE");

    /**
     * {@code MPI_WIN_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_SIZE = Linkage.integer("MPI_WIN_SIZE");

    /**
     * {@code MPI_WIN_UNIFIED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_UNIFIED = Linkage.integer("MPI_WIN_UNIFIED");

    /**
     * {@code MPI_WTIME_IS_GLOBAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WTIME_IS_GLOBAL = Linkage.integer("MPI_WTIME_IS_GLOBAL");

    /**
     * {@code OMPI_BUILDING}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_BUILDING = Linkage.integer("OMPI_BUILDING");

    /**
     * {@code OMPI_BUILD_CXX_BINDINGS}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_BUILD_CXX_BINDINGS = Linkage.integer("OMPI_BUILD_CXX_BINDINGS");

    /**
     * {@code OMPI_CLEANUP_SIZEOF_VOID_P}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_CLEANUP_SIZEOF_VOID_P = Linkage.integer("OMPI_CLEANUP_SIZEOF_VOID_P");

    /**
     * {@code OMPI_COMM_TYPE_BOARD}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_BOARD = Linkage.integer("OMPI_COMM_TYPE_BOARD");

    /**
     * {@code OMPI_COMM_TYPE_CLUSTER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_CLUSTER = Linkage.integer("OMPI_COMM_TYPE_CLUSTER");

    /**
     * {@code OMPI_COMM_TYPE_CORE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_CORE = Linkage.integer("OMPI_COMM_TYPE_CORE");

    /**
     * {@code OMPI_COMM_TYPE_CU}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_CU = Linkage.integer("OMPI_COMM_TYPE_CU");

    /**
     * {@code OMPI_COMM_TYPE_HOST}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_HOST = Linkage.integer("OMPI_COMM_TYPE_HOST");

    /**
     * {@code OMPI_COMM_TYPE_HWTHREAD}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_HWTHREAD = Linkage.integer("OMPI_COMM_TYPE_HWTHREAD");

    /**
     * {@code OMPI_COMM_TYPE_L1CACHE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_L1CACHE = Linkage.integer("OMPI_COMM_TYPE_L1CACHE");

    /**
     * {@code OMPI_COMM_TYPE_L2CACHE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_L2CACHE = Linkage.integer("OMPI_COMM_TYPE_L2CACHE");

    /**
     * {@code OMPI_COMM_TYPE_L3CACHE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_L3CACHE = Linkage.integer("OMPI_COMM_TYPE_L3CACHE");

    /**
     * {@code OMPI_COMM_TYPE_NODE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_NODE = Linkage.integer("OMPI_COMM_TYPE_NODE");

    /**
     * {@code OMPI_COMM_TYPE_NUMA}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_NUMA = Linkage.integer("OMPI_COMM_TYPE_NUMA");

    /**
     * {@code OMPI_COMM_TYPE_SOCKET}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_SOCKET = Linkage.integer("OMPI_COMM_TYPE_SOCKET");

    /**
     * {@code OMPI_CXX_SUPPORTS_2D_CONST_CAST}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_CXX_SUPPORTS_2D_CONST_CAST = Linkage.integer("OMPI_CXX_SUPPORTS_2D_CONST_CAST");

    /**
     * {@code OMPI_ENABLE_MPI1_COMPAT}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_ENABLE_MPI1_COMPAT = Linkage.integer("OMPI_ENABLE_MPI1_COMPAT");

    /**
     * {@code OMPI_FORTRAN_STATUS_SIZE}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_FORTRAN_STATUS_SIZE = Linkage.integer("OMPI_FORTRAN_STATUS_SIZE");

    /**
     * {@code OMPI_HAVE_CXX_EXCEPTION_SUPPORT}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_CXX_EXCEPTION_SUPPORT = Linkage.integer("OMPI_HAVE_CXX_EXCEPTION_SUPPORT");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER1}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER1 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER1");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER16}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER16 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER16");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER2}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER2 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER2");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER4}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER4 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER4");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER8}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER8 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER8");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL1}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL1 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL1");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL2}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL2 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL2");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL4}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL4 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL4");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL8}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL8 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL8");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL16}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL16 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL16");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL2}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL2 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL2");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL4}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL4 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL4");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL8}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL8 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL8");

    /**
     * {@code OMPI_MAJOR_VERSION}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_MAJOR_VERSION = Linkage.integer("OMPI_MAJOR_VERSION");

    /**
     * {@code OMPI_MINOR_VERSION}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_MINOR_VERSION = Linkage.integer("OMPI_MINOR_VERSION");

    /**
     * {@code OMPI_MPI_OFFSET_SIZE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_MPI_OFFSET_SIZE = Linkage.integer("OMPI_MPI_OFFSET_SIZE");

    /**
     * {@code OMPI_OFFSET_DATATYPE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long OMPI_OFFSET_DATATYPE = Linkage.handle("OMPI_OFFSET_DATATYPE", "MPI_DATATYPE_NULL");

    /**
     * {@code OMPI_OMIT_MPI1_COMPAT_DECLS}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_OMIT_MPI1_COMPAT_DECLS = Linkage.integer("OMPI_OMIT_MPI1_COMPAT_DECLS");

    /**
     * {@code OMPI_PARAM_CHECK}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_PARAM_CHECK = Linkage.integer("OMPI_PARAM_CHECK");

    /**
     * {@code OMPI_RELEASE_VERSION}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_RELEASE_VERSION = Linkage.integer("OMPI_RELEASE_VERSION");

    /**
     * {@code OMPI_REMOVED_USE_STATIC_ASSERT}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_REMOVED_USE_STATIC_ASSERT = Linkage.integer("OMPI_REMOVED_USE_STATIC_ASSERT");

    /**
     * {@code OMPI_WANT_MPI_CXX_SEEK}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WANT_MPI_CXX_SEEK = Linkage.integer("OMPI_WANT_MPI_CXX_SEEK");

    /**
     * {@code OMPI_WANT_MPI_INTERFACE_WARNING}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WANT_MPI_INTERFACE_WARNING = Linkage.integer("OMPI_WANT_MPI_INTERFACE_WARNING");

    /**
     * {@code OMPI_WAS_MPI_COMBINER_HINDEXED_INTEGER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WAS_MPI_COMBINER_HINDEXED_INTEGER = Linkage.integer("OMPI_WAS_MPI_COMBINER_HINDEXED_INTEGER");

    /**
     * {@code OMPI_WAS_MPI_COMBINER_HVECTOR_INTEGER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WAS_MPI_COMBINER_HVECTOR_INTEGER = Linkage.integer("OMPI_WAS_MPI_COMBINER_HVECTOR_INTEGER");

    /**
     * {@code OMPI_WAS_MPI_COMBINER_STRUCT_INTEGER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WAS_MPI_COMBINER_STRUCT_INTEGER = Linkage.integer("OMPI_WAS_MPI_COMBINER_STRUCT_INTEGER");

    /**
     * C: {@code int MPIX_Allreduce_enqueue(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Allreduce_enqueue(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        try {
            return (int) MPIX_Allreduce_enqueue.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Allreduce_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Allreduce_enqueue", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Allreduce_enqueue_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Allreduce_enqueue_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        try {
            return (int) MPIX_Allreduce_enqueue_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Allreduce_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Allreduce_enqueue_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code void *MPIX_Async_get_state(MPIX_Async_thing async_thing)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param async_thing {@code MPIX_Async_thing async_thing}
     * @return {@code void *}
     */
    @Generated("ProceduralEmitter")
    public static MemorySegment MPIX_Async_get_state(long async_thing) {
        try {
            return (MemorySegment) MPIX_Async_get_state.HANDLE.invokeExact(async_thing);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Async_get_state {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Async_get_state", "pointer(MPIX_Async_thing)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Async_spawn(MPIX_Async_thing async_thing, MPIX_Async_poll_function *poll_fn, void *extra_state, MPIX_Stream stream)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param async_thing {@code MPIX_Async_thing async_thing}
     * @param poll_fn {@code MPIX_Async_poll_function *poll_fn}
     * @param extra_state {@code void *extra_state}
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Async_spawn(long async_thing, MemorySegment poll_fn, MemorySegment extra_state, long stream) {
        try {
            return (int) MPIX_Async_spawn.HANDLE.invokeExact(async_thing, poll_fn, extra_state, stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Async_spawn {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Async_spawn", "int(MPIX_Async_thing,pointer,pointer,MPIX_Stream)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Async_start(MPIX_Async_poll_function *poll_fn, void *extra_state, MPIX_Stream stream)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param poll_fn {@code MPIX_Async_poll_function *poll_fn}
     * @param extra_state {@code void *extra_state}
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Async_start(MemorySegment poll_fn, MemorySegment extra_state, long stream) {
        try {
            return (int) MPIX_Async_start.HANDLE.invokeExact(poll_fn, extra_state, stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Async_start {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Async_start", "int(pointer,pointer,MPIX_Stream)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Comm_agree(MPI_Comm comm, int *flag)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_agree(long comm, MemorySegment flag) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPIX_Comm_agree(comm, VirtualCall.accessible(flag)));
        }
        try {
            return (int) MPIX_Comm_agree.HANDLE.invokeExact(comm, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_agree {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_agree", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_create_errhandler_x(MPIX_Comm_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_Comm_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_Comm_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Comm_failure_ack(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_failure_ack(long comm) {
        try {
            return (int) MPIX_Comm_failure_ack.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_failure_ack {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_failure_ack", "int(MPI_Comm)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_failure_get_acked(MPI_Comm comm, MPI_Group *failedgrp)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param failedgrp {@code MPI_Group *failedgrp}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_failure_get_acked(long comm, MemorySegment failedgrp) {
        try {
            return (int) MPIX_Comm_failure_get_acked.HANDLE.invokeExact(comm, failedgrp);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_failure_get_acked {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_failure_get_acked", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_get_failed(MPI_Comm comm, MPI_Group *failedgrp)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param failedgrp {@code MPI_Group *failedgrp}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_get_failed(long comm, MemorySegment failedgrp) {
        try {
            return (int) MPIX_Comm_get_failed.HANDLE.invokeExact(comm, failedgrp);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_get_failed {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_get_failed", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Comm_get_stream(MPI_Comm comm, int idx, MPIX_Stream *stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param idx {@code int idx}
     * @param stream {@code MPIX_Stream *stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_get_stream(long comm, int idx, MemorySegment stream) {
        try {
            return (int) MPIX_Comm_get_stream.HANDLE.invokeExact(comm, idx, stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_get_stream {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_get_stream", "int(MPI_Comm,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Comm_revoke(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_revoke(long comm) {
        try {
            return (int) MPIX_Comm_revoke.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_revoke {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_revoke", "int(MPI_Comm)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_shrink(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_shrink(long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPIX_Comm_shrink(comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPIX_Comm_shrink.HANDLE.invokeExact(comm, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_shrink {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_shrink", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_test_threadcomm(MPI_Comm comm, int *flag)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Comm_test_threadcomm(long comm, MemorySegment flag) {
        try {
            return (int) MPIX_Comm_test_threadcomm.HANDLE.invokeExact(comm, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_test_threadcomm {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_test_threadcomm", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Delete_error_class(int errorclass)}.
     *
     * <p>In mpich 4.0.2 to 4.1.3.
     *
     * @param errorclass {@code int errorclass}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Delete_error_class(int errorclass) {
        try {
            return (int) MPIX_Delete_error_class.HANDLE.invokeExact(errorclass);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Delete_error_class {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Delete_error_class", "int(int)", "an extension of mpich 4.0.2 to 4.1.3");
    }

    /**
     * C: {@code int MPIX_Delete_error_code(int errorcode)}.
     *
     * <p>In mpich 4.0.2 to 4.1.3.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Delete_error_code(int errorcode) {
        try {
            return (int) MPIX_Delete_error_code.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Delete_error_code {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Delete_error_code", "int(int)", "an extension of mpich 4.0.2 to 4.1.3");
    }

    /**
     * C: {@code int MPIX_Delete_error_string(int errorcode)}.
     *
     * <p>In mpich 4.0.2 to 4.1.3.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Delete_error_string(int errorcode) {
        try {
            return (int) MPIX_Delete_error_string.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Delete_error_string {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Delete_error_string", "int(int)", "an extension of mpich 4.0.2 to 4.1.3");
    }

    /**
     * C: {@code int MPIX_File_create_errhandler_x(MPIX_File_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_File_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_File_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_File_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_File_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_File_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_GPU_query_support(int gpu_type, int *is_supported)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     *
     * @param gpu_type {@code int gpu_type}
     * @param is_supported {@code int *is_supported}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_GPU_query_support(int gpu_type, MemorySegment is_supported) {
        try {
            return (int) MPIX_GPU_query_support.HANDLE.invokeExact(gpu_type, is_supported);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_GPU_query_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_GPU_query_support", "int(int,pointer)", "an extension of intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Get_notify(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Get_notify(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Get_notify.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Get_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Get_notify", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Get_notify_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Get_notify_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Get_notify_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Get_notify_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Get_notify_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Grequest_class_allocate(MPIX_Grequest_class greq_class, void *extra_state, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param greq_class {@code MPIX_Grequest_class greq_class}
     * @param extra_state {@code void *extra_state}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Grequest_class_allocate(int greq_class, MemorySegment extra_state, MemorySegment request) {
        try {
            return (int) MPIX_Grequest_class_allocate.HANDLE.invokeExact(greq_class, extra_state, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Grequest_class_allocate {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Grequest_class_allocate", "int(int,pointer,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Grequest_class_create(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, MPIX_Grequest_poll_function *poll_fn, MPIX_Grequest_wait_function *wait_fn, MPIX_Grequest_class *greq_class)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param query_fn {@code MPI_Grequest_query_function *query_fn}
     * @param free_fn {@code MPI_Grequest_free_function *free_fn}
     * @param cancel_fn {@code MPI_Grequest_cancel_function *cancel_fn}
     * @param poll_fn {@code MPIX_Grequest_poll_function *poll_fn}
     * @param wait_fn {@code MPIX_Grequest_wait_function *wait_fn}
     * @param greq_class {@code MPIX_Grequest_class *greq_class}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Grequest_class_create(MemorySegment query_fn, MemorySegment free_fn, MemorySegment cancel_fn, MemorySegment poll_fn, MemorySegment wait_fn, MemorySegment greq_class) {
        try {
            return (int) MPIX_Grequest_class_create.HANDLE.invokeExact(query_fn, free_fn, cancel_fn, poll_fn, wait_fn, greq_class);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Grequest_class_create {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Grequest_class_create", "int(pointer,pointer,pointer,pointer,pointer,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, MPIX_Grequest_poll_function *poll_fn, MPIX_Grequest_wait_function *wait_fn, void *extra_state, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param query_fn {@code MPI_Grequest_query_function *query_fn}
     * @param free_fn {@code MPI_Grequest_free_function *free_fn}
     * @param cancel_fn {@code MPI_Grequest_cancel_function *cancel_fn}
     * @param poll_fn {@code MPIX_Grequest_poll_function *poll_fn}
     * @param wait_fn {@code MPIX_Grequest_wait_function *wait_fn}
     * @param extra_state {@code void *extra_state}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Grequest_start(MemorySegment query_fn, MemorySegment free_fn, MemorySegment cancel_fn, MemorySegment poll_fn, MemorySegment wait_fn, MemorySegment extra_state, MemorySegment request) {
        try {
            return (int) MPIX_Grequest_start.HANDLE.invokeExact(query_fn, free_fn, cancel_fn, poll_fn, wait_fn, extra_state, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Grequest_start {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Grequest_start", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Info_set_hex(MPI_Info info, const char *key, const void *value, int value_size)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param value {@code const void *value}
     * @param value_size {@code int value_size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Info_set_hex(long info, MemorySegment key, MemorySegment value, int value_size) {
        try {
            return (int) MPIX_Info_set_hex.HANDLE.invokeExact(info, key, value, value_size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Info_set_hex {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Info_set_hex", "int(MPI_Info,pointer,pointer,int)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Irecv_enqueue(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Irecv_enqueue(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Irecv_enqueue.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Irecv_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Irecv_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Irecv_enqueue_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Irecv_enqueue_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Irecv_enqueue_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Irecv_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Irecv_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Isend_enqueue(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Isend_enqueue(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Isend_enqueue.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Isend_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Isend_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Isend_enqueue_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Isend_enqueue_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Isend_enqueue_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Isend_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Isend_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Op_create_x(MPIX_User_function_x *user_fn_x, MPIX_Destructor_function *destructor_fn, int commute, void *extra_state, MPI_Op *op)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param user_fn_x {@code MPIX_User_function_x *user_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param commute {@code int commute}
     * @param extra_state {@code void *extra_state}
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Op_create_x(MemorySegment user_fn_x, MemorySegment destructor_fn, int commute, MemorySegment extra_state, MemorySegment op) {
        try {
            return (int) MPIX_Op_create_x.HANDLE.invokeExact(user_fn_x, destructor_fn, commute, extra_state, op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Op_create_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Op_create_x", "int(pointer,pointer,int,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Put_notify(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Put_notify(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Put_notify.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Put_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Put_notify", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Put_notify_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Put_notify_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Put_notify_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Put_notify_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Put_notify_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Query_cuda_support(void)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Query_cuda_support() {
        try {
            return (int) MPIX_Query_cuda_support.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Query_cuda_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Query_cuda_support", "int()", "an extension of intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Query_hip_support(void)}.
     *
     * <p>In mpich 4.0.2+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Query_hip_support() {
        try {
            return (int) MPIX_Query_hip_support.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Query_hip_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Query_hip_support", "int()", "an extension of mpich 4.0.2+");
    }

    /**
     * C: {@code int MPIX_Query_ze_support(void)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 4.0.2+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Query_ze_support() {
        try {
            return (int) MPIX_Query_ze_support.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Query_ze_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Query_ze_support", "int()", "an extension of intel 2021.18.1+, intel-abi 5.0+, mpich 4.0.2+");
    }

    /**
     * C: {@code int MPIX_Recv_enqueue(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Recv_enqueue(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment status) {
        try {
            return (int) MPIX_Recv_enqueue.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Recv_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Recv_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Recv_enqueue_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Recv_enqueue_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment status) {
        try {
            return (int) MPIX_Recv_enqueue_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Recv_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Recv_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Request_is_complete(MPI_Request request)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Request_is_complete(long request) {
        try {
            return (int) MPIX_Request_is_complete.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Request_is_complete {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Request_is_complete", "int(MPI_Request)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Send_enqueue(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Send_enqueue(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPIX_Send_enqueue.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Send_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Send_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Send_enqueue_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Send_enqueue_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPIX_Send_enqueue_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Send_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Send_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Session_create_errhandler_x(MPIX_Session_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_Session_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Session_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_Session_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Session_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Session_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Start_progress_thread(MPIX_Stream stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Start_progress_thread(long stream) {
        try {
            return (int) MPIX_Start_progress_thread.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Start_progress_thread {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Start_progress_thread", "int(MPIX_Stream)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stop_progress_thread(MPIX_Stream stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stop_progress_thread(long stream) {
        try {
            return (int) MPIX_Stop_progress_thread.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stop_progress_thread {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stop_progress_thread", "int(MPIX_Stream)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_comm_create(MPI_Comm comm, MPIX_Stream stream, MPI_Comm *newcomm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param stream {@code MPIX_Stream stream}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_comm_create(long comm, long stream, MemorySegment newcomm) {
        try {
            return (int) MPIX_Stream_comm_create.HANDLE.invokeExact(comm, stream, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_comm_create {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_comm_create", "int(MPI_Comm,MPIX_Stream,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_comm_create_multiplex(MPI_Comm comm, int count, MPIX_Stream array_of_streams[], MPI_Comm *newcomm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param count {@code int count}
     * @param array_of_streams {@code MPIX_Stream array_of_streams[]}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_comm_create_multiplex(long comm, int count, MemorySegment array_of_streams, MemorySegment newcomm) {
        try {
            return (int) MPIX_Stream_comm_create_multiplex.HANDLE.invokeExact(comm, count, array_of_streams, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_comm_create_multiplex {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_comm_create_multiplex", "int(MPI_Comm,int,pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_create(MPI_Info info, MPIX_Stream *stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param info {@code MPI_Info info}
     * @param stream {@code MPIX_Stream *stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_create(long info, MemorySegment stream) {
        try {
            return (int) MPIX_Stream_create.HANDLE.invokeExact(info, stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_create {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_create", "int(MPI_Info,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_free(MPIX_Stream *stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream *stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_free(MemorySegment stream) {
        try {
            return (int) MPIX_Stream_free.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_free {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_free", "int(pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_irecv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_irecv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_irecv {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_irecv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_irecv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_irecv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_irecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_irecv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_isend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_isend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_isend {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_isend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_isend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_isend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_isend_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_isend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_progress(MPIX_Stream stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_progress(long stream) {
        try {
            return (int) MPIX_Stream_progress.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_progress {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_progress", "int(MPIX_Stream)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_recv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment status) {
        try {
            return (int) MPIX_Stream_recv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_recv {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_recv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_recv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment status) {
        try {
            return (int) MPIX_Stream_recv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_recv_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_recv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_send(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index) {
        try {
            return (int) MPIX_Stream_send.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_send {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_send", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Stream_send_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index) {
        try {
            return (int) MPIX_Stream_send_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_send_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_send_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_finish(MPI_Comm threadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param threadcomm {@code MPI_Comm threadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Threadcomm_finish(long threadcomm) {
        try {
            return (int) MPIX_Threadcomm_finish.HANDLE.invokeExact(threadcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_finish {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_finish", "int(MPI_Comm)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_free(MPI_Comm *threadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param threadcomm {@code MPI_Comm *threadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Threadcomm_free(MemorySegment threadcomm) {
        try {
            return (int) MPIX_Threadcomm_free.HANDLE.invokeExact(threadcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_free {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_free", "int(pointer)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_init(MPI_Comm comm, int num_threads, MPI_Comm *newthreadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param num_threads {@code int num_threads}
     * @param newthreadcomm {@code MPI_Comm *newthreadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Threadcomm_init(long comm, int num_threads, MemorySegment newthreadcomm) {
        try {
            return (int) MPIX_Threadcomm_init.HANDLE.invokeExact(comm, num_threads, newthreadcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_init {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_init", "int(MPI_Comm,int,pointer)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_start(MPI_Comm threadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param threadcomm {@code MPI_Comm threadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Threadcomm_start(long threadcomm) {
        try {
            return (int) MPIX_Threadcomm_start.HANDLE.invokeExact(threadcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_start {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_start", "int(MPI_Comm)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Type_iov(MPI_Datatype datatype, MPI_Count iov_offset, MPIX_Iov *iov, MPI_Count max_iov_len, MPI_Count *actual_iov_len)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param iov_offset {@code MPI_Count iov_offset}
     * @param iov {@code MPIX_Iov *iov}
     * @param max_iov_len {@code MPI_Count max_iov_len}
     * @param actual_iov_len {@code MPI_Count *actual_iov_len}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Type_iov(long datatype, long iov_offset, MemorySegment iov, long max_iov_len, MemorySegment actual_iov_len) {
        try {
            return (int) MPIX_Type_iov.HANDLE.invokeExact(datatype, iov_offset, iov, max_iov_len, actual_iov_len);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Type_iov {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Type_iov", "int(MPI_Datatype,long,pointer,long,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Type_iov_len(MPI_Datatype datatype, MPI_Count max_iov_bytes, MPI_Count *iov_len, MPI_Count *actual_iov_bytes)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param max_iov_bytes {@code MPI_Count max_iov_bytes}
     * @param iov_len {@code MPI_Count *iov_len}
     * @param actual_iov_bytes {@code MPI_Count *actual_iov_bytes}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Type_iov_len(long datatype, long max_iov_bytes, MemorySegment iov_len, MemorySegment actual_iov_bytes) {
        try {
            return (int) MPIX_Type_iov_len.HANDLE.invokeExact(datatype, max_iov_bytes, iov_len, actual_iov_bytes);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Type_iov_len {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Type_iov_len", "int(MPI_Datatype,long,pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Wait_enqueue(MPI_Request *request, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param request {@code MPI_Request *request}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Wait_enqueue(MemorySegment request, MemorySegment status) {
        try {
            return (int) MPIX_Wait_enqueue.HANDLE.invokeExact(request, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Wait_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Wait_enqueue", "int(pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Waitall_enqueue(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Waitall_enqueue(int count, MemorySegment array_of_requests, MemorySegment array_of_statuses) {
        try {
            return (int) MPIX_Waitall_enqueue.HANDLE.invokeExact(count, array_of_requests, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Waitall_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Waitall_enqueue", "int(int,pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Win_create_errhandler_x(MPIX_Win_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_Win_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Win_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_Win_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Win_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Win_create_notify(MPI_Win win, int notification_num)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_num {@code int notification_num}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Win_create_notify(long win, int notification_num) {
        try {
            return (int) MPIX_Win_create_notify.HANDLE.invokeExact(win, notification_num);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Win_create_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_create_notify", "int(MPI_Win,int)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_free_notify(MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Win_free_notify(long win) {
        try {
            return (int) MPIX_Win_free_notify.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Win_free_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_free_notify", "int(MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_get_notify(MPI_Win win, int notification_idx, MPI_Count *notification)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_idx {@code int notification_idx}
     * @param notification {@code MPI_Count *notification}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Win_get_notify(long win, int notification_idx, MemorySegment notification) {
        try {
            return (int) MPIX_Win_get_notify.HANDLE.invokeExact(win, notification_idx, notification);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Win_get_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_get_notify", "int(MPI_Win,int,pointer)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_get_notify_request(MPI_Win win, int notification_idx, MPI_Count expected_value, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_idx {@code int notification_idx}
     * @param expected_value {@code MPI_Count expected_value}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Win_get_notify_request(long win, int notification_idx, long expected_value, MemorySegment request) {
        try {
            return (int) MPIX_Win_get_notify_request.HANDLE.invokeExact(win, notification_idx, expected_value, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Win_get_notify_request {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_get_notify_request", "int(MPI_Win,int,long,pointer)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_set_notify(MPI_Win win, int notification_idx, MPI_Count notification)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_idx {@code int notification_idx}
     * @param notification {@code MPI_Count notification}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Win_set_notify(long win, int notification_idx, long notification) {
        try {
            return (int) MPIX_Win_set_notify.HANDLE.invokeExact(win, notification_idx, notification);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Win_set_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_set_notify", "int(MPI_Win,int,long)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPI_Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param logical_size {@code int logical_size}
     * @param logical_true {@code void *logical_true}
     * @param logical_false {@code void *logical_false}
     * @param is_set {@code int *is_set}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abi_get_fortran_booleans(int logical_size, MemorySegment logical_true, MemorySegment logical_false, MemorySegment is_set) {
        try {
            return (int) MPI_Abi_get_fortran_booleans.HANDLE.invokeExact(logical_size, logical_true, logical_false, is_set);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_fortran_booleans {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_fortran_booleans", "int(int,pointer,pointer,pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_get_fortran_info(MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abi_get_fortran_info(MemorySegment info) {
        try {
            return (int) MPI_Abi_get_fortran_info.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_fortran_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_fortran_info", "int(pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_get_info(MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abi_get_info(MemorySegment info) {
        try {
            return (int) MPI_Abi_get_info.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_info", "int(pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_get_version(int *abi_major, int *abi_minor)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param abi_major {@code int *abi_major}
     * @param abi_minor {@code int *abi_minor}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abi_get_version(MemorySegment abi_major, MemorySegment abi_minor) {
        try {
            return (int) MPI_Abi_get_version.HANDLE.invokeExact(abi_major, abi_minor);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abi_get_version {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_get_version", "int(pointer,pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param logical_size {@code int logical_size}
     * @param logical_true {@code void *logical_true}
     * @param logical_false {@code void *logical_false}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abi_set_fortran_booleans(int logical_size, MemorySegment logical_true, MemorySegment logical_false) {
        try {
            return (int) MPI_Abi_set_fortran_booleans.HANDLE.invokeExact(logical_size, logical_true, logical_false);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abi_set_fortran_booleans {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_set_fortran_booleans", "int(int,pointer,pointer)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abi_set_fortran_info(MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abi_set_fortran_info(long info) {
        try {
            return (int) MPI_Abi_set_fortran_info.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abi_set_fortran_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abi_set_fortran_info", "int(MPI_Info)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Abort(MPI_Comm comm, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Abort(long comm, int errorcode) {
        try {
            return (int) MPI_Abort.HANDLE.invokeExact(comm, errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Abort {

        static final MethodHandle HANDLE = Linkage.link("MPI_Abort", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Accumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Accumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Accumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Accumulate", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Accumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Accumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Accumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Accumulate_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Add_error_class(int *errorclass)}.
     *
     * <p>In every library.
     *
     * @param errorclass {@code int *errorclass}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Add_error_class(MemorySegment errorclass) {
        try {
            return (int) MPI_Add_error_class.HANDLE.invokeExact(errorclass);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Add_error_class {

        static final MethodHandle HANDLE = Linkage.link("MPI_Add_error_class", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Add_error_code(int errorclass, int *errorcode)}.
     *
     * <p>In every library.
     *
     * @param errorclass {@code int errorclass}
     * @param errorcode {@code int *errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Add_error_code(int errorclass, MemorySegment errorcode) {
        try {
            return (int) MPI_Add_error_code.HANDLE.invokeExact(errorclass, errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Add_error_code {

        static final MethodHandle HANDLE = Linkage.link("MPI_Add_error_code", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Add_error_string(int errorcode, const char *string)}.
     *
     * <p>In every library.
     *
     * @param errorcode {@code int errorcode}
     * @param string {@code const char *string}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Add_error_string(int errorcode, MemorySegment string) {
        try {
            return (int) MPI_Add_error_string.HANDLE.invokeExact(errorcode, string);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Add_error_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Add_error_string", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Address(void *location, MPI_Aint *address)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param location {@code void *location}
     * @param address {@code MPI_Aint *address}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Address(MemorySegment location, MemorySegment address) {
        try {
            return (int) MPI_Address.HANDLE.invokeExact(location, address);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Address {

        static final MethodHandle HANDLE = Linkage.link("MPI_Address", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 3.4.3+.
     *
     * @param base {@code MPI_Aint base}
     * @param disp {@code MPI_Aint disp}
     * @return {@code MPI_Aint}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Aint_add(long base, long disp) {
        try {
            return (long) MPI_Aint_add.HANDLE.invokeExact(base, disp);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Aint_add {

        static final MethodHandle HANDLE = Linkage.link("MPI_Aint_add", "long(long,long)", "MPI 4.0");
    }

    /**
     * C: {@code MPI_Aint MPI_Aint_diff(MPI_Aint addr1, MPI_Aint addr2)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 3.4.3+.
     *
     * @param addr1 {@code MPI_Aint addr1}
     * @param addr2 {@code MPI_Aint addr2}
     * @return {@code MPI_Aint}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Aint_diff(long addr1, long addr2) {
        try {
            return (long) MPI_Aint_diff.HANDLE.invokeExact(addr1, addr2);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Aint_diff {

        static final MethodHandle HANDLE = Linkage.link("MPI_Aint_diff", "long(long,long)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgather_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Allgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgather_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgather_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgather_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgather_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgather_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgather_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgatherv_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Allgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgatherv_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgatherv_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv_init", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgatherv_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgatherv_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv_init_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)}.
     *
     * <p>In every library.
     *
     * @param size {@code MPI_Aint size}
     * @param info {@code MPI_Info info}
     * @param baseptr {@code void *baseptr}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alloc_mem(long size, long info, MemorySegment baseptr) {
        try {
            return (int) MPI_Alloc_mem.HANDLE.invokeExact(size, info, baseptr);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alloc_mem {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alloc_mem", "int(long,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allreduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allreduce(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Allreduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allreduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allreduce_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Allreduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allreduce_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allreduce_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allreduce_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allreduce_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoall(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Alltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoall_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Alltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoall_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoall_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoall_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoall_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallv(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Alltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallv_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Alltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallv_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallv_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv_init", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallv_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallv_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv_init_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallw(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Alltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallw_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Alltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallw_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallw_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw_init", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Alltoallw_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallw_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw_init_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Attr_delete(MPI_Comm comm, int keyval)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param keyval {@code int keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Attr_delete(long comm, int keyval) {
        try {
            return (int) MPI_Attr_delete.HANDLE.invokeExact(comm, keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Attr_delete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Attr_delete", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Attr_get(MPI_Comm comm, int keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param keyval {@code int keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Attr_get(long comm, int keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Attr_get.HANDLE.invokeExact(comm, keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Attr_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Attr_get", "int(MPI_Comm,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Attr_put(MPI_Comm comm, int keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param keyval {@code int keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Attr_put(long comm, int keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Attr_put.HANDLE.invokeExact(comm, keyval, attribute_val);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Attr_put {

        static final MethodHandle HANDLE = Linkage.link("MPI_Attr_put", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Barrier(MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Barrier(long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Barrier(comm));
        }
        try {
            return (int) MPI_Barrier.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Barrier {

        static final MethodHandle HANDLE = Linkage.link("MPI_Barrier", "int(MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Barrier_init(long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Barrier_init.HANDLE.invokeExact(comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Barrier_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Barrier_init", "int(MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bcast(MemorySegment buffer, int count, long datatype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Bcast(VirtualCall.accessible(buffer), count, datatype, root, comm));
        }
        try {
            return (int) MPI_Bcast.HANDLE.invokeExact(buffer, count, datatype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bcast {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast", "int(pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bcast_c(MemorySegment buffer, long count, long datatype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Bcast_c(VirtualCall.accessible(buffer), count, datatype, root, comm));
        }
        try {
            return (int) MPI_Bcast_c.HANDLE.invokeExact(buffer, count, datatype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bcast_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast_c", "int(pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bcast_init(MemorySegment buffer, int count, long datatype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Bcast_init.HANDLE.invokeExact(buffer, count, datatype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bcast_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast_init", "int(pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bcast_init_c(MemorySegment buffer, long count, long datatype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Bcast_init_c.HANDLE.invokeExact(buffer, count, datatype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bcast_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast_init_c", "int(pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPI_Bsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPI_Bsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bsend_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Bsend_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bsend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bsend_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Bsend_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bsend_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Buffer_attach(void *buffer, int size)}.
     *
     * <p>In every library.
     *
     * @param buffer {@code void *buffer}
     * @param size {@code int size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Buffer_attach(MemorySegment buffer, int size) {
        try {
            return (int) MPI_Buffer_attach.HANDLE.invokeExact(buffer, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_attach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_attach", "int(pointer,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Buffer_attach_c(void *buffer, MPI_Count size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param size {@code MPI_Count size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Buffer_attach_c(MemorySegment buffer, long size) {
        try {
            return (int) MPI_Buffer_attach_c.HANDLE.invokeExact(buffer, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_attach_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_attach_c", "int(pointer,long)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Buffer_detach(void *buffer_addr, int *size)}.
     *
     * <p>In every library.
     *
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Buffer_detach(MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Buffer_detach(VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Buffer_detach.HANDLE.invokeExact(buffer_addr, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_detach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_detach", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Buffer_detach_c(MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Buffer_detach_c(VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Buffer_detach_c.HANDLE.invokeExact(buffer_addr, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_detach_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_detach_c", "int(pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Buffer_flush(void)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Buffer_flush() {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Buffer_flush());
        }
        try {
            return (int) MPI_Buffer_flush.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_flush {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_flush", "int()", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Buffer_iflush(MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Buffer_iflush(MemorySegment request) {
        try {
            return (int) MPI_Buffer_iflush.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_iflush {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_iflush", "int(pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Cancel(MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cancel(MemorySegment request) {
        try {
            return (int) MPI_Cancel.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cancel {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cancel", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int rank}
     * @param maxdims {@code int maxdims}
     * @param coords {@code int coords[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_coords(long comm, int rank, int maxdims, MemorySegment coords) {
        try {
            return (int) MPI_Cart_coords.HANDLE.invokeExact(comm, rank, maxdims, coords);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_coords {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_coords", "int(MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param ndims {@code int ndims}
     * @param dims {@code const int dims[]}
     * @param periods {@code const int periods[]}
     * @param reorder {@code int reorder}
     * @param comm_cart {@code MPI_Comm *comm_cart}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_create(long comm_old, int ndims, MemorySegment dims, MemorySegment periods, int reorder, MemorySegment comm_cart) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Cart_create(comm_old, ndims, VirtualCall.accessible(dims), VirtualCall.accessible(periods), reorder, VirtualCall.accessible(comm_cart)));
        }
        try {
            return (int) MPI_Cart_create.HANDLE.invokeExact(comm_old, ndims, dims, periods, reorder, comm_cart);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_create", "int(MPI_Comm,int,pointer,pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param maxdims {@code int maxdims}
     * @param dims {@code int dims[]}
     * @param periods {@code int periods[]}
     * @param coords {@code int coords[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_get(long comm, int maxdims, MemorySegment dims, MemorySegment periods, MemorySegment coords) {
        try {
            return (int) MPI_Cart_get.HANDLE.invokeExact(comm, maxdims, dims, periods, coords);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_get", "int(MPI_Comm,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param ndims {@code int ndims}
     * @param dims {@code const int dims[]}
     * @param periods {@code const int periods[]}
     * @param newrank {@code int *newrank}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_map(long comm, int ndims, MemorySegment dims, MemorySegment periods, MemorySegment newrank) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Cart_map(comm, ndims, VirtualCall.accessible(dims), VirtualCall.accessible(periods), VirtualCall.accessible(newrank)));
        }
        try {
            return (int) MPI_Cart_map.HANDLE.invokeExact(comm, ndims, dims, periods, newrank);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_map {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_map", "int(MPI_Comm,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param coords {@code const int coords[]}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_rank(long comm, MemorySegment coords, MemorySegment rank) {
        try {
            return (int) MPI_Cart_rank.HANDLE.invokeExact(comm, coords, rank);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_rank", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param direction {@code int direction}
     * @param disp {@code int disp}
     * @param rank_source {@code int *rank_source}
     * @param rank_dest {@code int *rank_dest}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_shift(long comm, int direction, int disp, MemorySegment rank_source, MemorySegment rank_dest) {
        try {
            return (int) MPI_Cart_shift.HANDLE.invokeExact(comm, direction, disp, rank_source, rank_dest);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_shift {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_shift", "int(MPI_Comm,int,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param remain_dims {@code const int remain_dims[]}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cart_sub(long comm, MemorySegment remain_dims, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Cart_sub(comm, VirtualCall.accessible(remain_dims), VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Cart_sub.HANDLE.invokeExact(comm, remain_dims, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cart_sub {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_sub", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cartdim_get(MPI_Comm comm, int *ndims)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param ndims {@code int *ndims}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Cartdim_get(long comm, MemorySegment ndims) {
        try {
            return (int) MPI_Cartdim_get.HANDLE.invokeExact(comm, ndims);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Cartdim_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cartdim_get", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Close_port(const char *port_name)}.
     *
     * <p>In every library.
     *
     * @param port_name {@code const char *port_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Close_port(MemorySegment port_name) {
        try {
            return (int) MPI_Close_port.HANDLE.invokeExact(port_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Close_port {

        static final MethodHandle HANDLE = Linkage.link("MPI_Close_port", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param port_name {@code const char *port_name}
     * @param info {@code MPI_Info info}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_accept(MemorySegment port_name, long info, int root, long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_accept(VirtualCall.accessible(port_name), info, root, comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_accept.HANDLE.invokeExact(port_name, info, root, comm, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_accept {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_accept", "int(pointer,MPI_Info,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer {@code void *buffer}
     * @param size {@code int size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_attach_buffer(long comm, MemorySegment buffer, int size) {
        try {
            return (int) MPI_Comm_attach_buffer.HANDLE.invokeExact(comm, buffer, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_attach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_attach_buffer", "int(MPI_Comm,pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer {@code void *buffer}
     * @param size {@code MPI_Count size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_attach_buffer_c(long comm, MemorySegment buffer, long size) {
        try {
            return (int) MPI_Comm_attach_buffer_c.HANDLE.invokeExact(comm, buffer, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_attach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_attach_buffer_c", "int(MPI_Comm,pointer,long)", "MPI 4.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Comm_c2f(MPI_Comm comm)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_c2f(long comm) {
        try {
            return (int) MPI_Comm_c2f.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_c2f", "int(MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_call_errhandler(MPI_Comm comm, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_call_errhandler(long comm, int errorcode) {
        try {
            return (int) MPI_Comm_call_errhandler.HANDLE.invokeExact(comm, errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_call_errhandler", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result)}.
     *
     * <p>In every library.
     *
     * @param comm1 {@code MPI_Comm comm1}
     * @param comm2 {@code MPI_Comm comm2}
     * @param result {@code int *result}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_compare(long comm1, long comm2, MemorySegment result) {
        try {
            return (int) MPI_Comm_compare.HANDLE.invokeExact(comm1, comm2, result);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_compare {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_compare", "int(MPI_Comm,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param port_name {@code const char *port_name}
     * @param info {@code MPI_Info info}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_connect(MemorySegment port_name, long info, int root, long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_connect(VirtualCall.accessible(port_name), info, root, comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_connect.HANDLE.invokeExact(port_name, info, root, comm, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_connect {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_connect", "int(pointer,MPI_Info,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group group}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_create(long comm, long group, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_create(comm, group, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_create.HANDLE.invokeExact(comm, group, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create", "int(MPI_Comm,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param comm_errhandler_fn {@code MPI_Comm_errhandler_function *comm_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_create_errhandler(MemorySegment comm_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Comm_create_errhandler.HANDLE.invokeExact(comm_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_errhandler", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param group {@code MPI_Group group}
     * @param stringtag {@code const char *stringtag}
     * @param info {@code MPI_Info info}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_create_from_group(long group, MemorySegment stringtag, long info, long errhandler, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_create_from_group(group, VirtualCall.accessible(stringtag), info, errhandler, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_create_from_group.HANDLE.invokeExact(group, stringtag, info, errhandler, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_from_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_from_group", "int(MPI_Group,pointer,MPI_Info,MPI_Errhandler,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group group}
     * @param tag {@code int tag}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_create_group(long comm, long group, int tag, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_create_group(comm, group, tag, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_create_group.HANDLE.invokeExact(comm, group, tag, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_group", "int(MPI_Comm,MPI_Group,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param comm_copy_attr_fn {@code MPI_Comm_copy_attr_function *comm_copy_attr_fn}
     * @param comm_delete_attr_fn {@code MPI_Comm_delete_attr_function *comm_delete_attr_fn}
     * @param comm_keyval {@code int *comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_create_keyval(MemorySegment comm_copy_attr_fn, MemorySegment comm_delete_attr_fn, MemorySegment comm_keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Comm_create_keyval.HANDLE.invokeExact(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_keyval", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_delete_attr(long comm, int comm_keyval) {
        try {
            return (int) MPI_Comm_delete_attr.HANDLE.invokeExact(comm, comm_keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_delete_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_delete_attr", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_detach_buffer(long comm, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_detach_buffer(comm, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Comm_detach_buffer.HANDLE.invokeExact(comm, buffer_addr, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_detach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_detach_buffer", "int(MPI_Comm,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_detach_buffer_c(long comm, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_detach_buffer_c(comm, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Comm_detach_buffer_c.HANDLE.invokeExact(comm, buffer_addr, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_detach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_detach_buffer_c", "int(MPI_Comm,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_disconnect(MPI_Comm *comm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm *comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_disconnect(MemorySegment comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_disconnect(VirtualCall.accessible(comm)));
        }
        try {
            return (int) MPI_Comm_disconnect.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_disconnect {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_disconnect", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_dup(long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_dup(comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_dup.HANDLE.invokeExact(comm, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_dup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_dup", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_dup_with_info(long comm, long info, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_dup_with_info(comm, info, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_dup_with_info.HANDLE.invokeExact(comm, info, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_dup_with_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_dup_with_info", "int(MPI_Comm,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Comm MPI_Comm_f2c(MPI_Fint comm)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Fint comm}
     * @return {@code MPI_Comm}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Comm_f2c(int comm) {
        try {
            return (long) MPI_Comm_f2c.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_f2c", "MPI_Comm(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_flush_buffer(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_flush_buffer(long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_flush_buffer(comm));
        }
        try {
            return (int) MPI_Comm_flush_buffer.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_flush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_flush_buffer", "int(MPI_Comm)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_free(MPI_Comm *comm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm *comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_free(MemorySegment comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_free(VirtualCall.accessible(comm)));
        }
        try {
            return (int) MPI_Comm_free.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_free_keyval(int *comm_keyval)}.
     *
     * <p>In every library.
     *
     * @param comm_keyval {@code int *comm_keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_free_keyval(MemorySegment comm_keyval) {
        try {
            return (int) MPI_Comm_free_keyval.HANDLE.invokeExact(comm_keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_free_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_free_keyval", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Comm MPI_Comm_fromint(int comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param comm {@code int comm}
     * @return {@code MPI_Comm}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Comm_fromint(int comm) {
        try {
            return (long) MPI_Comm_fromint.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_fromint", "MPI_Comm(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_get_attr(long comm, int comm_keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Comm_get_attr.HANDLE.invokeExact(comm, comm_keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_attr", "int(MPI_Comm,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_get_errhandler(long comm, MemorySegment errhandler) {
        try {
            return (int) MPI_Comm_get_errhandler.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_errhandler", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_get_info(long comm, MemorySegment info_used) {
        try {
            return (int) MPI_Comm_get_info.HANDLE.invokeExact(comm, info_used);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_info", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_name {@code char *comm_name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_get_name(long comm, MemorySegment comm_name, MemorySegment resultlen) {
        try {
            return (int) MPI_Comm_get_name.HANDLE.invokeExact(comm, comm_name, resultlen);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_name", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_parent(MPI_Comm *parent)}.
     *
     * <p>In every library.
     *
     * @param parent {@code MPI_Comm *parent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_get_parent(MemorySegment parent) {
        try {
            return (int) MPI_Comm_get_parent.HANDLE.invokeExact(parent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_parent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_parent", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_group(long comm, MemorySegment group) {
        try {
            return (int) MPI_Comm_group.HANDLE.invokeExact(comm, group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_group", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_idup(long comm, MemorySegment newcomm, MemorySegment request) {
        try {
            return (int) MPI_Comm_idup.HANDLE.invokeExact(comm, newcomm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_idup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_idup", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_idup_with_info(long comm, long info, MemorySegment newcomm, MemorySegment request) {
        try {
            return (int) MPI_Comm_idup_with_info.HANDLE.invokeExact(comm, info, newcomm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_idup_with_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_idup_with_info", "int(MPI_Comm,MPI_Info,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_iflush_buffer(long comm, MemorySegment request) {
        try {
            return (int) MPI_Comm_iflush_buffer.HANDLE.invokeExact(comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_iflush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_iflush_buffer", "int(MPI_Comm,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_join(int fd, MPI_Comm *intercomm)}.
     *
     * <p>In every library.
     *
     * @param fd {@code int fd}
     * @param intercomm {@code MPI_Comm *intercomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_join(int fd, MemorySegment intercomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_join(fd, VirtualCall.accessible(intercomm)));
        }
        try {
            return (int) MPI_Comm_join.HANDLE.invokeExact(fd, intercomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_join {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_join", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_rank(MPI_Comm comm, int *rank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_rank(long comm, MemorySegment rank) {
        try {
            return (int) MPI_Comm_rank.HANDLE.invokeExact(comm, rank);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_rank", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_remote_group(long comm, MemorySegment group) {
        try {
            return (int) MPI_Comm_remote_group.HANDLE.invokeExact(comm, group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_remote_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_remote_group", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_remote_size(MPI_Comm comm, int *size)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_remote_size(long comm, MemorySegment size) {
        try {
            return (int) MPI_Comm_remote_size.HANDLE.invokeExact(comm, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_remote_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_remote_size", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_set_attr(long comm, int comm_keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Comm_set_attr.HANDLE.invokeExact(comm, comm_keyval, attribute_val);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_attr", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_set_errhandler(long comm, long errhandler) {
        try {
            return (int) MPI_Comm_set_errhandler.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_errhandler", "int(MPI_Comm,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_set_info(long comm, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_set_info(comm, info));
        }
        try {
            return (int) MPI_Comm_set_info.HANDLE.invokeExact(comm, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_info", "int(MPI_Comm,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_name {@code const char *comm_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_set_name(long comm, MemorySegment comm_name) {
        try {
            return (int) MPI_Comm_set_name.HANDLE.invokeExact(comm, comm_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_name", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_size(MPI_Comm comm, int *size)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_size(long comm, MemorySegment size) {
        try {
            return (int) MPI_Comm_size.HANDLE.invokeExact(comm, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_size", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])}.
     *
     * <p>In every library.
     *
     * @param command {@code const char *command}
     * @param argv {@code char *argv[]}
     * @param maxprocs {@code int maxprocs}
     * @param info {@code MPI_Info info}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param intercomm {@code MPI_Comm *intercomm}
     * @param array_of_errcodes {@code int array_of_errcodes[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_spawn(MemorySegment command, MemorySegment argv, int maxprocs, long info, int root, long comm, MemorySegment intercomm, MemorySegment array_of_errcodes) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_spawn(VirtualCall.accessible(command), VirtualCall.accessible(argv), maxprocs, info, root, comm, VirtualCall.accessible(intercomm), VirtualCall.accessible(array_of_errcodes)));
        }
        try {
            return (int) MPI_Comm_spawn.HANDLE.invokeExact(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_spawn {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_spawn", "int(pointer,pointer,int,MPI_Info,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_commands {@code char *array_of_commands[]}
     * @param array_of_argv {@code char **array_of_argv[]}
     * @param array_of_maxprocs {@code const int array_of_maxprocs[]}
     * @param array_of_info {@code const MPI_Info array_of_info[]}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param intercomm {@code MPI_Comm *intercomm}
     * @param array_of_errcodes {@code int array_of_errcodes[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_spawn_multiple(int count, MemorySegment array_of_commands, MemorySegment array_of_argv, MemorySegment array_of_maxprocs, MemorySegment array_of_info, int root, long comm, MemorySegment intercomm, MemorySegment array_of_errcodes) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_spawn_multiple(count, VirtualCall.accessible(array_of_commands), VirtualCall.accessible(array_of_argv), VirtualCall.accessible(array_of_maxprocs), VirtualCall.accessible(array_of_info), root, comm, VirtualCall.accessible(intercomm), VirtualCall.accessible(array_of_errcodes)));
        }
        try {
            return (int) MPI_Comm_spawn_multiple.HANDLE.invokeExact(count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_spawn_multiple {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_spawn_multiple", "int(int,pointer,pointer,pointer,pointer,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param color {@code int color}
     * @param key {@code int key}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_split(long comm, int color, int key, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_split(comm, color, key, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_split.HANDLE.invokeExact(comm, color, key, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_split {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_split", "int(MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param split_type {@code int split_type}
     * @param key {@code int key}
     * @param info {@code MPI_Info info}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_split_type(long comm, int split_type, int key, long info, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_split_type(comm, split_type, key, info, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Comm_split_type.HANDLE.invokeExact(comm, split_type, key, info, newcomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_split_type {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_split_type", "int(MPI_Comm,int,int,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_test_inter(MPI_Comm comm, int *flag)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_test_inter(long comm, MemorySegment flag) {
        try {
            return (int) MPI_Comm_test_inter.HANDLE.invokeExact(comm, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_test_inter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_test_inter", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_toint(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_toint(long comm) {
        try {
            return (int) MPI_Comm_toint.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_toint", "int(MPI_Comm)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param compare_addr {@code const void *compare_addr}
     * @param result_addr {@code void *result_addr}
     * @param datatype {@code MPI_Datatype datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Compare_and_swap(MemorySegment origin_addr, MemorySegment compare_addr, MemorySegment result_addr, long datatype, int target_rank, long target_disp, long win) {
        try {
            return (int) MPI_Compare_and_swap.HANDLE.invokeExact(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Compare_and_swap {

        static final MethodHandle HANDLE = Linkage.link("MPI_Compare_and_swap", "int(pointer,pointer,pointer,MPI_Datatype,int,long,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dims_create(int nnodes, int ndims, int dims[])}.
     *
     * <p>In every library.
     *
     * @param nnodes {@code int nnodes}
     * @param ndims {@code int ndims}
     * @param dims {@code int dims[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Dims_create(int nnodes, int ndims, MemorySegment dims) {
        try {
            return (int) MPI_Dims_create.HANDLE.invokeExact(nnodes, ndims, dims);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Dims_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dims_create", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param n {@code int n}
     * @param sources {@code const int sources[]}
     * @param degrees {@code const int degrees[]}
     * @param destinations {@code const int destinations[]}
     * @param weights {@code const int weights[]}
     * @param info {@code MPI_Info info}
     * @param reorder {@code int reorder}
     * @param comm_dist_graph {@code MPI_Comm *comm_dist_graph}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Dist_graph_create(long comm_old, int n, MemorySegment sources, MemorySegment degrees, MemorySegment destinations, MemorySegment weights, long info, int reorder, MemorySegment comm_dist_graph) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Dist_graph_create(comm_old, n, VirtualCall.accessible(sources), VirtualCall.accessible(degrees), VirtualCall.accessible(destinations), VirtualCall.accessible(weights), info, reorder, VirtualCall.accessible(comm_dist_graph)));
        }
        try {
            return (int) MPI_Dist_graph_create.HANDLE.invokeExact(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_create", "int(MPI_Comm,int,pointer,pointer,pointer,pointer,MPI_Info,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param indegree {@code int indegree}
     * @param sources {@code const int sources[]}
     * @param sourceweights {@code const int sourceweights[]}
     * @param outdegree {@code int outdegree}
     * @param destinations {@code const int destinations[]}
     * @param destweights {@code const int destweights[]}
     * @param info {@code MPI_Info info}
     * @param reorder {@code int reorder}
     * @param comm_dist_graph {@code MPI_Comm *comm_dist_graph}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Dist_graph_create_adjacent(long comm_old, int indegree, MemorySegment sources, MemorySegment sourceweights, int outdegree, MemorySegment destinations, MemorySegment destweights, long info, int reorder, MemorySegment comm_dist_graph) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Dist_graph_create_adjacent(comm_old, indegree, VirtualCall.accessible(sources), VirtualCall.accessible(sourceweights), outdegree, VirtualCall.accessible(destinations), VirtualCall.accessible(destweights), info, reorder, VirtualCall.accessible(comm_dist_graph)));
        }
        try {
            return (int) MPI_Dist_graph_create_adjacent.HANDLE.invokeExact(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_create_adjacent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_create_adjacent", "int(MPI_Comm,int,pointer,pointer,int,pointer,pointer,MPI_Info,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param maxindegree {@code int maxindegree}
     * @param sources {@code int sources[]}
     * @param sourceweights {@code int sourceweights[]}
     * @param maxoutdegree {@code int maxoutdegree}
     * @param destinations {@code int destinations[]}
     * @param destweights {@code int destweights[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Dist_graph_neighbors(long comm, int maxindegree, MemorySegment sources, MemorySegment sourceweights, int maxoutdegree, MemorySegment destinations, MemorySegment destweights) {
        try {
            return (int) MPI_Dist_graph_neighbors.HANDLE.invokeExact(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_neighbors {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_neighbors", "int(MPI_Comm,int,pointer,pointer,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param indegree {@code int *indegree}
     * @param outdegree {@code int *outdegree}
     * @param weighted {@code int *weighted}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Dist_graph_neighbors_count(long comm, MemorySegment indegree, MemorySegment outdegree, MemorySegment weighted) {
        try {
            return (int) MPI_Dist_graph_neighbors_count.HANDLE.invokeExact(comm, indegree, outdegree, weighted);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_neighbors_count {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_neighbors_count", "int(MPI_Comm,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Errhandler_c2f(MPI_Errhandler errhandler)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Errhandler_c2f(long errhandler) {
        try {
            return (int) MPI_Errhandler_c2f.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_c2f", "int(MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_create(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm_errhandler_fn {@code MPI_Comm_errhandler_function *comm_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Errhandler_create(MemorySegment comm_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Errhandler_create.HANDLE.invokeExact(comm_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_create", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Errhandler MPI_Errhandler_f2c(MPI_Fint errhandler)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param errhandler {@code MPI_Fint errhandler}
     * @return {@code MPI_Errhandler}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Errhandler_f2c(int errhandler) {
        try {
            return (long) MPI_Errhandler_f2c.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_f2c", "MPI_Errhandler(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_free(MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Errhandler_free(MemorySegment errhandler) {
        try {
            return (int) MPI_Errhandler_free.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Errhandler MPI_Errhandler_fromint(int errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param errhandler {@code int errhandler}
     * @return {@code MPI_Errhandler}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Errhandler_fromint(int errhandler) {
        try {
            return (long) MPI_Errhandler_fromint.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_fromint", "MPI_Errhandler(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Errhandler_get(MPI_Comm comm, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Errhandler_get(long comm, MemorySegment errhandler) {
        try {
            return (int) MPI_Errhandler_get.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_get", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_set(MPI_Comm comm, MPI_Errhandler errhandler)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Errhandler_set(long comm, long errhandler) {
        try {
            return (int) MPI_Errhandler_set.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_set {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_set", "int(MPI_Comm,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_toint(MPI_Errhandler errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Errhandler_toint(long errhandler) {
        try {
            return (int) MPI_Errhandler_toint.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_toint", "int(MPI_Errhandler)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Error_class(int errorcode, int *errorclass)}.
     *
     * <p>In every library.
     *
     * @param errorcode {@code int errorcode}
     * @param errorclass {@code int *errorclass}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Error_class(int errorcode, MemorySegment errorclass) {
        try {
            return (int) MPI_Error_class.HANDLE.invokeExact(errorcode, errorclass);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Error_class {

        static final MethodHandle HANDLE = Linkage.link("MPI_Error_class", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Error_string(int errorcode, char *string, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param errorcode {@code int errorcode}
     * @param string {@code char *string}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Error_string(int errorcode, MemorySegment string, MemorySegment resultlen) {
        try {
            return (int) MPI_Error_string.HANDLE.invokeExact(errorcode, string, resultlen);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Error_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Error_string", "int(int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Exscan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Exscan(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Exscan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Exscan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Exscan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Exscan_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Exscan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Exscan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Exscan_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Exscan_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Exscan_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Exscan_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Exscan_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Exscan_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param result_addr {@code void *result_addr}
     * @param datatype {@code MPI_Datatype datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Fetch_and_op(MemorySegment origin_addr, MemorySegment result_addr, long datatype, int target_rank, long target_disp, long op, long win) {
        try {
            return (int) MPI_Fetch_and_op.HANDLE.invokeExact(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Fetch_and_op {

        static final MethodHandle HANDLE = Linkage.link("MPI_Fetch_and_op", "int(pointer,pointer,MPI_Datatype,int,long,MPI_Op,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_File_c2f(MPI_File file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param file {@code MPI_File file}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_c2f(long file) {
        try {
            return (int) MPI_File_c2f.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_c2f", "int(MPI_File)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_call_errhandler(MPI_File fh, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_call_errhandler(long fh, int errorcode) {
        try {
            return (int) MPI_File_call_errhandler.HANDLE.invokeExact(fh, errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_call_errhandler", "int(MPI_File,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_close(MPI_File *fh)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File *fh}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_close(MemorySegment fh) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_close(VirtualCall.accessible(fh)));
        }
        try {
            return (int) MPI_File_close.HANDLE.invokeExact(fh);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_close {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_close", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param file_errhandler_fn {@code MPI_File_errhandler_function *file_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_create_errhandler(MemorySegment file_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_File_create_errhandler.HANDLE.invokeExact(file_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_create_errhandler", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_delete(const char *filename, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param filename {@code const char *filename}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_delete(MemorySegment filename, long info) {
        try {
            return (int) MPI_File_delete.HANDLE.invokeExact(filename, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_delete {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_delete", "int(pointer,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_File MPI_File_f2c(MPI_Fint file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param file {@code MPI_Fint file}
     * @return {@code MPI_File}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_File_f2c(int file) {
        try {
            return (long) MPI_File_f2c.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_f2c", "MPI_File(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_File MPI_File_fromint(int file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param file {@code int file}
     * @return {@code MPI_File}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_File_fromint(int file) {
        try {
            return (long) MPI_File_fromint.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_fromint", "MPI_File(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_File_get_amode(MPI_File fh, int *amode)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param amode {@code int *amode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_amode(long fh, MemorySegment amode) {
        try {
            return (int) MPI_File_get_amode.HANDLE.invokeExact(fh, amode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_amode {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_amode", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_atomicity(MPI_File fh, int *flag)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_atomicity(long fh, MemorySegment flag) {
        try {
            return (int) MPI_File_get_atomicity.HANDLE.invokeExact(fh, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_atomicity {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_atomicity", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_byte_offset(MPI_File fh, MPI_Offset offset, MPI_Offset *disp)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param disp {@code MPI_Offset *disp}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_byte_offset(long fh, long offset, MemorySegment disp) {
        try {
            return (int) MPI_File_get_byte_offset.HANDLE.invokeExact(fh, offset, disp);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_byte_offset {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_byte_offset", "int(MPI_File,long,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param file {@code MPI_File file}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_errhandler(long file, MemorySegment errhandler) {
        try {
            return (int) MPI_File_get_errhandler.HANDLE.invokeExact(file, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_errhandler", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_group(MPI_File fh, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_group(long fh, MemorySegment group) {
        try {
            return (int) MPI_File_get_group.HANDLE.invokeExact(fh, group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_group", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_info(MPI_File fh, MPI_Info *info_used)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_info(long fh, MemorySegment info_used) {
        try {
            return (int) MPI_File_get_info.HANDLE.invokeExact(fh, info_used);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_info", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_position(MPI_File fh, MPI_Offset *offset)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset *offset}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_position(long fh, MemorySegment offset) {
        try {
            return (int) MPI_File_get_position.HANDLE.invokeExact(fh, offset);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_position {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_position", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_position_shared(MPI_File fh, MPI_Offset *offset)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset *offset}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_position_shared(long fh, MemorySegment offset) {
        try {
            return (int) MPI_File_get_position_shared.HANDLE.invokeExact(fh, offset);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_position_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_position_shared", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_size(MPI_File fh, MPI_Offset *size)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param size {@code MPI_Offset *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_size(long fh, MemorySegment size) {
        try {
            return (int) MPI_File_get_size.HANDLE.invokeExact(fh, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_size", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_type_extent(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param datatype {@code MPI_Datatype datatype}
     * @param extent {@code MPI_Aint *extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_type_extent(long fh, long datatype, MemorySegment extent) {
        try {
            return (int) MPI_File_get_type_extent.HANDLE.invokeExact(fh, datatype, extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_type_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_type_extent", "int(MPI_File,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_type_extent_c(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param datatype {@code MPI_Datatype datatype}
     * @param extent {@code MPI_Count *extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_type_extent_c(long fh, long datatype, MemorySegment extent) {
        try {
            return (int) MPI_File_get_type_extent_c.HANDLE.invokeExact(fh, datatype, extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_type_extent_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_type_extent_c", "int(MPI_File,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_get_view(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param disp {@code MPI_Offset *disp}
     * @param etype {@code MPI_Datatype *etype}
     * @param filetype {@code MPI_Datatype *filetype}
     * @param datarep {@code char *datarep}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_get_view(long fh, MemorySegment disp, MemorySegment etype, MemorySegment filetype, MemorySegment datarep) {
        try {
            return (int) MPI_File_get_view.HANDLE.invokeExact(fh, disp, etype, filetype, datarep);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_get_view {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_view", "int(MPI_File,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_all.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_all_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iread_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_shared.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iread_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iread_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iread_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iread_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iread_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_all.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_all_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_iwrite_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_shared.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_iwrite_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_iwrite_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment request) {
        try {
            return (int) MPI_File_iwrite_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_iwrite_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_iwrite_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_open(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param filename {@code const char *filename}
     * @param amode {@code int amode}
     * @param info {@code MPI_Info info}
     * @param fh {@code MPI_File *fh}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_open(long comm, MemorySegment filename, int amode, long info, MemorySegment fh) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_open(comm, VirtualCall.accessible(filename), amode, info, VirtualCall.accessible(fh)));
        }
        try {
            return (int) MPI_File_open.HANDLE.invokeExact(comm, filename, amode, info, fh);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_open {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_open", "int(MPI_Comm,pointer,int,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_preallocate(MPI_File fh, MPI_Offset size)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param size {@code MPI_Offset size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_preallocate(long fh, long size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_preallocate(fh, size));
        }
        try {
            return (int) MPI_File_preallocate.HANDLE.invokeExact(fh, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_preallocate {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_preallocate", "int(MPI_File,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_all(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_all.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_all_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_all_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_all_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_all_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_all_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_all_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_all_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_all_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_all(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_all_begin(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at_all_begin(long fh, long offset, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_begin(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_at_all_begin.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_begin", "int(MPI_File,long,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_all_begin_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at_all_begin_c(long fh, long offset, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_begin_c(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_at_all_begin_c.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_begin_c", "int(MPI_File,long,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_at_all_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_c(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_at_all_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_at_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_at_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_at_c(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_ordered(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_ordered(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_ordered.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_ordered_begin(MPI_File fh, void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_ordered_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_ordered_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_ordered_begin_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_ordered_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_read_ordered_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_ordered_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_ordered_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_ordered_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_read_ordered_end(MPI_File fh, void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_ordered_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_read_ordered_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_read_ordered_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_ordered_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_ordered_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_shared(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_shared.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_read_shared_c(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_read_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_read_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_read_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_read_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_seek(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param whence {@code int whence}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_seek(long fh, long offset, int whence) {
        try {
            return (int) MPI_File_seek.HANDLE.invokeExact(fh, offset, whence);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_seek {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_seek", "int(MPI_File,long,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_seek_shared(MPI_File fh, MPI_Offset offset, int whence)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param whence {@code int whence}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_seek_shared(long fh, long offset, int whence) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_seek_shared(fh, offset, whence));
        }
        try {
            return (int) MPI_File_seek_shared.HANDLE.invokeExact(fh, offset, whence);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_seek_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_seek_shared", "int(MPI_File,long,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_atomicity(MPI_File fh, int flag)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param flag {@code int flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_set_atomicity(long fh, int flag) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_atomicity(fh, flag));
        }
        try {
            return (int) MPI_File_set_atomicity.HANDLE.invokeExact(fh, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_set_atomicity {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_atomicity", "int(MPI_File,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)}.
     *
     * <p>In every library.
     *
     * @param file {@code MPI_File file}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_set_errhandler(long file, long errhandler) {
        try {
            return (int) MPI_File_set_errhandler.HANDLE.invokeExact(file, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_errhandler", "int(MPI_File,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_info(MPI_File fh, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_set_info(long fh, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_info(fh, info));
        }
        try {
            return (int) MPI_File_set_info.HANDLE.invokeExact(fh, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_info", "int(MPI_File,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_size(MPI_File fh, MPI_Offset size)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param size {@code MPI_Offset size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_set_size(long fh, long size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_size(fh, size));
        }
        try {
            return (int) MPI_File_set_size.HANDLE.invokeExact(fh, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_set_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_size", "int(MPI_File,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_view(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param disp {@code MPI_Offset disp}
     * @param etype {@code MPI_Datatype etype}
     * @param filetype {@code MPI_Datatype filetype}
     * @param datarep {@code const char *datarep}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_set_view(long fh, long disp, long etype, long filetype, MemorySegment datarep, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_set_view(fh, disp, etype, filetype, VirtualCall.accessible(datarep), info));
        }
        try {
            return (int) MPI_File_set_view.HANDLE.invokeExact(fh, disp, etype, filetype, datarep, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_set_view {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_view", "int(MPI_File,long,MPI_Datatype,MPI_Datatype,pointer,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_sync(MPI_File fh)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_sync(long fh) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_sync(fh));
        }
        try {
            return (int) MPI_File_sync.HANDLE.invokeExact(fh);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_sync {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_sync", "int(MPI_File)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_toint(MPI_File file)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param file {@code MPI_File file}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_toint(long file) {
        try {
            return (int) MPI_File_toint.HANDLE.invokeExact(file);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_toint", "int(MPI_File)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_File_write(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_all(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_all(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_all.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_all_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_all_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_all_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_all_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_all_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_all_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_all_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_all_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_all_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_at.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_all(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at_all(long fh, long offset, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_at_all.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all", "int(MPI_File,long,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_all_begin(MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at_all_begin(long fh, long offset, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_begin(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_at_all_begin.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_begin", "int(MPI_File,long,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_all_begin_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at_all_begin_c(long fh, long offset, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_begin_c(fh, offset, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_at_all_begin_c.HANDLE.invokeExact(fh, offset, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_begin_c", "int(MPI_File,long,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_at_all_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at_all_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_c(fh, offset, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_at_all_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_at_all_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at_all_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_at_all_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_at_all_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_all_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_all_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_at_c(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param offset {@code MPI_Offset offset}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_at_c(long fh, long offset, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_at_c.HANDLE.invokeExact(fh, offset, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_at_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_at_c", "int(MPI_File,long,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_ordered(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_ordered(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_ordered.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_ordered_begin(MPI_File fh, const void *buf, int count, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_ordered_begin(long fh, MemorySegment buf, int count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_begin(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_ordered_begin.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_begin {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_begin", "int(MPI_File,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_ordered_begin_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_ordered_begin_c(long fh, MemorySegment buf, long count, long datatype) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_begin_c(fh, VirtualCall.accessible(buf), count, datatype));
        }
        try {
            return (int) MPI_File_write_ordered_begin_c.HANDLE.invokeExact(fh, buf, count, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_begin_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_begin_c", "int(MPI_File,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_ordered_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_ordered_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_c(fh, VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_ordered_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_File_write_ordered_end(MPI_File fh, const void *buf, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_ordered_end(long fh, MemorySegment buf, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_File_write_ordered_end(fh, VirtualCall.accessible(buf), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_File_write_ordered_end.HANDLE.invokeExact(fh, buf, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_ordered_end {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_ordered_end", "int(MPI_File,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_shared(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_shared(long fh, MemorySegment buf, int count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_shared.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_shared", "int(MPI_File,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_write_shared_c(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param fh {@code MPI_File fh}
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_File_write_shared_c(long fh, MemorySegment buf, long count, long datatype, MemorySegment status) {
        try {
            return (int) MPI_File_write_shared_c.HANDLE.invokeExact(fh, buf, count, datatype, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_File_write_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_write_shared_c", "int(MPI_File,pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Finalize(void)}.
     *
     * <p>In every library.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Finalize() {
        try {
            return (int) MPI_Finalize.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Finalize {

        static final MethodHandle HANDLE = Linkage.link("MPI_Finalize", "int()", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Finalized(int *flag)}.
     *
     * <p>In every library.
     *
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Finalized(MemorySegment flag) {
        try {
            return (int) MPI_Finalized.HANDLE.invokeExact(flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Finalized {

        static final MethodHandle HANDLE = Linkage.link("MPI_Finalized", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Free_mem(void *base)}.
     *
     * <p>In every library.
     *
     * @param base {@code void *base}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Free_mem(MemorySegment base) {
        try {
            return (int) MPI_Free_mem.HANDLE.invokeExact(base);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Free_mem {

        static final MethodHandle HANDLE = Linkage.link("MPI_Free_mem", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Gather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gather_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Gather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gather_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gather_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gather_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gather_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gather_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gather_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, root, comm));
        }
        try {
            return (int) MPI_Gatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gatherv_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, root, comm));
        }
        try {
            return (int) MPI_Gatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gatherv_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gatherv_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv_init", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gatherv_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gatherv_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv_init_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Get.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code int result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_accumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, MemorySegment result_addr, int result_count, long result_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Get_accumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_accumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_accumulate", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code MPI_Count result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_accumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, MemorySegment result_addr, long result_count, long result_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Get_accumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_accumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_accumulate_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get_address(const void *location, MPI_Aint *address)}.
     *
     * <p>In every library.
     *
     * @param location {@code const void *location}
     * @param address {@code MPI_Aint *address}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_address(MemorySegment location, MemorySegment address) {
        try {
            return (int) MPI_Get_address.HANDLE.invokeExact(location, address);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_address {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_address", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Get_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_count(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_count.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_count {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_count", "int(pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_count_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_count_c(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_count_c.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_count_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_count_c", "int(pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_elements(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_elements.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_elements {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_elements", "int(pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_elements_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_elements_c(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_elements_c.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_elements_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_elements_c", "int(pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get_elements_x(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_elements_x(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_elements_x.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_elements_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_elements_x", "int(pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_hw_resource_info(MPI_Info *hw_info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param hw_info {@code MPI_Info *hw_info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_hw_resource_info(MemorySegment hw_info) {
        try {
            return (int) MPI_Get_hw_resource_info.HANDLE.invokeExact(hw_info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_hw_resource_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_hw_resource_info", "int(pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Get_library_version(char *version, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param version {@code char *version}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_library_version(MemorySegment version, MemorySegment resultlen) {
        try {
            return (int) MPI_Get_library_version.HANDLE.invokeExact(version, resultlen);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_library_version {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_library_version", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_processor_name(char *name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param name {@code char *name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_processor_name(MemorySegment name, MemorySegment resultlen) {
        try {
            return (int) MPI_Get_processor_name.HANDLE.invokeExact(name, resultlen);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_processor_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_processor_name", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_version(int *version, int *subversion)}.
     *
     * <p>In every library.
     *
     * @param version {@code int *version}
     * @param subversion {@code int *subversion}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Get_version(MemorySegment version, MemorySegment subversion) {
        try {
            return (int) MPI_Get_version.HANDLE.invokeExact(version, subversion);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Get_version {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_version", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param nnodes {@code int nnodes}
     * @param indx {@code const int indx[]}
     * @param edges {@code const int edges[]}
     * @param reorder {@code int reorder}
     * @param comm_graph {@code MPI_Comm *comm_graph}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graph_create(long comm_old, int nnodes, MemorySegment indx, MemorySegment edges, int reorder, MemorySegment comm_graph) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Graph_create(comm_old, nnodes, VirtualCall.accessible(indx), VirtualCall.accessible(edges), reorder, VirtualCall.accessible(comm_graph)));
        }
        try {
            return (int) MPI_Graph_create.HANDLE.invokeExact(comm_old, nnodes, indx, edges, reorder, comm_graph);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graph_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_create", "int(MPI_Comm,int,pointer,pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param maxindex {@code int maxindex}
     * @param maxedges {@code int maxedges}
     * @param indx {@code int indx[]}
     * @param edges {@code int edges[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graph_get(long comm, int maxindex, int maxedges, MemorySegment indx, MemorySegment edges) {
        try {
            return (int) MPI_Graph_get.HANDLE.invokeExact(comm, maxindex, maxedges, indx, edges);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graph_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_get", "int(MPI_Comm,int,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_map(MPI_Comm comm, int nnodes, const int indx[], const int edges[], int *newrank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param nnodes {@code int nnodes}
     * @param indx {@code const int indx[]}
     * @param edges {@code const int edges[]}
     * @param newrank {@code int *newrank}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graph_map(long comm, int nnodes, MemorySegment indx, MemorySegment edges, MemorySegment newrank) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Graph_map(comm, nnodes, VirtualCall.accessible(indx), VirtualCall.accessible(edges), VirtualCall.accessible(newrank)));
        }
        try {
            return (int) MPI_Graph_map.HANDLE.invokeExact(comm, nnodes, indx, edges, newrank);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graph_map {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_map", "int(MPI_Comm,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int rank}
     * @param maxneighbors {@code int maxneighbors}
     * @param neighbors {@code int neighbors[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graph_neighbors(long comm, int rank, int maxneighbors, MemorySegment neighbors) {
        try {
            return (int) MPI_Graph_neighbors.HANDLE.invokeExact(comm, rank, maxneighbors, neighbors);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graph_neighbors {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_neighbors", "int(MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int rank}
     * @param nneighbors {@code int *nneighbors}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graph_neighbors_count(long comm, int rank, MemorySegment nneighbors) {
        try {
            return (int) MPI_Graph_neighbors_count.HANDLE.invokeExact(comm, rank, nneighbors);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graph_neighbors_count {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_neighbors_count", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param nnodes {@code int *nnodes}
     * @param nedges {@code int *nedges}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graphdims_get(long comm, MemorySegment nnodes, MemorySegment nedges) {
        try {
            return (int) MPI_Graphdims_get.HANDLE.invokeExact(comm, nnodes, nedges);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graphdims_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graphdims_get", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Grequest_complete(MPI_Request request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Grequest_complete(long request) {
        try {
            return (int) MPI_Grequest_complete.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Grequest_complete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Grequest_complete", "int(MPI_Request)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param query_fn {@code MPI_Grequest_query_function *query_fn}
     * @param free_fn {@code MPI_Grequest_free_function *free_fn}
     * @param cancel_fn {@code MPI_Grequest_cancel_function *cancel_fn}
     * @param extra_state {@code void *extra_state}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Grequest_start(MemorySegment query_fn, MemorySegment free_fn, MemorySegment cancel_fn, MemorySegment extra_state, MemorySegment request) {
        try {
            return (int) MPI_Grequest_start.HANDLE.invokeExact(query_fn, free_fn, cancel_fn, extra_state, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Grequest_start {

        static final MethodHandle HANDLE = Linkage.link("MPI_Grequest_start", "int(pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Group_c2f(MPI_Group group)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param group {@code MPI_Group group}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_c2f(long group) {
        try {
            return (int) MPI_Group_c2f.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_c2f", "int(MPI_Group)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_compare(MPI_Group group1, MPI_Group group2, int *result)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param result {@code int *result}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_compare(long group1, long group2, MemorySegment result) {
        try {
            return (int) MPI_Group_compare.HANDLE.invokeExact(group1, group2, result);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_compare {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_compare", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_difference(long group1, long group2, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_difference.HANDLE.invokeExact(group1, group2, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_difference {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_difference", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranks {@code const int ranks[]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_excl(long group, int n, MemorySegment ranks, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_excl.HANDLE.invokeExact(group, n, ranks, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_excl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_excl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Group MPI_Group_f2c(MPI_Fint group)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param group {@code MPI_Fint group}
     * @return {@code MPI_Group}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Group_f2c(int group) {
        try {
            return (long) MPI_Group_f2c.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_f2c", "MPI_Group(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_free(MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_free(MemorySegment group) {
        try {
            return (int) MPI_Group_free.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param pset_name {@code const char *pset_name}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_from_session_pset(long session, MemorySegment pset_name, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_from_session_pset.HANDLE.invokeExact(session, pset_name, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_from_session_pset {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_from_session_pset", "int(MPI_Session,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code MPI_Group MPI_Group_fromint(int group)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param group {@code int group}
     * @return {@code MPI_Group}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Group_fromint(int group) {
        try {
            return (long) MPI_Group_fromint.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_fromint", "MPI_Group(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranks {@code const int ranks[]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_incl(long group, int n, MemorySegment ranks, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_incl.HANDLE.invokeExact(group, n, ranks, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_incl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_incl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_intersection(long group1, long group2, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_intersection.HANDLE.invokeExact(group1, group2, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_intersection {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_intersection", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranges {@code int ranges[][3]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_range_excl(long group, int n, MemorySegment ranges, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_range_excl.HANDLE.invokeExact(group, n, ranges, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_range_excl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_range_excl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param n {@code int n}
     * @param ranges {@code int ranges[][3]}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_range_incl(long group, int n, MemorySegment ranges, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_range_incl.HANDLE.invokeExact(group, n, ranges, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_range_incl {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_range_incl", "int(MPI_Group,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_rank(MPI_Group group, int *rank)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_rank(long group, MemorySegment rank) {
        try {
            return (int) MPI_Group_rank.HANDLE.invokeExact(group, rank);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_rank", "int(MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_size(MPI_Group group, int *size)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_size(long group, MemorySegment size) {
        try {
            return (int) MPI_Group_size.HANDLE.invokeExact(group, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_size", "int(MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_toint(MPI_Group group)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param group {@code MPI_Group group}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_toint(long group) {
        try {
            return (int) MPI_Group_toint.HANDLE.invokeExact(group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_toint", "int(MPI_Group)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param n {@code int n}
     * @param ranks1 {@code const int ranks1[]}
     * @param group2 {@code MPI_Group group2}
     * @param ranks2 {@code int ranks2[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_translate_ranks(long group1, int n, MemorySegment ranks1, long group2, MemorySegment ranks2) {
        try {
            return (int) MPI_Group_translate_ranks.HANDLE.invokeExact(group1, n, ranks1, group2, ranks2);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_translate_ranks {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_translate_ranks", "int(MPI_Group,int,pointer,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * <p>In every library.
     *
     * @param group1 {@code MPI_Group group1}
     * @param group2 {@code MPI_Group group2}
     * @param newgroup {@code MPI_Group *newgroup}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Group_union(long group1, long group2, MemorySegment newgroup) {
        try {
            return (int) MPI_Group_union.HANDLE.invokeExact(group1, group2, newgroup);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Group_union {

        static final MethodHandle HANDLE = Linkage.link("MPI_Group_union", "int(MPI_Group,MPI_Group,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iallgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iallgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iallgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iallgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iallgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iallgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iallgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iallgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iallreduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallreduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iallreduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallreduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iallreduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallreduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iallreduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallreduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ialltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ialltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ialltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ialltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ialltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ialltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ibarrier(long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibarrier.HANDLE.invokeExact(comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ibarrier {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibarrier", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ibcast(MemorySegment buffer, int count, long datatype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibcast.HANDLE.invokeExact(buffer, count, datatype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ibcast {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibcast", "int(pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ibcast_c(MemorySegment buffer, long count, long datatype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibcast_c.HANDLE.invokeExact(buffer, count, datatype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ibcast_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibcast_c", "int(pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ibsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ibsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ibsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ibsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iexscan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iexscan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iexscan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iexscan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iexscan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iexscan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iexscan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iexscan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Igather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Igather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Igather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Igather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Igatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Igatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Igatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Igatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Improbe(int source, int tag, long comm, MemorySegment flag, MemorySegment message, MemorySegment status) {
        try {
            return (int) MPI_Improbe.HANDLE.invokeExact(source, tag, comm, flag, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Improbe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Improbe", "int(int,int,MPI_Comm,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Imrecv(MemorySegment buf, int count, long datatype, MemorySegment message, MemorySegment request) {
        try {
            return (int) MPI_Imrecv.HANDLE.invokeExact(buf, count, datatype, message, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Imrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Imrecv", "int(pointer,int,MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Imrecv_c(MemorySegment buf, long count, long datatype, MemorySegment message, MemorySegment request) {
        try {
            return (int) MPI_Imrecv_c.HANDLE.invokeExact(buf, count, datatype, message, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Imrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Imrecv_c", "int(pointer,long,MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_allgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_allgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_alltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_alltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_alltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_alltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_alltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ineighbor_alltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Info_c2f(MPI_Info info)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param info {@code MPI_Info info}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_c2f(long info) {
        try {
            return (int) MPI_Info_c2f.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_c2f", "int(MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_create(MPI_Info *info)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_create(MemorySegment info) {
        try {
            return (int) MPI_Info_create.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_create", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_create_env(int argc, char *argv[], MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param argc {@code int argc}
     * @param argv {@code char *argv[]}
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_create_env(int argc, MemorySegment argv, MemorySegment info) {
        try {
            return (int) MPI_Info_create_env.HANDLE.invokeExact(argc, argv, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_create_env {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_create_env", "int(int,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Info_delete(MPI_Info info, const char *key)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_delete(long info, MemorySegment key) {
        try {
            return (int) MPI_Info_delete.HANDLE.invokeExact(info, key);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_delete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_delete", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_dup(MPI_Info info, MPI_Info *newinfo)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param newinfo {@code MPI_Info *newinfo}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_dup(long info, MemorySegment newinfo) {
        try {
            return (int) MPI_Info_dup.HANDLE.invokeExact(info, newinfo);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_dup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_dup", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Info MPI_Info_f2c(MPI_Fint info)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param info {@code MPI_Fint info}
     * @return {@code MPI_Info}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Info_f2c(int info) {
        try {
            return (long) MPI_Info_f2c.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_f2c", "MPI_Info(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_free(MPI_Info *info)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_free(MemorySegment info) {
        try {
            return (int) MPI_Info_free.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Info MPI_Info_fromint(int info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code int info}
     * @return {@code MPI_Info}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Info_fromint(int info) {
        try {
            return (long) MPI_Info_fromint.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_fromint", "MPI_Info(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Info_get(MPI_Info info, const char *key, int valuelen, char *value, int *flag)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param valuelen {@code int valuelen}
     * @param value {@code char *value}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_get(long info, MemorySegment key, int valuelen, MemorySegment value, MemorySegment flag) {
        try {
            return (int) MPI_Info_get.HANDLE.invokeExact(info, key, valuelen, value, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get", "int(MPI_Info,pointer,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_nkeys(MPI_Info info, int *nkeys)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param nkeys {@code int *nkeys}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_get_nkeys(long info, MemorySegment nkeys) {
        try {
            return (int) MPI_Info_get_nkeys.HANDLE.invokeExact(info, nkeys);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_nkeys {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_nkeys", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_nthkey(MPI_Info info, int n, char *key)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param n {@code int n}
     * @param key {@code char *key}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_get_nthkey(long info, int n, MemorySegment key) {
        try {
            return (int) MPI_Info_get_nthkey.HANDLE.invokeExact(info, n, key);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_nthkey {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_nthkey", "int(MPI_Info,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param buflen {@code int *buflen}
     * @param value {@code char *value}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_get_string(long info, MemorySegment key, MemorySegment buflen, MemorySegment value, MemorySegment flag) {
        try {
            return (int) MPI_Info_get_string.HANDLE.invokeExact(info, key, buflen, value, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_string", "int(MPI_Info,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Info_get_valuelen(MPI_Info info, const char *key, int *valuelen, int *flag)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param valuelen {@code int *valuelen}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_get_valuelen(long info, MemorySegment key, MemorySegment valuelen, MemorySegment flag) {
        try {
            return (int) MPI_Info_get_valuelen.HANDLE.invokeExact(info, key, valuelen, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_get_valuelen {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_get_valuelen", "int(MPI_Info,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_set(MPI_Info info, const char *key, const char *value)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param value {@code const char *value}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_set(long info, MemorySegment key, MemorySegment value) {
        try {
            return (int) MPI_Info_set.HANDLE.invokeExact(info, key, value);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_set {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_set", "int(MPI_Info,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Info_toint(MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Info_toint(long info) {
        try {
            return (int) MPI_Info_toint.HANDLE.invokeExact(info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Info_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Info_toint", "int(MPI_Info)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Init(int *argc, char ***argv)}.
     *
     * <p>In every library.
     *
     * @param argc {@code int *argc}
     * @param argv {@code char ***argv}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Init(MemorySegment argc, MemorySegment argv) {
        Signals signals = Linkage.signals();
        try {
            return (int) MPI_Init.HANDLE.invokeExact(argc, argv);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        } finally {
            signals.restore("MPI_Init");
        }
    }

    private static final class MPI_Init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Init", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Init_thread(int *argc, char ***argv, int required, int *provided)}.
     *
     * <p>In every library.
     *
     * @param argc {@code int *argc}
     * @param argv {@code char ***argv}
     * @param required {@code int required}
     * @param provided {@code int *provided}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Init_thread(MemorySegment argc, MemorySegment argv, int required, MemorySegment provided) {
        Signals signals = Linkage.signals();
        try {
            return (int) MPI_Init_thread.HANDLE.invokeExact(argc, argv, required, provided);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        } finally {
            signals.restore("MPI_Init_thread");
        }
    }

    private static final class MPI_Init_thread {

        static final MethodHandle HANDLE = Linkage.link("MPI_Init_thread", "int(pointer,pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Initialized(int *flag)}.
     *
     * <p>In every library.
     *
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Initialized(MemorySegment flag) {
        try {
            return (int) MPI_Initialized.HANDLE.invokeExact(flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Initialized {

        static final MethodHandle HANDLE = Linkage.link("MPI_Initialized", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)}.
     *
     * <p>In every library.
     *
     * @param local_comm {@code MPI_Comm local_comm}
     * @param local_leader {@code int local_leader}
     * @param peer_comm {@code MPI_Comm peer_comm}
     * @param remote_leader {@code int remote_leader}
     * @param tag {@code int tag}
     * @param newintercomm {@code MPI_Comm *newintercomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Intercomm_create(long local_comm, int local_leader, long peer_comm, int remote_leader, int tag, MemorySegment newintercomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, VirtualCall.accessible(newintercomm)));
        }
        try {
            return (int) MPI_Intercomm_create.HANDLE.invokeExact(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Intercomm_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Intercomm_create", "int(MPI_Comm,int,MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param local_group {@code MPI_Group local_group}
     * @param local_leader {@code int local_leader}
     * @param remote_group {@code MPI_Group remote_group}
     * @param remote_leader {@code int remote_leader}
     * @param stringtag {@code const char *stringtag}
     * @param info {@code MPI_Info info}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @param newintercomm {@code MPI_Comm *newintercomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Intercomm_create_from_groups(long local_group, int local_leader, long remote_group, int remote_leader, MemorySegment stringtag, long info, long errhandler, MemorySegment newintercomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, VirtualCall.accessible(stringtag), info, errhandler, VirtualCall.accessible(newintercomm)));
        }
        try {
            return (int) MPI_Intercomm_create_from_groups.HANDLE.invokeExact(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Intercomm_create_from_groups {

        static final MethodHandle HANDLE = Linkage.link("MPI_Intercomm_create_from_groups", "int(MPI_Group,int,MPI_Group,int,pointer,MPI_Info,MPI_Errhandler,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)}.
     *
     * <p>In every library.
     *
     * @param intercomm {@code MPI_Comm intercomm}
     * @param high {@code int high}
     * @param newintracomm {@code MPI_Comm *newintracomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Intercomm_merge(long intercomm, int high, MemorySegment newintracomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Intercomm_merge(intercomm, high, VirtualCall.accessible(newintracomm)));
        }
        try {
            return (int) MPI_Intercomm_merge.HANDLE.invokeExact(intercomm, high, newintracomm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Intercomm_merge {

        static final MethodHandle HANDLE = Linkage.link("MPI_Intercomm_merge", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iprobe(int source, int tag, long comm, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Iprobe.HANDLE.invokeExact(source, tag, comm, flag, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iprobe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iprobe", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Irecv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irecv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Irecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irecv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Irecv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irecv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Irecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irecv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ireduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ireduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ireduce_scatter(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ireduce_scatter_block(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter_block.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter_block", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ireduce_scatter_block_c(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter_block_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter_block_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ireduce_scatter_c(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter_c", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Irsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Irsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Irsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Irsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Is_thread_main(int *flag)}.
     *
     * <p>In every library.
     *
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Is_thread_main(MemorySegment flag) {
        try {
            return (int) MPI_Is_thread_main.HANDLE.invokeExact(flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Is_thread_main {

        static final MethodHandle HANDLE = Linkage.link("MPI_Is_thread_main", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iscan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iscan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iscan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iscan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iscatter(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatter.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iscatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatter", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iscatter_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatter_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iscatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatter_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param displs {@code const int displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iscatterv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatterv.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iscatterv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatterv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Iscatterv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatterv_c.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Iscatterv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatterv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isendrecv(MemorySegment sendbuf, int sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv", "int(pointer,int,MPI_Datatype,int,int,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isendrecv_c(MemorySegment sendbuf, long sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv_c", "int(pointer,long,MPI_Datatype,int,int,pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isendrecv_replace(MemorySegment buf, int count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv_replace.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv_replace {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv_replace", "int(pointer,int,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isendrecv_replace_c(MemorySegment buf, long count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv_replace_c.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv_replace_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv_replace_c", "int(pointer,long,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Issend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Issend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Issend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Issend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Issend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Issend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Issend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Issend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param copy_fn {@code MPI_Copy_function *copy_fn}
     * @param delete_fn {@code MPI_Delete_function *delete_fn}
     * @param keyval {@code int *keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Keyval_create(MemorySegment copy_fn, MemorySegment delete_fn, MemorySegment keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Keyval_create.HANDLE.invokeExact(copy_fn, delete_fn, keyval, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Keyval_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Keyval_create", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Keyval_free(int *keyval)}.
     *
     * <p>In every library.
     *
     * @param keyval {@code int *keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Keyval_free(MemorySegment keyval) {
        try {
            return (int) MPI_Keyval_free.HANDLE.invokeExact(keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Keyval_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Keyval_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name)}.
     *
     * <p>In every library.
     *
     * @param service_name {@code const char *service_name}
     * @param info {@code MPI_Info info}
     * @param port_name {@code char *port_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Lookup_name(MemorySegment service_name, long info, MemorySegment port_name) {
        try {
            return (int) MPI_Lookup_name.HANDLE.invokeExact(service_name, info, port_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Lookup_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Lookup_name", "int(pointer,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Message_c2f(MPI_Message message)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param message {@code MPI_Message message}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Message_c2f(long message) {
        try {
            return (int) MPI_Message_c2f.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Message_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_c2f", "int(MPI_Message)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Message MPI_Message_f2c(MPI_Fint message)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param message {@code MPI_Fint message}
     * @return {@code MPI_Message}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Message_f2c(int message) {
        try {
            return (long) MPI_Message_f2c.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Message_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_f2c", "MPI_Message(int)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Message MPI_Message_fromint(int message)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param message {@code int message}
     * @return {@code MPI_Message}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Message_fromint(int message) {
        try {
            return (long) MPI_Message_fromint.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Message_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_fromint", "MPI_Message(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Message_toint(MPI_Message message)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param message {@code MPI_Message message}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Message_toint(long message) {
        try {
            return (int) MPI_Message_toint.HANDLE.invokeExact(message);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Message_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Message_toint", "int(MPI_Message)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Mprobe(int source, int tag, long comm, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Improbe(source, tag, comm, flagAt, message, status));
        }
        try {
            return (int) MPI_Mprobe.HANDLE.invokeExact(source, tag, comm, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Mprobe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mprobe", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Mrecv(MemorySegment buf, int count, long datatype, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Imrecv(buf, count, datatype, message, requestAt), status);
        }
        try {
            return (int) MPI_Mrecv.HANDLE.invokeExact(buf, count, datatype, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Mrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mrecv", "int(pointer,int,MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Mrecv_c(MemorySegment buf, long count, long datatype, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Imrecv_c(buf, count, datatype, message, requestAt), status);
        }
        try {
            return (int) MPI_Mrecv_c.HANDLE.invokeExact(buf, count, datatype, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Mrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mrecv_c", "int(pointer,long,MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgather_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgather_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgather_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgather_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgather_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgatherv_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgatherv_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgatherv_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv_init", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_allgatherv_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgatherv_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv_init_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoall(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoall_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoall_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoall_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoall_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoall_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallv(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallv_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallv_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallv_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv_init", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallv_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallv_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv_init_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallw(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallw_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallw_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallw_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw_init", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Neighbor_alltoallw_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallw_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw_init_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code MPI_Fint MPI_Op_c2f(MPI_Op op)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param op {@code MPI_Op op}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Op_c2f(long op) {
        try {
            return (int) MPI_Op_c2f.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_c2f", "int(MPI_Op)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Op_commutative(MPI_Op op, int *commute)}.
     *
     * <p>In every library.
     *
     * @param op {@code MPI_Op op}
     * @param commute {@code int *commute}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Op_commutative(long op, MemorySegment commute) {
        try {
            return (int) MPI_Op_commutative.HANDLE.invokeExact(op, commute);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_commutative {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_commutative", "int(MPI_Op,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)}.
     *
     * <p>In every library.
     *
     * @param user_fn {@code MPI_User_function *user_fn}
     * @param commute {@code int commute}
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Op_create(MemorySegment user_fn, int commute, MemorySegment op) {
        try {
            return (int) MPI_Op_create.HANDLE.invokeExact(user_fn, commute, op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_create", "int(pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param user_fn {@code MPI_User_function_c *user_fn}
     * @param commute {@code int commute}
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Op_create_c(MemorySegment user_fn, int commute, MemorySegment op) {
        try {
            return (int) MPI_Op_create_c.HANDLE.invokeExact(user_fn, commute, op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_create_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_create_c", "int(pointer,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code MPI_Op MPI_Op_f2c(MPI_Fint op)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param op {@code MPI_Fint op}
     * @return {@code MPI_Op}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Op_f2c(int op) {
        try {
            return (long) MPI_Op_f2c.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_f2c", "MPI_Op(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Op_free(MPI_Op *op)}.
     *
     * <p>In every library.
     *
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Op_free(MemorySegment op) {
        try {
            return (int) MPI_Op_free.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Op MPI_Op_fromint(int op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param op {@code int op}
     * @return {@code MPI_Op}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Op_fromint(int op) {
        try {
            return (long) MPI_Op_fromint.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_fromint", "MPI_Op(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Op_toint(MPI_Op op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param op {@code MPI_Op op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Op_toint(long op) {
        try {
            return (int) MPI_Op_toint.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Op_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_toint", "int(MPI_Op)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Open_port(MPI_Info info, char *port_name)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param port_name {@code char *port_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Open_port(long info, MemorySegment port_name) {
        try {
            return (int) MPI_Open_port.HANDLE.invokeExact(info, port_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Open_port {

        static final MethodHandle HANDLE = Linkage.link("MPI_Open_port", "int(MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code int outsize}
     * @param position {@code int *position}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack(MemorySegment inbuf, int incount, long datatype, MemorySegment outbuf, int outsize, MemorySegment position, long comm) {
        try {
            return (int) MPI_Pack.HANDLE.invokeExact(inbuf, incount, datatype, outbuf, outsize, position, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack", "int(pointer,int,MPI_Datatype,pointer,int,pointer,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code MPI_Count outsize}
     * @param position {@code MPI_Count *position}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_c(MemorySegment inbuf, long incount, long datatype, MemorySegment outbuf, long outsize, MemorySegment position, long comm) {
        try {
            return (int) MPI_Pack_c.HANDLE.invokeExact(inbuf, incount, datatype, outbuf, outsize, position, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_c", "int(pointer,long,MPI_Datatype,pointer,long,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char *datarep}
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code MPI_Aint outsize}
     * @param position {@code MPI_Aint *position}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_external(MemorySegment datarep, MemorySegment inbuf, int incount, long datatype, MemorySegment outbuf, long outsize, MemorySegment position) {
        try {
            return (int) MPI_Pack_external.HANDLE.invokeExact(datarep, inbuf, incount, datatype, outbuf, outsize, position);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external", "int(pointer,pointer,int,MPI_Datatype,pointer,long,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char *datarep}
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code MPI_Count outsize}
     * @param position {@code MPI_Count *position}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_external_c(MemorySegment datarep, MemorySegment inbuf, long incount, long datatype, MemorySegment outbuf, long outsize, MemorySegment position) {
        try {
            return (int) MPI_Pack_external_c.HANDLE.invokeExact(datarep, inbuf, incount, datatype, outbuf, outsize, position);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external_c", "int(pointer,pointer,long,MPI_Datatype,pointer,long,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack_external_size(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char *datarep}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Aint *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_external_size(MemorySegment datarep, int incount, long datatype, MemorySegment size) {
        try {
            return (int) MPI_Pack_external_size.HANDLE.invokeExact(datarep, incount, datatype, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external_size", "int(pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_external_size_c(const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char *datarep}
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_external_size_c(MemorySegment datarep, long incount, long datatype, MemorySegment size) {
        try {
            return (int) MPI_Pack_external_size_c.HANDLE.invokeExact(datarep, incount, datatype, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_external_size_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_external_size_c", "int(pointer,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)}.
     *
     * <p>In every library.
     *
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_size(int incount, long datatype, long comm, MemorySegment size) {
        try {
            return (int) MPI_Pack_size.HANDLE.invokeExact(incount, datatype, comm, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_size", "int(int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pack_size_c(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param incount {@code MPI_Count incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack_size_c(long incount, long datatype, long comm, MemorySegment size) {
        try {
            return (int) MPI_Pack_size_c.HANDLE.invokeExact(incount, datatype, comm, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack_size_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack_size_c", "int(long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Parrived(MPI_Request request, int partition, int *flag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param request {@code MPI_Request request}
     * @param partition {@code int partition}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Parrived(long request, int partition, MemorySegment flag) {
        try {
            return (int) MPI_Parrived.HANDLE.invokeExact(request, partition, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Parrived {

        static final MethodHandle HANDLE = Linkage.link("MPI_Parrived", "int(MPI_Request,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pcontrol(const int level, ...)}.
     *
     * <p>In every library.
     *
     * @param level {@code const int level}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pcontrol(int level) {
        try {
            return (int) MPI_Pcontrol.HANDLE.invokeExact(level);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pcontrol {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pcontrol", "int(int,...)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Pready(int partition, MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param partition {@code int partition}
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pready(int partition, long request) {
        try {
            return (int) MPI_Pready.HANDLE.invokeExact(partition, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pready {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pready", "int(int,MPI_Request)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pready_list(int length, const int array_of_partitions[], MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param length {@code int length}
     * @param array_of_partitions {@code const int array_of_partitions[]}
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pready_list(int length, MemorySegment array_of_partitions, long request) {
        try {
            return (int) MPI_Pready_list.HANDLE.invokeExact(length, array_of_partitions, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pready_list {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pready_list", "int(int,pointer,MPI_Request)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pready_range(int partition_low, int partition_high, MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param partition_low {@code int partition_low}
     * @param partition_high {@code int partition_high}
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pready_range(int partition_low, int partition_high, long request) {
        try {
            return (int) MPI_Pready_range.HANDLE.invokeExact(partition_low, partition_high, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pready_range {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pready_range", "int(int,int,MPI_Request)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buf {@code void *buf}
     * @param partitions {@code int partitions}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Precv_init(MemorySegment buf, int partitions, long count, long datatype, int dest, int tag, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Precv_init.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Precv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Precv_init", "int(pointer,int,long,MPI_Datatype,int,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Probe(int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Iprobe(source, tag, comm, flagAt, status));
        }
        try {
            return (int) MPI_Probe.HANDLE.invokeExact(source, tag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Probe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Probe", "int(int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buf {@code const void *buf}
     * @param partitions {@code int partitions}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Psend_init(MemorySegment buf, int partitions, long count, long datatype, int dest, int tag, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Psend_init.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Psend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Psend_init", "int(pointer,int,long,MPI_Datatype,int,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * <p>In every library.
     *
     * @param service_name {@code const char *service_name}
     * @param info {@code MPI_Info info}
     * @param port_name {@code const char *port_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Publish_name(MemorySegment service_name, long info, MemorySegment port_name) {
        try {
            return (int) MPI_Publish_name.HANDLE.invokeExact(service_name, info, port_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Publish_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Publish_name", "int(pointer,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Put(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Put.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Put {

        static final MethodHandle HANDLE = Linkage.link("MPI_Put", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Put_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Put_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Put_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Put_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Query_thread(int *provided)}.
     *
     * <p>In every library.
     *
     * @param provided {@code int *provided}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Query_thread(MemorySegment provided) {
        try {
            return (int) MPI_Query_thread.HANDLE.invokeExact(provided);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Query_thread {

        static final MethodHandle HANDLE = Linkage.link("MPI_Query_thread", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Raccumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Raccumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Raccumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Raccumulate", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Raccumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Raccumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Raccumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Raccumulate_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Recv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irecv(buf, count, datatype, source, tag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Recv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Recv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Recv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irecv_c(buf, count, datatype, source, tag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Recv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Recv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Recv_init(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Recv_init.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Recv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Recv_init_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Recv_init_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Recv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, root, comm));
        }
        try {
            return (int) MPI_Reduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, root, comm));
        }
        try {
            return (int) MPI_Reduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param inoutbuf {@code void *inoutbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_local(MemorySegment inbuf, MemorySegment inoutbuf, int count, long datatype, long op) {
        try {
            return (int) MPI_Reduce_local.HANDLE.invokeExact(inbuf, inoutbuf, count, datatype, op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_local {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_local", "int(pointer,pointer,int,MPI_Datatype,MPI_Op)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param inbuf {@code const void *inbuf}
     * @param inoutbuf {@code void *inoutbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_local_c(MemorySegment inbuf, MemorySegment inoutbuf, long count, long datatype, long op) {
        try {
            return (int) MPI_Reduce_local_c.HANDLE.invokeExact(inbuf, inoutbuf, count, datatype, op);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_local_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_local_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_block(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter_block(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), recvcount, datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter_block.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_block_c(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter_block_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), recvcount, datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter_block_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_block_init(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_block_init.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_block_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_block_init_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_c(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_c", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_init(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_init.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_init", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce_scatter_init_c(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_init_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_init_c", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char *datarep}
     * @param read_conversion_fn {@code MPI_Datarep_conversion_function *read_conversion_fn}
     * @param write_conversion_fn {@code MPI_Datarep_conversion_function *write_conversion_fn}
     * @param dtype_file_extent_fn {@code MPI_Datarep_extent_function *dtype_file_extent_fn}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Register_datarep(MemorySegment datarep, MemorySegment read_conversion_fn, MemorySegment write_conversion_fn, MemorySegment dtype_file_extent_fn, MemorySegment extra_state) {
        try {
            return (int) MPI_Register_datarep.HANDLE.invokeExact(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Register_datarep {

        static final MethodHandle HANDLE = Linkage.link("MPI_Register_datarep", "int(pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char *datarep}
     * @param read_conversion_fn {@code MPI_Datarep_conversion_function_c *read_conversion_fn}
     * @param write_conversion_fn {@code MPI_Datarep_conversion_function_c *write_conversion_fn}
     * @param dtype_file_extent_fn {@code MPI_Datarep_extent_function *dtype_file_extent_fn}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Register_datarep_c(MemorySegment datarep, MemorySegment read_conversion_fn, MemorySegment write_conversion_fn, MemorySegment dtype_file_extent_fn, MemorySegment extra_state) {
        try {
            return (int) MPI_Register_datarep_c.HANDLE.invokeExact(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Register_datarep_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Register_datarep_c", "int(pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Remove_error_class(int errorclass)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param errorclass {@code int errorclass}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Remove_error_class(int errorclass) {
        try {
            return (int) MPI_Remove_error_class.HANDLE.invokeExact(errorclass);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Remove_error_class {

        static final MethodHandle HANDLE = Linkage.link("MPI_Remove_error_class", "int(int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Remove_error_code(int errorcode)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Remove_error_code(int errorcode) {
        try {
            return (int) MPI_Remove_error_code.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Remove_error_code {

        static final MethodHandle HANDLE = Linkage.link("MPI_Remove_error_code", "int(int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Remove_error_string(int errorcode)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Remove_error_string(int errorcode) {
        try {
            return (int) MPI_Remove_error_string.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Remove_error_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Remove_error_string", "int(int)", "MPI 4.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Request_c2f(MPI_Request request)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param request {@code MPI_Request request}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_c2f(long request) {
        try {
            return (int) MPI_Request_c2f.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_c2f", "int(MPI_Request)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Request MPI_Request_f2c(MPI_Fint request)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param request {@code MPI_Fint request}
     * @return {@code MPI_Request}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Request_f2c(int request) {
        try {
            return (long) MPI_Request_f2c.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_f2c", "MPI_Request(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Request_free(MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_free(MemorySegment request) {
        try {
            return (int) MPI_Request_free.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Request MPI_Request_fromint(int request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param request {@code int request}
     * @return {@code MPI_Request}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Request_fromint(int request) {
        try {
            return (long) MPI_Request_fromint.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_fromint", "MPI_Request(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request request}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_get_status(long request, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Request_get_status.HANDLE.invokeExact(request, flag, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status", "int(MPI_Request,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code const MPI_Request array_of_requests[]}
     * @param flag {@code int *flag}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_get_status_all(int count, MemorySegment array_of_requests, MemorySegment flag, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Request_get_status_all.HANDLE.invokeExact(count, array_of_requests, flag, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status_all", "int(int,pointer,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code const MPI_Request array_of_requests[]}
     * @param indx {@code int *indx}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_get_status_any(int count, MemorySegment array_of_requests, MemorySegment indx, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Request_get_status_any.HANDLE.invokeExact(count, array_of_requests, indx, flag, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status_any {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status_any", "int(int,pointer,pointer,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param incount {@code int incount}
     * @param array_of_requests {@code const MPI_Request array_of_requests[]}
     * @param outcount {@code int *outcount}
     * @param array_of_indices {@code int array_of_indices[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_get_status_some(int incount, MemorySegment array_of_requests, MemorySegment outcount, MemorySegment array_of_indices, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Request_get_status_some.HANDLE.invokeExact(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status_some {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status_some", "int(int,pointer,pointer,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Request_toint(MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Request_toint(long request) {
        try {
            return (int) MPI_Request_toint.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Request_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_toint", "int(MPI_Request)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rget(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rget {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code int result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rget_accumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, MemorySegment result_addr, int result_count, long result_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget_accumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rget_accumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget_accumulate", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code MPI_Count result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rget_accumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, MemorySegment result_addr, long result_count, long result_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget_accumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rget_accumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget_accumulate_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rget_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rget_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rput(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rput.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rput {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rput", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rput_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rput_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rput_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rput_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irsend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Rsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irsend_c(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Rsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rsend_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Rsend_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rsend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Rsend_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Rsend_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Rsend_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scan(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Scan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scan_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Scan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scan_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scan_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scan_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scan_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scan_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scan_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatter(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatter(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatter.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatter_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatter_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatter_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatter_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatter_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatter_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatter_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatter_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatter_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param displs {@code const int displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatterv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatterv(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(displs), sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatterv.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatterv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatterv_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(displs), sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatterv_c.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param displs {@code const int displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatterv_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatterv_init.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv_init", "int(pointer,pointer,pointer,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scatterv_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatterv_init_c.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv_init_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Isend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Send.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Send {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Isend_c(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Send_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Send_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Send_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Send_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Send_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Send_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Sendrecv(MemorySegment sendbuf, int sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.both(requestAt -> MPI_Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, requestAt), requestAt -> MPI_Isend(sendbuf, sendcount, sendtype, dest, sendtag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Sendrecv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv", "int(pointer,int,MPI_Datatype,int,int,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Sendrecv_c(MemorySegment sendbuf, long sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.both(requestAt -> MPI_Irecv_c(recvbuf, recvcount, recvtype, source, recvtag, comm, requestAt), requestAt -> MPI_Isend_c(sendbuf, sendcount, sendtype, dest, sendtag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Sendrecv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_c", "int(pointer,long,MPI_Datatype,int,int,pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Sendrecv_replace(MemorySegment buf, int count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Sendrecv_replace(VirtualCall.accessible(buf), count, datatype, dest, sendtag, source, recvtag, comm, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Sendrecv_replace.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_replace {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_replace", "int(pointer,int,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Sendrecv_replace_c(MemorySegment buf, long count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Sendrecv_replace_c(VirtualCall.accessible(buf), count, datatype, dest, sendtag, source, recvtag, comm, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Sendrecv_replace_c.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_replace_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_replace_c", "int(pointer,long,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_attach_buffer(MPI_Session session, void *buffer, int size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer {@code void *buffer}
     * @param size {@code int size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_attach_buffer(long session, MemorySegment buffer, int size) {
        try {
            return (int) MPI_Session_attach_buffer.HANDLE.invokeExact(session, buffer, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_attach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_attach_buffer", "int(MPI_Session,pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer {@code void *buffer}
     * @param size {@code MPI_Count size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_attach_buffer_c(long session, MemorySegment buffer, long size) {
        try {
            return (int) MPI_Session_attach_buffer_c.HANDLE.invokeExact(session, buffer, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_attach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_attach_buffer_c", "int(MPI_Session,pointer,long)", "MPI 4.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Session_c2f(MPI_Session session)}.
     *
     * <p>In mpich 4.2.3+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_c2f(long session) {
        try {
            return (int) MPI_Session_c2f.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_c2f", "int(MPI_Session)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Session_call_errhandler(MPI_Session session, int errorcode)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_call_errhandler(long session, int errorcode) {
        try {
            return (int) MPI_Session_call_errhandler.HANDLE.invokeExact(session, errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_call_errhandler", "int(MPI_Session,int)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session_errhandler_fn {@code MPI_Session_errhandler_function *session_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_create_errhandler(MemorySegment session_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Session_create_errhandler.HANDLE.invokeExact(session_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_create_errhandler", "int(pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_detach_buffer(long session, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_detach_buffer(session, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Session_detach_buffer.HANDLE.invokeExact(session, buffer_addr, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_detach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_detach_buffer", "int(MPI_Session,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_detach_buffer_c(long session, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_detach_buffer_c(session, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Session_detach_buffer_c.HANDLE.invokeExact(session, buffer_addr, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_detach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_detach_buffer_c", "int(MPI_Session,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code MPI_Session MPI_Session_f2c(MPI_Fint session)}.
     *
     * <p>In mpich 4.2.3+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Fint session}
     * @return {@code MPI_Session}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Session_f2c(int session) {
        try {
            return (long) MPI_Session_f2c.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_f2c", "MPI_Session(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Session_finalize(MPI_Session *session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session *session}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_finalize(MemorySegment session) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_finalize(VirtualCall.accessible(session)));
        }
        try {
            return (int) MPI_Session_finalize.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_finalize {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_finalize", "int(pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_flush_buffer(MPI_Session session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_flush_buffer(long session) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_flush_buffer(session));
        }
        try {
            return (int) MPI_Session_flush_buffer.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_flush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_flush_buffer", "int(MPI_Session)", "MPI 4.1");
    }

    /**
     * C: {@code MPI_Session MPI_Session_fromint(int session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param session {@code int session}
     * @return {@code MPI_Session}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Session_fromint(int session) {
        try {
            return (long) MPI_Session_fromint.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_fromint", "MPI_Session(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_get_errhandler(long session, MemorySegment errhandler) {
        try {
            return (int) MPI_Session_get_errhandler.HANDLE.invokeExact(session, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_errhandler", "int(MPI_Session,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_info(MPI_Session session, MPI_Info *info_used)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_get_info(long session, MemorySegment info_used) {
        try {
            return (int) MPI_Session_get_info.HANDLE.invokeExact(session, info_used);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_info", "int(MPI_Session,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_nth_pset(MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info {@code MPI_Info info}
     * @param n {@code int n}
     * @param pset_len {@code int *pset_len}
     * @param pset_name {@code char *pset_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_get_nth_pset(long session, long info, int n, MemorySegment pset_len, MemorySegment pset_name) {
        try {
            return (int) MPI_Session_get_nth_pset.HANDLE.invokeExact(session, info, n, pset_len, pset_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_nth_pset {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_nth_pset", "int(MPI_Session,MPI_Info,int,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_num_psets(MPI_Session session, MPI_Info info, int *npset_names)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info {@code MPI_Info info}
     * @param npset_names {@code int *npset_names}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_get_num_psets(long session, long info, MemorySegment npset_names) {
        try {
            return (int) MPI_Session_get_num_psets.HANDLE.invokeExact(session, info, npset_names);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_num_psets {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_num_psets", "int(MPI_Session,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_pset_info(MPI_Session session, const char *pset_name, MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param pset_name {@code const char *pset_name}
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_get_pset_info(long session, MemorySegment pset_name, MemorySegment info) {
        try {
            return (int) MPI_Session_get_pset_info.HANDLE.invokeExact(session, pset_name, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_pset_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_pset_info", "int(MPI_Session,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_iflush_buffer(MPI_Session session, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_iflush_buffer(long session, MemorySegment request) {
        try {
            return (int) MPI_Session_iflush_buffer.HANDLE.invokeExact(session, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_iflush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_iflush_buffer", "int(MPI_Session,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_init(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param info {@code MPI_Info info}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @param session {@code MPI_Session *session}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_init(long info, long errhandler, MemorySegment session) {
        Signals signals = Linkage.signals();
        try {
            return (int) MPI_Session_init.HANDLE.invokeExact(info, errhandler, session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        } finally {
            signals.restore("MPI_Session_init");
        }
    }

    private static final class MPI_Session_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_init", "int(MPI_Info,MPI_Errhandler,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_set_errhandler(long session, long errhandler) {
        try {
            return (int) MPI_Session_set_errhandler.HANDLE.invokeExact(session, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_set_errhandler", "int(MPI_Session,MPI_Errhandler)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_set_info(MPI_Session session, MPI_Info info)}.
     *
     * <p>In openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_set_info(long session, long info) {
        try {
            return (int) MPI_Session_set_info.HANDLE.invokeExact(session, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_set_info", "int(MPI_Session,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Session_toint(MPI_Session session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param session {@code MPI_Session session}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Session_toint(long session) {
        try {
            return (int) MPI_Session_toint.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Session_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_toint", "int(MPI_Session)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ssend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Issend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Ssend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ssend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ssend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Issend_c(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Ssend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ssend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ssend_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ssend_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ssend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Ssend_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ssend_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Ssend_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Start(MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Start(MemorySegment request) {
        try {
            return (int) MPI_Start.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Start {

        static final MethodHandle HANDLE = Linkage.link("MPI_Start", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Startall(int count, MPI_Request array_of_requests[])}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Startall(int count, MemorySegment array_of_requests) {
        try {
            return (int) MPI_Startall.HANDLE.invokeExact(count, array_of_requests);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Startall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Startall", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_c2f(const MPI_Status *c_status, MPI_Fint *f_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param c_status {@code const MPI_Status *c_status}
     * @param f_status {@code MPI_Fint *f_status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_c2f(MemorySegment c_status, MemorySegment f_status) {
        try {
            return (int) MPI_Status_c2f.HANDLE.invokeExact(c_status, f_status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_c2f", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_c2f08(const MPI_Status *c_status, MPI_F08_status *f08_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param c_status {@code const MPI_Status *c_status}
     * @param f08_status {@code MPI_F08_status *f08_status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_c2f08(MemorySegment c_status, MemorySegment f08_status) {
        try {
            return (int) MPI_Status_c2f08.HANDLE.invokeExact(c_status, f08_status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_c2f08 {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_c2f08", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f082c(const MPI_F08_status *f08_status, MPI_Status *c_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param f08_status {@code const MPI_F08_status *f08_status}
     * @param c_status {@code MPI_Status *c_status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_f082c(MemorySegment f08_status, MemorySegment c_status) {
        try {
            return (int) MPI_Status_f082c.HANDLE.invokeExact(f08_status, c_status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_f082c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f082c", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f082f(const MPI_F08_status *f08_status, MPI_Fint *f_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param f08_status {@code const MPI_F08_status *f08_status}
     * @param f_status {@code MPI_Fint *f_status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_f082f(MemorySegment f08_status, MemorySegment f_status) {
        try {
            return (int) MPI_Status_f082f.HANDLE.invokeExact(f08_status, f_status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_f082f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f082f", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f2c(const MPI_Fint *f_status, MPI_Status *c_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+, openmpi 4.1.4+.
     *
     * @param f_status {@code const MPI_Fint *f_status}
     * @param c_status {@code MPI_Status *c_status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_f2c(MemorySegment f_status, MemorySegment c_status) {
        try {
            return (int) MPI_Status_f2c.HANDLE.invokeExact(f_status, c_status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f2c", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_f2f08(const MPI_Fint *f_status, MPI_F08_status *f08_status)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param f_status {@code const MPI_Fint *f_status}
     * @param f08_status {@code MPI_F08_status *f08_status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_f2f08(MemorySegment f_status, MemorySegment f08_status) {
        try {
            return (int) MPI_Status_f2f08.HANDLE.invokeExact(f_status, f08_status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_f2f08 {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_f2f08", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_get_error(const MPI_Status *status, int *error)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code const MPI_Status *status}
     * @param error {@code int *error}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_get_error(MemorySegment status, MemorySegment error) {
        try {
            return (int) MPI_Status_get_error.HANDLE.invokeExact(status, error);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_get_error {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_get_error", "int(pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_get_source(const MPI_Status *status, int *source)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code const MPI_Status *status}
     * @param source {@code int *source}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_get_source(MemorySegment status, MemorySegment source) {
        try {
            return (int) MPI_Status_get_source.HANDLE.invokeExact(status, source);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_get_source {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_get_source", "int(pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_get_tag(const MPI_Status *status, int *tag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code const MPI_Status *status}
     * @param tag {@code int *tag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_get_tag(MemorySegment status, MemorySegment tag) {
        try {
            return (int) MPI_Status_get_tag.HANDLE.invokeExact(status, tag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_get_tag {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_get_tag", "int(pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_set_cancelled(MPI_Status *status, int flag)}.
     *
     * <p>In every library.
     *
     * @param status {@code MPI_Status *status}
     * @param flag {@code int flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_cancelled(MemorySegment status, int flag) {
        try {
            return (int) MPI_Status_set_cancelled.HANDLE.invokeExact(status, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_cancelled {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_cancelled", "int(pointer,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count)}.
     *
     * <p>In every library.
     *
     * @param status {@code MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code int count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_elements(MemorySegment status, long datatype, int count) {
        try {
            return (int) MPI_Status_set_elements.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_elements {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_elements", "int(pointer,MPI_Datatype,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_elements_c(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.1.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_elements_c(MemorySegment status, long datatype, long count) {
        try {
            return (int) MPI_Status_set_elements_c.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_elements_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_elements_c", "int(pointer,MPI_Datatype,long)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Status_set_elements_x(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)}.
     *
     * <p>In every library.
     *
     * @param status {@code MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_elements_x(MemorySegment status, long datatype, long count) {
        try {
            return (int) MPI_Status_set_elements_x.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_elements_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_elements_x", "int(pointer,MPI_Datatype,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_error(MPI_Status *status, int error)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param error {@code int error}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_error(MemorySegment status, int error) {
        try {
            return (int) MPI_Status_set_error.HANDLE.invokeExact(status, error);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_error {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_error", "int(pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_set_source(MPI_Status *status, int source)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param source {@code int source}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_source(MemorySegment status, int source) {
        try {
            return (int) MPI_Status_set_source.HANDLE.invokeExact(status, source);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_source {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_source", "int(pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_set_tag(MPI_Status *status, int tag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param tag {@code int tag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Status_set_tag(MemorySegment status, int tag) {
        try {
            return (int) MPI_Status_set_tag.HANDLE.invokeExact(status, tag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_tag {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_tag", "int(pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_T_category_changed(int *update_number)}.
     *
     * <p>In every library.
     *
     * @param update_number {@code int *update_number}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_changed(MemorySegment update_number) {
        try {
            return (int) MPI_T_category_changed.HANDLE.invokeExact(update_number);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_changed {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_changed", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_categories(int cat_index, int len, int indices[])}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_categories(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_categories.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_categories {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_categories", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_cvars(int cat_index, int len, int indices[])}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_cvars(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_cvars.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_cvars {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_cvars", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_events(int cat_index, int len, int indices[])}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_events(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_events.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_events {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_events", "int(int,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_category_get_index(const char *name, int *cat_index)}.
     *
     * <p>In every library.
     *
     * @param name {@code const char *name}
     * @param cat_index {@code int *cat_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_index(MemorySegment name, MemorySegment cat_index) {
        try {
            return (int) MPI_T_category_get_index.HANDLE.invokeExact(name, cat_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_index", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_info(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars, int *num_categories)}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param num_cvars {@code int *num_cvars}
     * @param num_pvars {@code int *num_pvars}
     * @param num_categories {@code int *num_categories}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_info(int cat_index, MemorySegment name, MemorySegment name_len, MemorySegment desc, MemorySegment desc_len, MemorySegment num_cvars, MemorySegment num_pvars, MemorySegment num_categories) {
        try {
            return (int) MPI_T_category_get_info.HANDLE.invokeExact(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_num(int *num_cat)}.
     *
     * <p>In every library.
     *
     * @param num_cat {@code int *num_cat}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_num(MemorySegment num_cat) {
        try {
            return (int) MPI_T_category_get_num.HANDLE.invokeExact(num_cat);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_num", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_num_events(int cat_index, int *num_events)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param cat_index {@code int cat_index}
     * @param num_events {@code int *num_events}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_num_events(int cat_index, MemorySegment num_events) {
        try {
            return (int) MPI_T_category_get_num_events.HANDLE.invokeExact(cat_index, num_events);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_num_events {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_num_events", "int(int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_category_get_pvars(int cat_index, int len, int indices[])}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_category_get_pvars(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_pvars.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_pvars {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_pvars", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_get_index(const char *name, int *cvar_index)}.
     *
     * <p>In every library.
     *
     * @param name {@code const char *name}
     * @param cvar_index {@code int *cvar_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_get_index(MemorySegment name, MemorySegment cvar_index) {
        try {
            return (int) MPI_T_cvar_get_index.HANDLE.invokeExact(name, cvar_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_get_index", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_get_info(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)}.
     *
     * <p>In every library.
     *
     * @param cvar_index {@code int cvar_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param verbosity {@code int *verbosity}
     * @param datatype {@code MPI_Datatype *datatype}
     * @param enumtype {@code MPI_T_enum *enumtype}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param bind {@code int *bind}
     * @param scope {@code int *scope}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_get_info(int cvar_index, MemorySegment name, MemorySegment name_len, MemorySegment verbosity, MemorySegment datatype, MemorySegment enumtype, MemorySegment desc, MemorySegment desc_len, MemorySegment bind, MemorySegment scope) {
        try {
            return (int) MPI_T_cvar_get_info.HANDLE.invokeExact(cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_get_num(int *num_cvar)}.
     *
     * <p>In every library.
     *
     * @param num_cvar {@code int *num_cvar}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_get_num(MemorySegment num_cvar) {
        try {
            return (int) MPI_T_cvar_get_num.HANDLE.invokeExact(num_cvar);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_get_num", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_handle_alloc(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)}.
     *
     * <p>In every library.
     *
     * @param cvar_index {@code int cvar_index}
     * @param obj_handle {@code void *obj_handle}
     * @param handle {@code MPI_T_cvar_handle *handle}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_handle_alloc(int cvar_index, MemorySegment obj_handle, MemorySegment handle, MemorySegment count) {
        try {
            return (int) MPI_T_cvar_handle_alloc.HANDLE.invokeExact(cvar_index, obj_handle, handle, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_handle_alloc {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_handle_alloc", "int(int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_handle_free(MPI_T_cvar_handle *handle)}.
     *
     * <p>In every library.
     *
     * @param handle {@code MPI_T_cvar_handle *handle}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_handle_free(MemorySegment handle) {
        try {
            return (int) MPI_T_cvar_handle_free.HANDLE.invokeExact(handle);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_handle_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_handle_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_read(MPI_T_cvar_handle handle, void *buf)}.
     *
     * <p>In every library.
     *
     * @param handle {@code MPI_T_cvar_handle handle}
     * @param buf {@code void *buf}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_read(long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_cvar_read.HANDLE.invokeExact(handle, buf);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_read", "int(MPI_T_cvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_write(MPI_T_cvar_handle handle, const void *buf)}.
     *
     * <p>In every library.
     *
     * @param handle {@code MPI_T_cvar_handle handle}
     * @param buf {@code const void *buf}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_cvar_write(long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_cvar_write.HANDLE.invokeExact(handle, buf);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_write {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_write", "int(MPI_T_cvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_enum_get_info(MPI_T_enum enumtype, int *num, char *name, int *name_len)}.
     *
     * <p>In every library.
     *
     * @param enumtype {@code MPI_T_enum enumtype}
     * @param num {@code int *num}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_enum_get_info(long enumtype, MemorySegment num, MemorySegment name, MemorySegment name_len) {
        try {
            return (int) MPI_T_enum_get_info.HANDLE.invokeExact(enumtype, num, name, name_len);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_enum_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_enum_get_info", "int(MPI_T_enum,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_enum_get_item(MPI_T_enum enumtype, int indx, int *value, char *name, int *name_len)}.
     *
     * <p>In every library.
     *
     * @param enumtype {@code MPI_T_enum enumtype}
     * @param indx {@code int indx}
     * @param value {@code int *value}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_enum_get_item(long enumtype, int indx, MemorySegment value, MemorySegment name, MemorySegment name_len) {
        try {
            return (int) MPI_T_enum_get_item.HANDLE.invokeExact(enumtype, indx, value, name, name_len);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_enum_get_item {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_enum_get_item", "int(MPI_T_enum,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_event_callback_get_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param cb_safety {@code MPI_T_cb_safety cb_safety}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_callback_get_info(long event_registration, int cb_safety, MemorySegment info_used) {
        try {
            return (int) MPI_T_event_callback_get_info.HANDLE.invokeExact(event_registration, cb_safety, info_used);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_callback_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_callback_get_info", "int(MPI_T_event_registration,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_callback_set_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param cb_safety {@code MPI_T_cb_safety cb_safety}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_callback_set_info(long event_registration, int cb_safety, long info) {
        try {
            return (int) MPI_T_event_callback_set_info.HANDLE.invokeExact(event_registration, cb_safety, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_callback_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_callback_set_info", "int(MPI_T_event_registration,int,MPI_Info)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_copy(MPI_T_event_instance event_instance, void *buffer)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param buffer {@code void *buffer}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_copy(long event_instance, MemorySegment buffer) {
        try {
            return (int) MPI_T_event_copy.HANDLE.invokeExact(event_instance, buffer);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_copy {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_copy", "int(MPI_T_event_instance,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_index(const char *name, int *event_index)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param name {@code const char *name}
     * @param event_index {@code int *event_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_get_index(MemorySegment name, MemorySegment event_index) {
        try {
            return (int) MPI_T_event_get_index.HANDLE.invokeExact(name, event_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_index", "int(pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_info(int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc, int *desc_len, int *bind)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_index {@code int event_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param verbosity {@code int *verbosity}
     * @param array_of_datatypes {@code MPI_Datatype array_of_datatypes[]}
     * @param array_of_displacements {@code MPI_Aint array_of_displacements[]}
     * @param num_elements {@code int *num_elements}
     * @param enumtype {@code MPI_T_enum *enumtype}
     * @param info {@code MPI_Info *info}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param bind {@code int *bind}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_get_info(int event_index, MemorySegment name, MemorySegment name_len, MemorySegment verbosity, MemorySegment array_of_datatypes, MemorySegment array_of_displacements, MemorySegment num_elements, MemorySegment enumtype, MemorySegment info, MemorySegment desc, MemorySegment desc_len, MemorySegment bind) {
        try {
            return (int) MPI_T_event_get_info.HANDLE.invokeExact(event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_num(int *num_events)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param num_events {@code int *num_events}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_get_num(MemorySegment num_events) {
        try {
            return (int) MPI_T_event_get_num.HANDLE.invokeExact(num_events);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_num", "int(pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_source(MPI_T_event_instance event_instance, int *source_index)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param source_index {@code int *source_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_get_source(long event_instance, MemorySegment source_index) {
        try {
            return (int) MPI_T_event_get_source.HANDLE.invokeExact(event_instance, source_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_source {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_source", "int(MPI_T_event_instance,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_timestamp(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param event_timestamp {@code MPI_Count *event_timestamp}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_get_timestamp(long event_instance, MemorySegment event_timestamp) {
        try {
            return (int) MPI_T_event_get_timestamp.HANDLE.invokeExact(event_instance, event_timestamp);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_timestamp {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_timestamp", "int(MPI_T_event_instance,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_alloc(int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_index {@code int event_index}
     * @param obj_handle {@code void *obj_handle}
     * @param info {@code MPI_Info info}
     * @param event_registration {@code MPI_T_event_registration *event_registration}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_handle_alloc(int event_index, MemorySegment obj_handle, long info, MemorySegment event_registration) {
        try {
            return (int) MPI_T_event_handle_alloc.HANDLE.invokeExact(event_index, obj_handle, info, event_registration);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_alloc {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_alloc", "int(int,pointer,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_free(MPI_T_event_registration event_registration, void *user_data, MPI_T_event_free_cb_function free_cb_function)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param user_data {@code void *user_data}
     * @param free_cb_function {@code MPI_T_event_free_cb_function free_cb_function}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_handle_free(long event_registration, MemorySegment user_data, MemorySegment free_cb_function) {
        try {
            return (int) MPI_T_event_handle_free.HANDLE.invokeExact(event_registration, user_data, free_cb_function);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_free", "int(MPI_T_event_registration,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_get_info(MPI_T_event_registration event_registration, MPI_Info *info_used)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_handle_get_info(long event_registration, MemorySegment info_used) {
        try {
            return (int) MPI_T_event_handle_get_info.HANDLE.invokeExact(event_registration, info_used);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_get_info", "int(MPI_T_event_registration,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_set_info(MPI_T_event_registration event_registration, MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_handle_set_info(long event_registration, long info) {
        try {
            return (int) MPI_T_event_handle_set_info.HANDLE.invokeExact(event_registration, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_set_info", "int(MPI_T_event_registration,MPI_Info)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_read(MPI_T_event_instance event_instance, int element_index, void *buffer)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param element_index {@code int element_index}
     * @param buffer {@code void *buffer}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_read(long event_instance, int element_index, MemorySegment buffer) {
        try {
            return (int) MPI_T_event_read.HANDLE.invokeExact(event_instance, element_index, buffer);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_read", "int(MPI_T_event_instance,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_register_callback(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function event_cb_function)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param cb_safety {@code MPI_T_cb_safety cb_safety}
     * @param info {@code MPI_Info info}
     * @param user_data {@code void *user_data}
     * @param event_cb_function {@code MPI_T_event_cb_function event_cb_function}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_register_callback(long event_registration, int cb_safety, long info, MemorySegment user_data, MemorySegment event_cb_function) {
        try {
            return (int) MPI_T_event_register_callback.HANDLE.invokeExact(event_registration, cb_safety, info, user_data, event_cb_function);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_register_callback {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_register_callback", "int(MPI_T_event_registration,int,MPI_Info,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_set_dropped_handler(MPI_T_event_registration event_registration, MPI_T_event_dropped_cb_function dropped_cb_function)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param dropped_cb_function {@code MPI_T_event_dropped_cb_function dropped_cb_function}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_event_set_dropped_handler(long event_registration, MemorySegment dropped_cb_function) {
        try {
            return (int) MPI_T_event_set_dropped_handler.HANDLE.invokeExact(event_registration, dropped_cb_function);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_event_set_dropped_handler {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_set_dropped_handler", "int(MPI_T_event_registration,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_finalize(void)}.
     *
     * <p>In every library.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_finalize() {
        try {
            return (int) MPI_T_finalize.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_finalize {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_finalize", "int()", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_init_thread(int required, int *provided)}.
     *
     * <p>In every library.
     *
     * @param required {@code int required}
     * @param provided {@code int *provided}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_init_thread(int required, MemorySegment provided) {
        try {
            return (int) MPI_T_init_thread.HANDLE.invokeExact(required, provided);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_init_thread {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_init_thread", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_get_index(const char *name, int var_class, int *pvar_index)}.
     *
     * <p>In every library.
     *
     * @param name {@code const char *name}
     * @param var_class {@code int var_class}
     * @param pvar_index {@code int *pvar_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_get_index(MemorySegment name, int var_class, MemorySegment pvar_index) {
        try {
            return (int) MPI_T_pvar_get_index.HANDLE.invokeExact(name, var_class, pvar_index);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_get_index", "int(pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_get_info(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous, int *atomic)}.
     *
     * <p>In every library.
     *
     * @param pvar_index {@code int pvar_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param verbosity {@code int *verbosity}
     * @param var_class {@code int *var_class}
     * @param datatype {@code MPI_Datatype *datatype}
     * @param enumtype {@code MPI_T_enum *enumtype}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param bind {@code int *bind}
     * @param readonly {@code int *readonly}
     * @param continuous {@code int *continuous}
     * @param atomic {@code int *atomic}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_get_info(int pvar_index, MemorySegment name, MemorySegment name_len, MemorySegment verbosity, MemorySegment var_class, MemorySegment datatype, MemorySegment enumtype, MemorySegment desc, MemorySegment desc_len, MemorySegment bind, MemorySegment readonly, MemorySegment continuous, MemorySegment atomic) {
        try {
            return (int) MPI_T_pvar_get_info.HANDLE.invokeExact(pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_get_num(int *num_pvar)}.
     *
     * <p>In every library.
     *
     * @param num_pvar {@code int *num_pvar}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_get_num(MemorySegment num_pvar) {
        try {
            return (int) MPI_T_pvar_get_num.HANDLE.invokeExact(num_pvar);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_get_num", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_handle_alloc(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle, int *count)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param pvar_index {@code int pvar_index}
     * @param obj_handle {@code void *obj_handle}
     * @param handle {@code MPI_T_pvar_handle *handle}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_handle_alloc(long session, int pvar_index, MemorySegment obj_handle, MemorySegment handle, MemorySegment count) {
        try {
            return (int) MPI_T_pvar_handle_alloc.HANDLE.invokeExact(session, pvar_index, obj_handle, handle, count);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_handle_alloc {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_handle_alloc", "int(MPI_T_pvar_session,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_handle_free(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle *handle}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_handle_free(long session, MemorySegment handle) {
        try {
            return (int) MPI_T_pvar_handle_free.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_handle_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_handle_free", "int(MPI_T_pvar_session,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_read(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @param buf {@code void *buf}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_read(long session, long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_pvar_read.HANDLE.invokeExact(session, handle, buf);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_read", "int(MPI_T_pvar_session,MPI_T_pvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_readreset(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @param buf {@code void *buf}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_readreset(long session, long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_pvar_readreset.HANDLE.invokeExact(session, handle, buf);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_readreset {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_readreset", "int(MPI_T_pvar_session,MPI_T_pvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_reset(MPI_T_pvar_session session, MPI_T_pvar_handle handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_reset(long session, long handle) {
        try {
            return (int) MPI_T_pvar_reset.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_reset {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_reset", "int(MPI_T_pvar_session,MPI_T_pvar_handle)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_session_create(MPI_T_pvar_session *session)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session *session}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_session_create(MemorySegment session) {
        try {
            return (int) MPI_T_pvar_session_create.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_session_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_session_create", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_session_free(MPI_T_pvar_session *session)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session *session}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_session_free(MemorySegment session) {
        try {
            return (int) MPI_T_pvar_session_free.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_session_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_session_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_start(MPI_T_pvar_session session, MPI_T_pvar_handle handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_start(long session, long handle) {
        try {
            return (int) MPI_T_pvar_start.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_start {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_start", "int(MPI_T_pvar_session,MPI_T_pvar_handle)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_stop(MPI_T_pvar_session session, MPI_T_pvar_handle handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_stop(long session, long handle) {
        try {
            return (int) MPI_T_pvar_stop.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_stop {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_stop", "int(MPI_T_pvar_session,MPI_T_pvar_handle)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_write(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @param buf {@code const void *buf}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_pvar_write(long session, long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_pvar_write.HANDLE.invokeExact(session, handle, buf);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_write {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_write", "int(MPI_T_pvar_session,MPI_T_pvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_source_get_info(int source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param source_index {@code int source_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param ordering {@code MPI_T_source_order *ordering}
     * @param ticks_per_second {@code MPI_Count *ticks_per_second}
     * @param max_ticks {@code MPI_Count *max_ticks}
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_source_get_info(int source_index, MemorySegment name, MemorySegment name_len, MemorySegment desc, MemorySegment desc_len, MemorySegment ordering, MemorySegment ticks_per_second, MemorySegment max_ticks, MemorySegment info) {
        try {
            return (int) MPI_T_source_get_info.HANDLE.invokeExact(source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_source_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_source_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_source_get_num(int *num_sources)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param num_sources {@code int *num_sources}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_source_get_num(MemorySegment num_sources) {
        try {
            return (int) MPI_T_source_get_num.HANDLE.invokeExact(num_sources);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_source_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_source_get_num", "int(pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_source_get_timestamp(int source_index, MPI_Count *timestamp)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param source_index {@code int source_index}
     * @param timestamp {@code MPI_Count *timestamp}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_T_source_get_timestamp(int source_index, MemorySegment timestamp) {
        try {
            return (int) MPI_T_source_get_timestamp.HANDLE.invokeExact(source_index, timestamp);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_T_source_get_timestamp {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_source_get_timestamp", "int(int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Test(MemorySegment request, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Test.HANDLE.invokeExact(request, flag, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Test {

        static final MethodHandle HANDLE = Linkage.link("MPI_Test", "int(pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Test_cancelled(const MPI_Status *status, int *flag)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Test_cancelled(MemorySegment status, MemorySegment flag) {
        try {
            return (int) MPI_Test_cancelled.HANDLE.invokeExact(status, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Test_cancelled {

        static final MethodHandle HANDLE = Linkage.link("MPI_Test_cancelled", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param flag {@code int *flag}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Testall(int count, MemorySegment array_of_requests, MemorySegment flag, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Testall.HANDLE.invokeExact(count, array_of_requests, flag, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Testall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Testall", "int(int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param indx {@code int *indx}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Testany(int count, MemorySegment array_of_requests, MemorySegment indx, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Testany.HANDLE.invokeExact(count, array_of_requests, indx, flag, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Testany {

        static final MethodHandle HANDLE = Linkage.link("MPI_Testany", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param incount {@code int incount}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param outcount {@code int *outcount}
     * @param array_of_indices {@code int array_of_indices[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Testsome(int incount, MemorySegment array_of_requests, MemorySegment outcount, MemorySegment array_of_indices, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Testsome.HANDLE.invokeExact(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Testsome {

        static final MethodHandle HANDLE = Linkage.link("MPI_Testsome", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Topo_test(MPI_Comm comm, int *status)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param status {@code int *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Topo_test(long comm, MemorySegment status) {
        try {
            return (int) MPI_Topo_test.HANDLE.invokeExact(comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Topo_test {

        static final MethodHandle HANDLE = Linkage.link("MPI_Topo_test", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Type_c2f(MPI_Datatype datatype)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_c2f(long datatype) {
        try {
            return (int) MPI_Type_c2f.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_c2f", "int(MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_commit(MPI_Datatype *datatype)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype *datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_commit(MemorySegment datatype) {
        try {
            return (int) MPI_Type_commit.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_commit {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_commit", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_contiguous(int count, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_contiguous.HANDLE.invokeExact(count, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_contiguous {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_contiguous", "int(int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_contiguous_c(long count, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_contiguous_c.HANDLE.invokeExact(count, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_contiguous_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_contiguous_c", "int(long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param size {@code int size}
     * @param rank {@code int rank}
     * @param ndims {@code int ndims}
     * @param array_of_gsizes {@code const int array_of_gsizes[]}
     * @param array_of_distribs {@code const int array_of_distribs[]}
     * @param array_of_dargs {@code const int array_of_dargs[]}
     * @param array_of_psizes {@code const int array_of_psizes[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_darray(int size, int rank, int ndims, MemorySegment array_of_gsizes, MemorySegment array_of_distribs, MemorySegment array_of_dargs, MemorySegment array_of_psizes, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_darray.HANDLE.invokeExact(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_darray {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_darray", "int(int,int,int,pointer,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[], const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param size {@code int size}
     * @param rank {@code int rank}
     * @param ndims {@code int ndims}
     * @param array_of_gsizes {@code const MPI_Count array_of_gsizes[]}
     * @param array_of_distribs {@code const int array_of_distribs[]}
     * @param array_of_dargs {@code const int array_of_dargs[]}
     * @param array_of_psizes {@code const int array_of_psizes[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_darray_c(int size, int rank, int ndims, MemorySegment array_of_gsizes, MemorySegment array_of_distribs, MemorySegment array_of_dargs, MemorySegment array_of_psizes, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_darray_c.HANDLE.invokeExact(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_darray_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_darray_c", "int(int,int,int,pointer,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param p {@code int p}
     * @param r {@code int r}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_f90_complex(int p, int r, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_f90_complex.HANDLE.invokeExact(p, r, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_f90_complex {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_f90_complex", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_f90_integer(int r, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param r {@code int r}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_f90_integer(int r, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_f90_integer.HANDLE.invokeExact(r, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_f90_integer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_f90_integer", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param p {@code int p}
     * @param r {@code int r}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_f90_real(int p, int r, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_f90_real.HANDLE.invokeExact(p, r, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_f90_real {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_f90_real", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code const int array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Aint array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_hindexed(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed", "int(int,pointer,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param array_of_displacements {@code const MPI_Aint array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_hindexed_block(int count, int blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed_block.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed_block", "int(int,int,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_hindexed_block_c(long count, long blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed_block_c.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed_block_c", "int(long,long,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param array_of_blocklengths {@code const MPI_Count array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_hindexed_c(long count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hindexed_c.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hindexed_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hindexed_c", "int(long,pointer,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param stride {@code MPI_Aint stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_hvector(int count, int blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hvector.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hvector {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hvector", "int(int,int,long,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param stride {@code MPI_Count stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_hvector_c(long count, long blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_hvector_c.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_hvector_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_hvector_c", "int(long,long,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param array_of_displacements {@code const int array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_indexed_block(int count, int blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_indexed_block.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_indexed_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_indexed_block", "int(int,int,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength, const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_indexed_block_c(long count, long blocklength, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_indexed_block_c.HANDLE.invokeExact(count, blocklength, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_indexed_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_indexed_block_c", "int(long,long,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param type_copy_attr_fn {@code MPI_Type_copy_attr_function *type_copy_attr_fn}
     * @param type_delete_attr_fn {@code MPI_Type_delete_attr_function *type_delete_attr_fn}
     * @param type_keyval {@code int *type_keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_keyval(MemorySegment type_copy_attr_fn, MemorySegment type_delete_attr_fn, MemorySegment type_keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Type_create_keyval.HANDLE.invokeExact(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_keyval", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param lb {@code MPI_Aint lb}
     * @param extent {@code MPI_Aint extent}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_resized(long oldtype, long lb, long extent, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_resized.HANDLE.invokeExact(oldtype, lb, extent, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_resized {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_resized", "int(MPI_Datatype,long,long,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param lb {@code MPI_Count lb}
     * @param extent {@code MPI_Count extent}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_resized_c(long oldtype, long lb, long extent, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_resized_c.HANDLE.invokeExact(oldtype, lb, extent, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_resized_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_resized_c", "int(MPI_Datatype,long,long,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_struct(int count, const int array_of_blocklengths[], const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code const int array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Aint array_of_displacements[]}
     * @param array_of_types {@code const MPI_Datatype array_of_types[]}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_struct(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, MemorySegment array_of_types, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_struct.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_struct {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_struct", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param array_of_blocklengths {@code const MPI_Count array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param array_of_types {@code const MPI_Datatype array_of_types[]}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_struct_c(long count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, MemorySegment array_of_types, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_struct_c.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_struct_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_struct_c", "int(long,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[], const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param ndims {@code int ndims}
     * @param array_of_sizes {@code const int array_of_sizes[]}
     * @param array_of_subsizes {@code const int array_of_subsizes[]}
     * @param array_of_starts {@code const int array_of_starts[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_subarray(int ndims, MemorySegment array_of_sizes, MemorySegment array_of_subsizes, MemorySegment array_of_starts, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_subarray.HANDLE.invokeExact(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_subarray {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_subarray", "int(int,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[], const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param ndims {@code int ndims}
     * @param array_of_sizes {@code const MPI_Count array_of_sizes[]}
     * @param array_of_subsizes {@code const MPI_Count array_of_subsizes[]}
     * @param array_of_starts {@code const MPI_Count array_of_starts[]}
     * @param order {@code int order}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_create_subarray_c(int ndims, MemorySegment array_of_sizes, MemorySegment array_of_subsizes, MemorySegment array_of_starts, int order, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_create_subarray_c.HANDLE.invokeExact(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_create_subarray_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_create_subarray_c", "int(int,pointer,pointer,pointer,int,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_delete_attr(MPI_Datatype datatype, int type_keyval)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_delete_attr(long datatype, int type_keyval) {
        try {
            return (int) MPI_Type_delete_attr.HANDLE.invokeExact(datatype, type_keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_delete_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_delete_attr", "int(MPI_Datatype,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_dup(long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_dup.HANDLE.invokeExact(oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_dup {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_dup", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_extent(MPI_Datatype datatype, MPI_Aint *extent)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param extent {@code MPI_Aint *extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_extent(long datatype, MemorySegment extent) {
        try {
            return (int) MPI_Type_extent.HANDLE.invokeExact(datatype, extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_extent", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Datatype MPI_Type_f2c(MPI_Fint datatype)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Fint datatype}
     * @return {@code MPI_Datatype}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Type_f2c(int datatype) {
        try {
            return (long) MPI_Type_f2c.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_f2c", "MPI_Datatype(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_free(MPI_Datatype *datatype)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype *datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_free(MemorySegment datatype) {
        try {
            return (int) MPI_Type_free.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_free_keyval(int *type_keyval)}.
     *
     * <p>In every library.
     *
     * @param type_keyval {@code int *type_keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_free_keyval(MemorySegment type_keyval) {
        try {
            return (int) MPI_Type_free_keyval.HANDLE.invokeExact(type_keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_free_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_free_keyval", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Datatype MPI_Type_fromint(int datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param datatype {@code int datatype}
     * @return {@code MPI_Datatype}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Type_fromint(int datatype) {
        try {
            return (long) MPI_Type_fromint.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_fromint", "MPI_Datatype(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Type_get_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_attr(long datatype, int type_keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Type_get_attr.HANDLE.invokeExact(datatype, type_keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_attr", "int(MPI_Datatype,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param max_integers {@code int max_integers}
     * @param max_addresses {@code int max_addresses}
     * @param max_datatypes {@code int max_datatypes}
     * @param array_of_integers {@code int array_of_integers[]}
     * @param array_of_addresses {@code MPI_Aint array_of_addresses[]}
     * @param array_of_datatypes {@code MPI_Datatype array_of_datatypes[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_contents(long datatype, int max_integers, int max_addresses, int max_datatypes, MemorySegment array_of_integers, MemorySegment array_of_addresses, MemorySegment array_of_datatypes) {
        try {
            return (int) MPI_Type_get_contents.HANDLE.invokeExact(datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_contents {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_contents", "int(MPI_Datatype,int,int,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param max_integers {@code MPI_Count max_integers}
     * @param max_addresses {@code MPI_Count max_addresses}
     * @param max_large_counts {@code MPI_Count max_large_counts}
     * @param max_datatypes {@code MPI_Count max_datatypes}
     * @param array_of_integers {@code int array_of_integers[]}
     * @param array_of_addresses {@code MPI_Aint array_of_addresses[]}
     * @param array_of_large_counts {@code MPI_Count array_of_large_counts[]}
     * @param array_of_datatypes {@code MPI_Datatype array_of_datatypes[]}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_contents_c(long datatype, long max_integers, long max_addresses, long max_large_counts, long max_datatypes, MemorySegment array_of_integers, MemorySegment array_of_addresses, MemorySegment array_of_large_counts, MemorySegment array_of_datatypes) {
        try {
            return (int) MPI_Type_get_contents_c.HANDLE.invokeExact(datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_contents_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_contents_c", "int(MPI_Datatype,long,long,long,long,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param num_integers {@code int *num_integers}
     * @param num_addresses {@code int *num_addresses}
     * @param num_datatypes {@code int *num_datatypes}
     * @param combiner {@code int *combiner}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_envelope(long datatype, MemorySegment num_integers, MemorySegment num_addresses, MemorySegment num_datatypes, MemorySegment combiner) {
        try {
            return (int) MPI_Type_get_envelope.HANDLE.invokeExact(datatype, num_integers, num_addresses, num_datatypes, combiner);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_envelope {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_envelope", "int(MPI_Datatype,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_envelope_c(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param num_integers {@code MPI_Count *num_integers}
     * @param num_addresses {@code MPI_Count *num_addresses}
     * @param num_large_counts {@code MPI_Count *num_large_counts}
     * @param num_datatypes {@code MPI_Count *num_datatypes}
     * @param combiner {@code int *combiner}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_envelope_c(long datatype, MemorySegment num_integers, MemorySegment num_addresses, MemorySegment num_large_counts, MemorySegment num_datatypes, MemorySegment combiner) {
        try {
            return (int) MPI_Type_get_envelope_c.HANDLE.invokeExact(datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_envelope_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_envelope_c", "int(MPI_Datatype,pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param lb {@code MPI_Aint *lb}
     * @param extent {@code MPI_Aint *extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_extent(long datatype, MemorySegment lb, MemorySegment extent) {
        try {
            return (int) MPI_Type_get_extent.HANDLE.invokeExact(datatype, lb, extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_extent", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_extent_c(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param lb {@code MPI_Count *lb}
     * @param extent {@code MPI_Count *extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_extent_c(long datatype, MemorySegment lb, MemorySegment extent) {
        try {
            return (int) MPI_Type_get_extent_c.HANDLE.invokeExact(datatype, lb, extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_extent_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_extent_c", "int(MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_extent_x(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param lb {@code MPI_Count *lb}
     * @param extent {@code MPI_Count *extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_extent_x(long datatype, MemorySegment lb, MemorySegment extent) {
        try {
            return (int) MPI_Type_get_extent_x.HANDLE.invokeExact(datatype, lb, extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_extent_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_extent_x", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_name {@code char *type_name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_name(long datatype, MemorySegment type_name, MemorySegment resultlen) {
        try {
            return (int) MPI_Type_get_name.HANDLE.invokeExact(datatype, type_name, resultlen);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_name", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param true_lb {@code MPI_Aint *true_lb}
     * @param true_extent {@code MPI_Aint *true_extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_true_extent(long datatype, MemorySegment true_lb, MemorySegment true_extent) {
        try {
            return (int) MPI_Type_get_true_extent.HANDLE.invokeExact(datatype, true_lb, true_extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_true_extent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_true_extent", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_true_extent_c(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param true_lb {@code MPI_Count *true_lb}
     * @param true_extent {@code MPI_Count *true_extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_true_extent_c(long datatype, MemorySegment true_lb, MemorySegment true_extent) {
        try {
            return (int) MPI_Type_get_true_extent_c.HANDLE.invokeExact(datatype, true_lb, true_extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_true_extent_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_true_extent_c", "int(MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_true_extent_x(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param true_lb {@code MPI_Count *true_lb}
     * @param true_extent {@code MPI_Count *true_extent}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_true_extent_x(long datatype, MemorySegment true_lb, MemorySegment true_extent) {
        try {
            return (int) MPI_Type_get_true_extent_x.HANDLE.invokeExact(datatype, true_lb, true_extent);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_true_extent_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_true_extent_x", "int(MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param value_type {@code MPI_Datatype value_type}
     * @param index_type {@code MPI_Datatype index_type}
     * @param pair_type {@code MPI_Datatype *pair_type}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_get_value_index(long value_type, long index_type, MemorySegment pair_type) {
        try {
            return (int) MPI_Type_get_value_index.HANDLE.invokeExact(value_type, index_type, pair_type);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_value_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_value_index", "int(MPI_Datatype,MPI_Datatype,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Type_hindexed(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code int array_of_blocklengths[]}
     * @param array_of_displacements {@code MPI_Aint array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_hindexed(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_hindexed.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_hindexed {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_hindexed", "int(int,pointer,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param stride {@code MPI_Aint stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_hvector(int count, int blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_hvector.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_hvector {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_hvector", "int(int,int,long,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code const int array_of_blocklengths[]}
     * @param array_of_displacements {@code const int array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_indexed(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_indexed.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_indexed {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_indexed", "int(int,pointer,pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[], const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param array_of_blocklengths {@code const MPI_Count array_of_blocklengths[]}
     * @param array_of_displacements {@code const MPI_Count array_of_displacements[]}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_indexed_c(long count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_indexed_c.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_indexed_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_indexed_c", "int(long,pointer,pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_lb(MPI_Datatype datatype, MPI_Aint *displacement)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param displacement {@code MPI_Aint *displacement}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_lb(long datatype, MemorySegment displacement) {
        try {
            return (int) MPI_Type_lb.HANDLE.invokeExact(datatype, displacement);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_lb {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_lb", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)}.
     *
     * <p>In every library.
     *
     * @param typeclass {@code int typeclass}
     * @param size {@code int size}
     * @param datatype {@code MPI_Datatype *datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_match_size(int typeclass, int size, MemorySegment datatype) {
        try {
            return (int) MPI_Type_match_size.HANDLE.invokeExact(typeclass, size, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_match_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_match_size", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_set_attr(long datatype, int type_keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Type_set_attr.HANDLE.invokeExact(datatype, type_keyval, attribute_val);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_set_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_set_attr", "int(MPI_Datatype,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_set_name(MPI_Datatype datatype, const char *type_name)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_name {@code const char *type_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_set_name(long datatype, MemorySegment type_name) {
        try {
            return (int) MPI_Type_set_name.HANDLE.invokeExact(datatype, type_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_set_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_set_name", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_size(MPI_Datatype datatype, int *size)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_size(long datatype, MemorySegment size) {
        try {
            return (int) MPI_Type_size.HANDLE.invokeExact(datatype, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_size {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_size", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_size_c(MPI_Datatype datatype, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_size_c(long datatype, MemorySegment size) {
        try {
            return (int) MPI_Type_size_c.HANDLE.invokeExact(datatype, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_size_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_size_c", "int(MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_size_x(MPI_Datatype datatype, MPI_Count *size)}.
     *
     * <p>In every library.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_size_x(long datatype, MemorySegment size) {
        try {
            return (int) MPI_Type_size_x.HANDLE.invokeExact(datatype, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_size_x {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_size_x", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_struct(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[], MPI_Datatype array_of_types[], MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param count {@code int count}
     * @param array_of_blocklengths {@code int array_of_blocklengths[]}
     * @param array_of_displacements {@code MPI_Aint array_of_displacements[]}
     * @param array_of_types {@code MPI_Datatype array_of_types[]}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_struct(int count, MemorySegment array_of_blocklengths, MemorySegment array_of_displacements, MemorySegment array_of_types, MemorySegment newtype) {
        try {
            return (int) MPI_Type_struct.HANDLE.invokeExact(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_struct {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_struct", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_toint(MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_toint(long datatype) {
        try {
            return (int) MPI_Type_toint.HANDLE.invokeExact(datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_toint", "int(MPI_Datatype)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Type_ub(MPI_Datatype datatype, MPI_Aint *displacement)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param displacement {@code MPI_Aint *displacement}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_ub(long datatype, MemorySegment displacement) {
        try {
            return (int) MPI_Type_ub.HANDLE.invokeExact(datatype, displacement);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_ub {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_ub", "int(MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param blocklength {@code int blocklength}
     * @param stride {@code int stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_vector(int count, int blocklength, int stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_vector.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_vector {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_vector", "int(int,int,int,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param count {@code MPI_Count count}
     * @param blocklength {@code MPI_Count blocklength}
     * @param stride {@code MPI_Count stride}
     * @param oldtype {@code MPI_Datatype oldtype}
     * @param newtype {@code MPI_Datatype *newtype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Type_vector_c(long count, long blocklength, long stride, long oldtype, MemorySegment newtype) {
        try {
            return (int) MPI_Type_vector_c.HANDLE.invokeExact(count, blocklength, stride, oldtype, newtype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Type_vector_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_vector_c", "int(long,long,long,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code int insize}
     * @param position {@code int *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code int outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Unpack(MemorySegment inbuf, int insize, MemorySegment position, MemorySegment outbuf, int outcount, long datatype, long comm) {
        try {
            return (int) MPI_Unpack.HANDLE.invokeExact(inbuf, insize, position, outbuf, outcount, datatype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Unpack {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack", "int(pointer,int,pointer,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code MPI_Count insize}
     * @param position {@code MPI_Count *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code MPI_Count outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Unpack_c(MemorySegment inbuf, long insize, MemorySegment position, MemorySegment outbuf, long outcount, long datatype, long comm) {
        try {
            return (int) MPI_Unpack_c.HANDLE.invokeExact(inbuf, insize, position, outbuf, outcount, datatype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Unpack_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack_c", "int(pointer,long,pointer,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Unpack_external(const char datarep[], const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype)}.
     *
     * <p>In every library.
     *
     * @param datarep {@code const char datarep[]}
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code MPI_Aint insize}
     * @param position {@code MPI_Aint *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code int outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Unpack_external(MemorySegment datarep, MemorySegment inbuf, long insize, MemorySegment position, MemorySegment outbuf, int outcount, long datatype) {
        try {
            return (int) MPI_Unpack_external.HANDLE.invokeExact(datarep, inbuf, insize, position, outbuf, outcount, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Unpack_external {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack_external", "int(pointer,pointer,long,pointer,pointer,int,MPI_Datatype)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Unpack_external_c(const char datarep[], const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param datarep {@code const char datarep[]}
     * @param inbuf {@code const void *inbuf}
     * @param insize {@code MPI_Count insize}
     * @param position {@code MPI_Count *position}
     * @param outbuf {@code void *outbuf}
     * @param outcount {@code MPI_Count outcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Unpack_external_c(MemorySegment datarep, MemorySegment inbuf, long insize, MemorySegment position, MemorySegment outbuf, long outcount, long datatype) {
        try {
            return (int) MPI_Unpack_external_c.HANDLE.invokeExact(datarep, inbuf, insize, position, outbuf, outcount, datatype);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Unpack_external_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpack_external_c", "int(pointer,pointer,long,pointer,pointer,long,MPI_Datatype)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * <p>In every library.
     *
     * @param service_name {@code const char *service_name}
     * @param info {@code MPI_Info info}
     * @param port_name {@code const char *port_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Unpublish_name(MemorySegment service_name, long info, MemorySegment port_name) {
        try {
            return (int) MPI_Unpublish_name.HANDLE.invokeExact(service_name, info, port_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Unpublish_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Unpublish_name", "int(pointer,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Wait(MPI_Request *request, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Wait(MemorySegment request, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Test(request, flagAt, status));
        }
        try {
            return (int) MPI_Wait.HANDLE.invokeExact(request, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Wait {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wait", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Waitall(int count, MemorySegment array_of_requests, MemorySegment array_of_statuses) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Testall(count, array_of_requests, flagAt, array_of_statuses));
        }
        try {
            return (int) MPI_Waitall.HANDLE.invokeExact(count, array_of_requests, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Waitall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitall", "int(int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param indx {@code int *indx}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Waitany(int count, MemorySegment array_of_requests, MemorySegment indx, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Testany(count, array_of_requests, indx, flagAt, status));
        }
        try {
            return (int) MPI_Waitany.HANDLE.invokeExact(count, array_of_requests, indx, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Waitany {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitany", "int(int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param incount {@code int incount}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param outcount {@code int *outcount}
     * @param array_of_indices {@code int array_of_indices[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Waitsome(int incount, MemorySegment array_of_requests, MemorySegment outcount, MemorySegment array_of_indices, MemorySegment array_of_statuses) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Waitsome(incount, VirtualCall.accessible(array_of_requests), VirtualCall.accessible(outcount), VirtualCall.accessible(array_of_indices), VirtualCall.accessible(array_of_statuses)));
        }
        try {
            return (int) MPI_Waitsome.HANDLE.invokeExact(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Waitsome {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitsome", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code int disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_allocate(long size, int disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate", "int(long,int,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code MPI_Aint disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_allocate_c(long size, long disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate_c(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate_c.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate_c", "int(long,long,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code int disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_allocate_shared(long size, int disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate_shared(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate_shared.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate_shared", "int(long,int,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code MPI_Aint disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_allocate_shared_c(long size, long disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate_shared_c(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate_shared_c.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate_shared_c", "int(long,long,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param base {@code void *base}
     * @param size {@code MPI_Aint size}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_attach(long win, MemorySegment base, long size) {
        try {
            return (int) MPI_Win_attach.HANDLE.invokeExact(win, base, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_attach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_attach", "int(MPI_Win,pointer,long)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Fint MPI_Win_c2f(MPI_Win win)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param win {@code MPI_Win win}
     * @return {@code MPI_Fint}
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_c2f(long win) {
        try {
            return (int) MPI_Win_c2f.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_c2f {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_c2f", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_call_errhandler(MPI_Win win, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_call_errhandler(long win, int errorcode) {
        try {
            return (int) MPI_Win_call_errhandler.HANDLE.invokeExact(win, errorcode);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_call_errhandler", "int(MPI_Win,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_complete(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_complete(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_complete(win));
        }
        try {
            return (int) MPI_Win_complete.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_complete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_complete", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param base {@code void *base}
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code int disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_create(MemorySegment base, long size, int disp_unit, long info, long comm, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_create(VirtualCall.accessible(base), size, disp_unit, info, comm, VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_create.HANDLE.invokeExact(base, size, disp_unit, info, comm, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create", "int(pointer,long,int,MPI_Info,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param base {@code void *base}
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code MPI_Aint disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_create_c(MemorySegment base, long size, long disp_unit, long info, long comm, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_create_c(VirtualCall.accessible(base), size, disp_unit, info, comm, VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_create_c.HANDLE.invokeExact(base, size, disp_unit, info, comm, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_c", "int(pointer,long,long,MPI_Info,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_create_dynamic(long info, long comm, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_create_dynamic(info, comm, VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_create_dynamic.HANDLE.invokeExact(info, comm, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_dynamic {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_dynamic", "int(MPI_Info,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param win_errhandler_fn {@code MPI_Win_errhandler_function *win_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_create_errhandler(MemorySegment win_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Win_create_errhandler.HANDLE.invokeExact(win_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_errhandler", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)}.
     *
     * <p>In every library.
     *
     * @param win_copy_attr_fn {@code MPI_Win_copy_attr_function *win_copy_attr_fn}
     * @param win_delete_attr_fn {@code MPI_Win_delete_attr_function *win_delete_attr_fn}
     * @param win_keyval {@code int *win_keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_create_keyval(MemorySegment win_copy_attr_fn, MemorySegment win_delete_attr_fn, MemorySegment win_keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Win_create_keyval.HANDLE.invokeExact(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_keyval", "int(pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_delete_attr(MPI_Win win, int win_keyval)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_keyval {@code int win_keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_delete_attr(long win, int win_keyval) {
        try {
            return (int) MPI_Win_delete_attr.HANDLE.invokeExact(win, win_keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_delete_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_delete_attr", "int(MPI_Win,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_detach(MPI_Win win, const void *base)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param base {@code const void *base}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_detach(long win, MemorySegment base) {
        try {
            return (int) MPI_Win_detach.HANDLE.invokeExact(win, base);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_detach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_detach", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Win MPI_Win_f2c(MPI_Fint win)}.
     *
     * <p>In mpich 4.2.3+, openmpi 4.1.4+.
     *
     * @param win {@code MPI_Fint win}
     * @return {@code MPI_Win}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Win_f2c(int win) {
        try {
            return (long) MPI_Win_f2c.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_f2c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_f2c", "MPI_Win(int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_fence(int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_fence(int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_fence(assert_, win));
        }
        try {
            return (int) MPI_Win_fence.HANDLE.invokeExact(assert_, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_fence {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_fence", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush(int rank, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param rank {@code int rank}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_flush(int rank, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush(rank, win));
        }
        try {
            return (int) MPI_Win_flush.HANDLE.invokeExact(rank, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush_all(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_flush_all(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush_all(win));
        }
        try {
            return (int) MPI_Win_flush_all.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush_all", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush_local(int rank, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param rank {@code int rank}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_flush_local(int rank, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush_local(rank, win));
        }
        try {
            return (int) MPI_Win_flush_local.HANDLE.invokeExact(rank, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush_local {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush_local", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush_local_all(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_flush_local_all(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush_local_all(win));
        }
        try {
            return (int) MPI_Win_flush_local_all.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush_local_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush_local_all", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_free(MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_free(MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_free(VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_free.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_free_keyval(int *win_keyval)}.
     *
     * <p>In every library.
     *
     * @param win_keyval {@code int *win_keyval}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_free_keyval(MemorySegment win_keyval) {
        try {
            return (int) MPI_Win_free_keyval.HANDLE.invokeExact(win_keyval);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_free_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_free_keyval", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code MPI_Win MPI_Win_fromint(int win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param win {@code int win}
     * @return {@code MPI_Win}
     */
    @Generated("ProceduralEmitter")
    public static long MPI_Win_fromint(int win) {
        try {
            return (long) MPI_Win_fromint.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_fromint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_fromint", "MPI_Win(int)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Win_get_attr(MPI_Win win, int win_keyval, void *attribute_val, int *flag)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_keyval {@code int win_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_get_attr(long win, int win_keyval, MemorySegment attribute_val, MemorySegment flag) {
        try {
            return (int) MPI_Win_get_attr.HANDLE.invokeExact(win, win_keyval, attribute_val, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_attr", "int(MPI_Win,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_get_errhandler(long win, MemorySegment errhandler) {
        try {
            return (int) MPI_Win_get_errhandler.HANDLE.invokeExact(win, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_errhandler", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_group(MPI_Win win, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_get_group(long win, MemorySegment group) {
        try {
            return (int) MPI_Win_get_group.HANDLE.invokeExact(win, group);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_group", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_info(MPI_Win win, MPI_Info *info_used)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_get_info(long win, MemorySegment info_used) {
        try {
            return (int) MPI_Win_get_info.HANDLE.invokeExact(win, info_used);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_info", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_name(MPI_Win win, char *win_name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_name {@code char *win_name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_get_name(long win, MemorySegment win_name, MemorySegment resultlen) {
        try {
            return (int) MPI_Win_get_name.HANDLE.invokeExact(win, win_name, resultlen);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_name", "int(MPI_Win,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param lock_type {@code int lock_type}
     * @param rank {@code int rank}
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_lock(int lock_type, int rank, int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_lock(lock_type, rank, assert_, win));
        }
        try {
            return (int) MPI_Win_lock.HANDLE.invokeExact(lock_type, rank, assert_, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_lock {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_lock", "int(int,int,int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_lock_all(int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_lock_all(int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_lock_all(assert_, win));
        }
        try {
            return (int) MPI_Win_lock_all.HANDLE.invokeExact(assert_, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_lock_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_lock_all", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_post(MPI_Group group, int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_post(long group, int assert_, long win) {
        try {
            return (int) MPI_Win_post.HANDLE.invokeExact(group, assert_, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_post {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_post", "int(MPI_Group,int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_keyval {@code int win_keyval}
     * @param attribute_val {@code void *attribute_val}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_set_attr(long win, int win_keyval, MemorySegment attribute_val) {
        try {
            return (int) MPI_Win_set_attr.HANDLE.invokeExact(win, win_keyval, attribute_val);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_attr {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_attr", "int(MPI_Win,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_set_errhandler(long win, long errhandler) {
        try {
            return (int) MPI_Win_set_errhandler.HANDLE.invokeExact(win, errhandler);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_errhandler", "int(MPI_Win,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_info(MPI_Win win, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_set_info(long win, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_set_info(win, info));
        }
        try {
            return (int) MPI_Win_set_info.HANDLE.invokeExact(win, info);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_info", "int(MPI_Win,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_name(MPI_Win win, const char *win_name)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param win_name {@code const char *win_name}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_set_name(long win, MemorySegment win_name) {
        try {
            return (int) MPI_Win_set_name.HANDLE.invokeExact(win, win_name);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_name", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param rank {@code int rank}
     * @param size {@code MPI_Aint *size}
     * @param disp_unit {@code int *disp_unit}
     * @param baseptr {@code void *baseptr}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_shared_query(long win, int rank, MemorySegment size, MemorySegment disp_unit, MemorySegment baseptr) {
        try {
            return (int) MPI_Win_shared_query.HANDLE.invokeExact(win, rank, size, disp_unit, baseptr);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_shared_query {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_shared_query", "int(MPI_Win,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param win {@code MPI_Win win}
     * @param rank {@code int rank}
     * @param size {@code MPI_Aint *size}
     * @param disp_unit {@code MPI_Aint *disp_unit}
     * @param baseptr {@code void *baseptr}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_shared_query_c(long win, int rank, MemorySegment size, MemorySegment disp_unit, MemorySegment baseptr) {
        try {
            return (int) MPI_Win_shared_query_c.HANDLE.invokeExact(win, rank, size, disp_unit, baseptr);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_shared_query_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_shared_query_c", "int(MPI_Win,int,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_start(MPI_Group group, int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_start(long group, int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_start(group, assert_, win));
        }
        try {
            return (int) MPI_Win_start.HANDLE.invokeExact(group, assert_, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_start {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_start", "int(MPI_Group,int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_sync(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_sync(long win) {
        try {
            return (int) MPI_Win_sync.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_sync {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_sync", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_test(MPI_Win win, int *flag)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_test(long win, MemorySegment flag) {
        try {
            return (int) MPI_Win_test.HANDLE.invokeExact(win, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_test {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_test", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_toint(MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_toint(long win) {
        try {
            return (int) MPI_Win_toint.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_toint {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_toint", "int(MPI_Win)", "MPI 5.0");
    }

    /**
     * C: {@code int MPI_Win_unlock(int rank, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param rank {@code int rank}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_unlock(int rank, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_unlock(rank, win));
        }
        try {
            return (int) MPI_Win_unlock.HANDLE.invokeExact(rank, win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_unlock {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_unlock", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_unlock_all(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_unlock_all(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_unlock_all(win));
        }
        try {
            return (int) MPI_Win_unlock_all.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_unlock_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_unlock_all", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_wait(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Win_wait(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Win_test(win, flagAt));
        }
        try {
            return (int) MPI_Win_wait.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Win_wait {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_wait", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code double MPI_Wtick(void)}.
     *
     * <p>In every library.
     *
     * @return {@code double}
     */
    @Generated("ProceduralEmitter")
    public static double MPI_Wtick() {
        try {
            return (double) MPI_Wtick.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Wtick {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wtick", "double()", "MPI 3.1");
    }

    /**
     * C: {@code double MPI_Wtime(void)}.
     *
     * <p>In every library.
     *
     * @return {@code double}
     */
    @Generated("ProceduralEmitter")
    public static double MPI_Wtime() {
        try {
            return (double) MPI_Wtime.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Wtime {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wtime", "double()", "MPI 3.1");
    }

    /**
     * C: {@code int OMPI_C_MPI_COMM_DUP_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_COMM_DUP_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_COMM_DUP_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_COMM_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_COMM_DUP_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_COMM_NULL_COPY_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_COMM_NULL_COPY_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_COMM_NULL_COPY_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_COMM_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_COMM_NULL_COPY_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_COMM_NULL_DELETE_FN(MPI_Comm comm, int comm_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_COMM_NULL_DELETE_FN(long comm, int comm_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_COMM_NULL_DELETE_FN.HANDLE.invokeExact(comm, comm_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_COMM_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_COMM_NULL_DELETE_FN", "int(MPI_Comm,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_DUP_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_DUP_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_DUP_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_DUP_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_NULL_COPY_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_NULL_COPY_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_NULL_COPY_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_NULL_COPY_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_NULL_DELETE_FN(MPI_Comm comm, int comm_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_NULL_DELETE_FN(long comm, int comm_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_NULL_DELETE_FN.HANDLE.invokeExact(comm, comm_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_NULL_DELETE_FN", "int(MPI_Comm,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_TYPE_DUP_FN(MPI_Datatype datatype, int type_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_TYPE_DUP_FN(long datatype, int type_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_TYPE_DUP_FN.HANDLE.invokeExact(datatype, type_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_TYPE_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_TYPE_DUP_FN", "int(MPI_Datatype,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_TYPE_NULL_COPY_FN(MPI_Datatype datatype, int type_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_TYPE_NULL_COPY_FN(long datatype, int type_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_TYPE_NULL_COPY_FN.HANDLE.invokeExact(datatype, type_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_TYPE_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_TYPE_NULL_COPY_FN", "int(MPI_Datatype,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_TYPE_NULL_DELETE_FN(MPI_Datatype datatype, int type_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_TYPE_NULL_DELETE_FN(long datatype, int type_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_TYPE_NULL_DELETE_FN.HANDLE.invokeExact(datatype, type_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_TYPE_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_TYPE_NULL_DELETE_FN", "int(MPI_Datatype,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_WIN_DUP_FN(MPI_Win window, int win_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param window {@code MPI_Win window}
     * @param win_keyval {@code int win_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_WIN_DUP_FN(long window, int win_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_WIN_DUP_FN.HANDLE.invokeExact(window, win_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_WIN_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_WIN_DUP_FN", "int(MPI_Win,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_WIN_NULL_COPY_FN(MPI_Win window, int win_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param window {@code MPI_Win window}
     * @param win_keyval {@code int win_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_WIN_NULL_COPY_FN(long window, int win_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_WIN_NULL_COPY_FN.HANDLE.invokeExact(window, win_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_WIN_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_WIN_NULL_COPY_FN", "int(MPI_Win,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_WIN_NULL_DELETE_FN(MPI_Win window, int win_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param window {@code MPI_Win window}
     * @param win_keyval {@code int win_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int OMPI_C_MPI_WIN_NULL_DELETE_FN(long window, int win_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_WIN_NULL_DELETE_FN.HANDLE.invokeExact(window, win_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_WIN_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_WIN_NULL_DELETE_FN", "int(MPI_Win,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }
}
