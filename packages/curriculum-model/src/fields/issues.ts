import type { z } from 'zod';
import { englishOf, type Bilingual } from '../language';
import { fieldMessages } from './messages';
import { sharedNames } from './sharedNames';

type Issue = z.core.$ZodIssue;

/** An invalid value: its path and the message. */
export interface FieldFinding {
  /** Keys from the outside in, such as ['course', 'courseMatrixVOS', 2, 'name']. */
  path: (string | number)[];
  /** Without the field's name, to be shown next to the field. */
  problem: Bilingual;
  /** With the field's name and the line of the list, for a message on its own. */
  sentence: Bilingual;
}

/** What fields are called, by the way to them without the lines of lists (`exampercent.rows.label`), by its end (`rows.label`), or by their own key alone. */
export type FieldNames = Readonly<Record<string, Bilingual>>;

/**
 * All validation errors, in both languages; `own` names take precedence over those that all records share. With `sent`, the input of the parse, an absent
 * value is reported as missing even where the schema coerced it, such as a number in a URL.
 */
export function fieldFindings(error: { issues: readonly Issue[] }, own: FieldNames = {}, sent?: unknown): FieldFinding[] {
  return error.issues.map((issue) => findingOf(issue, [], { names: [own, sharedNames], sent }));
}

/** The same by these names alone: what a form checks by itself is named by it, and a page need not load what all calls share. */
export function formFindings(error: { issues: readonly Issue[] }, names: FieldNames): FieldFinding[] {
  return error.issues.map((issue) => findingOf(issue, [], { names: [names], sent: undefined }));
}

interface Telling {
  /** Those of a former list take precedence. */
  names: readonly FieldNames[];
  sent: unknown;
}

function findingOf(issue: Issue, above: readonly PropertyKey[], telling: Telling): FieldFinding {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const nested = closestBranch(issue.errors);
    if (nested) return findingOf(nested, path, telling);
  }
  const problem = isAbsent(issue, path, telling.sent) ? fieldMessages.missing() : problemOf(issue);
  const name = nameOf(path, telling.names);
  return {
    path: path.map((key) => (typeof key === 'number' ? key : String(key))),
    problem,
    sentence: { zh: `${name.zh}${problem.zh}`, en: `${name.en} ${problem.en}` },
  };
}

const kindCodes: readonly Issue['code'][] = ['invalid_type', 'invalid_value', 'invalid_union'];

function isAbsent({ code }: Issue, path: readonly PropertyKey[], sent: unknown): boolean {
  return sent !== undefined && kindCodes.includes(code) && valueAt(sent, path) === undefined;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((part: unknown, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value);
}

// The branch that got furthest is the one that the sender meant.
function closestBranch(branches: readonly (readonly Issue[])[]): Issue | undefined {
  const deepest = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
  return branches.toSorted((a, b) => deepest(b) - deepest(a) || a.length - b.length)[0]?.[0];
}

/** The label of the field at the end of a path, with its position where it is part of a list or a table. */
export function fieldNameOf(path: readonly PropertyKey[], own: FieldNames = {}): Bilingual {
  return nameOf(path, [own, sharedNames]);
}

function nameOf(path: readonly PropertyKey[], names: readonly FieldNames[]): Bilingual {
  const keys = path.filter((part) => typeof part !== 'number').map(String);
  const key = keys.at(-1);
  if (key === undefined) return placed({ zh: '内容', en: 'The content' }, path);
  return placed(englishNameOf(keys, names) ?? knownName(keys, names) ?? { zh: key, en: key }, path);
}

function knownName(keys: readonly string[], names: readonly FieldNames[]): Bilingual | undefined {
  const ways = [keys, keys.slice(-2), keys.slice(-1)].map((way) => way.join('.'));
  return names.flatMap((known) => ways.flatMap((way) => known[way] ?? []))[0];
}

/** The name of a text in `translations.en`, by that of its field. */
function englishNameOf(keys: readonly string[], names: readonly FieldNames[]): Bilingual | undefined {
  const at = keys.indexOf('translations');
  const field = keys[at + 2];
  if (at < 0 || field === undefined) return undefined;
  const name = knownName([...keys.slice(0, at), field], names);
  return name && englishOf(name);
}

function placed({ zh, en }: Bilingual, path: readonly PropertyKey[]): Bilingual {
  const row = path.findLast((part, index) => typeof part === 'number' && typeof path[index - 1] !== 'number');
  const column = path.findLast((part, index) => typeof part === 'number' && typeof path[index - 1] === 'number');
  if (typeof row !== 'number') return { zh, en };
  if (typeof column !== 'number') return { zh: `第 ${row + 1} 行${zh}`, en: `Row ${row + 1}: ${en}` };
  return { zh: `第 ${row + 1} 行第 ${column + 1} 列${zh}`, en: `Row ${row + 1}, column ${column + 1}: ${en}` };
}

function problemOf(issue: Issue): Bilingual {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_type':
      return wrongType(issue);
    case 'invalid_format':
      return wrongFormat(issue);
    case 'invalid_value':
      return fieldMessages.notChoice();
    case 'custom':
      return customProblem(issue.params?.['key']);
    default:
      return fieldMessages.wrongKind();
  }
}

function tooSmall(origin: string, min: number): Bilingual {
  if (origin === 'string') return min <= 1 ? fieldMessages.required() : fieldMessages.tooShort({ min });
  return origin === 'array' ? fieldMessages.tooFew({ min }) : fieldMessages.tooSmall({ min });
}

function tooBig(origin: string, max: number): Bilingual {
  if (origin === 'string') return fieldMessages.tooLong({ max });
  return origin === 'array' ? fieldMessages.tooMany({ max }) : fieldMessages.tooBig({ max });
}

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>): Bilingual {
  if (issue.input === undefined && issue.message.endsWith('undefined')) return fieldMessages.missing();
  if (issue.expected === 'int') return fieldMessages.notWhole();
  return issue.expected === 'number' ? fieldMessages.notNumber() : fieldMessages.wrongKind();
}

function wrongFormat(issue: Extract<Issue, { code: 'invalid_format' }>): Bilingual {
  if (issue.format === 'email') return fieldMessages.notEmail();
  if (issue.format !== 'regex' || !('pattern' in issue)) return fieldMessages.wrongKind();
  if (String(issue.pattern).includes('u0000')) return fieldMessages.unstorable();
  return String(issue.pattern).includes('d{4}') ? fieldMessages.notTime() : fieldMessages.wrongKind();
}

function customProblem(key: unknown): Bilingual {
  return typeof key === 'string' && isCustomKey(key) ? fieldMessages[key]() : fieldMessages.wrongKind();
}

const customKeys = ['jsonList', 'zeroId', 'plainPassword', 'imageKind', 'imageSize', 'notWebLink', 'unstorable', 'decimals'] as const;

function isCustomKey(key: string): key is (typeof customKeys)[number] {
  return (customKeys as readonly string[]).includes(key);
}
