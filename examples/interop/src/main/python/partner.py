"""One rank of a job in several languages: Partners.java and partner.c do the same."""
import sys

import mpi4py
import numpy as np

# The ranks in C and Java call MPI_Init; with another level of thread support here, windows of MPICH wait forever.
mpi4py.rc.threads = False
from mpi4py import MPI

NUMBERS, TYPED, RAW, ARRAY, BRIDGE = 1000, 1, 2, 3, 4
WORLD = MPI.COMM_WORLD
RANK, SIZE = WORLD.rank, WORLD.size
NEXT, PREVIOUS = (RANK + 1) % SIZE, (RANK - 1) % SIZE
READING = np.dtype([("id", "i4"), ("value", "f8"), ("kind", "i1"), ("parts", "i2", 3), ("stamp", "i8")], align=True)


def reading(of):
    """Returns the struct that a rank sends."""
    made = np.zeros(1, READING)
    made[0] = (of, of + 0.25, ord("a") + of, [10 * of + i for i in range(3)], 10000000000 + of)
    return made


def structs():
    """Exchanges structs with the neighbours, by a datatype and then as bytes."""
    types = [MPI.INT, MPI.DOUBLE, MPI.SIGNED_CHAR, MPI.SHORT, MPI.INT64_T]
    places = [READING.fields[name][1] for name in READING.names]
    members = MPI.Datatype.Create_struct([1, 1, 1, 3, 1], places, types)
    made = members.Create_resized(0, READING.itemsize).Commit()
    got = np.zeros(1, READING)
    WORLD.Sendrecv([reading(RANK), 1, made], NEXT, TYPED, [got, 1, made], PREVIOUS, TYPED)
    right = got.tobytes() == reading(PREVIOUS).tobytes()
    got = np.zeros(1, READING)
    WORLD.Sendrecv([reading(RANK), MPI.BYTE], NEXT, RAW, [got, MPI.BYTE], PREVIOUS, RAW)
    return right and got.tobytes() == reading(PREVIOUS).tobytes()


def arrays():
    """Exchanges arrays of numpy with the neighbours."""
    steps = np.arange(NUMBERS) / 8
    got = np.empty(NUMBERS)
    WORLD.Sendrecv(RANK + steps, NEXT, ARRAY, got, PREVIOUS, ARRAY)
    return bool((got == PREVIOUS + steps).all())


def collectives():
    """Tests a broadcast, a sum, and a gather of parts of different lengths."""
    first = np.array([42 if RANK == 0 else 0], "i4")
    WORLD.Bcast(first, 0)
    total = np.zeros(1, "i4")
    WORLD.Allreduce(np.array([RANK], "i4"), total)
    counts = [i + 1 for i in range(SIZE)]
    gathered = np.zeros(sum(counts), "i4")
    WORLD.Allgatherv(np.array([100 * RANK + i for i in range(RANK + 1)], "i4"), [gathered, counts])
    wanted = [100 * i + j for i in range(SIZE) for j in range(i + 1)]
    return first[0] == 42 and total[0] == SIZE * (SIZE - 1) // 2 and list(gathered) == wanted


def bridge():
    """Connects rank 0 with all other ranks by an inter-communicator."""
    side = WORLD.Split(int(RANK == 0), RANK)
    between = side.Create_intercomm(0, WORLD, 1 if RANK == 0 else 0, BRIDGE)
    others = np.zeros(between.remote_size, "i4")
    between.Allgather(np.array([RANK], "i4"), others)
    merged = between.Merge(RANK != 0)
    return len(others) == (SIZE - 1 if RANK == 0 else 1) and others[0] == (1 if RANK == 0 else 0) and merged.size == SIZE


def window():
    """Lets all ranks write into the memory of rank 0, and read what the next rank has written."""
    memory = np.zeros(64, "i4")
    win = MPI.Win.Create(memory, 4, comm=WORLD)
    win.Fence()
    win.Put(np.array([RANK + 1], "i4"), 0, RANK)
    win.Accumulate(np.array([1], "i4"), 0, SIZE)
    win.Fence()
    written, count = np.zeros(1, "i4"), np.zeros(1, "i4")
    win.Get(written, 0, NEXT)
    win.Get(count, 0, SIZE)
    win.Fence()
    win.Free()
    return written[0] == NEXT + 1 and count[0] == SIZE


WORDS = [str(bool(part())).lower() for part in (structs, arrays, collectives, bridge, window)]
# One string with its newline: where output is not buffered, print would write the newline by itself, after a line of another rank.
sys.stdout.write("rank %d in Python: structs %s, arrays %s, collective %s, between groups %s, window %s\n" % (RANK, *WORDS))
sys.stdout.flush()
