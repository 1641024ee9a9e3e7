package mpi;

import mpi.c.Mpi;

/**
 * A communicator with a Cartesian topology: a {@link Cartcomm} under its name in Open MPI's
 * binding.
 */
public final class CartComm extends Cartcomm {

    CartComm(long handle) {
        super(handle);
    }

    /** Moves a communicator to an object of this class; null becomes the null communicator. */
    static CartComm of(Cartcomm cart) {
        return new CartComm(Wrap.takeOver(cart, Mpi.MPI_COMM_NULL));
    }

    @Override
    public CartComm clone() {
        return dup();
    }

    @Override
    public CartComm dup() {
        return new CartComm(Wrap.takeOver(Dup(), Mpi.MPI_COMM_NULL));
    }

    @Override
    public CartComm dupWithInfo(Info info) {
        return new CartComm(Wrap.takeOver(Dup_with_info(info), Mpi.MPI_COMM_NULL));
    }

    @Override
    public CartComm iDup() {
        return Wrap.idup(this, new CartComm(Mpi.MPI_COMM_NULL));
    }

    @Override
    public CartComm sub(boolean[] remain_dims) {
        return of(Sub(remain_dims));
    }
}
