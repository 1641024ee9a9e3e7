/** Sample application of the jpackage test: the sum of the ranks. */
module sum {
    requires io.panmpi;
}
