package panmpi.generator.documents;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A document in Markdown.
 *
 * @param file the document
 * @param root its syntax tree
 */
record Document(Path file, Node root) {

    static Document read(Path file) throws IOException {
        return new Document(file, Parser.builder().build().parse(Files.readString(file)));
    }

    /** True if a line in italics, which names the readers, follows the title. */
    boolean namesReaders() {
        Node second = root.getFirstChild() == null ? null : root.getFirstChild().getNext();
        return root.getFirstChild() instanceof Heading
                && second instanceof Paragraph
                && second.getFirstChild() instanceof Emphasis emphasis
                && text(emphasis).startsWith("For ");
    }

    /** Returns the links to missing files or headings, each with the name of the document first. */
    List<String> broken() throws IOException {
        List<String> broken = new ArrayList<>();
        for (String target : targets()) {
            if (!leadsSomewhere(target)) {
                broken.add(file.getFileName() + ": " + target);
            }
        }
        return broken;
    }

    private boolean leadsSomewhere(String target) throws IOException {
        URI uri = URI.create(target);
        if (uri.isAbsolute()) {
            return true;
        }
        Path other = uri.getPath().isEmpty() ? file : file.resolveSibling(uri.getPath());
        return Files.exists(other)
                && (uri.getFragment() == null || read(other).anchors().contains(uri.getFragment()));
    }

    private List<String> targets() {
        List<String> targets = new ArrayList<>();
        root.accept(
                new AbstractVisitor() {
                    @Override
                    public void visit(Link link) {
                        targets.add(link.getDestination());
                        visitChildren(link);
                    }

                    @Override
                    public void visit(Image image) {
                        targets.add(image.getDestination());
                    }
                });
        return targets;
    }

    private List<String> anchors() {
        IdGenerator ids = IdGenerator.builder().build();
        List<String> anchors = new ArrayList<>();
        root.accept(
                new AbstractVisitor() {
                    @Override
                    public void visit(Heading heading) {
                        anchors.add(ids.generateId(text(heading)));
                    }
                });
        return anchors;
    }

    private static String text(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(
                new AbstractVisitor() {
                    @Override
                    public void visit(Text part) {
                        text.append(part.getLiteral());
                    }

                    @Override
                    public void visit(Code code) {
                        text.append(code.getLiteral());
                    }
                });
        return text.toString();
    }
}
