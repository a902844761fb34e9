/** What the rules are tried with, for tests of those who write what the rules find. */
export { ruleCases } from '../rules/cases/ruleCases.test-data';
export { planted } from '../rules/programme.test-data';
