/** The contract of object codecs, tested in one JVM. */
package panmpi.tests.codecs;
