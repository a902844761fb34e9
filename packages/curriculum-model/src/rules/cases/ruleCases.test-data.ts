import type { RuleCase } from './case.test-data';
import { matrixCases } from './matrixCases.test-data';
import { planCases } from './planCases.test-data';
import { syllabusCases } from './syllabusCases.test-data';
import { textCases } from './textCases.test-data';

/** What each rule of the catalogue finds, what it does not, and where its edge is. */
export const ruleCases: Readonly<Record<string, RuleCase>> = { ...matrixCases, ...textCases, ...syllabusCases, ...planCases };
