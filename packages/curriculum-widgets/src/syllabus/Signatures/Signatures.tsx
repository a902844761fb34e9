import type { Words } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { signatureMessages } from './messages';

export interface SignaturesProps {
  /** Who signs, and the date, in the chosen languages. */
  labels: readonly Words[];
  /** Goes to the list of lines. */
  className?: string;
}

/** The signature lines at the end of the paper, on screen and in print (reference §2.12). */
export function Signatures({ labels, className }: SignaturesProps) {
  const text = useMessages(signatureMessages);
  return (
    <Lines className={className} data-part="signatures" aria-label={text.name}>
      {labels.map(({ zh, en }) => (
        <li key={zh ?? en}>
          <span>
            {zh !== undefined && <span lang="zh-CN">{zh}</span>}
            {en !== undefined && <span lang="en">{en}</span>}
          </span>
          <i />
        </li>
      ))}
    </Lines>
  );
}

// The lines of a column begin under each other, however long the words before them.
const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, fit-content(176px) minmax(96px, 1fr));
  gap: ${tokens.space[6]} ${tokens.space[16]};
  margin: 0;
  padding: ${tokens.space[12]} 0 0;
  list-style: none;
  break-inside: avoid;
  font: ${tokens.font.regular} ${tokens.type.running} ${tokens.font.family};

  > li {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    column-gap: ${tokens.space[3]};
    align-items: end;
  }
  > li > span {
    min-inline-size: 56px;
    text-wrap: balance;
  }
  > li > span > span {
    display: block;
  }
  > li > span > span + span {
    color: ${tokens.color.textMuted};
  }
  i {
    block-size: 24px;
    border-block-end: 1px solid ${tokens.color.rule};
  }
  ${onNarrowWindow} {
    grid-template-columns: fit-content(176px) minmax(96px, 1fr);
  }
  @media print {
    column-gap: ${tokens.space[8]};
  }
`;
