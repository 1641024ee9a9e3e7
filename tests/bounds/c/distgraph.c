/* A distributed graph made from a Cartesian communicator: Open MPI calls it Cartesian, and its neighborhood collectives fail
 * (argument "gather"). A graph made from a copy without topology (argument "split") is right. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    int ranks, rank, topology, periods[1] = {1}, weight[1] = {1}, got[2] = {-1, -1};
    MPI_Comm cart, from, graph;

    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    MPI_Cart_create(MPI_COMM_WORLD, 1, &ranks, periods, 0, &cart);
    from = cart;
    if (argc > 1 && strcmp(argv[1], "split") == 0)
        MPI_Comm_split(cart, 0, rank, &from);
    int left[1] = {(rank + ranks - 1) % ranks}, right[1] = {(rank + 1) % ranks};
    MPI_Dist_graph_create_adjacent(from, 1, left, weight, 1, right, weight, MPI_INFO_NULL, 0, &graph);
    MPI_Topo_test(graph, &topology);
    if (rank == 0)
        printf("%s\n", topology == MPI_DIST_GRAPH ? "DIST_GRAPH" : topology == MPI_CART ? "CART" : "another");
    if (argc > 1) {
        MPI_Neighbor_allgather(&rank, 1, MPI_INT, got, 1, MPI_INT, graph);
        printf("rank %d: %d from %d\n", rank, got[0], left[0]);
    }
    MPI_Finalize();
    return topology == MPI_DIST_GRAPH ? 0 : 1;
}
