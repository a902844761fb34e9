const form = /^(\d{4})-(\d{4})-[1-4]$/;

/** Whether a semester is none, such as 2024-2025-1, or its academic year ended before this day. */
export function isTermOver(term: string, today: string | undefined): boolean {
  const found = form.exec(term);
  if (!found || Number(found[2]) !== Number(found[1]) + 1) return true;
  return today !== undefined && `${found[2]}-08-31` < today;
}

/** The semester that begins next: the first one of a year in September, the second one in February. */
export function termAfter(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  if (month >= 9) return `${year}-${year + 1}-2`;
  return month < 2 ? `${year - 1}-${year}-2` : `${year}-${year + 1}-1`;
}
