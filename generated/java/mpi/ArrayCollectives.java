// Generated from the primitive types by `make bindings`; edit templates/primitives/ArrayCollectives.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Collective calls on whole arrays, without counts. If the ranks may pass arrays of different
 * lengths, they exchange the lengths first. Each result is a new array of the right length.
 */
@Generated("PrimitivesEmitter")
abstract class ArrayCollectives extends IntracommCalls {

    ArrayCollectives(long handle) {
        super(handle);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public boolean[] allGatherv(boolean[] mine) {
        return (boolean[]) ArrayExchange.allGatherv(comm(), mine, MPI.BOOLEAN);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public byte[] allGatherv(byte[] mine) {
        return (byte[]) ArrayExchange.allGatherv(comm(), mine, MPI.BYTE);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public char[] allGatherv(char[] mine) {
        return (char[]) ArrayExchange.allGatherv(comm(), mine, MPI.CHAR);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public short[] allGatherv(short[] mine) {
        return (short[]) ArrayExchange.allGatherv(comm(), mine, MPI.SHORT);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public int[] allGatherv(int[] mine) {
        return (int[]) ArrayExchange.allGatherv(comm(), mine, MPI.INT);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public long[] allGatherv(long[] mine) {
        return (long[]) ArrayExchange.allGatherv(comm(), mine, MPI.LONG);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public float[] allGatherv(float[] mine) {
        return (float[]) ArrayExchange.allGatherv(comm(), mine, MPI.FLOAT);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public double[] allGatherv(double[] mine) {
        return (double[]) ArrayExchange.allGatherv(comm(), mine, MPI.DOUBLE);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public boolean[] gatherv(boolean[] mine, int root) {
        return (boolean[]) ArrayExchange.gatherv(comm(), mine, MPI.BOOLEAN, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public byte[] gatherv(byte[] mine, int root) {
        return (byte[]) ArrayExchange.gatherv(comm(), mine, MPI.BYTE, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public char[] gatherv(char[] mine, int root) {
        return (char[]) ArrayExchange.gatherv(comm(), mine, MPI.CHAR, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public short[] gatherv(short[] mine, int root) {
        return (short[]) ArrayExchange.gatherv(comm(), mine, MPI.SHORT, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public int[] gatherv(int[] mine, int root) {
        return (int[]) ArrayExchange.gatherv(comm(), mine, MPI.INT, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public long[] gatherv(long[] mine, int root) {
        return (long[]) ArrayExchange.gatherv(comm(), mine, MPI.LONG, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public float[] gatherv(float[] mine, int root) {
        return (float[]) ArrayExchange.gatherv(comm(), mine, MPI.FLOAT, root);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    public double[] gatherv(double[] mine, int root) {
        return (double[]) ArrayExchange.gatherv(comm(), mine, MPI.DOUBLE, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public boolean[] scatterv(boolean[][] parts, int root) {
        return (boolean[]) ArrayExchange.scatterv(comm(), parts, boolean.class, MPI.BOOLEAN, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public byte[] scatterv(byte[][] parts, int root) {
        return (byte[]) ArrayExchange.scatterv(comm(), parts, byte.class, MPI.BYTE, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public char[] scatterv(char[][] parts, int root) {
        return (char[]) ArrayExchange.scatterv(comm(), parts, char.class, MPI.CHAR, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public short[] scatterv(short[][] parts, int root) {
        return (short[]) ArrayExchange.scatterv(comm(), parts, short.class, MPI.SHORT, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public int[] scatterv(int[][] parts, int root) {
        return (int[]) ArrayExchange.scatterv(comm(), parts, int.class, MPI.INT, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public long[] scatterv(long[][] parts, int root) {
        return (long[]) ArrayExchange.scatterv(comm(), parts, long.class, MPI.LONG, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public float[] scatterv(float[][] parts, int root) {
        return (float[]) ArrayExchange.scatterv(comm(), parts, float.class, MPI.FLOAT, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    public double[] scatterv(double[][] parts, int root) {
        return (double[]) ArrayExchange.scatterv(comm(), parts, double.class, MPI.DOUBLE, root);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public boolean[][] allToAllv(boolean[][] parts) {
        return (boolean[][]) ArrayExchange.allToAllv(comm(), parts, boolean.class, MPI.BOOLEAN);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public byte[][] allToAllv(byte[][] parts) {
        return (byte[][]) ArrayExchange.allToAllv(comm(), parts, byte.class, MPI.BYTE);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public char[][] allToAllv(char[][] parts) {
        return (char[][]) ArrayExchange.allToAllv(comm(), parts, char.class, MPI.CHAR);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public short[][] allToAllv(short[][] parts) {
        return (short[][]) ArrayExchange.allToAllv(comm(), parts, short.class, MPI.SHORT);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public int[][] allToAllv(int[][] parts) {
        return (int[][]) ArrayExchange.allToAllv(comm(), parts, int.class, MPI.INT);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public long[][] allToAllv(long[][] parts) {
        return (long[][]) ArrayExchange.allToAllv(comm(), parts, long.class, MPI.LONG);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public float[][] allToAllv(float[][] parts) {
        return (float[][]) ArrayExchange.allToAllv(comm(), parts, float.class, MPI.FLOAT);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    public double[][] allToAllv(double[][] parts) {
        return (double[][]) ArrayExchange.allToAllv(comm(), parts, double.class, MPI.DOUBLE);
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public boolean[] allReduce(boolean[] mine, Op op) {
        boolean[] all = new boolean[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.BOOLEAN, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public byte[] allReduce(byte[] mine, Op op) {
        byte[] all = new byte[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.BYTE, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public char[] allReduce(char[] mine, Op op) {
        char[] all = new char[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.CHAR, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public short[] allReduce(short[] mine, Op op) {
        short[] all = new short[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.SHORT, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public int[] allReduce(int[] mine, Op op) {
        int[] all = new int[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.INT, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public long[] allReduce(long[] mine, Op op) {
        long[] all = new long[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.LONG, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] allReduce(float[] mine, Op op) {
        float[] all = new float[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.FLOAT, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] allReduce(double[] mine, Op op) {
        double[] all = new double[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.DOUBLE, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public boolean[] reduce(boolean[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        boolean[] all = isRoot(root) ? new boolean[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.BOOLEAN, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public byte[] reduce(byte[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        byte[] all = isRoot(root) ? new byte[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.BYTE, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public char[] reduce(char[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        char[] all = isRoot(root) ? new char[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.CHAR, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public short[] reduce(short[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        short[] all = isRoot(root) ? new short[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.SHORT, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public int[] reduce(int[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        int[] all = isRoot(root) ? new int[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.INT, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public long[] reduce(long[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        long[] all = isRoot(root) ? new long[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.LONG, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] reduce(float[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        float[] all = isRoot(root) ? new float[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.FLOAT, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] reduce(double[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        double[] all = isRoot(root) ? new double[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.DOUBLE, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public boolean[] scan(boolean[] mine, Op op) {
        boolean[] all = new boolean[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.BOOLEAN, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public byte[] scan(byte[] mine, Op op) {
        byte[] all = new byte[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.BYTE, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public char[] scan(char[] mine, Op op) {
        char[] all = new char[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.CHAR, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public short[] scan(short[] mine, Op op) {
        short[] all = new short[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.SHORT, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public int[] scan(int[] mine, Op op) {
        int[] all = new int[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.INT, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public long[] scan(long[] mine, Op op) {
        long[] all = new long[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.LONG, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] scan(float[] mine, Op op) {
        float[] all = new float[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.FLOAT, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] scan(double[] mine, Op op) {
        double[] all = new double[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.DOUBLE, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public boolean[] exScan(boolean[] mine, Op op) {
        boolean[] all = new boolean[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.BOOLEAN, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public byte[] exScan(byte[] mine, Op op) {
        byte[] all = new byte[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.BYTE, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public char[] exScan(char[] mine, Op op) {
        char[] all = new char[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.CHAR, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public short[] exScan(short[] mine, Op op) {
        short[] all = new short[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.SHORT, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public int[] exScan(int[] mine, Op op) {
        int[] all = new int[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.INT, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public long[] exScan(long[] mine, Op op) {
        long[] all = new long[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.LONG, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] exScan(float[] mine, Op op) {
        float[] all = new float[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.FLOAT, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] exScan(double[] mine, Op op) {
        double[] all = new double[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.DOUBLE, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Adds arrays up element by element over all ranks, so that each sum has the same bits with any
     * number of ranks, any MPI library and any order of messages; blocking and collective. It costs
     * an {@code Allreduce} of one {@code int} for each element, and an {@code Allreduce} of three
     * {@code long}s for each element. Bits more than 110 places below the largest number of a sum
     * are cut off. Infinities and NaN are added as by {@code +}; a sum of zeros is positive.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @return the sums.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] allReduceReproducible(float[] mine) {
        double[] sums = ReproducibleSums.all(comm(), ReproducibleSums.doubles(mine));
        return (float[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over all ranks, so that each sum has the same bits with any
     * number of ranks, any MPI library and any order of messages; blocking and collective. It costs
     * an {@code Allreduce} of one {@code int} for each element, and an {@code Allreduce} of three
     * {@code long}s for each element. Bits more than 110 places below the largest number of a sum
     * are cut off. Infinities and NaN are added as by {@code +}; a sum of zeros is positive.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @return the sums.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] allReduceReproducible(double[] mine) {
        double[] sums = ReproducibleSums.all(comm(), ReproducibleSums.doubles(mine));
        return (double[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over all ranks at the root, as {@code
     * allReduceReproducible} does; blocking and collective. It costs an {@code Allreduce} of one
     * {@code int} for each element, and a {@code Reduce} of three {@code long}s for each element.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param root rank that gets the sums.
     * @return the sums; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] reduceReproducible(float[] mine, int root) {
        double[] sums = ReproducibleSums.atRoot(comm(), ReproducibleSums.doubles(mine), root);
        return (float[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over all ranks at the root, as {@code
     * allReduceReproducible} does; blocking and collective. It costs an {@code Allreduce} of one
     * {@code int} for each element, and a {@code Reduce} of three {@code long}s for each element.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param root rank that gets the sums.
     * @return the sums; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] reduceReproducible(double[] mine, int root) {
        double[] sums = ReproducibleSums.atRoot(comm(), ReproducibleSums.doubles(mine), root);
        return (double[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over the ranks up to this one, as {@code
     * allReduceReproducible} does; blocking and collective. It costs an {@code Allreduce} of one
     * {@code int} for each element, and a {@code Scan} of three {@code long}s for each element.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @return the sums over ranks 0 to this one; their bits may depend on the largest number of all
     *     ranks.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float[] scanReproducible(float[] mine) {
        double[] sums = ReproducibleSums.upToOwn(comm(), ReproducibleSums.doubles(mine));
        return (float[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over the ranks up to this one, as {@code
     * allReduceReproducible} does; blocking and collective. It costs an {@code Allreduce} of one
     * {@code int} for each element, and a {@code Scan} of three {@code long}s for each element.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @return the sums over ranks 0 to this one; their bits may depend on the largest number of all
     *     ranks.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double[] scanReproducible(double[] mine) {
        double[] sums = ReproducibleSums.upToOwn(comm(), ReproducibleSums.doubles(mine));
        return (double[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds up all elements of all ranks: the sum has the same bits however the elements are divided
     * among ranks and ordered; blocking and collective. It costs two {@code Allreduce}s of few
     * bytes.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the sum of all elements, on all ranks.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public float sumReproducible(float[] mine) {
        double[] sum = { ReproducibleSums.total(comm(), ReproducibleSums.doubles(mine)) };
        return ((float[]) ReproducibleSums.like(mine, sum))[0];
    }

    /**
     * Adds up all elements of all ranks: the sum has the same bits however the elements are divided
     * among ranks and ordered; blocking and collective. It costs two {@code Allreduce}s of few
     * bytes.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the sum of all elements, on all ranks.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    public double sumReproducible(double[] mine) {
        double[] sum = { ReproducibleSums.total(comm(), ReproducibleSums.doubles(mine)) };
        return ((double[]) ReproducibleSums.like(mine, sum))[0];
    }

    private Intracomm comm() {
        return (Intracomm) this;
    }
}
