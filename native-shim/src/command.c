/* Completes java's command line: [mpijava's options] [the user's] [main class, its arguments]. */
#include "panmpi.h"

#include <string.h>

static bool has_option(const struct mpishim_command *command, const char *option)
{
    for (size_t i = 1; i < command->main; i++)
        if (strcmp(command->arguments->elements[i], option) == 0)
            return true;
    return false;
}

/*
 * Adds the options for a cache. A JVM that cannot use the cache continues without it, so warnings
 * about it are turned off. If the cache is mapped at its preferred address, most of its pages are
 * never written: that saves 1200 page faults, and ranks share the pages.
 */
void mpishim_add_cache(const struct mpishim_jli *jli, const char *cache, struct mpishim_list *to)
{
    jli->list_add(to, mpishim_format("-XX:SharedArchiveFile=%s", cache));
    jli->list_add(to, mpishim_format("-XX:+UnlockDiagnosticVMOptions"));
    jli->list_add(to, mpishim_format("-XX:ArchiveRelocationMode=0"));
    jli->list_add(to, mpishim_format("-Xlog:cds*=off"));
    jli->list_add(to, mpishim_format("-Xlog:aot*=off"));
}

/*
 * Adds options for the number of the garbage collector's threads. As with the JVM's defaults, a
 * quarter of the threads may work while the program runs.
 */
static void add_threads(const struct mpishim_jli *jli, struct mpishim_list *to)
{
    long threads = mpishim_collector_threads();
    if (threads == 0)
        return;
    jli->list_add(to, mpishim_format("-XX:ParallelGCThreads=%ld", threads));
    jli->list_add(to, mpishim_format("-XX:ConcGCThreads=%ld", (threads + 3) / 4));
}

/*
 * Adds options that permit native access, and that export two packages of the JDK to panmpi: one
 * allocates arrays without zeroing them, the other keeps an arena open while MPI uses its memory.
 */
void mpishim_add_rights(const struct mpishim_jli *jli, const char *module, struct mpishim_list *to)
{
    jli->list_add(to, mpishim_format("--enable-native-access=%s", module));
    jli->list_add(to, mpishim_format("--add-exports=java.base/jdk.internal.misc=%s", module));
    jli->list_add(to, mpishim_format("--add-exports=java.base/jdk.internal.foreign=%s", module));
}

/*
 * True if java runs a source file. Then no packages of java.base are exported, since java refuses
 * such exports together with --source or preview features.
 */
static bool is_source(const struct mpishim_command *command)
{
    for (size_t i = 1; i < command->main; i++)
        if (mpishim_starts_with(command->arguments->elements[i], "--source"))
            return true;
    if (command->main == command->arguments->size)
        return false;
    const char *main = command->arguments->elements[command->main];
    const char *dot = strrchr(main, '.');
    return dot != NULL && strcmp(dot, ".java") == 0;
}

static bool is_module(const struct mpishim_command *command)
{
    if (command->main == command->arguments->size)
        return false;
    char **main = command->arguments->elements + command->main;
    return mpishim_starts_with(main[0], "--module=") || strcmp(main[-1], "-m") == 0 ||
           strcmp(main[-1], "--module") == 0;
}

/* Returns the jar or the source file that is to be run; NULL if a class or module is to be run. */
const char *mpishim_file(const struct mpishim_command *command)
{
    if (command->main == command->arguments->size || is_module(command))
        return NULL;
    bool is_file = has_option(command, "-jar") || is_source(command);
    return is_file ? command->arguments->elements[command->main] : NULL;
}

/* Adds the jar as a Java agent, by which strict checks see the program's memory accesses. */
static void add_agent(const struct mpishim_jli *jli, const struct mpishim_command *command,
                      const char *jar, struct mpishim_list *to)
{
    /* The JVM takes what follows a '=' as options of the agent. */
    if (mpishim_sees_accesses(command) && strchr(jar, '=') == NULL)
        jli->list_add(to, mpishim_format("-javaagent:%s", jar));
}

/*
 * Adds mpijava's own options. They precede the user's, since of two contrary options the JVM takes
 * the later one.
 */
