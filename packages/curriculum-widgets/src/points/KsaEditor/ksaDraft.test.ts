import { ksaCode, loadPointList } from '@college/curriculum-model';
import { aPointKsaList } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { confirmKsaDraft, draftProblem, settleKsaDraft, type KsaDraft } from './ksaDraft';

const list = loadPointList({ points: aPointKsaList(1) });
const draft = (text: string, key: string | null = null): KsaDraft => ({ letter: 'K', key, text, isTried: false });

describe('a KSA draft', () => {
  it.each([
    ['', null, 'KSA 描述不能为空'],
    [' \n ', null, 'KSA 描述不能为空'],
    ['一\n二', null, undefined],
    [`一\n${'长'.repeat(4001)}`, null, '第 2 项：最多 4000 个字符，现有 4001 个'],
    ['x\n'.repeat(2000), null, '一门课程最多 2000 项，这样会有 2002 项'],
    [' ', 'id-7001', 'KSA 描述不能为空'],
    ['K1 一\n二', 'id-7001', undefined],
  ])('%#', (text, key, sentence) => {
    expect(draftProblem(list, draft(text, key))?.zh).toBe(sentence);
  });

  it('of many lines makes many items', () => {
    const { list: after, draft: rest } = confirmKsaDraft(list, draft('一\nS 二'));
    expect(after.ksa.map((row) => `${ksaCode(row)} ${row.description}`)).toEqual([
      'K1 支撑课点 1 的第 1 条',
      'K2 一',
      'K3 S 二',
      'S1 支撑课点 1 的第 2 条',
    ]);
    expect(rest).toBeNull();
  });

  it('that is wrong stays, and changes nothing', () => {
    expect(confirmKsaDraft(list, draft(' ', 'id-7001'))).toEqual({ list, draft: { ...draft(' ', 'id-7001'), isTried: true } });
  });

  it('that was not touched is let go', () => {
    expect(settleKsaDraft(list, draft(' '))).toEqual({ list, draft: null });
    expect(settleKsaDraft(list, draft('支撑课点 1 的第 1 条', 'id-7001'))).toEqual({ list, draft: null });
    expect(settleKsaDraft(list, draft('改', 'id-7001')).list.ksa[0]?.description).toBe('改');
  });
});
