/** Every call that people make, with its times and its end: a call that hangs, that is reset or that fails without a sentence is a fault. */
import { createClient } from '@college/api-client';
import { login } from '@college/api-client/contract';
import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import { databaseSentence } from '../../../apps/server/src/http/databaseFailure';

const longest = 20_000;
const sentences = ['read', 'nothing', 'unknown'].map((outcome) => databaseSentence('lost', outcome).zh);

/** Whether a call was answered with the sentence that the database was interrupted. */
export const isInterrupted = (error) => error.code === '50000' && sentences.includes(error.message);

/** Calls of one server; `tell` is called with each fault.  */
export function watchCalls(origin, tell) {
  const calls = [];
  let gate = Promise.resolve();
  let open = () => undefined;

  async function watchedFetch(url, init) {
    await gate;
    const call = { begun: Date.now(), answered: Infinity };
    calls.push(call);
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(longest) });
      const text = await response.text();
      call.isInterrupted = sentences.some((sentence) => text.includes(sentence));
      return new Response(text, response);
    } catch (error) {
      tell(`${new URL(url).pathname} was not answered: ${error.cause?.code ?? error.name}`);
      throw error;
    } finally {
      call.answered = Date.now();
    }
  }

  return {
    /** A person of the sample programme, signed in. */
    async signIn(who) {
      const session = { token: undefined, authToken: () => session.token, clear: () => tell(`${who} was signed out`) };
      const client = createClient({ baseUrl: `${origin}/college/api`, fetch: watchedFetch, session });
      const info = await client.call(login, { body: { email: sampleUser(who).email, password: samplePassword } });
      session.token = info.authToken;
      return { client, token: info.authToken };
    },
    /** Lets no further call begin until it is opened again. */
    close: () => void (gate = new Promise((resolve) => (open = resolve))),
    open: () => open(),
    count: () => calls.length,
    /** The calls that were under way at a moment. */
    underWay: (moment) => calls.filter(({ begun, answered }) => begun <= moment && answered >= moment),
    /** Resolves when every call that began has its answer. */
    async settle() {
      while (calls.some(({ answered }) => answered === Infinity)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}
