/** Needs java.lang opened, which only its jar's manifest asks for. */
public class Opened {
    public static void main(String[] args) throws Exception {
        var value = String.class.getDeclaredField("value");
        value.setAccessible(true);
        System.out.println("opened " + value.getName());
        Show.main(args);
    }
}
