import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;

/** Test program that ends, recurses, calls C code or waits, as the first argument says. */
public class Act {
    public static void main(String[] args) throws Throwable {
        switch (args[0]) {
            case "exit" -> System.exit(3);
            case "throw" -> throw new IllegalStateException("thrown by Act");
            case "recurse" -> System.out.println("depth " + depth(Integer.parseInt(args[1])));
            case "native" -> callNative(args[1]);
            case "echo" -> System.in.transferTo(System.out);
            case "wait" -> waitForSignal();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static int depth(int wanted) {
        return wanted == 0 ? 0 : 1 + depth(wanted - 1);
    }

    private static void callNative(String library) throws Throwable {
        System.load(library);
        var answer = Linker.nativeLinker()
                .downcallHandle(
                        SymbolLookup.loaderLookup().find("answer").orElseThrow(),
                        FunctionDescriptor.of(ValueLayout.JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            arena.allocate(8).reinterpret(4);
        }
        System.out.println("answer " + (int) answer.invokeExact());
    }

    private static void waitForSignal() throws InterruptedException, IOException {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> System.out.println("hook ran")));
        System.out.println("ready " + ProcessHandle.current().pid());
        Thread.sleep(30_000);
        Runtime.getRuntime().halt(99);
    }
}
