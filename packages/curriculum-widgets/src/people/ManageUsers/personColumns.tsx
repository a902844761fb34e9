import { levelOf, localize, type Language, type ManagedUser } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { Link } from '@college/ui/Link';
import { Tag } from '@college/ui/Tag';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { PermissionText } from '../permission/messages';
import { permissionWord, rightsWord } from '../permission/permissionWords';
import type { ManageUsersText } from './messages';
import type { FixedReason } from './whyFixed';

interface PersonColumnsOptions {
  text: ManageUsersText;
  permissions: PermissionText;
  language: Language;
  reasonOf: (person: ManagedUser) => FixedReason | null;
  /** Where people change their own name and password. */
  accountHref?: string;
}

/** Who somebody is, what they may do and where, and why the account is disabled or cannot be changed. */
export function personColumns({
  text,
  permissions,
  language,
  reasonOf,
  accountHref,
}: PersonColumnsOptions): DataTableColumn<ManagedUser>[] {
  return [
    {
      id: 'name',
      header: text.name,
      minWidth: 120,
      isRowHeader: true,
      isSortable: true,
      cell: (person) => (
        <Name>
          <span>{localize(person, language).userName}</span>
          {person.disabled && <Tag variant="danger">{text.disabled}</Tag>}
        </Name>
      ),
    },
    { id: 'email', header: text.email, minWidth: 208, tone: 'muted', isSortable: true, cell: (person) => person.email },
    {
      id: 'permission',
      header: text.permission,
      minWidth: 321,
      isSortable: true,
      cell: ({ permissionId }) => (
        <Words>
          {permissionWord(permissionId, permissions)}
          <Rights>{rightsWord(permissionId, permissions)}</Rights>
          <Number>{permissionId}</Number>
        </Words>
      ),
    },
    {
      id: 'scope',
      header: text.scope,
      minWidth: 116,
      tone: 'muted',
      isSortable: true,
      cell: ({ permissionId, scopeName }) => (levelOf(permissionId) === 'none' ? text.noScope : scopeName),
    },
    {
      id: 'note',
      header: text.note,
      width: 111,
      tone: 'muted',
      cell(person) {
        const reason = reasonOf(person);
        if (person.disabled?.reason) return <span title={person.disabled.reason}>{person.disabled.reason}</span>;
        if (reason === null) return null;
        return reason === 'self' && accountHref ? <Link href={accountHref}>{text.self}</Link> : text[reason];
      },
    },
  ];
}

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  max-inline-size: 100%;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Words = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${tokens.space[2]};
  white-space: nowrap;
`;

const Rights = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.regular} ${tokens.type.caption} ${tokens.font.family};
`;

const Number = styled(Rights)`
  font-variant-numeric: tabular-nums;
`;
