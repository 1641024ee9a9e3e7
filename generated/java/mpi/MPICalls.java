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
     * MPI's {@code MPI_AINT}.
     */
    @Generated("FacadeConstants")
    public static final Datatype AINT = new Datatype("MPI.AINT", Mpi.MPI_AINT);

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
     * MPI's {@code MPI_ATTR_PREDEFINED_KEY_MAX}.
     */
    @Generated("FacadeConstants")
    public static final int ATTR_PREDEFINED_KEY_MAX = Mpi.MPI_ATTR_PREDEFINED_KEY_MAX;

    /**
     * MPI's {@code MPI_BAND}.
     */
    @Generated("FacadeConstants")
    public static final Op BAND = new Op("MPI.BAND", Mpi.MPI_BAND);

    /**
     * MPI's {@code MPI_BOR}.
     */
    @Generated("FacadeConstants")
    public static final Op BOR = new Op("MPI.BOR", Mpi.MPI_BOR);

    /**
     * MPI's {@code MPI_BSEND_OVERHEAD}.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_OVERHEAD = Mpi.MPI_BSEND_OVERHEAD;

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
     * MPI's {@code MPI_CART}.
     */
    @Generated("FacadeConstants")
    public static final int CART = Mpi.MPI_CART;

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
     * MPI's {@code MPI_ERRHANDLER_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRHANDLER_NULL = new Errhandler(Mpi.MPI_ERRHANDLER_NULL);

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
     * MPI's {@code MPI_ERR_PROC_FAILED}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PROC_FAILED = Mpi.MPI_ERR_PROC_FAILED;

    /**
     * MPI's {@code MPI_ERR_PROC_FAILED_PENDING}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PROC_FAILED_PENDING = Mpi.MPI_ERR_PROC_FAILED_PENDING;

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
     * MPI's {@code MPI_ERR_REVOKED}.
     */
    @Generated("FacadeConstants")
    public static final int ERR_REVOKED = Mpi.MPI_ERR_REVOKED;

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
     * MPI's {@code MPI_FT}.
     */
    @Generated("FacadeConstants")
    public static final int FT = Mpi.MPI_FT;

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
     * MPI's {@code MPI_GRAPH}.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH = Mpi.MPI_GRAPH;

    /**
     * MPI's {@code MPI_GROUP_EMPTY}.
     */
    @Generated("FacadeConstants")
    public static final Group GROUP_EMPTY = new Group(Mpi.MPI_GROUP_EMPTY);

    /**
     * MPI's {@code MPI_GROUP_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Group GROUP_NULL = new Group(Mpi.MPI_GROUP_NULL);

    /**
     * MPI's {@code MPI_HOST}.
     */
    @Generated("FacadeConstants")
    public static final int HOST = Mpi.MPI_HOST;

    /**
     * MPI's {@code MPI_IDENT}.
     */
    @Generated("FacadeConstants")
    public static final int IDENT = Mpi.MPI_IDENT;

    /**
     * MPI's {@code MPI_INFO_ENV}.
     */
    @Generated("FacadeConstants")
    public static final Info INFO_ENV = new Info(Mpi.MPI_INFO_ENV);

    /**
     * MPI's {@code MPI_INFO_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Info INFO_NULL = new Info(Mpi.MPI_INFO_NULL);

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
     * MPI's {@code MPI_IO}.
     */
    @Generated("FacadeConstants")
    public static final int IO = Mpi.MPI_IO;

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
     * MPI's {@code MPI_REPLACE}.
     */
    @Generated("FacadeConstants")
    public static final Op REPLACE = new Op("MPI.REPLACE", Mpi.MPI_REPLACE);

    /**
     * MPI's {@code MPI_ROOT}.
     */
    @Generated("FacadeConstants")
    public static final int ROOT = Mpi.MPI_ROOT;

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
     * MPI's {@code MPI_WCHAR}.
     */
    @Generated("FacadeConstants")
    public static final Datatype WCHAR = new Datatype("MPI.WCHAR", Mpi.MPI_WCHAR);

    /**
     * MPI's {@code MPI_WIN_BASE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_BASE = Mpi.MPI_WIN_BASE;

    /**
     * MPI's {@code MPI_WIN_CREATE_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_FLAVOR = Mpi.MPI_WIN_CREATE_FLAVOR;

    /**
     * MPI's {@code MPI_WIN_DISP_UNIT}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_DISP_UNIT = Mpi.MPI_WIN_DISP_UNIT;

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
     * MPI's {@code MPI_WIN_MODEL}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_MODEL = Mpi.MPI_WIN_MODEL;

    /**
     * MPI's {@code MPI_WIN_SEPARATE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SEPARATE = Mpi.MPI_WIN_SEPARATE;

    /**
     * MPI's {@code MPI_WIN_SIZE}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SIZE = Mpi.MPI_WIN_SIZE;

    /**
     * MPI's {@code MPI_WIN_UNIFIED}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_UNIFIED = Mpi.MPI_WIN_UNIFIED;

    /**
     * MPI's {@code MPI_WTIME_IS_GLOBAL}.
     */
    @Generated("FacadeConstants")
    public static final int WTIME_IS_GLOBAL = Mpi.MPI_WTIME_IS_GLOBAL;

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
            MemorySegment stringAt = frame.text("string", string);
            frame.check(Mpi.MPI_Add_error_string(errorcode, stringAt));
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
            MemorySegment port_nameAt = frame.text("port_name", port_name);
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
            MemorySegment service_nameAt = frame.text("service_name", service_name);
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
            MemorySegment service_nameAt = frame.text("service_name", service_name);
            MemorySegment port_nameAt = frame.text("port_name", port_name);
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
            MemorySegment datarepAt = frame.text("datarep", datarep);
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
            MemorySegment service_nameAt = frame.text("service_name", service_name);
            MemorySegment port_nameAt = frame.text("port_name", port_name);
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
