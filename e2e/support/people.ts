import { createClient, type Client } from '@college/api-client';
import { initManage, login } from '@college/api-client/contract';
import { isLoginInvalid, type LoginInfo } from '@college/curriculum-model';
import { samplePassword, sampleUser, type userIds } from '@college/curriculum-model/fixtures';

/** A person of the sample programme, by what they may do. */
export type Role = keyof typeof userIds;

/** The sample people at one server, signed in past the page. */
export interface People {
  /** The sign-in of a person: the one they have already, for as long as the server knows it. */
  loginInfo(who: Role): Promise<LoginInfo>;
  /** A session in addition to the person's existing one. */
  signInAnew(who: Role): Promise<LoginInfo>;
  /** Calls past the page, as the person makes them at another computer. */
  client(who: Role): Promise<Client>;
}

/** Signs each person in on first use; checking a password costs the server as much as a whole page. */
export function createPeople(url: string): People {
  const known = new Map<Role, LoginInfo>();
  const clientOf = (info?: LoginInfo) =>
    createClient({ baseUrl: `${url}/college/api`, session: { authToken: () => info?.data.authToken, clear: () => undefined } });

  async function signInAnew(who: Role): Promise<LoginInfo> {
    return { data: await clientOf().call(login, { body: { email: sampleUser(who).email, password: samplePassword } }) };
  }

  async function loginInfo(who: Role): Promise<LoginInfo> {
    const info = known.get(who);
    if (info && (await isKnownTo(clientOf(info)))) return info;
    const fresh = await signInAnew(who);
    known.set(who, fresh);
    return fresh;
  }

  return { loginInfo, signInAnew, client: async (who) => clientOf(await loginInfo(who)) };
}

/** Whether the server still knows a sign-in: a job may have ended it. */
async function isKnownTo(client: Client): Promise<boolean> {
  try {
    await client.call(initManage);
    return true;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (isLoginInvalid(code)) return false;
    // The demo account may not call this, but the server identified the caller.
    if (code !== undefined) return true;
    throw error;
  }
}
