import type { Bilingual, Language } from '@college/curriculum-model';
import { parseArgs } from 'node:util';
import { isKind, type Kind } from './kinds';
import { startMessages } from './messages';

/** The parsed command line. */
export interface StartOptions {
  folder: string;
  kind: Kind;
}

/** Ends the program with a sentence for whoever started it. */
export class Refused extends Error {
  constructor(readonly sentence: Bilingual) {
    super(sentence.en);
  }
}

const flags = {
  kind: { type: 'string', default: 'plain' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The language that `--language` or, without it, the environment asks for; undefined where neither says one: then it is said in both. */
export function languageOf(argv: readonly string[], environment: Record<string, string | undefined>): Language | undefined {
  const { values } = parseArgs({ args: [...argv], options: flags, allowPositionals: true, strict: false });
  if (values.language === 'zh' || values.language === 'en') return values.language;
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  if (/^zh/i.test(locale)) return 'zh';
  return /^[a-z]{2}(_|-|$)/i.test(locale) ? 'en' : undefined;
}

/** Parses the arguments; throws a `Refused` that names what is wrong, and returns undefined for `--help`. */
export function readArguments(argv: readonly string[]): StartOptions | undefined {
  const { values, positionals } = parse(argv);
  if (values.help) return undefined;
  const { kind, language } = values;
  if (language !== undefined && language !== 'zh' && language !== 'en') throw new Refused(startMessages.languageUnknown);
  if (!isKind(kind)) throw new Refused(startMessages.kindUnknown(kind));
  const [folder, ...more] = positionals;
  if (!folder || more.length > 0) throw new Refused(startMessages.folderMissing);
  return { folder, kind };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: flags, allowPositionals: true });
  } catch (error) {
    // A flag that is not there: Node.js names it, in English alone.
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refused({ zh: `${reason}\n\n${startMessages.usage.zh}`, en: `${reason}\n\n${startMessages.usage.en}` });
  }
}
