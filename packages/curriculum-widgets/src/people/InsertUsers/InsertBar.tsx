import { parseNewUsers, type NewUserRow } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { DialogTrigger } from '@college/ui/Dialog';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { Plus } from 'lucide-react';
import type { Dispatch } from 'react';
import { styled } from 'styled-components';
import { SheetFileButton } from '../sheet/SheetFileButton';
import type { Grants } from './grants';
import { isBusy, type InsertEvent, type InsertState } from './insertUsersState';
import { insertUsersMessages } from './messages';
import { PermissionField, ScopeField } from './RightFields';
import type { ScopePicking } from './useScopePlaces';

interface InsertBarProps {
  state: InsertState;
  dispatch: Dispatch<InsertEvent>;
  grants: Grants;
  picking: ScopePicking;
  format: (count: number) => string;
  onRead: (rows: readonly NewUserRow[]) => void;
  onRowAdd: () => void;
  onFail: (message: string) => void;
}

/** Further ways in, and the right of all who have none yet. */
export function InsertBar({ state, dispatch, grants, picking, format, onRead, onRowAdd, onFail }: InsertBarProps) {
  const text = useMessages(insertUsersMessages);
  const { rows, defaultRight } = state;
  const isLocked = isBusy(state);

  return (
    <Bar>
      <SheetFileButton {...{ text, onRead, onFail }} parse={parseNewUsers} isDisabled={isLocked} />
      <Button isDisabled={isLocked} onPress={onRowAdd}>
        <Icon of={Plus} />
        {text.addRow}
      </Button>
      {rows.length > 0 && (
        <DialogTrigger>
          <Button variant="ghost" isDisabled={isLocked}>
            {text.clear}
          </Button>
          <ConfirmDialog
            title={text.clearAsk({ count: format(rows.length) })}
            confirmLabel={text.clear}
            onConfirm={() => dispatch({ type: 'cleared' })}
          >
            {text.clearLoss}
          </ConfirmDialog>
        </DialogTrigger>
      )}
      <End>
        <PermissionField
          aria-label={text.defaultPermission}
          row={defaultRight}
          grants={grants}
          isReadOnly={isLocked}
          onChange={(permissionId) =>
            dispatch({ type: 'defaultChosen', right: { permissionId, relativeId: grants.fixedScopeOf(permissionId) } })
          }
        />
        <ScopeField
          aria-label={text.defaultScope}
          row={defaultRight}
          {...{ grants, picking }}
          isReadOnly={isLocked}
          onChange={(relativeId) => dispatch({ type: 'defaultChosen', right: { ...defaultRight, relativeId } })}
        />
        <Button
          isDisabled={isLocked || defaultRight.permissionId === undefined || !rows.some((row) => row.permissionId === undefined)}
          onPress={() => dispatch({ type: 'defaultApplied' })}
        >
          {text.applyDefault}
        </Button>
      </End>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]};
`;

const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 160px) minmax(0, 240px) auto;
  align-items: center;
  gap: ${tokens.space[2]};
  margin-inline-start: auto;
`;
