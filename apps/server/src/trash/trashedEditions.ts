import { reachOf } from '@college/curriculum-model';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { EditionRow } from '../editions/editionRepository';
import type { Caller } from '../rights/caller';
import { isInReach } from '../rights/reach';

const { departments, editions, majors } = schema;

/** The deleted drafts of the majors that somebody manages, in the columns of the trash; the major is that of the current edition. */
export function trashedEditions(caller: Caller, since: Date): SQL {
  return sql`select 'edition' as kind, 'edition' as entity, ${editions.id} as id, ${editions.name} as name,
    null::text as english, ${majors.id} as major_id, ${majors.name} as major_name,
    ${majors.translations} #>> '{en,name,text}' as major_english, ${editions.deletedAt} as deleted_at
    from ${editions} join ${majors} on ${majors.id} = ${editions.homeMajorId}
    join ${departments} on ${departments.id} = ${majors.departmentId}
    where ${and(gt(editions.deletedAt, since), isInReach(reachOf(caller, 'manage'), 'majors'))}`;
}

/** A deleted draft, held until the transaction ends. */
export async function lockTrashedEdition(db: Queries, id: number, since: Date): Promise<EditionRow | undefined> {
  const [row] = await db
    .select()
    .from(editions)
    .where(and(eq(editions.id, id), gt(editions.deletedAt, since)))
    .for('update');
  return row;
}
