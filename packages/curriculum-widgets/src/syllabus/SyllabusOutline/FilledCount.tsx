import { sum, type PartReadiness } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { syllabusOutlineMessages } from './messages';

/** How many of the fields and tables of all parts are filled in. */
export function FilledCount({ readiness }: { readiness: readonly PartReadiness[] }) {
  const text = useMessages(syllabusOutlineMessages);
  const filled = sum(readiness.map((part) => part.filled));
  const total = sum(readiness.map((part) => part.total));
  return (
    <Count data-complete={filled === total || undefined}>
      {text.filled({ filled, total })}
      <Bar aria-hidden="true" style={{ '--share': filled / total }} />
    </Count>
  );
}

const Count = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  margin: 0;
  padding-block-end: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-complete] {
    color: ${tokens.color.success};
  }
`;

const Bar = styled.i`
  flex: 1;
  block-size: 4px;
  background: linear-gradient(${tokens.color.strong} 0 0) no-repeat 0 / calc(var(--share) * 100%) ${tokens.color.track};
  forced-color-adjust: none;

  [data-complete] > && {
    background: ${tokens.color.success};
  }
`;
