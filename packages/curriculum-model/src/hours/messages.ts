import type { Bilingual } from '../language';

const kinds = { theory: { zh: '理论学时', en: 'theory hours' }, practice: { zh: '实践学时', en: 'practice hours' } };

interface Difference {
  kind: 'theory' | 'practice';
  expected: number;
  actual: number;
  difference: number;
}

/** Sentences of the hours check. */
export const hoursMessages = {
  differ({ kind, expected, actual, difference }: Difference): Bilingual {
    const by = Math.abs(difference);
    return {
      zh: `章节${kinds[kind].zh}合计 ${actual}，比课程单元的 ${expected} ${difference > 0 ? '多' : '少'} ${by}`,
      en: `Chapter ${kinds[kind].en} add up to ${actual}, ${by} ${difference > 0 ? 'more' : 'fewer'} than the course unit's ${expected}`,
    };
  },
};
