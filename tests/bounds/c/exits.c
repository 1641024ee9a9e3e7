/*
 * All ranks close their outputs, and end at the next whole half second with a status other than
 * zero. The launcher of Open MPI 5.0 then hangs or ends by SIGABRT in about one of four jobs of
 * four ranks. With any argument, the outputs stay open, and the launcher ends the job each time.
 */
#include <mpi.h>
#include <sys/time.h>
#include <unistd.h>

enum { PERIOD_MICROS = 500000, STATUS = 86 };

int main(int argc, char **argv)
{
    int rank = 0;
    MPI_Comm half, both;
    struct timeval now;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &half);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 0, &both);
    if (argc < 2) {
        close(STDOUT_FILENO);
        close(STDERR_FILENO);
    }
    gettimeofday(&now, NULL);
    usleep(PERIOD_MICROS - now.tv_usec % PERIOD_MICROS);
    _exit(STATUS);
}
