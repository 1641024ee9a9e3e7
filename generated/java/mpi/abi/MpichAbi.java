// Generated from the snapshots in generated/api by `make bindings`; edit templates/Abi.java instead.

package mpi.abi;

import mpi.internal.Generated;

/**
 * The ABI of mpich libraries: the constants, type widths and field offsets that {@code mpi.h}
 * fixes for compiled C programs. The table is made from the headers of intel 2021.18.1, mpich 3.4.3, mpich 4.0.2, mpich 4.1.3, mpich 4.2.3, mpich 4.3.2, mpich 5.0.2.
 */
@Generated("AbiTableEmitter")
public final class MpichAbi {

    private MpichAbi() {
    }

    /**
     * Makes the table of a library: the table of mpich 5.0.2, changed by the differences of the known
     * header that is nearest to the library. It is called when a library is opened.
     *
     * @param library version text of the library, from which the nearest header is found
     * @return the constants, widths and offsets of the library
     */
    public static AbiTable table(String library) {
        AbiTableBuilder table = new AbiTableBuilder("mpich");
        table.from("mpich 5.0.2", "5.0");
        table.type("MPIX_Async_thing", 8);
        table.type("MPIX_Stream", 4);
        table.type("MPI_Comm", 4);
        table.type("MPI_Datatype", 4);
        table.type("MPI_Errhandler", 4);
        table.type("MPI_File", 8);
        table.type("MPI_Group", 4);
        table.type("MPI_Info", 4);
        table.type("MPI_Message", 4);
        table.type("MPI_Op", 4);
        table.type("MPI_Request", 4);
        table.type("MPI_Session", 4);
        table.type("MPI_T_cvar_handle", 8);
        table.type("MPI_T_enum", 8);
        table.type("MPI_T_event_instance", 8);
        table.type("MPI_T_event_registration", 8);
        table.type("MPI_T_pvar_handle", 8);
        table.type("MPI_T_pvar_session", 8);
        table.type("MPI_Win", 4);
        table.status(20L, 8L, 12L, 16L);
        table.integer("MPIX_ASYNC_DONE", 1L);
        table.integer("MPIX_ASYNC_NOPROGRESS", 0L);
        table.integer("MPIX_BFLOAT16", 1275069004L);
        table.integer("MPIX_COMM_TYPE_NEIGHBORHOOD", 5L);
        table.integer("MPIX_C_FLOAT16", 1275068998L);
        table.integer("MPIX_EQUAL", 1476395023L);
        table.integer("MPIX_ERR_EAGAIN", 104L);
        table.integer("MPIX_ERR_NOREQ", 105L);
        table.integer("MPIX_ERR_PROC_FAILED", 101L);
        table.integer("MPIX_ERR_PROC_FAILED_PENDING", 102L);
        table.integer("MPIX_ERR_REVOKED", 103L);
        table.integer("MPIX_ERR_STREAM", 106L);
        table.integer("MPIX_ERR_TIMEOUT", 107L);
        table.integer("MPIX_GPU_SUPPORT_CUDA", 0L);
        table.integer("MPIX_GPU_SUPPORT_HIP", 2L);
        table.integer("MPIX_GPU_SUPPORT_ZE", 1L);
        table.integer("MPIX_STREAM_NULL", 1006632960L);
        table.integer("MPI_2DOUBLE_PRECISION", 1275072547L);
        table.integer("MPI_2INT", 1275070486L);
        table.integer("MPI_2INTEGER", 1275070496L);
        table.integer("MPI_2REAL", 1275070497L);
        table.integer("MPI_AINT", 1275070531L);
        table.text("MPI_AINT_FMT_DEC_SPEC", "%ld");
        table.text("MPI_AINT_FMT_HEX_SPEC", "%lx");
        table.integer("MPI_ANY_SOURCE", -2L);
        table.integer("MPI_ANY_TAG", -1L);
        table.integer("MPI_APPNUM", 1681915917L);
        table.integer("MPI_ARGVS_NULL", 0L);
        table.integer("MPI_ARGV_NULL", 0L);
        table.integer("MPI_BAND", 1476395014L);
        table.integer("MPI_BOR", 1476395016L);
        table.integer("MPI_BOTTOM", 0L);
        table.integer("MPI_BSEND_OVERHEAD", 96L);
        table.integer("MPI_BUFFER_AUTOMATIC", -2L);
        table.integer("MPI_BXOR", 1476395018L);
        table.integer("MPI_BYTE", 1275068685L);
        table.integer("MPI_CART", 2L);
        table.integer("MPI_CHAR", 1275068673L);
        table.integer("MPI_CHARACTER", 1275068698L);
        table.integer("MPI_COMBINER_CONTIGUOUS", 3L);
        table.integer("MPI_COMBINER_DARRAY", 14L);
        table.integer("MPI_COMBINER_DUP", 2L);
        table.integer("MPI_COMBINER_F90_COMPLEX", 16L);
        table.integer("MPI_COMBINER_F90_INTEGER", 17L);
        table.integer("MPI_COMBINER_F90_REAL", 15L);
        table.integer("MPI_COMBINER_HINDEXED", 9L);
        table.integer("MPI_COMBINER_HINDEXED_BLOCK", 19L);
        table.integer("MPI_COMBINER_HINDEXED_INTEGER", 8L);
        table.integer("MPI_COMBINER_HVECTOR", 6L);
        table.integer("MPI_COMBINER_HVECTOR_INTEGER", 5L);
        table.integer("MPI_COMBINER_INDEXED", 7L);
        table.integer("MPI_COMBINER_INDEXED_BLOCK", 10L);
        table.integer("MPI_COMBINER_NAMED", 1L);
        table.integer("MPI_COMBINER_RESIZED", 18L);
        table.integer("MPI_COMBINER_STRUCT", 12L);
        table.integer("MPI_COMBINER_STRUCT_INTEGER", 11L);
        table.integer("MPI_COMBINER_SUBARRAY", 13L);
        table.integer("MPI_COMBINER_VALUE_INDEX", 20L);
        table.integer("MPI_COMBINER_VECTOR", 4L);
        table.symbol("MPI_COMM_DUP_FN", "MPIR_Dup_fn");
        table.integer("MPI_COMM_NULL", 67108864L);
        table.integer("MPI_COMM_NULL_COPY_FN", 0L);
        table.integer("MPI_COMM_NULL_DELETE_FN", 0L);
        table.integer("MPI_COMM_SELF", 1140850689L);
        table.integer("MPI_COMM_TYPE_HW_GUIDED", 2L);
        table.integer("MPI_COMM_TYPE_HW_UNGUIDED", 3L);
        table.integer("MPI_COMM_TYPE_RESOURCE_GUIDED", 4L);
        table.integer("MPI_COMM_TYPE_SHARED", 1L);
        table.integer("MPI_COMM_WORLD", 1140850688L);
        table.integer("MPI_COMPLEX", 1275070494L);
        table.integer("MPI_COMPLEX16", 1275072554L);
        table.integer("MPI_COMPLEX32", 1275076652L);
        table.integer("MPI_COMPLEX4", 1275069486L);
        table.integer("MPI_COMPLEX8", 1275070504L);
        table.integer("MPI_CONGRUENT", 1L);
        table.integer("MPI_CONVERSION_FN_NULL", 0L);
        table.integer("MPI_CONVERSION_FN_NULL_C", 0L);
        table.integer("MPI_COUNT", 1275070533L);
        table.integer("MPI_CXX_BOOL", 1275068723L);
        table.integer("MPI_CXX_DOUBLE_COMPLEX", 1275072565L);
        table.integer("MPI_CXX_FLOAT_COMPLEX", 1275070516L);
        table.integer("MPI_CXX_LONG_DOUBLE_COMPLEX", 1275076662L);
        table.integer("MPI_C_BOOL", 1275068735L);
        table.integer("MPI_C_COMPLEX", 1275070528L);
        table.integer("MPI_C_DOUBLE_COMPLEX", 1275072577L);
        table.integer("MPI_C_FLOAT_COMPLEX", 1275070528L);
        table.integer("MPI_C_LONG_DOUBLE_COMPLEX", 1275076674L);
        table.integer("MPI_DATATYPE_NULL", 201326592L);
        table.integer("MPI_DISPLACEMENT_CURRENT", -54278278L);
        table.integer("MPI_DISTRIBUTE_BLOCK", 121L);
        table.integer("MPI_DISTRIBUTE_CYCLIC", 122L);
        table.integer("MPI_DISTRIBUTE_DFLT_DARG", -49767L);
        table.integer("MPI_DISTRIBUTE_NONE", 123L);
        table.integer("MPI_DIST_GRAPH", 3L);
        table.integer("MPI_DOUBLE", 1275070475L);
        table.integer("MPI_DOUBLE_COMPLEX", 1275072546L);
        table.integer("MPI_DOUBLE_INT", -1946157055L);
        table.integer("MPI_DOUBLE_PRECISION", 1275070495L);
        table.symbol("MPI_DUP_FN", "MPIR_Dup_fn");
        table.integer("MPI_ERRCODES_IGNORE", 0L);
        table.integer("MPI_ERRHANDLER_NULL", 335544320L);
        table.integer("MPI_ERRORS_ABORT", 1409286147L);
        table.integer("MPI_ERRORS_ARE_FATAL", 1409286144L);
        table.integer("MPI_ERRORS_RETURN", 1409286145L);
        table.integer("MPI_ERR_ABI", 81L);
        table.integer("MPI_ERR_ACCESS", 20L);
        table.integer("MPI_ERR_AMODE", 21L);
        table.integer("MPI_ERR_ARG", 12L);
        table.integer("MPI_ERR_ASSERT", 53L);
        table.integer("MPI_ERR_BAD_FILE", 22L);
        table.integer("MPI_ERR_BASE", 46L);
        table.integer("MPI_ERR_BUFFER", 1L);
        table.integer("MPI_ERR_COMM", 5L);
        table.integer("MPI_ERR_CONVERSION", 23L);
        table.integer("MPI_ERR_COUNT", 2L);
        table.integer("MPI_ERR_DIMS", 11L);
        table.integer("MPI_ERR_DISP", 52L);
        table.integer("MPI_ERR_DUP_DATAREP", 24L);
        table.integer("MPI_ERR_ERRHANDLER", 80L);
        table.integer("MPI_ERR_FILE", 27L);
        table.integer("MPI_ERR_FILE_EXISTS", 25L);
        table.integer("MPI_ERR_FILE_IN_USE", 26L);
        table.integer("MPI_ERR_GROUP", 8L);
        table.integer("MPI_ERR_INFO", 28L);
        table.integer("MPI_ERR_INFO_KEY", 29L);
        table.integer("MPI_ERR_INFO_NOKEY", 31L);
        table.integer("MPI_ERR_INFO_VALUE", 30L);
        table.integer("MPI_ERR_INTERN", 16L);
        table.integer("MPI_ERR_IN_STATUS", 17L);
        table.integer("MPI_ERR_IO", 32L);
        table.integer("MPI_ERR_KEYVAL", 48L);
        table.integer("MPI_ERR_LASTCODE", 1073741823L);
        table.integer("MPI_ERR_LOCKTYPE", 47L);
        table.integer("MPI_ERR_NAME", 33L);
        table.integer("MPI_ERR_NOT_SAME", 35L);
        table.integer("MPI_ERR_NO_MEM", 34L);
        table.integer("MPI_ERR_NO_SPACE", 36L);
        table.integer("MPI_ERR_NO_SUCH_FILE", 37L);
        table.integer("MPI_ERR_OP", 9L);
        table.integer("MPI_ERR_OTHER", 15L);
        table.integer("MPI_ERR_PENDING", 18L);
        table.integer("MPI_ERR_PORT", 38L);
        table.integer("MPI_ERR_PROC_ABORTED", 76L);
        table.integer("MPI_ERR_QUOTA", 39L);
        table.integer("MPI_ERR_RANK", 6L);
        table.integer("MPI_ERR_READ_ONLY", 40L);
        table.integer("MPI_ERR_REQUEST", 19L);
        table.integer("MPI_ERR_RMA_ATTACH", 56L);
        table.integer("MPI_ERR_RMA_CONFLICT", 49L);
        table.integer("MPI_ERR_RMA_FLAVOR", 58L);
        table.integer("MPI_ERR_RMA_RANGE", 55L);
        table.integer("MPI_ERR_RMA_SHARED", 57L);
        table.integer("MPI_ERR_RMA_SYNC", 50L);
        table.integer("MPI_ERR_ROOT", 7L);
        table.integer("MPI_ERR_SERVICE", 41L);
        table.integer("MPI_ERR_SESSION", 75L);
        table.integer("MPI_ERR_SIZE", 51L);
        table.integer("MPI_ERR_SPAWN", 42L);
        table.integer("MPI_ERR_TAG", 4L);
        table.integer("MPI_ERR_TOPOLOGY", 10L);
        table.integer("MPI_ERR_TRUNCATE", 14L);
        table.integer("MPI_ERR_TYPE", 3L);
        table.integer("MPI_ERR_UNKNOWN", 13L);
        table.integer("MPI_ERR_UNSUPPORTED_DATAREP", 43L);
        table.integer("MPI_ERR_UNSUPPORTED_OPERATION", 44L);
        table.integer("MPI_ERR_VALUE_TOO_LARGE", 77L);
        table.integer("MPI_ERR_WIN", 45L);
        table.variable("MPI_F08_STATUSES_IGNORE", "MPI_F08_STATUSES_IGNORE");
        table.variable("MPI_F08_STATUS_IGNORE", "MPI_F08_STATUS_IGNORE");
        table.integer("MPI_FILE_NULL", 0L);
        table.integer("MPI_FLOAT", 1275069450L);
        table.integer("MPI_FLOAT_INT", -1946157056L);
        table.integer("MPI_F_ERROR", 4L);
        table.integer("MPI_F_SOURCE", 2L);
        table.variable("MPI_F_STATUSES_IGNORE", "MPI_F_STATUSES_IGNORE");
        table.variable("MPI_F_STATUS_IGNORE", "MPI_F_STATUS_IGNORE");
        table.integer("MPI_F_STATUS_SIZE", 5L);
        table.integer("MPI_F_TAG", 3L);
        table.integer("MPI_GRAPH", 1L);
        table.integer("MPI_GROUP_EMPTY", 1207959552L);
        table.integer("MPI_GROUP_NULL", 134217728L);
        table.integer("MPI_HOST", 1681915907L);
        table.integer("MPI_IDENT", 0L);
        table.integer("MPI_INFO_ENV", 1543503873L);
        table.integer("MPI_INFO_NULL", 469762048L);
        table.integer("MPI_INT", 1275069445L);
        table.integer("MPI_INT16_T", 1275068984L);
        table.integer("MPI_INT32_T", 1275069497L);
        table.integer("MPI_INT64_T", 1275070522L);
        table.integer("MPI_INT8_T", 1275068727L);
        table.integer("MPI_INTEGER", 1275069467L);
        table.integer("MPI_INTEGER1", 1275068717L);
        table.integer("MPI_INTEGER16", 1275072562L);
        table.integer("MPI_INTEGER2", 1275068975L);
        table.integer("MPI_INTEGER4", 1275069488L);
        table.integer("MPI_INTEGER8", 1275070513L);
        table.integer("MPI_IN_PLACE", -1L);
        table.integer("MPI_IO", 1681915909L);
        table.integer("MPI_KEYVAL_INVALID", 603979776L);
        table.integer("MPI_LAND", 1476395013L);
        table.integer("MPI_LASTUSEDCODE", 1681915915L);
        table.integer("MPI_LB", 1275068432L);
        table.integer("MPI_LOCK_EXCLUSIVE", 234L);
        table.integer("MPI_LOCK_SHARED", 235L);
        table.integer("MPI_LOGICAL", 1275069469L);
        table.integer("MPI_LOGICAL1", 1275068743L);
        table.integer("MPI_LOGICAL16", 1275072587L);
        table.integer("MPI_LOGICAL2", 1275069000L);
        table.integer("MPI_LOGICAL4", 1275069513L);
        table.integer("MPI_LOGICAL8", 1275070538L);
        table.integer("MPI_LONG", 1275070471L);
        table.integer("MPI_LONG_DOUBLE", 1275072524L);
        table.integer("MPI_LONG_DOUBLE_INT", -1946157052L);
        table.integer("MPI_LONG_INT", -1946157054L);
        table.integer("MPI_LONG_LONG", 1275070473L);
        table.integer("MPI_LONG_LONG_INT", 1275070473L);
        table.integer("MPI_LOR", 1476395015L);
        table.integer("MPI_LXOR", 1476395017L);
        table.integer("MPI_MAX", 1476395009L);
        table.integer("MPI_MAXLOC", 1476395020L);
        table.integer("MPI_MAX_DATAREP_STRING", 128L);
        table.integer("MPI_MAX_ERROR_STRING", 512L);
        table.integer("MPI_MAX_INFO_KEY", 255L);
        table.integer("MPI_MAX_INFO_VAL", 1024L);
        table.integer("MPI_MAX_LIBRARY_VERSION_STRING", 8192L);
        table.integer("MPI_MAX_OBJECT_NAME", 128L);
        table.integer("MPI_MAX_PORT_NAME", 256L);
        table.integer("MPI_MAX_PROCESSOR_NAME", 128L);
        table.integer("MPI_MAX_PSET_NAME_LEN", 256L);
        table.integer("MPI_MAX_STRINGTAG_LEN", 256L);
        table.integer("MPI_MESSAGE_NO_PROC", 1811939328L);
        table.integer("MPI_MESSAGE_NULL", 738197504L);
        table.integer("MPI_MIN", 1476395010L);
        table.integer("MPI_MINLOC", 1476395019L);
        table.integer("MPI_MODE_APPEND", 128L);
        table.integer("MPI_MODE_CREATE", 1L);
        table.integer("MPI_MODE_DELETE_ON_CLOSE", 16L);
        table.integer("MPI_MODE_EXCL", 64L);
        table.integer("MPI_MODE_NOCHECK", 1024L);
        table.integer("MPI_MODE_NOPRECEDE", 8192L);
        table.integer("MPI_MODE_NOPUT", 4096L);
        table.integer("MPI_MODE_NOSTORE", 2048L);
        table.integer("MPI_MODE_NOSUCCEED", 16384L);
        table.integer("MPI_MODE_RDONLY", 2L);
        table.integer("MPI_MODE_RDWR", 8L);
        table.integer("MPI_MODE_SEQUENTIAL", 256L);
        table.integer("MPI_MODE_UNIQUE_OPEN", 32L);
        table.integer("MPI_MODE_WRONLY", 4L);
        table.integer("MPI_NO_OP", 1476395022L);
        table.integer("MPI_NULL_COPY_FN", 0L);
        table.integer("MPI_NULL_DELETE_FN", 0L);
        table.integer("MPI_OFFSET", 1275070532L);
        table.integer("MPI_OP_NULL", 402653184L);
        table.integer("MPI_ORDER_C", 56L);
        table.integer("MPI_ORDER_FORTRAN", 57L);
        table.integer("MPI_PACKED", 1275068687L);
        table.integer("MPI_PROC_NULL", -1L);
        table.integer("MPI_PROD", 1476395012L);
        table.integer("MPI_REAL", 1275069468L);
        table.integer("MPI_REAL16", 1275072555L);
        table.integer("MPI_REAL2", 1275068966L);
        table.integer("MPI_REAL4", 1275069479L);
        table.integer("MPI_REAL8", 1275070505L);
        table.integer("MPI_REPLACE", 1476395021L);
        table.integer("MPI_REQUEST_NULL", 738197504L);
        table.integer("MPI_ROOT", -3L);
        table.integer("MPI_SEEK_CUR", 602L);
        table.integer("MPI_SEEK_END", 604L);
        table.integer("MPI_SEEK_SET", 600L);
        table.integer("MPI_SESSION_NULL", 939524096L);
        table.integer("MPI_SHORT", 1275068931L);
        table.integer("MPI_SHORT_INT", -1946157053L);
        table.integer("MPI_SIGNED_CHAR", 1275068696L);
        table.integer("MPI_SIMILAR", 2L);
        table.integer("MPI_STATUSES_IGNORE", 1L);
        table.integer("MPI_STATUS_IGNORE", 1L);
        table.integer("MPI_SUBVERSION", 0L);
        table.integer("MPI_SUCCESS", 0L);
        table.integer("MPI_SUM", 1476395011L);
        table.integer("MPI_TAG_UB", 1681915905L);
        table.integer("MPI_THREAD_FUNNELED", 1L);
        table.integer("MPI_THREAD_MULTIPLE", 3L);
        table.integer("MPI_THREAD_SERIALIZED", 2L);
        table.integer("MPI_THREAD_SINGLE", 0L);
        table.integer("MPI_TYPECLASS_COMPLEX", 3L);
        table.integer("MPI_TYPECLASS_INTEGER", 2L);
        table.integer("MPI_TYPECLASS_REAL", 1L);
        table.symbol("MPI_TYPE_DUP_FN", "MPIR_Dup_fn");
        table.integer("MPI_TYPE_NULL_COPY_FN", 0L);
        table.integer("MPI_TYPE_NULL_DELETE_FN", 0L);
        table.integer("MPI_T_BIND_INVALID", 0L);
        table.integer("MPI_T_BIND_MPI_COMM", 9701L);
        table.integer("MPI_T_BIND_MPI_DATATYPE", 9702L);
        table.integer("MPI_T_BIND_MPI_ERRHANDLER", 9703L);
        table.integer("MPI_T_BIND_MPI_FILE", 9704L);
        table.integer("MPI_T_BIND_MPI_GROUP", 9705L);
        table.integer("MPI_T_BIND_MPI_INFO", 9710L);
        table.integer("MPI_T_BIND_MPI_MESSAGE", 9709L);
        table.integer("MPI_T_BIND_MPI_OP", 9706L);
        table.integer("MPI_T_BIND_MPI_REQUEST", 9707L);
        table.integer("MPI_T_BIND_MPI_SESSION", 9711L);
        table.integer("MPI_T_BIND_MPI_WIN", 9708L);
        table.integer("MPI_T_BIND_NO_OBJECT", 9700L);
        table.integer("MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE", 3L);
        table.integer("MPI_T_CB_REQUIRE_MPI_RESTRICTED", 1L);
        table.integer("MPI_T_CB_REQUIRE_NONE", 0L);
        table.integer("MPI_T_CB_REQUIRE_THREAD_SAFE", 2L);
        table.integer("MPI_T_CVAR_HANDLE_NULL", 0L);
        table.integer("MPI_T_ENUM_NULL", 0L);
        table.integer("MPI_T_ERR_CANNOT_INIT", 61L);
        table.integer("MPI_T_ERR_CVAR_SET_NEVER", 69L);
        table.integer("MPI_T_ERR_CVAR_SET_NOT_NOW", 68L);
        table.integer("MPI_T_ERR_INVALID", 74L);
        table.integer("MPI_T_ERR_INVALID_HANDLE", 64L);
        table.integer("MPI_T_ERR_INVALID_INDEX", 62L);
        table.integer("MPI_T_ERR_INVALID_ITEM", 63L);
        table.integer("MPI_T_ERR_INVALID_NAME", 73L);
        table.integer("MPI_T_ERR_INVALID_SESSION", 67L);
        table.integer("MPI_T_ERR_MEMORY", 59L);
        table.integer("MPI_T_ERR_NOT_ACCESSIBLE", 79L);
        table.integer("MPI_T_ERR_NOT_INITIALIZED", 60L);
        table.integer("MPI_T_ERR_NOT_SUPPORTED", 78L);
        table.integer("MPI_T_ERR_OUT_OF_HANDLES", 65L);
        table.integer("MPI_T_ERR_OUT_OF_SESSIONS", 66L);
        table.integer("MPI_T_ERR_PVAR_NO_ATOMIC", 72L);
        table.integer("MPI_T_ERR_PVAR_NO_STARTSTOP", 70L);
        table.integer("MPI_T_ERR_PVAR_NO_WRITE", 71L);
        table.variable("MPI_T_PVAR_ALL_HANDLES", "MPI_T_PVAR_ALL_HANDLES");
        table.integer("MPI_T_PVAR_CLASS_AGGREGATE", 247L);
        table.integer("MPI_T_PVAR_CLASS_COUNTER", 246L);
        table.integer("MPI_T_PVAR_CLASS_GENERIC", 249L);
        table.integer("MPI_T_PVAR_CLASS_HIGHWATERMARK", 244L);
        table.integer("MPI_T_PVAR_CLASS_INVALID", 0L);
        table.integer("MPI_T_PVAR_CLASS_LEVEL", 241L);
        table.integer("MPI_T_PVAR_CLASS_LOWWATERMARK", 245L);
        table.integer("MPI_T_PVAR_CLASS_PERCENTAGE", 243L);
        table.integer("MPI_T_PVAR_CLASS_SIZE", 242L);
        table.integer("MPI_T_PVAR_CLASS_STATE", 240L);
        table.integer("MPI_T_PVAR_CLASS_TIMER", 248L);
        table.integer("MPI_T_PVAR_HANDLE_NULL", 0L);
        table.integer("MPI_T_PVAR_SESSION_NULL", 0L);
        table.integer("MPI_T_SCOPE_ALL", 60443L);
        table.integer("MPI_T_SCOPE_ALL_EQ", 60444L);
        table.integer("MPI_T_SCOPE_CONSTANT", 60438L);
        table.integer("MPI_T_SCOPE_GROUP", 60441L);
        table.integer("MPI_T_SCOPE_GROUP_EQ", 60442L);
        table.integer("MPI_T_SCOPE_INVALID", 0L);
        table.integer("MPI_T_SCOPE_LOCAL", 60440L);
        table.integer("MPI_T_SCOPE_READONLY", 60439L);
        table.integer("MPI_T_SOURCE_ORDERED", 0L);
        table.integer("MPI_T_SOURCE_UNORDERED", 1L);
        table.integer("MPI_T_VERBOSITY_INVALID", 0L);
        table.integer("MPI_T_VERBOSITY_MPIDEV_ALL", 229L);
        table.integer("MPI_T_VERBOSITY_MPIDEV_BASIC", 227L);
        table.integer("MPI_T_VERBOSITY_MPIDEV_DETAIL", 228L);
        table.integer("MPI_T_VERBOSITY_TUNER_ALL", 226L);
        table.integer("MPI_T_VERBOSITY_TUNER_BASIC", 224L);
        table.integer("MPI_T_VERBOSITY_TUNER_DETAIL", 225L);
        table.integer("MPI_T_VERBOSITY_USER_ALL", 223L);
        table.integer("MPI_T_VERBOSITY_USER_BASIC", 221L);
        table.integer("MPI_T_VERBOSITY_USER_DETAIL", 222L);
        table.integer("MPI_UB", 1275068433L);
        table.integer("MPI_UINT16_T", 1275068988L);
        table.integer("MPI_UINT32_T", 1275069501L);
        table.integer("MPI_UINT64_T", 1275070526L);
        table.integer("MPI_UINT8_T", 1275068731L);
        table.integer("MPI_UNDEFINED", -32766L);
        table.integer("MPI_UNEQUAL", 3L);
        table.integer("MPI_UNIVERSE_SIZE", 1681915913L);
        table.integer("MPI_UNSIGNED", 1275069446L);
        table.integer("MPI_UNSIGNED_CHAR", 1275068674L);
        table.integer("MPI_UNSIGNED_LONG", 1275070472L);
        table.integer("MPI_UNSIGNED_LONG_LONG", 1275070489L);
        table.integer("MPI_UNSIGNED_SHORT", 1275068932L);
        table.variable("MPI_UNWEIGHTED", "MPI_UNWEIGHTED");
        table.integer("MPI_VERSION", 5L);
        table.integer("MPI_WCHAR", 1275069454L);
        table.variable("MPI_WEIGHTS_EMPTY", "MPI_WEIGHTS_EMPTY");
        table.integer("MPI_WIN_BASE", 1711276033L);
        table.integer("MPI_WIN_CREATE_FLAVOR", 1711276039L);
        table.integer("MPI_WIN_DISP_UNIT", 1711276037L);
        table.symbol("MPI_WIN_DUP_FN", "MPIR_Dup_fn");
        table.integer("MPI_WIN_FLAVOR_ALLOCATE", 2L);
        table.integer("MPI_WIN_FLAVOR_CREATE", 1L);
        table.integer("MPI_WIN_FLAVOR_DYNAMIC", 3L);
        table.integer("MPI_WIN_FLAVOR_SHARED", 4L);
        table.integer("MPI_WIN_MODEL", 1711276041L);
        table.integer("MPI_WIN_NULL", 536870912L);
        table.integer("MPI_WIN_NULL_COPY_FN", 0L);
        table.integer("MPI_WIN_NULL_DELETE_FN", 0L);
        table.integer("MPI_WIN_SEPARATE", 1L);
        table.integer("MPI_WIN_SIZE", 1711276035L);
        table.integer("MPI_WIN_UNIFIED", 2L);
        table.integer("MPI_WTIME_IS_GLOBAL", 1681915911L);
        switch(Nearest.to(library, "mpich 5.0.2", "mpich 4.3.2", "mpich 4.2.3", "mpich 4.1.3", "mpich 4.0.2", "mpich 3.4.3", "intel 2021.18.1")) {
            case "mpich 4.3.2" ->
                mpich_4_3_2(table);
            case "mpich 4.2.3" ->
                mpich_4_2_3(table);
            case "mpich 4.1.3" ->
                mpich_4_1_3(table);
            case "mpich 4.0.2" ->
                mpich_4_0_2(table);
            case "mpich 3.4.3" ->
                mpich_3_4_3(table);
            case "intel 2021.18.1" ->
                intel_2021_18_1(table);
            default ->
                {
                }
        }
        return table.build();
    }

