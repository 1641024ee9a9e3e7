// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.call.CallNumbers;

/**
 * The calls of {@link Group} that the generator makes from the MPI header.
 */
abstract class GroupCalls extends Handle {

    GroupCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Group}, such as a handle that a C
     * library returns; local. The Java object borrows the handle: neither the garbage collector nor
     * {@code close} frees it. The C library frees the handle or, if the library allows it, the
     * program calls the free method.
     *
     * @param handle value of the handle: the {@code int} if handles are numbers (MPICH, Intel MPI),
     *     else the address.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle.
     * @see #nativeHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Group ofNative(long handle) {
        return Wrap.borrowed("MPI_Group", Wrap.group(Wrap.given("MPI_Group", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Group} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Group") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }

    /**
     * Makes a Java object for a Fortran handle, such as a handle that a Fortran library returns;
     * local. The Java object borrows the handle, as an object from {@link #ofNative} does.
     *
     * @param handle the handle, an {@code INTEGER} in Fortran.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle, or if the library reports that it
     *     is no valid handle.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #fortranHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Group ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Group", "MPI_Group", handle));
    }

    /**
     * Returns the handle in Fortran's form, to pass it to a library in Fortran; local. This object
     * still owns the handle, as with {@link #nativeHandle}. Open MPI, and libraries with the
     * standard ABI, number the handles for which this method was called, and keep the number until
     * the handle is freed.
     *
     * @return the handle, for an {@code INTEGER} in Fortran; the C handle itself if handles are
     *     numbers in C.
     * @throws MPIException if this object is null.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #ofFortran
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public int fortranHandle() {
        return FortranHandles.of("MPI_Group", "MPI_Group", nativeHandle());
    }

    /**
     * Tells how alike two groups are: in their processes and the order of these.
     *
     * <p>Calls {@code MPI_Group_compare}: local.
     *
     * <p>C: {@code int MPI_Group_compare(MPI_Group group1, MPI_Group group2, int *result)}.
     *
     * @param group1 first group
     * @param group2 second group
     * @return how alike they are, as MPI.IDENT or MPI.UNEQUAL
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("CallsEmitter")
    public static int Compare(Group group1, Group group2) {
        try (Frame frame = Frame.open("MPI_Group_compare")) {
            MemorySegment resultAt = frame.cell();
            frame.check(Mpi.MPI_Group_compare(Group.handle(group1), Group.handle(group2), resultAt));
            Reference.reachabilityFence(group1);
            Reference.reachabilityFence(group2);
            return frame.intAt(resultAt);
        }
    }

    /**
     * {@link Group#Compare(Group, Group) Compare} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group1 first group
     * @param group2 second group
     * @return how alike they are, as MPI.IDENT or MPI.UNEQUAL
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_compare")
    public static int compare(Group group1, Group group2) {
        return Compare(group1, group2);
    }

    /**
     * Returns the group of the first one's processes that are not in the second.
     *
     * <p>Calls {@code MPI_Group_difference}: local.
     *
     * <p>C: {@code int MPI_Group_difference(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * @param group1 first group
     * @param group2 second group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public static Group Difference(Group group1, Group group2) {
        try (Frame frame = Frame.open("MPI_Group_difference")) {
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_difference(Group.handle(group1), Group.handle(group2), newgroupAt));
            Reference.reachabilityFence(group1);
            Reference.reachabilityFence(group2);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Difference(Group, Group) Difference} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group1 first group
     * @param group2 second group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_difference")
    public static Group difference(Group group1, Group group2) {
        return Difference(group1, group2);
    }

    /**
     * Returns the group without some of its ranks.
     *
     * <p>Calls {@code MPI_Group_excl}: local.
     *
     * <p>C: {@code int MPI_Group_excl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)}.
     *
     * @param ranks ranks in the group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public Group Excl(int[] ranks) {
        try (Frame frame = Frame.open("MPI_Group_excl")) {
            frame.ranks((Group) this, "ranks", ranks);
            MemorySegment ranksAt = frame.ints(ranks);
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_excl(handle(), frame.length("ranks", ranks), ranksAt, newgroupAt));
            Reference.reachabilityFence(this);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Excl(int[]) Excl} <span class="camel-case">under its camelCase name</span>.
     *
     * @param ranks ranks in the group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_excl")
    public Group excl(int[] ranks) {
        return Excl(ranks);
    }

    /**
     * Frees the group; communicators that were made with it are not touched.
     *
     * <p>Calls {@code MPI_Group_free}: local.
     *
     * <p>C: {@code int MPI_Group_free(MPI_Group *group)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node187.htm#Node187">MPI 5.0, section 7.3.3</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Group_free")) {
            MemorySegment groupAt = frame.cell(handle(), "MPI_Group");
            int error = Mpi.MPI_Group_free(groupAt);
            adopt(frame.handleAt(groupAt, "MPI_Group"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Group#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node187.htm#Node187">MPI 5.0, section 7.3.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_free")
    public void free() {
        Free();
    }

    /**
     * Returns the group of the processes in a process set, for the caller to free.
     *
     * <p>Calls {@code MPI_Group_from_session_pset}: local.
     *
     * <p>C: {@code int MPI_Group_from_session_pset(MPI_Session session, const char *pset_name, MPI_Group *newgroup)}.
     *
     * @param session session
     * @param pset_name name of the process set
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public static Group From_session_pset(Session session, String pset_name) {
        try (Frame frame = Frame.open("MPI_Group_from_session_pset")) {
            MemorySegment pset_nameAt = frame.text("pset_name", pset_name);
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_from_session_pset(Session.handle(session), pset_nameAt, newgroupAt));
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#From_session_pset(Session, String) From_session_pset} <span class="camel-case">under its camelCase name</span>.
     *
     * @param session session
     * @param pset_name name of the process set
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_from_session_pset")
    public static Group fromSessionPset(Session session, String pset_name) {
        return From_session_pset(session, pset_name);
    }

    /**
     * Returns a group of some of the ranks, in the order in which they are listed.
     *
     * <p>Calls {@code MPI_Group_incl}: local.
     *
     * <p>C: {@code int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup)}.
     *
     * @param ranks ranks in the group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public Group Incl(int[] ranks) {
        try (Frame frame = Frame.open("MPI_Group_incl")) {
            frame.ranks((Group) this, "ranks", ranks);
            MemorySegment ranksAt = frame.ints(ranks);
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_incl(handle(), frame.length("ranks", ranks), ranksAt, newgroupAt));
            Reference.reachabilityFence(this);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Incl(int[]) Incl} <span class="camel-case">under its camelCase name</span>.
     *
     * @param ranks ranks in the group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_incl")
    public Group incl(int[] ranks) {
        return Incl(ranks);
    }

    /**
     * Returns the group of the first one's processes that are in the second too.
     *
     * <p>Calls {@code MPI_Group_intersection}: local.
     *
     * <p>C: {@code int MPI_Group_intersection(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * @param group1 first group
     * @param group2 second group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public static Group Intersection(Group group1, Group group2) {
        try (Frame frame = Frame.open("MPI_Group_intersection")) {
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_intersection(Group.handle(group1), Group.handle(group2), newgroupAt));
            Reference.reachabilityFence(group1);
            Reference.reachabilityFence(group2);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Intersection(Group, Group) Intersection} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group1 first group
     * @param group2 second group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_intersection")
    public static Group intersection(Group group1, Group group2) {
        return Intersection(group1, group2);
    }

    /**
     * Returns the group without the ranks of some ranges.
     *
     * <p>Calls {@code MPI_Group_range_excl}: local.
     *
     * <p>C: {@code int MPI_Group_range_excl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)}.
     *
     * @param ranges first rank, last rank and step of each range
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public Group Range_excl(int[][] ranges) {
        try (Frame frame = Frame.open("MPI_Group_range_excl")) {
            MemorySegment rangesAt = CallNumbers.table(frame, ranges);
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_range_excl(handle(), frame.length("ranges", ranges), rangesAt, newgroupAt));
            Reference.reachabilityFence(this);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Range_excl(int[][]) Range_excl} <span class="camel-case">under its camelCase name</span>.
     *
     * @param ranges first rank, last rank and step of each range
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_range_excl")
    public Group rangeExcl(int[][] ranges) {
        return Range_excl(CallNumbers.rows(ranges));
    }

    /**
     * Returns a group of the ranks of some ranges, in the order in which they are listed.
     *
     * <p>Calls {@code MPI_Group_range_incl}: local.
     *
     * <p>C: {@code int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup)}.
     *
     * @param ranges first rank, last rank and step of each range
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public Group Range_incl(int[][] ranges) {
        try (Frame frame = Frame.open("MPI_Group_range_incl")) {
            MemorySegment rangesAt = CallNumbers.table(frame, ranges);
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_range_incl(handle(), frame.length("ranges", ranges), rangesAt, newgroupAt));
            Reference.reachabilityFence(this);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Range_incl(int[][]) Range_incl} <span class="camel-case">under its camelCase name</span>.
     *
     * @param ranges first rank, last rank and step of each range
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_range_incl")
    public Group rangeIncl(int[][] ranges) {
        return Range_incl(CallNumbers.rows(ranges));
    }

    /**
     * Returns the rank of this process in the group; MPI.UNDEFINED if it is not in it.
     *
     * <p>Calls {@code MPI_Group_rank}: local.
     *
     * <p>C: {@code int MPI_Group_rank(MPI_Group group, int *rank)}.
     *
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("CallsEmitter")
    public int Rank() {
        try (Frame frame = Frame.open("MPI_Group_rank")) {
            MemorySegment rankAt = frame.cell();
            frame.check(Mpi.MPI_Group_rank(handle(), rankAt));
            Reference.reachabilityFence(this);
            return frame.intAt(rankAt);
        }
    }

    /**
     * {@link Group#Rank() Rank} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_rank")
    public int getRank() {
        return Rank();
    }

    /**
     * Returns the number of processes in the group.
     *
     * <p>Calls {@code MPI_Group_size}: local.
     *
     * <p>C: {@code int MPI_Group_size(MPI_Group group, int *size)}.
     *
     * @return the number of ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("CallsEmitter")
    public int Size() {
        try (Frame frame = Frame.open("MPI_Group_size")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Group_size(handle(), sizeAt));
            Reference.reachabilityFence(this);
            return frame.intAt(sizeAt);
        }
    }

    /**
     * {@link Group#Size() Size} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_size")
    public int getSize() {
        return Size();
    }

    /**
     * Returns the ranks that some ranks of one group have in another.
     *
     * <p>Calls {@code MPI_Group_translate_ranks}: local.
     *
     * <p>C: {@code int MPI_Group_translate_ranks(MPI_Group group1, int n, const int ranks1[], MPI_Group group2, int ranks2[])}.
     *
     * @param group1 first group
     * @param ranks1 ranks in the first group
     * @param group2 second group
     * @return the ranks in the second group, MPI.UNDEFINED for those that are not in it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated("CallsEmitter")
    public static int[] Translate_ranks(Group group1, int[] ranks1, Group group2) {
        try (Frame frame = Frame.open("MPI_Group_translate_ranks")) {
            frame.ranks(group1, "ranks1", ranks1);
            MemorySegment ranks1At = frame.ints(ranks1);
            MemorySegment ranks2At = frame.ints(frame.length("ranks1", ranks1));
            frame.check(Mpi.MPI_Group_translate_ranks(Group.handle(group1), frame.length("ranks1", ranks1), ranks1At, Group.handle(group2), ranks2At));
            Reference.reachabilityFence(group1);
            Reference.reachabilityFence(group2);
            return CallNumbers.intsAt(ranks2At, frame.length("ranks1", ranks1));
        }
    }

    /**
     * {@link Group#Translate_ranks(Group, int[], Group) Translate_ranks} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group1 first group
     * @param ranks1 ranks in the first group
     * @param group2 second group
     * @return the ranks in the second group, MPI.UNDEFINED for those that are not in it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node185.htm#Node185">MPI 5.0, section 7.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_translate_ranks")
    public static int[] translateRanks(Group group1, int[] ranks1, Group group2) {
        return Translate_ranks(group1, ranks1, group2);
    }

    /**
     * Returns the group of all processes of the first, and after them those only in the second.
     *
     * <p>Calls {@code MPI_Group_union}: local.
     *
     * <p>C: {@code int MPI_Group_union(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup)}.
     *
     * @param group1 first group
     * @param group2 second group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public static Group Union(Group group1, Group group2) {
        try (Frame frame = Frame.open("MPI_Group_union")) {
            MemorySegment newgroupAt = frame.cell();
            frame.check(Mpi.MPI_Group_union(Group.handle(group1), Group.handle(group2), newgroupAt));
            Reference.reachabilityFence(group1);
            Reference.reachabilityFence(group2);
            return new Group(frame.handleAt(newgroupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Group#Union(Group, Group) Union} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group1 first group
     * @param group2 second group
     * @return the new group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Group_union")
    public static Group union(Group group1, Group group2) {
        return Union(group1, group2);
    }
}
