package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Test class that runs on two MPIs. */
@MpiTest(mpi = {"mpich", "openmpi"})
public class Libraries {

    @Test
    void ranksMeet(Intracomm comm, TestReporter reporter) {
        assertEquals(2, comm.Size());
        reporter.publishEntry("abi", MPI.Get_abi());
        reporter.publishEntry("told", System.getProperty("program.mpi", "nothing"));
    }
}
