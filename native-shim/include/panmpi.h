/*
 * Functions and types that the source files of mpijava share. main.c calls the functions of find.c,
 * expand.c, command.c and launch.c, in this order.
 */
#ifndef PANMPI_H
#define PANMPI_H

#include "jli.h"

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#define MPISHIM_OLDEST_JAVA 25
#define MPISHIM_MODULE "io.panmpi"
#define MPISHIM_OPENMPI_JAR "panmpi-openmpi.jar"
#define MPISHIM_CACHE_VARIABLE "PANMPI_AOT"
#define MPISHIM_CACHE_FOLDERS 2
#define MPISHIM_CACHE ".jsa" /* suffix of caches */
#define MPISHIM_WIDE_CACHE "-wide.jsa"

#ifndef PANMPI_VERSION
#define PANMPI_VERSION "of an unknown version"
#endif

/* A JDK or JRE that is new enough, with its libjli opened. */
struct mpishim_jdk {
    char *home;
    char *version;
    char *full_version;
    struct mpishim_jli jli;
};

/* The command line with argument files and JDK_JAVA_OPTIONS expanded, as `java` would see it. */
struct mpishim_command {
    struct mpishim_list *arguments;
    size_t main; /* index of the main class, jar, module or source file; the list's size if none */
};

/* text.c: results are new strings, and never NULL unless a comment says so. */
char *mpishim_format(const char *format, ...) __attribute__((format(printf, 1, 2)));
char *mpishim_read_file(const char *path); /* NULL: cannot be read */
bool mpishim_starts_with(const char *text, const char *prefix);

/* find.c, home.c, jli.c: return NULL after a success, else the reason for the failure. */
char *mpishim_find_jdk(struct mpishim_jdk *jdk);
char *mpishim_open_jdk(const char *home, struct mpishim_jdk *jdk);
char *mpishim_open_jli(const char *path, struct mpishim_jli *jli);

/* jar.c: sets *jar to the path of panmpi.jar; returns NULL, or why that jar cannot be used. */
char *mpishim_find_jar(char **jar);
char *mpishim_module_path(const char *jar); /* panmpi.jar:panmpi-codec.jar, a new string */
/* Jars to add to the module path and to the class path; each string is one jar, or two with ':'. */
struct mpishim_jars {
    const char *module, *classes;
};
char *mpishim_openmpi_jar(const char *jar); /* dialect.c; NULL if there is none */
char *mpishim_class_path(const char *jar);
bool mpishim_uses_mpi_file(char **arguments, size_t count);

/* cache.c: finds the start-up cache, by a file name without a folder; results are new or NULL. */
char *mpishim_cache_name(const struct mpishim_jdk *jdk, const char *jar, bool wide);
void mpishim_cache_folders(const char *jar, char *folders[MPISHIM_CACHE_FOLDERS]);
bool mpishim_wants_cache(const struct mpishim_command *command);
char *mpishim_check_cache_choice(void); /* NULL, or the problem */
char *mpishim_find_cache(const char *jar, const char *name);

/* trust.c: returns why another user could change a folder, a path by realpath; else NULL. */
char *mpishim_distrust(const char *folder);
int mpishim_open_ours(const char *path); /* for reading; -1 if another user can write it */

/* seal.c: verifies owner and checksum of a cache; appends the checksum to a new cache. */
bool mpishim_is_whole(const char *file);
bool mpishim_seal(const char *file);

/* workshop.c: temporary folder for making a cache; one older than `stale` seconds is deleted. */
bool mpishim_open_workshop(const char *workshop, time_t stale);
void mpishim_empty_workshop(const char *workshop);
#define MPISHIM_WORKSHOP_CACHE "cache.jsa"
#define MPISHIM_WORKSHOP_CLASSES "classes"
#define MPISHIM_WORKSHOP_LOG "log"

/* make.c, train.c: properties of a cache to be made. */
struct mpishim_making {
    const struct mpishim_jdk *jdk;
    const char *jar;
    bool wide;
    char *file; /* destination of the cache */
    char *workshop;
};
char *mpishim_train(const struct mpishim_making *making); /* NULL, or why there is no cache */
int mpishim_make_caches(const struct mpishim_jdk *jdk, const char *jar);
void mpishim_make_later(const struct mpishim_jdk *jdk, const char *jar, bool wide);

/*
 * expand.c, command.c: read and complete the command line. choice.c, heap.c, memory.c, share.c,
 * barrier.c: find out the facts by which command.c and main.c choose options.
 */
struct mpishim_command mpishim_expand(const struct mpishim_jli *jli, int argc, char **argv);
struct mpishim_list *mpishim_complete(const struct mpishim_jli *jli,
                                      const struct mpishim_command *command, const char *jar,
                                      const char *cache);
const char *mpishim_file(const struct mpishim_command *command); /* jar or source; NULL: neither */
void mpishim_add_cache(const struct mpishim_jli *jli, const char *cache, struct mpishim_list *to);
void mpishim_add_rights(const struct mpishim_jli *jli, const char *module, struct mpishim_list *to);
void mpishim_add_compiler(const struct mpishim_jli *jli, struct mpishim_list *to);
bool mpishim_chooses_collector(const struct mpishim_command *command);
bool mpishim_fits_cache(const struct mpishim_command *command);
bool mpishim_sees_accesses(const struct mpishim_command *command); /* strict checks see accesses */
bool mpishim_is_wide(const struct mpishim_command *command);
unsigned long long mpishim_memory(void); /* bytes that this process may use; 0 if unknown */
long mpishim_collector_threads(void); /* for this rank; 0: the JVM decides */
bool mpishim_has_membarrier(void);    /* the kernel has the call membarrier */

