import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { termHelpMessages } from './termHelpMessages';

/** Explains 课点 and KSA on demand: collapsed it is one line. */
export function TermHelp() {
  const text = useMessages(termHelpMessages);
  return (
    <Help>
      <summary>
        {text.ask}
        <Icon of={ChevronDown} size="small" />
      </summary>
      <p>{text.point}</p>
      <p>{text.ksa}</p>
    </Help>
  );
}

const Help = styled.details`
  max-inline-size: ${tokens.size.dialogM};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > summary {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    inline-size: fit-content;
    min-block-size: ${tokens.size.hitMin};
    border-radius: ${tokens.radius.mark};
    cursor: default;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > summary:hover {
    color: ${tokens.color.text};
  }
  > summary:focus-visible {
    outline: 2px solid ${tokens.color.focusRing};
    outline-offset: 2px;
  }
  > p {
    margin: 0;
    padding-block-start: ${tokens.space[1]};
    text-wrap: pretty;
  }
`;
