/* Waits for the launcher to read what this rank has printed. */
#include "panmpi.h"

#include <jni.h>

JNIEXPORT jboolean JNICALL Java_mpi_internal_Output_awaitReader(JNIEnv *env, jclass type,
                                                                jint millis);
JNIEXPORT jboolean JNICALL Java_mpi_internal_Output_awaitReader(JNIEnv *env, jclass type,
                                                                jint millis)
{
    (void)env;
    (void)type;
    return mpishim_wait_for_reader(millis);
}
