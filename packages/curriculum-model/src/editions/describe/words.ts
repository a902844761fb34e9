import type { Bilingual } from '../../language';

/** Words of described changes that no field table and no term has. */
export const describeWords = {
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  order: { zh: '顺序', en: 'Order' },
  letter: { zh: '类别', en: 'Category' },
} as const satisfies Record<string, Bilingual>;
