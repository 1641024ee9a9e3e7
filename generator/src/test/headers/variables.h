/* An MPI whose constants are variables of the library, one of each type that they may have. */
#define MPI_VERSION 4
#define MPI_SUBVERSION 0

typedef struct trampoline_comm *MPI_Comm;
typedef unsigned long MPI_Group;
typedef long MPI_Offset;
typedef int MPI_Fint;
typedef struct {
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
} MPI_Status;

extern const MPI_Comm MPI_COMM_WORLD;
extern const MPI_Comm MPI_COMM_NULL;
extern const MPI_Group MPI_GROUP_NULL;
extern const int MPI_ANY_SOURCE;
extern const long MPI_MAX_BYTES;
extern const MPI_Offset MPI_DISPLACEMENT_CURRENT;
extern const MPI_Fint MPI_F_SOURCE_NUMBER;
extern MPI_Status *const MPI_STATUS_IGNORE;
extern void *const MPI_BOTTOM;
extern const char MPI_FORMAT[8];
extern int MPI_UNWEIGHTED_ROOM[1];
extern const double MPI_FACTOR;
extern const MPI_Status MPI_EMPTY_STATUS;

#define MPI_ANY_TAG MPI_ANY_SOURCE
#define MPI_COMM_ALL ((MPI_Comm)MPI_COMM_WORLD)

int MPI_Comm_size(MPI_Comm comm, int *size);
