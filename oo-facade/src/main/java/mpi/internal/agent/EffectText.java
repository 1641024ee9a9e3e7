package mpi.internal.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import mpi.internal.agent.Effect.Amount;
import mpi.internal.agent.Effect.Source;
import mpi.internal.strict.access.Touch;

/** Parser for the effects in the lines of {@link KnownCallsTable}, whose Javadoc has the syntax. */
final class EffectText {

    private static final Pattern EFFECT =
            Pattern.compile("([rw])(\\d)(?:\\[([^+:]+)([+:])([^]]+)])?(?:\\*(\\w))?");

    private static final Amount ALL = new Amount(Source.CONSTANT, -1);
    private static final Amount HERE = new Amount(Source.CONSTANT, Touch.HERE);

    private EffectText() {}

    /**
     * Parses the effects of one method. The letter {@code v} in the text stands for {@code width},
     * the number of bytes of the value that the method takes or returns.
     */
    static List<Effect> read(String text, int width) {
        List<Effect> effects = new ArrayList<>();
        Matcher effect = EFFECT.matcher(text);
        while (effect.find()) {
            boolean isAll = effect.group(3) == null;
            boolean isToEnd = ":".equals(effect.group(4));
            int mode = effect.group(1).equals("w") ? Touch.WRITE : Touch.READ;
            effects.add(
                    new Effect(
                            Integer.parseInt(effect.group(2)),
                            isAll ? new Amount(Source.CONSTANT, 0) : amount(effect.group(3), width),
                            isAll ? ALL : amount(effect.group(5), width),
                            unit(effect.group(6), width),
                            isToEnd ? mode | Touch.TO_END : mode));
        }
        return effects;
    }

    private static int unit(String text, int width) {
        if (text == null) {
            return 0;
        }
        return text.equals("v") ? width : Integer.parseInt(text);
    }

    private static Amount amount(String text, int width) {
        return switch (text.charAt(0)) {
            case '@' -> HERE;
            case '#' ->
                    new Amount(
                            Source.CONSTANT,
                            text.equals("#v") ? width : Integer.parseInt(text.substring(1)));
            case '%' -> new Amount(Source.SIZE, Integer.parseInt(text.substring(1)));
            default -> new Amount(Source.ARGUMENT, Integer.parseInt(text));
        };
    }
}
