module sum {
    requires io.panmpi;
}
