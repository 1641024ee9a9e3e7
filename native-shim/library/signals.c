/*
 * Takes and gives back what each signal does, in one call. Asks the kernel, not the C library: a
 * preloaded libjsig would answer with the handlers that it keeps behind the JVM's.
 */
#include <jni.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define KERNEL_SET_BYTES 8

static long sigaction_of(jint signal, void *from, void *to)
{
    return syscall(SYS_rt_sigaction, (long)signal, from, to, (long)KERNEL_SET_BYTES);
}

/* What the kernel keeps of a signal starts with the handler, and fits into `room` bytes. */
JNIEXPORT void JNICALL Java_mpi_internal_Dispositions_take(JNIEnv *env, jclass type, jlong address,
                                                           jint room, jint last);
JNIEXPORT void JNICALL Java_mpi_internal_Dispositions_take(JNIEnv *env, jclass type, jlong address,
                                                           jint room, jint last)
{
    (void)env;
    (void)type;
    for (jint signal = 1; signal <= last; signal++) {
        char *to = (char *)address + (size_t)signal * (size_t)room;
        memset(to, 0, (size_t)room);
        sigaction_of(signal, NULL, to);
    }
}

JNIEXPORT jboolean JNICALL Java_mpi_internal_Dispositions_give(JNIEnv *env, jclass type,
                                                               jlong address, jint signal);
JNIEXPORT jboolean JNICALL Java_mpi_internal_Dispositions_give(JNIEnv *env, jclass type,
                                                               jlong address, jint signal)
{
    (void)env;
    (void)type;
    return sigaction_of(signal, (char *)address, NULL) == 0;
}
