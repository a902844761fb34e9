import { createClient, type Client } from '@college/api-client';
import { initManage, login } from '@college/api-client/contract';
import { isLoginInvalid, type LoginInfo } from '@college/curriculum-model';
import { samplePassword, sampleUser, type userIds } from '@college/curriculum-model/fixtures';

/** A person of the sample programme, by what they may do. */
export type Role = keyof typeof userIds;

/** The sample people at one server, signed in past the page. */
export interface People {
  /** Begins a job: only here is a sign-in given up that will soon be asked for its password, so that a page and a call past it have the same one. */
  beginJob(): void;
  /** The sign-in of a person: the one they have already, for as long as the server knows it. */
  loginInfo(who: Role): Promise<LoginInfo>;
  /** A session in addition to the person's existing one. */
  signInAnew(who: Role): Promise<LoginInfo>;
  /** Calls past the page, as the person makes them at another computer. */
  client(who: Role): Promise<Client>;
}

/** How long a sign-in is reused: acts such as those of the second factor want a password of the last ten minutes, and a job takes two at most. */
const keptMilliseconds = 8 * 60_000;

/** Signs each person in on first use; checking a password costs the server as much as a whole page. */
export function createPeople(url: string): People {
  const known = new Map<Role, { info: LoginInfo; since: number }>();
  const clientOf = (info?: LoginInfo) =>
    createClient({ baseUrl: `${url}/college/api`, session: { authToken: () => info?.data.authToken, clear: () => undefined } });

  async function signInAnew(who: Role): Promise<LoginInfo> {
    return { data: await clientOf().call(login, { body: { email: sampleUser(who).email, password: samplePassword } }) };
  }

  function beginJob() {
    for (const [who, { since }] of known) if (Date.now() - since >= keptMilliseconds) known.delete(who);
  }

  async function loginInfo(who: Role): Promise<LoginInfo> {
    const kept = known.get(who);
    if (kept && (await isKnownTo(clientOf(kept.info)))) return kept.info;
    const since = Date.now();
    const info = await signInAnew(who);
    known.set(who, { info, since });
    return info;
  }

  return { beginJob, loginInfo, signInAnew, client: async (who) => clientOf(await loginInfo(who)) };
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
