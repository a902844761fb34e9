import type { Bilingual } from '../language';

/** Sentences of the rules about points (core §5, §8). */
export const pointMessages = {
  nothingToSave: { zh: '没有需要保存的内容', en: 'Nothing to save' } satisfies Bilingual,
  titleEmpty: { zh: '课点标题不能为空', en: 'Point title cannot be empty' } satisfies Bilingual,
  descriptionEmpty: { zh: '课点描述不能为空', en: 'Point description cannot be empty' } satisfies Bilingual,
  ksaEmpty: { zh: 'KSA 描述不能为空', en: 'KSA description cannot be empty' } satisfies Bilingual,
  tooLong: ({ max, length }: { max: number; length: number }): Bilingual => ({
    zh: `最多 ${max} 个字符，现有 ${length} 个`,
    en: `At most ${max} characters; there are ${length}`,
  }),
  tooMany: ({ max, count }: { max: number; count: number }): Bilingual => ({
    zh: `一门课程最多 ${max} 项，这样会有 ${count} 项`,
    en: `A course has at most ${max}; this would make ${count}`,
  }),
  unstorable: { zh: '含有无法保存的字符', en: 'There is a character that cannot be stored' } satisfies Bilingual,
  unknownCodes: (codes: readonly string[]): Bilingual => ({
    zh: `无法识别：${codes.join('、')}`,
    en: `Not recognised: ${codes.join(', ')}`,
  }),
};
