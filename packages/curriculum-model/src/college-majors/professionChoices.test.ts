import { describe, expect, it } from 'vitest';
import { professionChoiceKinds, professionChoices, professionOptions, professionTypeId } from './professionChoices';

const of = (kind: (typeof professionChoiceKinds)[number]) => professionChoices.filter((choice) => choice.kind === kind);

describe('the choices of the form', () => {
  it('have one id each within their kind, and a name in both languages', () => {
    for (const kind of professionChoiceKinds) expect(new Set(of(kind).map(({ id }) => id)).size).toBe(of(kind).length);
    for (const { name } of professionChoices) {
      expect(name.zh).toMatch(/\p{Script=Han}/u);
      expect(name.en).toMatch(/^[A-Z][^\p{Script=Han}]+$/u);
    }
  });

  it('are 12 categories with 92 classes', () => {
    const tree = professionOptions(of('types'), 'zh');
    expect(tree).toHaveLength(12);
    expect(tree.flatMap(({ children = [] }) => children)).toHaveLength(92);
    expect(tree[7]?.children?.[8]).toEqual({ label: '计算机类', value: professionTypeId('0809') });
  });

  it('without a level below have no children', () =>
    expect(professionOptions(of('years'), 'en')).toEqual([
      { label: 'Four years', value: 1001 },
      { label: 'Five years', value: 1002 },
    ]));
});
