import type { SecurityNotice } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { listSecurityNotices, reauthenticate, seeSecurityNotices } from './securityNotices.contract';

/** The password asked again, and what happened to one's own account. Failures are only thrown, not reported. */
export function createSecurity(client: Client) {
  const quiet = quietClient(client);
  return {
    /** For some minutes afterwards the server takes what it refused with code 30010. */
    async confirmPassword(password: string): Promise<void> {
      await quiet.call(reauthenticate, { body: { password } });
    },
    async listNotices(): Promise<SecurityNotice[]> {
      return quiet.call(listSecurityNotices);
    },
    async seeNotices(): Promise<void> {
      await quiet.call(seeSecurityNotices);
    },
  };
}

export type Security = ReturnType<typeof createSecurity>;
