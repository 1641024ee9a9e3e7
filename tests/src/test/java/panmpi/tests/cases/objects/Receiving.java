package panmpi.tests.cases.objects;

import static panmpi.tests.World.RANK;
import static panmpi.tests.World.WORLD;

import mpi.MPI;
import mpi.Prequest;
import mpi.Request;
import mpi.Status;

/** The ways to receive one object that this rank has sent to itself. */
enum Receiving {
    RECV {
        @Override
        Status into(Object[] array, int tag) {
            return WORLD.Recv(array, 0, 1, MPI.OBJECT, RANK, tag);
        }
    },
    LOWER_CASE {
        @Override
        Status into(Object[] array, int tag) {
            var status = new Status();
            array[0] = WORLD.recv(RANK, tag, status);
            return status;
        }
    },
    MATCHED {
        @Override
        Status into(Object[] array, int tag) {
            return WORLD.Mprobe(RANK, tag).message().Mrecv(array, 0, 1, MPI.OBJECT);
        }
    },
    MATCHED_NONBLOCKING {
        @Override
        Status into(Object[] array, int tag) {
            return WORLD.Mprobe(RANK, tag).message().Imrecv(array, 0, 1, MPI.OBJECT).Wait();
        }
    },
    NONBLOCKING {
        @Override
        Status into(Object[] array, int tag) {
            return WORLD.Irecv(array, 0, 1, MPI.OBJECT, RANK, tag).Wait();
        }
    },
    NONBLOCKING_LOWER_CASE {
        @Override
        Status into(Object[] array, int tag) {
            var request = WORLD.irecv(RANK, tag);
            array[0] = request.get();
            return request.status();
        }
    },
    ONE_OF_SEVERAL {
        @Override
        Status into(Object[] array, int tag) {
            var mine = WORLD.Irecv(array, 0, 1, MPI.OBJECT, RANK, tag);
            var nothing = WORLD.Irecv(new Object[1], 0, 1, MPI.OBJECT, MPI.PROC_NULL, tag);
            return Request.Waitall(new Request[] {nothing, mine})[1];
        }
    },
    PERSISTENT {
        @Override
        Status into(Object[] array, int tag) {
            var request = WORLD.Recv_init(array, 0, 1, MPI.OBJECT, RANK, tag);
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
        Status into(Object[] array, int tag) {
            var request = WORLD.Recv_init(array, 0, 1, MPI.OBJECT, RANK, tag);
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
        Status into(Object[] array, int tag) {
            var none = new int[0];
            return WORLD.Sendrecv(
                    none, 0, 0, MPI.INT, MPI.PROC_NULL, tag, array, 0, 1, MPI.OBJECT, RANK, tag);
        }
    };

    /** Receives a message that was sent already; {@return what MPI says of it} */
    abstract Status into(Object[] array, int tag);

    /** {@return whether the call returns the object, null if there is none} */
    boolean returnsObject() {
        return this == LOWER_CASE || this == NONBLOCKING_LOWER_CASE;
    }
}
