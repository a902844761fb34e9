import { expect, it } from 'vitest';
import { mapRetention, retentionFault, retentionKinds, retentionRules, retentionWith, usualRetention } from '.';

it('is the usual one where a college set nothing, and within its own bounds', () => {
  expect(retentionWith(undefined)).toEqual(usualRetention);
  expect(retentionWith({ mails: 7 })).toEqual({ ...usualRetention, mails: 7 });
  expect(retentionFault(usualRetention)).toBeUndefined();
});

it.each(retentionKinds)('of %s is refused beyond its bounds and taken at them', (kind) => {
  const { least, most, usual } = retentionRules[kind];
  const fault = (days: number | null) => retentionFault({ ...usualRetention, [kind]: days })?.kind;
  expect([least, most].map(fault)).toEqual([undefined, undefined]);
  expect([least - 1, most + 1, least + 0.5].map(fault)).toEqual([kind, kind, kind]);
  expect(fault(null)).toBe(usual === null ? undefined : kind);
});

it('keeps the history longer than anything in the trash, which it brings back', () => {
  expect(retentionRules.history.least).toBeGreaterThan(retentionRules.trash.most);
});

it('names the bounds in both languages', () => {
  const { sentence } = retentionFault({ ...mapRetention((kind) => retentionRules[kind].least), trash: 3 })!;
  expect(sentence).toEqual({ zh: '「回收站」的保留时间须为 30 到 365 天。', en: '“Trash” must be kept for 30 to 365 days.' });
});
