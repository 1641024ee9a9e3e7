/* A C program that starts a Java VM in each rank, and passes its communicator and its window to InsideC.java. Its arguments are
   LIBJVM CLASSPATH c|java: the last one says which language initializes MPI. */
#include <dlfcn.h>
#include <jni.h>
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef jint create_vm(JavaVM **, void **, void *);

static JavaVM *vm;
static JNIEnv *env;
static jclass inside;

static void die(const char *what) {
    if (env != NULL && (*env)->ExceptionCheck(env)) (*env)->ExceptionDescribe(env);
    fprintf(stderr, "host: %s\n", what);
    exit(1);
}

static void start_vm(const char *library, const char *class_path) {
    void *opened = dlopen(library, RTLD_NOW | RTLD_GLOBAL);
    create_vm *create = NULL;
    if (opened != NULL) *(void **)&create = dlsym(opened, "JNI_CreateJavaVM");
    if (create == NULL) die(dlerror());
    char path[4096];
    snprintf(path, sizeof path, "-Djava.class.path=%s", class_path);
    JavaVMOption options[] = {{.optionString = path}, {.optionString = "--enable-native-access=ALL-UNNAMED"}, {.optionString = "-Xmx128m"}};
    JavaVMInitArgs args = {.version = JNI_VERSION_10, .nOptions = 3, .options = options};
    if (create(&vm, (void **)&env, &args) != JNI_OK) die("no Java VM");
    inside = (*env)->FindClass(env, "InsideC");
    if (inside == NULL) die("no class InsideC on the class path");
}

/* Calls a static method of InsideC, with the two handles as arguments if its signature has them. */
static void call(const char *method, const char *signature, jlong comm, jlong win) {
    jmethodID id = (*env)->GetStaticMethodID(env, inside, method, signature);
    if (id == NULL) die(method);
    (*env)->CallStaticVoidMethod(env, inside, id, comm, win);
    if ((*env)->ExceptionCheck(env)) die(method);
}

/*
 * Converts a C handle, which is an int or a pointer depending on the MPI library, to Java's long.
 */
#define AS_LONG(handle) ((jlong)(intptr_t)(handle))

/* Creates a communicator and a window, lets Java write into the window, and checks what the previous rank has written here. */
static void work(void) {
    MPI_Comm copy;
    MPI_Win win;
    int memory = -1, rank, size;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_rank(copy, &rank);
    MPI_Comm_size(copy, &size);
    MPI_Win_create(&memory, sizeof memory, sizeof memory, MPI_INFO_NULL, copy, &win);
    MPI_Win_fence(0, win);
    call("work", "(JJ)V", AS_LONG(copy), AS_LONG(win));
    MPI_Win_fence(0, win);
    int previous = (rank + size - 1) % size;
    printf("rank %d in C: Java put the right number: %s\n", rank, memory == 1000 + previous ? "true" : "false");
    MPI_Win_free(&win);
    MPI_Comm_free(&copy);
}

int main(int argc, char **argv) {
    if (argc != 4) die("host LIBJVM CLASSPATH c|java");
    int is_of_c = strcmp(argv[3], "c") == 0, finalized;
    if (is_of_c) MPI_Init(&argc, &argv);
    start_vm(argv[1], argv[2]);
    if (!is_of_c) call("begin", "()V", 0, 0);
    work();
    if (!is_of_c) call("end", "()V", 0, 0);
    (*vm)->DestroyJavaVM(vm);
    MPI_Finalized(&finalized);
    printf("in C: MPI is finalized by Java: %s\n", finalized ? "true" : "false");
    if (!finalized) MPI_Finalize();
    return 0;
}
