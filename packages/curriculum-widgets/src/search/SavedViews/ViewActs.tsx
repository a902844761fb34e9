import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Ellipsis } from 'lucide-react';
import type { Ref } from 'react';
import { savedViewsMessages } from './messages';

interface ViewActsProps {
  name: string;
  /** Left out where the list shows the view as it was saved. */
  onUpdate: (() => void) | undefined;
  onRename: () => void;
  onRemove: () => void;
  /** Reaches the button. */
  ref?: Ref<HTMLButtonElement>;
}

/** What can be done with the view on show, one of the person's own. */
export function ViewActs({ name, onUpdate, onRename, onRemove, ref }: ViewActsProps) {
  const text = useMessages(savedViewsMessages);
  return (
    <MenuTrigger>
      <IconButton ref={ref} size="small" aria-label={text.acts({ name })}>
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu aria-label={text.acts({ name })}>
        {onUpdate && <MenuItem onAction={onUpdate}>{text.update}</MenuItem>}
        <MenuItem onAction={onRename}>{text.rename}</MenuItem>
        <MenuSeparator />
        <MenuItem variant="danger" onAction={onRemove}>
          {text.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
