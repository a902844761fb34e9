import type { Ask } from '../ask';
import { NotTried } from '../faults';
import { reasons } from '../messages';
import type { World } from '../world';

/** The first page of people and mails. */
export const page = { pageNum: 1, pageSize: 20 };
/** A band without any right over records, so that an account that stays behind can do nothing. */
export const noRights = 4000;

/** A password that nobody knows after the run. */
export function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return `Cf-${[...bytes].map((byte) => byte.toString(36)).join('')}`.slice(0, 40);
}

/** The address of the person whom this run makes; the domain belongs to nobody by RFC 2606. */
export function addressOf(world: World): string {
  return `conformance-${world.stamp}@college.invalid`;
}

/** The rows of a list with that one person. */
export function newPerson(world: World, password: string) {
  return [{ userName: `Conformance ${world.stamp}`, email: addressOf(world), permissionId: noRights, relativeId: 0, password }];
}

/** Signs somebody in; answers the token. */
export async function signInAs(ask: Ask, email: string, password: string): Promise<string> {
  return (await ask.as(undefined).data('login', { body: { email, password } })).authToken;
}

// A backend may write a mail a moment after its answer.
const mostTries = 10;
const nextTry = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Waits until the outbox holds mails and no more are added. */
export async function mailsWritten(ask: Ask): Promise<void> {
  let before = 0;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { pageInfo } = await ask.data('listOutbox', { query: page });
    if (pageInfo.total > 0 && pageInfo.total === before) return;
    before = pageInfo.total;
    await nextTry();
  }
}

/** The mail to the person. */
export async function mailTo(ask: Ask, email: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { pageInfo } = await ask.data('listOutbox', { query: page });
    const mail = pageInfo.list.find(({ to, link }) => to === email && link !== null);
    if (mail?.link) return mail.link;
    await nextTry();
  }
  throw new NotTried(reasons.noOutbox);
}
