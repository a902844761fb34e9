import { goalModes, type GoalMode } from '@college/curriculum-model';
import { Icon } from '@college/ui/icons';
import { IconButton } from '@college/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@college/ui/Menu';
import { useMessages } from '@college/ui/messages';
import { Ellipsis } from 'lucide-react';
import { goalPanelMessages } from './messages';

interface GoalMenuProps {
  /** Without goals there is nothing to edit or delete. */
  hasGoals: boolean;
  onChoose: (mode: GoalMode) => void;
}

const none: string[] = [];
const needGoals = ['edit', 'delete'];
const modes: Readonly<Record<string, GoalMode>> = { add: goalModes.add, edit: goalModes.edit, delete: goalModes.delete };

/** Add, edit and delete; each opens the form in its mode (core §2). */
export function GoalMenu({ hasGoals, onChoose }: GoalMenuProps) {
  const text = useMessages(goalPanelMessages);
  return (
    <MenuTrigger>
      <IconButton variant="secondary" aria-label={text.menu}>
        <Icon of={Ellipsis} />
      </IconButton>
      <Menu
        aria-label={text.menu}
        placement="bottom end"
        disabledKeys={hasGoals ? none : needGoals}
        onAction={(key) => onChoose(modes[key] ?? goalModes.none)}
      >
        <MenuItem id="add">{text.add}</MenuItem>
        <MenuItem id="edit">{text.edit}</MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" variant="danger">
          {text.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
