/* A thread waits for a message of its own process that another thread sends: MPICH 4.0.2 never ends the wait. */
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static void *wait_for(void *request)
{
    MPI_Wait(request, MPI_STATUS_IGNORE);
    printf("received\n");
    return NULL;
}

int main(int argc, char **argv)
{
    int level, in = 0, out = 5;
    MPI_Request request;
    pthread_t thread;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
    MPI_Irecv(&in, 1, MPI_INT, 0, 5, MPI_COMM_SELF, &request);
    pthread_create(&thread, NULL, wait_for, &request);
    sleep(1);
    MPI_Send(&out, 1, MPI_INT, 0, 5, MPI_COMM_SELF);
    pthread_join(thread, NULL);
    MPI_Finalize();
    return 0;
}
