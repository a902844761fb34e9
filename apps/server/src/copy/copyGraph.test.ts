import { it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { testServer } from '../testing/testServer';
import { tryCopies } from './tryCopies.test-data';

describeOnEachEngine('a copied graph', (database) => {
  const server = testServer(() => database.current);

  it('is the graph of the source, whatever hangs together in it, and one for one key', async () => {
    await tryCopies(database.current, server, { runs: 12 });
  }, 120_000);
});
