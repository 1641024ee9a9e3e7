/** What programs attach to communicators, datatypes and windows. */
package panmpi.tests.cases.attributes;
