import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene } from '../testing/scene';

const migration = new URL('../db/migrations/0017_sign_in_names.sql', import.meta.url);

describeOnEachEngine('the migration to unique names', (database) => {
  beforeEach(() => setScene(database.current));

  it('leaves everybody the name that several have, and marks it as shared', async () => {
    const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
    const seen = { rows: [] as { id: number; sharesName: boolean }[] };
    const undone = database.current.transaction(async (tx) => {
      await tx.execute('drop index users_by_name; alter table users drop column shares_name;');
      await tx.execute(
        `update users set user_name = 'ＺＨＡＮＧ Wei' where id = 5; update users set user_name = 'Zhang Wei' where id in (6, 8)`,
      );
      await tx.execute('update users set deleted_at = now() where id = 8');
      for (const statement of statements) await tx.execute(sql.raw(statement));
      const { id, sharesName } = schema.users;
      seen.rows = await tx.select({ id, sharesName }).from(schema.users).orderBy(id);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(seen.rows.filter(({ sharesName }) => sharesName).map(({ id }) => id)).toEqual([5, 6]);
  });
});
