/*
 * Calls class JvmEnd when the JVM ends, after all shutdown hooks. A hook cannot do this itself:
 * hooks run concurrently, so a hook may run before the others have finished.
 */
#include <jvmti.h>
#include <stdbool.h>
#include <stddef.h>

static jclass type_called;
static jmethodID method_called;

static void JNICALL at_end(jvmtiEnv *jvmti, JNIEnv *env)
{
    (void)jvmti;
    (*env)->CallStaticVoidMethod(env, type_called, method_called);
    if ((*env)->ExceptionCheck(env))
        (*env)->ExceptionDescribe(env);
}

/*
 * Makes a JVMTI environment that reports the end of the JVM. It is made only when the JVM begins
 * to end, since an environment that exists earlier slows virtual threads down.
 */
static bool listen_to(JavaVM *vm)
{
    void *found = NULL;
    if ((*vm)->GetEnv(vm, &found, JVMTI_VERSION_1_2) != JNI_OK)
        return false;
    jvmtiEnv *jvmti = (jvmtiEnv *)found;
    jvmtiEventCallbacks callbacks = {.VMDeath = at_end};
    return (*jvmti)->SetEventCallbacks(jvmti, &callbacks, (jint)sizeof callbacks) ==
               JVMTI_ERROR_NONE &&
           (*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL) ==
               JVMTI_ERROR_NONE;
}

JNIEXPORT jboolean JNICALL Java_mpi_internal_system_JvmEnd_listen(JNIEnv *env, jclass type);
JNIEXPORT jboolean JNICALL Java_mpi_internal_system_JvmEnd_listen(JNIEnv *env, jclass type)
{
    JavaVM *vm = NULL;
    type_called = (*env)->NewGlobalRef(env, type);
    method_called = (*env)->GetStaticMethodID(env, type, "ended", "()V");
    bool is_known = type_called != NULL && method_called != NULL;
    return is_known && (*env)->GetJavaVM(env, &vm) == JNI_OK && listen_to(vm);
}
