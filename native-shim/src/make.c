/* Makes start-up caches: on request, or in the background while a program runs without one. */
#include "panmpi.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/*
 * Seconds after which a lock counts as abandoned: if a cache is made in the background, and if the
 * user has asked for one.
 */
#define STALE_SECONDS 600
#define STALE_SECONDS_IF_ASKED 30
#define POLITENESS 19
#define MOST_FILES 65536

static void make_folder(const char *folder)
{
    char *parent = mpishim_format("%s", folder);
    char *slash = strrchr(parent, '/');
    *slash = '\0';
    if (mkdir(folder, S_IRWXU) != 0 && errno == ENOENT && *parent != '\0') {
        mkdir(parent, S_IRWXU);
        mkdir(folder, S_IRWXU);
    }
    free(parent);
}

/*
 * Returns the real path of the first of the possible folders that this user, and nobody else, can
 * write to. If there is none, returns NULL, and sets *problem to the reasons.
 */
static char *folder_for(const char *jar, char **problem)
{
    char *folders[MPISHIM_CACHE_FOLDERS], *reasons = mpishim_format("%s", "");
    mpishim_cache_folders(jar, folders);
    for (size_t i = 0; i < MPISHIM_CACHE_FOLDERS; i++) {
        if (folders[i] == NULL)
            continue;
        make_folder(folders[i]);
        char *real = realpath(folders[i], NULL);
        char *reason = real == NULL ? NULL : mpishim_distrust(real);
        if (real == NULL || (reason == NULL && access(real, W_OK) != 0))
            reason = mpishim_format("%s: %s", folders[i], strerror(errno));
        if (reason == NULL)
            return real;
        reasons = mpishim_format("%s\n  %s", reasons, reason);
    }
    *problem = mpishim_format("no folder for it:%s", reasons);
    return NULL;
}

/*
 * Deletes older caches that had the same JDK, jar path and width of references, but were made for a
 * jar that has been replaced since.
 */
static void remove_older(const char *folder, const char *name)
{
    bool wide = strstr(name, MPISHIM_WIDE_CACHE) != NULL;
    DIR *files = opendir(folder);
    for (struct dirent *file; files != NULL && (file = readdir(files)) != NULL;) {
        const char *end = strchr(file->d_name, '.');
        if (strncmp(file->d_name, name, strlen("panmpi-01234567-01234567-")) == 0 &&
            end != NULL && strcmp(end, MPISHIM_CACHE) == 0 && strcmp(file->d_name, name) != 0 &&
            (strstr(file->d_name, MPISHIM_WIDE_CACHE) != NULL) == wide)
            unlink(mpishim_format("%s/%s", folder, file->d_name));
    }
    if (files != NULL)
        closedir(files);
}

/*
 * Makes a cache; returns NULL, or why it failed. After a failure, the lock is kept to delay further
 * attempts, unless `again` is true.
 */
static char *make(const struct mpishim_jdk *jdk, const char *jar, bool wide, bool again,
                  char **file)
{
    /* Overrides the user's umask: a cache that others can write is not loaded. */
    umask(S_IRWXG | S_IRWXO);
    char *problem = NULL, *name = mpishim_cache_name(jdk, jar, wide);
    if (name == NULL)
        return jar[0] == '/'
                   ? mpishim_format("%s, or a file of the Java runtime in %s, cannot be read", jar,
                                    jdk->home)
                   : mpishim_format("%s is no absolute path", jar);
    char *folder = folder_for(jar, &problem);
    if (folder == NULL)
        return problem;
    *file = mpishim_format("%s/%s", folder, name);
    char *workshop = mpishim_format("%s.lock", *file);
    if (!mpishim_open_workshop(workshop, again ? STALE_SECONDS_IF_ASKED : STALE_SECONDS))
        return mpishim_format("another process is making it; if none runs, delete %s", workshop);
    struct mpishim_making making = {jdk, jar, wide, *file, workshop};
    problem = mpishim_train(&making);
    if (problem == NULL)
        remove_older(folder, name);
    if (problem == NULL || again)
        mpishim_empty_workshop(workshop);
    return problem;
}

int mpishim_make_caches(const struct mpishim_jdk *jdk, const char *jar)
{
    for (int wide = 0; wide <= 1; wide++) {
        char *file = mpishim_find_cache(jar, mpishim_cache_name(jdk, jar, wide));
        bool is_new = file == NULL;
        char *problem = is_new ? make(jdk, jar, wide, true, &file) : NULL;
        if (problem != NULL) {
            (void)fprintf(stderr, "mpijava: no start-up cache: %s\n", problem);
            return EXIT_FAILURE;
        }
        printf("%s: %s\n", is_new ? "made" : "there already", file);
    }
    return EXIT_SUCCESS;
}

/* True if this process is rank 0 or not a rank: in a job, only rank 0 makes a cache. */
static bool is_first_of_job(void)
{
    static const char *const RANKS[] = {"PMI_RANK", "PMIX_RANK", "OMPI_COMM_WORLD_RANK",
                                        "SLURM_PROCID"};
    for (size_t i = 0; i < sizeof RANKS / sizeof RANKS[0]; i++) {
        const char *rank = getenv(RANKS[i]);
        if (rank != NULL && strcmp(rank, "0") != 0)
            return false;
    }
    return true;
}

/*
 * Closes all descriptors of the job, since their readers wait for the end of file. Then goes to the
 * folder / and lowers the priority of this process.
 */
static void detach_from_job(void)
{
    long open_files = sysconf(_SC_OPEN_MAX);
    bool is_known = open_files >= 0 && open_files < MOST_FILES;
    for (int i = is_known ? (int)open_files : MOST_FILES; i >= 0; i--)
        close(i);
    for (int stream = 0; stream <= 2; stream++)
        if (open("/dev/null", O_RDWR) != stream)
            _exit(EXIT_FAILURE);
    errno = 0;
    if (chdir("/") != 0 || (nice(POLITENESS) == -1 && errno != 0))
        _exit(EXIT_FAILURE);
}

/*
 * Makes a cache in a grandchild, before this process loads a JVM or MPI: the job neither waits for
 * the grandchild nor gets its exit code, and the MPI launcher's descriptors stay with this process.
 */
void mpishim_make_later(const struct mpishim_jdk *jdk, const char *jar, bool wide)
{
    if (!is_first_of_job())
        return;
    pid_t child = fork();
    if (child > 0)
        waitpid(child, NULL, 0);
    if (child != 0)
        return;
    if (setsid() < 0 || fork() != 0)
        _exit(EXIT_SUCCESS);
    detach_from_job();
    char *file = NULL;
    make(jdk, jar, wide, false, &file);
    _exit(EXIT_SUCCESS);
}
