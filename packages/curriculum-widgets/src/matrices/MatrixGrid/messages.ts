import { counted, defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { clauseComma } from '@college/ui/words';

interface Named {
  name: string;
}

/** Words of the grid of all matrices. */
export const matrixGridMessages = defineMessages('matrixGrid', {
  words: { strong: domainTerms.strongSupportInText, weak: domainTerms.weakSupportInText, between: clauseComma },
  en: {
    rowCount: 'This row',
    columnCount: 'This column',
    coverage: 'Coverage',
    blank: 'blank',
    noGoals: 'no goals bound',
    check: 'please check',
    marked: 'marked',
    readOnly: 'read-only',
    closed: 'collapsed',
    counts: ({ strong, weak }: { strong: number; weak: number }) => `${strong} strong, ${weak} weak`,
    ofColumn: ({ counts }: { counts: string }) => `; this column ${counts}`,
    ofRow: ({ counts }: { counts: string }) => `; this row ${counts}`,
    list: ({ parts }: { parts: readonly string[] }) => parts.join(', '),
    close: ({ name }: Named) => `Collapse ${name}`,
    open: ({ name }: Named) => `Expand ${name}`,
    didStrong: ({ count }: { count: number }) => (count === 1 ? 'Set to strong support.' : `${count} cells set to strong support.`),
    didWeak: ({ count }: { count: number }) => (count === 1 ? 'Set to weak support.' : `${count} cells set to weak support.`),
    didClear: ({ count }: { count: number }) => (count === 1 ? 'Cleared.' : `${count} cells cleared.`),
    didCopy: ({ count }: { count: number }) => (count === 1 ? 'Copied.' : `${count} cells copied.`),
    didCut: ({ count }: { count: number }) => (count === 1 ? 'Cut.' : `${count} cells cut.`),
    didFill: ({ count }: { count: number }) => (count === 1 ? '1 cell filled.' : `${count} cells filled.`),
    didSelect: ({ rows, columns }: { rows: number; columns: number }) =>
      `Selected: ${counted(rows, 'row')} × ${counted(columns, 'column')}.`,
    notHere: 'Read-only, nothing changed.',
    edit: 'Text',
    added: 'added',
    removed: 'removed',
    strengthened: 'strengthened',
    weakened: 'weakened',
    edited: 'edited',
    toStrong: 'from weak to strong',
    toWeak: 'from strong to weak',
    formerly: ({ code }: { code: string }) => `formerly ${code}`,
  },
  zh: {
    rowCount: '本行',
    columnCount: '本列',
    coverage: '覆盖',
    blank: '空白',
    noGoals: '未绑定目标',
    check: '请核对',
    marked: '有标记',
    readOnly: '只读',
    closed: '已收起',
    counts: ({ strong, weak }) => `${strong} 强 ${weak} 弱`,
    ofColumn: ({ counts }) => `；本列 ${counts}`,
    ofRow: ({ counts }) => `；本行 ${counts}`,
    list: ({ parts }) => parts.join('，'),
    close: ({ name }) => `收起 ${name}`,
    open: ({ name }) => `展开 ${name}`,
    didStrong: ({ count }) => (count === 1 ? '已设为强支撑' : `${count} 格设为强支撑`),
    didWeak: ({ count }) => (count === 1 ? '已设为弱支撑' : `${count} 格设为弱支撑`),
    didClear: ({ count }) => (count === 1 ? '已清除' : `${count} 格已清除`),
    didCopy: ({ count }) => (count === 1 ? '已复制' : `已复制 ${count} 格`),
    didCut: ({ count }) => (count === 1 ? '已剪切' : `已剪切 ${count} 格`),
    didFill: ({ count }) => `已填充 ${count} 格`,
    didSelect: ({ rows, columns }) => `已选 ${rows} 行 ${columns} 列`,
    notHere: '只读，未作改动',
    edit: '文字',
    added: '新增',
    removed: '删去',
    strengthened: '加强',
    weakened: '减弱',
    edited: '有修改',
    toStrong: '由弱到强',
    toWeak: '由强到弱',
    formerly: ({ code }) => `原 ${code}`,
  },
});

export type MatrixGridText = (typeof matrixGridMessages)['en'];
