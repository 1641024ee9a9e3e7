# Rules of the documents and of the site. Included by the Makefile.

##@ Documents

.PHONY: documents docs site check-site
documents: ## write the programs and outputs that documents show into them; review the diff
	$(step) documents 'documents have the text of the files that they show' .make/docs/fill

docs: | jdk ## build the Javadoc site of what programs import: build/docs/index.html
	$(step) docs 'Javadoc in build/docs' .make/docs/javadoc build/docs

site: docs ## build the site, with search and Javadoc, which needs no server: build/site/index.html
	$(step) site - .make/docs/site build/site

site-python := build/tools/site/bin/python
check-site: site | browser ## open every page of the site in Chromium, and report errors (PICTURES=folder)
	@for test in docs/site/*_test.py; do $(site-python) $$test || exit 1; done
	@$(site-python) docs/site/searches.py build/site docs/site/searches.txt
	@$(site-python) docs/site/check.py build/site --word Allreduce --word spawn --word deadlock \
	    $(if $(PICTURES),--pictures '$(PICTURES)')
