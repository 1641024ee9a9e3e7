import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static mpi.c.Mpi.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Locale;
import mpi.c.MpiMemory;

/**
 * Lists the knobs of an MPI library, its control variables, with their values and what the library
 * says of them. The tool interface of MPI is procedural, and works without {@code MPI_Init}.
 */
public class ControlVariables {
    private static final int NAME = 1 << 10;
    private static final int DESCRIPTION = 1 << 14;

    /** Texts for MPI's levels of verbosity: three kinds of readers, each with three depths. */
    private static final String[] VERBOSITY = {
        "user basic", "user detail", "user all",
        "tuner basic", "tuner detail", "tuner all",
        "developer basic", "developer detail", "developer all"
    };

    /**
     * Runs on one rank: {@code mpiexec -n 1 mpijava ControlVariables BCAST}.
     *
     * @param args part of the names to list, in upper or lower case; without it, all are listed.
     */
    public static void main(String[] args) {
        String part = args.length > 0 ? args[0].toLowerCase(Locale.ROOT) : "";
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment number = arena.allocate(JAVA_INT);
            check("MPI_T_init_thread", MPI_T_init_thread(MPI_THREAD_SINGLE, number));
            check("MPI_T_cvar_get_num", MPI_T_cvar_get_num(number));
            int all = number.get(JAVA_INT, 0);
            int listed = 0;
            for (int index = 0; index < all; index++) {
                listed += list(index, part) ? 1 : 0;
            }
            check("MPI_T_pvar_get_num", MPI_T_pvar_get_num(number));
            System.out.printf(
                    "%d of %d control variables, %d performance variables%n",
                    listed, all, number.get(JAVA_INT, 0));
            check("MPI_T_finalize", MPI_T_finalize());
        }
    }

    /**
     * Prints a variable and returns true. If the name does not contain {@code part}, or the library
     * no longer has the variable, prints nothing and returns false.
     */
    private static boolean list(int index, String part) {
        try (Arena arena = Arena.ofConfined()) {
            Info info = new Info(arena);
            String name = info.read(index) == 0 ? info.name.getString(0) : "";
            if (name.isEmpty() || !name.toLowerCase(Locale.ROOT).contains(part)) {
                return false;
            }
            long type = MpiMemory.getHandle(info.datatype, "MPI_Datatype", 0);
            boolean isGlobal = info.bind.get(JAVA_INT, 0) == MPI_T_BIND_NO_OBJECT;
            System.out.printf(
                    "%s = %s (%s, %s)%n    %s%n",
                    name,
                    isGlobal ? value(arena, index, type) : "one for each object",
                    typeName(type),
                    verbosity(info.verbosity.get(JAVA_INT, 0)),
                    info.description.getString(0).strip().replaceAll("\\s*\\R\\s*", " "));
            return true;
        }
    }

    /**
     * Memory for the results of {@code MPI_T_cvar_get_info}. A C program would declare local
     * variables instead, and pass their addresses.
     */
    private static final class Info {
        final MemorySegment name;
        final MemorySegment nameLength;
        final MemorySegment verbosity;
        final MemorySegment datatype;
        final MemorySegment enumeration;
        final MemorySegment description;
        final MemorySegment descriptionLength;
        final MemorySegment bind;
        final MemorySegment scope;

        Info(Arena arena) {
            name = arena.allocate(NAME);
            nameLength = arena.allocateFrom(JAVA_INT, NAME);
            verbosity = arena.allocate(JAVA_INT);
            datatype = MpiMemory.allocateHandles(arena, "MPI_Datatype", 1);
            enumeration = MpiMemory.allocateHandles(arena, "MPI_T_enum", 1);
            description = arena.allocate(DESCRIPTION);
            descriptionLength = arena.allocateFrom(JAVA_INT, DESCRIPTION);
            bind = arena.allocate(JAVA_INT);
            scope = arena.allocate(JAVA_INT);
        }

        int read(int index) {
            return MPI_T_cvar_get_info(
                    index,
                    name,
                    nameLength,
                    verbosity,
                    datatype,
                    enumeration,
                    description,
                    descriptionLength,
                    bind,
                    scope);
        }
    }

    /**
     * Returns the value of a variable as text; the variable must not be bound to an MPI object,
     * such as a communicator.
     */
    private static String value(Arena arena, int index, long type) {
        MemorySegment handle = MpiMemory.allocateHandles(arena, "MPI_T_cvar_handle", 1);
        MemorySegment count = arena.allocate(JAVA_INT);
        if (MPI_T_cvar_handle_alloc(index, MemorySegment.NULL, handle, count) != 0) {
            return "?";
        }
        MemorySegment buffer = arena.allocate((count.get(JAVA_INT, 0) + 1L) * Long.BYTES);
        long variable = MpiMemory.getHandle(handle, "MPI_T_cvar_handle", 0);
        int error = MPI_T_cvar_read(variable, buffer);
        check("MPI_T_cvar_handle_free", MPI_T_cvar_handle_free(handle));
        return error == 0 ? text(buffer, type) : "?";
    }

    private static String text(MemorySegment buffer, long type) {
        return switch (typeName(type)) {
            case "text" -> "\"" + buffer.getString(0) + "\"";
            case "int" -> Integer.toString(buffer.get(JAVA_INT, 0));
            case "unsigned" -> Integer.toUnsignedString(buffer.get(JAVA_INT, 0));
            case "long" -> Long.toString(buffer.get(JAVA_LONG, 0));
            case "unsigned long" -> Long.toUnsignedString(buffer.get(JAVA_LONG, 0));
            case "double" -> Double.toString(buffer.get(JAVA_DOUBLE, 0));
            case "bool" -> Boolean.toString(buffer.get(JAVA_BYTE, 0) != 0);
            default -> "?";
        };
    }

    /**
     * Returns a name for one of the few datatypes that control variables may have. The handles are
     * not constants of Java, so they cannot be cases of a switch.
     */
    private static String typeName(long type) {
        if (type == MPI_CHAR) {
            return "text";
        } else if (type == MPI_INT) {
            return "int";
        } else if (type == MPI_UNSIGNED) {
            return "unsigned";
        } else if (type == MPI_COUNT || type == MPI_LONG) {
            return "long";
        } else if (type == MPI_UNSIGNED_LONG || type == MPI_UNSIGNED_LONG_LONG) {
            return "unsigned long";
        } else if (type == MPI_DOUBLE) {
            return "double";
        }
        // Open MPI allows this type in addition.
        return type == MPI_C_BOOL ? "bool" : "another type";
    }

    private static String verbosity(int level) {
        int[] levels = {
            MPI_T_VERBOSITY_USER_BASIC, MPI_T_VERBOSITY_USER_DETAIL, MPI_T_VERBOSITY_USER_ALL,
            MPI_T_VERBOSITY_TUNER_BASIC, MPI_T_VERBOSITY_TUNER_DETAIL, MPI_T_VERBOSITY_TUNER_ALL,
            MPI_T_VERBOSITY_MPIDEV_BASIC, MPI_T_VERBOSITY_MPIDEV_DETAIL, MPI_T_VERBOSITY_MPIDEV_ALL
        };
        for (int i = 0; i < levels.length; i++) {
            if (levels[i] == level) {
                return VERBOSITY[i];
            }
        }
        return "verbosity " + level;
    }

    private static void check(String call, int error) {
        if (error != 0) {
            throw new IllegalStateException(call + " returned " + error);
        }
    }
}
