import { expect, it } from 'vitest';
import { readOptions } from './options';

it('has defaults that serve one person on one machine, with the sample programme', () => {
  expect(readOptions([], {})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    hasSample: true,
    hasResetCall: false,
    databaseUrl: undefined,
  });
  expect(readOptions([], {}).dataFolder).toMatch(/[\\/]\.data[\\/]database$/);
});

it('loads no sample into a database server by default', () => {
  const environment = { DATABASE_URL: 'postgres://app@host/college' };
  expect(readOptions([], environment).hasSample).toBe(false);
  expect(readOptions(['--sample'], environment).hasSample).toBe(true);
  expect(readOptions(['--no-sample'], {}).hasSample).toBe(false);
});

it('has no accounts with published passwords in production unless asked for', () => {
  expect(readOptions([], { NODE_ENV: 'production' }).hasSample).toBe(false);
  expect(readOptions(['--sample'], { NODE_ENV: 'production' }).hasSample).toBe(true);
});

it('serves metrics only where a port or a token is set', () => {
  expect(readOptions([], {}).metrics).toEqual({ host: '127.0.0.1' });
  expect(readOptions([], { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics).toEqual({ host: '10.0.0.5', port: 9464 });
  expect(() => readOptions([], { METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
});

it('takes a replica of a PostgreSQL server alone', () => {
  const replica = { REPLICA_DATABASE_URL: 'postgres://app@copy/college' };
  expect(readOptions([], { DATABASE_URL: 'postgres://app@host/college', ...replica }).replicaUrl).toBe('postgres://app@copy/college');
  expect(() => readOptions([], replica)).toThrow(/DATABASE_URL 缺失 is missing/);
  expect(() => readOptions([], { DATABASE_URL: 'postgres://app@host/college', REPLICA_DATABASE_URL: 'copy' })).toThrow(
    'REPLICA_DATABASE_URL',
  );
});

it('offers metrics to this machine alone, also where the workbench is open to others', () => {
  expect(readOptions([], { HOST: '0.0.0.0', METRICS_PORT: '9464' }).metrics.host).toBe('127.0.0.1');
});

it('takes flags before the environment and blank settings as not set', () => {
  expect(readOptions(['--port', '4000'], { PORT: '5000', HOST: '' })).toMatchObject({ port: 4000, host: '127.0.0.1' });
  expect(
    readOptions([], { DEMO_EMAIL: 'guest@college.example', CORS_ORIGINS: 'https://a.example, https://b.example' }).settings,
  ).toMatchObject({
    demoEmail: 'guest@college.example',
    corsOrigins: ['https://a.example', 'https://b.example'],
  });
});

it('knows the time zone of the campus when it is set', () => {
  expect(readOptions([], {}).timeZone).toBeUndefined();
  expect(readOptions([], {}).settings.timeZone).toBe('Asia/Shanghai');
  const inBerlin = readOptions([], { CAMPUS_TIME_ZONE: 'Europe/Berlin' });
  expect([inBerlin.timeZone, inBerlin.settings.timeZone]).toEqual(['Europe/Berlin', 'Europe/Berlin']);
});

it('never lets tests reset a server in production', () => {
  expect(readOptions([], { TEST_CALLS: '1' }).hasResetCall).toBe(true);
  expect(readOptions([], { TEST_CALLS: '1', NODE_ENV: 'production' }).hasResetCall).toBe(false);
});

it.each<[string[], Record<string, string>, number | undefined, boolean]>([
  [[], {}, undefined, true],
  [['--storybook'], {}, undefined, true],
  [[], { NODE_ENV: 'production' }, undefined, false],
  [[], { DATABASE_URL: 'postgres://app@host/college' }, undefined, false],
  [['--database-url', 'postgres://app@host/college'], {}, undefined, false],
  [['--storybook'], { NODE_ENV: 'production' }, 3001, true],
  [['--storybook', '--port', '8080'], { DATABASE_URL: 'postgres://app@host/college' }, 8081, true],
  [['--storybook'], { NODE_ENV: 'production', STORYBOOK_PORT: '6006' }, 6006, true],
])('serves Storybook in production only when asked, and then on a port of its own: %j %j', (argv, environment, port, isServed) => {
  const { storybookFolder, storybookPort } = readOptions(argv, environment);
  expect([storybookPort, storybookFolder !== undefined]).toEqual([port, isServed]);
});

it.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ NODE_ENV: 'production' }, true],
  [{ DATABASE_URL: 'postgres://app@host/college' }, true],
  [{ DATABASE_URL: 'postgres://app@host/college', SECURITY_LINES: 'off' }, false],
  [{ SECURITY_LINES: 'on' }, true],
])('writes the events of the security log for collectors where it serves a college: %j', (environment, hasSecurityLines) => {
  expect(readOptions([], environment).settings.hasSecurityLines).toBe(hasSecurityLines);
});

it('lets an installation raise what one person may hold', () => {
  expect(readOptions([], {}).settings.budgets).toEqual({
    storedBytes: 104_857_600,
    emptyUnits: 30,
    eventStreams: 6,
    waitingFiles: 4,
    feedbacks: 20,
  });
  const raised = readOptions([], { PERSON_MEGABYTES: '500', PERSON_STREAMS: '20', PERSON_NEW_UNITS: '200' });
  expect(raised.settings.budgets).toMatchObject({ storedBytes: 524_288_000, eventStreams: 20, emptyUnits: 200 });
});

it('names where weaknesses are reported', () => {
  expect(readOptions([], { SECURITY_CONTACT: 'mailto:it@college.example' }).settings.securityContact).toBe('mailto:it@college.example');
  expect(() => readOptions([], { SECURITY_CONTACT: 'javascript:alert(1)' })).toThrow('SECURITY_CONTACT');
});

it.each([
  { PORT: '70000' },
  { PORT: 'x' },
  { DEMO_EMAIL: 'nobody' },
  { LOG_LEVEL: 'loud' },
  { SESSION_IDLE_HOURS: '0' },
  { CAMPUS_TIME_ZONE: 'Mars/Base' },
])('names what is wrong in %j', (environment) => {
  expect(() => readOptions([], environment)).toThrow(Object.keys(environment)[0]);
});

it('knows an outside model only when both its address and its name are set', () => {
  expect(readOptions([], {}).settings.outsideModel).toBeUndefined();
  const set = { ASSISTANT_URL: 'https://models.college.example/v1', ASSISTANT_MODEL: 'small' };
  expect(readOptions([], set).settings.outsideModel).toEqual({
    url: 'https://models.college.example/v1',
    key: '',
    model: 'small',
    timeoutMilliseconds: 8000,
  });
  expect(() => readOptions([], { ASSISTANT_MODEL: 'small' })).toThrow('ASSISTANT_URL');
  expect(() => readOptions([], { ASSISTANT_URL: set.ASSISTANT_URL })).toThrow('ASSISTANT_MODEL');
  expect(() => readOptions([], { ...set, ASSISTANT_URL: 'file:///etc/passwd' })).toThrow('ASSISTANT_URL');
});

it('sends mails only when it knows the server, the sender and where the workbench is', () => {
  expect(readOptions([], {}).settings).not.toHaveProperty('mail');
  expect(readOptions([], { PUBLIC_ADDRESS: 'https://kc.college.example/' }).settings.publicAddress).toBe('https://kc.college.example');
  const set = {
    SMTP_URL: 'smtps://user:pass@mail.college.example',
    MAIL_FROM: 'kc@college.example',
    PUBLIC_ADDRESS: 'https://kc.college.example',
  };
  expect(readOptions([], set).settings.mail).toEqual({ url: set.SMTP_URL, from: set.MAIL_FROM });
  expect(() => readOptions([], { ...set, MAIL_FROM: '' })).toThrow('MAIL_FROM');
  expect(() => readOptions([], { ...set, PUBLIC_ADDRESS: '' })).toThrow('PUBLIC_ADDRESS');
  expect(() => readOptions([], { ...set, SMTP_URL: 'http://user:pass@mail' })).toThrow('SMTP_URL');
  expect(() => readOptions([], { ...set, SMTP_URL: 'http://user:pass@mail' })).not.toThrow('pass@');
});
