import type { ToldFinding } from '@college/curriculum-model';
import { useMessages, withLang } from '@college/ui/messages';
import { PlainList } from '../../support/layoutParts';
import { useLanguage } from '../../support/useLanguage';
import { commentMarkMessages } from './messages';

/** What a mark says of a finding. */
export type MarkedFinding = Pick<ToldFinding, 'id' | 'level' | 'sentence'>;

/** Sentences that show at once; the window that the mark opens has them all. */
const mostSentences = 3;

/** What the rules find at a place, in a bubble at its mark. */
export function MarkedFindings({ findings }: { findings: readonly MarkedFinding[] }) {
  const text = useMessages(commentMarkMessages);
  const language = useLanguage();
  const more = findings.length - mostSentences;
  return (
    <PlainList>
      {findings.slice(0, mostSentences).map(({ id, sentence }) => (
        <li key={id}>{withLang(sentence[language], language)}</li>
      ))}
      {more > 0 && <li>{text.moreFindings({ count: more })}</li>}
    </PlainList>
  );
}
