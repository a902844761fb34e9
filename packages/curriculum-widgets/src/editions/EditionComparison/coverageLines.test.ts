import { resolveMessages } from '@college/ui/messages';
import { expect, it } from 'vitest';
import { aComparison } from '../fakes/aComparison';
import { addedCourse, otherCoverage, removedCourse, renumberedIndicators, revision2026 } from '../fakes/revisions';
import { coverageLines, hourLines, type CoverageLine } from './coverageLines';
import { editionComparisonMessages } from './messages';

const text = resolveMessages(editionComparisonMessages, 'zh-CN', {});
const inWords = (lines: readonly CoverageLine[]) =>
  lines.map(({ head, pieces }) =>
    [head, ...pieces.map((piece) => (typeof piece === 'string' ? piece : 'arrow' in piece ? ' → ' : piece.star === 0 ? '★' : '☆'))].join(
      '|',
    ),
  );

it('says what closed and opened which gap', () => {
  const { closed, opened } = coverageLines(aComparison(revision2026()).comparison, text);
  expect(inWords(opened)).toEqual(['5.2|软件测试| |★| → |☆|：|只剩弱支撑']);
  expect(inWords(closed)).toEqual([
    '8.2|不再只靠一门选修课|：|☆| |软件工程',
    '9.2|由仅弱支撑到 |★| |大学英语',
    '10.2|不再只靠一门选修课|：|☆| |软件工程',
    '11.2|由无支撑到 |★| |毕业设计',
    '|形势与政策不再空着：|☆| |6.2',
  ]);
});

it('says what is gone of a removed course', () => {
  const { opened } = coverageLines(aComparison(removedCourse()).comparison, text);
  expect(inWords(opened)).toEqual(['5.2|软件测试| |★| → |无|：|只剩弱支撑']);
});

it('names every gap that a change of support opens', () => {
  const { closed, opened } = coverageLines(aComparison(otherCoverage()).comparison, text);
  expect([closed.length, opened.length]).toEqual([2, 2]);
});

it('lists the hours that differ and their sum, and nothing where none do', () => {
  expect(inWords(hourLines(aComparison(revision2026()).comparison, text))).toEqual([
    '−16|高等数学 160/0| → |144/0',
    '+32|开源软件协作 16/16',
    '合计|1,144| → |1,160',
  ]);
  expect(inWords(hourLines(aComparison(addedCourse()).comparison, text))).toHaveLength(2);
  expect(hourLines(aComparison(renumberedIndicators()).comparison, text)).toEqual([]);
});
