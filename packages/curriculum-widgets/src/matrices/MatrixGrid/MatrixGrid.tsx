import { useMessages } from '@college/ui/messages';
import { PrintedPage } from '@college/ui/print';
import { VisuallyHidden } from '@college/ui/VisuallyHidden';
import { useId, useMemo, type CSSProperties } from 'react';
import { CellEditor } from './cells/CellEditor';
import { FootRows } from './cells/FootRows';
import { GridBody } from './cells/GridBody';
import { GridFoot } from './cells/GridFoot';
import { GridHead } from './cells/GridHead';
import { GridRoot } from './cells/gridParts';
import type { MatrixGridProps } from './matrixGridProps';
import { matrixGridMessages } from './messages';
import { printedWidth } from './styles/printStyles';
import { useMatrixGrid } from './useMatrixGrid';

/**
 * The grid of the three matrices: frozen headers and counts, one active cell that the keyboard moves, ranges, the clipboard, texts edited in place. It
 * renders values and reports requested changes; what a cell means is up to the application.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const text = useMessages(matrixGridMessages);
  const spokenId = useId();
  const { shown, geometry, drawn, kept, isPrinting, handlers, attach, attachEditor, commitText, leaveText } = useMatrixGrid(props, text);
  const hasGroups = (props.isTransposed ? props.rowAxis.groups : props.columns.groups) !== undefined;
  const hasCount = shown.rowCounts !== undefined;
  const headRows = hasGroups ? 2 : 1;
  const countLabel = props.isTransposed ? text.rowCount : (props.rowCountLabel ?? text.rowCount);
  const style = useMemo(
    () =>
      ({
        '--matrix-tracks': geometry.tracks,
        '--matrix-width': `${geometry.width}px`,
        '--matrix-group': `${geometry.upperHead}px`,
        '--matrix-head': `${geometry.lowerHead}px`,
        '--matrix-body': `${geometry.body}px`,
        '--matrix-zoom': Math.min(1, printedWidth / geometry.width),
        '--matrix-foot': `${geometry.foot}px`,
        ...(props.height === undefined ? {} : { '--matrix-height': props.height }),
      }) as CSSProperties,
    [geometry.tracks, geometry.width, geometry.upperHead, geometry.lowerHead, geometry.body, geometry.foot, props.height],
  );
  return (
    <GridRoot
      ref={attach}
      data-layout={props.layout}
      data-read-only={props.isReadOnly || undefined}
      data-dense={props.isDense || undefined}
      data-transposed={props.isTransposed || undefined}
      style={style}
      onPointerDown={handlers.onPointerDown}
      onPointerMove={handlers.onPointerMove}
      onLostPointerCapture={handlers.onLostPointerCapture}
      onPointerOver={handlers.onPointerOver}
      onMouseDown={handlers.onMouseDown}
      onClick={handlers.onClick}
      onDoubleClick={handlers.onDoubleClick}
      onCopy={handlers.onCopy}
      onCut={handlers.onCut}
      onPaste={handlers.onPaste}
      onKeyDown={handlers.onKeyDown}
      onFocus={handlers.onFocus}
      onBlur={handlers.onBlur}
      onScroll={handlers.onScroll}
    >
      <i data-part="probe" />
      <i data-part="columnBand" />
      <div
        role="grid"
        aria-label={props['aria-label']}
        aria-rowcount={
          shown.rows.length + headRows + (shown.columnCounts ? (props.layout === 'squares' ? 2 : 1) : (props.footRows?.length ?? 0))
        }
        aria-colcount={shown.columns.length + 1 + (hasCount ? 1 : 0)}
        aria-multiselectable="true"
        aria-readonly={props.isReadOnly || undefined}
      >
        <GridHead
          columns={shown.columns}
          from={drawn.columnFrom}
          to={drawn.columnTo}
          hasGroups={hasGroups}
          corner={props.corner}
          hasCount={hasCount}
          isSquares={props.layout === 'squares'}
          countLabel={countLabel}
          currentColumns={shown.currentColumns}
          endColumns={shown.endColumns}
          discussions={shown.discussions}
          findings={shown.findings}
          text={text}
        />
        <GridBody
          shown={shown}
          geometry={geometry}
          drawn={drawn}
          kept={kept}
          headRows={headRows}
          isReadOnly={props.isReadOnly ?? false}
          hasCount={hasCount}
          isSquares={props.layout === 'squares'}
          text={text}
        />
        {props.footRows && <FootRows rowIndex={headRows + shown.rows.length + 1} columns={shown.columns} rows={props.footRows} />}
        {shown.columnCounts && (
          <GridFoot
            rowIndex={headRows + shown.rows.length + 1}
            layout={props.layout}
            columns={shown.columns}
            from={drawn.columnFrom}
            to={drawn.columnTo}
            counts={shown.columnCounts}
            label={props.footLabel ?? text.coverage}
            total={props.footTotal}
            hasCount={hasCount}
            endColumns={shown.endColumns}
            text={text}
          />
        )}
      </div>
      <i data-part="outline" />
      <CellEditor ref={attachEditor} label={text.edit} labelId={spokenId} onCommit={commitText} onLeave={leaveText} />
      <span id={spokenId} data-part="spoken" hidden />
      {isPrinting && <PrintedPage orientation="landscape" />}
      <VisuallyHidden data-part="live" role="status" aria-live="polite" />
    </GridRoot>
  );
}
