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

JNIEXPORT void JNICALL Java_mpi_internal_Pins_unpin(JNIEnv *env, jclass pins, jobject array,
                                                    jlong address)
{
    (void)pins;
    (*env)->ReleasePrimitiveArrayCritical(env, array, (void *)(intptr_t)address, 0);
}
