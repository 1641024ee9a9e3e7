/*
 * Reads the dispositions of all signals in one call, and restores the disposition of one signal, by
 * system calls. The functions of the C library may not reach the kernel: if the JDK's library
 * libjsig is preloaded, it replaces them, keeps the handlers of the JVM in place, and answers with
 * the handlers that it has saved.
 */
#include <jni.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#define KERNEL_SET_BYTES 8
#define MOST_WORDS 32

/*
 * Gets or sets the disposition of a signal by the kernel's own call. The kernel's struct sigaction
 * differs from libc's: it starts with the handler, and has four words on most processors.
 */
static long act(jint signal, void *from, void *to)
{
    return syscall(SYS_rt_sigaction, (long)signal, from, to, (long)KERNEL_SET_BYTES);
}

JNIEXPORT void JNICALL Java_mpi_internal_signals_Dispositions_take(JNIEnv *env, jclass type,
                                                                   jlongArray to, jint words,
                                                                   jint last);
JNIEXPORT void JNICALL Java_mpi_internal_signals_Dispositions_take(JNIEnv *env, jclass type,
                                                                   jlongArray to, jint words,
                                                                   jint last)
{
    (void)type;
    for (jint signal = 1; signal <= last && words <= MOST_WORDS; signal++) {
        jlong found[MOST_WORDS];
        memset(found, 0, sizeof found);
        act(signal, NULL, found);
        (*env)->SetLongArrayRegion(env, to, signal * words, words, found);
    }
}

JNIEXPORT jboolean JNICALL Java_mpi_internal_signals_Dispositions_give(JNIEnv *env, jclass type,
                                                                       jlongArray from, jint words,
                                                                       jint signal);
JNIEXPORT jboolean JNICALL Java_mpi_internal_signals_Dispositions_give(JNIEnv *env, jclass type,
                                                                       jlongArray from, jint words,
                                                                       jint signal)
{
    (void)type;
    jlong was[MOST_WORDS];
    memset(was, 0, sizeof was);
    if (words > MOST_WORDS)
        return JNI_FALSE;
    (*env)->GetLongArrayRegion(env, from, signal * words, words, was);
    return act(signal, was, NULL) == 0;
}
