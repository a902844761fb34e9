import { Columns3 } from 'lucide-react';
import { IconButton } from '../IconButton';
import { Icon } from '../icons';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { useMessages } from '../messages';
import { dataTableMessages } from './messages';

export interface ColumnChooserProps {
  /** The columns that may be hidden. */
  columns: readonly { id: string; header: string }[];
  hiddenColumnIds: ReadonlySet<string>;
  onHiddenColumnIdsChange: (hiddenColumnIds: ReadonlySet<string>) => void;
}

/** Selects the visible columns of a `DataTable`; place it in the toolbar above the table. */
export function ColumnChooser({ columns, hiddenColumnIds, onHiddenColumnIdsChange }: ColumnChooserProps) {
  const text = useMessages(dataTableMessages);
  const shown = columns.filter(({ id }) => !hiddenColumnIds.has(id)).map(({ id }) => id);
  return (
    <MenuTrigger>
      <IconButton variant="secondary" aria-label={text.columns}>
        <Icon of={Columns3} />
      </IconButton>
      <Menu
        aria-label={text.columns}
        placement="bottom end"
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          onHiddenColumnIdsChange(new Set(keys === 'all' ? [] : columns.map(({ id }) => id).filter((id) => !keys.has(id))))
        }
      >
        {columns.map(({ id, header }) => (
          <MenuItem key={id} id={id}>
            {header}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
