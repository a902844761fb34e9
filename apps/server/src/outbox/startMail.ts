import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import type { ServerSettings } from '../http/services';
import { startPostman, type Postman } from './postman';
import { openSmtp } from './smtp';

/** Begins to send mails where a mail server is set; without one they wait in the outbox to be read there. */
export function startMail(
  database: OpenDatabase,
  { mail, publicAddress }: ServerSettings,
  now: () => Date,
  log: Logger,
): { postman: Postman; stop: () => Promise<void> } | undefined {
  if (!mail || !publicAddress) return undefined;
  const { send, close } = openSmtp(mail);
  const postman = startPostman({ database, send, publicAddress, now, log });
  async function stop(): Promise<void> {
    await postman.stop();
    close();
  }
  return { postman, stop };
}
