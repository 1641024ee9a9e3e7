/* Opens libjli, the library of the JDK that contains the code of its `java`. */
#include "panmpi.h"

#include <dlfcn.h>
#include <string.h>

#define MEMBER(function, member) {function, offsetof(struct mpishim_jli, member)}

static const struct {
    const char *function;
    size_t offset;
} MEMBERS[] = {
    MEMBER("JLI_InitArgProcessing", init_arguments),
    MEMBER("JLI_PreprocessArg", preprocess),
    MEMBER("JLI_AddArgsFromEnvVar", add_from_variable),
    MEMBER("JLI_GetAppArgIndex", application_index),
    MEMBER("JLI_List_new", list_new),
    MEMBER("JLI_List_add", list_add),
    MEMBER("JLI_ManifestIterate", each_attribute),
    MEMBER("JLI_Launch", launch),
};

char *mpishim_open_jli(const char *path, struct mpishim_jli *jli)
{
    jli->library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (jli->library == NULL)
        return mpishim_format("%s", dlerror());

    for (size_t i = 0; i < sizeof MEMBERS / sizeof MEMBERS[0]; i++) {
        void *address = dlsym(jli->library, MEMBERS[i].function);
        if (address == NULL) {
            dlclose(jli->library);
            return mpishim_format("no %s in %s", MEMBERS[i].function, path);
        }
        /* Copies the bytes, since ISO C cannot convert an object pointer to a function pointer. */
        memcpy((char *)jli + MEMBERS[i].offset, (const void *)&address, sizeof address);
    }
    return NULL;
}
