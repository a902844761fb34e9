import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { tokens } from '@college/ui/theme';
import { Trash2 } from 'lucide-react';
import { styled } from 'styled-components';

/** Leads from a row to its record. */
export const OpenRecord = styled(Link)`
  padding: ${tokens.space[1]};
  white-space: nowrap;
`;

/** Deletes the record of a row; focused when the row before it is removed. */
export function DeleteRecord({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <IconButton variant="danger" data-delete="" aria-label={label} onPress={onPress}>
      <Icon of={Trash2} />
    </IconButton>
  );
}

/** The width of a column that opens records, and deletes them where they may be written. */
export function rowActsWidth(isEditable: boolean): string {
  return isEditable ? '104px' : '72px';
}
