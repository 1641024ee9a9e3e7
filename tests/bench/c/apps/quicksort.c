/* Quicksort as in Quicksort.java; the C library's qsort is not used, since it calls a function for each comparison. */
#include "apps.h"

enum { FEW = 16 };

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static int median(int a, int b, int c)
{
    return larger(smaller(a, b), smaller(larger(a, b), c));
}

/* Moves keys that are at most the median of three to the front; returns the index of the last of these keys. */
static int partition(int *keys, int low, int high)
{
    int pivot = median(keys[low], keys[low + (high - low) / 2], keys[high]);
    for (int i = low - 1, j = high + 1;;) {
        do
            i++;
        while (keys[i] < pivot);
        do
            j--;
        while (keys[j] > pivot);
        if (i >= j)
            return j;
        int key = keys[i];
        keys[i] = keys[j];
        keys[j] = key;
    }
}

static void insert(int *keys, int low, int high)
{
    for (int i = low + 1; i <= high; i++) {
        int key = keys[i], j = i;
        for (; j > low && keys[j - 1] > key; j--)
            keys[j] = keys[j - 1];
        keys[j] = key;
    }
}

void quicksort(int *keys, int first, int last)
{
    int low = first, high = last;
    while (high - low > FEW) {
        int middle = partition(keys, low, high);
        if (middle - low < high - middle) {
            quicksort(keys, low, middle);
            low = middle + 1;
        } else {
            quicksort(keys, middle + 1, high);
            high = middle;
        }
    }
    insert(keys, low, high);
}
