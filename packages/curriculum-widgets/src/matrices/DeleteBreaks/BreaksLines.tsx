import { inLanguage, type Bilingual } from '@college/curriculum-model';
import { useMessages, withLang } from '@college/ui/messages';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { deleteBreaksMessages } from './messages';

interface BreaksLinesProps {
  sentences: readonly Bilingual[];
}

const most = 4;

/** What a deletion breaks, one sentence a line; of many only the first. */
export function BreaksLines({ sentences }: BreaksLinesProps) {
  const text = useMessages(deleteBreaksMessages);
  const language = useLanguage();
  const shown = sentences.slice(0, most).map((sentence) => inLanguage(sentence, language));
  const rest = sentences.length - shown.length;
  const lines = [...shown, ...(rest > 0 ? [text.more({ count: rest })] : [])];
  return lines.map((line) => <Line key={line}>{withLang(line, language)}</Line>);
}

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
