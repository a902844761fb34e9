import { partPlace, recordPlace, type Change } from '../../editions';
import { headingLength } from '../../editions/upgrade/upgradedHeading';
import { catalogueOf, requirementCatalogues } from '../../majors';
import { practice } from '../reason';
import { defineRule, type Rule } from '../rule';
import { both } from '../view/recordTexts';

const headingMissing = defineRule({
  id: 'decompose.heading-missing',
  level: 'error',
  title: both('缺少标准要求的毕业要求', 'Headings of the standard without a requirement'),
  why: practice('毕业要求要完全覆盖标准。', 'Graduation requirements cover the standard in full breadth.'),
  options: {},
  reads: 'major',
  judge: ({ part, standard, requirements }) => {
    const catalogue = catalogueOf(standard);
    if (!catalogue || requirements.length === 0) return [];
    return catalogue.headings.flatMap((heading, at) => {
      const isThere = requirements.some(
        ({ text }) => headingLength(text.zh, heading.zh) !== undefined || headingLength(text.en, heading.en) !== undefined,
      );
      if (isThere) return [];
      const sentence = () =>
        both(
          `缺少与「${heading.zh}」对应的毕业要求（${catalogue.name.zh}）`,
          `No graduation requirement answers to “${heading.en}” (${catalogue.name.en})`,
        );
      return [{ at: partPlace(part), part: String(at + 1), sentence }];
    });
  },
});

const standardSuperseded = defineRule({
  id: 'decompose.standard-superseded',
  level: 'advice',
  title: both('认证标准已有新版', 'A newer edition of the standard'),
  why: practice('新版标准改变了毕业要求的条目。', 'A newer edition changes the list of requirements.'),
  options: {},
  reads: 'major',
  judge: ({ part, standard }) => {
    const [newest] = requirementCatalogues;
    const own = catalogueOf(standard);
    if (!own || !newest || own === newest) return [];
    const sentence = () =>
      both(`本专业采用 ${own.name.zh}，已有 ${newest.name.zh}`, `This major follows ${own.name.en}; there is ${newest.name.en}`);
    return [{ at: partPlace(part), field: 'standard', sentence }];
  },
});

const requirementNumbers = defineRule({
  id: 'name.requirement-numbers',
  level: 'warning',
  title: both('编号不连续', 'Numbers out of order'),
  why: practice('标准换版后，旧编号指的是另一条要求。', 'After a change of the standard an old number means another requirement.'),
  options: {},
  reads: 'major',
  judge: ({ part, requirements }) => {
    const wrong = requirements.flatMap((requirement) =>
      [requirement, ...requirement.indicators].flatMap(({ key, number, record }) => {
        const kind = key === requirement.key && record === requirement.record ? ('requirement' as const) : ('indicator' as const);
        const printed = typeof record.fields.number === 'string' ? record.fields.number : '';
        const digits = /\d+(?:[.．]\d+)*/.exec(printed)?.[0].replaceAll('．', '.');
        if (digits === undefined || digits === number) return [];
        const written = printed.replace(/\d+(?:[.．]\d+)*/, number);
        const fields = [{ name: 'number', before: printed, after: written }];
        return [
          {
            at: recordPlace(part, kind, key),
            digits,
            number,
            change: { type: 'changed', at: recordPlace(part, kind, key), fields } satisfies Change,
          },
        ];
      }),
    );
    const label = { zh: '全部按位置编号', en: 'Number all by place' };
    const changes = wrong.map(({ change }) => change);
    return wrong.map(({ at, digits, number }) => ({
      at,
      field: 'number',
      fixes: () => [{ label, changes }],
      sentence: () =>
        both(`毕业要求或指标点的编号不连续：${digits} 应为 ${number}`, `Numbers are out of order: ${digits} should be ${number}`),
    }));
  },
});

/** Rules on the standard that a major follows, and the numbers of its requirements. */
export const standardRules: readonly Rule[] = [headingMissing, standardSuperseded, requirementNumbers];
