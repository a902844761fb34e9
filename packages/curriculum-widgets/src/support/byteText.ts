const units = ['KB', 'MB', 'GB', 'TB'] as const;

/** An amount of bytes in the unit that leaves it between 1 and 1024, with a tenth below 10. */
export function byteText(bytes: number): string {
  let amount = bytes / 1024;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[unit]}`;
}
