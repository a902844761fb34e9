import { codes } from '../http/codes';
import type { Reply } from '../testing/testServer';

const known = new Set<string>(Object.values(codes));
const notDrawn = /tEXt|zTXt|iTXt|eXIf|tIME|prVt|http:\/\/ns\.adobe\.com|Photoshop 3\.0|MPF\0/;
// Which way up a picture is may stay, and nothing else of an Exif segment.
const exif = /457869660000(?!4d4d002a0000000800010112000300000001000[1-8]000000000000)/;

/** What is wrong with an answer whatever was sent: an internal error, or a refusal that its reader cannot read. */
export function answerFault({ status, code, message, data }: Reply, language: 'zh' | 'en'): string | undefined {
  if (status !== 200 || !known.has(code) || code === codes.internal) return `answered ${status} ${code}`;
  const problems = typeof data === 'object' && data !== null && 'problems' in data && Array.isArray(data.problems) ? data.problems : [];
  const sentences = [...(code === codes.success ? [] : [message]), ...problems.flatMap((problem) => sentenceOf(problem))];
  const wrong = sentences.find((sentence) => !isSentence(sentence, language));
  return wrong === undefined ? undefined : `refused in ${language} with “${wrong.slice(0, 200)}”`;
}

function sentenceOf(problem: unknown): string[] {
  const message: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'message') : undefined;
  return typeof message === 'string' ? [message] : [];
}

/** What somebody typed may stand in a sentence in its own language, but not at its beginning and not as its whole. */
function isSentence(text: string, language: 'zh' | 'en'): boolean {
  return language === 'zh' ? /[\u4e00-\u9fff]{2}/.test(text) : /^["“‘\w].*[a-z]{2,} [a-z]/su.test(text) && !text.endsWith('。');
}

/** Metadata that a stored picture still has. */
export function metadataFault(stored: Buffer, secret: string | undefined): string | undefined {
  const text = stored.toString('latin1');
  if (secret !== undefined && text.includes(secret)) return `stored a picture with “${secret}”`;
  if (exif.test(stored.toString('hex'))) return 'stored a picture with more of an Exif segment than which way up it is';
  const [found] = notDrawn.exec(text) ?? [];
  return found && `stored a picture with ${found}`;
}
