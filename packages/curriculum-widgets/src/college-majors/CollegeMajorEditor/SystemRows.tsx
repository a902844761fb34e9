import type { OptionItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { NumericInput } from '@college/ui/NumericInput';
import { tokens } from '@college/ui/theme';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { Plus, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { FieldProblems } from '../../support/recordForm';
import { blankSystemRow, scoreSum, type SystemDraft } from './collegeMajorValues';
import { CoursesChoice } from './CoursesChoice';
import { collegeMajorEditorMessages } from './messages';
import { Row, RowFoot, RowGroup, RowHeads, Rows } from './rowParts';
import { useDraftRows } from './useDraftRows';

interface SystemRowsProps {
  rows: readonly SystemDraft[];
  /** What the rows choose from. */
  courses: readonly OptionItem[];
  problems: FieldProblems;
  isReadOnly: boolean;
  onChange: (rows: readonly SystemDraft[]) => void;
}

const tracks = { '--tracks': 'minmax(0, 1fr) 128px 32px', '--after-score': '168px' } as CSSProperties;
const readTracks = { '--tracks': 'minmax(0, 1fr) 128px', '--after-score': '128px', '--score-inset': '0px' } as CSSProperties;

/** The academic system of a major: rows of courses with their score, and the score of the whole, which is their sum (reference §2.4). */
export function SystemRows({ rows, courses, problems, isReadOnly, onChange }: SystemRowsProps) {
  const text = useMessages(collegeMajorEditorMessages);
  const options = { least: 1, blank: blankSystemRow, addedText: text.addedRow, removedText: text.removedRow };
  const { list, announcement, add, change, removeAt } = useDraftRows({ rows, onChange, ...options });

  return (
    <RowGroup role="group" aria-label={text.academicSystem} style={isReadOnly ? readTracks : tracks}>
      <RowHeads aria-hidden>
        <span>{text.coursesHead}</span>
        <span>{text.scoreHead}</span>
      </RowHeads>
      <Rows ref={list}>
        {rows.map((row, place) => {
          const at = { place: place + 1 };
          const remove = isReadOnly ? undefined : removeAt(place);
          return (
            <Row key={place} role="group" aria-label={text.row(at)}>
              <CoursesChoice
                aria-label={text.courses(at)}
                options={courses}
                value={row.courseIds}
                isReadOnly={isReadOnly}
                errorMessage={problems[`academicSystem.${place}.courseIds`]}
                onChange={(courseIds) => change(place, { courseIds })}
              />
              <NumericInput
                aria-label={text.rowScore(at)}
                value={row.score}
                isRequired
                isReadOnly={isReadOnly}
                errorMessage={problems[`academicSystem.${place}.score`]}
                onChange={(score) => change(place, { score })}
              />
              {remove && (
                <IconButton variant="danger" data-remove="" aria-label={text.removeRow(at)} onPress={remove}>
                  <Icon of={Trash2} />
                </IconButton>
              )}
            </Row>
          );
        })}
      </Rows>
      <RowFoot>
        {!isReadOnly && (
          <Button variant="ghost" size="small" data-add="" onPress={add}>
            <Icon of={Plus} />
            {text.addRow}
          </Button>
        )}
        <Total>
          <span aria-hidden>{text.score}</span>
          <output aria-label={text.score}>{scoreSum(rows)}</output>
        </Total>
      </RowFoot>
      {(problems['academicSystem'] ?? problems['score']) && <Wrong role="alert">{problems['academicSystem'] ?? problems['score']}</Wrong>}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </RowGroup>
  );
}

/** The label precedes the column of scores, the number is below them. */
const Total = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
  color: ${tokens.color.textMuted};

  > output {
    inline-size: var(--after-score);
    /* As far as the digits are from the edge of their field; a score that is read has none. */
    padding-inline-start: var(--score-inset, 13px);
    color: ${tokens.color.text};
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
  }
`;

const Wrong = styled.p`
  margin: 0;
  color: ${tokens.color.danger};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;
