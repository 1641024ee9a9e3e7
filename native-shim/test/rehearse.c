/* Linked in place of launch.c: prints the completed command line, a word a line, and starts no JVM. */
#include "panmpi.h"

#include <stdio.h>

int mpishim_launch_jvm(const struct mpishim_jdk *jdk, struct mpishim_list *arguments)
{
    printf("JDK %s\n", jdk->full_version);
    for (size_t i = 0; i < arguments->size; i++)
        printf("[%s]\n", arguments->elements[i]);
    return 0;
}
