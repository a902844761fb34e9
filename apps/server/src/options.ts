import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { highestBudgets, isTimeZone, megabyte } from '@college/curriculum-model';
import { z } from 'zod';
import { usualBudgets } from './budgets/budgets';
import { defaultSettings, type OutsideModelSettings, type ServerSettings } from './http/services';
import type { BackupKeys } from './backup/encryption';
import { type MailSettings } from './outbox/smtp';

/** The options of this server process. */
export interface Options {
  port: number;
  host: string;
  /** A PostgreSQL server; the embedded database serves where absent. */
  databaseUrl?: string;
  /** The same server past a pooler. */
  directUrl?: string;
  /** A streaming replica of it. */
  replicaUrl?: string;
  dataFolder: string;
  /** Whether to load the sample programme, whose passwords are published: the default for the embedded engine, in production on request (decision 159). */
  hasSample: boolean;
  /** Whether tests may put the sample back; never in production. */
  hasResetCall: boolean;
  logLevel: string;
  workbenchFolder: string;
  /** Undefined where Storybook is not served: in production, unless `--storybook` is given. */
  storybookFolder?: string;
  /** In production Storybook has an origin of its own, because its pages may evaluate scripts. */
  storybookPort?: number;
  /** Where metrics are served: on a port of their own, behind a token, or both; nowhere by default. */
  metrics: MetricsOptions;
  /** The built-in texts that pageinit returns. */
  pageWordsFile: string;
  /** Whether Storybook is built in parallel to this server, as by `npm start`. */
  isStorybookComing: boolean;
  /** The time zone in which the workbench formats times; by default its own. */
  timeZone?: string;
  /** What closes backups; they are not encrypted without. */
  backupKeys: BackupKeys;
  settings: ServerSettings;
}

/** A port of their own, a token, both, or neither: then there are none. */
export interface MetricsOptions {
  port?: number;
  host: string;
  token?: string;
}

// The same from src/ and from the built dist/.
const repository = fileURLToPath(new URL('../../..', import.meta.url));

const flag = z.stringbool().optional();
const list = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .optional();

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  REPLICA_DATABASE_URL: z
    .string()
    .refine((address) => URL.canParse(address), 'no address such as postgres://user@host/name')
    .optional(),
  DATA_DIR: z.string().min(1).default('.data/database'),
  DEMO_EMAIL: z.email().default(defaultSettings.demoEmail),
  SESSION_IDLE_HOURS: z.coerce.number().min(0.05).max(720).default(12),
  SESSION_DAYS: z.coerce.number().min(0.01).max(365).default(30),
  SECOND_FACTOR_FOR_MANAGERS: flag,
  FRAME_ANCESTORS: list,
  CORS_ORIGINS: list,
  TRUST_PROXY: flag,
  ASSISTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_KEY: z.string().max(4096).optional(),
  ASSISTANT_MODEL: z.string().max(200).optional(),
  // A search times out after ten seconds; the assistant's own suggestions must still be in time.
  ASSISTANT_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(8),
  CAMPUS_TIME_ZONE: z.string().refine(isTimeZone, 'no time zone such as Asia/Shanghai').optional(),
  PUBLIC_ADDRESS: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(320).optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  // Whatever HOST is: metrics are for this machine unless somebody asks for more.
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  // Whoever has it reads how busy the server is: it must not be guessed.
  METRICS_TOKEN: z.string().min(16).max(200).optional(),
  TEST_CALLS: flag,
  NODE_ENV: z.string().optional(),
  SECURITY_LINES: flag,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  WORKBENCH_DIR: z.string().default('apps/workbench/dist'),
  STORYBOOK_DIR: z.string().default('storybook-static'),
  STORYBOOK_COMING: flag,
  STORYBOOK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  PERSON_MEGABYTES: z.coerce
    .number()
    .min(1)
    .max(highestBudgets.storedBytes / megabyte)
    .default(usualBudgets.storedBytes / megabyte),
  PERSON_STREAMS: z.coerce.number().int().min(1).max(highestBudgets.eventStreams).default(usualBudgets.eventStreams),
  PERSON_NEW_UNITS: z.coerce.number().int().min(1).max(highestBudgets.emptyUnits).default(usualBudgets.emptyUnits),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'no time such as 02:30')
    .default('02:30'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_PASSPHRASE: z.string().optional(),
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/, 'no recipient of age, which begins with age1')
    .optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(mailto|https)$/ }).optional(),
  PAGE_WORDS: z.string().default('apps/server/dist/pageWords.json'),
});

const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  'demo-email': { type: 'string' },
  'log-level': { type: 'string' },
  sample: { type: 'boolean' },
  'no-sample': { type: 'boolean' },
  storybook: { type: 'boolean' },
} as const;

