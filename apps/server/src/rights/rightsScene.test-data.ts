import { emptyAdditionalInfo } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { schema, type Database, type OpenDatabase } from '../db';
import { readMajorState } from '../editions/readMajorState';
import { storeState } from '../editions/stateRepository';
import { cast, setScene } from '../testing/scene';
import {
  cellOf,
  collegeMajorOf,
  collegeOf,
  departmentOf,
  editionOf,
  receiptOf,
  goalOf,
  indicatorOf,
  ksaOf,
  majorOf,
  occupationOf,
  personOf,
  proposalOf,
  pointOf,
  recorded,
  requirementOf,
  rowOf,
  taskGoalOf,
  unitOf,
} from './place.test-data';

/** The key of a job of somebody else. */
export const takenKey = 'attempt-taken';

type Recorded = (typeof recorded)[number];

/** Before anything that a test deletes. */
const deletion = new Date('2026-01-05T08:00:00Z');
const inTrash = (place: Recorded) => ({ deletedAt: place === 'deleted' ? deletion : null });

const courseCells = recorded.map((place) => ({
  id: cellOf(place),
  courseUnitId: unitOf(place),
  projectId: rowOf(place),
  goalId: goalOf(place),
  pointId: pointOf(place),
  relate: 0 as const,
}));

/** The scene with something of each kind in every place, linked from the requirement down to the KSA. */
export async function setRightsScene(database: OpenDatabase): Promise<void> {
  await setScene(database);
  const { db } = database;
  const ofUnit = (place: Recorded) => ({ courseUnitId: unitOf(place) });
  const ofTrash = (place: Recorded) => ({ ...ofUnit(place), ...inTrash(place) });
  await setGonePlaces(db);
  const [entry] = await db
    .insert(schema.occupationEntries)
    .values({ code: '2', title: '专业技术人员', edition: '2022', origin: 'shipped' })
    .returning();
  await db.insert(schema.occupations).values(
    (['own', 'otherCollege'] as const).map((place) => ({
      id: occupationOf(place),
      collegeId: collegeOf(place),
      name: '职业',
      levelId: entry!.id,
      typeId: 1001,
    })),
  );
  await db.insert(schema.collegeMajors).values(
    (['own', 'otherCollege'] as const).map((place) => ({
      id: collegeMajorOf(place),
      collegeId: collegeOf(place),
      name: '专业',
      typeId: 1809,
    })),
  );
  await db.insert(schema.projects).values(recorded.map((place) => ({ ...ofTrash(place), id: rowOf(place), name: '章节' })));
  const places = [...new Map(recorded.map((place) => [majorOf(place), place])).values()];
  // Of a withdrawn edition nobody makes links.
  const published = { kind: 'published', status: 'withdrawn', name: '2024 版', entryYear: 2024, withdrawnAt: deletion } as const;
  await db
    .insert(schema.editions)
    .values(places.map((place) => ({ ...published, ...inTrash(place), id: editionOf(place), homeMajorId: majorOf(place) })));
  await db.insert(schema.editionReceipts).values(
    places.map((place) => ({
      id: receiptOf(place),
      homeMajorId: majorOf(place),
      targetMajorId: majorOf(place),
      at: deletion,
      act: 'merge' as const,
      request: { note: '', choices: {} },
      counts: { changes: 0, courses: 0, topics: {} },
    })),
  );
  const declined = { status: 'declined', summary: '摘要', steps: [], userId: cast.collegeAdmin.id } as const;
  await db
    .insert(schema.proposals)
    .values(
      places.map((place) => ({ ...declined, steps: [], id: proposalOf(place), editionId: editionOf(place), homeMajorId: majorOf(place) })),
    );
  await db
    .insert(schema.proposalEvents)
    .values(places.map((place) => ({ proposalId: proposalOf(place), kind: 'declined' as const, round: 1, at: deletion, digest: '' })));
  await db.insert(schema.copyJobs).values({
    unique: takenKey,
    userId: 9,
    kind: 'edition',
    state: 'failed',
    expiresAt: deletion,
    params: { homeMajorId: 101, kind: 'draft', name: '', entryYear: null, reason: '' },
  });
  await db
    .insert(schema.graduationRequirements)
    .values(places.map((place) => ({ ...inTrash(place), id: requirementOf(place), majorId: majorOf(place), description: '1' })));
  await db
    .insert(schema.indicators)
    .values(
      places.map((place) => ({ ...inTrash(place), id: indicatorOf(place), requirementId: requirementOf(place), description: '1.1' })),
    );
  await db
    .insert(schema.teachingGoals)
    .values(recorded.map((place) => ({ ...ofTrash(place), id: goalOf(place), indicatorId: indicatorOf(place), description: '目标' })));
  await db
    .insert(schema.points)
    .values(recorded.map((place) => ({ ...ofTrash(place), id: pointOf(place), title: '课点', description: '描述' })));
  await db
    .insert(schema.ksas)
    .values(recorded.map((place) => ({ ...ofTrash(place), id: ksaOf(place), title: 'K' as const, level: 1, description: '知识' })));
  await db.insert(schema.pointKsas).values(recorded.map((place) => ({ pointId: pointOf(place), ksaId: ksaOf(place) })));
  await db
    .insert(schema.taskGoals)
    .values(recorded.map((place) => ({ ...inTrash(place), id: taskGoalOf(place), projectId: rowOf(place), description: '任务' })));
  await db
    .insert(schema.majorMatrixEntries)
    .values(recorded.map((place) => ({ ...ofUnit(place), id: cellOf(place), indicatorId: indicatorOf(place), relate: 0 as const })));
  await db.insert(schema.majorMatrixGoals).values(recorded.map((place) => ({ entryId: cellOf(place), goalId: goalOf(place) })));
  await db.insert(schema.courseMatrixEntries).values(courseCells);
  await db.insert(schema.projectMatrixEntries).values(
    recorded.map((place) => {
      return {
        id: cellOf(place),
        courseMatrixEntryId: cellOf(place),
        taskGoalId: taskGoalOf(place),
        ksaId: ksaOf(place),
        relate: 0 as const,
      };
    }),
  );
  const { schedule, exampercent } = emptyAdditionalInfo(1);
  await db.insert(schema.syllabuses).values(recorded.map((place) => ({ ...ofUnit(place), id: unitOf(place), schedule, exampercent })));
  await db.insert(schema.users).values(
    recorded.map((place) => {
      const account = { userName: `person ${place}`, email: `${place}@college.example`, passwordHash: '' };
      const collegeId = place === 'otherCollege' ? 2 : 1;
      return { ...account, ...inTrash(place), id: personOf(place), collegeId, permissionId: 3010, relativeId: unitOf(place) };
    }),
  );
  for (const place of places) await publishAsItIs(db, majorOf(place), editionOf(place));
}

