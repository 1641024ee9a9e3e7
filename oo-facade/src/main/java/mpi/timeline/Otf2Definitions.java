package mpi.timeline;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the definitions of an OTF2 archive: texts, functions with program lines, hosts, ranks,
 * threads and communicators. Events refer to them by number.
 */
final class Otf2Definitions {

    private static final int NONE = -1;
    private static final byte PROCESS = 1;
    private static final byte THREAD = 1;
    private static final byte MPI = 4;
    private static final byte USER = 1;
    private static final byte LOCATIONS = 4;
    private static final byte RANKS = 5;
    private static final byte CODE = 4;

    private final Otf2Library library;
    private final MemorySegment writer;
    private final Arena arena;
    private final Map<String, Integer> texts = new HashMap<>();
    private final Map<String, Integer> hosts = new HashMap<>();
    private int groups;

    Otf2Definitions(Otf2Library library, MemorySegment writer, Arena arena) {
        this.library = library;
        this.writer = writer;
        this.arena = arena;
    }

    private void write(String what, Object... arguments) throws IOException {
        Object[] all = new Object[arguments.length + 1];
        all[0] = writer;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        library.call("OTF2_GlobalDefWriter_Write" + what, all);
    }

    private int text(String text) throws IOException {
        Integer known = texts.get(text);
        if (known == null) {
            known = texts.size();
            texts.put(text, known);
            write("String", known, arena.allocateFrom(text));
        }
        return known;
    }

    /** Writes that times are in ns since 1970, and the job's beginning and duration. */
    void clock(long begin, long length) throws IOException {
        write("ClockProperties", 1_000_000_000L, begin, length, begin);
    }

    /** Writes an MPI function with the program line that calls it. */
    void function(int number, String name, String line, CallKind kind) throws IOException {
        int colon = line.lastIndexOf(':');
        int open = line.lastIndexOf('(');
        boolean isKnown = open > 0 && colon > open;
        int file = text(isKnown ? line.substring(open + 1, colon) : "");
        int at = isKnown ? Integer.parseInt(line.substring(colon + 1, line.length() - 1)) : 0;
        region(number, name, line, role(kind), MPI, file, Math.max(0, at));
    }

    /** Writes a region of the program. */
    void region(int number, String name) throws IOException {
        region(number, name, "", CODE, USER, text(""), 0);
    }

    private void region(
            int number, String name, String about, byte role, byte paradigm, int file, int line)
            throws IOException {
        int is = text(name);
        write("Region", number, is, is, text(about), role, paradigm, 0, file, line, line);
    }

    private static byte role(CallKind kind) {
        return switch (kind) {
            case MESSAGE -> 28;
            case COLLECTIVE -> 26;
            case ONE_SIDED -> 29;
            case FILE -> 27;
            default -> 1;
        };
    }

    /** Writes a rank and its host. */
    void rank(int place, RankTrace rank) throws IOException {
        Integer host = hosts.get(rank.host());
        if (host == null) {
            host = hosts.size();
            hosts.put(rank.host(), host);
            write("SystemTreeNode", host, text(rank.host()), text("host"), NONE);
        }
        write("LocationGroup", place, text(rank.title()), PROCESS, host, NONE);
    }

    /** Writes a thread of a rank. */
    void thread(long location, String name, long events, int place) throws IOException {
        write("Location", location, text(name), THREAD, events, place);
    }

    /** Writes the first thread of each rank, which represents the rank in communicators. */
    void ranks(long[] locations) throws IOException {
        group(LOCATIONS, "ranks", locations);
    }

    /**
     * Writes a communicator; {@code places} has the rows of its ranks in the timeline page, which
     * are the numbers of the ranks in the archive.
     */
    void communicator(int number, List<Integer> places) throws IOException {
        int group = groups;
        group(RANKS, "", places.stream().mapToLong(Integer::longValue).toArray());
        write("Comm", number, text("communicator " + number), group, NONE, 0);
    }

    private void group(byte type, String name, long[] members) throws IOException {
        MemorySegment all = arena.allocate(ValueLayout.JAVA_LONG, Math.max(1, members.length));
        MemorySegment.copy(members, 0, all, ValueLayout.JAVA_LONG, 0, members.length);
        write("Group", groups++, text(name), type, MPI, 0, members.length, all);
    }
}
