// Template of a function in the procedural binding mpi.c: the method, and a class that links the C function at the first call.
class $Template$ {
    /**
     * C: {@code $prototype$}.
     *
     * <p>In $libraries$.
     *
     $tags$
     */
    @Generated("FunctionEmitter")
    public static $Return$ $function$($Params$ $params$) {
        $statements$();
        try {
            $call$.invokeExact($args$);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class $function$ {
        static final MethodHandle HANDLE = Linkage.link($names$, "$signature$", "$since$");
    }
}
