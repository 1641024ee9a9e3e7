import java.io.Serializable;
import java.util.Arrays;
import mpi.ccj.DividableDataObjectInterface;

/**
 * Rows of doubles, which are consecutive rows of a larger matrix: figures 4 and 5 of CCJ's paper.
 */
class DenseMatrix implements DividableDataObjectInterface, Serializable {
    private static final long serialVersionUID = 1L;

    double[][] row;
    int offset;

    DenseMatrix(double[][] row, int offset) {
        this.row = row;
        this.offset = offset;
    }

    int size() {
        return row.length;
    }

    public Serializable elementAt(int index, int groupSize) {
        int first = size() * index / groupSize;
        int end = size() * (index + 1) / groupSize;
        return new DenseMatrix(Arrays.copyOfRange(row, first, end), first);
    }

public void setElementAt(int index,
                        int groupSize,
                        Serializable object) {

    DenseMatrix src = (DenseMatrix) object;

    for (int i = 0 ; i < src.size() ; i++) {
        row[src.offset+i] = src.row[i];
    }
}
}