    /**
     * Changes the table of the newest library to the values of mpich 4.3.2.
     */
    private static void mpich_4_3_2(AbiTableBuilder table) {
        table.from("mpich 4.3.2", "4.1");
        table.integer("MPI_COMPLEX4", 201326592L);
        table.integer("MPI_INTEGER16", 201326592L);
        table.integer("MPI_REAL2", 201326592L);
        table.integer("MPI_SUBVERSION", 1L);
        table.integer("MPI_VERSION", 4L);
        table.absent("MPIX_BFLOAT16");
        table.absent("MPI_ERR_ABI");
        table.absent("MPI_LOGICAL1");
        table.absent("MPI_LOGICAL16");
        table.absent("MPI_LOGICAL2");
        table.absent("MPI_LOGICAL4");
        table.absent("MPI_LOGICAL8");
    }

    /**
     * Changes the table of the newest library to the values of mpich 4.2.3.
     */
    private static void mpich_4_2_3(AbiTableBuilder table) {
        table.from("mpich 4.2.3", "4.1");
        table.integer("MPI_INTEGER16", 201326592L);
        table.integer("MPI_SUBVERSION", 1L);
        table.integer("MPI_VERSION", 4L);
        table.absent("MPIX_ASYNC_DONE");
        table.absent("MPIX_ASYNC_NOPROGRESS");
        table.absent("MPIX_BFLOAT16");
        table.absent("MPI_COMPLEX4");
        table.absent("MPI_ERR_ABI");
        table.absent("MPI_LOGICAL1");
        table.absent("MPI_LOGICAL16");
        table.absent("MPI_LOGICAL2");
        table.absent("MPI_LOGICAL4");
        table.absent("MPI_LOGICAL8");
        table.absent("MPI_REAL2");
    }

