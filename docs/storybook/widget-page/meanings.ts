import portsInChinese from '../../../scripts/guides/ports/chinese.json' with { type: 'json' };
import { plainSentence } from '../../../scripts/guides/ports/sentences.ts';
import propsInChinese from './propsInChinese.json' with { type: 'json' };

const told: Readonly<Record<string, string>> = { ...portsInChinese, ...propsInChinese };

/** What a comment in the sources says, in the language of a page. */
export function meaningIn(language: 'zh' | 'en', comment = ''): string {
  return language === 'zh' ? (told[plainSentence(comment)] ?? comment) : comment;
}
