/* A vector of three resized, indexed blocks, sent to itself: MPICH 5.0 reports too few bytes received or packs wrong ones. */
#include <mpi.h>
#include <stdio.h>
#include <string.h>
int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    int lengths[] = {1, 1};
    MPI_Aint at[] = {4, 36};
    MPI_Datatype h, r, c;
    MPI_Type_create_hindexed(2, lengths, at, MPI_INT, &h);
    MPI_Type_create_resized(h, -12, -20, &r);
    MPI_Type_contiguous(3, r, &c);
    MPI_Type_commit(&c);
    MPI_Aint lb, extent; int size;
    MPI_Type_get_extent(c, &lb, &extent); MPI_Type_size(c, &size);
    static int memory[400];
    for (int i = 0; i < 400; i++) memory[i] = i - 200;
    static int got[18], packed[18];
    memset(got, 0x55, sizeof got);
    MPI_Status status;
    MPI_Sendrecv(memory + 200, 3, c, 0, 1, got, 18, MPI_INT, 0, 1, MPI_COMM_SELF, &status);
    int n; MPI_Get_count(&status, MPI_INT, &n);
    int pos = 0;
    MPI_Pack(memory + 200, 3, c, packed, sizeof packed, &pos, MPI_COMM_SELF);
    printf("lb %ld extent %ld size %d count %d\n", (long) lb, (long) extent, size, n);
    int bad = 0, k = 0;
    for (int i = 0; i < 3; i++) for (int j = 0; j < 3; j++) for (int b = 0; b < 2; b++, k++) {
        int want = (int) ((i * extent + j * -20 + at[b]) / 4);
        if (got[k] != want || packed[k] != want) { printf("%d: want %d sent %d packed %d\n", k, want, got[k], packed[k]); bad++; }
    }
    printf("%d wrong\n", bad);
    MPI_Finalize();
    return bad != 0;
}
