import type { MergePlan } from '@college/curriculum-model';
import { Star } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { starOf } from '../conflicts/conflictWords';
import { mergeDeskMessages } from './messages';

interface ResultRowProps {
  row: MergePlan['result']['rows'][number];
}

/** The row of a course in the major matrix as it would be: stars, and question marks where a decision is open. */
export function ResultRow({ row }: ResultRowProps) {
  const text = useMessages(mergeDeskMessages);
  return (
    <Cells aria-label={text.row({ name: row.name })}>
      {row.cells.map(({ key, number, relate }) => {
        const star = relate === null ? null : starOf(relate);
        return (
          <li key={key} data-on={star !== 'none' || undefined} data-open={relate === null || undefined}>
            <span>{number}</span>
            {relate === null && (
              <Open role="img" aria-label={text.cellUndecided}>
                ?
              </Open>
            )}
            {star && star !== 'none' && <Star kind={star} size="small" />}
          </li>
        );
      })}
    </Cells>
  );
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  border-inline-start: 1px solid ${tokens.color.border};
  list-style: none;

  > li {
    display: grid;
    grid-template-rows: 18px 18px;
    justify-items: center;
    align-items: center;
    padding-block: 1px;
    border: 1px solid ${tokens.color.border};
    border-block-start: 0;
    border-inline-start: 0;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
    font-variant-numeric: tabular-nums;
  }
  > [data-on] {
    color: ${tokens.color.text};
  }
  > [data-open] {
    background: ${tokens.color.warningSoft};
  }
`;

const Open = styled.span`
  display: grid;
  place-items: center;
  inline-size: 16px;
  block-size: 16px;
  border: 1px dashed ${tokens.color.warning};
  border-radius: ${tokens.radius.mark};
  color: ${tokens.color.warning};
  line-height: 1;
`;
