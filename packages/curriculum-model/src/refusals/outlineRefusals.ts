import type { Bilingual } from '../language';

/** Why a change of the sample outlines is refused. */
export const outlineRefusals = {
  shipped: {
    zh: '随系统提供的样例大纲不能删除，可以停用。',
    en: 'A sample outline that comes with the system cannot be deleted. Switch it off instead.',
  },
} as const satisfies Record<string, Bilingual>;
