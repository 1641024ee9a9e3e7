/** Datatypes: how they are made, what they say of themselves and what they move. */
package panmpi.tests.cases.datatypes;
