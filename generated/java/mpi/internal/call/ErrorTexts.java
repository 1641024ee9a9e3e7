// Generated from the snapshots in generated/api by `make bindings`; edit templates/ErrorTexts.java instead.

package mpi.internal.call;

import java.util.Map;
import java.util.stream.Collectors;
import mpi.internal.Generated;

/**
 * Texts of MPI's error classes, for libraries whose own text for an error class describes another
 * class.
 */
@Generated("ErrorTextsEmitter")
final class ErrorTexts {

    private static final Map<String, String> TEXTS = """
        MPI_ERR_ABI the library has another binary interface
        MPI_ERR_ACCESS the file must not be accessed
        MPI_ERR_AMODE an access mode of a file is wrong
        MPI_ERR_ARG an argument is wrong
        MPI_ERR_ASSERT an assertion is wrong
        MPI_ERR_BAD_FILE the name of a file is wrong
        MPI_ERR_BASE the address of memory is wrong
        MPI_ERR_BUFFER a buffer is wrong
        MPI_ERR_COMM a communicator is wrong
        MPI_ERR_CONVERSION a function that converts data failed
        MPI_ERR_COUNT a count is wrong
        MPI_ERR_DIMS dimensions are wrong
        MPI_ERR_DISP a displacement is wrong
        MPI_ERR_DUP_DATAREP a form of data has a name that is taken
        MPI_ERR_ERRHANDLER an error handler is wrong
        MPI_ERR_FILE a file is wrong
        MPI_ERR_FILE_EXISTS the file is there already
        MPI_ERR_FILE_IN_USE somebody has the file open
        MPI_ERR_GROUP a group is wrong
        MPI_ERR_INFO hints are wrong
        MPI_ERR_INFO_KEY a key of hints is too long
        MPI_ERR_INFO_NOKEY a key is not among the hints
        MPI_ERR_INFO_VALUE a value of hints is too long
        MPI_ERR_INTERN the library failed by itself
        MPI_ERR_IN_STATUS each status tells an error code of its own
        MPI_ERR_IO reading or writing failed
        MPI_ERR_KEYVAL a key of attributes is wrong
        MPI_ERR_LOCKTYPE a kind of lock is wrong
        MPI_ERR_NAME a service name is not published
        MPI_ERR_NOT_SAME ranks disagree about an argument or the order of calls
        MPI_ERR_NO_MEM there is no memory
        MPI_ERR_NO_SPACE the disk is full
        MPI_ERR_NO_SUCH_FILE there is no such file
        MPI_ERR_OP an operation is wrong
        MPI_ERR_OTHER an error that has no class of its own
        MPI_ERR_PENDING the request is neither complete nor failed
        MPI_ERR_PORT a port is wrong
        MPI_ERR_PROC_ABORTED a process has ended too early
        MPI_ERR_PROC_FAILED a process that is needed has failed
        MPI_ERR_PROC_FAILED_PENDING a process that might have sent has failed
        MPI_ERR_QUOTA no more may be stored
        MPI_ERR_RANK a rank is wrong
        MPI_ERR_READ_ONLY the file or its disk is for reading only
        MPI_ERR_REQUEST a request is wrong
        MPI_ERR_REVOKED the communicator has been revoked
        MPI_ERR_RMA_ATTACH memory cannot be attached
        MPI_ERR_RMA_CONFLICT accesses to a window conflict
        MPI_ERR_RMA_FLAVOR the window is of the wrong kind
        MPI_ERR_RMA_RANGE the target is not memory of the window
        MPI_ERR_RMA_SHARED memory cannot be shared
        MPI_ERR_RMA_SYNC the synchronisation of a window is wrong
        MPI_ERR_ROOT a root is wrong
        MPI_ERR_SERVICE a published name cannot be withdrawn
        MPI_ERR_SESSION a session is wrong
        MPI_ERR_SIZE a size is wrong
        MPI_ERR_SPAWN processes cannot be started
        MPI_ERR_TAG a tag is wrong
        MPI_ERR_TOPOLOGY a topology is wrong
        MPI_ERR_TRUNCATE a message is longer than the buffer
        MPI_ERR_TYPE a datatype is wrong
        MPI_ERR_UNKNOWN the error is of no known kind
        MPI_ERR_UNSUPPORTED_DATAREP the library does not know the form of data
        MPI_ERR_UNSUPPORTED_OPERATION the library does not support this on the file
        MPI_ERR_VALUE_TOO_LARGE a value does not fit where it is returned
        MPI_ERR_WIN a window is wrong
        """.lines().filter(line -> !line.isBlank()).collect(Collectors.toMap(line -> line.substring(0, line.indexOf(' ')), line -> line.substring(line.indexOf(' ') + 1)));

    private ErrorTexts() {
    }

    /**
     * Returns the text of an error class by its name; empty if MPI does not define the class.
     */
    static String of(String name) {
        return TEXTS.getOrDefault(name, "");
    }
}
