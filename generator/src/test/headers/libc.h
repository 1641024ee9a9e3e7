/* Functions of libc, which a test calls through the Java that is made from this header. */
typedef unsigned long size_t;
typedef int(comparison)(const void *, const void *);

struct pair {
    char first;
    int second;
};

#define TWELVE (4 * 3)

int abs(int x);
size_t strlen(const char *s);
void qsort(void *base, size_t n, size_t size, comparison *compare);
int snprintf(char *text, size_t size, const char *format, ...);
