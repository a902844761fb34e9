/** What calls ask of the database, written down at the driver and asked again without the server. */
import { createRequire } from 'node:module';

const pg = createRequire(new URL('../../apps/server/package.json', import.meta.url))('pg');
const { query } = pg.Client.prototype;

/** The statements that `act` sends, with their values and the shape of their rows; the names under which their plans are kept are left to the driver. */
export async function statementsOf(act) {
  const sent = [];
  pg.Client.prototype.query = function noting(asked, values, ...rest) {
    if (typeof asked === 'string') sent.push({ text: asked, values: Array.isArray(values) ? values : undefined });
    else if (!('submit' in asked))
      sent.push({ text: asked.text, types: asked.types, rowMode: asked.rowMode, values: asked.values ?? values });
    else throw new Error('What is read in pieces cannot be asked again.');
    return query.call(this, asked, values, ...rest);
  };
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}
