import { optionItemSchema } from '@college/curriculum-model';
import { z } from 'zod';
import { endpoint } from '../core/endpoint';

const list = { method: 'GET', auth: 'read', writes: false, data: z.array(optionItemSchema) } as const;

export const listOccupationLevels = endpoint({ ...list, path: '/occupation/levels', summary: 'Gives the tree of occupation levels.' });
export const listOccupationSkills = endpoint({ ...list, path: '/occupation/skills', summary: 'Gives the tree of skills.' });
export const listOccupationTypes = endpoint({
  ...list,
  path: '/occupation/types',
  summary: 'Lists the levels that an occupation may have.',
});
export const listOccupationPublishes = endpoint({ ...list, path: '/occupation/publishs', summary: 'Lists the years of publication.' });
