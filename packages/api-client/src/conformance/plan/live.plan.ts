import { excerpt } from '../mismatch';
import { rules } from '../ruleMessages';
import { step } from '../step';

const line = 'line-of-conformance';

/** Who has a thing open: the suite sees itself. */
export const livePlan = [
  step('followLive', {
    phase: 'copy',
    input: (world) => ({ query: { majorId: world.need('ownMajorId'), view: 'matrix' as const, line, seconds: 0 } }),
    rules: [
      {
        says: rules.isListed,
        fault: ({ answer }) => (answer[0]?.people?.some((person) => person.line === line) ? undefined : excerpt(answer)),
      },
    ],
  }),
  step('tellLive', {
    phase: 'copy',
    input: (world) => ({ body: { majorId: world.need('ownMajorId'), line: 'line-of-nobody', field: null } }),
    rules: [
      {
        says: rules.unknownLineIsClosed,
        fault: ({ answer }) => (answer.isOpen ? excerpt(answer) : undefined),
      },
    ],
  }),
];
