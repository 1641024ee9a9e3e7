/* Returns mpijava's own help or version, which main.c prints before java prints its text. */
#include "panmpi.h"

#include <string.h>

static const char HELP[] =
    "mpijava is java, with what an MPI program needs added to it. Examples:\n"
    "    mpiexec -n 2 mpijava -cp app.jar Hello\n"
    "    mpiexec -n 2 mpijava -jar app.jar\n"
    "    mpiexec -n 2 mpijava Hello.java\n"
    "    mpijava -n 2 Hello.java: the same, by the mpiexec of the MPI that is found\n"
    "    (mpijava -n 4 --survive Main: the job goes on when a rank dies, by Open MPI)\n"
    "    (mpijava -n 2 -v shows the command, -n 2 --mpiexec-args OPTIONS -- passes options on)\n"
    "    mpijava --doctor: what is wrong here, and what to do (mpijava --doctor --help)\n"
    "    mpiexec -n 2 mpijava --bench: how fast messages are here (mpijava --bench --help)\n"
    "    mpijava --timeline folder: a picture of the job that -Dpanmpi.trace=folder has traced\n"
    "    mpijavac Hello.java: compiles with panmpi.jar on the class path\n"
    "It adds\n"
    "    panmpi.jar before the class path, with -m also to the module path\n"
    "    panmpi-openmpi.jar behind it, which has mpi.File; for a source file only if it names\n"
    "    that class\n"
    "    -XX:+UseG1GC, unless a collector is chosen\n"
    "    -XX:+UseSystemMemoryBarrier, where the kernel has it: calls into MPI cost less\n"
    "    -XX:ParallelGCThreads, ConcGCThreads: this rank's share of the node, if it is known\n"
    "    -XX:Tier3InvocationThreshold=2000 and two like it: a start compiles fewer methods\n"
    "    -XX:ErrorLogTimeout=5: a crash whose report gets stuck ends the job all the same\n"
    "    -XX:CompileCommand=dontinline,mpi.*::statusOf*: an unused status is not allocated\n"
    "    --enable-native-access=ALL-UNNAMED and -Dpanmpi.launcher=mpijava\n"
    "    --add-exports=java.base/jdk.internal.misc=ALL-UNNAMED, but not for a source file:\n"
    "    arrays received in objects are allocated without zeroing\n"
    "    --add-exports=java.base/jdk.internal.foreign=ALL-UNNAMED, likewise:\n"
    "    an arena stays open while a request, a window or a buffer uses its memory\n"
    "    -XX:SharedArchiveFile= with its start-up cache, unless such an archive is chosen\n"
    "    (PANMPI_AOT=off: no cache; PANMPI_AOT=/folder: it is there; mpijava --make-cache\n"
    "    makes it now)\n"
    "It uses\n"
    "    panmpi.jar: %s\n"
    "    Java %d or later: %s\n"
    "    (PANMPI_JAR and JAVA_HOME choose others, PANMPI_LIB and PANMPI_ABI the MPI library)\n"
    "What follows is java's own help.\n\n";

static const struct {
    const char *option;
    bool version;
    bool to_output; /* to stdout, where java prints it; else to stderr */
} REQUESTS[] = {
    {"--help", false, true}, {"-help", false, false},   {"-h", false, false},
    {"-?", false, false},    {"--version", true, true}, {"-version", true, false},
};

static char *help(const char *jar, const struct mpishim_jdk *jdk)
{
    char *java = jdk->version == NULL
                     ? mpishim_format("none")
                     : mpishim_format("%s, version %s", jdk->home, jdk->version);
    return mpishim_format(HELP, jar, MPISHIM_OLDEST_JAVA, java);
}

/*
 * Returns the help or the version that the command line asks for. Argument files are not expanded,
 * since help must work even without a Java, whose library would expand them.
 */
char *mpishim_about(int argc, char **argv, const char *jar, const struct mpishim_jdk *jdk,
                    bool *to_output)
{
    *to_output = false;
    if (argc == 1)
        return help(jar, jdk);
    for (int i = 1; i < argc && *argv[i] == '-'; i++)
        for (size_t k = 0; k < sizeof REQUESTS / sizeof REQUESTS[0]; k++)
            if (strcmp(argv[i], REQUESTS[k].option) == 0) {
                *to_output = REQUESTS[k].to_output;
                return REQUESTS[k].version
                           ? mpishim_format("panmpi " PANMPI_VERSION " (mpijava, %s)\n", jar)
                           : help(jar, jdk);
            }
    return NULL;
}
