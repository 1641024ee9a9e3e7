package panmpi.tests.bounds;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import mpi.Datatype;
import mpi.MPI;
import mpi.Op;
import panmpi.tests.support.Patterns;

/**
 * Makes the random arguments of one call of {@link FuzzBounds}. The parameters after a buffer
 * describe that buffer; a buffer without such parameters shares those of the next buffer.
 */
final class Arguments {
    private static final int MOST = 256 << 10;

    private final RandomGenerator random;
    private final Numbers numbers;
    private final GuardedBuffers rooms;
    private final Method method;
    private final HostileTypes types;
    private final Patterns element;
    private final PlainArguments plain;
    final Object[] values;
    final List<Selected> selected = new ArrayList<>();
    final List<HostileType> made = new ArrayList<>();
    private final List<Pending> pending = new ArrayList<>();

    private long lastCount;

    /** The peer of all messages: this process, MPI.PROC_NULL, or an invalid rank. */
    int peer;

    /** A buffer whose datatype comes later in the list of parameters. */
    private record Pending(GuardedBuffer room, boolean isOutput, long[] offset) {}

    Arguments(
            RandomGenerator random,
            GuardedBuffers rooms,
            Method method,
            Op op,
            boolean mayBeProcNull) {
        this.random = random;
        numbers = new Numbers(random);
        this.rooms = rooms;
        this.method = method;
        plain = new PlainArguments(random, numbers, op);
        types = new HostileTypes(random);
        element = Patterns.values()[random.nextInt(Patterns.values().length)];
        values = new Object[method.getParameterCount()];
        peer = peer(mayBeProcNull);
    }

    private int peer(boolean mayBeProcNull) {
        int procNull = mayBeProcNull ? MPI.PROC_NULL : 0;
        return switch (random.nextInt(20)) {
            case 0 -> 7;
            case 1, 2, 3 -> procNull;
            default -> 0;
        };
    }

    /**
     * Makes all arguments; {@code own} is the datatype whose method is called, or null for a method
     * of another class.
     */
    Arguments fill(HostileType own) {
        var parameters = method.getParameters();
        for (int i = 0; i < parameters.length; i++) {
            if (BufferCalls.isBuffer(parameters[i])) {
                buffer(parameters[i]);
                continue;
            }
            i = other(parameters, i, own);
        }
        long whole = own == null ? 0 : lastCount;
        describe(own, 0, whole);
        return this;
    }

    private void buffer(Parameter p) {
        var room = rooms.next(element, p.getType());
        values[indexOf(p)] = room.buffer();
        boolean isPacked = p.getType() == byte[].class || isPackedMemory(p);
        if (isPacked) {
            selected.add(new Selected(room, null, 0, 0, p.getName().startsWith("out")));
        } else {
            pending.add(new Pending(room, Roles.isOutput(method, p), new long[1]));
        }
    }

    private boolean isPackedMemory(Parameter p) {
        return method.getName().startsWith("Pack") && p.getName().equals("outbuf")
                || method.getName().startsWith("Unpack") && p.getName().equals("inbuf");
    }

    private int indexOf(Parameter p) {
        return List.of(method.getParameters()).indexOf(p);
    }

    /**
     * Makes an argument that is not a buffer; returns the index of the last parameter that it made.
     */
    private int other(Parameter[] parameters, int i, HostileType own) {
        var p = parameters[i];
        var name = p.getName();
        var type = p.getType();
        if (type == Datatype.class || type == Datatype[].class) {
            datatype(i);
        } else if (Roles.isOffset(p) && !pending.isEmpty()) {
            int offset = random.nextInt(3) == 0 ? numbers.small(60) : 0;
            pending.getLast().offset()[0] = offset;
            values[i] = offset;
        } else if (Roles.isTarget(name)) {
            values[i] = 0;
        } else {
            values[i] = Roles.isCount(name) ? null : plain.of(p, peer);
        }
        if (own != null && Roles.isCount(name)) {
            lastCount = count(own);
            values[i] = Numbers.boxed(type, lastCount);
        }
        return i;
    }

