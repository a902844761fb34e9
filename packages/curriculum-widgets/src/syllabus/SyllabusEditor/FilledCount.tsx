import { sum, type ReportData } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { syllabusEditorMessages } from './messages';
import { useReadiness } from './useReadiness';

/** How many of the fields and tables of the paper are filled in. */
export function FilledCount({ report }: { report: ReportData }) {
  const text = useMessages(syllabusEditorMessages);
  const readiness = useReadiness(report);
  const filled = sum(readiness.map((part) => part.filled));
  const total = sum(readiness.map((part) => part.total));
  return (
    <Count data-complete={filled === total || undefined}>
      {text.filled({ filled, total })}
      <Bar aria-hidden="true" style={{ '--share': filled / total }} />
    </Count>
  );
}

const Count = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* The bar is full there; the outline says it part by part. */
  @media (max-width: 1439px) {
    display: none;
  }
  &[data-complete] {
    color: ${tokens.color.success};
  }
`;

const Bar = styled.i`
  inline-size: 56px;
  block-size: 4px;
  background: linear-gradient(${tokens.color.strong} 0 0) no-repeat 0 / calc(var(--share) * 100%) ${tokens.color.track};
  forced-color-adjust: none;

  [data-complete] > && {
    background: ${tokens.color.success};
  }
  @media (max-width: 1535px) {
    display: none;
  }
`;
