// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallShape;
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.trace.Trace;

/**
 * The constants of {@link MPI}, and the calls without an object, that the generator makes from the MPI header.
 */
abstract class MPICalls {

    /**
     * MPI's {@code MPI_2COMPLEX}: the datatype of pairs of Fortran's numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOCOMPLEX = new Datatype("MPI.TWOCOMPLEX", Mpi.MPI_2COMPLEX);

    /**
     * MPI's {@code MPI_2DOUBLE_COMPLEX}: the datatype of pairs of Fortran's numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWODOUBLE_COMPLEX = new Datatype("MPI.TWODOUBLE_COMPLEX", Mpi.MPI_2DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_2DOUBLE_PRECISION}: the datatype of pairs of Fortran's numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWODOUBLE_PRECISION = new Datatype("MPI.TWODOUBLE_PRECISION", Mpi.MPI_2DOUBLE_PRECISION);

    /**
     * MPI's {@code MPI_2INT}: the datatype of pairs of C's {@code int}, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOINT = new Datatype("MPI.TWOINT", Mpi.MPI_2INT);

    /**
     * MPI's {@code MPI_2INTEGER}: the datatype of pairs of Fortran's numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOINTEGER = new Datatype("MPI.TWOINTEGER", Mpi.MPI_2INTEGER);

    /**
     * MPI's {@code MPI_2REAL}: the datatype of pairs of Fortran's numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype TWOREAL = new Datatype("MPI.TWOREAL", Mpi.MPI_2REAL);

    /**
     * MPI's {@code MPI_ABI_SUBVERSION}: a part of the version of MPI's binary interface.
     */
    @Generated("FacadeConstants")
    public static final int ABI_SUBVERSION = Mpi.MPI_ABI_SUBVERSION;

    /**
     * MPI's {@code MPI_ABI_VERSION}: a part of the version of MPI's binary interface.
     */
    @Generated("FacadeConstants")
    public static final int ABI_VERSION = Mpi.MPI_ABI_VERSION;

    /**
     * MPI's {@code MPI_AINT}: the datatype of addresses.
     */
    @Generated("FacadeConstants")
    public static final Datatype AINT = new Datatype("MPI.AINT", Mpi.MPI_AINT);

    /**
     * MPI's {@code MPI_ANY_SOURCE}: the source that stands for every rank.
     */
    @Generated("FacadeConstants")
    public static final int ANY_SOURCE = Mpi.MPI_ANY_SOURCE;

    /**
     * MPI's {@code MPI_ANY_TAG}: the tag that stands for every tag.
     */
    @Generated("FacadeConstants")
    public static final int ANY_TAG = Mpi.MPI_ANY_TAG;

    /**
     * MPI's {@code MPI_APPNUM}: a key of an attribute of {@code MPI.COMM_WORLD}: which of several programs this is.
     */
    @Generated("FacadeConstants")
    public static final int APPNUM = Mpi.MPI_APPNUM;

    /**
     * MPI's {@code MPI_ATTR_PREDEFINED_KEY_MAX}: the largest key of an attribute that MPI itself defines.
     */
    @Generated("FacadeConstants")
    public static final int ATTR_PREDEFINED_KEY_MAX = Mpi.MPI_ATTR_PREDEFINED_KEY_MAX;

    /**
     * MPI's {@code MPI_BAND}: the bitwise "and".
     */
    @Generated("FacadeConstants")
    public static final Op BAND = new Op("MPI.BAND", Mpi.MPI_BAND);

    /**
     * MPI's {@code MPI_BOR}: the bitwise "or".
     */
    @Generated("FacadeConstants")
    public static final Op BOR = new Op("MPI.BOR", Mpi.MPI_BOR);

    /**
     * MPI's {@code MPI_BSEND_OVERHEAD}: the number of bytes that each message takes in an attached buffer beside its data.
     */
    @Generated("FacadeConstants")
    public static final int BSEND_OVERHEAD = Mpi.MPI_BSEND_OVERHEAD;

    /**
     * MPI's {@code MPI_BXOR}: the bitwise "exclusive or".
     */
    @Generated("FacadeConstants")
    public static final Op BXOR = new Op("MPI.BXOR", Mpi.MPI_BXOR);

    /**
     * MPI's {@code MPI_BYTE}: the datatype of bytes that are sent as they are.
     */
    @Generated("FacadeConstants")
    public static final Datatype BYTE = new Datatype("MPI.BYTE", Mpi.MPI_BYTE);

    /**
     * MPI's {@code MPI_CART}: the answer of {@code Topo_test} for a grid.
     */
    @Generated("FacadeConstants")
    public static final int CART = Mpi.MPI_CART;

    /**
     * MPI's {@code MPI_CHAR}: the datatype of C's {@code char}, as text.
     */
    @Generated("FacadeConstants")
    public static final Datatype CHAR = new Datatype("MPI.CHAR", Mpi.MPI_CHAR);

    /**
     * MPI's {@code MPI_CHARACTER}: the datatype of Fortran's characters.
     */
    @Generated("FacadeConstants")
    public static final Datatype CHARACTER = new Datatype("MPI.CHARACTER", Mpi.MPI_CHARACTER);

    /**
     * MPI's {@code MPI_COMBINER_CONTIGUOUS}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_CONTIGUOUS = Mpi.MPI_COMBINER_CONTIGUOUS;

    /**
     * MPI's {@code MPI_COMBINER_DARRAY}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_DARRAY = Mpi.MPI_COMBINER_DARRAY;

    /**
     * MPI's {@code MPI_COMBINER_DUP}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_DUP = Mpi.MPI_COMBINER_DUP;

    /**
     * MPI's {@code MPI_COMBINER_F90_COMPLEX}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_F90_COMPLEX = Mpi.MPI_COMBINER_F90_COMPLEX;

    /**
     * MPI's {@code MPI_COMBINER_F90_INTEGER}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_F90_INTEGER = Mpi.MPI_COMBINER_F90_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_F90_REAL}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_F90_REAL = Mpi.MPI_COMBINER_F90_REAL;

    /**
     * MPI's {@code MPI_COMBINER_HINDEXED}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HINDEXED = Mpi.MPI_COMBINER_HINDEXED;

    /**
     * MPI's {@code MPI_COMBINER_HINDEXED_BLOCK}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HINDEXED_BLOCK = Mpi.MPI_COMBINER_HINDEXED_BLOCK;

    /**
     * MPI's {@code MPI_COMBINER_HINDEXED_INTEGER}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HINDEXED_INTEGER = Mpi.MPI_COMBINER_HINDEXED_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_HVECTOR}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HVECTOR = Mpi.MPI_COMBINER_HVECTOR;

    /**
     * MPI's {@code MPI_COMBINER_HVECTOR_INTEGER}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_HVECTOR_INTEGER = Mpi.MPI_COMBINER_HVECTOR_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_INDEXED}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_INDEXED = Mpi.MPI_COMBINER_INDEXED;

    /**
     * MPI's {@code MPI_COMBINER_INDEXED_BLOCK}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_INDEXED_BLOCK = Mpi.MPI_COMBINER_INDEXED_BLOCK;

    /**
     * MPI's {@code MPI_COMBINER_NAMED}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_NAMED = Mpi.MPI_COMBINER_NAMED;

    /**
     * MPI's {@code MPI_COMBINER_RESIZED}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_RESIZED = Mpi.MPI_COMBINER_RESIZED;

    /**
     * MPI's {@code MPI_COMBINER_STRUCT}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_STRUCT = Mpi.MPI_COMBINER_STRUCT;

    /**
     * MPI's {@code MPI_COMBINER_STRUCT_INTEGER}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_STRUCT_INTEGER = Mpi.MPI_COMBINER_STRUCT_INTEGER;

    /**
     * MPI's {@code MPI_COMBINER_SUBARRAY}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_SUBARRAY = Mpi.MPI_COMBINER_SUBARRAY;

    /**
     * MPI's {@code MPI_COMBINER_VALUE_INDEX}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_VALUE_INDEX = Mpi.MPI_COMBINER_VALUE_INDEX;

    /**
     * MPI's {@code MPI_COMBINER_VECTOR}: a way a datatype was made, which {@code Datatype.Get_envelope} tells.
     */
    @Generated("FacadeConstants")
    public static final int COMBINER_VECTOR = Mpi.MPI_COMBINER_VECTOR;

    /**
     * MPI's {@code MPI_COMM_TYPE_HW_GUIDED}: a way to part ranks in {@code Split_type}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_HW_GUIDED = Mpi.MPI_COMM_TYPE_HW_GUIDED;

    /**
     * MPI's {@code MPI_COMM_TYPE_HW_UNGUIDED}: a way to part ranks in {@code Split_type}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_HW_UNGUIDED = Mpi.MPI_COMM_TYPE_HW_UNGUIDED;

    /**
     * MPI's {@code MPI_COMM_TYPE_RESOURCE_GUIDED}: a way to part ranks in {@code Split_type}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_RESOURCE_GUIDED = Mpi.MPI_COMM_TYPE_RESOURCE_GUIDED;

    /**
     * MPI's {@code MPI_COMM_TYPE_SHARED}: a way to part ranks in {@code Split_type}.
     */
    @Generated("FacadeConstants")
    public static final int COMM_TYPE_SHARED = Mpi.MPI_COMM_TYPE_SHARED;

    /**
     * MPI's {@code MPI_COMPLEX}: a datatype of Fortran's complex numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX = new Datatype("MPI.COMPLEX", Mpi.MPI_COMPLEX);

    /**
     * MPI's {@code MPI_COMPLEX16}: a datatype of Fortran's complex numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX16 = new Datatype("MPI.COMPLEX16", Mpi.MPI_COMPLEX16);

    /**
     * MPI's {@code MPI_COMPLEX32}: a datatype of Fortran's complex numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX32 = new Datatype("MPI.COMPLEX32", Mpi.MPI_COMPLEX32);

    /**
     * MPI's {@code MPI_COMPLEX4}: a datatype of Fortran's complex numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX4 = new Datatype("MPI.COMPLEX4", Mpi.MPI_COMPLEX4);

    /**
     * MPI's {@code MPI_COMPLEX8}: a datatype of Fortran's complex numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype COMPLEX8 = new Datatype("MPI.COMPLEX8", Mpi.MPI_COMPLEX8);

    /**
     * MPI's {@code MPI_CONGRUENT}: the answer that two communicators have the same ranks in the same order.
     */
    @Generated("FacadeConstants")
    public static final int CONGRUENT = Mpi.MPI_CONGRUENT;

    /**
     * MPI's {@code MPI_COUNT}: the datatype of large counts.
     */
    @Generated("FacadeConstants")
    public static final Datatype COUNT = new Datatype("MPI.COUNT", Mpi.MPI_COUNT);

