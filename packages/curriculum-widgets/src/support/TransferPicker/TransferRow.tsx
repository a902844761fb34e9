import { relateValues, type Relate } from '@college/curriculum-model';
import { withLang } from '@college/ui/messages';
import { memo } from 'react';
import type { TransferItem } from '../transferItems';
import { useLanguage } from '../useLanguage';
import type { TransferText } from './messages';
import { RowSign } from '../RowSign';

interface TransferRowProps {
  id: string;
  item: TransferItem;
  /** Position of the item in the whole list. */
  position: number;
  /** Place of the row in its list, from 0. */
  row: number;
  rowHeight: number;
  list: Relate;
  place: Relate;
  isChosen: boolean;
  isActive: boolean;
  isReadOnly: boolean;
  code: string;
  text: TransferText;
}

const none = relateValues.none;

/** One item in a list. The list handles its clicks and keys and styles it, so that a row is a handful of plain elements. */
export const TransferRow = memo(function TransferRow(props: TransferRowProps) {
  const { id, item, position, row, rowHeight, list, place, isChosen, isActive, isReadOnly, code, text } = props;
  const language = useLanguage();
  const name = `${code} ${item.label}`;
  const isPlaced = list === none && place !== none;
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={row + 1}
      aria-selected={isReadOnly || isPlaced ? undefined : isChosen}
      data-item={position}
      data-placed={isPlaced || undefined}
      data-active={isActive || undefined}
      style={{ transform: `translateY(${row * rowHeight}px)` }}
    >
      {list === none && (
        <span role="gridcell" data-part="mark">
          {isPlaced && <RowSign of="check" />}
          {!isPlaced && !isReadOnly && <span data-part="box">{isChosen && <RowSign of="check" />}</span>}
        </span>
      )}
      <span role="gridcell" data-part="code">
        {code}
      </span>
      <span role="gridcell" data-part="label" title={item.label}>
        {withLang(item.label, language)}
      </span>
      {isPlaced && (
        <span role="gridcell">
          <RowSign
            of={place === relateValues.strong ? 'strong' : 'weak'}
            label={place === relateValues.strong ? text.isStrong : text.isWeak}
          />
        </span>
      )}
      {list !== none && !isReadOnly && (
        <span role="gridcell" data-part="acts">
          <button
            type="button"
            tabIndex={-1}
            data-to={list === relateValues.strong ? relateValues.weak : relateValues.strong}
            title={list === relateValues.strong ? text.toWeak : text.toStrong}
            aria-label={list === relateValues.strong ? text.rowToWeak({ name }) : text.rowToStrong({ name })}
          >
            <RowSign of={list === relateValues.strong ? 'down' : 'up'} />
          </button>
          <button type="button" tabIndex={-1} data-to={none} title={text.out} aria-label={text.rowOut({ name })}>
            <RowSign of="out" />
          </button>
        </span>
      )}
    </div>
  );
});
