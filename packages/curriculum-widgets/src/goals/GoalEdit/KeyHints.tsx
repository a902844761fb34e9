import { Kbd } from '@college/ui/Kbd';
import { tokens } from '@college/ui/theme';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** Keys and what they do, at the foot of a form. */
export function KeyHints({ keys }: { keys: readonly { key: string; does: string }[] }) {
  return (
    <Line>
      {keys.map(({ key, does }) => (
        <Fragment key={key}>
          <Kbd>{key}</Kbd>
          <span>{does}</span>
        </Fragment>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} 6px;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  > span:not(:last-child) {
    margin-inline-end: ${tokens.space[2]};
  }
`;
