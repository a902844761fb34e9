import { mergeSettings, ownSettings, widerRules, type CollegeRules, type RuleSettings } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { collegeRules, colleges, departmentRules, departments, majorRules, majors } = schema;

/** Whose settings are meant. */
export interface RulesOwner {
  kind: 'college' | 'department' | 'major';
  id: number;
}

type Layer = { settings: RuleSettings; version: number } | null;

const fields = {
  college: { settings: collegeRules.settings, version: collegeRules.version },
  department: { settings: departmentRules.settings, version: departmentRules.version },
  major: { settings: majorRules.settings, version: majorRules.version },
};

/** What is stored of an owner and of those above it, the widest first and the owner last, in one query. */
async function findLayers(db: Queries, { kind, id }: RulesOwner): Promise<Layer[]> {
  const { college, department, major } = fields;
  if (kind === 'college') {
    const [row] = await db.select(college).from(collegeRules).where(eq(collegeRules.collegeId, id));
    return [row ?? null];
  }
  if (kind === 'department') {
    const [row] = await db
      .select({ college, department })
      .from(departments)
      .leftJoin(collegeRules, eq(collegeRules.collegeId, departments.collegeId))
      .leftJoin(departmentRules, eq(departmentRules.departmentId, departments.id))
      .where(eq(departments.id, id));
    return [row?.college ?? null, row?.department ?? null];
  }
  const [row] = await db
    .select({ college, department, major })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .leftJoin(collegeRules, eq(collegeRules.collegeId, departments.collegeId))
    .leftJoin(departmentRules, eq(departmentRules.departmentId, departments.id))
    .leftJoin(majorRules, eq(majorRules.majorId, majors.id))
    .where(eq(majors.id, id));
  return [row?.college ?? null, row?.department ?? null, row?.major ?? null];
}

const settingsIn = (layer: Layer | undefined) => layer?.settings ?? {};

/** What an owner sets of the rules, as far as these rules are still there, with the layers above it; version 0 until it set something. */
export async function findRules(db: Queries, owner: RulesOwner): Promise<CollegeRules> {
  const layers = await findLayers(db, owner);
  const above = layers.slice(0, -1).map(settingsIn);
  const own = layers.at(-1);
  const rules = { settings: ownSettings(settingsIn(own), mergeSettings(above)), version: own?.version ?? 0 };
  return above.length === 0 ? rules : { ...rules, wider: above.map((settings, at) => ({ of: widerRules[at]!, settings })) };
}

/** The rules by which a major is judged, in whichever edition: its own settings over its department's over its college's. */
export async function rulesOfMajor(db: Queries, homeMajorId: number): Promise<RuleSettings> {
  const layers = await findLayers(db, { kind: 'major', id: homeMajorId });
  return ownSettings(mergeSettings(layers.map(settingsIn)));
}

const owners = { college: colleges, department: departments, major: majors };

/** The same as `findRules` for somebody who is about to write: another one who wants to waits. */
export async function lockRules(db: Queries, owner: RulesOwner): Promise<CollegeRules> {
  const table = owners[owner.kind];
  await db.select({ id: table.id }).from(table).where(eq(table.id, owner.id)).for('no key update');
  return findRules(db, owner);
}

/** Stores what an owner sets. */
export async function putRules(
  db: Queries,
  { kind, id }: RulesOwner,
  values: Pick<typeof collegeRules.$inferInsert, 'settings' | 'version' | 'updateTime'>,
): Promise<void> {
  switch (kind) {
    case 'college':
      await db
        .insert(collegeRules)
        .values({ collegeId: id, ...values })
        .onConflictDoUpdate({ target: collegeRules.collegeId, set: values });
      return;
    case 'department':
      await db
        .insert(departmentRules)
        .values({ departmentId: id, ...values })
        .onConflictDoUpdate({ target: departmentRules.departmentId, set: values });
      return;
    case 'major':
      await db
        .insert(majorRules)
        .values({ majorId: id, ...values })
        .onConflictDoUpdate({ target: majorRules.majorId, set: values });
  }
}
