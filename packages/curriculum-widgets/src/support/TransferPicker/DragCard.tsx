import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { styled } from 'styled-components';
import type { TransferItem } from '../transferItems';
import { useItemCode } from '../useItemCode';
import { transferMessages } from './messages';

/** The drag preview: one item by its name, several by their number. */
export function DragCard({ count, item }: { count: number; item: TransferItem }) {
  const text = useMessages(transferMessages);
  const codeOf = useItemCode();
  return <Card aria-hidden>{count > 1 ? text.dragged({ count }) : `${codeOf(item)} ${item.label}`}</Card>;
}

const Card = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${tokens.z.dialogPopover};
  max-inline-size: 240px;
  padding: ${tokens.space[1]} ${tokens.space[3]};
  overflow: hidden;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surfaceRaised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.color.shadowPopover};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
  /* Beside the pointer, and inside the window as a whole. */
  transform: translate(min(calc(var(--drag-x, 0px) + 12px), calc(100vw - 100%)), min(calc(var(--drag-y, 0px) + 8px), calc(100vh - 100%)));
`;
