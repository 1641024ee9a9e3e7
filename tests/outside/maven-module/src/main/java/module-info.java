/** Heat in a rod. */
module org.example.heat {
    requires io.panmpi;
}
