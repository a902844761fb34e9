import { bindingAt, isCourseEditable, relateValues, textOf, type LinkedMatrices, type Relate } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { screenOnly } from '@college/ui/print';
import { tokens } from '@college/ui/theme';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { courseGoals } from '../BindingForm/courseGoals';
import { useCellWords } from '../BindingForm/useCellWords';
import type { CellRange, MatrixCount } from '../MatrixGrid';
import { useLanguage } from '../../support/useLanguage';
import { majorMatrixMessages } from './messages';
import { StrengthControl } from './StrengthControl';

export interface CellBarProps {
  matrices: LinkedMatrices;
  /** The selected cells; null while none is. */
  range: CellRange | null;
  isReadOnly: boolean;
  /** What is said of the indicator point in the foot, by its id. */
  gapOf: (columnId: string) => MatrixCount['gap'];
  onRelate: (range: CellRange, relate: Relate) => void;
  /** Leads into the form of the cell. */
  onBind: () => void;
}

/** What is selected, over the matrix: its words, its strength, the goals bound there, and what is wrong with its indicator point. */
export function CellBar({ range, ...rest }: CellBarProps) {
  const text = useMessages(majorMatrixMessages);
  const count = range ? range.rowIds.length * range.columnIds.length : 0;
  return (
    <Bar role="group" aria-label={text.cellBar}>
      {range && count > 0 ? (
        <Selected key={count === 1 ? 'cell' : 'range'} {...rest} range={range} count={count} />
      ) : (
        <Muted>{text.selectCell}</Muted>
      )}
    </Bar>
  );
}

function Selected({ matrices, range, count, isReadOnly, gapOf, onRelate, onBind }: CellBarProps & { range: CellRange; count: number }) {
  const text = useMessages(majorMatrixMessages);
  const [columnId = ''] = range.columnIds;
  const canEdit = !isReadOnly && range.rowIds.some((id) => isCourseEditable(matrices, Number(id)));
  const relates = new Set(
    range.rowIds.flatMap((row) =>
      range.columnIds.map((column) => bindingAt(matrices, Number(row), Number(column))?.relate ?? relateValues.none),
    ),
  );
  const [relate = null] = relates.size === 1 ? relates : [];
  const gap = count === 1 ? gapOf(columnId) : undefined;
  return (
    <>
      {count === 1 ? <CellName {...{ matrices, range }} /> : <b>{text.cells({ count })}</b>}
      <StrengthControl relate={relate} isReadOnly={!canEdit} onChange={(to) => onRelate(range, to)} />
      {count === 1 && <BoundGoal {...{ matrices, range, canEdit, onBind }} />}
      {gap && (
        <Gap data-tone={gap.tone}>
          <Icon of={TriangleAlert} size="small" />
          {gap.text}
        </Gap>
      )}
    </>
  );
}

type OneCell = Pick<CellBarProps, 'matrices'> & { range: CellRange };
const cellIn = ({ rowIds, columnIds }: CellRange) => ({ courseId: Number(rowIds[0]), requireId: Number(columnIds[0]) });

function CellName({ matrices, range }: OneCell) {
  const words = useCellWords(matrices, cellIn(range));
  return (
    <>
      <Name>
        {words.course} <Muted as="span">×</Muted> {words.number}
      </Name>
      <Label title={words.label}>{words.label}</Label>
    </>
  );
}

function BoundGoal({ matrices, range, canEdit, onBind }: OneCell & { canEdit: boolean; onBind: () => void }) {
  const text = useMessages(majorMatrixMessages);
  const language = useLanguage();
  const { courseId, requireId } = cellIn(range);
  if (!bindingAt(matrices, courseId, requireId)) return null;
  const [first, ...others] = courseGoals(matrices, courseId).filter(({ boundTo }) => boundTo?.id === requireId);
  const words = first?.goal ? textOf(first.goal, 'description', language) : '';
  return (
    <>
      {first ? (
        <Goal title={words}>
          <b>{first.code}</b> {words}
          {others.length > 0 && ` +${others.length}`}
        </Goal>
      ) : (
        <Muted>{text.unbound}</Muted>
      )}
      {canEdit && (
        <Button variant="ghost" size="small" onPress={onBind}>
          {first ? text.rebind : text.bind}
        </Button>
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space[3]};
  block-size: 44px;
  padding-inline: ${tokens.size.pageX};
  overflow: hidden;
  border-block-end: 1px solid ${tokens.color.border};
  white-space: nowrap;
  ${screenOnly}

  > * {
    flex: none;
  }
`;

const Name = styled.b`
  font-weight: 600;
`;

const Label = styled.span`
  && {
    flex: 0 1 auto;
  }
  min-inline-size: 40px;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Goal = styled(Label)`
  color: ${tokens.color.text};
`;

const Muted = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;

const Gap = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-inline-start: auto;
  color: ${tokens.color.warning};

  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
`;
