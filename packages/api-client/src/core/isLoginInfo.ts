import type { LoginInfo, LoginUser } from '@college/curriculum-model';

type Required<Value> = { [Key in keyof Value as undefined extends Value[Key] ? never : Key]: Value[Key] };
type KindOf<Value> = Value extends number ? 'number' : 'string';

const userKinds: { readonly [Key in keyof Required<LoginUser>]: KindOf<LoginUser[Key]> } = {
  id: 'number',
  collegeId: 'number',
  permissionId: 'number',
  relativeId: 'number',
  userName: 'string',
  email: 'string',
};

/**
 * Whether a value is login info. What the store reads was sealed by a store, if perhaps by one of another release, so the kinds of its fields are enough; the
 * schemas check the same at the server, and are more than a page can load before it shows a sign-in.
 */
export function isLoginInfo(value: unknown): value is LoginInfo {
  const data = partOf(value, 'data');
  const user = partOf(data, 'user');
  const authToken = partOf(data, 'authToken');
  return (
    typeof authToken === 'string' &&
    authToken !== '' &&
    Object.entries(userKinds).every(([name, kind]) => typeof partOf(user, name) === kind)
  );
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
