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
        Signals signals = Linkage.signals();
        try {
            $call$.invokeExact($args$);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        } finally {
            signals.restore("$function$");
        }
    }

    private static final class $function$ {
        static final MethodHandle HANDLE = Linkage.link($names$, "$signature$", "$since$");
    }
}
