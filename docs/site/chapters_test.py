"""chapters_test.py: tests the links and the order of methods that chapters.py makes for a small page of Javadoc."""

from chapters import linked, listed, titles

RULES = "class A 3 Messages\n3.2.1 58 Send\n3.10 86 Probe\nclass B 6 Collectives\n6.4 122 Bcast\n"
METHOD = (
    '<section class="detail" id="{0}(java.util.List&lt;T&gt;,int)">\n<h3>{0}</h3>\n<li><a href="n.htm">MPI 5.0, section {1}</a></li>\n</section>\n'
)
OWN = '<section class="detail" id="close()">\n<h3>close</h3>\n</section>\n'
PAGE = '<section class="summary"></section><section id="method-detail">'


def test():
    title_of = titles(RULES)
    methods = [METHOD.format("bcast", "6.4"), METHOD.format("probe", "3.10"), OWN, METHOD.format("send", "3.2.1")]
    text = listed(PAGE + "".join(methods), title_of)
    order = ["Messages, chapter 3", "3.2.1", "send", "3.10", "probe", "Collectives, chapter 6", "6.4", "bcast", "Other methods", "close"]
    places = [text.index(">" + word) for word in order]
    assert places == sorted(places), places
    assert 'href="#send(java.util.List&lt;T&gt;,int)"' in text, text
    assert listed(PAGE + OWN, title_of) == "", "a page of no function got a list"
    alias = '<code>{}</code> <span class="camel-case">under its camelCase name</span>'
    text = linked(PAGE + alias.format("send") + alias.format("unknown") + METHOD.format("send", "3.2.1"))
    assert '<a href="#send(java.util.List&lt;T&gt;,int)"><code>send</code></a> <span' in text, text
    assert "</a>" not in text.partition("unknown")[2].partition("<section")[0], text
    print("methods are grouped by chapter")


if __name__ == "__main__":
    test()
