/*
 * Chooses a UTF-8 locale if the environment names no locale with more characters than ASCII has:
 * otherwise the JVM would take file names for ASCII, and print question marks.
 */
#include "panmpi.h"

#include <locale.h>
#include <stdlib.h>
#include <string.h>

#define UTF_8 "C.UTF-8"

static bool is_plain(const char *locale)
{
    return locale == NULL || strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0;
}

/*
 * Sets LC_CTYPE to a UTF-8 locale if the present locale has only the characters of ASCII. Sets
 * LC_ALL instead if it is set already, or if a variable names a locale that is not installed: in
 * both cases, LC_CTYPE would have no effect.
 */
void mpishim_choose_characters(void)
{
    bool is_known = setlocale(LC_ALL, "") != NULL;
    bool lacks_characters = !is_known || is_plain(setlocale(LC_CTYPE, NULL));
    bool has_utf_8 = setlocale(LC_CTYPE, UTF_8) != NULL;
    (void)setlocale(LC_ALL, "C");
    if (!lacks_characters || !has_utf_8)
        return;
    const char *all = getenv("LC_ALL");
    bool is_overridden = !is_known || (all != NULL && *all != '\0');
    setenv(is_overridden ? "LC_ALL" : "LC_CTYPE", UTF_8, 1);
}
