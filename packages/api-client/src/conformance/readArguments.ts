import { parseArgs } from 'node:util';
import { resources } from './plan';
import type { ConformanceOptions } from './runConformance';

/** The parsed command line. */
export interface CommandOptions extends Omit<ConformanceOptions, 'fetch' | 'onCall' | 'signal'> {
  language: 'zh' | 'en';
  /** Where the report is written as JSON. */
  jsonFile?: string;
}

const flags = {
  'base-url': { type: 'string' },
  token: { type: 'string' },
  login: { type: 'string' },
  password: { type: 'string' },
  'user-id': { type: 'string' },
  'college-id': { type: 'string' },
  'major-id': { type: 'string' },
  'course-id': { type: 'string' },
  only: { type: 'string', multiple: true },
  documented: { type: 'boolean' },
  'read-only': { type: 'boolean' },
  write: { type: 'boolean' },
  reset: { type: 'boolean' },
  json: { type: 'string' },
  language: { type: 'string' },
  timeout: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** How the command is used. */
export const usage = `college-conformance --base-url https://college.example/college/api (--token <token> | --login <e-mail> --password <password>)

  --write              also try the calls that write, on records of the suite's own, which it clears away at the end
  --read-only          only calls that change nothing (this is the default)
  --only <resource>    only these calls; may be given several times or with commas
  --documented         only the calls of the specifications, without the extensions
  --major-id <id>      a major to read; where the backend cannot make one, course units of the suite's own are made in it, and nothing else
                       of it is written
  --course-id <id>     a course unit to read
  --user-id, --college-id <id>   who the token belongs to, where the backend does not tell
  --reset              call /test/resetfixtures at the end: EMPTIES EVERYTHING, for test systems only
  --json <file>        write the whole report as JSON
  --language zh|en     language of the report and of the messages asked for (default en)
  --timeout <seconds>  longest time for one reply (default 20)

  Token and password are also read from COLLEGE_TOKEN and COLLEGE_PASSWORD.
  Exit code: 0 everything tried holds, 1 something does not hold or nothing could be tried, 2 the suite could not run.
  Resources: ${resources.join(', ')}`;

/** Parses the arguments; throws an error that names what is wrong, and returns undefined for `--help`. */
export function readArguments(argv: readonly string[], environment: Record<string, string | undefined>): CommandOptions | undefined {
  const { values } = parseArgs({ args: [...argv], options: flags, strict: true });
  if (values.help) return undefined;
  const baseUrl = values['base-url'];
  if (!baseUrl || !URL.canParse(baseUrl)) throw new Error('--base-url is missing or no address. 缺少 --base-url 或不是网址。');
  if (values.write && values['read-only'])
    throw new Error('--write and --read-only exclude one another. --write 与 --read-only 不能同用。');
  const { language = 'en' } = values;
  if (language !== 'zh' && language !== 'en') throw new Error('--language is zh or en. --language 只能是 zh 或 en。');
  const only = values.only?.flatMap((names) => names.split(',')).map((name) => name.trim());
  const unknown = only?.find((name) => !resources.includes(name));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there is no such resource. 没有这个资源。 ${resources.join(', ')}`);
  return {
    baseUrl,
    language,
    isReadOnly: !values.write,
    isDocumentedOnly: values.documented ?? false,
    mayReset: values.reset ?? false,
    ...given('token', values.token ?? environment.COLLEGE_TOKEN),
    ...given('login', values.login),
    ...given('password', values.password ?? environment.COLLEGE_PASSWORD),
    ...given('only', only),
    ...given('jsonFile', values.json),
    ...given('userId', numberOf('user-id', values['user-id'])),
    ...given('collegeId', numberOf('college-id', values['college-id'])),
    ...given('majorId', numberOf('major-id', values['major-id'])),
    ...given('courseId', numberOf('course-id', values['course-id'])),
    ...given('timeout', secondsOf(values.timeout)),
  };
}

function given<Name extends string, Value>(name: Name, value: Value | undefined): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, Value>>);
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is not an id. --${name} 不是编号。`);
  return value;
}

function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new Error('--timeout is not a number of seconds. --timeout 不是秒数。');
  return value * 1000;
}
