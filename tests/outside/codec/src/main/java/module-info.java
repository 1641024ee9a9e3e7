/** An application that keeps objects, and knows no MPI. */
module org.example.notes {
    requires io.panmpi.codec;
    opens org.example.notes to io.panmpi.codec;
}
