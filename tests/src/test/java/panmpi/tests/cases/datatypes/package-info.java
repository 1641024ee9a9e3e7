/** Tests of datatypes: how they are made, which queries they answer, what they move. */
package panmpi.tests.cases.datatypes;
