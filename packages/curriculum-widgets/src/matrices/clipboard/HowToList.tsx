import { relateOption, writeCodeList } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { clipboardMessages } from './messages';
import type { PasteTarget } from './pasteTarget';
import type { LeftText } from './readPaste';

interface HowToListProps {
  texts: readonly LeftText[];
  target: PasteTarget;
}

/** Says, where a name or a code was not found, how an item is written: with one that is there. */
export function HowToList({ texts, target: { choices, choiceKind = 'point' } }: HowToListProps) {
  const text = useMessages(clipboardMessages);
  const language = useLanguage();
  const [example] = choices ?? [];
  if (!example || !texts.some(({ reason }) => reason === 'noItem')) return null;
  const { code, label } = example;
  const written = writeCodeList([{ code, relate: 0 }], choiceKind, language);
  const shown = `${relateOption(0, language).code}${code} ${label}`;
  return <Hint>{text.howToList({ written, shown })}</Hint>;
}

const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
