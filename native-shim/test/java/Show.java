import java.lang.management.ManagementFactory;

/** Test program that prints its arguments and facts about its JVM, one in each line. */
public class Show {
    public static void main(String[] args) {
        for (String arg : args) {
            System.out.println("arg [" + arg + "]");
        }
        System.out.println("class.path [" + System.getProperty("java.class.path") + "]");
        System.out.println("launcher [" + System.getProperty("panmpi.launcher") + "]");
        System.out.println("thread [" + Thread.currentThread().getName() + "]");
        System.out.println("pid [" + ProcessHandle.current().pid() + "]");
        System.out.println("tunables [" + System.getenv("GLIBC_TUNABLES") + "]");
        System.out.println("property [" + System.getProperty("show") + "]");
        System.out.println("stand-in [" + standIn("name") + "]");
        System.out.println("exported [" + standIn("isExported") + "]");
        ManagementFactory.getGarbageCollectorMXBeans()
                .forEach(bean -> System.out.println("collector [" + bean.getName() + "]"));
    }

    private static Object standIn(String method) {
        try {
            return Class.forName("mpi.StandIn").getMethod(method).invoke(null);
        } catch (ReflectiveOperationException e) {
            return e;
        }
    }
}