    /**
     * MPI's {@code MPI_CXX_BOOL}: the datatype of a type of C++.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_BOOL = new Datatype("MPI.CXX_BOOL", Mpi.MPI_CXX_BOOL);

    /**
     * MPI's {@code MPI_CXX_COMPLEX}: the datatype of a type of C++.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_COMPLEX = new Datatype("MPI.CXX_COMPLEX", Mpi.MPI_CXX_COMPLEX);

    /**
     * MPI's {@code MPI_CXX_DOUBLE_COMPLEX}: the datatype of a type of C++.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_DOUBLE_COMPLEX = new Datatype("MPI.CXX_DOUBLE_COMPLEX", Mpi.MPI_CXX_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_CXX_FLOAT_COMPLEX}: the datatype of a type of C++.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_FLOAT_COMPLEX = new Datatype("MPI.CXX_FLOAT_COMPLEX", Mpi.MPI_CXX_FLOAT_COMPLEX);

    /**
     * MPI's {@code MPI_CXX_LONG_DOUBLE_COMPLEX}: the datatype of a type of C++.
     */
    @Generated("FacadeConstants")
    public static final Datatype CXX_LONG_DOUBLE_COMPLEX = new Datatype("MPI.CXX_LONG_DOUBLE_COMPLEX", Mpi.MPI_CXX_LONG_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_C_BOOL}: the datatype of a type of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_BOOL = new Datatype("MPI.C_BOOL", Mpi.MPI_C_BOOL);

    /**
     * MPI's {@code MPI_C_COMPLEX}: the datatype of a type of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_COMPLEX = new Datatype("MPI.C_COMPLEX", Mpi.MPI_C_COMPLEX);

    /**
     * MPI's {@code MPI_C_DOUBLE_COMPLEX}: the datatype of a type of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_DOUBLE_COMPLEX = new Datatype("MPI.C_DOUBLE_COMPLEX", Mpi.MPI_C_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_C_FLOAT_COMPLEX}: the datatype of a type of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_FLOAT_COMPLEX = new Datatype("MPI.C_FLOAT_COMPLEX", Mpi.MPI_C_FLOAT_COMPLEX);

    /**
     * MPI's {@code MPI_C_LONG_DOUBLE_COMPLEX}: the datatype of a type of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype C_LONG_DOUBLE_COMPLEX = new Datatype("MPI.C_LONG_DOUBLE_COMPLEX", Mpi.MPI_C_LONG_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_DATATYPE_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Datatype DATATYPE_NULL = new Datatype("MPI.DATATYPE_NULL", Mpi.MPI_DATATYPE_NULL);

    /**
     * MPI's {@code MPI_DISTRIBUTE_BLOCK}: a way to spread a dimension in {@code Datatype.Create_darray}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_BLOCK = Mpi.MPI_DISTRIBUTE_BLOCK;

    /**
     * MPI's {@code MPI_DISTRIBUTE_CYCLIC}: a way to spread a dimension in {@code Datatype.Create_darray}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_CYCLIC = Mpi.MPI_DISTRIBUTE_CYCLIC;

    /**
     * MPI's {@code MPI_DISTRIBUTE_DFLT_DARG}: the block size that {@code Datatype.Create_darray} chooses by itself.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_DFLT_DARG = Mpi.MPI_DISTRIBUTE_DFLT_DARG;

    /**
     * MPI's {@code MPI_DISTRIBUTE_NONE}: a way to spread a dimension in {@code Datatype.Create_darray}.
     */
    @Generated("FacadeConstants")
    public static final int DISTRIBUTE_NONE = Mpi.MPI_DISTRIBUTE_NONE;

    /**
     * MPI's {@code MPI_DIST_GRAPH}: the answer of {@code Topo_test} for a distributed graph.
     */
    @Generated("FacadeConstants")
    public static final int DIST_GRAPH = Mpi.MPI_DIST_GRAPH;

    /**
     * MPI's {@code MPI_DOUBLE}: the datatype of C's {@code double}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE = new Datatype("MPI.DOUBLE", Mpi.MPI_DOUBLE);

    /**
     * MPI's {@code MPI_DOUBLE_COMPLEX}: a datatype of Fortran's numbers of double precision.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE_COMPLEX = new Datatype("MPI.DOUBLE_COMPLEX", Mpi.MPI_DOUBLE_COMPLEX);

    /**
     * MPI's {@code MPI_DOUBLE_INT}: the datatype of pairs of a value and an index, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE_INT = new Datatype("MPI.DOUBLE_INT", Mpi.MPI_DOUBLE_INT);

    /**
     * MPI's {@code MPI_DOUBLE_PRECISION}: a datatype of Fortran's numbers of double precision.
     */
    @Generated("FacadeConstants")
    public static final Datatype DOUBLE_PRECISION = new Datatype("MPI.DOUBLE_PRECISION", Mpi.MPI_DOUBLE_PRECISION);

    /**
     * MPI's {@code MPI_ERRHANDLER_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRHANDLER_NULL = new Errhandler(Mpi.MPI_ERRHANDLER_NULL);

    /**
     * MPI's {@code MPI_ERRORS_ABORT}: the error handler that ends the processes of the object that failed.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRORS_ABORT = new Errhandler(Mpi.MPI_ERRORS_ABORT);

    /**
     * MPI's {@code MPI_ERRORS_ARE_FATAL}: the error handler that ends the job.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRORS_ARE_FATAL = new Errhandler(Mpi.MPI_ERRORS_ARE_FATAL);

    /**
     * MPI's {@code MPI_ERRORS_RETURN}: the error handler that lets a call give its error back: the exception of the facade.
     */
    @Generated("FacadeConstants")
    public static final Errhandler ERRORS_RETURN = new Errhandler(Mpi.MPI_ERRORS_RETURN);

    /**
     * MPI's {@code MPI_ERR_ABI}: the error class that says: the library has another binary interface.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ABI = Mpi.MPI_ERR_ABI;

    /**
     * MPI's {@code MPI_ERR_ACCESS}: the error class that says: the file must not be accessed.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ACCESS = Mpi.MPI_ERR_ACCESS;

    /**
     * MPI's {@code MPI_ERR_AMODE}: the error class that says: an access mode of a file is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_AMODE = Mpi.MPI_ERR_AMODE;

    /**
     * MPI's {@code MPI_ERR_ARG}: the error class that says: an argument is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ARG = Mpi.MPI_ERR_ARG;

    /**
     * MPI's {@code MPI_ERR_ASSERT}: the error class that says: an assertion is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ASSERT = Mpi.MPI_ERR_ASSERT;

    /**
     * MPI's {@code MPI_ERR_BAD_FILE}: the error class that says: the name of a file is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_BAD_FILE = Mpi.MPI_ERR_BAD_FILE;

    /**
     * MPI's {@code MPI_ERR_BASE}: the error class that says: the address of memory is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_BASE = Mpi.MPI_ERR_BASE;

    /**
     * MPI's {@code MPI_ERR_BUFFER}: the error class that says: a buffer is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_BUFFER = Mpi.MPI_ERR_BUFFER;

    /**
     * MPI's {@code MPI_ERR_COMM}: the error class that says: a communicator is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_COMM = Mpi.MPI_ERR_COMM;

    /**
     * MPI's {@code MPI_ERR_CONVERSION}: the error class that says: a function that converts data failed.
     */
    @Generated("FacadeConstants")
    public static final int ERR_CONVERSION = Mpi.MPI_ERR_CONVERSION;

    /**
     * MPI's {@code MPI_ERR_COUNT}: the error class that says: a count is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_COUNT = Mpi.MPI_ERR_COUNT;

    /**
     * MPI's {@code MPI_ERR_DIMS}: the error class that says: dimensions are wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_DIMS = Mpi.MPI_ERR_DIMS;

    /**
     * MPI's {@code MPI_ERR_DISP}: the error class that says: a displacement is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_DISP = Mpi.MPI_ERR_DISP;

    /**
     * MPI's {@code MPI_ERR_DUP_DATAREP}: the error class that says: a form of data has a name that is taken.
     */
    @Generated("FacadeConstants")
    public static final int ERR_DUP_DATAREP = Mpi.MPI_ERR_DUP_DATAREP;

    /**
     * MPI's {@code MPI_ERR_ERRHANDLER}: the error class that says: an error handler is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ERRHANDLER = Mpi.MPI_ERR_ERRHANDLER;

    /**
     * MPI's {@code MPI_ERR_FILE}: the error class that says: a file is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_FILE = Mpi.MPI_ERR_FILE;

    /**
     * MPI's {@code MPI_ERR_FILE_EXISTS}: the error class that says: the file is there already.
     */
    @Generated("FacadeConstants")
    public static final int ERR_FILE_EXISTS = Mpi.MPI_ERR_FILE_EXISTS;

    /**
     * MPI's {@code MPI_ERR_FILE_IN_USE}: the error class that says: somebody has the file open.
     */
    @Generated("FacadeConstants")
    public static final int ERR_FILE_IN_USE = Mpi.MPI_ERR_FILE_IN_USE;

    /**
     * MPI's {@code MPI_ERR_GROUP}: the error class that says: a group is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_GROUP = Mpi.MPI_ERR_GROUP;

    /**
     * MPI's {@code MPI_ERR_INFO}: the error class that says: hints are wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO = Mpi.MPI_ERR_INFO;

    /**
     * MPI's {@code MPI_ERR_INFO_KEY}: the error class that says: a key of hints is too long.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO_KEY = Mpi.MPI_ERR_INFO_KEY;

    /**
     * MPI's {@code MPI_ERR_INFO_NOKEY}: the error class that says: a key is not among the hints.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO_NOKEY = Mpi.MPI_ERR_INFO_NOKEY;

    /**
     * MPI's {@code MPI_ERR_INFO_VALUE}: the error class that says: a value of hints is too long.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INFO_VALUE = Mpi.MPI_ERR_INFO_VALUE;

    /**
     * MPI's {@code MPI_ERR_INTERN}: the error class that says: the library failed by itself.
     */
    @Generated("FacadeConstants")
    public static final int ERR_INTERN = Mpi.MPI_ERR_INTERN;

    /**
     * MPI's {@code MPI_ERR_IN_STATUS}: the error class that says: each status tells an error code of its own.
     */
    @Generated("FacadeConstants")
    public static final int ERR_IN_STATUS = Mpi.MPI_ERR_IN_STATUS;

    /**
     * MPI's {@code MPI_ERR_IO}: the error class that says: reading or writing failed.
     */
    @Generated("FacadeConstants")
    public static final int ERR_IO = Mpi.MPI_ERR_IO;

    /**
     * MPI's {@code MPI_ERR_KEYVAL}: the error class that says: a key of attributes is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_KEYVAL = Mpi.MPI_ERR_KEYVAL;

    /**
     * MPI's {@code MPI_ERR_LASTCODE}: an upper bound of MPI's own error classes.
     */
    @Generated("FacadeConstants")
    public static final int ERR_LASTCODE = Mpi.MPI_ERR_LASTCODE;

