import { bandNameOf, levelOf, permissionOfBand, scopeLevels, type NewUserRow } from '@college/curriculum-model';
import { Cascader } from '@college/ui/Cascader';
import { useMessages } from '@college/ui/messages';
import { Select } from '@college/ui/Select';
import { tokens } from '@college/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { permissionMessages } from '../permission/messages';
import { permissionWord, rightsWord } from '../permission/permissionWords';
import type { Grants } from './grants';
import { insertUsersMessages } from './messages';
import { nodesOfPath, type ScopePicking } from './useScopePlaces';

interface RightFieldProps {
  'aria-label': string;
  row: NewUserRow;
  grants: Grants;
  isInvalid?: boolean;
  isReadOnly?: boolean;
}

/** The permission to grant: only those that the granter may grant. */
export function PermissionField({ row, grants, onChange, ...field }: RightFieldProps & { onChange: (permissionId: number) => void }) {
  const text = useMessages(insertUsersMessages);
  const permissions = useMessages(permissionMessages);
  const options = useMemo(
    () =>
      grants.bands.map((band) => ({
        value: permissionOfBand[band],
        label: permissions[band],
        hint: rightsWord(permissionOfBand[band], permissions),
      })),
    [grants, permissions],
  );
  const { permissionId } = row;
  const chosen = typeof permissionId === 'number' ? permissionOfBand[bandNameOf(permissionId)] : null;
  const isOffered = options.some(({ value }) => value === chosen);
  // What cannot be chosen stays to be seen: the word, or the number with its word.
  const shown =
    permissionId === undefined
      ? text.permissionPlaceholder
      : typeof permissionId === 'number'
        ? `${permissionId} ${permissionWord(permissionId, permissions)}`
        : String(permissionId);
  return <Select {...field} isQuiet options={options} placeholder={shown} value={isOffered ? chosen : null} onChange={onChange} />;
}

/** What the permission is about, chosen level by level within one's own scope. */
export function ScopeField({
  row,
  grants,
  picking,
  onChange,
  ...field
}: RightFieldProps & { picking: ScopePicking; onChange: (relativeId: number) => void }) {
  const text = useMessages(insertUsersMessages);
  const { permissionId, relativeId } = row;
  const fixed = permissionId === undefined ? undefined : grants.fixedScopeOf(permissionId);
  if (fixed !== undefined && typeof permissionId === 'number') return <Fixed>{fixed === 0 ? text.noScope : text.wholeCollege}</Fixed>;
  const path = grants.pathOf(permissionId, relativeId) ?? [];
  const nodes = grants.nodesOf(permissionId);
  const level = scopeLevels.find((one) => one === levelOf(permissionId));
  return (
    <Cascader
      {...field}
      isQuiet
      nodes={nodes}
      {...(level && picking.loaders[level])}
      value={path.map(({ value }) => value)}
      valueNodes={nodesOfPath(path)}
      placeholder={relativeId === undefined || relativeId === null ? text.scopePlaceholder : String(relativeId)}
      isDisabled={nodes.length === 0}
      onChange={(_, chosen) => {
        if (level)
          picking.onPick(
            level,
            chosen.map(({ id, label }) => ({ value: Number(id), label })),
          );
        onChange(Number(chosen.at(-1)?.id));
      }}
    />
  );
}

const Fixed = styled.span`
  padding-inline: ${tokens.space[3]};
  color: ${tokens.color.textMuted};
`;
