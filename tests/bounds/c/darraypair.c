/*
 * Receives the block of each process of a distributed array of MPI_SHORT_INT, on two ranks that communicate by libfabric: with MPICH 5.0.2,
 * MPIR_CVAR_CH4_NETMOD=ofi MPIR_CVAR_NOLOCAL=1 mpiexec -n 2 ends in an assertion of get_elements_x.c. MPI_INT is received correctly.
 */
#include <mpi.h>
#include <stdio.h>

enum { PROCESSES = 6, PAIR = 6, ROOM = 65536 };

int main(int argc, char **argv)
{
    static char sent[ROOM], received[ROOM];
    int sizes[] = {7, 5}, grid[] = {2, 3}, blocks[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_BLOCK};
    int lengths[] = {MPI_DISTRIBUTE_DFLT_DARG, MPI_DISTRIBUTE_DFLT_DARG};
    int rank, size;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (int process = 0; process < PROCESSES; process++) {
        MPI_Datatype block;
        MPI_Request send;
        MPI_Type_create_darray(PROCESSES, process, 2, sizes, blocks, lengths, grid, MPI_ORDER_C, MPI_SHORT_INT, &block);
        MPI_Type_commit(&block);
        MPI_Type_size(block, &size);
        MPI_Isend(sent, size / PAIR, MPI_SHORT_INT, 1 - rank, 0, MPI_COMM_WORLD, &send);
        MPI_Recv(received, 1, block, 1 - rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Wait(&send, MPI_STATUS_IGNORE);
        MPI_Type_free(&block);
        if (rank == 0)
            printf("the block of process %d has arrived\n", process);
    }
    MPI_Finalize();
    return 0;
}
