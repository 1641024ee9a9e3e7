/* One rank of a job in several languages: Partners.java and partner.py do the same. Each rank exchanges structs and arrays with its
   neighbours, takes part in collective calls, uses an inter-communicator and a window, and prints which results were right. */
#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBERS = 1000, TYPED = 1, RAW = 2, ARRAY = 3, BRIDGE = 4 };

struct reading {
    int id;
    double value;
    signed char kind;
    short parts[3];
    int64_t stamp;
};

static int rank, size, next, previous;

/* Fills the struct that rank `of` sends. The padding between the members becomes 0. */
static void fill(struct reading *reading, int of) {
    memset(reading, 0, sizeof *reading);
    reading->id = of;
    reading->value = of + 0.25;
    reading->kind = (signed char)('a' + of);
    for (int i = 0; i < 3; i++) reading->parts[i] = (short)(10 * of + i);
    reading->stamp = INT64_C(10000000000) + of;
}

static MPI_Datatype reading_type(void) {
    int lengths[] = {1, 1, 1, 3, 1};
    MPI_Aint places[] = {offsetof(struct reading, id), offsetof(struct reading, value), offsetof(struct reading, kind),
                         offsetof(struct reading, parts), offsetof(struct reading, stamp)};
    MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE, MPI_SIGNED_CHAR, MPI_SHORT, MPI_INT64_T}, members, type;
    MPI_Type_create_struct(5, lengths, places, types, &members);
    MPI_Type_create_resized(members, 0, sizeof(struct reading), &type);
    MPI_Type_commit(&type);
    MPI_Type_free(&members);
    return type;
}

/* Exchanges structs with the neighbours, by a datatype and then as bytes; returns true if all bytes were right. */
static bool structs(void) {
    struct reading own, wanted, got;
    MPI_Datatype type = reading_type();
    fill(&own, rank);
    fill(&wanted, previous);
    memset(&got, 0, sizeof got);
    MPI_Sendrecv(&own, 1, type, next, TYPED, &got, 1, type, previous, TYPED, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    bool is_right = memcmp(&wanted, &got, sizeof got) == 0;
    memset(&got, 0, sizeof got);
    int bytes = (int)sizeof own;
    MPI_Sendrecv(&own, bytes, MPI_BYTE, next, RAW, &got, bytes, MPI_BYTE, previous, RAW, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Type_free(&type);
    return is_right && memcmp(&wanted, &got, sizeof got) == 0;
}

static bool arrays(void) {
    double own[NUMBERS], got[NUMBERS];
    bool is_right = true;
    for (int i = 0; i < NUMBERS; i++) own[i] = rank + i / 8.0;
    MPI_Sendrecv(own, NUMBERS, MPI_DOUBLE, next, ARRAY, got, NUMBERS, MPI_DOUBLE, previous, ARRAY, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    for (int i = 0; i < NUMBERS; i++) is_right = is_right && got[i] == previous + i / 8.0;
    return is_right;
}

static bool collectives(void) {
    int from_first = rank == 0 ? 42 : 0, sum, all[64], counts[64], begins[64];
    MPI_Bcast(&from_first, 1, MPI_INT, 0, MPI_COMM_WORLD);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < size; i++) counts[i] = i + 1, begins[i] = i * (i + 1) / 2;
    int *own = malloc(sizeof *own * (size_t)(rank + 1));
    for (int i = 0; i <= rank; i++) own[i] = 100 * rank + i;
    MPI_Allgatherv(own, rank + 1, MPI_INT, all, counts, begins, MPI_INT, MPI_COMM_WORLD);
    free(own);
    bool is_right = from_first == 42 && sum == size * (size - 1) / 2;
    for (int i = 0; i < size; i++)
        for (int j = 0; j <= i; j++) is_right = is_right && all[begins[i] + j] == 100 * i + j;
    return is_right;
}

/* Connects rank 0 with all other ranks by an inter-communicator; returns true if the calls on it gave the right results. */
static bool bridge(void) {
    MPI_Comm side, between, merged;
    int others[64], expected = rank == 0 ? size - 1 : 1, remote, whole;
    MPI_Comm_split(MPI_COMM_WORLD, rank == 0, rank, &side);
    MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, rank == 0 ? 1 : 0, BRIDGE, &between);
    MPI_Comm_remote_size(between, &remote);
    MPI_Allgather(&rank, 1, MPI_INT, others, 1, MPI_INT, between);
    MPI_Intercomm_merge(between, rank != 0, &merged);
    MPI_Comm_size(merged, &whole);
    bool is_right = remote == expected && others[0] == (rank == 0 ? 1 : 0) && whole == size;
    MPI_Comm_free(&merged);
    MPI_Comm_free(&between);
    MPI_Comm_free(&side);
    return is_right;
}

/* Lets all ranks write into the memory of rank 0; returns true if the number that the next rank wrote there was right. */
static bool window(void) {
    int memory[64] = {0}, mine = rank + 1, one = 1, count = 0, written = 0;
    MPI_Win win;
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_Win_fence(0, win);
    MPI_Put(&mine, 1, MPI_INT, 0, rank, 1, MPI_INT, win);
    MPI_Accumulate(&one, 1, MPI_INT, 0, size, 1, MPI_INT, MPI_SUM, win);
    MPI_Win_fence(0, win);
    MPI_Get(&written, 1, MPI_INT, 0, next, 1, MPI_INT, win);
    MPI_Get(&count, 1, MPI_INT, 0, size, 1, MPI_INT, win);
    MPI_Win_fence(0, win);
    MPI_Win_free(&win);
    return written == next + 1 && count == size;
}

static const char *word(bool is_right) { return is_right ? "true" : "false"; }

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    next = (rank + 1) % size;
    previous = (rank + size - 1) % size;
    bool a = structs(), b = arrays(), c = collectives(), d = bridge(), e = window();
    printf("rank %d in C: structs %s, arrays %s, collective %s, between groups %s, window %s\n", rank, word(a), word(b), word(c), word(d), word(e));
    MPI_Finalize();
    return 0;
}
