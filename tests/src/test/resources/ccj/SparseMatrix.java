import java.io.Serializable;
import mpi.ccj.DividableDataObjectInterface;

/** Rows of which only the nonzero values are stored: figures 6 and 7 of CCJ's paper. */
class SparseMatrix implements DividableDataObjectInterface, Serializable {
    private static final long serialVersionUID = 1L;

    int n;
    int offset;
    Row[] rows;

    /** The nonzero values of a row, and their columns. */
    static class Row implements Serializable {
        private static final long serialVersionUID = 1L;

        double[] data;
        int[] index;

        Row(double[] data, int[] index) {
            this.data = data;
            this.index = index;
        }
    }

    SparseMatrix(int n) {
        this.n = n;
        rows = new Row[n];
    }

    SparseMatrix(SparseMatrix whole, int offset, int size) {
        this(size);
        this.offset = offset;
        System.arraycopy(whole.rows, offset, rows, 0, size);
    }

public Object elementAt(int index,
                        int groupSize) {

    /* calculate the i-th part of the matrix */
    int size      = n / groupSize;
    int leftover  = n % groupSize;
    int offset    = index * size;

    if (index >= (groupSize - leftover)) {
        size  += 1;
        offset += index - (groupSize - leftover);
    }
    /* return a new sub-matrix */
    return new SparseMatrix(this, offset, size);
}

    public void setElementAt(int index, int groupSize, Serializable object) {
        SparseMatrix part = (SparseMatrix) object;
        System.arraycopy(part.rows, 0, rows, part.offset, part.n);
    }
}
