import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';

/** Words of the major matrix. */
export const majorMatrixMessages = defineMessages('majorMatrix', {
  words: {
    noSupport: domainTerms.noSupport,
    matrix: domainTerms.majorMatrix,
    corner: domainTerms.courseUnit,
    noGaps: domainTerms.noGaps,
    strong: domainTerms.strong,
    weak: domainTerms.weak,
  },
  en: {
    covered: ({ covered, total }: { covered: number; total: number }) => `${covered}/${total}`,
    rowCount: 'Row',
    weakOnly: 'Weak only',
    noGapsHint: 'Every indicator point has strong support, every compulsory course supports one, and goals are bound everywhere.',
    form: 'Binding of the cell',
    cellBar: 'Selected cells',
    selectCell: 'Select a cell to see what it holds',
    cells: ({ count }: { count: number }) => (count === 1 ? '1 cell' : `${count} cells`),
    strength: 'Strength of support',
    none: 'None',
    gap: ({ number, isBare }: { number: string; isBare: boolean }) =>
      isBare ? `No support for ${number}` : `Only weak support for ${number}`,
    unbound: 'No goal bound',
    bind: 'Bind goals',
    rebind: 'Change binding',
  },
  zh: {
    covered: ({ covered, total }) => `${covered}/${total}`,
    rowCount: '本行',
    weakOnly: '仅弱支撑',
    noGapsHint: '每个指标点都有强支撑，必修课程都支撑了指标点，支撑处都绑定了教学目标。',
    form: '单元格的绑定',
    cellBar: '选中的单元格',
    selectCell: '选一格查看',
    cells: ({ count }) => `选中 ${count} 格`,
    strength: '支撑强度',
    none: '无',
    gap: ({ number, isBare }) => (isBare ? `${number} 没有支撑` : `${number} 只有弱支撑`),
    unbound: '未绑定目标',
    bind: '绑定目标',
    rebind: '改绑定',
  },
});
