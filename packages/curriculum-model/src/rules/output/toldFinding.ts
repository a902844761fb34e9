import { z } from 'zod';
import { readPlace, recordsOf, shapeOf, type CurriculumState, type Place, type StatePart } from '../../editions';
import type { Bilingual } from '../../language';
import { ruleLevels } from '../level';
import type { Finding } from '../finding';
import { both, named, storedText, textOf } from '../view/recordTexts';

const bilingualSchema = z.object({ zh: z.string(), en: z.string() });

/** A finding for those who do not have the curriculum beside it: it says where it is. */
export const toldFindingSchema = z.object({
  id: z.string().min(1),
  /** The ids under which completion and the matrices name the same. */
  aliases: z.array(z.string()),
  rule: z.string().min(1),
  level: z.enum(ruleLevels),
  /** The place of the record, by lineage: `course:1004/goal:2210`. */
  at: z.string(),
  /** The same by the numbers of the rows that were read, as pages know them; absent where the state has no rows, as that of a published edition. */
  here: z.string().optional(),
  field: z.string().optional(),
  sentence: bilingualSchema,
  /** The name of the major or the course. */
  owner: bilingualSchema,
  /** What the record is called below it; empty for the major or the course itself. */
  record: bilingualSchema,
  /** The graduation requirement that it is about, where it is about one or what is below it. */
  requirement: bilingualSchema.optional(),
  basis: z.string(),
  /** What mends it, in the order in which `/edition/applyfix` counts; absent where nothing does. `isAsked` where something is deleted. */
  fixes: z.array(z.object({ label: bilingualSchema, isAsked: z.literal(true).optional() })).optional(),
});
export type ToldFinding = z.infer<typeof toldFindingSchema>;

/** The findings of a curriculum with the names of their places. */
export function tellFindings(state: CurriculumState, findings: readonly Finding[]): ToldFinding[] {
  return findings.map(({ id, aliases, rule, level, at, field, sentence, basis, fixes }) => {
    const told = { id, aliases: [...aliases], rule, level, at, ...(field === undefined ? {} : { field }) };
    const requirement = requirementOf(state.major, at);
    const mends = fixes.map(({ label, isAsked }) => ({ label, ...(isAsked && { isAsked }) }));
    return {
      ...told,
      sentence,
      ...namesOf(state, at),
      ...(requirement && { requirement }),
      basis,
      ...(mends.length > 0 && { fixes: mends }),
    };
  });
}

/** The requirement of a requirement, an indicator point, or what a course does for one. */
function requirementOf(major: StatePart, at: Place): Bilingual | undefined {
  const place = readPlace(at);
  if (!place || !['requirement', 'indicator', 'binding'].includes(place.kind)) return undefined;
  const indicator = recordsOf(major, 'indicator').find(({ key }) => key === place.key);
  const key = place.kind === 'requirement' ? place.key : indicator?.under;
  const record = recordsOf(major, 'requirement').find((one) => one.key === key);
  return record && named(storedText(record, 'number'), textOf(record, 'description'));
}

const nameless: Bilingual = { zh: '', en: '' };

function namesOf({ major, courses }: CurriculumState, at: Place): { owner: Bilingual; record: Bilingual } {
  const place = readPlace(at);
  const part = place?.part === 'major' ? major : courses.find(({ lineage }) => lineage === place?.lineage);
  if (!place || !part) return { owner: both(at, at), record: nameless };
  const own = recordsOf(part, part.kind)[0];
  const owner = own ? textOf(own, 'name') : both(at, at);
  if (place.kind === place.part) return { owner, record: nameless };
  const record = recordsOf(part, place.kind).find(({ key }) => key === place.key);
  const text = ['title', 'name', 'description'].map((field) => (record ? textOf(record, field) : nameless)).find(({ zh }) => zh !== '');
  const { label } = shapeOf(place.kind);
  return { owner, record: both([label.zh, text?.zh].filter(Boolean).join(' '), [label.en, text?.en].filter(Boolean).join(' ')) };
}
