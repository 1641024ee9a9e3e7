/** Sample application of the jlink test: the sum of the ranks. */
module sum {
    requires io.panmpi;
    opens sum to io.panmpi.codec;
}
