// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;

/**
 * Constants.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiConstants {

    MpiConstants() {
    }

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
     * {@code MPI_ERRHANDLER_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRHANDLER_NULL = Linkage.handle("MPI_ERRHANDLER_NULL", "MPI_ERRHANDLER_NULL");

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
     * {@code MPI_WTIME_IS_GLOBAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WTIME_IS_GLOBAL = Linkage.integer("MPI_WTIME_IS_GLOBAL");
}
