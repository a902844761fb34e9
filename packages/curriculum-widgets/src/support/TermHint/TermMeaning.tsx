import { useMessages } from '@college/ui/messages';
import { Popover } from '@college/ui/Popover';
import { tokens } from '@college/ui/theme';
import type { RefObject } from 'react';
import { Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { termHintMessages } from './messages';
import type { HintedTerm } from './hintedTerm';

interface TermMeaningProps {
  term: HintedTerm;
  triggerRef: RefObject<Element | null>;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a word means, in a layer at the word. */
export function TermMeaning({ term, triggerRef, onOpenChange }: TermMeaningProps) {
  const text = useMessages(termHintMessages);
  return (
    <Layer isOpen triggerRef={triggerRef} onOpenChange={onOpenChange}>
      <Title slot="title">{text[term]}</Title>
      <Sentence>{text[`${term}Meaning`]}</Sentence>
    </Layer>
  );
}

const Layer = styled(Popover)`
  inline-size: max-content;
  max-inline-size: ${tokens.size.dialogS};
`;

const Title = styled(Heading)`
  margin: 0;
  font: ${tokens.font.strong} ${tokens.type.body} ${tokens.font.family};
`;

const Sentence = styled.p`
  margin: 0;
  padding-block-start: ${tokens.space[1]};
  font: ${tokens.font.regular} ${tokens.type.body} ${tokens.font.family};
  text-wrap: pretty;
`;
