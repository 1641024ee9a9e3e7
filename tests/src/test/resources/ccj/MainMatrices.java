import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/**
 * Scatters matrices from the last member, doubles the parts, and gathers them, with two members in
 * each JVM.
 */
class MainMatrices extends ColMember {
    static final int N = 23;

    private final ColGroupMaster master;

    MainMatrices(ColGroupMaster master) {
        this.master = master;
    }

    public static void main(String[] args) throws Exception {
        ColGroupMaster master = new ColGroupMaster(args);
        for (int i = 0; i < 2; i++) {
            MainMatrices member = new MainMatrices(master);
            master.addMember("matrices", member);
            new Thread(member).start();
        }
    }

    @Override
    public void run() {
        try {
            ColGroup group = master.getGroup("matrices", 2 * master.getNumberOfCpus());
            dense(group);
            sparse(group);
            done();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private void dense(ColGroup group) throws Exception {
        int root = group.size() - 1;
        DenseMatrix whole = null;
        if (group.getRank(this) == root) {
            whole = new DenseMatrix(new double[N][N], 0);
            for (int i = 0; i < N * N; i++) {
                whole.row[i / N][i % N] = i;
            }
        }
        DenseMatrix part = (DenseMatrix) scatter(group, whole, root);
        for (double[] row : part.row) {
            for (int j = 0; j < row.length; j++) {
                row[j] *= 2;
            }
        }
        DenseMatrix all = new DenseMatrix(new double[N][], 0);
        DenseMatrix result = (DenseMatrix) allGather(group, all, part);
        int wrong = 0;
        for (int i = 0; i < N * N; i++) {
            wrong += result.row[i / N][i % N] == 2 * i ? 0 : 1;
        }
        System.out.println("dense at " + group.getRank(this) + ": " + wrong + " wrong");
    }

    private void sparse(ColGroup group) throws Exception {
        boolean isRoot = group.getRank(this) == 0;
        SparseMatrix whole = new SparseMatrix(isRoot ? N : 0);
        for (int i = 0; i < whole.n; i++) {
            whole.rows[i] = new SparseMatrix.Row(new double[] {i, -i}, new int[] {i / 2, i});
        }
        SparseMatrix part = (SparseMatrix) scatter(group, whole, 0);
        for (SparseMatrix.Row row : part.rows) {
            row.data[0] *= 3;
        }
        SparseMatrix all = (SparseMatrix) gather(group, isRoot ? new SparseMatrix(N) : null, part, 0);
        if (isRoot != (all != null)) {
            throw new IllegalStateException("only the root gets the whole");
        }
        int wrong = 0;
        for (int i = 0; isRoot && i < N; i++) {
            SparseMatrix.Row row = all.rows[i];
            boolean right = row.data[0] == 3 * i && row.data[1] == -i && row.index[1] == i;
            wrong += right ? 0 : 1;
        }
        System.out.println("sparse at " + group.getRank(this) + ": " + wrong + " wrong");
    }
}
