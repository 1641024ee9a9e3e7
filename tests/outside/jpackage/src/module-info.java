/** The sum of the ranks. */
module sum {
    requires io.panmpi;
}
