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
 * Finds the processes of a communicator, window or file by its handle, and gives the object a
 * number that is equal on all of its ranks. The number needs no message: MPI demands that all ranks
 * of a communicator create objects from it in the same order, so that each rank derives it from the
 * parent, the members and a count.
 */
public final class Communicators {

    private static final long NOBODY = 0;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    private record Key(String kind, long handle) {}

    private final Groups groups = new Groups();
    private final Map<Key, Members> known = new ConcurrentHashMap<>();
    private final Map<List<Object>, Integer> copies = new HashMap<>();

    /**
     * Returns the processes that share the object with a handle; null for the null handle. {@code
     * kind} is {@code Comm}, {@code Win} or {@code File}.
     */
    public Members of(String kind, long handle) {
        return known.computeIfAbsent(new Key(kind, handle), key -> read(key, NOBODY));
    }

    /**
     * Adds an object that a call has made from a parent; {@code parent} is null if the call has
     * made the object from no other object.
     */
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
        // For an intercommunicator, the parent is left out: its two groups have different parents,
        // but must compute the same number for the communicator.
        return members("Comm", isBetween ? NOBODY : parent, local, remote);
    }

    /**
     * Returns the ranks of the local group. MPICH 5.0.2 reports the group of the parent for a
     * communicator whose topology has fewer processes; its members are the first ones of that
     * group.
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

    /** Returns the rank in the job of each process of a group. */
    public int[] ranks(long group) {
        return groups.ranks(group);
    }

    /** Forgets a handle that was freed, or that MPI has reused for a new object. */
    public void forget(String kind, long handle) {
        known.remove(new Key(kind, handle));
    }
}
