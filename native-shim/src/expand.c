/* Expands argument files and JDK_JAVA_OPTIONS by libjli, as the JDK that was found does. */
#include "panmpi.h"

static void add_expanded(const struct mpishim_jli *jli, struct mpishim_list *to, char *argument)
{
    const mpishim_boolean expand_source = 1;
    const struct mpishim_list *expanded = jli->preprocess(argument, expand_source);
    if (expanded == NULL) {
        jli->list_add(to, argument);
        return;
    }
    for (size_t i = 0; i < expanded->size; i++)
        jli->list_add(to, expanded->elements[i]);
}

struct mpishim_command mpishim_expand(const struct mpishim_jli *jli, int argc, char **argv)
{
    struct mpishim_list *list = jli->list_new((size_t)argc + 1);
    jli->init_arguments(0, 0);
    jli->list_add(list, argv[0]);
    jli->add_from_variable(list, "JDK_JAVA_OPTIONS");
    for (int i = 1; i < argc; i++)
        add_expanded(jli, list, argv[i]);

    /*
     * libjli returns the index of the first argument after the main class, or a negative number if
     * the command line has no main class.
     */
    int index = jli->application_index();
    return (struct mpishim_command){list, index > 0 ? (size_t)index - 1 : list->size};
}
