/** Reads a private field, which fails unless java opens java.lang as the jar's manifest says. */
public class Opened {
    public static void main(String[] args) throws Exception {
        var value = String.class.getDeclaredField("value");
        value.setAccessible(true);
        System.out.println("opened " + value.getName());
        Show.main(args);
    }
}
