/** Tests of attributes of communicators, datatypes and windows. */
package panmpi.tests.cases.attributes;
