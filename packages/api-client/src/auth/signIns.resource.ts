import type { SignIn } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { endOtherSignIns, endSignIn, listSignIns } from './signIns.contract';

/** One's own sign-ins. Failures are only thrown, not reported: the list shows them. */
export function createSignIns(client: Client) {
  const quiet = quietClient(client);
  return {
    async list(): Promise<SignIn[]> {
      return quiet.call(listSignIns);
    },
    async end(id: number): Promise<void> {
      await quiet.call(endSignIn, { body: { id } });
    },
    /** All but the one of this client. */
    async endOthers(): Promise<void> {
      await quiet.call(endOtherSignIns);
    },
  };
}

export type SignIns = ReturnType<typeof createSignIns>;
