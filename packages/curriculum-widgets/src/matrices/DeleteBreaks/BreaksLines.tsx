import { inLanguage, type Bilingual } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { deleteBreaksMessages } from './messages';

interface BreaksLinesProps {
  sentences: readonly Bilingual[];
}

const most = 4;

/** What a deletion breaks, one sentence a line; of many only the first. */
export function BreaksLines({ sentences }: BreaksLinesProps) {
  const text = useMessages(deleteBreaksMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const shown = sentences.slice(0, most).map((sentence) => inLanguage(sentence, language));
  const rest = sentences.length - shown.length;
  const lines = [...shown, ...(rest > 0 ? [text.more({ count: rest })] : [])];
  return lines.map((line) => <Line key={line}>{line}</Line>);
}

const Line = styled.span`
  display: block;
  overflow-wrap: anywhere;
`;
