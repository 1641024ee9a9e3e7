#include "panmpi.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/*
 * Returns a new string, formatted as by printf. Ends the process when memory is exhausted, since
 * no error could be reported then.
 */
char *mpishim_format(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);

    char *text = length < 0 ? NULL : malloc((size_t)length + 1);
    if (text == NULL)
        abort();
    va_start(arguments, format);
    (void)vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

char *mpishim_read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return NULL;

    char *text = mpishim_format("%s", "");
    char part[4096];
    size_t length = 0;
    do {
        length = fread(part, 1, sizeof part, file);
        char *longer = mpishim_format("%s%.*s", text, (int)length, part);
        free(text);
        text = longer;
    } while (length == sizeof part);
    (void)fclose(file);
    return text;
}

bool mpishim_starts_with(const char *text, const char *prefix)
{
    return strncmp(text, prefix, strlen(prefix)) == 0;
}
