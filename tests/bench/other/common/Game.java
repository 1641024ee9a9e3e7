/** Something that ranks do again and again, to see how long it takes. */
@FunctionalInterface
interface Game {

    /** Plays so many rounds, with messages of so many bytes. */
    void play(int size, int times) throws Exception;
}
