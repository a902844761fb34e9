import { listOccupationPublishes, listOccupationSkills, listOccupationTypes, saveOccupationSkills } from '@college/api-client/contract';
import type { Language, OptionItem } from '@college/curriculum-model';
import { asc, eq } from 'drizzle-orm';
import { schema, type Queries } from '../../db';
import { handle, type MountedCall } from '../../http/call';
import { successMessages } from '../../http/successMessages';
import { readingOf } from '../../majors/presentMajor';
import { readSkillTree } from './readSkillTree';
import { saveSkills } from './saveSkills';

const { occupationOptions } = schema;

/** The calls about what one chooses from in the form of an occupation. */
export const optionCalls: readonly MountedCall[] = [
  handle(listOccupationTypes, ({ db, language }) => readOptions(db, 'type', language)),
  handle(listOccupationPublishes, ({ db, language }) => readOptions(db, 'publish', language)),
  handle(listOccupationSkills, ({ db, query, caller, language }) => readSkillTree(db, caller.collegeId, readingOf(language, query.record))),
  handle(saveOccupationSkills, ({ db, body, caller, now }) => saveSkills(db, body.list, { caller, now }), {
    success: successMessages.saved,
    fieldNames: { label: { zh: '技能名称', en: 'Name of the skill' }, parentId: { zh: '上级技能', en: 'Skill above' } },
  }),
];

async function readOptions(db: Queries, kind: 'type' | 'publish', language: Language): Promise<OptionItem[]> {
  const options = await db
    .select()
    .from(occupationOptions)
    .where(eq(occupationOptions.kind, kind))
    .orderBy(asc(occupationOptions.position), asc(occupationOptions.id));
  return options.map(({ id, label, english }) => ({ label: (language === 'en' && english) || label, value: id }));
}
