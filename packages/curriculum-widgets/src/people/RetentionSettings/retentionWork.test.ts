import { usualRetention, type RetentionDays } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { differingKinds, rebaseRetention, rivalKinds, shortenedKinds } from './retentionWork';

const keeping = (days: Partial<RetentionDays> = {}) => ({ days: { ...usualRetention, ...days }, version: 1 });

it('what both set stays, kind by kind', () => {
  expect(rebaseRetention(keeping(), keeping({ mails: 60 }), { ...keeping({ trash: 90 }), version: 2 })).toEqual({
    ...keeping({ mails: 60, trash: 90 }),
    version: 2,
  });
});

it('only what both set otherwise is asked about', () => {
  const base = keeping();
  expect(rivalKinds({ base, mine: keeping({ mails: 60, trash: 90 }), theirs: keeping({ mails: 90, trash: 90, sessions: 7 }) })).toEqual([
    'mails',
  ]);
});

it('a history that is no longer kept for good is kept for a shorter time', () => {
  expect(shortenedKinds(keeping(), keeping({ history: 3650, mails: 60 }))).toEqual(['history']);
  expect(shortenedKinds(keeping({ history: 3650, mails: 60 }), keeping())).toEqual(['mails']);
  expect(differingKinds(keeping(), keeping())).toEqual([]);
});