/** Gives a published edition the state that its major has now. */
async function publishAsItIs(db: Database, homeMajorId: number, editionId: number): Promise<void> {
  const state = await readMajorState(db, { majorId: homeMajorId, homeMajorId });
  const stateId = await storeState(db, state, { homeMajorId, userId: cast.collegeAdmin.id, occasion: 'published', now: deletion });
  await db.update(schema.editions).set({ stateId }).where(eq(schema.editions.id, editionId));
}

/** What nobody finds: all of one place in the trash, and of the other the department alone. */
async function setGonePlaces(db: Database): Promise<void> {
  const { colleges, departments, majors, courseUnits } = schema;
  const buried = { deletedAt: deletion };
  const gonePlaces = ['deleted', 'buried'] as const;
  await db.insert(colleges).values({ ...buried, id: collegeOf('deleted'), name: '撤销的学校' });
  await db
    .insert(departments)
    .values(gonePlaces.map((place) => ({ ...buried, id: departmentOf(place), collegeId: 1, name: `学院 ${place}` })));
  await db
    .insert(majors)
    .values(
      gonePlaces.map((place) => ({ ...inTrash(place), id: majorOf(place), departmentId: departmentOf(place), name: place, code: place })),
    );
  await db
    .insert(courseUnits)
    .values(
      gonePlaces.map((place) => ({ ...inTrash(place), id: unitOf(place), majorId: majorOf(place), name: `课程 ${place}`, initing: false })),
    );
}

/** Takes back what an allowed deletion did. */
export async function undelete({ db }: OpenDatabase): Promise<void> {
  const { courseUnits, ksas, points, projects, taskGoals, teachingGoals } = schema;
  const deletable = [courseUnits, projects, taskGoals, teachingGoals, points, ksas];
  const statements = [
    ...deletable.map((table) => sql`update ${table} set deleted_at = null where deleted_at > ${deletion.toISOString()}`),
    db.insert(schema.courseMatrixEntries).values(courseCells).onConflictDoNothing().getSQL(),
  ];
  // One request for all of it: it follows every write that is allowed.
  await db.execute(sql.join(statements, sql.raw(';\n')).inlineParams());
}
