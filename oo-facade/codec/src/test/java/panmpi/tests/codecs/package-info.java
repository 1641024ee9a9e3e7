/** Tests of the contract of object codecs, in one JVM. */
package panmpi.tests.codecs;
