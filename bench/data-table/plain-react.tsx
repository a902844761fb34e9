import { useLayoutEffect, useRef, useState } from 'react';
import { actions, columns, hrefOf, press, rowHeight, tableHeight, tracks, type BenchRow } from './rows';
import { Sign } from './Sign';
import { registerReact, useShown } from './useContender';

const overscan = 6;
const line = {
  display: 'grid',
  gridTemplateColumns: tracks,
  position: 'absolute',
  width: '100%',
  height: rowHeight,
  contain: 'strict',
} as const;
const cell = { display: 'flex', alignItems: 'center', padding: '0 12px', overflow: 'hidden', whiteSpace: 'nowrap' } as const;

function Row({ row, index }: { row: BenchRow; index: number }) {
  return (
    <div role="row" aria-rowindex={index + 2} style={{ ...line, transform: `translateY(${index * rowHeight}px)` }}>
      {columns.map(({ id, align }) => (
        <div key={id} role={id === 'name' ? 'rowheader' : 'gridcell'} tabIndex={-1} style={{ ...cell, justifyContent: align }}>
          {id === 'name' ? <a href={hrefOf(row)}>{row.name}</a> : row[id]}
        </div>
      ))}
      <div role="gridcell" style={cell}>
        {actions.map(({ of, paths }) => (
          <button key={of(row.name)} type="button" aria-label={of(row.name)} onClick={() => press(row.name)}>
            <Sign paths={paths} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** The window over the rows as somebody writes it in an hour, without a library. */
function Books({ all }: { all: BenchRow[] }) {
  const { rows } = useShown(all, false);
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = scroller.current!;
    const follow = () => setTop(box.scrollTop);
    box.addEventListener('scroll', follow);
    return () => box.removeEventListener('scroll', follow);
  }, []);
  const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
  const last = Math.min(rows.length, Math.ceil((top + tableHeight) / rowHeight) + overscan);
  return (
    <div ref={scroller} style={{ position: 'relative', height: tableHeight, overflow: 'auto' }}>
      <div role="grid" aria-rowcount={rows.length + 1} tabIndex={0}>
        <div role="row" style={{ ...line, position: 'sticky', top: 0, zIndex: 1, background: '#fbfaf7' }}>
          {columns.map(({ id, header, align }) => (
            <div key={id} role="columnheader" style={{ ...cell, justifyContent: align }}>
              {header}
            </div>
          ))}
        </div>
        <div role="rowgroup" style={{ position: 'relative', height: rows.length * rowHeight }}>
          {rows.slice(first, last).map((row, at) => (
            <Row key={row.id} row={row} index={first + at} />
          ))}
        </div>
      </div>
    </div>
  );
}

registerReact({ Table: Books });
