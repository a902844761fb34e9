import { catalogueOf } from './catalogue';
import { ceeaa2015Headings } from './ceeaa2015';
import { ceeaa2024Headings } from './ceeaa2024';
import type { Crosswalk } from './crosswalk';

/** From the twelve graduate attributes of the CEEAA criteria of 2015 to 2022 to the eleven of 2024; the reviews are ours, in our own words. */
export const ceeaaCrosswalk: Crosswalk = {
  from: { name: catalogueOf('CEEAA-2015')!.name, headings: [...ceeaa2015Headings] },
  to: { name: catalogueOf('CEEAA-2024')!.name, headings: [...ceeaa2024Headings], standard: 'CEEAA-2024' },
  entries: [
    {
      old: [1],
      new: 1,
      kind: 'widened',
      review: { zh: '数学与自然科学之外，新增计算', en: 'Computing stands beside mathematics and science' },
    },
    { old: [2], new: 2, kind: 'widened', review: { zh: '分析中考虑可持续发展', en: 'Sustainable development is weighed in the analysis' } },
    {
      old: [3],
      new: 3,
      kind: 'widened',
      review: {
        zh: '全生命周期成本、净零碳排放，法律与伦理、社会与文化',
        en: 'Whole-life cost, net-zero carbon, law and ethics, society and culture',
      },
    },
    { old: [4], new: 4, kind: 'same' },
    { old: [5], new: 5, kind: 'same' },
    {
      old: [6, 7],
      new: 6,
      kind: 'merged',
      review: {
        zh: '两条合为一条：精简相近的指标点，新增经济影响',
        en: 'Two items are one: thin out near-equal indicator points; economic effects are new',
      },
    },
    {
      old: [8],
      new: 7,
      kind: 'widened',
      review: { zh: '新增工程伦理和报国为民意识', en: 'Engineering ethics and serving country and people are new' },
    },
    { old: [9], new: 8, kind: 'widened', review: { zh: '多样化的团队与包容的沟通', en: 'Diverse teams and inclusive communication' } },
    {
      old: [10],
      new: 9,
      kind: 'widened',
      review: { zh: '理解和尊重语言与文化差异', en: 'Respect for differences of language and culture' },
    },
    { old: [11], new: 10, kind: 'same' },
    {
      old: [12],
      new: 11,
      kind: 'widened',
      review: { zh: '适应技术变革，批判性思维', en: 'Adapting to technical change, critical thinking' },
    },
  ],
};
