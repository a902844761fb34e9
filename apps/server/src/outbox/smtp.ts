import { createTransport, type NodemailerError } from 'nodemailer';

/** One mail as a mail server takes it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type Send = (mail: Mail) => Promise<void>;

/** Sends through the configured mail server; connections are kept between mails. */
export function openSmtp({ url, from }: MailSettings): { send: Send; close: () => void } {
  const transport = createTransport({
    url,
    requireTLS: mustEncrypt(url),
    pool: true,
    maxConnections: 1,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is text alone; nothing in it may make this server read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // Automatic answers, such as those of somebody on leave, need not come back.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, textEncoding: 'base64', headers });
    },
    close: () => transport.close(),
  };
}

/** Mails hold links to new passwords: they leave this machine encrypted, unless the settings give it up for a mail server without TLS. */
function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const isThisMachine = /^(localhost|127\..+|\[::1\])$/.test(hostname);
  return !isThisMachine && searchParams.get('requireTLS') !== 'false';
}

/** What a failed attempt means for this mail and the others. */
export interface SendFailure {
  /** In the mail server's words. */
  reason: string;
  /** Whether it would fail again, such as an address that does not exist. */
  isFinal: boolean;
  /** Whether no mail at all would go through now: the server is not there, or refuses whoever sends. */
  isServerAway: boolean;
}

const ofServer = ['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH'];
// The sender is the same for every mail, and 530 wants a password or TLS (RFC 4954, RFC 3207).
const ofSender = 'MAIL FROM';
const wantsSignIn = 530;
const longest = 300;

/** Reads what the mail library threw. */
export function failureOf(error: unknown): SendFailure {
  const { code, command, responseCode, permanent } = (error instanceof Error ? error : {}) as Partial<NodemailerError>;
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, longest);
  const isServerAway = (code !== undefined && ofServer.includes(code)) || command === ofSender || responseCode === wantsSignIn;
  return { reason, isServerAway, isFinal: !isServerAway && permanent === true };
}

/** The mail server that takes the outbox's mails; without it they wait in the outbox to be read there. */
export interface MailSettings {
  /** smtp:// or smtps:// with user and password where it requires them. */
  url: string;
  /** The sender, such as `课程工作台 <workbench@college.example>`. */
  from: string;
}