    /**
     * Changes the table of the newest library to the values of mpich 4.1.3.
     */
    private static void mpich_4_1_3(AbiTableBuilder table) {
        table.from("mpich 4.1.3", "4.0");
        table.integer("MPIX_COMM_TYPE_NEIGHBORHOOD", 4L);
        table.integer("MPI_INTEGER16", 201326592L);
        table.integer("MPI_VERSION", 4L);
        table.absent("MPIX_ASYNC_DONE");
        table.absent("MPIX_ASYNC_NOPROGRESS");
        table.absent("MPIX_BFLOAT16");
        table.absent("MPIX_EQUAL");
        table.absent("MPI_BUFFER_AUTOMATIC");
        table.absent("MPI_COMBINER_VALUE_INDEX");
        table.absent("MPI_COMM_TYPE_RESOURCE_GUIDED");
        table.absent("MPI_COMPLEX4");
        table.absent("MPI_ERR_ABI");
        table.absent("MPI_ERR_ERRHANDLER");
        table.absent("MPI_LOGICAL1");
        table.absent("MPI_LOGICAL16");
        table.absent("MPI_LOGICAL2");
        table.absent("MPI_LOGICAL4");
        table.absent("MPI_LOGICAL8");
        table.absent("MPI_REAL2");
        table.absent("MPI_T_BIND_MPI_SESSION");
    }

