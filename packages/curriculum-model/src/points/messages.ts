import type { Bilingual } from '../language';

/** Sentences of the rules about points (core §5, §8). */
export const pointMessages = {
  nothingToSave: { zh: '没有需要保存的内容', en: 'Nothing to save' } satisfies Bilingual,
  titleAndDescription: { zh: '课点标题和描述都不能为空', en: 'Point title and description cannot be empty' } satisfies Bilingual,
  unknownCodes: (codes: readonly string[]): Bilingual => ({
    zh: `无法识别：${codes.join('、')}`,
    en: `Not recognised: ${codes.join(', ')}`,
  }),
};
