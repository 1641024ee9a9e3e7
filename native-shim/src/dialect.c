/*
 * Decides if panmpi-openmpi.jar, which contains the class mpi.File, is on the class path. At run
 * time it always is. A compiler gets it only if a source refers to mpi.File, since the name File
 * would be ambiguous in programs that import java.io.* and mpi.*.
 */
#include "panmpi.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Returns the jar beside panmpi.jar as a new string, or NULL if it is not there. */
char *mpishim_openmpi_jar(const char *jar)
{
    const char *slash = strrchr(jar, '/');
    int folder = slash == NULL ? 0 : (int)(slash + 1 - jar);
    char *beside = mpishim_format("%.*s" MPISHIM_OPENMPI_JAR, folder, jar);
    if (access(beside, R_OK) == 0)
        return beside;
    free(beside);
    return NULL;
}

/* Returns the part of a class path that stands for panmpi: its jar, then the jar with mpi.File. */
char *mpishim_class_path(const char *jar)
{
    char *openmpi = mpishim_openmpi_jar(jar);
    char *path = openmpi == NULL ? mpishim_format("%s", jar)
                                 : mpishim_format("%s:%s", jar, openmpi);
    free(openmpi);
    return path;
}

static bool is_part(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$';
}

/*
 * Returns the first character after the comment or literal that begins at `at`; `at` itself if
 * neither begins there.
 */
static const char *end_of_comment_or_literal(const char *at)
{
    if (mpishim_starts_with(at, "//"))
        return at + strcspn(at, "\n");
    if (mpishim_starts_with(at, "/*")) {
        const char *end = strstr(at + 2, "*/");
        return end == NULL ? at + strlen(at) : end + 2;
    }
    if (*at != '"' && *at != '\'')
        return at;
    const char quote = *at++;
    while (*at != '\0' && *at != quote && *at != '\n')
        at += *at == '\\' && at[1] != '\0' ? 2 : 1;
    return *at == quote ? at + 1 : at;
}

/* Overwrites comments and literals with blanks. */
static void blank(char *text)
{
    for (char *at = text; *at != '\0';) {
        size_t length = (size_t)(end_of_comment_or_literal(at) - at);
        memset(at, ' ', length);
        at += length > 0 ? length : 1;
    }
}

/* True if the text contains the name, not as part of a longer name and not after a dot. */
static bool has_name(const char *text, const char *name)
{
    size_t length = strlen(name);
    for (const char *at = strstr(text, name); at != NULL; at = strstr(at + length, name)) {
        const char *before = at;
        while (before > text && isspace((unsigned char)before[-1]))
            before--;
        bool begins = at == text || (!is_part(at[-1]) && (before == text || before[-1] != '.'));
        if (begins && !is_part(at[length]))
            return true;
    }
    return false;
}

enum file_class { NO_FILE, FILE_OF_MPI, AMBIGUOUS_FILE };

/*
 * Classifies a source file: FILE_OF_MPI if it refers to mpi.File; AMBIGUOUS_FILE if its name File
 * could then mean mpi.File or java.io.File; NO_FILE otherwise.
 */
static enum file_class file_class(const char *source)
{
    char *text = mpishim_read_file(source);
    if (text == NULL)
        return NO_FILE; /* javac will report that it cannot read the file */
    blank(text);
    bool is_imported = strstr(text, "java.io.File;") != NULL;
    bool imports_io = strstr(text, "java.io.*") != NULL;
    bool is_found = strstr(text, "mpi.*") != NULL && has_name(text, "File") && !is_imported;
    bool is_named = has_name(text, "mpi.File");
    free(text);
    if (is_named || (is_found && !imports_io))
        return FILE_OF_MPI;
    return is_found ? AMBIGUOUS_FILE : NO_FILE;
}

static bool is_source(const char *argument)
{
    const char *dot = strrchr(argument, '.');
    return *argument != '-' && dot != NULL && strcmp(dot, ".java") == 0;
}

/*
 * True if at least one of the source files refers to mpi.File, and the name File would be ambiguous
 * in none of them with panmpi-openmpi.jar on the class path.
 */
bool mpishim_uses_mpi_file(char **arguments, size_t count)
{
    bool is_used = false;
    for (size_t i = 0; i < count; i++) {
        enum file_class file = is_source(arguments[i]) ? file_class(arguments[i]) : NO_FILE;
        if (file == AMBIGUOUS_FILE)
            return false;
        is_used = is_used || file == FILE_OF_MPI;
    }
    return is_used;
}