    /**
     * MPI's {@code MPI_ERR_LOCKTYPE}: the error class that says: a kind of lock is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_LOCKTYPE = Mpi.MPI_ERR_LOCKTYPE;

    /**
     * MPI's {@code MPI_ERR_NAME}: the error class that says: a service name is not published.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NAME = Mpi.MPI_ERR_NAME;

    /**
     * MPI's {@code MPI_ERR_NOT_SAME}: the error class that says: ranks disagree about an argument or the order of calls.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NOT_SAME = Mpi.MPI_ERR_NOT_SAME;

    /**
     * MPI's {@code MPI_ERR_NO_MEM}: the error class that says: there is no memory.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NO_MEM = Mpi.MPI_ERR_NO_MEM;

    /**
     * MPI's {@code MPI_ERR_NO_SPACE}: the error class that says: the disk is full.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NO_SPACE = Mpi.MPI_ERR_NO_SPACE;

    /**
     * MPI's {@code MPI_ERR_NO_SUCH_FILE}: the error class that says: there is no such file.
     */
    @Generated("FacadeConstants")
    public static final int ERR_NO_SUCH_FILE = Mpi.MPI_ERR_NO_SUCH_FILE;

    /**
     * MPI's {@code MPI_ERR_OP}: the error class that says: an operation is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_OP = Mpi.MPI_ERR_OP;

    /**
     * MPI's {@code MPI_ERR_OTHER}: the error class that says: an error that has no class of its own.
     */
    @Generated("FacadeConstants")
    public static final int ERR_OTHER = Mpi.MPI_ERR_OTHER;

    /**
     * MPI's {@code MPI_ERR_PENDING}: the error class that says: the request is neither complete nor failed.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PENDING = Mpi.MPI_ERR_PENDING;

    /**
     * MPI's {@code MPI_ERR_PORT}: the error class that says: a port is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PORT = Mpi.MPI_ERR_PORT;

    /**
     * MPI's {@code MPI_ERR_PROC_ABORTED}: the error class that says: a process has ended too early.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PROC_ABORTED = Mpi.MPI_ERR_PROC_ABORTED;

    /**
     * MPI's {@code MPI_ERR_PROC_FAILED}: the error class that says: a process that is needed has failed.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PROC_FAILED = Mpi.MPI_ERR_PROC_FAILED;

    /**
     * MPI's {@code MPI_ERR_PROC_FAILED_PENDING}: the error class that says: a process that might have sent has failed.
     */
    @Generated("FacadeConstants")
    public static final int ERR_PROC_FAILED_PENDING = Mpi.MPI_ERR_PROC_FAILED_PENDING;

    /**
     * MPI's {@code MPI_ERR_QUOTA}: the error class that says: no more may be stored.
     */
    @Generated("FacadeConstants")
    public static final int ERR_QUOTA = Mpi.MPI_ERR_QUOTA;

    /**
     * MPI's {@code MPI_ERR_RANK}: the error class that says: a rank is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RANK = Mpi.MPI_ERR_RANK;

    /**
     * MPI's {@code MPI_ERR_READ_ONLY}: the error class that says: the file or its disk is for reading only.
     */
    @Generated("FacadeConstants")
    public static final int ERR_READ_ONLY = Mpi.MPI_ERR_READ_ONLY;

    /**
     * MPI's {@code MPI_ERR_REQUEST}: the error class that says: a request is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_REQUEST = Mpi.MPI_ERR_REQUEST;

    /**
     * MPI's {@code MPI_ERR_REVOKED}: the error class that says: the communicator has been revoked.
     */
    @Generated("FacadeConstants")
    public static final int ERR_REVOKED = Mpi.MPI_ERR_REVOKED;

    /**
     * MPI's {@code MPI_ERR_RMA_ATTACH}: the error class that says: memory cannot be attached.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_ATTACH = Mpi.MPI_ERR_RMA_ATTACH;

    /**
     * MPI's {@code MPI_ERR_RMA_CONFLICT}: the error class that says: accesses to a window conflict.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_CONFLICT = Mpi.MPI_ERR_RMA_CONFLICT;

    /**
     * MPI's {@code MPI_ERR_RMA_FLAVOR}: the error class that says: the window is of the wrong kind.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_FLAVOR = Mpi.MPI_ERR_RMA_FLAVOR;

    /**
     * MPI's {@code MPI_ERR_RMA_RANGE}: the error class that says: the target is not memory of the window.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_RANGE = Mpi.MPI_ERR_RMA_RANGE;

    /**
     * MPI's {@code MPI_ERR_RMA_SHARED}: the error class that says: memory cannot be shared.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_SHARED = Mpi.MPI_ERR_RMA_SHARED;

    /**
     * MPI's {@code MPI_ERR_RMA_SYNC}: the error class that says: the synchronisation of a window is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_RMA_SYNC = Mpi.MPI_ERR_RMA_SYNC;

    /**
     * MPI's {@code MPI_ERR_ROOT}: the error class that says: a root is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_ROOT = Mpi.MPI_ERR_ROOT;

    /**
     * MPI's {@code MPI_ERR_SERVICE}: the error class that says: a published name cannot be withdrawn.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SERVICE = Mpi.MPI_ERR_SERVICE;

    /**
     * MPI's {@code MPI_ERR_SESSION}: the error class that says: a session is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SESSION = Mpi.MPI_ERR_SESSION;

    /**
     * MPI's {@code MPI_ERR_SIZE}: the error class that says: a size is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SIZE = Mpi.MPI_ERR_SIZE;

    /**
     * MPI's {@code MPI_ERR_SPAWN}: the error class that says: processes cannot be started.
     */
    @Generated("FacadeConstants")
    public static final int ERR_SPAWN = Mpi.MPI_ERR_SPAWN;

    /**
     * MPI's {@code MPI_ERR_TAG}: the error class that says: a tag is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TAG = Mpi.MPI_ERR_TAG;

    /**
     * MPI's {@code MPI_ERR_TOPOLOGY}: the error class that says: a topology is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TOPOLOGY = Mpi.MPI_ERR_TOPOLOGY;

    /**
     * MPI's {@code MPI_ERR_TRUNCATE}: the error class that says: a message is longer than the buffer.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TRUNCATE = Mpi.MPI_ERR_TRUNCATE;

    /**
     * MPI's {@code MPI_ERR_TYPE}: the error class that says: a datatype is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_TYPE = Mpi.MPI_ERR_TYPE;

    /**
     * MPI's {@code MPI_ERR_UNKNOWN}: the error class that says: the error is of no known kind.
     */
    @Generated("FacadeConstants")
    public static final int ERR_UNKNOWN = Mpi.MPI_ERR_UNKNOWN;

    /**
     * MPI's {@code MPI_ERR_UNSUPPORTED_DATAREP}: the error class that says: the library does not know the form of data.
     */
    @Generated("FacadeConstants")
    public static final int ERR_UNSUPPORTED_DATAREP = Mpi.MPI_ERR_UNSUPPORTED_DATAREP;

    /**
     * MPI's {@code MPI_ERR_UNSUPPORTED_OPERATION}: the error class that says: the library does not support this on the file.
     */
    @Generated("FacadeConstants")
    public static final int ERR_UNSUPPORTED_OPERATION = Mpi.MPI_ERR_UNSUPPORTED_OPERATION;

    /**
     * MPI's {@code MPI_ERR_VALUE_TOO_LARGE}: the error class that says: a value does not fit where it is returned.
     */
    @Generated("FacadeConstants")
    public static final int ERR_VALUE_TOO_LARGE = Mpi.MPI_ERR_VALUE_TOO_LARGE;

    /**
     * MPI's {@code MPI_ERR_WIN}: the error class that says: a window is wrong.
     */
    @Generated("FacadeConstants")
    public static final int ERR_WIN = Mpi.MPI_ERR_WIN;

    /**
     * MPI's {@code MPI_FLOAT}: the datatype of C's {@code float}.
     */
    @Generated("FacadeConstants")
    public static final Datatype FLOAT = new Datatype("MPI.FLOAT", Mpi.MPI_FLOAT);

    /**
     * MPI's {@code MPI_FLOAT_INT}: the datatype of pairs of a value and an index, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype FLOAT_INT = new Datatype("MPI.FLOAT_INT", Mpi.MPI_FLOAT_INT);

    /**
     * MPI's {@code MPI_FT}: a key of an attribute: whether the library bears the failure of processes.
     */
    @Generated("FacadeConstants")
    public static final int FT = Mpi.MPI_FT;

    /**
     * MPI's {@code MPI_F_ERROR}: a place in a status of Fortran.
     */
    @Generated("FacadeConstants")
    public static final int F_ERROR = Mpi.MPI_F_ERROR;

    /**
     * MPI's {@code MPI_F_SOURCE}: a place in a status of Fortran.
     */
    @Generated("FacadeConstants")
    public static final int F_SOURCE = Mpi.MPI_F_SOURCE;

    /**
     * MPI's {@code MPI_F_STATUS_SIZE}: a place in a status of Fortran.
     */
    @Generated("FacadeConstants")
    public static final int F_STATUS_SIZE = Mpi.MPI_F_STATUS_SIZE;

    /**
     * MPI's {@code MPI_F_TAG}: a place in a status of Fortran.
     */
    @Generated("FacadeConstants")
    public static final int F_TAG = Mpi.MPI_F_TAG;

    /**
     * MPI's {@code MPI_GRAPH}: the answer of {@code Topo_test} for a graph.
     */
    @Generated("FacadeConstants")
    public static final int GRAPH = Mpi.MPI_GRAPH;

    /**
     * MPI's {@code MPI_GROUP_EMPTY}: the group without a process.
     */
    @Generated("FacadeConstants")
    public static final Group GROUP_EMPTY = new Group(Mpi.MPI_GROUP_EMPTY);

    /**
     * MPI's {@code MPI_GROUP_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Group GROUP_NULL = new Group(Mpi.MPI_GROUP_NULL);

    /**
     * MPI's {@code MPI_HOST}: a key of an attribute of {@code MPI.COMM_WORLD}.
     */
    @Generated("FacadeConstants")
    public static final int HOST = Mpi.MPI_HOST;

    /**
     * MPI's {@code MPI_IDENT}: the answer that two objects are one.
     */
    @Generated("FacadeConstants")
    public static final int IDENT = Mpi.MPI_IDENT;

    /**
     * MPI's {@code MPI_INFO_ENV}: the hints that tell how the program was started.
     */
    @Generated("FacadeConstants")
    public static final Info INFO_ENV = new Info(Mpi.MPI_INFO_ENV);

