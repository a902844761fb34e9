import { suggestBindings, type BindingSuggestion, type IndicatorTexts, type Language } from '@college/curriculum-model';
import type { Queries, Translations } from '../db';
import { listGoals } from '../goals/goalRepository';
import { listIndicators, listRequirements } from '../majors/readRequirements';
import { findCopyPair } from './checkCopy';

/** Where the goals of a course belong in the target major: read from what they serve in their own major, and from their words. */
export async function readCopySuggestions(
  db: Queries,
  pair: { courseId: number; targetId: number },
  language: Language,
): Promise<BindingSuggestion[]> {
  const { unit } = await findCopyPair(db, pair);
  const goals = await listGoals(db, pair.courseId);
  const own = new Map((await readIndicatorTexts(db, unit.majorId)).map((one) => [one.id, one]));
  return suggestBindings(
    goals.map((goal) => ({ id: goal.id, texts: textsOf(goal), under: own.get(goal.indicatorId) ?? null })),
    await readIndicatorTexts(db, pair.targetId),
    language,
  );
}

async function readIndicatorTexts(db: Queries, majorId: number): Promise<IndicatorTexts[]> {
  const headings = new Map((await listRequirements(db, majorId)).map((row) => [row.id, textsOf(row)]));
  return (await listIndicators(db, majorId)).map((row) => ({
    id: row.id,
    texts: textsOf(row),
    heading: headings.get(row.requirementId) ?? [],
  }));
}

/** In both languages, whoever reads: likeness needs the words and not their reader. */
function textsOf({ description, translations }: { description: string; translations: Translations }): string[] {
  return [description, translations.en?.['description']?.text ?? ''];
}
