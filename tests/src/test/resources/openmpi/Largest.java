import java.nio.*;
import mpi.*;

/**
 * Reduces arrays and buffers by operations of the program, and finds the least value and its
 * place with pairs of C.
 */
class Largest {
    static class Complex extends Struct {
        final int real = addDouble(), imag = addDouble();

        @Override protected Data newData() {
            return new Data();
        }

        class Data extends Struct.Data {
            double getReal() { return getDouble(real); }
            double getImag() { return getDouble(imag); }
            void put(double r, double i) { putDouble(real, r); putDouble(imag, i); }
        }
    }

    static final Complex complex = new Complex();

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.getRank(), size = MPI.COMM_WORLD.getSize();

        Op largest = new Op(new UserFunction() {
            @Override public void call(Object in, Object inOut, int count, Datatype type) throws MPIException {
                double[] a = (double[]) in, b = (double[]) inOut;
                for (int i = 0; i < count; i++) {
                    b[i] = Math.max(a[i], b[i]);
                }
            }
        }, true);
        double[] values = {me, -me}, result = new double[2];
        MPI.COMM_WORLD.reduce(values, result, 2, MPI.DOUBLE, largest, 0);
        MPI.COMM_WORLD.bcast(result, 2, MPI.DOUBLE, 0);
        largest.free();

        Op product = new Op(new UserFunction() {
            @Override public void call(ByteBuffer in, ByteBuffer inOut, int count, Datatype type) throws MPIException {
                for (int i = 0; i < count; i++) {
                    Complex.Data a = complex.getData(in, i), b = complex.getData(inOut, i);
                    b.put(a.getReal() * b.getReal() - a.getImag() * b.getImag(),
                            a.getReal() * b.getImag() + a.getImag() * b.getReal());
                }
            }
        }, true);
        ByteBuffer mine = MPI.newByteBuffer(complex.getExtent()), all = MPI.newByteBuffer(complex.getExtent());
        Complex.Data turn = complex.getData(mine);
        turn.put(0, 1);
        MPI.COMM_WORLD.allReduce(mine, all, 1, complex.getType(), product);
        Complex.Data turned = complex.getData(all);
        boolean isUseful = product.isCommutative() && !MPI.SUM.isNull();
        product.free();

        ByteBuffer place = MPI.newByteBuffer(MPI.doubleInt.getExtent());
        DoubleInt.Data data = MPI.doubleInt.getData(place);
        data.putValue(10 - me);
        data.putIndex(me);
        MPI.COMM_WORLD.allReduce(place, 1, MPI.DOUBLE_INT, MPI.MINLOC);
        int[] prefix = {me + 1}, before = new int[1];
        MPI.COMM_WORLD.exScan(prefix, before, 1, MPI.INT, MPI.SUM);
        MPI.COMM_WORLD.scan(prefix, 1, MPI.INT, MPI.SUM);
        System.out.println("process " + me + ": " + result[0] + " " + (result[1] == 0) + ", turned "
                + Math.round(turned.getReal()) + " " + Math.round(turned.getImag()) + ", least " + data.getValue()
                + " at " + data.getIndex() + ", " + isUseful + ", prefix " + prefix[0] + " before " + before[0]);
        MPI.Finalize();
    }
}
