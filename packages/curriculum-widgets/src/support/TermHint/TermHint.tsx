import { tokens } from '@college/ui/theme';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from 'react-aria-components';
import { styled } from 'styled-components';
import { lazyPart } from '../lazyParts/lazyPart';
import { PopupPart } from '../lazyParts/PopupPart';
import type { HintedTerm } from './hintedTerm';

const meaning = lazyPart(async () => (await import('./TermMeaning')).TermMeaning);

export interface TermHintProps {
  /** Which word it is. */
  term: HintedTerm;
  /** The word as it stands in the text around it. */
  children: ReactNode;
  /** Goes to the word. */
  className?: string;
  /** Reaches the word. */
  ref?: Ref<HTMLButtonElement>;
}

/** A word with a dotted underline that opens its meaning, where it stands in a heading, a label or a legend. Put it inside a `ToastProvider`. */
export function TermHint({ term, children, className, ref }: TermHintProps) {
  const [isOpen, setOpen] = useState(false);
  // React Aria takes the focus back to where it came from; the layer stands at the word, not around it.
  const word = useRef<HTMLSpanElement>(null);
  return (
    <span ref={word}>
      <Word ref={ref} className={className} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        {children}
      </Word>
      {isOpen && <PopupPart part={meaning} given={{ term, triggerRef: word, onOpenChange: setOpen }} onFailed={() => setOpen(false)} />}
    </span>
  );
}

const Word = styled(Button)`
  position: relative;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.mark};
  background: none;
  color: inherit;
  font: inherit;
  text-decoration: underline dotted ${tokens.color.textMuted};
  text-underline-offset: 3px;
  cursor: help;

  /* Larger to hit than to see. */
  &::after {
    position: absolute;
    inset: -3px;
    content: '';
  }
  &[data-hovered] {
    text-decoration-style: solid;
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  @media print {
    text-decoration: none;
  }
`;