    /**
     * MPI's {@code MPI_INFO_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Info INFO_NULL = new Info(Mpi.MPI_INFO_NULL);

    /**
     * MPI's {@code MPI_INT}: the datatype of C's {@code int}.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT = new Datatype("MPI.INT", Mpi.MPI_INT);

    /**
     * MPI's {@code MPI_INT16_T}: the datatype of a signed integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT16_T = new Datatype("MPI.INT16_T", Mpi.MPI_INT16_T);

    /**
     * MPI's {@code MPI_INT32_T}: the datatype of a signed integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT32_T = new Datatype("MPI.INT32_T", Mpi.MPI_INT32_T);

    /**
     * MPI's {@code MPI_INT64_T}: the datatype of a signed integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT64_T = new Datatype("MPI.INT64_T", Mpi.MPI_INT64_T);

    /**
     * MPI's {@code MPI_INT8_T}: the datatype of a signed integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype INT8_T = new Datatype("MPI.INT8_T", Mpi.MPI_INT8_T);

    /**
     * MPI's {@code MPI_INTEGER}: a datatype of Fortran's integers.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER = new Datatype("MPI.INTEGER", Mpi.MPI_INTEGER);

    /**
     * MPI's {@code MPI_INTEGER1}: a datatype of Fortran's integers.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER1 = new Datatype("MPI.INTEGER1", Mpi.MPI_INTEGER1);

    /**
     * MPI's {@code MPI_INTEGER16}: a datatype of Fortran's integers.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER16 = new Datatype("MPI.INTEGER16", Mpi.MPI_INTEGER16);

    /**
     * MPI's {@code MPI_INTEGER2}: a datatype of Fortran's integers.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER2 = new Datatype("MPI.INTEGER2", Mpi.MPI_INTEGER2);

    /**
     * MPI's {@code MPI_INTEGER4}: a datatype of Fortran's integers.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER4 = new Datatype("MPI.INTEGER4", Mpi.MPI_INTEGER4);

    /**
     * MPI's {@code MPI_INTEGER8}: a datatype of Fortran's integers.
     */
    @Generated("FacadeConstants")
    public static final Datatype INTEGER8 = new Datatype("MPI.INTEGER8", Mpi.MPI_INTEGER8);

    /**
     * MPI's {@code MPI_IO}: a key of an attribute of {@code MPI.COMM_WORLD}.
     */
    @Generated("FacadeConstants")
    public static final int IO = Mpi.MPI_IO;

    /**
     * MPI's {@code MPI_KEYVAL_INVALID}: no key of an attribute.
     */
    @Generated("FacadeConstants")
    public static final int KEYVAL_INVALID = Mpi.MPI_KEYVAL_INVALID;

    /**
     * MPI's {@code MPI_LAND}: the logical "and".
     */
    @Generated("FacadeConstants")
    public static final Op LAND = new Op("MPI.LAND", Mpi.MPI_LAND);

    /**
     * MPI's {@code MPI_LASTUSEDCODE}: a key of an attribute of {@code MPI.COMM_WORLD}: the largest error code in use.
     */
    @Generated("FacadeConstants")
    public static final int LASTUSEDCODE = Mpi.MPI_LASTUSEDCODE;

    /**
     * MPI's {@code MPI_LB}: a datatype that marked a lower bound, until MPI 3.0.
     */
    @Generated("FacadeConstants")
    public static final Datatype LB = new Datatype("MPI.LB", Mpi.MPI_LB);

    /**
     * MPI's {@code MPI_LOCK_EXCLUSIVE}: the lock of {@code Win.Lock} that nobody else may hold at the same time.
     */
    @Generated("FacadeConstants")
    public static final int LOCK_EXCLUSIVE = Mpi.MPI_LOCK_EXCLUSIVE;

    /**
     * MPI's {@code MPI_LOCK_SHARED}: the lock of {@code Win.Lock} that others may hold at the same time.
     */
    @Generated("FacadeConstants")
    public static final int LOCK_SHARED = Mpi.MPI_LOCK_SHARED;

    /**
     * MPI's {@code MPI_LOGICAL}: a datatype of Fortran's truth values.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL = new Datatype("MPI.LOGICAL", Mpi.MPI_LOGICAL);

    /**
     * MPI's {@code MPI_LOGICAL1}: a datatype of Fortran's truth values.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL1 = new Datatype("MPI.LOGICAL1", Mpi.MPI_LOGICAL1);

    /**
     * MPI's {@code MPI_LOGICAL16}: a datatype of Fortran's truth values.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL16 = new Datatype("MPI.LOGICAL16", Mpi.MPI_LOGICAL16);

    /**
     * MPI's {@code MPI_LOGICAL2}: a datatype of Fortran's truth values.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL2 = new Datatype("MPI.LOGICAL2", Mpi.MPI_LOGICAL2);

    /**
     * MPI's {@code MPI_LOGICAL4}: a datatype of Fortran's truth values.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL4 = new Datatype("MPI.LOGICAL4", Mpi.MPI_LOGICAL4);

    /**
     * MPI's {@code MPI_LOGICAL8}: a datatype of Fortran's truth values.
     */
    @Generated("FacadeConstants")
    public static final Datatype LOGICAL8 = new Datatype("MPI.LOGICAL8", Mpi.MPI_LOGICAL8);

    /**
     * MPI's {@code MPI_LONG}: the datatype of C's {@code long}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG = new Datatype("MPI.LONG", Mpi.MPI_LONG);

    /**
     * MPI's {@code MPI_LONG_DOUBLE}: the datatype of C's {@code long double}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_DOUBLE = new Datatype("MPI.LONG_DOUBLE", Mpi.MPI_LONG_DOUBLE);

    /**
     * MPI's {@code MPI_LONG_DOUBLE_INT}: the datatype of pairs of a value and an index, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_DOUBLE_INT = new Datatype("MPI.LONG_DOUBLE_INT", Mpi.MPI_LONG_DOUBLE_INT);

    /**
     * MPI's {@code MPI_LONG_INT}: the datatype of pairs of a value and an index, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_INT = new Datatype("MPI.LONG_INT", Mpi.MPI_LONG_INT);

    /**
     * MPI's {@code MPI_LONG_LONG}: the datatype of C's {@code long long}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_LONG = new Datatype("MPI.LONG_LONG", Mpi.MPI_LONG_LONG);

    /**
     * MPI's {@code MPI_LONG_LONG_INT}: the datatype of pairs of a value and an index, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype LONG_LONG_INT = new Datatype("MPI.LONG_LONG_INT", Mpi.MPI_LONG_LONG_INT);

    /**
     * MPI's {@code MPI_LOR}: the logical "or".
     */
    @Generated("FacadeConstants")
    public static final Op LOR = new Op("MPI.LOR", Mpi.MPI_LOR);

    /**
     * MPI's {@code MPI_LXOR}: the logical "exclusive or".
     */
    @Generated("FacadeConstants")
    public static final Op LXOR = new Op("MPI.LXOR", Mpi.MPI_LXOR);

    /**
     * MPI's {@code MPI_MAX}: the operation that takes the larger element.
     */
    @Generated("FacadeConstants")
    public static final Op MAX = new Op("MPI.MAX", Mpi.MPI_MAX);

    /**
     * MPI's {@code MPI_MAXLOC}: the operation that takes the larger value and its index, of pairs.
     */
    @Generated("FacadeConstants")
    public static final Op MAXLOC = new Op("MPI.MAXLOC", Mpi.MPI_MAXLOC);

    /**
     * MPI's {@code MPI_MAX_DATAREP_STRING}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_DATAREP_STRING = Mpi.MPI_MAX_DATAREP_STRING;

    /**
     * MPI's {@code MPI_MAX_ERROR_STRING}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_ERROR_STRING = Mpi.MPI_MAX_ERROR_STRING;

    /**
     * MPI's {@code MPI_MAX_INFO_KEY}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_INFO_KEY = Mpi.MPI_MAX_INFO_KEY;

    /**
     * MPI's {@code MPI_MAX_INFO_VAL}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_INFO_VAL = Mpi.MPI_MAX_INFO_VAL;

    /**
     * MPI's {@code MPI_MAX_LIBRARY_VERSION_STRING}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_LIBRARY_VERSION_STRING = Mpi.MPI_MAX_LIBRARY_VERSION_STRING;

    /**
     * MPI's {@code MPI_MAX_OBJECT_NAME}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_OBJECT_NAME = Mpi.MPI_MAX_OBJECT_NAME;

    /**
     * MPI's {@code MPI_MAX_PORT_NAME}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_PORT_NAME = Mpi.MPI_MAX_PORT_NAME;

    /**
     * MPI's {@code MPI_MAX_PROCESSOR_NAME}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_PROCESSOR_NAME = Mpi.MPI_MAX_PROCESSOR_NAME;

    /**
     * MPI's {@code MPI_MAX_PSET_NAME_LEN}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_PSET_NAME_LEN = Mpi.MPI_MAX_PSET_NAME_LEN;

    /**
     * MPI's {@code MPI_MAX_STRINGTAG_LEN}: a length that texts of this kind never go beyond.
     */
    @Generated("FacadeConstants")
    public static final int MAX_STRINGTAG_LEN = Mpi.MPI_MAX_STRINGTAG_LEN;

    /**
     * MPI's {@code MPI_MESSAGE_NO_PROC}: the message of a matched probe of {@code PROC_NULL}.
     */
    @Generated("FacadeConstants")
    public static final Message MESSAGE_NO_PROC = new Message(Mpi.MPI_MESSAGE_NO_PROC);

    /**
     * MPI's {@code MPI_MESSAGE_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Message MESSAGE_NULL = new Message(Mpi.MPI_MESSAGE_NULL);

    /**
     * MPI's {@code MPI_MIN}: the operation that takes the smaller element.
     */
    @Generated("FacadeConstants")
    public static final Op MIN = new Op("MPI.MIN", Mpi.MPI_MIN);

    /**
     * MPI's {@code MPI_MINLOC}: the operation that takes the smaller value and its index, of pairs.
     */
    @Generated("FacadeConstants")
    public static final Op MINLOC = new Op("MPI.MINLOC", Mpi.MPI_MINLOC);

    /**
     * MPI's {@code MPI_MODE_APPEND}: the access mode that begins at the end of the file.
     */
    @Generated("FacadeConstants")
    public static final int MODE_APPEND = Mpi.MPI_MODE_APPEND;

    /**
     * MPI's {@code MPI_MODE_CREATE}: the access mode that makes the file if it is not there.
     */
    @Generated("FacadeConstants")
    public static final int MODE_CREATE = Mpi.MPI_MODE_CREATE;

    /**
     * MPI's {@code MPI_MODE_DELETE_ON_CLOSE}: the access mode that deletes the file when it is closed.
     */
    @Generated("FacadeConstants")
    public static final int MODE_DELETE_ON_CLOSE = Mpi.MPI_MODE_DELETE_ON_CLOSE;