/* paths.c: adds panmpi.jar to the class path and module path in options of java and javac. */
void mpishim_add_missing_paths(const struct mpishim_jli *jli, const struct mpishim_command *command,
                               const struct mpishim_jars *jars, bool module,
                               struct mpishim_list *to);
void mpishim_copy_options(const struct mpishim_jli *jli, const struct mpishim_command *command,
                          const struct mpishim_jars *jars, bool module, struct mpishim_list *to);
void mpishim_add_compiler_options(const struct mpishim_jli *jli,
                                  const struct mpishim_list *arguments,
                                  const struct mpishim_jars *jars, struct mpishim_list *to);
char *mpishim_add_manifest_options(const struct mpishim_jli *jli, const char *jar,
                                   struct mpishim_list *to);

/* about.c: the requested help or version, or NULL; *to_output: print to stdout, not stderr. */
char *mpishim_about(int argc, char **argv, const char *jar, const struct mpishim_jdk *jdk,
                    bool *to_output);
/* misspelt.c, missing.c: return what is wrong with an argument; NULL if all are right. */
char *mpishim_check_options(const struct mpishim_command *command);
char *mpishim_check_file(const struct mpishim_command *command);
char *mpishim_misspelt(const char *option, const char *own); /* NULL if they are too unlike */
#define MPISHIM_UNLIKE ((size_t)-1) /* nearest.c: more changes than a misspelling has */
size_t mpishim_changes(const char *name, size_t length, const char *known, size_t known_length);
/*
 * debug.c: check_debug returns what is wrong with -Dpanmpi.debug, or NULL. debugger returns the
 * option with which java waits for a debugger, or NULL if this rank waits for none.
 */
char *mpishim_check_debug(const struct mpishim_command *command);
char *mpishim_debugger(const struct mpishim_command *command);
/* locale.c: makes the JVM use UTF-8 if the environment names no locale with more than ASCII. */
void mpishim_choose_characters(void);
void mpishim_choose_copies(char **argv); /* copies.c: makes libc copy memory fast on AMD's CPUs */
void mpishim_make_room(void); /* arena.c: makes free space in malloc's main arena, for MPI */
/* crash.c: installs signal handlers that print the rank when this process crashes. */
void mpishim_tell_crashes(void);
const char *mpishim_rank(void); /* NULL: no launcher gave this process a rank */
/* exit.c: at an exit that the launcher would not notice, prints a message and ends the job. */
void mpishim_watch_exit(void);
/* leave.c: the Java call in which a C library called exit, as a new string; NULL: not in one. */
char *mpishim_call_that_leaves(void);
/*
 * slurm.c: finds the relation of this process to a Slurm step with several tasks. OWN_TASK: this
 * process is a task of the step; WITHIN_TASK: it is a descendant of such a task.
 */
enum mpishim_task { MPISHIM_NO_TASK, MPISHIM_WITHIN_TASK, MPISHIM_OWN_TASK };
enum mpishim_task mpishim_slurm_task(void);
/* True if mpiexec, not a script, has started this process, so that its exit code ends the job. */
bool mpishim_is_child_of_launcher(void);
bool mpishim_cancel_step(void);                          /* false: Slurm refused */
long mpishim_tasks_of_node(const char *list, long node);    /* 0: not in the list */
/*
 * pmi.c: finds the socket of the launcher's process manager interface (PMI). OWN: the launcher
 * started this process; INHERITED: it started an ancestor, from which this process has the socket.
 */
enum mpishim_pmi { MPISHIM_NO_PMI, MPISHIM_INHERITED_PMI, MPISHIM_OWN_PMI };
enum mpishim_pmi mpishim_take_pmi(void);
void mpishim_abort_by_pmi(int code); /* asks the launcher over that socket */
/* output.c: waits until the launcher has read this process's output, up to a time limit. */
#define MPISHIM_READER_MILLIS 2000
void mpishim_wait_for_reader(int millis);

/*
 * bench.c: is_bench is true if --bench is given; call_bench returns the argc arguments with which
 * java runs the benchmark.
 */
bool mpishim_is_bench(int argc, char **argv);
char **mpishim_call_bench(int argc, char **argv);
bool mpishim_is_job(int argc, char **argv); /* job.c: true if a job is to be started */
char **mpishim_call_launch(int argc, char **argv);
/*
 * doctor.c: call_doctor returns the arguments with which java runs class Doctor. Without Java or
 * panmpi.jar, doctor_without_java returns the report as a new string, which is empty on ranks other
 * than 0.
 */
int mpishim_option_index(int argc, char **argv, const char *option); /* 0: not among the options */
bool mpishim_is_doctor(int argc, char **argv);
char **mpishim_call_doctor(int argc, char **argv); /* the arguments, up to NULL */
char *mpishim_doctor_without_java(int argc, char **argv, const char *no_jdk, const char *no_jar);
/* launch.c: runs the JVM in this process, and returns the exit code of the program. */
int mpishim_launch_jvm(const struct mpishim_jdk *jdk, struct mpishim_list *arguments);

#endif
