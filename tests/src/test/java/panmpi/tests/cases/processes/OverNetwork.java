package panmpi.tests.cases.processes;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.Tag;

/**
 * Lets a case class run on ranks that connect over a network, since some libraries have no ports
 * with the transport that they use on one machine. By these variables, MPICH and Intel MPI use
 * libfabric's TCP; other libraries do not read them.
 */
@MpiTest(
        ranks = 2,
        environment = {"MPIR_CVAR_CH4_NETMOD=ofi", "I_MPI_FABRICS=shm:ofi", "FI_PROVIDER=tcp"})
@Tag("nightly")
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface OverNetwork {}
