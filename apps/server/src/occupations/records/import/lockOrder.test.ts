import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { schema } from '../../../db';
import { describeOnEachEngine } from '../../../db/testing';
import { testServer } from '../../../testing/testServer';
import { aRequest, setOccupationScene } from '../../occupationScene.test-data';

const { colleges, occupations } = schema;

describeOnEachEngine('a save beside a file that is being loaded', (database) => {
  const server = testServer(() => database.current);

  // The embedded engine does one transaction after the other: nothing can cross there.
  it('waits for the file instead of holding what the file needs', async () => {
    const { levelOf } = await setOccupationScene(database.current);
    const levelId = await levelOf('2-02-10');
    const skills = [{ courseIds: [1, 2], score: 60 }];
    await database.current.db.insert(occupations).values({ id: 7, collegeId: 1, name: '旧名', levelId, typeId: 1004, code: 'A1', skills });
    const save = (version: number) =>
      server.call(contract.updateOccupation, { as: 'collegeAdmin', body: aRequest(levelId, { id: 7, occupationCode: 'A1', version }) });
    const isWaiting = async () => {
      const { rows } = await database.current.db.execute<{ waiting: number }>(
        'select count(*)::int as waiting from pg_locks where not granted',
      );
      return (rows[0]?.waiting ?? 0) > 0;
    };
    let saving: ReturnType<typeof save> | undefined;
    await database.current.transaction(async (file) => {
      await file.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, 1)).for('update');
      if (database.engine === 'postgres') {
        saving = save(1);
        await expect.poll(isWaiting).toBe(true);
      }
      await file.update(occupations).set({ name: '文件', version: 2 }).where(eq(occupations.id, 7));
    });
    expect((await (saving ?? save(1))).code).toBe('30009');
    expect((await save(2)).code).toBe('0');
  });
});
