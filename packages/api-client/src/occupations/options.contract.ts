import { maxSavedSkills, occupationSkillSchema, optionItemSchema, savedSkillSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { recordParam } from '../core/param';

const list = { method: 'GET', revalidates: true, auth: 'read', writes: false, data: z.array(optionItemSchema) } as const;

export const listOccupationLevels = endpoint({ ...list, path: '/occupation/levels', summary: 'Returns the tree of occupation levels.' });

export const listOccupationSkills = endpoint({
  ...list,
  path: '/occupation/skills',
  query: z.object({ record: recordParam.optional() }),
  data: z.array(occupationSkillSchema),
  summary: 'Returns the tree of skills; as recorded, with the English of each, where it is to be edited.',
});

export const listOccupationTypes = endpoint({
  ...list,
  path: '/occupation/types',
  summary: 'Lists the levels that an occupation may have.',
});
export const listOccupationPublishes = endpoint({ ...list, path: '/occupation/publishs', summary: 'Lists the years of publication.' });

export const saveOccupationSkills = endpoint({
  method: 'POST',
  path: '/occupation/saveskills',
  auth: 'collegeManage',
  writes: true,
  extension: true,
  body: z.object({ list: z.array(savedSkillSchema).max(maxSavedSkills) }),
  data: z.array(occupationSkillSchema),
  summary: 'Changes the tree of skills, all entries or none, and returns it as it is then; a negative id deletes.',
});
