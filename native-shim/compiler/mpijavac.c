/* mpijavac: runs javac of the JDK that mpijava finds, with panmpi.jar on class and module path. */
#include "panmpi.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define OPENMPI "--openmpi"

static const char HELP[] =
    "mpijavac is javac, with panmpi.jar before the class path; where a module is compiled, also\n"
    "after the module path. Examples:\n"
    "    mpijavac Hello.java && mpiexec -n 2 mpijava Hello\n"
    "    mpijavac -d classes -cp library.jar src/*.java\n"
    "A class path in an argument file (@file) replaces panmpi's. Option of mpijavac:\n"
    "    --openmpi   panmpi-openmpi.jar too, which has mpi.File; without the option it is added\n"
    "                if a source names mpi.File, and no source uses java.io.File\n"
    "It uses\n"
    "    panmpi.jar: %s\n"
    "    javac: %s\n"
    "(PANMPI_JAR and JAVA_HOME choose others.) What follows is javac's own help.\n\n";

static bool has(int argc, char **argv, const char *option)
{
    for (int i = 1; i < argc; i++)
        if (strcmp(argv[i], option) == 0)
            return true;
    return false;
}

/* Returns NULL, or a message about the first argument that misspells an option of mpijavac. */
static char *misspelt(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        char *problem = *argv[i] == '-' ? mpishim_misspelt(argv[i], OPENMPI) : NULL;
        if (problem != NULL)
            return problem;
    }
    return NULL;
}

/* Removes an option from the arguments; true if it was there. */
static bool take(int *argc, char **argv, const char *option)
{
    int kept = 1;
    for (int i = 1; i < *argc; i++)
        if (strcmp(argv[i], option) != 0)
            argv[kept++] = argv[i];
    bool was_there = kept < *argc;
    *argc = kept;
    return was_there;
}

static void introduce(int argc, char **argv, const char *jar, const char *javac)
{
    if (argc == 1 || has(argc, argv, "--help") || has(argc, argv, "-help"))
        printf(HELP, jar, javac);
    if (has(argc, argv, "--version") || has(argc, argv, "-version"))
        printf("panmpi " PANMPI_VERSION " (mpijavac, %s)\n", jar);
    (void)fflush(stdout);
}

static int fail(const char *problem)
{
    (void)fprintf(stderr, "mpijavac: %s\n", problem);
    return EXIT_FAILURE;
}

int main(int argc, char **argv)
{
    mpishim_choose_characters();
    bool is_openmpi = take(&argc, argv, OPENMPI);
    char *jar = NULL;
    struct mpishim_jdk jdk = {0};
    char *problem = misspelt(argc, argv);
    if (problem == NULL)
        problem = mpishim_find_jar(&jar);
    if (problem == NULL)
        problem = mpishim_find_jdk(&jdk);
    if (problem != NULL)
        return fail(problem);

    char *javac = mpishim_format("%s/bin/javac", jdk.home);
    if (access(javac, X_OK) != 0)
        return fail(mpishim_format("%s has Java %s and no compiler: %s: %s.\nInstall a JDK "
                                   "(apt-get install openjdk-%d-jdk-headless), or set JAVA_HOME.",
                                   jdk.home, jdk.version, javac, strerror(errno),
                                   MPISHIM_OLDEST_JAVA));
    if (is_openmpi && mpishim_openmpi_jar(jar) == NULL)
        return fail(mpishim_format("--openmpi: there is no readable " MPISHIM_OPENMPI_JAR
                                   " beside %s.", jar));
    introduce(argc, argv, jar, javac);

    struct mpishim_list given = {argv, (size_t)argc, (size_t)argc};
    struct mpishim_list *to = jdk.jli.list_new((size_t)argc + 8);
    jdk.jli.list_add(to, javac);
    is_openmpi = is_openmpi || mpishim_uses_mpi_file(argv + 1, (size_t)argc - 1);
    const struct mpishim_jars jars = {mpishim_module_path(jar),
                                      is_openmpi ? mpishim_class_path(jar) : jar};
    if (argc > 1)
        mpishim_add_compiler_options(&jdk.jli, &given, &jars, to);
    jdk.jli.list_add(to, NULL);
    execv(javac, to->elements);
    return fail(mpishim_format("%s: %s", javac, strerror(errno)));
}
