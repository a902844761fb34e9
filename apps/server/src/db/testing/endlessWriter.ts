import { openDatabase, schema } from '..';
import { silentLogger } from '../silentLogger';

// Started by durability.test.ts as a separate process: writes into a folder until it is killed, and prints what was acknowledged.
const [folder, prefix] = process.argv.slice(2);
const { transaction } = await openDatabase({ folder: folder!, logger: silentLogger });
for (let number = 0; ; number += 1) {
  const key = `${prefix}.${number}`;
  await transaction(async (tx) => {
    await tx.insert(schema.settings).values({ key, value: number });
    await tx.insert(schema.auditLog).values({ action: 'created', entity: 'settings', entityId: number, after: { key } });
  });
  console.log(key);
}
