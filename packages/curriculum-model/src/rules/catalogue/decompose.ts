import { recordPlace } from '../../editions';
import { practice } from '../reason';
import { defineRule, type Rule } from '../rule';
import { both } from '../view/recordTexts';
import { letterPairs, likenessOf, plainText } from '../wording/plainText';
import { observableIn, vagueIn } from '../wording/verbs';
import { bestLanguage, inEnglish } from '../wording/bestLanguage';

const indicatorCount = defineRule({
  id: 'decompose.indicator-count',
  level: 'advice',
  title: both('指标点数量', 'Number of indicator points'),
  why: practice('指标点是对毕业要求的选取和细化。', 'Indicator points are chosen, measurable views of a requirement.'),
  options: { min: 2, max: 5 },
  reads: 'major',
  judge: ({ part, requirements }, { options: { min, max } }) =>
    requirements.flatMap(({ key, name, indicators: { length: n } }) => {
      if (n === 0 || (n >= min && n <= max)) return [];
      const sentence = () =>
        both(
          `毕业要求 ${name.zh}：分解为 ${n} 个指标点，建议 ${min}–${max} 个`,
          `Graduation requirement ${name.en}: indicator points ${n}; ${min} to ${max} are usual`,
        );
      return [{ at: recordPlace(part, 'requirement', key), sentence }];
    }),
});

const copiesRequirement = defineRule({
  id: 'decompose.copies-requirement',
  level: 'warning',
  title: both('指标点照抄毕业要求', 'Indicator points that copy their requirement'),
  why: practice('照抄标准不能说明理解了标准。', 'A copy of the text does not show that it was understood.'),
  options: { likeness: 0.9 },
  reads: 'major',
  judge: ({ part, requirements }, { options: { likeness } }) =>
    requirements.flatMap(({ text, indicators }) => {
      const whole = letterPairs(plainText(text.zh));
      return indicators.flatMap(({ key, name, text: own }) => {
        if (likenessOf(letterPairs(plainText(own.zh)), whole) < likeness) return [];
        const sentence = () =>
          both(`指标点 ${name.zh}：与毕业要求的文字几乎相同`, `Indicator point ${name.en}: says nearly the same as its requirement`);
        return [{ at: recordPlace(part, 'indicator', key), field: 'description', sentence }];
      });
    }),
});

const overlap = defineRule({
  id: 'decompose.overlap',
  level: 'advice',
  title: both('指标点内容相近', 'Indicator points that say nearly the same'),
  why: practice('同一证据会被计算两次。', 'The same evidence would be counted twice.'),
  options: { likeness: 0.85 },
  reads: 'major',
  judge: ({ part, indicators }, { options: { likeness } }) => {
    const compared = indicators.map((indicator) => ({ ...indicator, pairs: letterPairs(plainText(indicator.text.zh)) }));
    return compared.flatMap((one, at) =>
      compared.slice(0, at).flatMap((other) => {
        if (likenessOf(one.pairs, other.pairs) < likeness) return [];
        const sentence = () =>
          both(
            `指标点「${other.name.zh}」与「${one.name.zh}」内容相近`,
            `Indicator points ${other.name.en} and ${one.name.en} say nearly the same`,
          );
        return [{ at: recordPlace(part, 'indicator', one.key), part: other.key, field: 'description', sentence }];
      }),
    );
  },
});

const notObservable = defineRule({
  id: 'decompose.not-observable',
  level: 'advice',
  title: both('指标点难以观察', 'Indicator points that are hard to observe'),
  why: practice('指标点要可达成、可评价。', 'An indicator point is attainable and assessable.'),
  options: { skipHeadings: ['职业规范', '工程伦理', '终身学习'] },
  reads: 'major',
  judge: ({ part, requirements }, { options: { skipHeadings } }) =>
    requirements
      .filter(({ text }) => !skipHeadings.some((heading) => plainText(text.zh).startsWith(plainText(heading))))
      .flatMap(({ indicators }) =>
        indicators.flatMap(({ key, name, text }) => {
          const own = bestLanguage(text);
          const [verb] = vagueIn(own);
          if (!verb || observableIn(own).length > 0) return [];
          const sentence = () =>
            both(
              `指标点 ${name.zh}：只有「${verb.verb}」，难以观察和评价`,
              `Indicator point ${name.en}: ${inEnglish(verb.verb, 'its verb')} alone is hard to observe`,
            );
          return [{ at: recordPlace(part, 'indicator', key), field: 'description', sentence }];
        }),
      ),
});

/** Rules on how requirements are broken down. */
export const decomposeRules: readonly Rule[] = [indicatorCount, copiesRequirement, overlap, notObservable];
