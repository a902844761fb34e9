import { relateValues, type Relate } from '@college/curriculum-model';
import { withLang } from '@college/ui/messages';
import { memo } from 'react';
import { RowSign } from '../../RowSign';
import type { TransferItem } from '../../transferItems';
import { useLanguage } from '../../useLanguage';
import type { TransferText } from '../messages';
import type { TransferPopoverText } from './messages';

interface PopoverRowProps {
  id: string;
  item: TransferItem;
  position: number;
  row: number;
  rowHeight: number;
  list: Relate;
  isActive: boolean;
  /** Named by a code in the field. */
  isNamed: boolean;
  /** 课点3, as it is spoken. */
  code: string;
  text: TransferText & TransferPopoverText;
}

const { none, strong, weak } = relateValues;

/** An item in the popover: offered with a star of each kind, held with its way out. The list handles its clicks and keys. */
export const PopoverRow = memo(function PopoverRow(props: PopoverRowProps) {
  const { id, item, position, row, rowHeight, list, isActive, isNamed, code, text } = props;
  const language = useLanguage();
  const name = `${code} ${item.label}`;
  return (
    <div
      id={id}
      role="row"
      aria-rowindex={row + 1}
      aria-label={name}
      data-item={position}
      data-active={isActive || undefined}
      data-named={isNamed || undefined}
      style={{ transform: `translateY(${row * rowHeight}px)` }}
    >
      <span role="gridcell" data-part="code" aria-label={code}>
        {item.letter}
        {item.number}
      </span>
      <span role="gridcell" data-part="label" title={item.label}>
        {withLang(item.label, language)}
      </span>
      <span role="gridcell" data-part="acts">
        {list === none ? (
          <>
            <button type="button" tabIndex={-1} data-to={strong} title={`${text.strong} 1`} aria-label={text.rowAddStrong({ name })}>
              <RowSign of="strong" />
            </button>
            <button type="button" tabIndex={-1} data-to={weak} title={`${text.weak} 2`} aria-label={text.rowAddWeak({ name })}>
              <RowSign of="weak" />
            </button>
          </>
        ) : (
          <button type="button" tabIndex={-1} data-to={none} title={`${text.out} 0`} aria-label={text.rowOut({ name })}>
            <RowSign of="out" />
          </button>
        )}
      </span>
    </div>
  );
});
