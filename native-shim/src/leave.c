/*
 * Finds the line of the Java program whose call of a C library ends the process by exit, as MPICH
 * does after an internal error. What the library prints does not name that line.
 */
#include "panmpi.h"

#include <dlfcn.h>
#include <jni.h>
#include <stdlib.h>
#include <string.h>

typedef jint find_jvms(JavaVM **, jsize, jsize *);

/* Returns the JNI functions of this thread; NULL if it is no thread of a JVM. */
static JNIEnv *environment(void)
{
    find_jvms *find = NULL;
    void *address = dlsym(RTLD_DEFAULT, "JNI_GetCreatedJavaVMs"), *found = NULL;
    memcpy((void *)&find, (const void *)&address, sizeof find);
    JavaVM *vm = NULL;
    jsize count = 0;
    if (find == NULL || find(&vm, 1, &count) != JNI_OK || count == 0)
        return NULL;
    return (*vm)->GetEnv(vm, &found, JNI_VERSION_10) == JNI_OK ? (JNIEnv *)found : NULL;
}

/*
 * Calls a Java method that has no parameters and returns an object of the given type. Returns NULL
 * if the method throws an exception.
 */
static jobject call(JNIEnv *env, jobject object, const char *name, const char *type)
{
    char *signature = mpishim_format("()%s", type);
    jclass class = (*env)->GetObjectClass(env, object);
    jmethodID method = (*env)->GetMethodID(env, class, name, signature);
    free(signature);
    jobject result = method == NULL ? NULL : (*env)->CallObjectMethod(env, object, method);
    if ((*env)->ExceptionCheck(env)) {
        (*env)->ExceptionClear(env);
        return NULL;
    }
    return result;
}

/* Returns the text that a method of a stack frame returns, as a new string. */
static char *text(JNIEnv *env, jobject frame, const char *method)
{
    jstring found = call(env, frame, method, "Ljava/lang/String;");
    const char *characters = found == NULL ? NULL : (*env)->GetStringUTFChars(env, found, NULL);
    char *copy = mpishim_format("%s", characters == NULL ? "" : characters);
    if (characters != NULL)
        (*env)->ReleaseStringUTFChars(env, found, characters);
    return copy;
}

/*
 * Returns the frames of this thread's stack, with that of the innermost call first; NULL after an
 * exception.
 */
static jobjectArray frames(JNIEnv *env)
{
    jclass type = (*env)->FindClass(env, "java/lang/Thread");
    jmethodID current =
        (*env)->GetStaticMethodID(env, type, "currentThread", "()Ljava/lang/Thread;");
    jobject thread = (*env)->CallStaticObjectMethod(env, type, current);
    return call(env, thread, "getStackTrace", "[Ljava/lang/StackTraceElement;");
}

/*
 * Looks at one frame of the stack. If the frame is of a method of panmpi, stores the name of that
 * method in *method. If it is of the program that called this method, returns "METHOD at LINE" as a
 * new string; else returns NULL.
 */
static char *look_at(JNIEnv *env, jobject frame, char **method)
{
    char *type = text(env, frame, "getClassName"), *result = NULL;
    if (mpishim_starts_with(type, "mpi.")) {
        char *name = text(env, frame, "getMethodName");
        free(*method);
        *method = mpishim_format("%s.%s", type, name);
        free(name);
    } else if (*method != NULL && !mpishim_starts_with(type, "java.") &&
               !mpishim_starts_with(type, "jdk.")) {
        char *line = text(env, frame, "toString");
        result = mpishim_format("%s at %s", *method, line);
        free(line);
    }
    free(type);
    return result;
}

char *mpishim_call_that_leaves(void)
{
    JNIEnv *env = environment();
    jobjectArray stack = env == NULL ? NULL : frames(env);
    jsize depth = stack == NULL ? 0 : (*env)->GetArrayLength(env, stack);
    char *method = NULL, *result = NULL;
    for (jsize i = 0; i < depth && result == NULL; i++) {
        jobject frame = (*env)->GetObjectArrayElement(env, stack, i);
        result = look_at(env, frame, &method);
        (*env)->DeleteLocalRef(env, frame);
    }
    free(method);
    return result;
}