    /**
     * Changes the table of the newest library to the values of mpich 4.0.2.
     */
    private static void mpich_4_0_2(AbiTableBuilder table) {
        table.from("mpich 4.0.2", "4.0");
        table.integer("MPIX_COMM_TYPE_NEIGHBORHOOD", 4L);
        table.integer("MPI_INTEGER16", 201326592L);
        table.integer("MPI_VERSION", 4L);
        table.absent("MPIX_ASYNC_DONE");
        table.absent("MPIX_ASYNC_NOPROGRESS");
        table.absent("MPIX_BFLOAT16");
        table.absent("MPIX_EQUAL");
        table.absent("MPIX_ERR_STREAM");
        table.absent("MPIX_ERR_TIMEOUT");
        table.absent("MPIX_STREAM_NULL");
        table.absent("MPI_BUFFER_AUTOMATIC");
        table.absent("MPI_COMBINER_VALUE_INDEX");
        table.absent("MPI_COMM_TYPE_RESOURCE_GUIDED");
        table.absent("MPI_COMPLEX4");
        table.absent("MPI_ERR_ABI");
        table.absent("MPI_ERR_ERRHANDLER");
        table.absent("MPI_LOGICAL1");
        table.absent("MPI_LOGICAL16");
        table.absent("MPI_LOGICAL2");
        table.absent("MPI_LOGICAL4");
        table.absent("MPI_LOGICAL8");
        table.absent("MPI_REAL2");
        table.absent("MPI_T_BIND_MPI_SESSION");
        table.absent("MPI_T_ERR_NOT_ACCESSIBLE");
    }