static void add_ours(const struct mpishim_jli *jli, const struct mpishim_command *command,
                     struct mpishim_list *to)
{
    /* G1 can pin an array during a call; on a small machine the JVM's default is Serial. */
    if (!mpishim_chooses_collector(command))
        jli->list_add(to, mpishim_format("-XX:+UseG1GC"));
    /*
     * With this option, a call into MPI needs no memory fence: the JVM asks the kernel for one in
     * the rare cases in which it needs a fence.
     */
    if (mpishim_has_membarrier())
        jli->list_add(to, mpishim_format("-XX:+UseSystemMemoryBarrier"));
    add_threads(jli, to);
    mpishim_add_compiler(jli, to);
    /*
     * Limits the wait of the crash report to 5 seconds: after a crash in malloc, malloc's lock is
     * never released, and the report would wait 2 minutes for it.
     */
    jli->list_add(to, mpishim_format("-XX:ErrorLogTimeout=5"));
    if (is_source(command))
        jli->list_add(to, mpishim_format("--enable-native-access=ALL-UNNAMED"));
    else
        mpishim_add_rights(jli, "ALL-UNNAMED", to);
    jli->list_add(to, mpishim_format("-Dpanmpi.launcher=mpijava"));
    char *debugger = mpishim_debugger(command);
    if (debugger != NULL)
        jli->list_add(to, debugger);
}

/*
 * Replaces -jar, which ignores every class path, by a class path with the jar and by the main class
 * that the jar names; true if it names one.
 */
static bool add_jar(const struct mpishim_jli *jli, const struct mpishim_command *command,
                    const struct mpishim_jars *jars, struct mpishim_list *to)
{
    bool is_given = command->main < command->arguments->size;
    char *jar = is_given ? command->arguments->elements[command->main] : NULL;
    char *main_class = is_given ? mpishim_add_manifest_options(jli, jar, to) : NULL;
    if (main_class == NULL) {
        jli->list_add(to, mpishim_format("-jar"));
        return false;
    }
    jli->list_add(to, mpishim_format("-cp"));
    jli->list_add(to, mpishim_format("%s:%s", jars->classes, jar));
    jli->list_add(to, main_class);
    return true;
}

/*
 * Adds the paths and rights that are missing, then the user's options. The user's come last, since
 * the last of them may be -m, whose value has to follow. A module path, and the rights of panmpi's
 * module, are added only if a module is run.
 */
static void add_options(const struct mpishim_jli *jli, const struct mpishim_command *command,
                        const struct mpishim_jars *jars, struct mpishim_list *to)
{
    bool module = is_module(command);
    mpishim_add_missing_paths(jli, command, jars, module, to);
    if (module)
        mpishim_add_rights(jli, MPISHIM_MODULE, to);
    mpishim_copy_options(jli, command, jars, module, to);
}

/*
 * Returns the jars of panmpi for the class path. If a source file is run, java also compiles it
 * with this path, so that panmpi-openmpi.jar is included only if the source refers to mpi.File.
 */
static char *classes(const struct mpishim_command *command, const char *jar)
{
    bool is_compiled = is_source(command) && command->main < command->arguments->size;
    if (is_compiled && !mpishim_uses_mpi_file(command->arguments->elements + command->main, 1))
        return mpishim_format("%s", jar);
    return mpishim_class_path(jar);
}

struct mpishim_list *mpishim_complete(const struct mpishim_jli *jli,
                                      const struct mpishim_command *command, const char *jar,
                                      const char *cache)
{
    struct mpishim_list *to = jli->list_new(command->arguments->size + 8);
    jli->list_add(to, command->arguments->elements[0]);
    add_ours(jli, command, to);
    if (cache != NULL)
        mpishim_add_cache(jli, cache, to);
    add_agent(jli, command, jar, to);
    const struct mpishim_jars jars = {mpishim_module_path(jar), classes(command, jar)};
    add_options(jli, command, &jars, to);
    bool is_replaced = has_option(command, "-jar") && add_jar(jli, command, &jars, to);
    for (size_t i = command->main + (is_replaced ? 1 : 0); i < command->arguments->size; i++)
        jli->list_add(to, command->arguments->elements[i]);
    return to;
}