    /**
     * MPI's {@code MPI_MODE_EXCL}: the access mode that fails if the file to be made is there.
     */
    @Generated("FacadeConstants")
    public static final int MODE_EXCL = Mpi.MPI_MODE_EXCL;

    /**
     * MPI's {@code MPI_MODE_NOCHECK}: the assertion that no other lock, or a matching call, need be waited for.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOCHECK = Mpi.MPI_MODE_NOCHECK;

    /**
     * MPI's {@code MPI_MODE_NOPRECEDE}: the assertion that a fence completes no operation of this rank.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOPRECEDE = Mpi.MPI_MODE_NOPRECEDE;

    /**
     * MPI's {@code MPI_MODE_NOPUT}: the assertion that nobody writes to this rank's window until it is synchronised.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOPUT = Mpi.MPI_MODE_NOPUT;

    /**
     * MPI's {@code MPI_MODE_NOSTORE}: the assertion that this rank has not stored to its window since it was synchronised.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOSTORE = Mpi.MPI_MODE_NOSTORE;

    /**
     * MPI's {@code MPI_MODE_NOSUCCEED}: the assertion that no operation of this rank follows a fence.
     */
    @Generated("FacadeConstants")
    public static final int MODE_NOSUCCEED = Mpi.MPI_MODE_NOSUCCEED;

    /**
     * MPI's {@code MPI_MODE_RDONLY}: the access mode for reading.
     */
    @Generated("FacadeConstants")
    public static final int MODE_RDONLY = Mpi.MPI_MODE_RDONLY;

    /**
     * MPI's {@code MPI_MODE_RDWR}: the access mode for reading and writing.
     */
    @Generated("FacadeConstants")
    public static final int MODE_RDWR = Mpi.MPI_MODE_RDWR;

    /**
     * MPI's {@code MPI_MODE_SEQUENTIAL}: the access mode for shared positions only, one access after the other.
     */
    @Generated("FacadeConstants")
    public static final int MODE_SEQUENTIAL = Mpi.MPI_MODE_SEQUENTIAL;

    /**
     * MPI's {@code MPI_MODE_UNIQUE_OPEN}: the access mode that promises that nobody else opens the file.
     */
    @Generated("FacadeConstants")
    public static final int MODE_UNIQUE_OPEN = Mpi.MPI_MODE_UNIQUE_OPEN;

    /**
     * MPI's {@code MPI_MODE_WRONLY}: the access mode for writing.
     */
    @Generated("FacadeConstants")
    public static final int MODE_WRONLY = Mpi.MPI_MODE_WRONLY;

    /**
     * MPI's {@code MPI_NO_OP}: the operation that leaves the old element, for one-sided calls.
     */
    @Generated("FacadeConstants")
    public static final Op NO_OP = new Op("MPI.NO_OP", Mpi.MPI_NO_OP);

    /**
     * MPI's {@code MPI_OFFSET}: the datatype of positions in files.
     */
    @Generated("FacadeConstants")
    public static final Datatype OFFSET = new Datatype("MPI.OFFSET", Mpi.MPI_OFFSET);

    /**
     * MPI's {@code MPI_OP_NULL}: no such object.
     */
    @Generated("FacadeConstants")
    public static final Op OP_NULL = new Op("MPI.OP_NULL", Mpi.MPI_OP_NULL);

    /**
     * MPI's {@code MPI_ORDER_C}: an order of dimensions in an array.
     */
    @Generated("FacadeConstants")
    public static final int ORDER_C = Mpi.MPI_ORDER_C;

    /**
     * MPI's {@code MPI_ORDER_FORTRAN}: an order of dimensions in an array.
     */
    @Generated("FacadeConstants")
    public static final int ORDER_FORTRAN = Mpi.MPI_ORDER_FORTRAN;

    /**
     * MPI's {@code MPI_PACKED}: the datatype of what {@code Pack} packed.
     */
    @Generated("FacadeConstants")
    public static final Datatype PACKED = new Datatype("MPI.PACKED", Mpi.MPI_PACKED);

    /**
     * MPI's {@code MPI_PROC_NULL}: the rank of nobody: what is sent to it or received from it is nothing.
     */
    @Generated("FacadeConstants")
    public static final int PROC_NULL = Mpi.MPI_PROC_NULL;

    /**
     * MPI's {@code MPI_PROD}: the operation that multiplies.
     */
    @Generated("FacadeConstants")
    public static final Op PROD = new Op("MPI.PROD", Mpi.MPI_PROD);

    /**
     * MPI's {@code MPI_REAL}: a datatype of Fortran's real numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL = new Datatype("MPI.REAL", Mpi.MPI_REAL);

    /**
     * MPI's {@code MPI_REAL16}: a datatype of Fortran's real numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL16 = new Datatype("MPI.REAL16", Mpi.MPI_REAL16);

    /**
     * MPI's {@code MPI_REAL2}: a datatype of Fortran's real numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL2 = new Datatype("MPI.REAL2", Mpi.MPI_REAL2);

    /**
     * MPI's {@code MPI_REAL4}: a datatype of Fortran's real numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL4 = new Datatype("MPI.REAL4", Mpi.MPI_REAL4);

    /**
     * MPI's {@code MPI_REAL8}: a datatype of Fortran's real numbers.
     */
    @Generated("FacadeConstants")
    public static final Datatype REAL8 = new Datatype("MPI.REAL8", Mpi.MPI_REAL8);

    /**
     * MPI's {@code MPI_REPLACE}: the operation that takes the new element, for one-sided calls.
     */
    @Generated("FacadeConstants")
    public static final Op REPLACE = new Op("MPI.REPLACE", Mpi.MPI_REPLACE);

    /**
     * MPI's {@code MPI_ROOT}: the root's own word for itself in collective calls on an intercommunicator.
     */
    @Generated("FacadeConstants")
    public static final int ROOT = Mpi.MPI_ROOT;

    /**
     * MPI's {@code MPI_SEEK_CUR}: the current position, for {@code File.Seek} to count from.
     */
    @Generated("FacadeConstants")
    public static final int SEEK_CUR = Mpi.MPI_SEEK_CUR;

    /**
     * MPI's {@code MPI_SEEK_END}: the end of the file, for {@code File.Seek} to count from.
     */
    @Generated("FacadeConstants")
    public static final int SEEK_END = Mpi.MPI_SEEK_END;

    /**
     * MPI's {@code MPI_SEEK_SET}: the beginning of the view, for {@code File.Seek} to count from.
     */
    @Generated("FacadeConstants")
    public static final int SEEK_SET = Mpi.MPI_SEEK_SET;

    /**
     * MPI's {@code MPI_SHORT}: the datatype of C's {@code short}.
     */
    @Generated("FacadeConstants")
    public static final Datatype SHORT = new Datatype("MPI.SHORT", Mpi.MPI_SHORT);

    /**
     * MPI's {@code MPI_SHORT_INT}: the datatype of pairs of a value and an index, for {@code MAXLOC} and {@code MINLOC}.
     */
    @Generated("FacadeConstants")
    public static final Datatype SHORT_INT = new Datatype("MPI.SHORT_INT", Mpi.MPI_SHORT_INT);

    /**
     * MPI's {@code MPI_SIGNED_CHAR}: the datatype of C's {@code signed char}.
     */
    @Generated("FacadeConstants")
    public static final Datatype SIGNED_CHAR = new Datatype("MPI.SIGNED_CHAR", Mpi.MPI_SIGNED_CHAR);

    /**
     * MPI's {@code MPI_SIMILAR}: the answer that two objects have the same processes in another order.
     */
    @Generated("FacadeConstants")
    public static final int SIMILAR = Mpi.MPI_SIMILAR;

    /**
     * MPI's {@code MPI_SUBVERSION}: the part of the version of MPI's header after the point.
     */
    @Generated("FacadeConstants")
    public static final int SUBVERSION = Mpi.MPI_SUBVERSION;

    /**
     * MPI's {@code MPI_SUCCESS}: the error code of a call that did not fail.
     */
    @Generated("FacadeConstants")
    public static final int SUCCESS = Mpi.MPI_SUCCESS;

    /**
     * MPI's {@code MPI_SUM}: the operation that adds.
     */
    @Generated("FacadeConstants")
    public static final Op SUM = new Op("MPI.SUM", Mpi.MPI_SUM);

    /**
     * MPI's {@code MPI_TAG_UB}: a key of an attribute of {@code MPI.COMM_WORLD}: the largest tag.
     */
    @Generated("FacadeConstants")
    public static final int TAG_UB = Mpi.MPI_TAG_UB;

    /**
     * MPI's {@code MPI_THREAD_FUNNELED}: the level of thread support where only the thread that began MPI calls it.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_FUNNELED = Mpi.MPI_THREAD_FUNNELED;

    /**
     * MPI's {@code MPI_THREAD_MULTIPLE}: the level of thread support where all threads call MPI whenever they like.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_MULTIPLE = Mpi.MPI_THREAD_MULTIPLE;

    /**
     * MPI's {@code MPI_THREAD_SERIALIZED}: the level of thread support where all threads call MPI, one at a time.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_SERIALIZED = Mpi.MPI_THREAD_SERIALIZED;

    /**
     * MPI's {@code MPI_THREAD_SINGLE}: the level of thread support for a program with one thread.
     */
    @Generated("FacadeConstants")
    public static final int THREAD_SINGLE = Mpi.MPI_THREAD_SINGLE;

    /**
     * MPI's {@code MPI_TYPECLASS_COMPLEX}: a class of datatypes for {@code Datatype.Match_size}.
     */
    @Generated("FacadeConstants")
    public static final int TYPECLASS_COMPLEX = Mpi.MPI_TYPECLASS_COMPLEX;

    /**
     * MPI's {@code MPI_TYPECLASS_INTEGER}: a class of datatypes for {@code Datatype.Match_size}.
     */
    @Generated("FacadeConstants")
    public static final int TYPECLASS_INTEGER = Mpi.MPI_TYPECLASS_INTEGER;

    /**
     * MPI's {@code MPI_TYPECLASS_REAL}: a class of datatypes for {@code Datatype.Match_size}.
     */
    @Generated("FacadeConstants")
    public static final int TYPECLASS_REAL = Mpi.MPI_TYPECLASS_REAL;

    /**
     * MPI's {@code MPI_UB}: a datatype that marked an upper bound, until MPI 3.0.
     */
    @Generated("FacadeConstants")
    public static final Datatype UB = new Datatype("MPI.UB", Mpi.MPI_UB);

