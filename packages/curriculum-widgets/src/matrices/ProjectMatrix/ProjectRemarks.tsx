import { courseCellTexts } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { WordButton } from '../../support/buttonParts';
import { quoted } from '../../support/quoted';
import type { MatrixAxis } from '../MatrixGrid';
import { projectMatrixMessages, type ProjectMatrixText } from './messages';
import type { UnmendedText } from './unmended';

interface ProjectRemarksProps {
  /** Texts of this chapter that wait to be mended. */
  unmended: readonly UnmendedText[];
  rowAxis: MatrixAxis;
  hoursFindings: readonly string[];
  onGiveUp: (text: UnmendedText) => void;
}

/** Under the table: texts that could not be stored, and by how much hours do not add up. Nothing here bars anything. */
export function ProjectRemarks({ unmended, rowAxis, hoursFindings, onGiveUp }: ProjectRemarksProps) {
  const text = useMessages(projectMatrixMessages);
  return (
    <Lines role="status">
      {unmended.map((wrong) => {
        const head = rowAxis.heads.find(({ id }) => id === wrong.rowId);
        const point = [head?.code, head?.label].filter(Boolean).join(' ');
        const column = text[wrong.column];
        return (
          <Line key={`${wrong.rowId} ${wrong.column}`} data-tone="danger">
            <Icon of={TriangleAlert} size="small" />
            <span>{text.problemAt({ point, column, sentence: sentenceOf(wrong, text) })}</span>
            <WordButton
              type="button"
              data-variant="ghost"
              aria-label={text.giveUpOf({ point, column })}
              onClick={(event) => {
                focusTable(event.currentTarget);
                onGiveUp(wrong);
              }}
            >
              {text.giveUp}
            </WordButton>
          </Line>
        );
      })}
      {hoursFindings.length > 0 && (
        <Line data-tone="warning">
          <Icon of={TriangleAlert} size="small" />
          <span>{hoursFindings.join(' ')}</span>
        </Line>
      )}
    </Lines>
  );
}

/** The button goes with its line, and the focus back to the cell that had it last. */
function focusTable(button: Element) {
  button.closest('[role="tabpanel"]')?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
}

/** Why a text is not stored, and what to do. */
export function sentenceOf({ problem, column, text: typed }: Omit<UnmendedText, 'rowId'>, text: ProjectMatrixText): string {
  if (problem === 'hours') return text.problemHours({ text: quoted(typed) });
  if (problem === 'tooLong' && column !== 'hours') return text.problemTooLong({ most: courseCellTexts[column].maxLength });
  return text.problemOdd;
}

const Lines = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  padding-inline: ${tokens.space[6]} ${tokens.space[4]};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};

  &:not(:empty) {
    padding-block: ${tokens.space[2]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 28px;

  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  > button {
    block-size: 24px;
    padding-inline: ${tokens.space[2]};
    font: inherit;
  }
`;
