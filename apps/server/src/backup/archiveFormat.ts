import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What the first line of an archive says of the file. */
export const archiveFormat = 'college-curriculum-workbench records';
export const archiveVersion = 1;

const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** The first line: where the records come from, and the columns of each table in the order of their values. */
export const archiveHeadSchema = z.object({
  format: z.literal(archiveFormat),
  version: z.number().int(),
  madeAt: z.string(),
  engine: z.enum(['embedded', 'postgres']),
  migration: z.object({ name: z.string(), when: z.number() }),
  tables: z.array(z.object({ name: nameSchema, columns: z.array(nameSchema) })),
});
export type ArchiveHead = z.output<typeof archiveHeadSchema>;

/** What stands before the records of a table. */
export const tableLineSchema = z.object({ table: nameSchema });

/** What is compared after a restore. */
export const contentsSchema = z.object({
  tables: z.record(nameSchema, z.object({ count: z.number().int(), digest: z.string() })),
  /** The last number that each numbering gave; null where it gave none. */
  numberings: z.record(nameSchema, z.string().nullable()),
  digest: z.string(),
});
export type Contents = z.output<typeof contentsSchema>;

/** The last line; without it an archive is cut. */
export const endLineSchema = z.object({ end: contentsSchema });

/** Adds up what is in a database, line by line. */
export class ContentsSum {
  #tables: Contents['tables'] = {};
  #all = createHash('sha256');

  /** Begins a table; returns what takes each line of it, and what ends it. */
  table(name: string) {
    const own = createHash('sha256');
    let count = 0;
    return {
      add: (line: string) => {
        own.update(`${line}\n`);
        count += 1;
      },
      end: () => {
        const digest = own.digest('hex');
        this.#tables[name] = { count, digest };
        this.#all.update(`${name} ${count} ${digest}\n`);
      },
    };
  }

  end(numberings: Contents['numberings']): Contents {
    for (const [name, last] of Object.entries(numberings)) this.#all.update(`${name} ${last ?? 'none'}\n`);
    return { tables: this.#tables, numberings, digest: this.#all.digest('hex') };
  }
}

/** How many records there are. */
export function countRecords({ tables }: Contents): number {
  return Object.values(tables).reduce((sum, { count }) => sum + count, 0);
}
