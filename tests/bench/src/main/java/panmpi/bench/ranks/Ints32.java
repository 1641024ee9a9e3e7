package panmpi.bench.ranks;

import java.io.Serializable;
import java.util.random.RandomGenerator;

/** Object with thirty-two integers, each in a field of its own. */
final class Ints32 implements Serializable {
    private static final long serialVersionUID = 1;

    private int i00;
    private int i01;
    private int i02;
    private int i03;
    private int i04;
    private int i05;
    private int i06;
    private int i07;
    private int i08;
    private int i09;
    private int i10;
    private int i11;
    private int i12;
    private int i13;
    private int i14;
    private int i15;
    private int i16;
    private int i17;
    private int i18;
    private int i19;
    private int i20;
    private int i21;
    private int i22;
    private int i23;
    private int i24;
    private int i25;
    private int i26;
    private int i27;
    private int i28;
    private int i29;
    private int i30;
    private int i31;

    Ints32(RandomGenerator random) {
        i00 = random.nextInt();
        i01 = random.nextInt();
        i02 = random.nextInt();
        i03 = random.nextInt();
        i04 = random.nextInt();
        i05 = random.nextInt();
        i06 = random.nextInt();
        i07 = random.nextInt();
        i08 = random.nextInt();
        i09 = random.nextInt();
        i10 = random.nextInt();
        i11 = random.nextInt();
        i12 = random.nextInt();
        i13 = random.nextInt();
        i14 = random.nextInt();
        i15 = random.nextInt();
        i16 = random.nextInt();
        i17 = random.nextInt();
        i18 = random.nextInt();
        i19 = random.nextInt();
        i20 = random.nextInt();
        i21 = random.nextInt();
        i22 = random.nextInt();
        i23 = random.nextInt();
        i24 = random.nextInt();
        i25 = random.nextInt();
        i26 = random.nextInt();
        i27 = random.nextInt();
        i28 = random.nextInt();
        i29 = random.nextInt();
        i30 = random.nextInt();
        i31 = random.nextInt();
    }
}
