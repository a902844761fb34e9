import { policyDocuments, type PolicyDocument } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyGroups } from './policyGroups';

describe('policy documents by type', () => {
  it('are four groups in the order of the codes', () => {
    expect(policyGroups(policyDocuments, 'zh').map(({ name, documents }) => [name, documents.length])).toEqual([
      ['国家', 5],
      ['部委', 7],
      ['省市', 3],
      ['其他', 2],
    ]);
    expect(policyGroups(policyDocuments, 'en').map(({ name }) => name)).toEqual(['National', 'Ministry', 'Province', 'Other']);
  });

  it('lose no document, double none and make no group without one, whatever the codes are', () => {
    const document = fc.integer({ min: -1, max: 9 }).map((type): PolicyDocument => ({ ...policyDocuments[0]!, type }));
    fc.assert(
      fc.property(fc.array(document), (documents) => {
        const groups = policyGroups(documents, 'zh');
        expect(groups.flatMap((group) => group.documents)).toHaveLength(documents.length);
        for (const { type, documents: own } of groups) {
          expect(own.length).toBeGreaterThan(0);
          expect(own.every((one) => one.type === type && documents.includes(one))).toBe(true);
        }
        expect(groups.map(({ type }) => type)).toEqual(groups.map(({ type }) => type).toSorted((left, right) => left - right));
      }),
    );
  });
});
