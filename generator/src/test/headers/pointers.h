/* A small MPI whose handles are pointers to symbols, as Open MPI's are. */
#ifndef POINTERS_H
#define POINTERS_H

#include <stdint.h>

#define OMPI_DECLSPEC __attribute__((visibility("default")))
#define OMPI_PREDEFINED_GLOBAL(type, global) ((type)((void *)&(global)))

typedef struct ompi_communicator_t *MPI_Comm;
typedef intptr_t MPI_Aint;
typedef struct ompi_status_public_t MPI_Status;
typedef struct outer_status_t MPI_F08_status;

struct ompi_status_public_t {
    int MPI_SOURCE;
    int _cancelled : 1;
    intptr_t _ucount;
};

struct outer_status_t {
    struct ompi_status_public_t inner;
};

struct ompi_predefined_communicator_t;
OMPI_DECLSPEC extern struct ompi_predefined_communicator_t ompi_mpi_comm_world;
OMPI_DECLSPEC extern int *MPI_F_STATUS_IGNORE;

#define MPI_COMM_WORLD OMPI_PREDEFINED_GLOBAL(MPI_Comm, ompi_mpi_comm_world)
#define MPI_COMM_DUP_FN OMPI_C_MPI_COMM_DUP_FN
#define MPI_INT32_T ((MPI_Comm)0x00000250)
#define MPI_ANY_TAG -1
#define MPI_STATUS_IGNORE ((MPI_Status *)0)

OMPI_DECLSPEC int OMPI_C_MPI_COMM_DUP_FN(MPI_Comm comm, int comm_keyval);
OMPI_DECLSPEC int MPI_Comm_size(MPI_Comm comm, int *size);

#endif