    /** Makes the datatype at an index, and the count and displacement that precede it. */
    private void datatype(int at) {
        var parameters = method.getParameters();
        if (Roles.isTarget(parameters[at].getName())) {
            target(at);
            return;
        }
        boolean isWindow = method.getDeclaringClass().getSimpleName().startsWith("Win");
        var type = isWindow && random.nextInt(3) > 0 ? HostileType.basic(element) : other();
        boolean isArray = parameters[at].getType() == Datatype[].class;
        values[at] = isArray ? new Datatype[] {type.datatype()} : type.datatype();
        long count = 1;
        long displacement = 0;
        long partitions = 1;
        for (int i = at - 1; i >= 0 && values[i] == null; i--) {
            if (BufferCalls.isBuffer(parameters[i])) {
                break;
            }
            var name = parameters[i].getName();
            if (name.endsWith("displs")) {
                displacement = random.nextInt(3) == 0 ? numbers.small(8) : 0;
                values[i] = Numbers.boxed(parameters[i].getType(), displacement);
                displacement *= isArray ? 1 : type.extent();
            } else if (Roles.isCount(name)) {
                count = mustMatch() ? matching(type) : count(type);
                values[i] = Numbers.boxed(parameters[i].getType(), count);
            }
        }
        for (int i = 0; i < at; i++) {
            if (parameters[i].getName().equals("partitions")) {
                partitions = ((Number) values[i]).longValue();
            }
        }
        describe(type, displacement, count * partitions);
    }

    /**
     * Returns true if the second buffer must have as much data as the first: a process that sends
     * more or less to itself than it receives waits for ever, in C too.
     */
    private boolean mustMatch() {
        return !selected.isEmpty()
                && selected.getLast().type() != null
                && !method.getName().matches(".*end_?recv.*");
    }

    private HostileType other() {
        var type = mustMatch() && random.nextBoolean() ? selected.getLast().type() : null;
        if (type == null) {
            boolean isBasic = mustMatch() && selected.getLast().bytes() % element.bytes == 0;
            type =
                    isBasic
                            ? HostileType.basic(element)
                            : mustMatch() ? selected.getLast().type() : types.next(element);
            if (!made.contains(type)) {
                made.add(type);
            }
        }
        return type;
    }

    /**
     * Returns a count of items that have as many bytes as the first buffer's data or, seldom, a
     * count too large for any buffer.
     */
    private long matching(HostileType type) {
        var side = selected.getLast();
        if (type.size() > 0 && random.nextInt(20) == 0) {
            return type.isNarrow() ? Integer.MIN_VALUE : numbers.huge();
        }
        return type == side.type() ? side.count() : side.bytes() / type.size();
    }

    private void describe(HostileType type, long displacement, long count) {
        for (var buffer : pending) {
            long at = type == null ? 0 : buffer.offset()[0] * type.unit() + displacement;
            selected.add(new Selected(buffer.room(), type, at, count, buffer.isOutput()));
        }
        pending.clear();
    }

    /** Makes the target's count and datatype for as many bytes as the origin sends. */
    private void target(int at) {
        var origin = selected.getLast();
        long bytes = origin.type().isFar() ? 0 : origin.type().size() * Math.max(0, origin.count());
        boolean fits = bytes <= Setting.WINDOW && bytes >= 0;
        if (!fits) {
            peer = MPI.PROC_NULL;
        }
        values[at] = element.datatype;
        var p = method.getParameters()[at - 1];
        values[at - 1] = Numbers.boxed(p.getType(), fits ? bytes / element.bytes : 1);
        for (int i = 0; i < at; i++) {
            if (method.getParameters()[i].getName().equals("target_rank")) {
                values[i] = peer;
            }
        }
    }

    /** Returns a count, small enough that a correct call takes no noticeable time. */
    private long count(HostileType type) {
        long count = numbers.small(random.nextInt(4) == 0 ? 400 : 12);
        if (type.size() == 0) {
            return Math.min(count, MOST);
        }
        return type.isNarrow() && count * type.size() > MOST ? 3 : count;
    }

    /** Returns the names and values of all arguments that are numbers, for an error message. */
    String numbers() {
        return Numbers.told(method.getParameters(), values);
    }
}
