/** Application that keeps objects in a file by the codec, and needs no MPI. */
module org.example.notes {
    requires io.panmpi.codec;
    opens org.example.notes to io.panmpi.codec;
}
