/*
 * Pins Java arrays: the garbage collector does not move a pinned array while MPI reads or writes
 * it. Java code cannot pin arrays without JNI. Use this only with collectors that pin single
 * objects: any other collector would stop until the array is released.
 */
#include <jni.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_llong pins;

/*
 * Adds to the counter of pinned arrays, not atomically, since that would cost 5 ns of each call: if
 * two threads pin at the same time, the additions of one may be lost.
 */
static void count(jlong more)
{
    long long known = atomic_load_explicit(&pins, memory_order_relaxed);
    atomic_store_explicit(&pins, known + more, memory_order_relaxed);
}

JNIEXPORT jlong JNICALL Java_mpi_internal_system_Pins_count(JNIEnv *env, jclass type);
JNIEXPORT jlong JNICALL Java_mpi_internal_system_Pins_count(JNIEnv *env, jclass type)
{
    (void)env;
    (void)type;
    return atomic_load_explicit(&pins, memory_order_relaxed);
}

JNIEXPORT jlong JNICALL Java_mpi_internal_system_Pins_pin(JNIEnv *env, jclass type, jobject array)
{
    (void)type;
    count(1);
    return (jlong)(intptr_t)(*env)->GetPrimitiveArrayCritical(env, array, NULL);
}

/* Pins several arrays in one call, since a call from Java costs more than a pin. */
JNIEXPORT void JNICALL Java_mpi_internal_system_Pins_pinAll(JNIEnv *env, jclass type,
                                                            jobjectArray arrays, jlong addresses)
{
    (void)type;
    jlong *to = (jlong *)(intptr_t)addresses;
    jsize length = (*env)->GetArrayLength(env, arrays);
    count(length);
    for (jsize i = 0; i < length; i++) {
        jobject array = (*env)->GetObjectArrayElement(env, arrays, i);
        to[i] = (jlong)(intptr_t)(*env)->GetPrimitiveArrayCritical(env, array, NULL);
        (*env)->DeleteLocalRef(env, array);
    }
}

JNIEXPORT void JNICALL Java_mpi_internal_system_Pins_unpinAll(JNIEnv *env, jclass type,
                                                              jobjectArray arrays, jlong addresses)
{
    (void)type;
    const jlong *from = (const jlong *)(intptr_t)addresses;
    jsize length = (*env)->GetArrayLength(env, arrays);
    for (jsize i = 0; i < length; i++) {
        jobject array = (*env)->GetObjectArrayElement(env, arrays, i);
        (*env)->ReleasePrimitiveArrayCritical(env, array, (void *)(intptr_t)from[i], 0);
        (*env)->DeleteLocalRef(env, array);
    }
}

JNIEXPORT void JNICALL Java_mpi_internal_system_Pins_unpin(JNIEnv *env, jclass type, jobject array,
                                                           jlong address)
{
    (void)type;
    (*env)->ReleasePrimitiveArrayCritical(env, array, (void *)(intptr_t)address, 0);
}
