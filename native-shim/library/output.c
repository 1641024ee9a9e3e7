/* Waits for the launcher to read what this rank has printed. */
#include "panmpi.h"

#include <jni.h>

JNIEXPORT void JNICALL Java_mpi_internal_system_Output_awaitReader(JNIEnv *env, jclass type,
                                                                   jint millis);
JNIEXPORT void JNICALL Java_mpi_internal_system_Output_awaitReader(JNIEnv *env, jclass type,
                                                                   jint millis)
{
    (void)env;
    (void)type;
    mpishim_wait_for_reader(millis);
}
