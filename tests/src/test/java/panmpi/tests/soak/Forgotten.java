package panmpi.tests.soak;

import static panmpi.tests.support.World.SELF;
import static panmpi.tests.support.World.WORLD;

import mpi.Comm;
import mpi.Comm_errhandler_function;
import mpi.Datatype;
import mpi.Grequest;
import mpi.Group;
import mpi.Info;
import mpi.MPI;
import mpi.Op;
import mpi.Op_function;
import mpi.Prequest;
import mpi.Request;
import panmpi.tests.support.Memory;

/** Kinds of objects that a program makes, uses and forgets, by the million. */
public enum Forgotten {
    DATATYPES {
        @Override
        void make() {
            Datatype.Contiguous(3, MPI.INT);
        }
    },
    GROUPS {
        @Override
        void make() {
            Group all = WORLD.Group();
            Group.Union(all, all);
        }
    },
    HINTS {
        @Override
        void make() {
            Info.Create();
        }
    },
    OPERATIONS {
        private final Op_function nothing = (in, inout, count, type) -> {};

        @Override
        void make() {
            Op.Create(nothing, true);
        }
    },
    ERROR_HANDLERS {
        private final Comm_errhandler_function nothing = (comm, code) -> {};

        @Override
        void make() {
            Comm.Create_errhandler(nothing);
        }
    },
    REQUESTS {
        @Override
        void make() {
            Request request = SELF.Irecv(received, 0, 1, MPI.INT, 0, TAG);
            SELF.Send(sent, 0, 1, MPI.INT, 0, TAG);
            request.Wait();
        }
    },
    /**
     * Persistent requests, which the program must free: it frees one request by close, the other by
     * Free.
     */
    PERSISTENT_REQUESTS {
        @Override
        void make() {
            try (Prequest receive = SELF.Recv_init(received, 0, 1, MPI.INT, 0, TAG)) {
                Prequest send = SELF.Send_init(sent, 0, 1, MPI.INT, 0, TAG);
                receive.Start();
                send.Start();
                Request.Waitall(new Request[] {send, receive});
                send.Free();
            }
        }
    },
    GENERALIZED_REQUESTS {
        @Override
        void make() {
            Grequest request = Grequest.Start(status -> {}, () -> {}, complete -> {});
            request.Complete();
            request.Wait();
        }
    };

    private static final int TAG = 5;
    private static final int WARM_UP = 10_000;

    /** Contents of every message, and the array that receives it. */
    private static final int[] sent = {1};

    private static final int[] received = {0};

    /** Makes an object, and forgets it. */
    abstract void make();

    /**
     * {@return kilobytes by which the memory of the process grows while {@code number} objects are
     * made and forgotten} The JVM collects garbage as usual, and once at the end.
     */
    public long growth(int number) {
        make(WARM_UP);
        System.gc();
        make(WARM_UP);
        long before = Memory.residentKilobytes();
        make(number);
        System.gc();
        make(1);
        return Memory.residentKilobytes() - before;
    }

    private void make(int number) {
        for (int i = 0; i < number; i++) {
            make();
        }
    }
}
