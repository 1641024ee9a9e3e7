/*
 * Counts the changes that turn one name into another, to suggest the nearest name for a misspelt
 * one.
 */
#include "panmpi.h"

#include <ctype.h>

#define LONGEST 64
#define MOST_CHANGES 2

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/*
 * Returns the fewest insertions, deletions and replacements of characters that turn one name into
 * another; capital and small letters are equal.
 */
static size_t changes(const char *from, size_t from_length, const char *to, size_t to_length)
{
    size_t row[LONGEST + 1];
    for (size_t j = 0; j <= to_length; j++)
        row[j] = j;
    for (size_t i = 1; i <= from_length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= to_length; j++) {
            bool same = tolower((unsigned char)from[i - 1]) == tolower((unsigned char)to[j - 1]);
            size_t replaced = diagonal + (same ? 0 : 1);
            diagonal = row[j];
            row[j] = least(replaced, least(row[j], row[j - 1]) + 1);
        }
    }
    return row[to_length];
}

/*
 * Returns the number of changes, or MPISHIM_UNLIKE if the names do not resemble each other: if
 * there are more than two changes, or more than one for three characters.
 */
size_t mpishim_changes(const char *name, size_t length, const char *known, size_t known_length)
{
    if (length > LONGEST || known_length > LONGEST)
        return MPISHIM_UNLIKE;
    size_t found = changes(name, length, known, known_length);
    return found <= least(length / 3, MOST_CHANGES) ? found : MPISHIM_UNLIKE;
}
