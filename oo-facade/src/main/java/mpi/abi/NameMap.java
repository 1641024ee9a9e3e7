package mpi.abi;

import mpi.abi.AbiTable.Kind;

/**
 * Hash table from names of {@code mpi.h} to their kind, number and text ({@link AbiTable#word}). It
 * consists of parallel arrays, with open addressing and linear probing. A table has about 400 names
 * and is filled in every process at start-up, where boxed values and nodes of a {@code HashMap}
 * would take most of the time.
 */
final class NameMap {

    private static final int CAPACITY = 1 << 10;

    private int mask = CAPACITY - 1;
    private int size;
    private String[] names = new String[CAPACITY];
    private Kind[] kinds = new Kind[CAPACITY];
    private long[] numbers = new long[CAPACITY];
    private String[] words = new String[CAPACITY];

    void put(String name, Kind kind, long number, String word) {
        int slot = find(name);
        if (names[slot] == null && 2 * ++size > mask) {
            grow();
            slot = find(name);
        }
        names[slot] = name;
        kinds[slot] = kind;
        numbers[slot] = number;
        words[slot] = word;
    }

    /**
     * Returns the index of the slot that holds the name, or of the empty slot to insert the name
     * in.
     */
    int find(String name) {
        int hash = name.hashCode();
        int slot = (hash ^ hash >>> 15) & mask;
        while (names[slot] != null && !names[slot].equals(name)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    Kind kind(int slot) {
        return names[slot] == null ? Kind.ABSENT : kinds[slot];
    }

    long number(int slot) {
        return numbers[slot];
    }

    String word(int slot) {
        return words[slot];
    }

    private void grow() {
        NameMap larger = new NameMap();
        larger.resize(2 * names.length);
        for (int i = 0; i < names.length; i++) {
            if (names[i] != null) {
                larger.put(names[i], kinds[i], numbers[i], words[i]);
            }
        }
        mask = larger.mask;
        names = larger.names;
        kinds = larger.kinds;
        numbers = larger.numbers;
        words = larger.words;
    }

    private void resize(int capacity) {
        mask = capacity - 1;
        names = new String[capacity];
        kinds = new Kind[capacity];
        numbers = new long[capacity];
        words = new String[capacity];
    }
}
