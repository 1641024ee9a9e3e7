package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Sorts the flags of a compiler's command, as GCC and clang spell them, by their effect on a
 * header.
 *
 * @param deciding flags that decide which declarations the header shows, each with its argument, as
 *     other compilers accept them
 * @param refused flags with which the header's text would be incomplete, and unknown flags
 */
record CompilerFlags(List<List<String>> deciding, List<String> refused) {

    /**
     * Flags whose argument is joined to the flag, or is the next word; each with the spelling in
     * which it is passed on.
     */
    private static final Map<String, String> WITH_ARGUMENT =
            Map.ofEntries(
                    Map.entry("-idirafter", "-idirafter"),
                    Map.entry("-imacros", "-imacros"),
                    Map.entry("-include", "-include"),
                    Map.entry("-iprefix", "-iprefix"),
                    Map.entry("-iquote", "-iquote"),
                    Map.entry("-isysroot", "-isysroot"),
                    Map.entry("-isystem", "-isystem"),
                    Map.entry("-iwithprefixbefore", "-iwithprefixbefore"),
                    Map.entry("-iwithprefix", "-iwithprefix"),
                    Map.entry("-D", "-D"),
                    Map.entry("-I", "-I"),
                    Map.entry("-U", "-U"),
                    Map.entry("-Xpreprocessor", "-Xpreprocessor"),
                    Map.entry("-Xclang", "-Xclang"),
                    Map.entry("-target", "-target"),
                    Map.entry("--define-macro", "-D"),
                    Map.entry("--undefine-macro", "-U"),
                    Map.entry("--include-directory-after", "-idirafter"),
                    Map.entry("--include-directory", "-I"),
                    Map.entry("--include", "-include"),
                    Map.entry("--imacros", "-imacros"),
                    Map.entry("--sysroot", "--sysroot"),
                    Map.entry("--std", "-std"),
                    Map.entry("-std", "-std"));

    /** Flags whose argument is always the next word. */
    private static final Set<String> ALONE = Set.of("-Xpreprocessor", "-Xclang", "-target");

    private static final Set<String> JOINED = Set.of("-D", "-I", "-U");
    private static final Set<String> JOINED_BY_EQUALS = Set.of("-std", "--sysroot");
    private static final Set<String> FOLDERS =
            Set.of("-I", "-idirafter", "-iquote", "-isysroot", "-isystem", "--sysroot");
    private static final Set<String> FILES = Set.of("-imacros", "-include");

    /** Flags for language, machine and optimization: each sets macros, or the sizes of types. */
    private static final Pattern MODE =
            Pattern.compile(
                    "-ansi|-undef|-nostdinc|-trigraphs|-traditional-cpp|-pthread|-O.*|-m.+|-f.+"
                            + "|-Wp,.+|--target=.+");

    /**
     * Flags that make the compiler print something other than the whole header, or make it read the
     * header for addresses of less than 64 bits.
     */
    private static final Pattern SPOILING =
            Pattern.compile(
                    "-P|-CC?|-M.*|-o.*|-d.+|-###|-fdirectives-only|-fpreprocessed|-x(?!c$).+"
                            + "|-m(16|32|x32)");

    /**
     * Flags that do not affect a header's declarations: for warnings, debugging, assembler, linker.
     */
    private static final Pattern WITHOUT_EFFECT =
            Pattern.compile(
                    "-|-W(?!p,).*|-w|-g.*|-[lLBTuze].*|-[cSEHQprsv]|-pg|-pipe|-xc|-static.*|-shared.*"
                            + "|-rdynamic|-(no-)?pie|-no(std|default|start)(lib|libs|files)"
                            + "|-pedantic.*|-time.*|-save-temps.*|--?param.*|--?coverage|--?specs=.*");

    /** Flags without effect whose argument is the next word. */
    private static final Set<String> SKIPPED =
            Set.of("-l", "-L", "-B", "-T", "-u", "-z", "-e", "--param", "-Xlinker", "-Xassembler");

    /**
     * Flags of {@link #MODE} that every compiler must get, such as those that change the size of a
     * type.
     */
    private static final Pattern SIZES =
            Pattern.compile("-m(64|abi=.*)|-fshort-.*|-fpack-struct.*|-ansi|-undef|-nostdinc");

