import { changeTopics, type ChangeTopic } from '@college/curriculum-model';
import { exportEditionComparison, getEditionComparison, getEditionFigures, listEditionChanges } from '@college/api-client/contract';
import { handle, type MountedCall } from '../../http/call';
import { FileAnswer } from '../../http/fileAnswer';
import { makeComparisonFile } from './comparisonFile';
import { compareSides, findSides, listChanges, readFigures } from './compareSides';

/** The calls that compare editions; the handler asks for the right over the major of each side, which a reference alone does not name. */
export const compareCalls: readonly MountedCall[] = [
  handle(getEditionComparison, async ({ query: { left, right }, ...comparing }) => {
    return compareSides(comparing, await findSides(comparing, [left, right] as const));
  }),
  handle(listEditionChanges, async ({ query: { left, right, topics, gaps, ...wanted }, ...comparing }) => {
    const sides = await findSides(comparing, [left, right] as const);
    return listChanges(comparing, sides, { ...wanted, topics: topicsIn(topics), gaps: gaps === 1 });
  }),
  handle(getEditionFigures, async ({ query: { refs }, ...comparing }) => readFigures(comparing, await findSides(comparing, refs))),
  handle(exportEditionComparison, async ({ query: { left, right, editable = false, languages }, ...comparing }) => {
    const sides = await findSides(comparing, [left, right] as const);
    const asked = { languages: languages ?? comparing.language, format: editable ? ('word' as const) : ('pdf' as const) };
    return new FileAnswer(await makeComparisonFile(comparing, sides, asked));
  }),
];

/** What is no topic is none that any change has. */
function topicsIn(topics: string | undefined): ChangeTopic[] | undefined {
  const wanted = topics?.split(',');
  return wanted && changeTopics.filter((topic) => wanted.includes(topic));
}