/** Reads flags and environment, flags first; throws a sentence that names what is wrong. */
export function readOptions(argv: readonly string[], environment: Record<string, string | undefined>): Options {
  const { values } = parseArgs({ args: [...argv], options: flags, strict: true });
  const given = {
    ...environment,
    ...definedOf({
      PORT: values.port,
      HOST: values.host,
      DATA_DIR: values['data-dir'],
      DATABASE_URL: values['database-url'],
      DEMO_EMAIL: values['demo-email'],
      LOG_LEVEL: values['log-level'],
    }),
  };
  const outcome = environmentSchema.safeParse(withoutBlanks(given));
  if (!outcome.success) {
    const problems = outcome.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`设置不正确 The settings are not correct: ${problems.join('; ')}`);
  }
  const set = outcome.data;
  if (set.REPLICA_DATABASE_URL && !set.DATABASE_URL) throw new Error(missingSetting('DATABASE_URL'));
  const isProduction = set.NODE_ENV === 'production' || set.DATABASE_URL !== undefined;
  const outsideModel = outsideModelOf(set);
  const mail = mailOf(set);
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    directUrl: set.DATABASE_DIRECT_URL,
    replicaUrl: set.REPLICA_DATABASE_URL,
    dataFolder: resolve(repository, set.DATA_DIR),
    hasSample: values.sample ?? (!values['no-sample'] && !isProduction),
    hasResetCall: (set.TEST_CALLS ?? false) && set.NODE_ENV !== 'production',
    logLevel: set.LOG_LEVEL,
    workbenchFolder: resolve(repository, set.WORKBENCH_DIR),
    ...storybookOf(set, { isProduction, isAskedFor: values.storybook ?? false }),
    metrics: {
      host: set.METRICS_HOST,
      ...(set.METRICS_PORT === undefined ? {} : { port: set.METRICS_PORT }),
      ...(set.METRICS_TOKEN ? { token: set.METRICS_TOKEN } : {}),
    },
    pageWordsFile: resolve(repository, set.PAGE_WORDS),
    isStorybookComing: set.STORYBOOK_COMING ?? false,
    ...(set.CAMPUS_TIME_ZONE ? { timeZone: set.CAMPUS_TIME_ZONE } : {}),
    backupKeys: backupKeysOf(set),
    settings: {
      timeZone: set.CAMPUS_TIME_ZONE ?? defaultSettings.timeZone,
      sessionIdleMilliseconds: set.SESSION_IDLE_HOURS * 3_600_000,
      sessionLifeMilliseconds: set.SESSION_DAYS * 86_400_000,
      managersNeedSecondFactor: set.SECOND_FACTOR_FOR_MANAGERS ?? false,
      demoEmail: set.DEMO_EMAIL,
      frameAncestors: set.FRAME_ANCESTORS ?? defaultSettings.frameAncestors,
      corsOrigins: set.CORS_ORIGINS ?? defaultSettings.corsOrigins,
      trustProxy: set.TRUST_PROXY ?? false,
      hasSecurityLines: set.SECURITY_LINES ?? isProduction,
      budgets: {
        ...usualBudgets,
        storedBytes: Math.round(set.PERSON_MEGABYTES * megabyte),
        eventStreams: set.PERSON_STREAMS,
        emptyUnits: set.PERSON_NEW_UNITS,
      },
      ...(set.PUBLIC_ADDRESS ? { publicAddress: set.PUBLIC_ADDRESS.replace(/\/+$/, '') } : {}),
      ...(set.SECURITY_CONTACT ? { securityContact: set.SECURITY_CONTACT } : {}),
      ...(set.BACKUP_FOLDER
        ? { backups: { folder: resolve(repository, set.BACKUP_FOLDER), at: set.BACKUP_TIME, keep: set.BACKUP_KEEP } }
        : {}),
      ...(mail ? { mail } : {}),
      ...(outsideModel ? { outsideModel } : {}),
    },
  };
}

function missingSetting(name: string): string {
  return `设置不正确 The settings are not correct: ${name} 缺失 is missing`;
}

function storybookOf(
  set: z.output<typeof environmentSchema>,
  { isProduction, isAskedFor }: { isProduction: boolean; isAskedFor: boolean },
): Pick<Options, 'storybookFolder' | 'storybookPort'> {
  const storybookFolder = resolve(repository, set.STORYBOOK_DIR);
  if (!isProduction) return { storybookFolder };
  return isAskedFor ? { storybookFolder, storybookPort: set.STORYBOOK_PORT ?? set.PORT + 1 } : {};
}

function backupKeysOf({ BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient }: z.output<typeof environmentSchema>): BackupKeys {
  return { ...(passphrase ? { passphrase } : {}), ...(recipient ? { recipient } : {}) };
}

function outsideModelOf(set: z.output<typeof environmentSchema>): OutsideModelSettings | undefined {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key = '', ASSISTANT_MODEL: model, ASSISTANT_TIMEOUT_SECONDS: seconds } = set;
  if (!url && !model) return undefined;
  const missing = url ? 'ASSISTANT_MODEL' : 'ASSISTANT_URL';
  if (!url || !model) throw new Error(missingSetting(missing));
  return { url, key, model, timeoutMilliseconds: seconds * 1000 };
}

/** A mail is read far from here: without the address of the workbench its link would lead nowhere. */
function mailOf({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_ADDRESS: address }: z.output<typeof environmentSchema>): MailSettings | undefined {
  if (!url) return undefined;
  const missing = from ? 'PUBLIC_ADDRESS' : 'MAIL_FROM';
  if (!from || !address) throw new Error(missingSetting(missing));
  return { url, from };
}

function definedOf(values: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

// `PORT=` in a settings file means "not set".
function withoutBlanks(values: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ''));
}
