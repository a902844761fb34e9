import { completionPartNames, completionParts, progressOf, type Completion } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { ProgressBar } from '@college/ui/ProgressBar';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import { useLanguage } from '../../support/useLanguage';
import { completionPopupMessages } from './messages';

/** The five percentages in their order, each with done and total, under their mean. */
export function CompletionFigures({ completion }: { completion: Completion }) {
  const text = useMessages(completionPopupMessages);
  const language = useLanguage();
  return (
    <>
      <Overall>
        <b>{progressOf(completion)}</b>
        <span>{text.overall}</span>
      </Overall>
      <Parts>
        {completionPartNames.map((name) => {
          const { completion: done, rate } = completion[name];
          const label = completionParts[name][language];
          return (
            <Part key={name} data-complete={rate === 100 || undefined}>
              <span>{label}</span>
              <ProgressBar aria-label={label} value={rate} valueLabel={text.spoken({ rate, done })} />
              <Done>{done}</Done>
              <Rate>{`${rate}%`}</Rate>
            </Part>
          );
        })}
      </Parts>
    </>
  );
}

const Overall = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[2]};
  margin: 0;
  padding-block-end: ${tokens.space[3]};
  color: ${tokens.color.textMuted};

  > b {
    color: ${tokens.color.text};
    font: ${tokens.font.strong} ${tokens.type.display} ${tokens.font.family};
    font-variant-numeric: tabular-nums;
  }
`;

const Parts = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: 1px solid ${tokens.color.rule};
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

const Part = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 160px 56px 48px;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: ${tokens.density.row};
  padding-inline: ${tokens.density.cellX};
  border-block-end: 1px solid ${tokens.color.border};

  ${onNarrowWindow} {
    grid-template-columns: minmax(0, 1fr) 56px 48px;
    padding-block: ${tokens.space[1]};

    > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

const Done = styled.span`
  color: ${tokens.color.textMuted};
  text-align: end;
`;

const Rate = styled.span`
  text-align: end;

  [data-complete] > & {
    color: ${tokens.color.success};
  }
`;
