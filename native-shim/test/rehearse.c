/* Replaces launch.c in a test: prints the completed command line instead of starting a JVM. */
#include "panmpi.h"

#include <stdio.h>

int mpishim_launch_jvm(const struct mpishim_jdk *jdk, struct mpishim_list *arguments)
{
    printf("JDK %s\n", jdk->full_version);
    for (size_t i = 0; i < arguments->size; i++)
        printf("[%s]\n", arguments->elements[i]);
    return 0;
}
