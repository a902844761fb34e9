/** A place whose queries may take longer than a server's own: filling a database, or dropping one on a busy machine. */
export function patiently({ url, ...place }) {
  if (!url) return place;
  const address = new URL(url);
  address.searchParams.set('query_timeout', '300000');
  address.searchParams.set('statement_timeout', '299000');
  return { ...place, url: address.href };
}
