import { Kbd } from '@college/ui/Kbd';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';

/** Keys and what they do, at the foot of a form. */
export function KeyHints({ keys }: { keys: readonly { key: string; does: string }[] }) {
  return (
    <Line>
      {keys.map(({ key, does }) => (
        <Hint key={key}>
          <Kbd>{key}</Kbd>
          {does}
        </Hint>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;
`;
