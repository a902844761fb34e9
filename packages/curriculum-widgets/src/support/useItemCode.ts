import { useMessages } from '@college/ui/messages';
import { useCallback } from 'react';
import type { TransferItem } from './transferItems';
import { transferMessages } from './TransferPicker/messages';

/** How staff name an item: 课点3, or K3. */
export function useItemCode(): (item: Pick<TransferItem, 'letter' | 'number'>) => string {
  const { point } = useMessages(transferMessages);
  return useCallback(({ letter, number }) => (letter ? `${letter}${number}` : point({ number })), [point]);
}