    /**
     * MPI's {@code MPI_UINT16_T}: the datatype of an unsigned integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT16_T = new Datatype("MPI.UINT16_T", Mpi.MPI_UINT16_T);

    /**
     * MPI's {@code MPI_UINT32_T}: the datatype of an unsigned integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT32_T = new Datatype("MPI.UINT32_T", Mpi.MPI_UINT32_T);

    /**
     * MPI's {@code MPI_UINT64_T}: the datatype of an unsigned integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT64_T = new Datatype("MPI.UINT64_T", Mpi.MPI_UINT64_T);

    /**
     * MPI's {@code MPI_UINT8_T}: the datatype of an unsigned integer of so many bits.
     */
    @Generated("FacadeConstants")
    public static final Datatype UINT8_T = new Datatype("MPI.UINT8_T", Mpi.MPI_UINT8_T);

    /**
     * MPI's {@code MPI_UNDEFINED}: the number that stands for none.
     */
    @Generated("FacadeConstants")
    public static final int UNDEFINED = Mpi.MPI_UNDEFINED;

    /**
     * MPI's {@code MPI_UNEQUAL}: the answer that two objects have different processes.
     */
    @Generated("FacadeConstants")
    public static final int UNEQUAL = Mpi.MPI_UNEQUAL;

    /**
     * MPI's {@code MPI_UNIVERSE_SIZE}: a key of an attribute of {@code MPI.COMM_WORLD}: how many processes there may be.
     */
    @Generated("FacadeConstants")
    public static final int UNIVERSE_SIZE = Mpi.MPI_UNIVERSE_SIZE;

    /**
     * MPI's {@code MPI_UNSIGNED}: the datatype of an unsigned integer of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED = new Datatype("MPI.UNSIGNED", Mpi.MPI_UNSIGNED);

    /**
     * MPI's {@code MPI_UNSIGNED_CHAR}: the datatype of an unsigned integer of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_CHAR = new Datatype("MPI.UNSIGNED_CHAR", Mpi.MPI_UNSIGNED_CHAR);

    /**
     * MPI's {@code MPI_UNSIGNED_LONG}: the datatype of an unsigned integer of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_LONG = new Datatype("MPI.UNSIGNED_LONG", Mpi.MPI_UNSIGNED_LONG);

    /**
     * MPI's {@code MPI_UNSIGNED_LONG_LONG}: the datatype of an unsigned integer of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_LONG_LONG = new Datatype("MPI.UNSIGNED_LONG_LONG", Mpi.MPI_UNSIGNED_LONG_LONG);

    /**
     * MPI's {@code MPI_UNSIGNED_SHORT}: the datatype of an unsigned integer of C.
     */
    @Generated("FacadeConstants")
    public static final Datatype UNSIGNED_SHORT = new Datatype("MPI.UNSIGNED_SHORT", Mpi.MPI_UNSIGNED_SHORT);

    /**
     * MPI's {@code MPI_VERSION}: the version of MPI's header.
     */
    @Generated("FacadeConstants")
    public static final int VERSION = Mpi.MPI_VERSION;

    /**
     * MPI's {@code MPI_WCHAR}: the datatype of C's {@code wchar_t}.
     */
    @Generated("FacadeConstants")
    public static final Datatype WCHAR = new Datatype("MPI.WCHAR", Mpi.MPI_WCHAR);

    /**
     * MPI's {@code MPI_WIN_BASE}: a key of an attribute that every window has.
     */
    @Generated("FacadeConstants")
    public static final int WIN_BASE = Mpi.MPI_WIN_BASE;

    /**
     * MPI's {@code MPI_WIN_CREATE_FLAVOR}: a key of an attribute that every window has.
     */
    @Generated("FacadeConstants")
    public static final int WIN_CREATE_FLAVOR = Mpi.MPI_WIN_CREATE_FLAVOR;

