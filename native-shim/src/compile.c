/* Adds the options for the JVM's compilers. */
#include "panmpi.h"

void mpishim_add_compiler(const struct mpishim_jli *jli, struct mpishim_list *to)
{
    /*
     * Lets the JVM compile a method after 2000 calls instead of 200: most of what is called 200
     * times at the start is rarely called again. Long loops are compiled as early as by default.
     */
    jli->list_add(to, mpishim_format("-XX:Tier3InvocationThreshold=2000"));
    jli->list_add(to, mpishim_format("-XX:Tier3MinInvocationThreshold=1000"));
    jli->list_add(to, mpishim_format("-XX:Tier3CompileThreshold=10000"));
    /*
     * Does not inline the methods that fill a Status: then escape analysis can remove a Status
     * which the caller of a receive ignores.
     */
    jli->list_add(to, mpishim_format("-XX:CompileCommand=quiet"));
    jli->list_add(to, mpishim_format("-XX:CompileCommand=dontinline,mpi.*::statusOf*"));
}
