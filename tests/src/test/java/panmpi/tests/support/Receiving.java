package panmpi.tests.support;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;

/**
 * Ways to receive objects, such as a blocking, a matched or a persistent receive. Each way receives
 * a message that this rank has sent to itself.
 */
public enum Receiving {
    RECV {
        @Override
        public Status into(Object[] array, int tag) {
            return WORLD.Recv(array, 0, array.length, MPI.OBJECT, RANK, tag);
        }
    },
    LOWER_CASE {
        @Override
        public Status into(Object[] array, int tag) {
            var status = new Status();
            array[0] = WORLD.recv(RANK, tag, status);
            return status;
        }
    },
    MATCHED {
        @Override
        public Status into(Object[] array, int tag) {
            return WORLD.Mprobe(RANK, tag).message().Mrecv(array, 0, array.length, MPI.OBJECT);
        }
    },
    MATCHED_NONBLOCKING {
        @Override
        public Status into(Object[] array, int tag) {
            return WORLD.Mprobe(RANK, tag)
                    .message()
                    .Imrecv(array, 0, array.length, MPI.OBJECT)
                    .Wait();
        }
    },
    NONBLOCKING {
        @Override
        public Status into(Object[] array, int tag) {
            return WORLD.Irecv(array, 0, array.length, MPI.OBJECT, RANK, tag).Wait();
        }
    },
    NONBLOCKING_LOWER_CASE {
        @Override
        public Status into(Object[] array, int tag) {
            var request = WORLD.irecv(RANK, tag);
            array[0] = request.get();
            return request.status();
        }
    },
    ONE_OF_SEVERAL {
        @Override
        public Status into(Object[] array, int tag) {
            var mine = WORLD.Irecv(array, 0, array.length, MPI.OBJECT, RANK, tag);
            var nothing = WORLD.Irecv(new Object[1], 0, 1, MPI.OBJECT, MPI.PROC_NULL, tag);
            return Request.Waitall(new Request[] {nothing, mine})[1];
        }
    },
    PERSISTENT {
        @Override
        public Status into(Object[] array, int tag) {
            var request = WORLD.Recv_init(array, 0, array.length, MPI.OBJECT, RANK, tag);
            try {
                request.Start();
                return request.Wait();
            } finally {
                request.Free();
            }
        }
    },
    PERSISTENT_OF_SEVERAL {
        @Override
        public Status into(Object[] array, int tag) {
            var request = WORLD.Recv_init(array, 0, array.length, MPI.OBJECT, RANK, tag);
            try {
                Prequest.Startall(new Prequest[] {request});
                return Request.Waitany(new Request[] {request});
            } finally {
                request.Free();
            }
        }
    },
    SENDRECV {
        @Override
        public Status into(Object[] array, int tag) {
            var none = new int[0];
            return WORLD.Sendrecv(
                    none,
                    0,
                    0,
                    MPI.INT,
                    MPI.PROC_NULL,
                    tag,
                    array,
                    0,
                    array.length,
                    MPI.OBJECT,
                    RANK,
                    tag);
        }
    };

    /**
     * Receives a message that was sent already. It has as many objects as the array, or, for the
     * lower-case calls, one object.
     *
     * @param array array that receives the objects; the lower-case calls put their object into its
     *     first element.
     * @return the status of the message.
     */
    public abstract Status into(Object[] array, int tag);

    /**
     * {@return true for a call that returns the received object, or null if the message has none}
     */
    public boolean returnsObject() {
        return this == LOWER_CASE || this == NONBLOCKING_LOWER_CASE;
    }
}
