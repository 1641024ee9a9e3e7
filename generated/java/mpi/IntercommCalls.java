// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallShape;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Intercomm} that the generator makes from the MPI header.
 */
abstract class IntercommCalls extends Comm {

    IntercommCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a communicator of some of the ranks; {@code Is_null} tells a rank that is not of the group.
     *
     * <p>Calls {@code MPI_Comm_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_create(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm)}.
     *
     * @param group group of the ranks that the new communicator has
     * @return the new communicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Create(Group group) {
        try (Frame frame = Frame.open("MPI_Comm_create")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_create(handle(), Group.handle(group), newcommAt));
            Reference.reachabilityFence(group);
            ErrorsReturn.inherit(this, frame.handleAt(newcommAt, "MPI_Comm"));
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Create(Group) Create} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group group of the ranks that the new communicator has
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create")
    public Intercomm create(Group group) {
        Intercomm made = Create(group);
        return made == null ? new Intercomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes a copy of the communicator in which messages are kept apart from those of the original.
     *
     * <p>Calls {@code MPI_Comm_dup}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Dup() {
        try (Frame frame = Frame.open("MPI_Comm_dup")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup(handle(), newcommAt));
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup")
    public Intercomm dup() {
        return Dup();
    }

    /**
     * Makes a copy of the communicator, with other hints.
     *
     * <p>Calls {@code MPI_Comm_dup_with_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Dup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_dup_with_info")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup_with_info(handle(), Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Dup_with_info(Info) Dup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup_with_info")
    public Intercomm dupWithInfo(Info info) {
        return Dup_with_info(info);
    }

    /**
     * Begins to copy the communicator; the copy can be used once the request is complete.
     *
     * <p>Calls {@code MPI_Comm_idup}: collective, nonblocking.
     *
     * <p>C: {@code int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * @return the copy, which can be used when the request is complete; the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public IntercommIdup Idup() {
        try (Frame frame = Frame.open("MPI_Comm_idup", CallShape.REQUEST)) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_idup(handle(), newcommAt, requestAt));
            return new IntercommIdup(frame.later(new Intercomm(Intercomm.handle(null))), new Request(frame, requestAt, null));
        }
    }

    /**
     * {@link Intercomm#Idup() Idup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy, which can be used when the request is complete, to be used once its {@code getRequest()} is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_idup")
    public Intercomm iDup() {
        IntercommIdup made = Idup();
        made.newcomm().madeBy(made.request());
        return made.newcomm();
    }

    /**
     * Begins to copy the communicator with other hints; usable once the request is complete.
     *
     * <p>Calls {@code MPI_Comm_idup_with_info}: collective, nonblocking.
     *
     * <p>C: {@code int MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request)}.
     *
     * @param info hints for MPI; null for none
     * @return the copy, which can be used when the request is complete; the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public IntercommIdupWithInfo Idup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_idup_with_info", CallShape.REQUEST)) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_idup_with_info(handle(), Info.handle(info), newcommAt, requestAt));
            Reference.reachabilityFence(info);
            return new IntercommIdupWithInfo(frame.later(new Intercomm(Intercomm.handle(null))), new Request(frame, requestAt, null));
        }
    }

    /**
     * {@link Intercomm#Idup_with_info(Info) Idup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy, which can be used when the request is complete, to be used once its {@code getRequest()} is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_idup_with_info")
    public Intercomm iDupWithInfo(Info info) {
        IntercommIdupWithInfo made = Idup_with_info(info);
        made.newcomm().madeBy(made.request());
        return made.newcomm();
    }

    /**
     * Returns the group on the far side of the intercommunicator, for the caller to free.
     *
     * <p>Calls {@code MPI_Comm_remote_group}: local.
     *
     * <p>C: {@code int MPI_Comm_remote_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated("CallsEmitter")
    public Group Remote_group() {
        try (Frame frame = Frame.open("MPI_Comm_remote_group")) {
            MemorySegment groupAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_remote_group(handle(), groupAt));
            return new Group(frame.handleAt(groupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Intercomm#Remote_group() Remote_group} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_remote_group")
    public Group getRemoteGroup() {
        return Remote_group();
    }

    /**
     * Returns the number of ranks on the far side of the intercommunicator.
     *
     * <p>Calls {@code MPI_Comm_remote_size}: local.
     *
     * <p>C: {@code int MPI_Comm_remote_size(MPI_Comm comm, int *size)}.
     *
     * @return the number of ranks on the far side
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated("CallsEmitter")
    public int Remote_size() {
        try (Frame frame = Frame.open("MPI_Comm_remote_size")) {
            MemorySegment sizeAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_remote_size(handle(), sizeAt));
            return frame.intAt(sizeAt);
        }
    }

    /**
     * {@link Intercomm#Remote_size() Remote_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of ranks on the far side
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_remote_size")
    public int getRemoteSize() {
        return Remote_size();
    }

    /**
     * Puts the ranks of each colour into a communicator of their own, in the order of their keys.
     *
     * <p>Calls {@code MPI_Comm_split}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *newcomm)}.
     *
     * @param color colour, not negative, or MPI.UNDEFINED for no communicator
     * @param key number that ranks of one part are ordered by
     * @return the new communicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Split(int color, int key) {
        try (Frame frame = Frame.open("MPI_Comm_split")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_split(handle(), color, key, newcommAt));
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Split(int, int) Split} <span class="camel-case">under its camelCase name</span>.
     *
     * @param color colour, not negative, or MPI.UNDEFINED for no communicator
     * @param key number that ranks of one part are ordered by
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_split")
    public Intercomm split(int color, int key) {
        Intercomm made = Split(color, key);
        return made == null ? new Intercomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes communicators of ranks that share a resource: memory, for instance.
     *
     * <p>Calls {@code MPI_Comm_split_type}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_split_type(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * @param split_type what the ranks of a part share, as MPI.COMM_TYPE_SHARED
     * @param key number that ranks of one part are ordered by
     * @param info hints for MPI; null for none
     * @return the new communicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Split_type(int split_type, int key, Info info) {
        try (Frame frame = Frame.open("MPI_Comm_split_type")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_split_type(handle(), split_type, key, Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Split_type(int, int, Info) Split_type} <span class="camel-case">under its camelCase name</span>.
     *
     * @param split_type what the ranks of a part share, as MPI.COMM_TYPE_SHARED
     * @param key number that ranks of one part are ordered by
     * @param info hints for MPI; null for none
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_split_type")
    public Intercomm splitType(int split_type, int key, Info info) {
        Intercomm made = Split_type(split_type, key, info);
        return made == null ? new Intercomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes an intercommunicator of two groups without a parent communicator.
     *
     * <p>Calls {@code MPI_Intercomm_create_from_groups}: collective, blocking.
     *
     * <p>C: {@code int MPI_Intercomm_create_from_groups(MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm)}.
     *
     * @param local_group group of this side
     * @param local_leader rank of this side's leader
     * @param remote_group group of the far side
     * @param remote_leader rank of the far side's leader in its group
     * @param stringtag text that tells concurrent calls apart
     * @param info hints for MPI; null for none
     * @param errhandler error handler
     * @return the new intercommunicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated("CallsEmitter")
    public static Intercomm Create_from_groups(Group local_group, int local_leader, Group remote_group, int remote_leader, String stringtag, Info info, Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_Intercomm_create_from_groups")) {
            MemorySegment stringtagAt = frame.text("stringtag", stringtag);
            MemorySegment newintercommAt = frame.cell();
            frame.check(Mpi.MPI_Intercomm_create_from_groups(Group.handle(local_group), local_leader, Group.handle(remote_group), remote_leader, stringtagAt, Info.handle(info), Errhandler.handle(errhandler), newintercommAt));
            Reference.reachabilityFence(local_group);
            Reference.reachabilityFence(remote_group);
            Reference.reachabilityFence(info);
            Reference.reachabilityFence(errhandler);
            return Handle.orNull(new Intercomm(frame.handleAt(newintercommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Create_from_groups(Group, int, Group, int, String, Info, Errhandler) Create_from_groups} <span class="camel-case">under its camelCase name</span>.
     *
     * @param local_group group of this side
     * @param local_leader rank of this side's leader
     * @param remote_group group of the far side
     * @param remote_leader rank of the far side's leader in its group
     * @param stringtag text that tells concurrent calls apart
     * @param info hints for MPI; null for none
     * @param errhandler error handler
     * @return the new intercommunicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Intercomm_create_from_groups")
    public static Intercomm createFromGroups(Group local_group, int local_leader, Group remote_group, int remote_leader, String stringtag, Info info, Errhandler errhandler) {
        Intercomm made = Create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler);
        return made == null ? new Intercomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes one communicator of the ranks of both sides.
     *
     * <p>Calls {@code MPI_Intercomm_merge}: collective, blocking.
     *
     * <p>C: {@code int MPI_Intercomm_merge(MPI_Comm intercomm, int high, MPI_Comm *newintracomm)}.
     *
     * @param high whether this side's ranks come after those of the other
     * @return the communicator of all ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated("CallsEmitter")
    public Intracomm Merge(boolean high) {
        try (Frame frame = Frame.open("MPI_Intercomm_merge")) {
            MemorySegment newintracommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Intercomm_merge(handle(), high ? 1 : 0, newintracommAt));
            return Handle.orNull(new Intracomm(frame.handleAt(newintracommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intercomm#Merge(boolean) Merge} <span class="camel-case">under its camelCase name</span>.
     *
     * @param high whether this side's ranks come after those of the other
     * @return the communicator of all ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Intercomm_merge")
    public Intracomm merge(boolean high) {
        return Merge(high);
    }
}
