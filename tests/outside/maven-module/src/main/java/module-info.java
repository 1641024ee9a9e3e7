/** Sample application of the Maven test with modules: the heat in a rod. */
module org.example.heat {
    requires io.panmpi;
}
