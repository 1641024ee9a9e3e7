// Generated from the snapshots in generated/api by `make bindings`; edit templates/IntercommCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;

/**
 * The calls of {@link Intercomm} that follow from the header by rule.
 */
abstract class IntercommCalls extends Comm {

    IntercommCalls(long handle) {
        super(handle);
    }

    /**
     * Calls {@code MPI_Comm_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)}.
     *
     * @param group the group; null for none
     * @return the newcomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intercomm Create(Group group) {
        try (Frame frame = Frame.open("MPI_Comm_create")) {
            MemorySegment newcommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_create(handle(), Group.handle(group), newcommAt));
            return new Intercomm(frame.handleAt(newcommAt, "MPI_Comm"));
        }
    }

    /**
     * Calls {@code MPI_Comm_dup}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @return the newcomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intercomm Dup() {
        try (Frame frame = Frame.open("MPI_Comm_dup")) {
            MemorySegment newcommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_dup(handle(), newcommAt));
            return new Intercomm(frame.handleAt(newcommAt, "MPI_Comm"));
        }
    }

    /**
     * Calls {@code MPI_Comm_dup_with_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * @param info the info; null for none
     * @return the newcomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intercomm Dup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_dup_with_info")) {
            MemorySegment newcommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_dup_with_info(handle(), Info.handle(info), newcommAt));
            return new Intercomm(frame.handleAt(newcommAt, "MPI_Comm"));
        }
    }

    /**
     * Calls {@code MPI_Comm_idup}: collective, nonblocking.
     *
     * <p>C: {@code int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * @return the newcomm and the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public IntercommIdup Idup() {
        try (Frame frame = Frame.nonblocking("MPI_Comm_idup")) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Comm_idup(handle(), newcommAt, requestAt));
            return new IntercommIdup(frame.later(new Intercomm(Intercomm.handle(null)), newcommAt), frame.toRequest(requestAt));
        }
    }

    /**
     * Calls {@code MPI_Comm_idup_with_info}: collective, nonblocking.
     *
     * <p>C: {@code int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * @param info the info; null for none
     * @return the newcomm and the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public IntercommIdupWithInfo Idup_with_info(Info info) {
        try (Frame frame = Frame.nonblocking("MPI_Comm_idup_with_info")) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Comm_idup_with_info(handle(), Info.handle(info), newcommAt, requestAt));
            return new IntercommIdupWithInfo(frame.later(new Intercomm(Intercomm.handle(null)), newcommAt), frame.toRequest(requestAt));
        }
    }

    /**
     * Calls {@code MPI_Comm_remote_group}: local.
     *
     * <p>C: {@code int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Group Remote_group() {
        try (Frame frame = Frame.open("MPI_Comm_remote_group")) {
            MemorySegment groupAt = frame.cell();
            frame.check(Mpi.MPI_Comm_remote_group(handle(), groupAt));
            return new Group(frame.handleAt(groupAt, "MPI_Group"));
        }
    }

    /**
     * Calls {@code MPI_Comm_remote_size}: local.
     *
     * <p>C: {@code int MPI_Comm_remote_size(MPI_Comm comm, int *size)}.
     *
     * @return the size
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Remote_size() {
        try (Frame frame = Frame.open("MPI_Comm_remote_size")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Comm_remote_size(handle(), sizeAt));
            return frame.intAt(sizeAt);
        }
    }

    /**
     * Calls {@code MPI_Comm_split}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)}.
     *
     * @param color color
     * @param key key
     * @return the newcomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intercomm Split(int color, int key) {
        try (Frame frame = Frame.open("MPI_Comm_split")) {
            MemorySegment newcommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_split(handle(), color, key, newcommAt));
            return new Intercomm(frame.handleAt(newcommAt, "MPI_Comm"));
        }
    }

    /**
     * Calls {@code MPI_Comm_split_type}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * @param split_type split type
     * @param key key
     * @param info the info; null for none
     * @return the newcomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intercomm Split_type(int split_type, int key, Info info) {
        try (Frame frame = Frame.open("MPI_Comm_split_type")) {
            MemorySegment newcommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_split_type(handle(), split_type, key, Info.handle(info), newcommAt));
            return new Intercomm(frame.handleAt(newcommAt, "MPI_Comm"));
        }
    }

    /**
     * Calls {@code MPI_Intercomm_create_from_groups}: local.
     *
     * <p>C: {@code int MPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)}.
     *
     * @param local_group local group; null for none
     * @param local_leader local leader
     * @param remote_group remote group; null for none
     * @param remote_leader remote leader
     * @param stringtag stringtag, a text
     * @param info the info; null for none
     * @param errhandler the errhandler; null for none
     * @return the newintercomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static Intercomm Create_from_groups(Group local_group, int local_leader, Group remote_group, int remote_leader, String stringtag, Info info, Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_Intercomm_create_from_groups")) {
            MemorySegment stringtagAt = frame.text("stringtag", stringtag);
            MemorySegment newintercommAt = frame.cell();
            frame.check(Mpi.MPI_Intercomm_create_from_groups(Group.handle(local_group), local_leader, Group.handle(remote_group), remote_leader, stringtagAt, Info.handle(info), Errhandler.handle(errhandler), newintercommAt));
            return new Intercomm(frame.handleAt(newintercommAt, "MPI_Comm"));
        }
    }

    /**
     * Calls {@code MPI_Intercomm_merge}: collective, blocking.
     *
     * <p>C: {@code int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)}.
     *
     * @param high true or false
     * @return the newintracomm
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intracomm Merge(boolean high) {
        try (Frame frame = Frame.open("MPI_Intercomm_merge")) {
            MemorySegment newintracommAt = frame.cell();
            frame.check(Mpi.MPI_Intercomm_merge(handle(), high ? 1 : 0, newintracommAt));
            return new Intracomm(frame.handleAt(newintracommAt, "MPI_Comm"));
        }
    }
}
