// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.function.BinaryOperator;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.objects.ObjectLists;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Intracomm} that the generator makes from the MPI header.
 */
abstract class IntracommCalls extends Comm {

    IntracommCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a communicator whose ranks form a grid; {@code Is_null} tells a rank that has no place in it.
     *
     * <p>Calls {@code MPI_Cart_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)}.
     *
     * @param dims number of processes in each dimension
     * @param periods whether the grid goes around in each dimension
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the grid; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node226.htm#Node226">MPI 5.0, section 8.5.1</a>
     */
    @Generated("CallsEmitter")
    public Cartcomm Create_cart(int[] dims, boolean[] periods, boolean reorder) {
        try (Frame frame = Frame.open("MPI_Cart_create")) {
            MemorySegment dimsAt = frame.ints(dims);
            frame.sameLength("periods", periods, frame.length("dims", dims));
            MemorySegment periodsAt = CallNumbers.flags(frame, periods);
            MemorySegment comm_cartAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Cart_create(handle(), frame.length("dims", dims), dimsAt, periodsAt, reorder ? 1 : 0, comm_cartAt));
            return Handle.orNull(new Cartcomm(frame.handleAt(comm_cartAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create_cart(int[], boolean[], boolean) Create_cart} <span class="camel-case">under its camelCase name</span>.
     *
     * @param dims number of processes in each dimension
     * @param periods whether the grid goes around in each dimension
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the grid; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node226.htm#Node226">MPI 5.0, section 8.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Cart_create")
    public CartComm createCart(int[] dims, boolean[] periods, boolean reorder) {
        return CartComm.of(Create_cart(dims, CallNumbers.upTo(dims, periods), reorder));
    }

    /**
     * Waits at a port until another group of processes connects and returns the link to them.
     *
     * <p>Calls {@code MPI_Comm_accept}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_accept(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @param port_name name of the port
     * @param info hints for MPI; null for none
     * @param root rank of the root
     * @return the link to the processes that connected
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Accept(String port_name, Info info, int root) {
        try (Frame frame = Frame.open("MPI_Comm_accept")) {
            MemorySegment port_nameAt = frame.text(port_name);
            root("root", root);
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Comm_accept(port_nameAt, Info.handle(info), root, handle(), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Accept(String, Info, int) Accept} <span class="camel-case">under its camelCase name</span>.
     *
     * @param port_name name of the port
     * @param info hints for MPI; null for none
     * @param root rank of the root
     * @return the link to the processes that connected
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_accept")
    public Intercomm accept(String port_name, Info info, int root) {
        return Accept(port_name, info, root);
    }

    /**
     * {@link Intracomm#Accept(String, Info, int) Accept} <span class="camel-case">under its camelCase name</span>.
     *
     * @param port_name name of the port
     * @param root rank of the root
     * @return the link to the processes that connected
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_accept")
    public Intercomm accept(String port_name, int root) {
        return Accept(port_name, null, root);
    }

    /**
     * Connects to the processes that accept at a port and returns the link to them.
     *
     * <p>Calls {@code MPI_Comm_connect}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_connect(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @param port_name name of the port
     * @param info hints for MPI; null for none
     * @param root rank of the root
     * @return the link to the processes that accepted
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node298.htm#Node298">MPI 5.0, section 11.9.3</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Connect(String port_name, Info info, int root) {
        try (Frame frame = Frame.open("MPI_Comm_connect")) {
            MemorySegment port_nameAt = frame.text(port_name);
            root("root", root);
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Comm_connect(port_nameAt, Info.handle(info), root, handle(), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intercomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Connect(String, Info, int) Connect} <span class="camel-case">under its camelCase name</span>.
     *
     * @param port_name name of the port
     * @param info hints for MPI; null for none
     * @param root rank of the root
     * @return the link to the processes that accepted
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node298.htm#Node298">MPI 5.0, section 11.9.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_connect")
    public Intercomm connect(String port_name, Info info, int root) {
        return Connect(port_name, info, root);
    }

    /**
     * {@link Intracomm#Connect(String, Info, int) Connect} <span class="camel-case">under its camelCase name</span>.
     *
     * @param port_name name of the port
     * @param root rank of the root
     * @return the link to the processes that accepted
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node298.htm#Node298">MPI 5.0, section 11.9.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_connect")
    public Intercomm connect(String port_name, int root) {
        return Connect(port_name, null, root);
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
    public Intracomm Create(Group group) {
        try (Frame frame = Frame.open("MPI_Comm_create")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_create(handle(), Group.handle(group), newcommAt));
            Reference.reachabilityFence(group);
            ErrorsReturn.inherit(this, frame.handleAt(newcommAt, "MPI_Comm"));
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create(Group) Create} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group group of the ranks that the new communicator has
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create")
    public Intracomm create(Group group) {
        Intracomm made = Create(group);
        return made == null ? new Intracomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes a communicator of the processes of a group without a parent communicator.
     *
     * <p>Calls {@code MPI_Comm_create_from_group}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_create_from_group(MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm)}.
     *
     * @param group group of the ranks that the new communicator has
     * @param stringtag text that tells concurrent calls apart
     * @param info hints for MPI; null for none
     * @param errhandler error handler
     * @return the new communicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public static Intracomm Create_from_group(Group group, String stringtag, Info info, Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_Comm_create_from_group")) {
            MemorySegment stringtagAt = frame.text("stringtag", stringtag);
            MemorySegment newcommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_create_from_group(Group.handle(group), stringtagAt, Info.handle(info), Errhandler.handle(errhandler), newcommAt));
            Reference.reachabilityFence(group);
            Reference.reachabilityFence(info);
            Reference.reachabilityFence(errhandler);
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create_from_group(Group, String, Info, Errhandler) Create_from_group} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group group of the ranks that the new communicator has
     * @param stringtag text that tells concurrent calls apart
     * @param info hints for MPI; null for none
     * @param errhandler error handler
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_from_group")
    public static Intracomm createFromGroup(Group group, String stringtag, Info info, Errhandler errhandler) {
        Intracomm made = Create_from_group(group, stringtag, info, errhandler);
        return made == null ? new Intracomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes a communicator of some of the ranks; only those of the group make the call.
     *
     * <p>Calls {@code MPI_Comm_create_group}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm)}.
     *
     * @param group group of the ranks that the new communicator has
     * @param tag tag that tells calls of several threads apart
     * @return the new communicator; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Intracomm Create_group(Group group, int tag) {
        try (Frame frame = Frame.open("MPI_Comm_create_group")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Comm_create_group(handle(), Group.handle(group), tag, newcommAt));
            Reference.reachabilityFence(group);
            ErrorsReturn.inherit(this, frame.handleAt(newcommAt, "MPI_Comm"));
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create_group(Group, int) Create_group} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group group of the ranks that the new communicator has
     * @param tag tag that tells calls of several threads apart
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_group")
    public Intracomm createGroup(Group group, int tag) {
        Intracomm made = Create_group(group, tag);
        return made == null ? new Intracomm(Mpi.MPI_COMM_NULL) : made;
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
    public Intracomm Dup() {
        try (Frame frame = Frame.open("MPI_Comm_dup")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup(handle(), newcommAt));
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup")
    public Intracomm dup() {
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
    public Intracomm Dup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_dup_with_info")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup_with_info(handle(), Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Dup_with_info(Info) Dup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup_with_info")
    public Intracomm dupWithInfo(Info info) {
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
    public IntracommIdup Idup() {
        try (Frame frame = Frame.open("MPI_Comm_idup", CallShape.REQUEST)) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_idup(handle(), newcommAt, requestAt));
            return new IntracommIdup(frame.later(new Intracomm(Intracomm.handle(null))), new Request(frame, requestAt, null));
        }
    }

    /**
     * {@link Intracomm#Idup() Idup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy, which can be used when the request is complete, to be used once its {@code getRequest()} is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_idup")
    public Intracomm iDup() {
        IntracommIdup made = Idup();
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
    public IntracommIdupWithInfo Idup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_idup_with_info", CallShape.REQUEST)) {
            MemorySegment newcommAt = frame.lentCell();
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_idup_with_info(handle(), Info.handle(info), newcommAt, requestAt));
            Reference.reachabilityFence(info);
            return new IntracommIdupWithInfo(frame.later(new Intracomm(Intracomm.handle(null))), new Request(frame, requestAt, null));
        }
    }

    /**
     * {@link Intracomm#Idup_with_info(Info) Idup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy, which can be used when the request is complete, to be used once its {@code getRequest()} is complete
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_idup_with_info")
    public Intracomm iDupWithInfo(Info info) {
        IntracommIdupWithInfo made = Idup_with_info(info);
        made.newcomm().madeBy(made.request());
        return made.newcomm();
    }

    /**
     * Starts a program on new processes and returns the link to them.
     *
     * <p>Calls {@code MPI_Comm_spawn}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])}.
     *
     * @param command program to start
     * @param argv arguments of the program, without its name; null for none
     * @param maxprocs number of processes to start
     * @param info hints for MPI; null for none
     * @param root rank of the root
     * @return the link to the new processes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node291.htm#Node291">MPI 5.0, section 11.8.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Spawn(String command, String[] argv, int maxprocs, Info info, int root) {
        try (Frame frame = Frame.open("MPI_Comm_spawn")) {
            MemorySegment commandAt = frame.text(command);
            MemorySegment argvAt = frame.text("argv", argv);
            root("root", root);
            MemorySegment intercommAt = frame.cell();
            if (Trace.on) {
                frame.trace().root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Comm_spawn(commandAt, argvAt, maxprocs, Info.handle(info), root, handle(), intercommAt, Mpi.MPI_ERRCODES_IGNORE));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intercomm(frame.handleAt(intercommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Spawn(String, String[], int, Info, int) Spawn} <span class="camel-case">under its camelCase name</span>.
     *
     * @param command program to start
     * @param argv arguments of the program, without its name; null for none
     * @param maxprocs number of processes to start
     * @param info hints for MPI; null for none
     * @param root rank of the root
     * @return the link to the new processes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node291.htm#Node291">MPI 5.0, section 11.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn")
    public Intercomm spawn(String command, String[] argv, int maxprocs, Info info, int root) {
        return Spawn(command, argv, maxprocs, info, root);
    }

    /**
     * Starts several programs on new processes, which share a world, and returns the link to them.
     *
     * <p>Calls {@code MPI_Comm_spawn_multiple}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[])}.
     *
     * @param array_of_commands programs to start
     * @param array_of_argv arguments of each program, without its name; null for none
     * @param array_of_maxprocs number of processes to start of each program
     * @param array_of_info hints for each program
     * @param root rank of the root
     * @return the link to the new processes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node292.htm#Node292">MPI 5.0, section 11.8.3</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Spawn_multiple(String[] array_of_commands, String[][] array_of_argv, int[] array_of_maxprocs, Info[] array_of_info, int root) {
        try (Frame frame = Frame.open("MPI_Comm_spawn_multiple")) {
            MemorySegment array_of_commandsAt = frame.text("array_of_commands", array_of_commands);
            frame.sameLength("array_of_argv", array_of_argv, frame.length("array_of_commands", array_of_commands));
            MemorySegment array_of_argvAt = frame.text("array_of_argv", array_of_argv);
            frame.sameLength("array_of_maxprocs", array_of_maxprocs, frame.length("array_of_commands", array_of_commands));
            MemorySegment array_of_maxprocsAt = frame.ints(array_of_maxprocs);
            frame.sameLength("array_of_info", array_of_info, frame.length("array_of_commands", array_of_commands));
            MemorySegment array_of_infoAt = Handle.all(frame, array_of_info, "MPI_Info", Info.handle(null));
            root("root", root);
            MemorySegment intercommAt = frame.cell();
            if (Trace.on) {
                frame.trace().root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Comm_spawn_multiple(frame.length("array_of_commands", array_of_commands), array_of_commandsAt, array_of_argvAt, array_of_maxprocsAt, array_of_infoAt, root, handle(), intercommAt, Mpi.MPI_ERRCODES_IGNORE));
            Reference.reachabilityFence(array_of_info);
            return Handle.orNull(new Intercomm(frame.handleAt(intercommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Spawn_multiple(String[], String[][], int[], Info[], int) Spawn_multiple} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_commands programs to start
     * @param array_of_argv arguments of each program, without its name; null for none
     * @param array_of_maxprocs number of processes to start of each program
     * @param array_of_info hints for each program
     * @param root rank of the root
     * @return the link to the new processes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node292.htm#Node292">MPI 5.0, section 11.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn_multiple")
    public Intercomm spawnMultiple(String[] array_of_commands, String[][] array_of_argv, int[] array_of_maxprocs, Info[] array_of_info, int root) {
        return Spawn_multiple(array_of_commands, CallNumbers.upTo(array_of_commands, array_of_argv), CallNumbers.upTo(array_of_commands, array_of_maxprocs), CallNumbers.upTo(array_of_commands, array_of_info), root);
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
    public Intracomm Split(int color, int key) {
        try (Frame frame = Frame.open("MPI_Comm_split")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_split(handle(), color, key, newcommAt));
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Split(int, int) Split} <span class="camel-case">under its camelCase name</span>.
     *
     * @param color colour, not negative, or MPI.UNDEFINED for no communicator
     * @param key number that ranks of one part are ordered by
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_split")
    public Intracomm split(int color, int key) {
        Intracomm made = Split(color, key);
        return made == null ? new Intracomm(Mpi.MPI_COMM_NULL) : made;
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
    public Intracomm Split_type(int split_type, int key, Info info) {
        try (Frame frame = Frame.open("MPI_Comm_split_type")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_split_type(handle(), split_type, key, Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Split_type(int, int, Info) Split_type} <span class="camel-case">under its camelCase name</span>.
     *
     * @param split_type what the ranks of a part share, as MPI.COMM_TYPE_SHARED
     * @param key number that ranks of one part are ordered by
     * @param info hints for MPI; null for none
     * @return the new communicator; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_split_type")
    public Intracomm splitType(int split_type, int key, Info info) {
        Intracomm made = Split_type(split_type, key, info);
        return made == null ? new Intracomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Makes a communicator with neighbours from any edges that each rank happens to know.
     *
     * <p>Calls {@code MPI_Dist_graph_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)}.
     *
     * @param sources ranks that edges begin at
     * @param degrees number of edges that begin at each source
     * @param destinations ranks that edges end at, for one source after the other
     * @param weights weight of each edge; null for none
     * @param info hints for MPI; null for none
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated("CallsEmitter")
    public Distgraphcomm Create_dist_graph(int[] sources, int[] degrees, int[] destinations, int[] weights, Info info, boolean reorder) {
        try (Frame frame = Frame.open("MPI_Dist_graph_create")) {
            MemorySegment sourcesAt = frame.ints(sources);
            frame.sameLength("degrees", degrees, frame.length("sources", sources));
            MemorySegment degreesAt = frame.ints(degrees);
            MemorySegment destinationsAt = frame.ints(destinations);
            MemorySegment weightsAt = frame.ints(weights);
            MemorySegment comm_dist_graphAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Dist_graph_create(handle(), frame.length("sources", sources), sourcesAt, degreesAt, destinationsAt, weights == null ? Mpi.MPI_UNWEIGHTED : weightsAt, Info.handle(info), reorder ? 1 : 0, comm_dist_graphAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Distgraphcomm(frame.handleAt(comm_dist_graphAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create_dist_graph(int[], int[], int[], int[], Info, boolean) Create_dist_graph} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sources ranks that edges begin at
     * @param degrees number of edges that begin at each source
     * @param destinations ranks that edges end at, for one source after the other
     * @param weights weight of each edge; null for none
     * @param info hints for MPI; null for none
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dist_graph_create")
    public GraphComm createDistGraph(int[] sources, int[] degrees, int[] destinations, int[] weights, Info info, boolean reorder) {
        return GraphComm.of(Create_dist_graph(sources, CallNumbers.upTo(sources, degrees), destinations, weights, info, reorder));
    }

    /**
     * {@link Intracomm#Create_dist_graph(int[], int[], int[], int[], Info, boolean) Create_dist_graph} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sources ranks that edges begin at
     * @param degrees number of edges that begin at each source
     * @param destinations ranks that edges end at, for one source after the other
     * @param info hints for MPI; null for none
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dist_graph_create")
    public GraphComm createDistGraph(int[] sources, int[] degrees, int[] destinations, Info info, boolean reorder) {
        return GraphComm.of(Create_dist_graph(sources, CallNumbers.upTo(sources, degrees), destinations, null, info, reorder));
    }

    /**
     * Makes a communicator with neighbours; each rank names those of its own.
     *
     * <p>Calls {@code MPI_Dist_graph_create_adjacent}: collective, blocking.
     *
     * <p>C: {@code int MPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)}.
     *
     * @param sources ranks that send to this one
     * @param sourceweights weight of each edge that ends here
     * @param destinations ranks that this one sends to
     * @param destweights weight of each edge that begins here
     * @param info hints for MPI; null for none
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated("CallsEmitter")
    public Distgraphcomm Create_dist_graph_adjacent(int[] sources, int[] sourceweights, int[] destinations, int[] destweights, Info info, boolean reorder) {
        try (Frame frame = Frame.open("MPI_Dist_graph_create_adjacent")) {
            MemorySegment sourcesAt = frame.ints(sources);
            frame.sameLength("sourceweights", sourceweights, frame.length("sources", sources));
            MemorySegment sourceweightsAt = frame.ints(sourceweights);
            MemorySegment destinationsAt = frame.ints(destinations);
            frame.sameLength("destweights", destweights, frame.length("destinations", destinations));
            MemorySegment destweightsAt = frame.ints(destweights);
            MemorySegment comm_dist_graphAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Dist_graph_create_adjacent(handle(), frame.length("sources", sources), sourcesAt, sourceweights == null ? Mpi.MPI_UNWEIGHTED : sourceweightsAt, frame.length("destinations", destinations), destinationsAt, destweights == null ? Mpi.MPI_UNWEIGHTED : destweightsAt, Info.handle(info), reorder ? 1 : 0, comm_dist_graphAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Distgraphcomm(frame.handleAt(comm_dist_graphAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create_dist_graph_adjacent(int[], int[], int[], int[], Info, boolean) Create_dist_graph_adjacent} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sources ranks that send to this one
     * @param sourceweights weight of each edge that ends here
     * @param destinations ranks that this one sends to
     * @param destweights weight of each edge that begins here
     * @param info hints for MPI; null for none
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dist_graph_create_adjacent")
    public GraphComm createDistGraphAdjacent(int[] sources, int[] sourceweights, int[] destinations, int[] destweights, Info info, boolean reorder) {
        return GraphComm.of(Create_dist_graph_adjacent(sources, CallNumbers.upTo(sources, sourceweights), destinations, CallNumbers.upTo(destinations, destweights), info, reorder));
    }

    /**
     * {@link Intracomm#Create_dist_graph_adjacent(int[], int[], int[], int[], Info, boolean) Create_dist_graph_adjacent} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sources ranks that send to this one
     * @param destinations ranks that this one sends to
     * @param info hints for MPI; null for none
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Dist_graph_create_adjacent")
    public GraphComm createDistGraphAdjacent(int[] sources, int[] destinations, Info info, boolean reorder) {
        return GraphComm.of(Create_dist_graph_adjacent(sources, null, destinations, null, info, reorder));
    }

    /**
     * Combines the elements of all lower ranks; rank 0 receives nothing.
     *
     * <p>Calls {@code MPI_Exscan}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated("CallsEmitter")
    public void Exscan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            ObjectReduction all = new ObjectReduction("MPI_Exscan", sendbuf, op, count, datatype, peers());
            Allgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, Rank(), 0, count);
            return;
        }
        try (Frame frame = Frame.open("MPI_Exscan", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Exscan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all lower ranks; rank 0 receives nothing.
     *
     * <p>Calls {@code MPI_Exscan}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated("CallsEmitter")
    public <T> T exscan(T sendobj, BinaryOperator<T> op) {
        Object[] received = new Object[1];
        Exscan(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op));
        return ObjectLists.only(received);
    }

    /**
     * {@link Intracomm#Exscan(Object, int, Object, int, int, Datatype, Op) Exscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan")
    public void exScan(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        Exscan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#Exscan(Object, int, Object, int, int, Datatype, Op) Exscan} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan")
    public void exScan(Object buf, int count, Datatype datatype, Op op) {
        Exscan(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#exscan(Object, BinaryOperator) exscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan")
    public <T> T exScan(T sendobj, BinaryOperator<T> op) {
        return exscan(sendobj, op);
    }

    private static final boolean EXSCAN_C = Linkage.has("MPI_Exscan_c");

    /**
     * Combines the elements of all lower ranks; rank 0 receives nothing.
     *
     * <p>Calls {@code MPI_Exscan_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Exscan} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated("CallsEmitter")
    public void Exscan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Exscan_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(EXSCAN_C ? Mpi.MPI_Exscan_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()) : Mpi.MPI_Exscan(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Intracomm#Exscan(MemorySegment, MemorySegment, long, Datatype, Op) Exscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan_c")
    public void exScan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        Exscan(sendbuf, recvbuf, count, datatype, op);
    }

    /**
     * {@link Intracomm#Exscan(Object, int, Object, int, int, Datatype, Op) Exscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan")
    public void exScan(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op) {
        Exscan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * Makes a persistent request for {@code Exscan}: combines the elements of all lower ranks.
     *
     * <p>Calls {@code MPI_Exscan_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated("CallsEmitter")
    public Prequest Exscan_init(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Exscan_init", CallShape.PERSISTENT_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Exscan_init(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Intracomm#Exscan_init(Object, int, Object, int, int, Datatype, Op, Info) Exscan_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan_init")
    public Prequest exScanInit(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op, Info info) {
        return Exscan_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op, info);
    }

    /**
     * {@link Intracomm#Exscan_init(Object, int, Object, int, int, Datatype, Op, Info) Exscan_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan_init")
    public Prequest exScanInit(Object buf, int count, Datatype datatype, Op op, Info info) {
        return Exscan_init(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, info);
    }

    private static final boolean EXSCAN_INIT_C = Linkage.has("MPI_Exscan_init_c");

    /**
     * Makes a persistent request for {@code Exscan}: combines the elements of all lower ranks.
     *
     * <p>Calls {@code MPI_Exscan_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Exscan_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated("CallsEmitter")
    public Prequest Exscan_init(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Exscan_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(EXSCAN_INIT_C ? Mpi.MPI_Exscan_init_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Exscan_init(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Intracomm#Exscan_init(MemorySegment, MemorySegment, long, Datatype, Op, Info) Exscan_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan_init_c")
    public Prequest exScanInit(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, Info info) {
        return Exscan_init(sendbuf, recvbuf, count, datatype, op, info);
    }

    /**
     * {@link Intracomm#Exscan_init(Object, int, Object, int, int, Datatype, Op, Info) Exscan_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Exscan_init")
    public Prequest exScanInit(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op, Info info) {
        return Exscan_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op, info);
    }

    /**
     * Makes a communicator whose ranks are nodes of a graph; {@code Is_null} tells a rank that is no node.
     *
     * <p>Calls {@code MPI_Graph_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)}.
     *
     * @param indx number of edges of all nodes up to and with each
     * @param edges neighbours of each node, one node after the other
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph; null where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node228.htm#Node228">MPI 5.0, section 8.5.3</a>
     */
    @Generated("CallsEmitter")
    public Graphcomm Create_graph(int[] indx, int[] edges, boolean reorder) {
        try (Frame frame = Frame.open("MPI_Graph_create")) {
            MemorySegment indxAt = frame.ints(indx);
            MemorySegment edgesAt = frame.ints(edges);
            MemorySegment comm_graphAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Graph_create(handle(), frame.length("indx", indx), indxAt, edgesAt, reorder ? 1 : 0, comm_graphAt));
            return Handle.orNull(new Graphcomm(frame.handleAt(comm_graphAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Intracomm#Create_graph(int[], int[], boolean) Create_graph} <span class="camel-case">under its camelCase name</span>.
     *
     * @param indx number of edges of all nodes up to and with each
     * @param edges neighbours of each node, one node after the other
     * @param reorder whether MPI may give processes other ranks
     * @return the communicator with the graph; {@code isNull()} where the process is outside of it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node228.htm#Node228">MPI 5.0, section 8.5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graph_create")
    public GraphComm createGraph(int[] indx, int[] edges, boolean reorder) {
        return GraphComm.of(Create_graph(indx, edges, reorder));
    }

    /**
     * Begins to combine the elements of all lower ranks; rank 0 receives nothing.
     *
     * <p>Calls {@code MPI_Iexscan}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated("CallsEmitter")
    public Request Iexscan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Iexscan", CallShape.REQUEST_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Iexscan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to combine the elements of all lower ranks; rank 0 receives nothing.
     *
     * <p>Calls {@code MPI_Iexscan}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> iexscan(T sendobj, BinaryOperator<T> op) {
        return new ObjectCollective("MPI_Iexscan", this).one(sendobj).toAll().combined(op, Rank());
    }

    /**
     * {@link Intracomm#Iexscan(Object, int, Object, int, int, Datatype, Op) Iexscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iexscan")
    public Request iExScan(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        return Iexscan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#Iexscan(Object, int, Object, int, int, Datatype, Op) Iexscan} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iexscan")
    public Request iExScan(Object buf, int count, Datatype datatype, Op op) {
        return Iexscan(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#iexscan(Object, BinaryOperator) iexscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iexscan")
    public <T> ObjectRequest<T> iExScan(T sendobj, BinaryOperator<T> op) {
        return iexscan(sendobj, op);
    }

    private static final boolean IEXSCAN_C = Linkage.has("MPI_Iexscan_c");

    /**
     * Begins to combine the elements of all lower ranks; rank 0 receives nothing.
     *
     * <p>Calls {@code MPI_Iexscan_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iexscan} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated("CallsEmitter")
    public Request Iexscan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Iexscan_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(IEXSCAN_C ? Mpi.MPI_Iexscan_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt) : Mpi.MPI_Iexscan(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Intracomm#Iexscan(MemorySegment, MemorySegment, long, Datatype, Op) Iexscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iexscan_c")
    public Request iExScan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        return Iexscan(sendbuf, recvbuf, count, datatype, op);
    }

    /**
     * {@link Intracomm#Iexscan(Object, int, Object, int, int, Datatype, Op) Iexscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iexscan")
    public Request iExScan(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op) {
        return Iexscan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * Begins to combine the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Iscan}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated("CallsEmitter")
    public Request Iscan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Iscan", CallShape.REQUEST_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Iscan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to combine the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Iscan}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> iscan(T sendobj, BinaryOperator<T> op) {
        return new ObjectCollective("MPI_Iscan", this).one(sendobj).toAll().combined(op, Rank() + 1);
    }

    /**
     * {@link Intracomm#Iscan(Object, int, Object, int, int, Datatype, Op) Iscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscan")
    public Request iScan(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        return Iscan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#Iscan(Object, int, Object, int, int, Datatype, Op) Iscan} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscan")
    public Request iScan(Object buf, int count, Datatype datatype, Op op) {
        return Iscan(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#iscan(Object, BinaryOperator) iscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscan")
    public <T> ObjectRequest<T> iScan(T sendobj, BinaryOperator<T> op) {
        return iscan(sendobj, op);
    }

    private static final boolean ISCAN_C = Linkage.has("MPI_Iscan_c");

    /**
     * Begins to combine the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Iscan_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iscan} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated("CallsEmitter")
    public Request Iscan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Iscan_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(ISCAN_C ? Mpi.MPI_Iscan_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt) : Mpi.MPI_Iscan(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Intracomm#Iscan(MemorySegment, MemorySegment, long, Datatype, Op) Iscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscan_c")
    public Request iScan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        return Iscan(sendbuf, recvbuf, count, datatype, op);
    }

    /**
     * {@link Intracomm#Iscan(Object, int, Object, int, int, Datatype, Op) Iscan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscan")
    public Request iScan(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op) {
        return Iscan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("CallsEmitter")
    public void Scan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            ObjectReduction all = new ObjectReduction("MPI_Scan", sendbuf, op, count, datatype, peers());
            Allgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, Rank() + 1, 0, count);
            return;
        }
        try (Frame frame = Frame.open("MPI_Scan", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Scan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("CallsEmitter")
    public <T> T scan(T sendobj, BinaryOperator<T> op) {
        Object[] received = new Object[1];
        Scan(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op));
        return ObjectLists.only(received);
    }

    /**
     * {@link Intracomm#Scan(Object, int, Object, int, int, Datatype, Op) Scan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan")
    public void scan(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        Scan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Intracomm#Scan(Object, int, Object, int, int, Datatype, Op) Scan} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan")
    public void scan(Object buf, int count, Datatype datatype, Op op) {
        Scan(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    private static final boolean SCAN_C = Linkage.has("MPI_Scan_c");

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Scan} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("CallsEmitter")
    public void Scan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Scan_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(SCAN_C ? Mpi.MPI_Scan_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()) : Mpi.MPI_Scan(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Intracomm#Scan(MemorySegment, MemorySegment, long, Datatype, Op) Scan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan_c")
    public void scan(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        Scan(sendbuf, recvbuf, count, datatype, op);
    }

    /**
     * {@link Intracomm#Scan(Object, int, Object, int, int, Datatype, Op) Scan} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan")
    public void scan(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op) {
        Scan(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * Makes a persistent request for {@code Scan}: combines the elements up to this rank.
     *
     * <p>Calls {@code MPI_Scan_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated("CallsEmitter")
    public Prequest Scan_init(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Scan_init", CallShape.PERSISTENT_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Scan_init(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Intracomm#Scan_init(Object, int, Object, int, int, Datatype, Op, Info) Scan_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan_init")
    public Prequest scanInit(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op, Info info) {
        return Scan_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op, info);
    }

    /**
     * {@link Intracomm#Scan_init(Object, int, Object, int, int, Datatype, Op, Info) Scan_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan_init")
    public Prequest scanInit(Object buf, int count, Datatype datatype, Op op, Info info) {
        return Scan_init(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, info);
    }

    private static final boolean SCAN_INIT_C = Linkage.has("MPI_Scan_init_c");

    /**
     * Makes a persistent request for {@code Scan}: combines the elements up to this rank.
     *
     * <p>Calls {@code MPI_Scan_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Scan_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated("CallsEmitter")
    public Prequest Scan_init(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Scan_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(SCAN_INIT_C ? Mpi.MPI_Scan_init_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Scan_init(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Intracomm#Scan_init(MemorySegment, MemorySegment, long, Datatype, Op, Info) Scan_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan_init_c")
    public Prequest scanInit(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, Info info) {
        return Scan_init(sendbuf, recvbuf, count, datatype, op, info);
    }

    /**
     * {@link Intracomm#Scan_init(Object, int, Object, int, int, Datatype, Op, Info) Scan_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scan_init")
    public Prequest scanInit(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op, Info info) {
        return Scan_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op, info);
    }

    /**
     * {@link MPI#closePort(String) closePort} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Close_port")
    public static void closePort(String port_name) {
        MPI.closePort(port_name);
    }

    /**
     * {@link MPI#lookupName(String, Info) lookupName} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Lookup_name")
    public static String lookupName(String service_name, Info info) {
        return MPI.lookupName(service_name, info);
    }

    /**
     * {@link MPI#lookupName(String) lookupName} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param service_name name that the port is published under
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Lookup_name")
    public static String lookupName(String service_name) {
        return MPI.lookupName(service_name);
    }

    /**
     * {@link MPI#openPort(Info) openPort} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param info hints for MPI; null for none
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Open_port")
    public static String openPort(Info info) {
        return MPI.openPort(info);
    }

    /**
     * {@link MPI#openPort() openPort} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @return the name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node297.htm#Node297">MPI 5.0, section 11.9.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Open_port")
    public static String openPort() {
        return MPI.openPort();
    }

    /**
     * {@link MPI#publishName(String, Info, String) publishName} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Publish_name")
    public static void publishName(String service_name, Info info, String port_name) {
        MPI.publishName(service_name, info, port_name);
    }

    /**
     * {@link MPI#publishName(String, String) publishName} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param service_name name that the port is published under
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Publish_name")
    public static void publishName(String service_name, String port_name) {
        MPI.publishName(service_name, port_name);
    }

    /**
     * {@link MPI#unpublishName(String, Info, String) unpublishName} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param service_name name that the port is published under
     * @param info hints for MPI; null for none
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpublish_name")
    public static void unpublishName(String service_name, Info info, String port_name) {
        MPI.unpublishName(service_name, info, port_name);
    }

    /**
     * {@link MPI#unpublishName(String, String) unpublishName} <span class="camel-case">of class</span> {@code MPI}.
     *
     * @param service_name name that the port is published under
     * @param port_name name of the port
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node299.htm#Node299">MPI 5.0, section 11.9.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpublish_name")
    public static void unpublishName(String service_name, String port_name) {
        MPI.unpublishName(service_name, port_name);
    }

    /**
     * {@link #Spawn(String, String[], int, Info, int) Spawn} <span class="camel-case">under its camelCase name</span>. If a process
     * does not start, an exception is thrown; therefore all error codes are {@code MPI.SUCCESS}.
     *
     * @param command program to start; used only at the root, like the next parameters.
     * @param argv its arguments; null for none.
     * @param maxprocs number of processes.
     * @param info hints; null for none.
     * @param root rank of the root.
     * @param errcodes becomes {@code MPI.SUCCESS} for each process; null is allowed.
     * @return the communicator with the processes.
     * @throws MPIException if a process does not start.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn")
    public Intercomm spawn(String command, String[] argv, int maxprocs, Info info, int root, int[] errcodes) {
        return started(Spawn(command, argv, maxprocs, info, root), errcodes);
    }

    /**
     * {@link #Spawn_multiple(String[], String[][], int[], Info[], int) Spawn_multiple} under its
     * camelCase name. If a process does not start, an exception is thrown; therefore all error
     * codes are {@code MPI.SUCCESS}.
     *
     * @param commands programs to start; used only at the root, like the next parameters.
     * @param argv their arguments; null for none.
     * @param maxprocs number of processes of each.
     * @param info hints for each; null for none.
     * @param root rank of the root.
     * @param errcodes becomes {@code MPI.SUCCESS} for each process; null is allowed.
     * @return the communicator with the processes.
     * @throws MPIException if a process does not start.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn_multiple")
    public Intercomm spawnMultiple(String[] commands, String[][] argv, int[] maxprocs, Info[] info, int root, int[] errcodes) {
        return started(Spawn_multiple(commands, argv, maxprocs, info, root), errcodes);
    }

    @Generated("AliasEmitter")
    private static Intercomm started(Intercomm made, int[] errcodes) {
        for (int i = 0; errcodes != null && i < errcodes.length; i++) {
            errcodes[i] = Mpi.MPI_SUCCESS;
        }
        return made;
    }
}
