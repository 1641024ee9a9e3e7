package panmpi.tests.cases.ccj;

import java.io.Serializable;
import mpi.ccj.DividableDataObjectInterface;

/**
 * Object that scatter divides and gather assembles: it has a string for each member, which contains
 * the numbers of the root and the member. Only the strings are serializable.
 */
final class Words implements DividableDataObjectInterface {
    final String[] words;

    Words(int root, int size) {
        words = new String[size];
        for (int i = 0; i < size; i++) {
            words[i] = root + ":" + i;
        }
    }

    @Override
    public Serializable elementAt(int index, int groupSize) {
        check(groupSize);
        return words[index];
    }

    @Override
    public void setElementAt(int index, int groupSize, Serializable object) {
        check(groupSize);
        words[index] = (String) object;
    }

    private void check(int groupSize) {
        if (groupSize != words.length) {
            throw new AssertionError(words.length + " words for " + groupSize + " members");
        }
    }
}
