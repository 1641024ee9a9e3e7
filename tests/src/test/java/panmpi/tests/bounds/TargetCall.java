package panmpi.tests.bounds;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import mpi.MPI;
import mpi.Op;
import mpi.internal.link.Linkage;
import panmpi.tests.support.Patterns;

/**
 * A one-sided call of {@link FuzzTargets}. Every rank makes this description from the same random
 * numbers, and so knows which bytes the call may write; only the origin makes the call.
 */
final class TargetCall {
    private static final int MANY = 100_000;
    private static final long[] FAR = {
        1L << 31, (1L << 31) - 1, 1L << 32, 1L << 61, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE, -1
    };
    private static final List<Op> OPS = List.of(MPI.SUM, MPI.MAX, MPI.REPLACE, MPI.NO_OP);

    /** Element types that every operation takes. */
    private static final List<Patterns> NUMBERS =
            List.of(Patterns.SHORT, Patterns.INT, Patterns.LONG, Patterns.FLOAT, Patterns.DOUBLE);

    /**
     * True for Open MPI, which crashes if the origin sends less data than the derived items of the
     * target hold, or if these items hold no data.
     */
    private static final boolean MUST_BE_EVEN = Linkage.library().startsWith("Open MPI");

    /** True for MPICH 5.0, which looks in the wrong place for items that lie in reverse order. */
    private static final boolean IS_MPICH_5 = Linkage.library().startsWith("MPICH 5.0");

    private static final List<Patterns> ALL = List.of(Patterns.values());
    private static final List<Method> METHODS = TargetMethods.all();

    private final RandomGenerator random;
    private final HostileType own;
    final TargetWindow window;
    final Method method;
    final HostileType type;
    final Op op;
    final int target;
    final long displacement;
    final long count;
    final long sent;

    /** Draws all random numbers of the call. */
    TargetCall(RandomGenerator random, List<TargetWindow> windows, int origin) {
        this.random = random;
        window = windows.get(random.nextInt(windows.size()));
        method = METHODS.get(random.nextInt(METHODS.size()));
        op = OPS.get(random.nextInt(OPS.size()));
        var elements = has("op") ? NUMBERS : ALL;
        var element = elements.get(random.nextInt(elements.size()));
        own = HostileType.basic(element);
        boolean isBasic = !has("target_datatype") || random.nextInt(3) > 0;
        type = isBasic ? own : near(new HostileTypes(random).next(element));
        count = has("target_count") ? count() : 1;
        int drawnTarget = target(origin);
        long drawnPlace = place(Math.clamp(drawnTarget, 0, window.ranks() - 1));
        boolean mustBeOwn = window.isDynamic() && !lies(drawnTarget, drawnPlace);
        target = mustBeOwn ? origin : drawnTarget;
        displacement = drawnPlace;
        sent = sent();
    }

    /** Returns the drawn datatype if the library handles it correctly, else {@code own}. */
    private HostileType near(HostileType drawn) {
        if (drawn.isFar() || drawn.isBackwards() && IS_MPICH_5) {
            drawn.free();
            return own;
        }
        return drawn;
    }

    private boolean has(String name) {
        return TargetMethods.have(method, name);
    }

    private boolean isWide() {
        return Stream.of(method.getParameters())
                .anyMatch(p -> p.getName().equals("target_count") && p.getType() == long.class);
    }

    private long count() {
        int kind = random.nextInt(16);
        long far = isWide() ? FAR[random.nextInt(FAR.length)] : Integer.MAX_VALUE;
        long few = kind < 3 ? random.nextInt(600) : random.nextInt(9);
        return kind == 15 && !type.isNarrow() && type.size() > 0 ? far : few;
    }

    private int target(int origin) {
        return switch (random.nextInt(24)) {
            case 0 -> MPI.PROC_NULL;
            case 1 -> window.ranks();
            case 2 -> -7;
            case 3, 4 -> window.ranks() == 1 ? 0 : origin;
            default -> random.nextInt(window.ranks());
        };
    }

    /** Returns a displacement: in the target's memory, near one of its ends, or far away. */
    private long place(int rank) {
        long last = window.sizes()[rank] / window.units()[rank];
        long near =
                switch (random.nextInt(8)) {
                    case 0 -> random.nextInt(-3, 4);
                    case 1 -> last + random.nextInt(-3, 4);
                    case 2 -> last - count + random.nextInt(-2, 2);
                    case 3 -> FAR[random.nextInt(FAR.length)] + random.nextInt(-1, 2);
                    default -> random.nextLong(last + 1);
                };
        return window.isDynamic() ? near + window.addresses()[rank] : near;
    }

