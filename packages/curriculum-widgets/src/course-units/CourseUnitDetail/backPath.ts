/** Where the back link leads (core §2): the major home with the page it came from, or the workbench when no major is known. */
export function backPath({ majorId, page }: { majorId?: number; page?: number }): string {
  if (majorId === undefined) return '/workbench';
  const query = new URLSearchParams({ majorId: String(majorId) });
  if (page !== undefined) query.set('page', String(page));
  return `/major/index?${query}`;
}
