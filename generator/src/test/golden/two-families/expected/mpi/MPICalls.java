// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.c.Mpi;
import mpi.internal.Generated;

/**
 * The constants of {@link MPI}, and the calls without an object, that the generator makes from the MPI header.
 */
abstract class MPICalls {

    /**
     * MPI's {@code MPI_ANY_SOURCE}: the source that stands for every rank.
     */
    @Generated("FacadeConstants")
    public static final int ANY_SOURCE = Mpi.MPI_ANY_SOURCE;

    /**
     * MPI's {@code MPI_EARLIER}.
     */
    @Generated("FacadeConstants")
    public static final int EARLIER = Mpi.MPI_EARLIER;

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
