/*
 * Keeps an array of Java where it is while MPI reads or writes it, which no Java code can do. To be
 * used only where the JVM's collector pins single objects: others would stop until the end of it.
 */
#include <jni.h>
#include <stdint.h>

JNIEXPORT jlong JNICALL Java_mpi_internal_Pins_pin(JNIEnv *env, jclass pins, jobject array)
{
    (void)pins;
    return (jlong)(intptr_t)(*env)->GetPrimitiveArrayCritical(env, array, NULL);
}

/* One call for all: for a thousand arrays, a thousand calls cost more than the pins. */
JNIEXPORT void JNICALL Java_mpi_internal_Pins_pinAll(JNIEnv *env, jclass pins, jobjectArray arrays,
                                                     jlong addresses)
{
    (void)pins;
    jlong *to = (jlong *)(intptr_t)addresses;
    jsize count = (*env)->GetArrayLength(env, arrays);
    for (jsize i = 0; i < count; i++) {
        jobject array = (*env)->GetObjectArrayElement(env, arrays, i);
        to[i] = (jlong)(intptr_t)(*env)->GetPrimitiveArrayCritical(env, array, NULL);
        (*env)->DeleteLocalRef(env, array);
    }
}

JNIEXPORT void JNICALL Java_mpi_internal_Pins_unpinAll(JNIEnv *env, jclass pins,
                                                       jobjectArray arrays, jlong addresses)
{
    (void)pins;
    const jlong *from = (const jlong *)(intptr_t)addresses;
    jsize count = (*env)->GetArrayLength(env, arrays);
    for (jsize i = 0; i < count; i++) {
        jobject array = (*env)->GetObjectArrayElement(env, arrays, i);
        (*env)->ReleasePrimitiveArrayCritical(env, array, (void *)(intptr_t)from[i], 0);
        (*env)->DeleteLocalRef(env, array);
    }
}

JNIEXPORT void JNICALL Java_mpi_internal_Pins_unpin(JNIEnv *env, jclass pins, jobject array,
                                                    jlong address)
{
    (void)pins;
    (*env)->ReleasePrimitiveArrayCritical(env, array, (void *)(intptr_t)address, 0);
}
