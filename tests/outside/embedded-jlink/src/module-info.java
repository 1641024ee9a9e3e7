/** The sum of the ranks, with an MPI inside. */
module sum {
    requires io.panmpi.mpich;

    opens sum to io.panmpi.codec;
}
