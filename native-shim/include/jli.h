/* Types and functions of libjli, the JDK's launcher library. A JDK comes without its headers. */
#ifndef PANMPI_JLI_H
#define PANMPI_JLI_H

#include <stddef.h>

/* The list type of libjli; its elements live until the process ends. */
struct mpishim_list {
    char **elements;
    size_t size;
    size_t capacity;
};

typedef unsigned char mpishim_boolean;
typedef void mpishim_attribute(const char *name, const char *value, void *closure);
typedef int mpishim_launch(int argc, char **argv, int java_argc, const char **java_argv,
                           int path_count, const char **path, const char *full_version,
                           const char *dot_version, const char *program, const char *launcher,
                           mpishim_boolean java_args, mpishim_boolean wildcards,
                           mpishim_boolean windowed, int ergonomics);

/* The functions, which the command `java` calls, too. */
struct mpishim_jli {
    void *library;
    void (*init_arguments)(mpishim_boolean java_args, mpishim_boolean no_argument_files);
    struct mpishim_list *(*preprocess)(const char *argument, mpishim_boolean expand_source);
    mpishim_boolean (*add_from_variable)(struct mpishim_list *list, const char *variable);
    int (*application_index)(void);
    struct mpishim_list *(*list_new)(size_t capacity);
    void (*list_add)(struct mpishim_list *list, char *element);
    int (*each_attribute)(const char *jar, mpishim_attribute *visit, void *closure);
    mpishim_launch *launch;
};

#endif
