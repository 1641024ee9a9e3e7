/* Header of an MPI library whose constants are C variables, and whose handles are pointers. */
#define MPI_VERSION 4
#define MPI_SUBVERSION 0
#define ADDRESSES_VERSION 1.0

typedef struct addresses_comm *MPI_Comm;
typedef struct addresses_datatype *MPI_Datatype;
typedef struct {
    int reserved[5];
    int MPI_SOURCE;
    int MPI_TAG;
    int MPI_ERROR;
} MPI_Status;

extern const MPI_Comm MPI_COMM_NULL;
extern const MPI_Comm MPI_COMM_WORLD;
extern const MPI_Datatype MPI_DATATYPE_NULL;
extern const MPI_Datatype MPI_INT;
extern const int MPI_ANY_SOURCE;
extern const int MPI_ANY_TAG;
extern const char MPI_FORMAT[8];

int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);
int MPI_Comm_rank(MPI_Comm comm, int *rank);
int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
             MPI_Status *status);
int MPI_Get_library_version(char *version, int *resultlen);
