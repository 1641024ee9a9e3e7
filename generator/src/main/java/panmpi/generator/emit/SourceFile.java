package panmpi.generator.emit;

import com.github.javaparser.ast.CompilationUnit;

/**
 * A generated Java file after formatting, ready to be written.
 *
 * @param path its path below the output folder, with {@code /}
 * @param text its whole text
 * @param unit the text as parsed Java
 */
public record SourceFile(String path, String text, CompilationUnit unit) {}
