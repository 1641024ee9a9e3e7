package panmpi.generator.rules;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import panmpi.generator.model.CType;
import panmpi.generator.model.Function;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Param;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/** Decides what each parameter means, from its type, its name, and {@code const}. */
final class ClassifyParams {

    private static final Pattern BUFFER = Pattern.compile(".*buf(fer)?|.*_addr|buffer_.*");
    private static final Pattern COUNT = Pattern.compile("(\\w+_)?\\w*count");
    private static final Pattern ROOT = Pattern.compile("root");
    private static final Pattern SOURCE = Pattern.compile("source");
    private static final Pattern PEER = Pattern.compile("dest|target_rank");
    private static final Pattern CHANGES_ITS_HANDLE =
            Pattern.compile(
                    ".*_(free|close|commit|disconnect|finalize|wait|test|start|cancel)",
                    Pattern.CASE_INSENSITIVE);

    private final Merged merged;
    private final ExceptionRules exceptions;

    ClassifyParams(Merged merged, ExceptionRules exceptions) {
        this.merged = merged;
        this.exceptions = exceptions;
    }

    List<ParamUse> classify(Function f) {
        return f.params().stream().map(p -> new ParamUse(p, kind(f, p))).toList();
    }

    private ParamKind kind(Function f, Param p) {
        Optional<String> exception =
                exceptions.find(ExceptionRules.Verb.KIND, f.name() + "." + p.name());
        if (exception.isPresent()) {
            return ParamKind.valueOf(exception.get().toUpperCase(Locale.ROOT).replace('-', '_'));
        }
        CType type = p.type();
        if (!type.isPointer()) {
            return scalar(p);
        }
        return type.depth() > 1 ? ParamKind.ADDRESS : address(f, p);
    }

    private ParamKind scalar(Param p) {
        JavaType java = merged.javaType(p.type());
        return switch (java) {
            case HANDLE -> isDatatype(p) ? ParamKind.DATATYPE : ParamKind.HANDLE;
            case POINTER -> ParamKind.CALLBACK;
            case LONG -> COUNT.matcher(p.name()).matches() ? ParamKind.COUNT : ParamKind.LONG;
            default -> number(p.name());
        };
    }

    /** A datatype describes a buffer when its name says which: sendtype, recvtype, datatype. */
    private boolean isDatatype(Param p) {
        return p.type().base().endsWith("Datatype") && p.name().endsWith("type");
    }

    private static ParamKind number(String name) {
        if (COUNT.matcher(name).matches()) {
            return ParamKind.COUNT;
        }
        if (ROOT.matcher(name).matches()) {
            return ParamKind.ROOT;
        }
        if (SOURCE.matcher(name).matches()) {
            return ParamKind.SOURCE;
        }
        return PEER.matcher(name).matches() ? ParamKind.PEER : ParamKind.INT;
    }

    private ParamKind address(Function f, Param p) {
        CType type = p.type();
        String base = type.base();
        boolean array = !type.arrays().isEmpty();
        if (base.equals("void")) {
            return voids(p);
        }
        if (base.equals("char")) {
            return type.constant() ? ParamKind.STRING : ParamKind.OUT_STRING;
        }
        if (isStruct(base)) {
            return struct(p);
        }
        if (merged.apis().stream().anyMatch(a -> a.callbacks().containsKey(base))) {
            return ParamKind.CALLBACK;
        }
        if (merged.handles().contains(base)) {
            return handle(f, p, array);
        }
        boolean wide = merged.javaType(CType.plain(base)) == JavaType.LONG;
        if (type.constant()) {
            return wide ? ParamKind.LONGS : ParamKind.INTS;
        }
        if (array) {
            return wide ? ParamKind.OUT_LONGS : ParamKind.OUT_INTS;
        }
        return p.name().equals("flag")
                ? ParamKind.OUT_FLAG
                : wide ? ParamKind.OUT_LONG : ParamKind.OUT_INT;
    }

    private static ParamKind voids(Param p) {
        if (!BUFFER.matcher(p.name()).matches()) {
            return ParamKind.ADDRESS;
        }
        if (p.type().constant()) {
            return ParamKind.BUFFER_IN;
        }
        return p.name().startsWith("recv") ? ParamKind.BUFFER_OUT : ParamKind.BUFFER_INOUT;
    }

    private boolean isStruct(String base) {
        return merged.apis().stream().anyMatch(a -> a.structs().containsKey(base));
    }

    private static ParamKind struct(Param p) {
        if (p.type().constant()) {
            return ParamKind.STATUS;
        }
        boolean many = !p.type().arrays().isEmpty() || p.name().startsWith("array_of");
        return many ? ParamKind.OUT_STATUSES : ParamKind.OUT_STATUS;
    }

    private static ParamKind handle(Function f, Param p, boolean array) {
        if (array) {
            return p.type().constant() ? ParamKind.HANDLES : ParamKind.INOUT_HANDLES;
        }
        boolean first = f.params().getFirst().equals(p);
        return first && CHANGES_ITS_HANDLE.matcher(f.name()).matches()
                ? ParamKind.INOUT_HANDLE
                : ParamKind.OUT_HANDLE;
    }
}