    /**
     * Changes the table of the newest library to the values of mpich 3.4.3.
     */
    private static void mpich_3_4_3(AbiTableBuilder table) {
        table.from("mpich 3.4.3", "3.1");
        table.integer("MPIX_COMM_TYPE_NEIGHBORHOOD", 2L);
        table.integer("MPIX_T_BIND_INVALID", 0L);
        table.integer("MPIX_T_PVAR_CLASS_INVALID", 0L);
        table.integer("MPIX_T_SCOPE_INVALID", 0L);
        table.integer("MPIX_T_VERBOSITY_INVALID", 0L);
        table.integer("MPI_INTEGER16", 201326592L);
        table.integer("MPI_SUBVERSION", 1L);
        table.integer("MPI_VERSION", 3L);
        table.absent("MPIX_ASYNC_DONE");
        table.absent("MPIX_ASYNC_NOPROGRESS");
        table.absent("MPIX_BFLOAT16");
        table.absent("MPIX_EQUAL");
        table.absent("MPIX_ERR_STREAM");
        table.absent("MPIX_ERR_TIMEOUT");
        table.absent("MPIX_GPU_SUPPORT_HIP");
        table.absent("MPIX_STREAM_NULL");
        table.absent("MPI_BUFFER_AUTOMATIC");
        table.absent("MPI_COMBINER_VALUE_INDEX");
        table.absent("MPI_COMM_TYPE_HW_GUIDED");
        table.absent("MPI_COMM_TYPE_HW_UNGUIDED");
        table.absent("MPI_COMM_TYPE_RESOURCE_GUIDED");
        table.absent("MPI_COMPLEX4");
        table.absent("MPI_CONVERSION_FN_NULL_C");
        table.absent("MPI_ERRORS_ABORT");
        table.absent("MPI_ERR_ABI");
        table.absent("MPI_ERR_ERRHANDLER");
        table.absent("MPI_ERR_PROC_ABORTED");
        table.absent("MPI_ERR_SESSION");
        table.absent("MPI_ERR_VALUE_TOO_LARGE");
        table.absent("MPI_F_ERROR");
        table.absent("MPI_F_SOURCE");
        table.absent("MPI_F_STATUS_SIZE");
        table.absent("MPI_F_TAG");
        table.absent("MPI_LOGICAL1");
        table.absent("MPI_LOGICAL16");
        table.absent("MPI_LOGICAL2");
        table.absent("MPI_LOGICAL4");
        table.absent("MPI_LOGICAL8");
        table.absent("MPI_MAX_PSET_NAME_LEN");
        table.absent("MPI_MAX_STRINGTAG_LEN");
        table.absent("MPI_REAL2");
        table.absent("MPI_SESSION_NULL");
        table.absent("MPI_T_BIND_INVALID");
        table.absent("MPI_T_BIND_MPI_SESSION");
        table.absent("MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE");
        table.absent("MPI_T_CB_REQUIRE_MPI_RESTRICTED");
        table.absent("MPI_T_CB_REQUIRE_NONE");
        table.absent("MPI_T_CB_REQUIRE_THREAD_SAFE");
        table.absent("MPI_T_ERR_NOT_ACCESSIBLE");
        table.absent("MPI_T_ERR_NOT_SUPPORTED");
        table.absent("MPI_T_PVAR_CLASS_INVALID");
        table.absent("MPI_T_SCOPE_INVALID");
        table.absent("MPI_T_SOURCE_ORDERED");
        table.absent("MPI_T_SOURCE_UNORDERED");
        table.absent("MPI_T_VERBOSITY_INVALID");
    }

    /**
     * Changes the table of the newest library to the values of intel 2021.18.1.
     */
    private static void intel_2021_18_1(AbiTableBuilder table) {
        table.from("intel 2021.18.1", "4.1");
        table.integer("MPIX_BFLOAT16", 1275068999L);
        table.integer("MPIX_C_BF16", 1275068999L);
        table.integer("MPIX_GPU_SUPPORT_DEVICE_INITIATED", 3L);
        table.integer("MPI_BSEND_OVERHEAD", 88L);
        table.integer("MPI_COMPLEX4", 201326592L);
        table.integer("MPI_INTEGER16", 201326592L);
        table.integer("MPI_LOGICAL16", 201326592L);
        table.integer("MPI_REAL2", 201326592L);
        table.integer("MPI_SUBVERSION", 1L);
        table.integer("MPI_VERSION", 4L);
        table.absent("MPIX_ASYNC_DONE");
        table.absent("MPIX_ASYNC_NOPROGRESS");
        table.absent("MPIX_EQUAL");
        table.absent("MPIX_ERR_STREAM");
        table.absent("MPIX_ERR_TIMEOUT");
        table.absent("MPIX_GPU_SUPPORT_HIP");
        table.absent("MPIX_STREAM_NULL");
    }
}
