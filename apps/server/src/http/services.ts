import { usualTimeZone, type Budgets } from '@college/curriculum-model';
import type { Logger } from 'pino';
import type { BackupSchedule } from '../backup/backupSchedule';
import { usualBudgets } from '../budgets/budgets';
import type { OpenDatabase } from '../db';
import type { Postman } from '../outbox/postman';
import type { PageWords } from '../pageinit/pageWords';
import type { RequestMetrics } from './requestMetrics';
import type { MailSettings } from '../outbox/smtp';

/** An OpenAI-compatible endpoint for suggestions; without it nothing is sent anywhere. */
export interface OutsideModelSettings {
  /** Base address, such as https://models.college.example/v1. */
  url: string;
  /** Sent as a bearer token; empty where the endpoint requires none. */
  key: string;
  model: string;
  timeoutMilliseconds: number;
}

/** What an administrator may set without changing the program. */
export interface ServerSettings {
  /** A sign-in ends after this long without a call. */
  sessionIdleMilliseconds: number;
  /** A sign-in ends this long after it began, however much it is used. */
  sessionLifeMilliseconds: number;
  /** Whether people with a right to manage must have a second factor. */
  managersNeedSecondFactor: boolean;
  /** Address of the account that may see only five screens (core §6). */
  demoEmail: string;
  /** Who may show pages of this server in a frame, as CSP sources. */
  frameAncestors: readonly string[];
  /** Origins that may call the API from elsewhere; none by default. */
  corsOrigins: readonly string[];
  /** Whether X-Forwarded-For is trusted, that is whether the server is behind a trusted proxy. */
  trustProxy: boolean;
  /** Where people reach the workbench, without a slash at the end; links in mails begin with it. */
  publicAddress?: string;
  /** Whether each event of the security log is a line on standard output too, whatever the level of the log. */
  hasSecurityLines: boolean;
  /** How much one person may hold at a time. */
  budgets: Budgets;
  /** Where the campus is: days begin there at midnight. */
  timeZone: string;
  /** Where weaknesses are reported, as a mailto: or https: address; the project's own page by default. */
  securityContact?: string;
  /** When backups are made by themselves; by hand alone where absent. */
  backups?: BackupSchedule;
  /** The mail server; none by default. */
  mail?: MailSettings;
  /** The outside model behind the assistant; none by default. */
  outsideModel?: OutsideModelSettings;
}

/** What every call shares. */
export interface Services {
  database: OpenDatabase;
  log: Logger;
  now: () => Date;
  settings: ServerSettings;
  /** Whoever sends the outbox's mails; absent where no mail server is set. */
  postman?: Postman;
  /** Counts the requests; absent where nobody asks for metrics. */
  metrics?: RequestMetrics;
  /** The built-in texts of the pages that fetch theirs; without them a page gets those that the installation changed. */
  pageWords?: PageWords;
  /** Aborted when the server is to stop; absent where nothing stops it. */
  stopping?: AbortSignal;
  /** Parses each answer with the contract's schema; a foreign shape becomes an internal error. */
  checkAnswers: boolean;
}

/** The default settings. */
export const defaultSettings: ServerSettings = {
  sessionIdleMilliseconds: 12 * 3_600_000,
  sessionLifeMilliseconds: 30 * 86_400_000,
  managersNeedSecondFactor: false,
  demoEmail: 'demo@college.example',
  frameAncestors: ["'self'"],
  corsOrigins: [],
  trustProxy: false,
  hasSecurityLines: false,
  budgets: usualBudgets,
  timeZone: usualTimeZone,
};
