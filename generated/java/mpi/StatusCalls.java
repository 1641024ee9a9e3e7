// Generated from the snapshots in generated/api by `make bindings`; edit templates/StatusCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/**
 * The calls of {@link Status} that follow from the header by rule.
 */
abstract class StatusCalls {

    /**
     * Calls {@code MPI_Get_count}: local.
     *
     * <p>C: {@code int MPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * @param datatype type of the elements
     * @return {@code count}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Get_count(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Get_count")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment countAt = frame.cell();
            frame.check(Mpi.MPI_Get_count(statusAt, Datatype.handle(datatype), countAt));
            return frame.intAt(countAt);
        }
    }

    /**
     * Calls {@code MPI_Get_elements}: local.
     *
     * <p>C: {@code int MPI_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * @param datatype type of the elements
     * @return {@code count}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Get_elements(Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Get_elements")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment countAt = frame.cell();
            frame.check(Mpi.MPI_Get_elements(statusAt, Datatype.handle(datatype), countAt));
            return frame.intAt(countAt);
        }
    }

    /**
     * Calls {@code MPI_Status_get_error}: local.
     *
     * <p>C: {@code int MPI_Status_get_error(const MPI_Status *status, int *error)}.
     *
     * @return {@code error}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Get_error() {
        try (Frame frame = Frame.open("MPI_Status_get_error")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment errorAt = frame.cell();
            frame.check(Mpi.MPI_Status_get_error(statusAt, errorAt));
            return frame.intAt(errorAt);
        }
    }

    /**
     * Calls {@code MPI_Status_get_source}: local.
     *
     * <p>C: {@code int MPI_Status_get_source(const MPI_Status *status, int *source)}.
     *
     * @return {@code source}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Get_source() {
        try (Frame frame = Frame.open("MPI_Status_get_source")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment sourceAt = frame.cell();
            frame.check(Mpi.MPI_Status_get_source(statusAt, sourceAt));
            return frame.intAt(sourceAt);
        }
    }

    /**
     * Calls {@code MPI_Status_get_tag}: local.
     *
     * <p>C: {@code int MPI_Status_get_tag(const MPI_Status *status, int *tag)}.
     *
     * @return {@code tag}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Get_tag() {
        try (Frame frame = Frame.open("MPI_Status_get_tag")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment tagAt = frame.cell();
            frame.check(Mpi.MPI_Status_get_tag(statusAt, tagAt));
            return frame.intAt(tagAt);
        }
    }

    /**
     * Calls {@code MPI_Test_cancelled}: local.
     *
     * <p>C: {@code int MPI_Test_cancelled(const MPI_Status *status, int *flag)}.
     *
     * @return {@code flag}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public boolean Test_cancelled() {
        try (Frame frame = Frame.open("MPI_Test_cancelled")) {
            MemorySegment statusAt = frame.status((Status) this);
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Test_cancelled(statusAt, flagAt));
            return frame.flagAt(flagAt);
        }
    }
}
