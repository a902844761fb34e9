import { useLocale } from 'react-aria-components';
import type { TransferItem, TransferKind } from '../transferItems';

/** The width of the longest code, so that the labels are aligned. */
export function useCodeWidth(kind: TransferKind, items: readonly TransferItem[]): string {
  const { locale } = useLocale();
  const digits = String(items.at(-1)?.number ?? 0).length;
  if (kind === 'ksa') return digits > 2 ? '44px' : '28px';
  return `calc(${locale.startsWith('zh') ? 28 : 36}px + ${digits}ch)`;
}
