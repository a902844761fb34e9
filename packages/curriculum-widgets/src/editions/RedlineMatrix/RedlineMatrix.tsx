import { readPlace, type Place } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useState } from 'react';
import { MatrixGrid, matrixGridMessages, type CellAt } from '../../matrices/MatrixGrid';
import { isChanged, unchangedGroup } from './redlineAxes';
import { redlineMatrixMessages } from './messages';
import { supportPlace } from './redlineCells';
import { useRedlineValues, type ComparedMatrices } from './useRedlineValues';
import { changedWords } from './changedWords';

export interface RedlineMatrixProps {
  /** The comparison whose major matrices are drawn into each other. */
  comparison: ComparedMatrices;
  /** Whether courses without changes are folded into one line that names them. @default true */
  isChangedOnly?: boolean;
  /** Places of the changes that filters let through; all when absent. */
  filter?: ReadonlySet<Place> | null;
  /** The place of the selected change; uncontrolled when absent. */
  selectedPlace?: Place | null;
  /** Called with the place of the support when a cell is selected. */
  onSelectedPlaceChange?: (place: Place | null) => void;
  /** Called with the lineage of a course when its row is opened with Enter or a second press. */
  onCourseOpen?: (lineage: number) => void;
  /** The greatest height, as a CSS length. @default that of the page */
  height?: string;
}

/** Two major matrices in one: marks where support differs, struck stars where it is gone, and before, after and effect of each indicator point in the foot. */
export function RedlineMatrix(props: RedlineMatrixProps) {
  const { comparison, isChangedOnly = true, filter = null, selectedPlace, onSelectedPlaceChange, onCourseOpen, height } = props;
  const text = useMessages(redlineMatrixMessages);
  const grid = useMessages(matrixGridMessages);
  const [ownPlace, setOwnPlace] = useState<Place | null>(null);
  const [closed, setClosed] = useState<readonly string[]>([unchangedGroup]);
  const place = selectedPlace === undefined ? ownPlace : selectedPlace;
  const { columns, rowAxis, rows, footRows, headWidth } = useRedlineValues(comparison, { isChangedOnly, filter, place });
  const { redline } = comparison;

  if (redline.rows.length === 0) return <EmptyState title={text.noMatrix} />;
  const isSame = !redline.rows.some(isChanged) && redline.columns.every(({ mark }) => mark === 'same');
  if (isChangedOnly && isSame) return <EmptyState title={text.nothing} hint={text.nothingHint} />;

  function handleActiveCell(at: CellAt | null) {
    const next = at && supportPlace(Number(at.rowId), at.columnId);
    // A row or a record below a course is selected by its list alone; the ring may stay elsewhere.
    if (next === null || next === place) return;
    setOwnPlace(next);
    onSelectedPlaceChange?.(next);
  }

  return (
    <MatrixGrid
      aria-label={text.matrix}
      layout="squares"
      isDense
      isReadOnly
      rowHeadWidth={headWidth}
      corner={text.corner}
      columns={columns}
      rowAxis={rowAxis}
      rows={rows}
      footRows={footRows}
      collapsedGroups={closed}
      onCollapsedGroupsChange={setClosed}
      activeCell={cellOf(place)}
      onActiveCellChange={handleActiveCell}
      spokenCell={(at) => changedWords(redline, at, text, grid)}
      onOpen={({ rowId }, _, by) => {
        if (by === 'key') onCourseOpen?.(Number(rowId));
      }}
      height={height}
    />
  );
}

/** The cell of a support; what is no support has none, and leaves the ring where it is. */
function cellOf(place: Place | null): CellAt | null | undefined {
  if (place === null) return null;
  const { kind, lineage, key } = readPlace(place) ?? {};
  return kind === 'binding' && lineage !== undefined && key !== undefined ? { rowId: String(lineage), columnId: key } : undefined;
}
