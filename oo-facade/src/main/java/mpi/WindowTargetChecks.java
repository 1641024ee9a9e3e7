package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;
import mpi.internal.call.RankText;
import mpi.internal.link.UnevenSides;
import mpi.internal.staging.AmountChecks;
import mpi.internal.staging.AttachedMemory;
import mpi.internal.staging.TypeShape;
import mpi.internal.staging.WindowBounds;
import mpi.internal.staging.WindowChecks;

/** Base class of windows that checks the target ranks and the target memory of one-sided calls. */
abstract class WindowTargetChecks extends Handle {

    private static final int UNKNOWN = -1;

    private int ranks = UNKNOWN;
    private int rank = UNKNOWN;

    /** Sizes of the window's memory on all ranks; null if they are not known. */
    private WindowBounds bounds;

    /** Memory that was attached to a dynamic window; null if the window is not dynamic. */
    private AttachedMemory attached;

    WindowTargetChecks(long handle) {
        super(handle);
    }

    /** Checks that a window is made on an intracommunicator: otherwise MPICH ends the job. */
    static void mustBeIntra(String name, Comm comm) {
        if (Checks.ENABLED && comm instanceof Intercomm) {
            String what = " is an intercommunicator; a window needs an intracommunicator";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_COMM, name + what);
        }
    }

    /** Records the sizes of the window's memory on all ranks. */
    final void setBounds(WindowBounds all) {
        bounds = all;
    }

    /** Records that the window is dynamic: it has only the memory that is attached to it. */
    final void becomeDynamic() {
        attached = new AttachedMemory();
    }

    /** Drops the records of a window that was freed. */
    final void forgetTargets() {
        ranks = UNKNOWN;
        bounds = null;
        attached = null;
    }

    /** Takes over the records of another object for the same window. */
    final void takeTargets(WindowTargetChecks other) {
        bounds = other.bounds;
        attached = other.attached;
    }

    /** Records memory that was attached to the window. */
    final void attached(MemorySegment memory) {
        if (attached != null) {
            attached.add(memory);
        }
    }

    /** Removes the record of memory that was detached from the window. */
    final void detached(MemorySegment memory) {
        if (attached != null) {
            attached.remove(memory);
        }
    }

    /** Checks the rank of a target. */
    final void peer(String name, int target) {
        if (Checks.ENABLED && target != Mpi.MPI_PROC_NULL && (target < 0 || target >= ranks())) {
            String range = RankText.outside(name, target, ranks());
            throw MPIException.of(
                    CallStack.currentCall(), Mpi.MPI_ERR_RANK, range + " (and not MPI.PROC_NULL)");
        }
    }

    /** Checks that items lie in the memory of a target, whose rank was checked. */
    final void target(int target, long displacement, long count, Datatype type) {
        if (Checks.ENABLED && target != Mpi.MPI_PROC_NULL) {
            WindowBounds all = bounds;
            TypeShape shape = Datatype.shape(type);
            if (all == null || !all.holds(target, displacement, count, shape)) {
                check(target, displacement, count, shape);
            }
        }
    }

    /**
     * Checks items in the memory of a target: against {@link #bounds} or, for a dynamic window,
     * {@link #attached}. A window that C or Fortran code made has neither.
     */
    private void check(int target, long displacement, long count, TypeShape shape) {
        String call = CallStack.currentCall();
        if (bounds != null) {
            bounds.check(call, target, displacement, count, shape);
        } else if (attached != null) {
            boolean isOwn = target == rank();
            attached.check(call, target, isOwn, displacement, count, shape);
        } else {
            WindowChecks.hasData(call, count, shape);
        }
    }

    /** Checks that a call does not send more data than the target's items hold. */
    final void sends(int target, long count, Datatype type, long targetCount, Datatype targetType) {
        if (Checks.ENABLED && (count != targetCount || type != targetType)) {
            if (target != Mpi.MPI_PROC_NULL) {
                String call = CallStack.currentCall();
                TypeShape shape = Datatype.shape(type);
                TypeShape targetShape = Datatype.shape(targetType);
                AmountChecks.sent(call, count, shape, targetCount, targetShape);
                evenIfNeeded(call, count, shape, targetCount, targetShape);
            }
        }
    }

    private static void evenIfNeeded(
            String call, long count, TypeShape type, long targetCount, TypeShape targetType) {
        if (UnevenSides.crashLibrary()) {
            AmountChecks.sameSizeForDerived(call, count, type, targetCount, targetType);
        }
    }

    /**
     * Checks that the buffer of an accumulating call has as much data as the target's items. With
     * {@code MPI_NO_OP}, which changes nothing, the call needs no data.
     */
    final void sends(
            int target, long count, Datatype type, long targetCount, Datatype targetType, Op op) {
        if (Checks.ENABLED && (count != targetCount || type != targetType)) {
            if (target != Mpi.MPI_PROC_NULL && Op.handle(op) != Mpi.MPI_NO_OP) {
                AmountChecks.sameSize(
                        CallStack.currentCall(),
                        count,
                        Datatype.shape(type),
                        targetCount,
                        Datatype.shape(targetType));
            }
        }
    }

    /** Checks that the buffer of a fetching call has space for the items of a target. */
    final void fetches(
            int target, long count, Datatype type, long targetCount, Datatype targetType) {
        if (Checks.ENABLED && (count != targetCount || type != targetType)) {
            if (target != Mpi.MPI_PROC_NULL) {
                String call = CallStack.currentCall();
                TypeShape shape = Datatype.shape(type);
                TypeShape targetShape = Datatype.shape(targetType);
                AmountChecks.fetched(call, count, shape, targetCount, targetShape);
                if (targetCount == 0 || targetShape.size() == 0) {
                    evenIfNeeded(call, count, shape, targetCount, targetShape);
                }
            }
        }
    }

    private int ranks() {
        if (ranks == UNKNOWN) {
            ask();
        }
        return ranks;
    }

    private int rank() {
        if (ranks == UNKNOWN) {
            ask();
        }
        return rank;
    }

    private void ask() {
        mustNotBeNull("win", Mpi.MPI_ERR_WIN);
        try (Frame frame = Frame.open("MPI_Win_get_group")) {
            MemorySegment groupAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_group(handle(), groupAt));
            try (Group group = new Group(frame.handleAt(groupAt, "MPI_Group"))) {
                rank = group.Rank();
                ranks = group.Size();
            }
        }
    }
}
