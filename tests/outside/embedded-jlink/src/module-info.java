/** Sample application of the jlink test with an MPI inside: the sum of the ranks. */
module sum {
    requires io.panmpi.mpich;

    opens sum to io.panmpi.codec;
}
