import {
  bindingAt,
  indicatorAt,
  isCourseEditable,
  relateValues,
  textOf,
  type LinkedMatrices,
  type Relate,
} from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { TriangleAlert } from 'lucide-react';
import { InChinese } from '../../support/InChinese';
import { langOf } from '../../support/langOf';
import { courseGoals } from '../BindingForm/courseGoals';
import { useCellWords } from '../BindingForm/useCellWords';
import type { CellRange, MatrixCount } from '../MatrixGrid';
import { useLanguage } from '../../support/useLanguage';
import { Bar, Gap, Label, Muted } from './cellBarParts';
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
      {range && count > 0 ? <Selected {...rest} range={range} count={count} /> : <Muted>{text.selectCell}</Muted>}
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
          {text.gap({ number: indicatorAt(matrices, Number(columnId))?.number ?? '', isBare: gap.tone === 'danger' })}
        </Gap>
      )}
    </>
  );
}

type OneCell = Pick<CellBarProps, 'matrices'> & { range: CellRange };
const cellIn = ({ rowIds, columnIds }: CellRange) => ({ courseId: Number(rowIds[0]), requireId: Number(columnIds[0]) });

function CellName({ matrices, range }: OneCell) {
  const language = useLanguage();
  const words = useCellWords(matrices, cellIn(range));
  return (
    <>
      <b>
        <InChinese text={words.course} language={language} /> <Muted as="span">×</Muted> {words.number}
      </b>
      <Label title={words.label} lang={langOf(words.label, language)}>
        {words.label}
      </Label>
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
        <Label title={words}>
          <b>{first.code}</b> <InChinese text={words} language={language} />
          {others.length > 0 && ` +${others.length}`}
        </Label>
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
