import { createHash } from 'node:crypto';
import type { Language, OccupationImport } from '@college/curriculum-model';
import { and, eq, isNull } from 'drizzle-orm';
import { recordChanges, type Change } from '../../../audit/recordChange';
import { schema, type OpenDatabase, type Queries } from '../../../db';
import { inTransaction } from '../../../http/inTransaction';
import { conflict, invalid } from '../../../http/refusal';
import { needVersion } from '../../../http/versions';
import type { Caller } from '../../../rights/caller';
import { readTable } from '../../files/readTable';
import { occupationRows } from '../occupationRepository';
import { occupationState } from '../presentOccupation';
import { loadChoices } from './importChoices';
import { recordImportMessages } from './messages';
import { planRecordImport, type PlannedRecord } from './planRecordImport';
import { recordColumns } from './recordColumns';

const { colleges, occupations } = schema;
const limits = { maxLines: 2000 };

interface Act {
  caller: Pick<Caller, 'id' | 'collegeId'>;
  now: Date;
  language: Language;
  isDryRun: boolean;
  /** What the dry run answered. */
  basis?: string | undefined;
}

/** Reads a file with occupation records; stores all of them, or none where a line has a problem or it is only tried. */
export async function importRecords(database: OpenDatabase, file: File, act: Act): Promise<OccupationImport> {
  // Reading may take seconds: nobody else waits for it.
  const table = await readTable({ bytes: Buffer.from(await file.arrayBuffer()), fileName: file.name }, recordColumns, limits);
  if ('refusal' in table) throw invalid(table.refusal);
  const { collegeId } = act.caller;
  return await inTransaction(database, async (tx) => {
    // Two files at the same time, or one and a person, must not both add the same code.
    await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('update');
    const stored = await tx
      .select()
      .from(occupations)
      .where(and(eq(occupations.collegeId, collegeId), isNull(occupations.deletedAt)));
    const { records, problems } = planRecordImport(table.lines, stored, await loadChoices(tx, collegeId));
    const lines = records.map(({ line, fields, stored: known }) => ({ line, name: fields.name, code: fields.code ?? '', isNew: !known }));
    const basis = basisOf(records);
    if (problems.length === 0 && !act.isDryRun) {
      if (basis) needVersion(act.basis);
      if (act.basis !== undefined && act.basis !== basis) throw conflict(recordImportMessages.changedMeanwhile, { lines, basis });
      await storeRecords(tx, records, act);
    }
    return {
      added: problems.length > 0 ? 0 : records.filter((record) => !record.stored).length,
      updated: problems.length > 0 ? 0 : records.filter((record) => record.stored).length,
      problems: problems.map(({ line, sentence }) => ({ line, message: sentence[act.language] })),
      lines,
      ...(basis && { basis }),
    };
  });
}

/** Stands for the stored records that the file changes, each at its version; undefined where it only adds. */
function basisOf(records: readonly PlannedRecord[]): string | undefined {
  const versions = records.flatMap(({ stored }) => (stored ? [`${stored.id} ${stored.version}`] : []));
  return versions.length === 0 ? undefined : createHash('sha256').update(versions.toSorted().join('\n')).digest('base64url');
}

async function storeRecords(db: Queries, records: readonly PlannedRecord[], { caller, now }: Act): Promise<void> {
  const changes: Change[] = [];
  const note = { at: now, userId: caller.id, entity: 'occupation' };
  const made = { collegeId: caller.collegeId, createdBy: caller.id, createTime: now, updateTime: now };
  const fresh = records.filter(({ stored }) => !stored).map(({ fields }) => ({ ...fields, ...made }));
  for (let at = 0; at < fresh.length; at += 500) {
    for (const row of await db
      .insert(occupations)
      .values(fresh.slice(at, at + 500))
      .returning()) {
      changes.push({ ...note, action: 'created', entityId: row.id, before: null, after: occupationState(row) });
    }
  }
  for (const { stored, fields } of records) {
    if (!stored) continue;
    const row = await occupationRows.update(db, stored, fields, now);
    changes.push({ ...note, action: 'updated', entityId: row.id, before: occupationState(stored), after: occupationState(row) });
  }
  await recordChanges(db, changes);
}