    /** Returns the number of elements of the origin's buffers: mostly as many as the target's. */
    private long sent() {
        long bytes = count < 0 || count > MANY ? 8 : type.size() * count;
        long same = bytes / own.size();
        int other = random.nextInt(12);
        long drawn = other == 0 ? same + 1 + random.nextInt(300) : other == 1 ? same / 2 : same;
        // MPICH ends the job if the result has room for more than the target's items.
        boolean isMore = drawn > same && isIdle();
        return has("origin_count") ? Math.min(isMore ? same : drawn, 1500) : 1;
    }

    /**
     * Returns the address ranges that the call would access at a rank; null if the count is too
     * large or negative, or an address overflows.
     */
    private List<long[]> runs(int rank, long place) {
        if (count < 0 || count > MANY && type.size() > 0) {
            return null;
        }
        try {
            return type.size() == 0 || count == 0
                    ? List.of()
                    : type.placed(window.bytes(rank, place), count);
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    private boolean lies(int rank, long place) {
        if (rank < 0 || rank >= window.ranks()) {
            return rank == MPI.PROC_NULL;
        }
        var runs = runs(rank, place);
        return runs != null && (runs.isEmpty() || place >= 0) && window.holds(rank, runs);
    }

    /** Returns true if all target items lie in the window, and the origin's data fit to them. */
    boolean isRight() {
        return lies(target, displacement) && (target == MPI.PROC_NULL || fits());
    }

    private boolean fits() {
        if (!has("target_count")) {
            return true;
        }
        long here = sent * own.size();
        long there = type.size() * count;
        boolean fetches = method.getName().matches("(?i)r?get(_?accumulate)?");
        boolean sends = !method.getName().matches("(?i)r?get") && !isIdle();
        if (here == there) {
            return true;
        }
        boolean isUnsafe = MUST_BE_EVEN && !type.isBasic() && (sends || there == 0);
        return !isUnsafe && (!fetches || here > there) && (!sends || !has("op") && here < there);
    }

    /** Returns true if the call has data to move. */
    boolean hasData() {
        return count > 0 && type.size() > 0 && target != MPI.PROC_NULL;
    }

    private boolean isIdle() {
        return has("op") && op == MPI.NO_OP;
    }

    /** Returns the runs of bytes that the call may write at its target, if it is correct. */
    List<long[]> written() {
        return target == MPI.PROC_NULL ? List.of() : runs(target, displacement);
    }

    /** Returns the arguments, with a buffer of its own for each parameter that takes a buffer. */
    Object[] arguments(GuardedMemory[] memories) {
        var parameters = method.getParameters();
        Object[] values = new Object[parameters.length];
        int buffer = 0;
        for (int i = 0; i < values.length; i++) {
            var name = parameters[i].getName();
            var kind = parameters[i].getType();
            values[i] =
                    switch (name) {
                        case "target_rank" -> target;
                        case "target_disp" -> displacement;
                        case "target_count" -> Numbers.boxed(kind, count);
                        case "target_datatype" -> type.datatype();
                        case "op" -> op;
                        default ->
                                name.endsWith("_addr")
                                        ? buffer(memories[buffer++])
                                        : name.endsWith("datatype")
                                                ? own.datatype()
                                                : Numbers.boxed(
                                                        kind, name.endsWith("count") ? sent : 0);
                    };
        }
        return values;
    }

    private MemorySegment buffer(GuardedMemory guarded) {
        return guarded.memory().asSlice(GuardedMemory.BYTES - sent * own.size());
    }

    /** Restores the bytes of the origin's buffers that the call may have written. */
    void restore(GuardedMemory[] memories) {
        long bytes = sent * own.size();
        for (var guarded : memories) {
            guarded.restore(GuardedMemory.BYTES - bytes, bytes);
        }
    }

    void free() {
        type.free();
    }

    @Override
    public String toString() {
        String form =
                "Win.%s: window %s; target_rank %d, target_disp %d, target_count %d, "
                        + "sent %d of %s, op %s, %s of extent %d";
        return form.formatted(
                method.getName(),
                window.name(),
                target,
                displacement,
                count,
                sent,
                own.text(),
                op,
                type.text(),
                type.extent());
    }
}
