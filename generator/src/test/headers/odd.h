#include <stddef.h>
#define MPI_VERSION 4
#define MPI_SUBVERSION 1
#define MPICH_VERSION "4.1.3"
typedef int MPI_Comm;
typedef long MPI_Aint;
typedef long MPI_Count;
typedef int MPI_Fint;
#define MPI_COMM_WORLD ((MPI_Comm)0x44000000)
typedef struct MPI_Status { int MPI_SOURCE; int MPI_TAG; int MPI_ERROR; int a : 3; int b : 5; union { int u; float f; }; struct { int q; } named; } MPI_Status;
typedef struct { int x; } *MPI_Anon_pointer;
typedef enum { MPI_RED, MPI_GREEN = 5 } MPI_Color;
enum MPI_Kind { MPI_KIND_A = 1 };
enum { MPI_LOOSE = 9 };
typedef struct MPI_Pair { int a; double b; } MPI_Pair;
typedef union MPI_Either { int a; double b; } MPI_Either;
typedef struct MPI_Opaque MPI_Opaque;
typedef _Bool MPI_Flag;
int MPI_Without_prototype();
int MPI_Unnamed(int, MPI_Comm, const int *, MPI_Status []);
int MPI_Unsigned(unsigned char flags, unsigned n, unsigned short s, unsigned long l);
int MPI_Short(short s, _Bool b, float f, double d, char c);
int MPI_Bool_type(MPI_Flag flag);
int MPI_Enum(MPI_Color color, enum MPI_Kind kind);
int MPI_By_value(MPI_Pair pair, MPI_Either either);
int MPI_Struct_tag(struct MPI_Pair pair);
MPI_Pair MPI_Returns_struct(int x);
int MPI_Struct_array(int *n, MPI_Status array[]);
int MPI_Struct_array_fixed(MPI_Status array[4]);
int MPI_Callback(int (*fn)(int, void *), void *extra);
int MPI_Callback_unnamed(int (*)(int));
int MPI_Callback_array(int (*fns[3])(int));
int MPI_Callback_returning(void (*(*fn)(int))(void));
void (*MPI_Returns_function(int x))(int);
static inline int MPI_Inline(int x) { return x; }
static int MPI_Static(int x);
inline int MPI_Plain_inline(int x) { return x; }
#define MPI_Macro_function(x) MPI_Unnamed(x, 0, 0, 0)
#define MPI_Alias_macro MPI_Short
extern const int MPI_CONST_INT;
extern const MPI_Count MPI_CONST_COUNT;
extern const MPI_Comm MPI_CONST_COMM;
extern MPI_Fint *const MPI_F_STATUS_IGNORE;
extern const int MPI_CONST_ARRAY[3];
extern const MPI_Comm MPI_CONST_COMMS[];
extern const MPI_Opaque *const MPI_CONST_OPAQUE;
extern MPI_Opaque MPI_opaque_by_value;
extern MPI_Pair MPI_a_pair;
extern int (*MPI_function_variable)(int);
int MPI_Attributed(int x) __attribute__((nonnull, visibility("default"))) __attribute__((deprecated("no")));
__attribute__((visibility("default"))) int MPI_Attributed_before(int * __restrict__ a, const void *restrict b, int volatile *v);
int MPI_Attributed_param(int x __attribute__((unused)), void *p __attribute__((aligned(8))));
int MPI_Long_double(long double x);
int MPI_Int128(__int128 x);
int MPI_Complex(double _Complex x);
int MPI_Vararg(int x, ...);
void MPI_Void(int x);
void MPI_Nothing(void);
int MPI_Size(size_t n, unsigned long long m, signed char c, long int q);
int MPI_Matrix(int ranges[][3], char **argv[], const int *const *more, int (*pointer)[3]);
_Noreturn void MPI_Noreturn(int code);
typedef void MPI_Handler(MPI_Comm *, int *, ...);
int MPI_Handler_create(MPI_Handler *fn, int *handler);
int MPI_Opaque_param(MPI_Opaque *o, struct MPI_Unknown *u);
