import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policyDocumentSchema, policyTypes } from './policyDocument';
import { policyDocuments } from './policyDocuments';

describe('the policy documents', () => {
  it('are exactly seventeen in four groups, none of them empty (decision 128)', () => {
    expect(policyDocuments).toHaveLength(17);
    expect(policyTypes.map((_, type) => policyDocuments.filter((one) => one.type === type).length)).toEqual([5, 7, 3, 2]);
  });

  it('hold to their schema, each with an address and a title of its own', () => {
    expect(policyDocuments.map((one) => policyDocumentSchema.parse(one))).toEqual(policyDocuments);
    expect(new Set(policyDocuments.map(({ url }) => url)).size).toBe(17);
    expect(new Set(policyDocuments.map(({ title }) => title.zh)).size).toBe(17);
    for (const { title, issuer } of policyDocuments) expect(title.en + issuer.en).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('an address that is no page', () => {
  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', ' https://a.cn', 'https://', '//a.cn', 'ftp://a.cn', ''])(
    'is refused: %j',
    (url) => expect(policyDocumentSchema.safeParse({ ...policyDocuments[0], url }).success).toBe(false),
  );

  it('is rejected for any URL with another scheme', () => {
    const scheme = fc.constantFrom('javascript:', 'data:', 'file:', 'vbscript:', 'blob:');
    fc.assert(
      fc.property(scheme, fc.string(), (start, rest) => {
        expect(policyDocumentSchema.safeParse({ ...policyDocuments[0], url: start + rest }).success).toBe(false);
      }),
    );
  });
});
