import { Kbd } from '@college/ui/Kbd';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface KeyFootProps {
  /** Keys with what they do; those of one hint are pressed together or do alike. */
  hints: readonly { keys: readonly string[]; does: string }[];
  /** Content after the keys, such as a count. */
  children?: ReactNode;
  'aria-label'?: string;
  className?: string;
}

/** The foot of a page that says its keys. */
export function KeyFoot({ hints, children, ...rest }: KeyFootProps) {
  return (
    <Foot {...rest}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
      {children}
    </Foot>
  );
}

const Foot = styled.footer`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[5]};
  min-block-size: 40px;
  padding-inline: ${tokens.size.pageX};
  border-block-start: 1px solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  ${screenOnly}

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    white-space: nowrap;
  }
`;
