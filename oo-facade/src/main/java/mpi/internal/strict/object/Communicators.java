package mpi.internal.strict.object;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import mpi.c.Mpi;
import mpi.internal.strict.call.HandleNames;

/**
 * Communicators, windows and files by their handles. Ranks number those of equal members that are
 * made from one parent in the order in which they make them, which is one order on all of these
 * ranks, whichever threads do so: so all have one number for it without a message.
 */
public final class Communicators {

    private static final long NOBODY = 0;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private record Key(String kind, long handle) {}

    private final Groups groups = new Groups();
    private final Map<Key, Members> known = new ConcurrentHashMap<>();
    private final Map<List<Object>, Integer> copies = new HashMap<>();

    /** The processes that share an object of a class of MPI; null for the null handle. */
    public Members of(String kind, long handle) {
        return known.computeIfAbsent(new Key(kind, handle), key -> read(key, NOBODY));
    }

    /** Adds what a call has made from a parent; null if there is none. */
    public void made(String kind, long handle, Members parent) {
        Key key = new Key(kind, handle);
        Members members = read(key, parent == null ? NOBODY : parent.number());
        if (members != null) {
            known.put(key, members);
        }
    }

    private Members read(Key key, long parent) {
        long handle = key.handle;
        return switch (key.kind) {
            case "Comm" -> handle == Mpi.MPI_COMM_NULL ? null : communicator(handle, parent);
            case "Win" ->
                    handle == Mpi.MPI_WIN_NULL
                            ? null
                            : members(
                                    "Win",
                                    parent,
                                    groups.ranks(Mpi::MPI_Win_get_group, handle),
                                    null);
            case "File" ->
                    handle == Mpi.MPI_FILE_NULL
                            ? null
                            : members(
                                    "File",
                                    parent,
                                    groups.ranks(Mpi::MPI_File_get_group, handle),
                                    null);
            default -> null;
        };
    }

    private Members communicator(long handle, long parent) {
        boolean isBetween = Groups.isBetweenGroups(handle);
        int[] local = local(handle);
        int[] remote = isBetween ? groups.ranks(Mpi::MPI_Comm_remote_group, handle) : null;
        String name = Groups.name(handle);
        HandleNames.set("Comm", handle, name.isEmpty() ? "of " + local.length + " ranks" : name);
        // Both groups of an intercommunicator number it alike, though they make it from two
        // parents.
        return members("Comm", isBetween ? NOBODY : parent, local, remote);
    }

    /**
     * Ranks of the own group. MPICH 5.0.2 has the group of the parent for a communicator of a
     * topology that has fewer places, whose ranks are the first of these.
     */
    private int[] local(long handle) {
        int[] group = groups.ranks(Mpi::MPI_Comm_group, handle);
        int size = Groups.size(handle);
        return size < group.length ? Arrays.copyOf(group, size) : group;
    }

    private synchronized Members members(String kind, long parent, int[] local, int[] remote) {
        Members members = new Members(0, local, remote);
        List<Object> alike =
                List.of(kind, parent, remote != null, list(remote == null ? local : members.all()));
        int copy = copies.merge(alike, 1, Integer::sum);
        long number = (FACTOR * parent + alike.hashCode()) * FACTOR + copy;
        return new Members(number, local, remote);
    }

    private static List<Integer> list(int[] ranks) {
        return IntStream.of(ranks).boxed().toList();
    }

    /** Ranks in the job of a group. */
    public int[] ranks(long group) {
        return groups.ranks(group);
    }

    /** Forgets what a handle stood for: it stands for something else now, or for nothing. */
    public void forget(String kind, long handle) {
        known.remove(new Key(kind, handle));
    }
}