    private static final int NESTED = 8;

    /** Sorts the flags of a command; skips its other words, such as the program. */
    static CompilerFlags of(List<String> command) throws IOException {
        CompilerFlags flags = new CompilerFlags(new ArrayList<>(), new ArrayList<>());
        flags.sort(expanded(command, NESTED));
        return flags;
    }

    /**
     * Returns the deciding flags that any compiler takes. Flags for optimization and machine are
     * left out, unless they change the size of a type.
     */
    List<List<String>> portable() {
        return deciding.stream()
                .filter(
                        flag ->
                                flag.size() > 1
                                        || !MODE.matcher(flag.getFirst()).matches()
                                        || isSize(flag))
                .toList();
    }

    private static boolean isSize(List<String> flag) {
        return SIZES.matcher(flag.getFirst()).matches();
    }

    /** Replaces each word {@code @file} of a command by the words in that file. */
    private static List<String> expanded(List<String> command, int depth) throws IOException {
        List<String> words = new ArrayList<>();
        for (String word : command) {
            boolean list = word.startsWith("@") && Files.isRegularFile(Path.of(word.substring(1)));
            if (list && depth > 0) {
                String text = Files.readString(Path.of(word.substring(1)));
                words.addAll(expanded(ShellWords.split(text), depth - 1));
            } else {
                words.add(word);
            }
        }
        return words;
    }

    private void sort(List<String> words) {
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            String next = i + 1 < words.size() ? words.get(i + 1) : "";
            if (!word.startsWith("-")) {
                continue;
            }
            if (word.equals("-x")) {
                word += next;
                i++;
            }
            String flag = withArgument(word);
            if (SPOILING.matcher(word).matches()) {
                refused.add(word);
            } else if (!flag.isEmpty()) {
                boolean joined = word.length() > flag.length();
                add(WITH_ARGUMENT.get(flag), joined ? argument(word, flag) : next);
                i += joined ? 0 : 1;
            } else if (MODE.matcher(word).matches()) {
                deciding.add(List.of(word));
            } else if (SKIPPED.contains(word)) {
                i++;
            } else if (!WITHOUT_EFFECT.matcher(word).matches()) {
                refused.add(word);
            }
        }
    }

    /**
     * Returns the longest flag with an argument that a word begins with; empty if there is none.
     */
    private static String withArgument(String word) {
        return WITH_ARGUMENT.keySet().stream()
                .filter(flag -> word.equals(flag) || isJoined(word, flag))
                .max((a, b) -> Integer.compare(a.length(), b.length()))
                .orElse("");
    }

    /**
     * Tests whether a word is a flag with its argument joined to it: with an equals sign between
     * them, as in {@code --include=f}, or without one, as in {@code -If}.
     */
    private static boolean isJoined(String word, String flag) {
        String beginning = hasSign(flag) ? flag + "=" : flag;
        return word.startsWith(beginning) && !ALONE.contains(flag);
    }

    private static String argument(String word, String flag) {
        return word.substring(flag.length() + (hasSign(flag) ? 1 : 0));
    }

    private static boolean hasSign(String flag) {
        return flag.startsWith("--") || flag.equals("-std");
    }

    /** Adds a flag with absolute paths, since a process in another folder reads the header. */
    private void add(String flag, String argument) {
        if (flag.equals("-I") && !argument.startsWith("=") && !isThere(argument)) {
            return;
        }
        boolean path = FOLDERS.contains(flag) || FILES.contains(flag) && isThere(argument);
        String value = path && !argument.startsWith("=") ? absolute(argument) : argument;
        deciding.add(
                JOINED.contains(flag)
                        ? List.of(flag + value)
                        : JOINED_BY_EQUALS.contains(flag)
                                ? List.of(flag + "=" + value)
                                : List.of(flag, value));
    }

    private static boolean isThere(String path) {
        try {
            return !path.isEmpty() && Files.exists(Path.of(path));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    private static String absolute(String path) {
        return Path.of(path).toAbsolutePath().normalize().toString();
    }
}
