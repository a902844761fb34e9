import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import { inSpan } from '../tracing/spans';
import { withLink } from './mailTexts';
import { claimDueMails, noteFailure, noteSent, type MailRow } from './outboxRepository';
import { failureOf, type Send } from './smtp';

/** Sends the outbox's mails in the background. */
export interface Postman {
  /** There may be something to send. */
  wake(): void;
  /** Sends nothing more, and resolves when the mail under way is out. */
  stop(): Promise<void>;
}

const minute = 60_000;
const atOnce = 20;
// Longer than one batch may take, so that no other server process tries the same mails meanwhile.
const claimMilliseconds = 20 * minute;
const waits = [1, 5, 15, 60];

interface PostmanOptions {
  database: OpenDatabase;
  send: Send;
  publicAddress: string;
  now: () => Date;
  log: Logger;
}

/** Looks for due mails whenever woken, and every minute for those of other server processes and of failed attempts. */
export function startPostman({ database, send, publicAddress, now, log }: PostmanOptions): Postman {
  let round: Promise<void> | undefined;
  let isStopped = false;
  let isWanted = false;

  function wake(): void {
    isWanted = true;
    if (isStopped || round) return;
    round = inSpan('outbox: send due mails', {}, walk)
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        round = undefined;
        if (isWanted && !isStopped) wake();
      });
  }

  async function walk(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      const mails = await claimDueMails(database.db, now(), new Date(now().getTime() + claimMilliseconds), atOnce);
      if (mails.length === atOnce) isWanted = true;
      // When the mail server is away, the rest need not try it now.
      if (!(await deliver(mails))) isWanted = false;
    }
  }

  async function deliver(mails: readonly MailRow[]): Promise<boolean> {
    for (const [index, mail] of mails.entries()) {
      if (isStopped) return giveBack(mails.slice(index));
      const error = await attempt(mail);
      if (error === undefined) await noteSent(database.db, mail.id, now());
      else {
        const { reason, isFinal, isServerAway } = failureOf(error);
        // Neither address nor link: whoever reads the log need not know who gets which mail.
        log.warn({ mailId: mail.id, attempts: mail.attempts, reason }, 'a mail could not be sent');
        await noteFailure(database.db, mail.id, reason, isFinal ? null : nextTry(mail));
        if (isServerAway) return giveBack(mails.slice(index + 1), reason);
      }
    }
    return true;
  }

  async function attempt(mail: MailRow): Promise<unknown> {
    try {
      await send({ to: mail.recipient, subject: mail.subject, text: withLink(mail.body, publicAddress + (mail.link ?? '')) });
      return undefined;
    } catch (error) {
      return error ?? new Error('the mail server refused without a reason');
    }
  }

  /** Mails that were claimed and not tried are due again in a minute. */
  async function giveBack(mails: readonly MailRow[], reason?: string): Promise<false> {
    for (const mail of mails) await noteFailure(database.db, mail.id, reason ?? mail.error, new Date(now().getTime() + minute));
    return false;
  }

  function nextTry({ attempts, expiresAt }: MailRow): Date | null {
    const wait = waits[Math.min(attempts, waits.length) - 1] ?? 60;
    const next = new Date(now().getTime() + wait * minute);
    return next < expiresAt ? next : null;
  }

  const timer = setInterval(wake, minute);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
