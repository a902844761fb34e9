import { isLoginInvalid } from '@college/curriculum-model';
import type { Ask } from './ask';
import { inWords } from './exchange';
import { Broken, NotRun } from './faults';
import type { World } from './world';

/** Who runs the suite: a token, or a login with its password. */
export interface Credentials {
  token?: string;
  login?: string;
  password?: string;
  /** The id of the user, where the backend does not return it for a token. */
  userId?: number;
  /** The id of the person's college, likewise. */
  collegeId?: number;
}

/** Signs in, and finds out who it is that signed in; answers the token. */
export async function signIn(ask: Ask, world: World, credentials: Credentials): Promise<string> {
  const { login, password } = credentials;
  if (login !== undefined && password !== undefined) {
    const { user, authToken } = await ask.data('login', { body: { email: login, password } });
    world.keep('user', user);
    world.keep('collegeId', user.collegeId);
    world.keep('email', login);
    world.keep('password', password);
    return authToken;
  }
  if (!credentials.token) throw new NotRun('Give a token, or a login and its password. 请给出 token，或登录名与密码。');
  await recognise(ask, world, credentials);
  return credentials.token;
}

/** A token contains nothing about its user; the calls of the contract return most of it. */
async function recognise(ask: Ask, world: World, { userId, collegeId }: Credentials): Promise<void> {
  const who = await ask.reply('initManage', {});
  if (isLoginInvalid(who.code)) throw new NotRun(`The token is not accepted. 令牌无效。 ${inWords(who.exchange)}`);
  const profile = await orNothing(() => ask.data('getUserProfile', {}));
  const people = await orNothing(() => ask.data('listUsers', { body: { pageNum: 1, pageSize: 200 } }));
  const id = userId ?? profile?.id;
  const self = people?.pageInfo.list.find((one) => one.id === id);
  const college = collegeId ?? self?.collegeId ?? people?.pageInfo.list.find((one) => one.collegeId !== undefined)?.collegeId;
  world.keep('collegeId', college);
  if (id === undefined) return;
  const permissionId = self?.permissionId ?? permissionIn(who.data) ?? 0;
  const userName = profile?.userName ?? self?.userName ?? '';
  world.keep('user', { id, userName, collegeId: college ?? 0, permissionId, relativeId: self?.relativeId ?? college ?? 0 });
}

function permissionIn(data: unknown): number | undefined {
  const permission: unknown = typeof data === 'object' && data !== null ? (data as { permission?: unknown }).permission : undefined;
  return typeof permission === 'number' ? permission : undefined;
}

async function orNothing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Broken) return undefined;
    throw error;
  }
}
