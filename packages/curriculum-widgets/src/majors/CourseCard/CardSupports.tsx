import { labelLimits } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { CutText } from '../../copying/CopyWizard/CutText';
import { courseCardMessages } from './messages';

/** What the major matrix says of a course. */
export interface CardSupport {
  /** Class and type in the reader's words. */
  kind?: string;
  /** Numbers of the indicator points that it supports strongly, and weakly. */
  strong: readonly string[];
  weak: readonly string[];
}

interface CardSupportsProps {
  parent: string;
  support?: CardSupport;
}

/** The major of the course and its kind, over the indicator points that it supports. */
export function CardSupports({ parent, support }: CardSupportsProps) {
  const text = useMessages(courseCardMessages);
  return (
    <>
      <Line title={text.parent({ name: parent })}>
        <CutText text={parent} limit={labelLimits.card} />
        {support?.kind && <span>{support.kind}</span>}
      </Line>
      {support && (
        <Line data-supports="">
          {support.strong.length > 0 && <Numbers kind="strong" numbers={support.strong} />}
          {support.weak.length > 0 && <Numbers kind="weak" numbers={support.weak} />}
          {support.strong.length + support.weak.length === 0 && <Missing>{text.noSupport}</Missing>}
        </Line>
      )}
    </>
  );
}

function Numbers({ kind, numbers }: { kind: 'strong' | 'weak'; numbers: readonly string[] }) {
  return (
    <Group data-kind={kind}>
      <Star kind={kind} size="small" /> {numbers.join(' ')}
    </Group>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  overflow: hidden;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
  white-space: nowrap;

  &[data-supports] {
    gap: ${tokens.space[3]};
    padding-block-start: ${tokens.space[2]};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

const Group = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-kind='strong'] {
    color: ${tokens.color.text};
  }
`;

const Missing = styled.span`
  color: ${tokens.color.warning};
`;
