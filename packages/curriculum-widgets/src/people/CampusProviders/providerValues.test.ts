import { aCampusProvider } from './fakes/aCampusProvider.test-data';
import { expect, it } from 'vitest';
import { newProvider, nextRow, providerProblems, requestOf, triedOf, valuesOfProvider, withProtocol, withRowMoved } from './providerValues';

const words = { language: 'zh', nameMissing: '缺名称', addressWrong: '地址不对', rowIncomplete: '缺内容', wrong: '不对' } as const;
const stored = aCampusProvider();
const values = valuesOfProvider(stored);
const problems = (change: Partial<typeof values>) => providerProblems({ ...values, ...change }, (id) => id === 1001, words);

it('a stored provider has no problem, and is sent over its version without a secret', () => {
  expect(problems({})).toEqual({});
  expect(requestOf(values, stored)).toEqual({ ...values, id: stored.id, version: stored.version });
  expect('clientSecret' in requestOf(values, stored)).toBe(false);
});

it('never tries with the secret', () => {
  expect(triedOf({ ...values, clientSecret: 'new' }, 7)).toEqual({ ...values, id: 7 });
});

it.each([
  [{ name: { zh: '', en: ' ' } }, { 'name.zh': '缺名称', 'name.en': '缺名称' }],
  [{ address: 'http://cas.college.example' }, { address: '地址不对' }],
  [{ protocol: 'oidc', clientId: '' }, { clientId: 'OpenID Connect 需要填写客户端编号。' }],
  [{ joinBy: 'email' }, { 'attributes.emailVerified': '请填写用于查找已有账号的属性名称。' }],
  [{ rows: [{ attribute: 'unit', value: ' ', departmentId: 1001, band: null }] }, { 'rows.0': '缺内容' }],
  [{ rows: [{ attribute: 'unit', value: 'x', departmentId: null, band: null }] }, { 'rows.0': '第 1 行没有指定院系，也没有指定权限。' }],
  [{ rows: [{ attribute: 'unit', value: 'x', departmentId: 9, band: null }] }, { 'rows.0.departmentId': '第 1 行的院系不存在。' }],
  [{ name: { zh: '长'.repeat(41), en: 'x' } }, { 'name.zh': '不对' }],
] as const)('%j: %j', (change, expected) => {
  expect(problems(change as never)).toEqual(expected);
});

it('another protocol brings its usual attributes unless they were changed', () => {
  expect(withProtocol(newProvider('cas'), 'oidc')).toMatchObject({
    attributes: { emailVerified: 'email_verified' },
    joinBy: 'email',
    scopes: 'openid profile email',
  });
  const changed = { ...newProvider('cas'), attributes: { ...newProvider('cas').attributes, userName: 'displayName' } };
  expect(withProtocol(changed, 'oidc')).not.toHaveProperty('attributes');
  expect(withProtocol({ ...newProvider('oidc'), clientId: 'x' }, 'cas')).toMatchObject({ clientId: '', scopes: '' });
});

it('moves rows, and begins a new one with the attribute above it', () => {
  const rows = ['a', 'b', 'c'].map((attribute) => ({ ...nextRow([]), attribute }));
  expect(withRowMoved(rows, 2, -1).map(({ attribute }) => attribute)).toEqual(['a', 'c', 'b']);
  expect(withRowMoved(rows, 0, 1).map(({ attribute }) => attribute)).toEqual(['b', 'a', 'c']);
  expect(nextRow(rows)).toEqual({ attribute: 'c', value: '', departmentId: null, band: null });
});
