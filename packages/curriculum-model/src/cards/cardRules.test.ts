import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardProgress, emptyReason, isOwnCard, withoutCopyEntries } from './cardRules';

describe('card progress', () => {
  it.each([
    [0, 0, false],
    [82, 82, false],
  ])('%s stays %s', (progress, shown, isEstimate) =>
    expect(cardProgress({ progress }, () => 0.5)).toEqual({ progress: shown, isEstimate }),
  );

  it('reaches both ends when the server sends none', () => {
    expect(cardProgress({}, () => 0)).toEqual({ progress: 20, isEstimate: true });
    expect(cardProgress({ progress: null }, () => 0.9999999).progress).toBe(100);
  });

  it('is a whole number from 20 to 100', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => {
        const { progress } = cardProgress({}, () => value);
        expect(Number.isInteger(progress) && progress >= 20 && progress <= 100).toBe(true);
      }),
    );
  });
});

describe('cards of the major home', () => {
  it('lose copy entries by value in both menus', () => {
    const entry = (value: string) => ({ label: '复制', value });
    const card = { btnMenus: [entry('copy'), entry('edit')], coverMenus: [entry('copyCourse'), entry('matrix')] };
    const kept = withoutCopyEntries(card);
    expect([...kept.btnMenus, ...kept.coverMenus].map((one) => one.value)).toEqual(['edit', 'matrix']);
  });

  it('belong to a person by name, and by id on request', () => {
    const card = { manager: [{ label: '周敏敏', value: 1005 }] };
    const user = { id: 1005, userName: '周敏' };
    expect([isOwnCard(card, user), isOwnCard(card, user, 'nameOrId')]).toEqual([false, true]);
    expect(isOwnCard({ manager: [{ label: '周敏', value: 9 }] }, user)).toBe(true);
  });

  it.each([
    [{ all: 0, own: 0, shown: 0, isFiltered: true }, 'noData'],
    [{ all: 5, own: 0, shown: 0, isFiltered: true }, 'noManaged'],
    [{ all: 5, own: 2, shown: 0, isFiltered: true }, 'noResult'],
    [{ all: 5, own: 0, shown: 0, isFiltered: false }, 'noResult'],
    [{ all: 5, own: 0, shown: 3, isFiltered: false }, null],
  ])('%j is empty because %s', (counts, reason) => expect(emptyReason(counts)).toBe(reason));
});
