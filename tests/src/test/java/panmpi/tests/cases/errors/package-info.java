/** What is wrong, who says so, and what happens then. */
package panmpi.tests.cases.errors;