    /**
     * MPI's {@code MPI_WIN_DISP_UNIT}: a key of an attribute that every window has.
     */
    @Generated("FacadeConstants")
    public static final int WIN_DISP_UNIT = Mpi.MPI_WIN_DISP_UNIT;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_ALLOCATE}: a way a window was made, the value of attribute {@code MPI.WIN_CREATE_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_ALLOCATE = Mpi.MPI_WIN_FLAVOR_ALLOCATE;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_CREATE}: a way a window was made, the value of attribute {@code MPI.WIN_CREATE_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_CREATE = Mpi.MPI_WIN_FLAVOR_CREATE;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_DYNAMIC}: a way a window was made, the value of attribute {@code MPI.WIN_CREATE_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_DYNAMIC = Mpi.MPI_WIN_FLAVOR_DYNAMIC;

    /**
     * MPI's {@code MPI_WIN_FLAVOR_SHARED}: a way a window was made, the value of attribute {@code MPI.WIN_CREATE_FLAVOR}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_FLAVOR_SHARED = Mpi.MPI_WIN_FLAVOR_SHARED;

    /**
     * MPI's {@code MPI_WIN_MODEL}: a key of an attribute that every window has.
     */
    @Generated("FacadeConstants")
    public static final int WIN_MODEL = Mpi.MPI_WIN_MODEL;

    /**
     * MPI's {@code MPI_WIN_SEPARATE}: a memory model of windows, a value of attribute {@code MPI.WIN_MODEL}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SEPARATE = Mpi.MPI_WIN_SEPARATE;

    /**
     * MPI's {@code MPI_WIN_SIZE}: a key of an attribute that every window has.
     */
    @Generated("FacadeConstants")
    public static final int WIN_SIZE = Mpi.MPI_WIN_SIZE;

    /**
     * MPI's {@code MPI_WIN_UNIFIED}: a memory model of windows, a value of attribute {@code MPI.WIN_MODEL}.
     */
    @Generated("FacadeConstants")
    public static final int WIN_UNIFIED = Mpi.MPI_WIN_UNIFIED;

    /**
     * MPI's {@code MPI_WTIME_IS_GLOBAL}: a key of an attribute of {@code MPI.COMM_WORLD}: whether all clocks agree.
     */
    @Generated("FacadeConstants")
    public static final int WTIME_IS_GLOBAL = Mpi.MPI_WTIME_IS_GLOBAL;

    /**
     * Makes a new error class and returns it.
     *
     * <p>Calls {@code MPI_Add_error_class}: local.
     *
     * <p>C: {@code int MPI_Add_error_class(int *errorclass)}.
     *
     * @return the error class
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
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
     * {@link MPI#Add_error_class() Add_error_class} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the error class
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Add_error_class")
    public static int addErrorClass() {
        return Add_error_class();
    }

    /**
     * Makes a new error code within an error class and returns it.
     *
     * <p>Calls {@code MPI_Add_error_code}: local.
     *
     * <p>C: {@code int MPI_Add_error_code(int errorclass, int *errorcode)}.
     *
     * @param errorclass error class
     * @return the error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
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
     * {@link MPI#Add_error_code(int) Add_error_code} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorclass error class
     * @return the error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Add_error_code")
    public static int addErrorCode(int errorclass) {
        return Add_error_code(errorclass);
    }

    /**
     * Gives an error code or error class that the program added its text.
     *
     * <p>Calls {@code MPI_Add_error_string}: local.
     *
     * <p>C: {@code int MPI_Add_error_string(int errorcode, const char *string)}.
     *
     * @param errorcode error code
     * @param string text
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("CallsEmitter")
    public static void Add_error_string(int errorcode, String string) {
        try (Frame frame = Frame.anytime("MPI_Add_error_string")) {
            MemorySegment stringAt = frame.text("string", string);
            frame.check(Mpi.MPI_Add_error_string(errorcode, stringAt));
        }
    }

    /**
     * {@link MPI#Add_error_string(int, String) Add_error_string} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @param string text
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Add_error_string")
    public static void addErrorString(int errorcode, String string) {
        Add_error_string(errorcode, string);
    }

    /**
     * Allocates memory that the network may reach faster; {@code Free_mem} gives it back.
     *
     * <p>Calls {@code MPI_Alloc_mem}: local.
     *
     * <p>C: {@code int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)}.
     *
     * @param size number of bytes
     * @param info hints for MPI; null for none
     * @return the memory
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node253.htm#Node253">MPI 5.0, section 9.2</a>
     */
    @Generated("CallsEmitter")
    public static MemorySegment Alloc_mem(long size, Info info) {
        try (Frame frame = Frame.open("MPI_Alloc_mem")) {
            MemorySegment baseptrAt = frame.cell();
            frame.check(Mpi.MPI_Alloc_mem(size, Info.handle(info), baseptrAt));
            Reference.reachabilityFence(info);
            return MpiMemoryArenas.lend(frame.addressAt(baseptrAt), size);
        }
    }

    /**
     * {@link MPI#Alloc_mem(long, Info) Alloc_mem} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of bytes
     * @param info hints for MPI; null for none
     * @return the memory
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node253.htm#Node253">MPI 5.0, section 9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alloc_mem")
    public static MemorySegment allocMem(long size, Info info) {
        return Alloc_mem(size, info);
    }

    /**
     * Gives MPI memory for the messages of {@code Bsend}; it is MPI's until it is detached.
     *
     * <p>Calls {@code MPI_Buffer_attach}: local.
     *
     * <p>C: {@code int MPI_Buffer_attach(void *buffer, int size)}.
     *
     * @param buffer off-heap memory for messages and MPI.BSEND_OVERHEAD bytes for each
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public static void Buffer_attach(MemorySegment buffer) {
        try (Frame frame = Frame.open("MPI_Buffer_attach")) {
            MemorySegment bufferAt = CallMemory.lasting(frame, "buffer", buffer);
            frame.check(Mpi.MPI_Buffer_attach(bufferAt, frame.small(frame.bytes(buffer))));
            MpiMemoryArenas.keep(buffer);
        }
    }

    /**
     * {@link MPI#Buffer_attach(MemorySegment) Buffer_attach} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer off-heap memory for messages and MPI.BSEND_OVERHEAD bytes for each
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Buffer_attach")
    public static void attachBuffer(MemorySegment buffer) {
        Buffer_attach(buffer);
    }

    /**
     * Waits until the messages in the attached buffer have left it and returns that memory.
     *
     * <p>Calls {@code MPI_Buffer_detach}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Buffer_detach(void *buffer_addr, int *size)}.
     *
     * @return the memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public static MemorySegment Detach_buffer() {
        try (Frame frame = Frame.open("MPI_Buffer_detach")) {
            MemorySegment buffer_addrAt = frame.cell();
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Buffer_detach(buffer_addrAt, sizeAt));
            return MpiMemoryArenas.detached(frame.addressAt(buffer_addrAt), frame.intAt(sizeAt));
        }
    }

    /**
     * Waits until the messages in the attached buffer have left it, which stays attached.
     *
     * <p>Calls {@code MPI_Buffer_flush}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Buffer_flush(void)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public static void Buffer_flush() {
        try (Frame frame = Frame.open("MPI_Buffer_flush")) {
            frame.check(Mpi.MPI_Buffer_flush());
        }
    }

    /**
     * {@link MPI#Buffer_flush() Buffer_flush} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Buffer_flush")
    public static void flushBuffer() {
        Buffer_flush();
    }

    /**
     * Begins to send what is in the attached buffer; the request completes when that has left it.
     *
     * <p>Calls {@code MPI_Buffer_iflush}: local, nonblocking.
     *
     * <p>C: {@code int MPI_Buffer_iflush(MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public static Request Buffer_iflush() {
        try (Frame frame = Frame.open("MPI_Buffer_iflush", CallShape.REQUEST)) {
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Buffer_iflush(requestAt));
            return new Request(frame, requestAt, null);
        }
    }

    /**
     * {@link MPI#Buffer_iflush() Buffer_iflush} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Buffer_iflush")
    public static Request iFlushBuffer() {
        return Buffer_iflush();
    }

    /**
     * Closes a port: nobody can connect to its name any more.
     *
     * <p>Calls {@code MPI_Close_port}: not collective, blocking.
     *
     * <p>C: {@code int MPI_Close_port(const char *port_name)}.
     *
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated("CallsEmitter")
    public static void Close_port(String port_name) {
        try (Frame frame = Frame.open("MPI_Close_port")) {
            MemorySegment port_nameAt = frame.text("port_name", port_name);
            frame.check(Mpi.MPI_Close_port(port_nameAt));
        }
    }

    /**
     * {@link MPI#Close_port(String) Close_port} <span class="camel-case">under its camelCase name</span>.
     *
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Close_port")
    public static void closePort(String port_name) {
        Close_port(port_name);
    }

    /**
     * Returns the error class that an error code belongs to.
     *
     * <p>Calls {@code MPI_Error_class}: local.
     *
     * <p>C: {@code int MPI_Error_class(int errorcode, int *errorclass)}.
     *
     * @param errorcode error code
     * @return the error class
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node260.htm#Node260">MPI 5.0, section 9.4</a>
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
     * {@link MPI#Error_class(int) Error_class} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @return the error class
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node260.htm#Node260">MPI 5.0, section 9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Error_class")
    public static int getErrorClass(int errorcode) {
        return Error_class(errorcode);
    }

    /**
     * Returns the text of an error code.
     *
     * <p>Calls {@code MPI_Error_string}: local.
     *
     * <p>C: {@code int MPI_Error_string(int errorcode, char *string, int *resultlen)}.
     *
     * @param errorcode error code
     * @return the text
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
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
     * {@link MPI#Error_string(int) Error_string} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @return the text
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Error_string")
    public static String getErrorString(int errorcode) {
        return Error_string(errorcode);
    }

    /**
     * Tells whether MPI has been ended.
     *
     * <p>Calls {@code MPI_Finalized}: local.
     *
     * <p>C: {@code int MPI_Finalized(int *flag)}.
     *
     * @return whether MPI has been ended
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node271.htm#Node271">MPI 5.0, section 11.2.3</a>
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
     * {@link MPI#Finalized() Finalized} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether MPI has been ended
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node271.htm#Node271">MPI 5.0, section 11.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Finalized")
    public static boolean isFinalized() {
        return Finalized();
    }

    /**
     * Gives back memory of {@code Alloc_mem}, which must not be used any more.
     *
     * <p>Calls {@code MPI_Free_mem}: local.
     *
     * <p>C: {@code int MPI_Free_mem(void *base)}.
     *
     * @param base memory that Alloc_mem gave
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node253.htm#Node253">MPI 5.0, section 9.2</a>
     */
    @Generated("CallsEmitter")
    public static void Free_mem(MemorySegment base) {
        try (Frame frame = Frame.open("MPI_Free_mem")) {
            MpiMemoryArenas.giveBack(base);
            MemorySegment baseAt = CallMemory.address(frame, "base", base);
            frame.check(Mpi.MPI_Free_mem(baseAt));
        }
    }

    /**
     * {@link MPI#Free_mem(MemorySegment) Free_mem} <span class="camel-case">under its camelCase name</span>.
     *
     * @param base memory that Alloc_mem gave
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node253.htm#Node253">MPI 5.0, section 9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Free_mem")
    public static void freeMem(MemorySegment base) {
        Free_mem(base);
    }

    /**
     * Returns the address of memory as a number that datatypes and dynamic windows take.
     *
     * <p>Calls {@code MPI_Get_address}: local.
     *
     * <p>C: {@code int MPI_Get_address(const void *location, MPI_Aint *address)}.
     *
     * @param location memory that the address is of
     * @return the address
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated("CallsEmitter")
    public static long Get_address(MemorySegment location) {
        try (Frame frame = Frame.open("MPI_Get_address")) {
            MemorySegment locationAt = CallMemory.address(frame, "location", location);
            MemorySegment addressAt = frame.cell();
            frame.check(Mpi.MPI_Get_address(locationAt, addressAt));
            return frame.longAt(addressAt);
        }
    }

    /**
     * {@link MPI#Get_address(MemorySegment) Get_address} <span class="camel-case">under its camelCase name</span>.
     *
     * @param location memory that the address is of
     * @return the address
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node103.htm#Node103">MPI 5.0, section 5.1.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_address")
    public static long getAddress(MemorySegment location) {
        return Get_address(location);
    }

    /**
     * Returns what hardware this process is bound to, for the caller to free.
     *
     * <p>Calls {@code MPI_Get_hw_resource_info}: local.
     *
     * <p>C: {@code int MPI_Get_hw_resource_info(MPI_Info *hw_info)}.
     *
     * @return the hardware that the process is bound to
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node247.htm#Node247">MPI 5.0, section 9.1.2</a>
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
     * {@link MPI#Get_hw_resource_info() Get_hw_resource_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the hardware that the process is bound to
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node247.htm#Node247">MPI 5.0, section 9.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_hw_resource_info")
    public static Info getHwResourceInfo() {
        return Get_hw_resource_info();
    }

    /**
     * Returns the library's own description of itself and its version.
     *
     * <p>Calls {@code MPI_Get_library_version}: local.
     *
     * <p>C: {@code int MPI_Get_library_version(char *version, int *resultlen)}.
     *
     * @return the description of the library
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node246.htm#Node246">MPI 5.0, section 9.1.1</a>
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
     * {@link MPI#Get_library_version() Get_library_version} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the description of the library
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node246.htm#Node246">MPI 5.0, section 9.1.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_library_version")
    public static String getLibVersion() {
        return Get_library_version();
    }

    /**
     * Returns the name of the machine that this process runs on.
     *
     * <p>Calls {@code MPI_Get_processor_name}: local.
     *
     * <p>C: {@code int MPI_Get_processor_name(char *name, int *resultlen)}.
     *
     * @return the name of the machine
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node247.htm#Node247">MPI 5.0, section 9.1.2</a>
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
     * {@link MPI#Get_processor_name() Get_processor_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the name of the machine
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node247.htm#Node247">MPI 5.0, section 9.1.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_processor_name")
    public static String getProcessorName() {
        return Get_processor_name();
    }

    /**
     * Returns the version of MPI that the library implements.
     *
     * <p>Calls {@code MPI_Get_version}: local.
     *
     * <p>C: {@code int MPI_Get_version(int *version, int *subversion)}.
     *
     * @return the version; the part of the version after the point
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node246.htm#Node246">MPI 5.0, section 9.1.1</a>
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
     * Tells whether MPI has been begun; it stays true when MPI has been ended.
     *
     * <p>Calls {@code MPI_Initialized}: local.
     *
     * <p>C: {@code int MPI_Initialized(int *flag)}.
     *
     * @return whether MPI has been begun
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node271.htm#Node271">MPI 5.0, section 11.2.3</a>
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
     * {@link MPI#Initialized() Initialized} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether MPI has been begun
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node271.htm#Node271">MPI 5.0, section 11.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Initialized")
    public static boolean isInitialized() {
        return Initialized();
    }

    /**
     * Tells whether this thread is the one that began MPI.
     *
     * <p>Calls {@code MPI_Is_thread_main}: local.
     *
     * <p>C: {@code int MPI_Is_thread_main(int *flag)}.
     *
     * @return whether this thread began MPI
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
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
     * {@link MPI#Is_thread_main() Is_thread_main} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether this thread began MPI
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Is_thread_main")
    public static boolean isThreadMain() {
        return Is_thread_main();
    }

    /**
     * Returns the name of the port that was published under a service name.
     *
     * <p>Calls {@code MPI_Lookup_name}: not collective, blocking.
     *
     * <p>C: {@code int MPI_Lookup_name(const char *service_name, MPI_Info info, char *port_name)}.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated("CallsEmitter")
    public static String Lookup_name(String service_name, Info info) {
        try (Frame frame = Frame.open("MPI_Lookup_name")) {
            MemorySegment service_nameAt = frame.text("service_name", service_name);
            MemorySegment port_nameAt = frame.textOut();
            frame.check(Mpi.MPI_Lookup_name(service_nameAt, Info.handle(info), port_nameAt));
            Reference.reachabilityFence(info);
            return frame.textAt(port_nameAt);
        }
    }

    /**
     * {@link MPI#Lookup_name(String, Info) Lookup_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Lookup_name")
    public static String lookupName(String service_name, Info info) {
        return Lookup_name(service_name, info);
    }

    /**
     * {@link MPI#Lookup_name(String, Info) Lookup_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param service_name name that the port is published under
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Lookup_name")
    public static String lookupName(String service_name) {
        return Lookup_name(service_name, null);
    }

    /**
     * Opens a port and returns the name that others connect to.
     *
     * <p>Calls {@code MPI_Open_port}: not collective, blocking.
     *
     * <p>C: {@code int MPI_Open_port(MPI_Info info, char *port_name)}.
     *
     * @param info hints for MPI; null for none
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated("CallsEmitter")
    public static String Open_port(Info info) {
        try (Frame frame = Frame.open("MPI_Open_port")) {
            MemorySegment port_nameAt = frame.textOut();
            frame.check(Mpi.MPI_Open_port(Info.handle(info), port_nameAt));
            Reference.reachabilityFence(info);
            return frame.textAt(port_nameAt);
        }
    }

    /**
     * {@link MPI#Open_port(Info) Open_port} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Open_port")
    public static String openPort(Info info) {
        return Open_port(info);
    }

    /**
     * {@link MPI#Open_port(Info) Open_port} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Open_port")
    public static String openPort() {
        return Open_port(null);
    }

    /**
     * Gives a profiler a sign; without one nothing happens.
     *
     * <p>Calls {@code MPI_Pcontrol}: local.
     *
     * <p>C: {@code int MPI_Pcontrol(const int level, ...)}.
     *
     * @param level number that the profiler knows what to do with
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node414.htm#Node414">MPI 5.0, section 15.2.7</a>
     */
    @Generated("CallsEmitter")
    public static void Pcontrol(int level) {
        try (Frame frame = Frame.open("MPI_Pcontrol")) {
            if (Trace.on) {
                frame.trace().level(level).told();
            }
            frame.check(Mpi.MPI_Pcontrol(level));
        }
    }

    /**
     * {@link MPI#Pcontrol(int) Pcontrol} <span class="camel-case">under its camelCase name</span>.
     *
     * @param level number that the profiler knows what to do with
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node414.htm#Node414">MPI 5.0, section 15.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pcontrol")
    public static void pControl(int level) {
        Pcontrol(level);
    }

    /**
     * Makes a port known under a service name, for others to look up.
     *
     * <p>Calls {@code MPI_Publish_name}: not collective, blocking.
     *
     * <p>C: {@code int MPI_Publish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated("CallsEmitter")
    public static void Publish_name(String service_name, Info info, String port_name) {
        try (Frame frame = Frame.open("MPI_Publish_name")) {
            MemorySegment service_nameAt = frame.text("service_name", service_name);
            MemorySegment port_nameAt = frame.text("port_name", port_name);
            frame.check(Mpi.MPI_Publish_name(service_nameAt, Info.handle(info), port_nameAt));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link MPI#Publish_name(String, Info, String) Publish_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Publish_name")
    public static void publishName(String service_name, Info info, String port_name) {
        Publish_name(service_name, info, port_name);
    }

    /**
     * {@link MPI#Publish_name(String, Info, String) Publish_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param service_name name that the port is published under
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Publish_name")
    public static void publishName(String service_name, String port_name) {
        Publish_name(service_name, null, port_name);
    }

    /**
     * Returns what threads may do: one of MPI.THREAD_SINGLE to MPI.THREAD_MULTIPLE.
     *
     * <p>Calls {@code MPI_Query_thread}: local.
     *
     * <p>C: {@code int MPI_Query_thread(int *provided)}.
     *
     * @return what threads may do, as MPI.THREAD_MULTIPLE
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
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
     * {@link MPI#Query_thread() Query_thread} <span class="camel-case">under its camelCase name</span>.
     *
     * @return what threads may do, as MPI.THREAD_MULTIPLE
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node269.htm#Node269">MPI 5.0, section 11.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Query_thread")
    public static int queryThread() {
        return Query_thread();
    }

    /**
     * Makes a form of data in files known, with functions that convert to and from it.
     *
     * <p>Calls {@code MPI_Register_datarep}: local.
     *
     * <p>C: {@code int MPI_Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state)}.
     *
     * @param datarep name of the form
     * @param read_conversion_fn function that converts what is read; null for none
     * @param write_conversion_fn function that converts what is written; null for none
     * @param dtype_file_extent_fn function that tells how many bytes a datatype takes in the file
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node380.htm#Node380">MPI 5.0, section 14.5.3</a>
     */
    @Generated("CallsEmitter")
    public static void Register_datarep(String datarep, Datarep_conversion_function read_conversion_fn, Datarep_conversion_function write_conversion_fn, Datarep_extent_function dtype_file_extent_fn) {
        try (Frame frame = Frame.open("MPI_Register_datarep")) {
            MemorySegment datarepAt = frame.text("datarep", datarep);
            frame.check(Mpi.MPI_Register_datarep(datarepAt, Callbacks.datarep_conversion_function(read_conversion_fn), Callbacks.datarep_conversion_function(write_conversion_fn), Callbacks.datarep_extent_function(dtype_file_extent_fn), MemorySegment.NULL));
        }
    }

    /**
     * {@link MPI#Register_datarep(String, Datarep_conversion_function, Datarep_conversion_function, Datarep_extent_function) Register_datarep} <span class="camel-case">under its camelCase name</span>.
     *
     * @param datarep name of the form
     * @param read_conversion_fn function that converts what is read; null for none
     * @param write_conversion_fn function that converts what is written; null for none
     * @param dtype_file_extent_fn function that tells how many bytes a datatype takes in the file
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node380.htm#Node380">MPI 5.0, section 14.5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Register_datarep")
    public static void registerDataRep(String datarep, Datarep_conversion_function read_conversion_fn, Datarep_conversion_function write_conversion_fn, Datarep_extent_function dtype_file_extent_fn) {
        Register_datarep(datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn);
    }

    /**
     * Removes an error class that the program added; its codes must be gone first.
     *
     * <p>Calls {@code MPI_Remove_error_class}: local.
     *
     * <p>C: {@code int MPI_Remove_error_class(int errorclass)}.
     *
     * @param errorclass error class
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("CallsEmitter")
    public static void Remove_error_class(int errorclass) {
        try (Frame frame = Frame.anytime("MPI_Remove_error_class")) {
            frame.check(Mpi.MPI_Remove_error_class(errorclass));
        }
    }

    /**
     * {@link MPI#Remove_error_class(int) Remove_error_class} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorclass error class
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Remove_error_class")
    public static void removeErrorClass(int errorclass) {
        Remove_error_class(errorclass);
    }

    /**
     * Removes an error code that the program added; its text must be gone first.
     *
     * <p>Calls {@code MPI_Remove_error_code}: local.
     *
     * <p>C: {@code int MPI_Remove_error_code(int errorcode)}.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("CallsEmitter")
    public static void Remove_error_code(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Remove_error_code")) {
            frame.check(Mpi.MPI_Remove_error_code(errorcode));
        }
    }

    /**
     * {@link MPI#Remove_error_code(int) Remove_error_code} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Remove_error_code")
    public static void removeErrorCode(int errorcode) {
        Remove_error_code(errorcode);
    }

    /**
     * Removes the text of an error code or class that the program added.
     *
     * <p>Calls {@code MPI_Remove_error_string}: local.
     *
     * <p>C: {@code int MPI_Remove_error_string(int errorcode)}.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("CallsEmitter")
    public static void Remove_error_string(int errorcode) {
        try (Frame frame = Frame.anytime("MPI_Remove_error_string")) {
            frame.check(Mpi.MPI_Remove_error_string(errorcode));
        }
    }

    /**
     * {@link MPI#Remove_error_string(int) Remove_error_string} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Remove_error_string")
    public static void removeErrorString(int errorcode) {
        Remove_error_string(errorcode);
    }

    /**
     * Withdraws a service name that was published.
     *
     * <p>Calls {@code MPI_Unpublish_name}: not collective, blocking.
     *
     * <p>C: {@code int MPI_Unpublish_name(const char *service_name, MPI_Info info, const char *port_name)}.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated("CallsEmitter")
    public static void Unpublish_name(String service_name, Info info, String port_name) {
        try (Frame frame = Frame.open("MPI_Unpublish_name")) {
            MemorySegment service_nameAt = frame.text("service_name", service_name);
            MemorySegment port_nameAt = frame.text("port_name", port_name);
            frame.check(Mpi.MPI_Unpublish_name(service_nameAt, Info.handle(info), port_nameAt));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link MPI#Unpublish_name(String, Info, String) Unpublish_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpublish_name")
    public static void unpublishName(String service_name, Info info, String port_name) {
        Unpublish_name(service_name, info, port_name);
    }

    /**
     * {@link MPI#Unpublish_name(String, Info, String) Unpublish_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param service_name name that the port is published under
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpublish_name")
    public static void unpublishName(String service_name, String port_name) {
        Unpublish_name(service_name, null, port_name);
    }

    /**
     * Returns the resolution of {@code Wtime} in seconds.
     *
     * <p>Calls {@code MPI_Wtick}: local.
     *
     * <p>C: {@code double MPI_Wtick(void)}.
     *
     * @return the seconds between two ticks of the clock
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated("CallsEmitter")
    public static double Wtick() {
        try (Frame frame = Frame.open("MPI_Wtick")) {
            return frame.value(Mpi.MPI_Wtick());
        }
    }

    /**
     * {@link MPI#Wtick() Wtick} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the seconds between two ticks of the clock
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Wtick")
    public static double wtick() {
        return Wtick();
    }

    /**
     * Returns the seconds since some moment in the past that stays the same.
     *
     * <p>Calls {@code MPI_Wtime}: local.
     *
     * <p>C: {@code double MPI_Wtime(void)}.
     *
     * @return the time in seconds
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated("CallsEmitter")
    public static double Wtime() {
        try (Frame frame = Frame.open("MPI_Wtime")) {
            return frame.value(Mpi.MPI_Wtime());
        }
    }

    /**
     * {@link MPI#Wtime() Wtime} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the time in seconds
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Wtime")
    public static double wtime() {
        return Wtime();
    }

    /**
     * {@link MPI#Init_thread(String[], int) Init_thread} under the name of Open MPI's binding.
     *
     * @param args the program's arguments.
     * @param required {@code MPI.THREAD_SINGLE}, {@code THREAD_FUNNELED}, {@code THREAD_SERIALIZED}
     *     or {@code THREAD_MULTIPLE}.
     * @return the level that the library provides, which may be less or more.
     * @throws MPIException if MPI was initialised before.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Init_thread")
    public static int InitThread(String[] args, int required) {
        return MPI.Init_thread(args, required);
    }

    /**
     * {@link MPI#Buffer_attach(byte[]) Buffer_attach} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array whose length is the buffer's size; MPI uses off-heap memory of that size
     *     instead of the array.
     * @throws MPIException if a buffer is attached already.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Buffer_attach")
    public static void attachBuffer(byte[] buffer) {
        MPI.Buffer_attach(buffer);
    }

    /**
     * {@link MPI#Buffer_detach() Buffer_detach} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the array that was attached; null if no buffer or a direct buffer was attached.
     * @throws MPIException if MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Buffer_detach")
    public static byte[] detachBuffer() {
        return MPI.Buffer_detach();
    }

    /**
     * {@link MPI#Aint_add(long, long) Aint_add} <span class="camel-case">under its camelCase name</span>.
     *
     * @param base an address.
     * @param disp displacement in bytes.
     * @return the sum.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Aint_add")
    public static long aintAdd(long base, long disp) {
        return MPI.Aint_add(base, disp);
    }

    /**
     * {@link MPI#Aint_diff(long, long) Aint_diff} <span class="camel-case">under its camelCase name</span>.
     *
     * @param addr1 minuend.
     * @param addr2 subtrahend.
     * @return the difference.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Aint_diff")
    public static long aintDiff(long addr1, long addr2) {
        return MPI.Aint_diff(addr1, addr2);
    }

    /**
     * {@code Pcontrol} <span class="camel-case">under its camelCase name</span>, with an argument for a profiler.
     *
     * @param level level of profiling.
     * @param object any object; MPI ignores it.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pcontrol")
    public static void pControl(int level, Object object) {
        MPI.Pcontrol(level);
    }
}
