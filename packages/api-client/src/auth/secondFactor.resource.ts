import type { SecondFactor, SecondFactorKey } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, getSecondFactor } from './secondFactor.contract';

/** The second factor of one's own account. Failures are only thrown, not reported: the forms show them at their fields. */
export function createSecondFactor(client: Client) {
  const quiet = quietClient(client);
  return {
    async load(): Promise<SecondFactor> {
      return quiet.call(getSecondFactor);
    },
    async begin(): Promise<SecondFactorKey> {
      return quiet.call(beginSecondFactor);
    },
    /** Answers the recovery codes, which nobody can read again. */
    async confirm(code: string): Promise<string[]> {
      return (await quiet.call(confirmSecondFactor, { body: { code } })).recoveryCodes;
    },
    async switchOff(code: string): Promise<void> {
      await quiet.call(endSecondFactor, { body: { code } });
    },
  };
}
