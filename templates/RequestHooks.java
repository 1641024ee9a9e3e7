class $Template$ {
    /**
     * Stores the handle that a call has left; if the request is complete, copies received data to
     * the program's buffers.
     */
    abstract void update(long newHandle, boolean completed);
}
