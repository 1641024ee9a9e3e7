"""A rank of the bench with mpi4py: the benchmarks of tests/bench/c on objects with the buffer interface.

It connects to the driver by a socket, sends its rank and the names of its benchmarks, runs the benchmarks
that the driver names, and answers with the nanoseconds of one iteration. In between it waits for the
driver, not in MPI.
"""

import os
import socket
import sys
import time
from array import array

import mpi4py

# Asks for MPI without threads, as the runners in other languages do; otherwise mpi4py would ask for MPI_THREAD_MULTIPLE.
mpi4py.rc.threads = False
from mpi4py import MPI  # noqa: E402

TAG = 1
WINDOW = 64
LARGEST = 4 << 20

world = MPI.COMM_WORLD
rank, ranks = world.Get_rank(), world.Get_size()
half = ranks // 2
other = MPI.PROC_NULL if rank >= 2 * half else rank + half if rank < half else rank - half
sent, received = bytearray(LARGEST * max(4, ranks)), bytearray(LARGEST * max(4, ranks))
numbers, sums = array("d", bytes(LARGEST)), array("d", bytes(LARGEST))

# Binds each rank to one core if there are more ranks than cores: else chance decides which ranks share a core.
cores = sorted(os.sched_getaffinity(0))
if ranks > len(cores):
    os.sched_setaffinity(0, {cores[rank % len(cores)]})


# Arguments that give mpi4py address and length; made once before the rounds, as a program would do.
def bytes_of(buffer, size):
    return [buffer, size, MPI.BYTE]


def pingpong(size, times):
    out, into = bytes_of(sent, size), bytes_of(received, size)
    for _ in range(times):
        if rank < other:
            world.Send(out, other, TAG)
        world.Recv(into, other, TAG)
        if rank > other:
            world.Send(out, other, TAG)


def window(size, times):
    out, into = bytes_of(sent, size), bytes_of(received, size)
    short_out, short_into = bytes_of(sent, 1), bytes_of(received, 1)
    for _ in range(times):
        if rank < other:
            MPI.Request.Waitall([world.Isend(out, other, TAG) for _ in range(WINDOW)])
            world.Recv(short_into, other, TAG)
        else:
            MPI.Request.Waitall([world.Irecv(into, other, TAG) for _ in range(WINDOW)])
            world.Send(short_out, other, TAG)


def bidirectional(size, times):
    out, into = bytes_of(sent, size), bytes_of(received, size)
    for _ in range(times):
        requests = [world.Irecv(into, other, TAG) for _ in range(WINDOW)]
        requests += [world.Isend(out, other, TAG) for _ in range(WINDOW)]
        MPI.Request.Waitall(requests)


def barrier(_, times):
    for _ in range(times):
        world.Barrier()


def bcast(size, times):
    into = bytes_of(received, size)
    for _ in range(times):
        world.Bcast(into, 0)


def allreduce(size, times):
    out, into = [numbers, size // 8, MPI.DOUBLE], [sums, size // 8, MPI.DOUBLE]
    for _ in range(times):
        world.Allreduce(out, into, MPI.SUM)


# In allgather and alltoall, size is the number of bytes of one block.
def allgather(size, times):
    out, into = bytes_of(sent, size), bytes_of(received, size)
    for _ in range(times):
        world.Allgather(out, into)


def alltoall(size, times):
    out, into = bytes_of(sent, size), bytes_of(received, size)
    for _ in range(times):
        world.Alltoall(out, into)


BENCHMARKS = {benchmark.__name__: benchmark for benchmark in (
    pingpong, window, bidirectional, barrier, bcast, allreduce, allgather, alltoall)}
BENCHMARKS["pairs"] = window


def run(name, size, times):
    world.Barrier()
    begin = time.perf_counter_ns()
    BENCHMARKS[name](int(size), times)
    world.Barrier()
    return (time.perf_counter_ns() - begin) / times


def main():
    with socket.create_connection(("127.0.0.1", int(sys.argv[1]))) as driver:
        lines = driver.makefile("rw", buffering=1)
        print(rank, *BENCHMARKS, file=lines, flush=True)
        for line in lines:
            name, size, times = line.split()
            print(run(name, size, int(times)), 0, file=lines, flush=True)


main()
