/* A small MPI whose handles are integers, as MPICH's are. */
#ifndef INTEGERS_H
#define INTEGERS_H

#include <stddef.h>

#define LIBRARY_VERSION "1.0-test"
#define MPI_VERSION 4
#define MPI_DECLSPEC

typedef int MPI_Comm;
typedef int MPI_Datatype;
typedef long MPI_Aint;
typedef MPI_Aint MPI_Count;
typedef struct file_impl *MPI_File;
typedef long double MPI_Unsupported;

#define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
#define MPI_COMM_SELF ((MPI_Comm)0x44000001)
#define MPI_ANY_SOURCE (-2)
#define MPI_UNSIGNED_MAX 0xffffffffu
#define MPI_DISPLACEMENT_CURRENT ((MPI_Aint)-54278278)
#define MPI_BOTTOM (void *)0
#define MPI_IN_PLACE ((void *)-1)
#define MPI_FACTOR 2.5
#define MPI_FORMAT "%ld \"quoted\""
#define MPI_T_ENUM_NULL ((struct enum_impl *)NULL)
#define MPI_TWICE(x) ((x) + (x))
#define OTHER_CONSTANT 17

enum MPI_Topology { MPI_GRAPH = 1, MPI_CART };
typedef enum { MPI_SAFE = -3, UNRELATED = 9 } MPI_Safety;

typedef struct MPI_Status {
    int count_lo;
    char cancelled;
    MPI_Aint bytes;
    int MPI_SOURCE, MPI_TAG;
    int reserved[3];
} MPI_Status;

typedef struct {
    double half;
} MPI_Anonymous;

typedef MPI_Anonymous MPI_Second_name;

typedef int(MPI_Copy_function)(MPI_Comm oldcomm, int keyval, void *, int flags[]);
typedef int MPI_Plain_function(void *extra_state);
typedef void(MPI_Handler_function)(MPI_Comm *, int *, ...);
typedef MPI_Handler_function MPI_Handler_fn;

extern int *const MPI_UNWEIGHTED;
extern MPI_Comm MPI_a_variable __attribute__((visibility("default")));
static int MPI_hidden;

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
    __attribute__((deprecated("for the test")));
int MPI_Group_range_incl(int n, int ranges[][3], char **argv[], const int *const *more);
int MPI_Unnamed(int, const char *, MPI_Status *);
int MPI_Keyword(int class, int record);
int MPI_Create_handler(MPI_Handler_function *function, int *handler);
int MPI_Inline_callback(void (*function)(int, ...));
int MPI_By_function(MPI_Copy_function copy);
int MPI_Long_double(long double x);
void *MPI_Address(void);
void MPI_Nothing(void);
double MPI_Wtime(void);
int MPI_Pcontrol(const int level, ...);
int PMPI_Send(int other);
static inline int MPI_Inlined(int x) { return x; }

#endif
