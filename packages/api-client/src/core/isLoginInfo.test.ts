import { loginInfoSchema } from '@college/curriculum-model';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { describe, expect, it } from 'vitest';
import { isLoginInfo } from './isLoginInfo';

const { data } = aLoginInfo('majorLeader');
const { user, authToken } = data;
const wrong: readonly unknown[] = [undefined, null, true, {}, []];

describe('login info', () => {
  it('is taken with everything that may come with it', () => {
    const full = { data: { user: { ...user, thumbnail: '', version: 3, translations: {} }, authToken } };
    expect(loginInfoSchema.safeParse(full).success).toBe(true);
    expect(isLoginInfo(full)).toBe(true);
  });

  it.each(Object.keys(loginInfoSchema.shape.data.shape.user.shape).filter((name) => Object.hasOwn(user, name)))(
    'is refused with a wrong %s, as the schema refuses it',
    (name) => {
      for (const value of [...wrong, typeof Reflect.get(user, name) === 'number' ? '7' : 7]) {
        const info = { data: { user: { ...user, [name]: value }, authToken } };
        const isOptional = loginInfoSchema.safeParse({ data: { user: { ...user, [name]: undefined }, authToken } }).success;
        if (isOptional) continue;
        expect(loginInfoSchema.safeParse(info).success).toBe(false);
        expect(isLoginInfo(info)).toBe(false);
      }
    },
  );

  it.each([...wrong, '', 7, { data: null }, { data: { user } }, { data: { authToken } }, { data: { user, authToken: '' } }])(
    'is refused where it is %j',
    (value) => {
      expect(loginInfoSchema.safeParse(value).success).toBe(false);
      expect(isLoginInfo(value)).toBe(false);
    },
  );
});
