# Rules that find or install the tools; they print nothing if all tools are there. Included by the Makefile.

.PHONY: jdk cc maven browser libclang
jdk:
	$(step) jdk - env JAVA_HOME="$(USER_JAVA_HOME)" .make/setup/find-jdk build/tools/jdk
cc:
	$(step) cc - .make/setup/need cc
maven: | jdk
	$(step) maven - .make/setup/need mvn
browser:
	$(step) browser - .make/setup/need --optional chromium
	$(step) site-tools - .make/docs/site --tools
libclang: build/stamps/generator | jdk
	$(step) libclang - .make/setup/libclang
