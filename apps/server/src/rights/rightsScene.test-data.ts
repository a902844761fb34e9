import { emptyAdditionalInfo } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { schema, type OpenDatabase } from '../db';
import { setScene } from '../testing/scene';
import {
  cellOf,
  collegeMajorOf,
  collegeOf,
  everywhere,
  goalOf,
  indicatorOf,
  ksaOf,
  majorOf,
  occupationOf,
  personOf,
  pointOf,
  requirementOf,
  rowOf,
  taskGoalOf,
  unitOf,
} from './place.test-data';

const courseCells = everywhere.map((place) => ({
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
  const ofUnit = (place: (typeof everywhere)[number]) => ({ courseUnitId: unitOf(place) });
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
  await db.insert(schema.projects).values(everywhere.map((place) => ({ ...ofUnit(place), id: rowOf(place), name: '章节' })));
  const places = [...new Map(everywhere.map((place) => [majorOf(place), place])).values()];
  await db
    .insert(schema.graduationRequirements)
    .values(places.map((place) => ({ id: requirementOf(place), majorId: majorOf(place), description: '1' })));
  await db
    .insert(schema.indicators)
    .values(places.map((place) => ({ id: indicatorOf(place), requirementId: requirementOf(place), description: '1.1' })));
  await db
    .insert(schema.teachingGoals)
    .values(everywhere.map((place) => ({ ...ofUnit(place), id: goalOf(place), indicatorId: indicatorOf(place), description: '目标' })));
  await db
    .insert(schema.points)
    .values(everywhere.map((place) => ({ ...ofUnit(place), id: pointOf(place), title: '课点', description: '描述' })));
  await db
    .insert(schema.ksas)
    .values(everywhere.map((place) => ({ ...ofUnit(place), id: ksaOf(place), title: 'K' as const, level: 1, description: '知识' })));
  await db.insert(schema.pointKsas).values(everywhere.map((place) => ({ pointId: pointOf(place), ksaId: ksaOf(place) })));
  await db
    .insert(schema.taskGoals)
    .values(everywhere.map((place) => ({ id: taskGoalOf(place), projectId: rowOf(place), description: '任务' })));
  await db
    .insert(schema.majorMatrixEntries)
    .values(everywhere.map((place) => ({ ...ofUnit(place), id: cellOf(place), indicatorId: indicatorOf(place), relate: 0 as const })));
  await db.insert(schema.majorMatrixGoals).values(everywhere.map((place) => ({ entryId: cellOf(place), goalId: goalOf(place) })));
  await db.insert(schema.courseMatrixEntries).values(courseCells);
  await db.insert(schema.projectMatrixEntries).values(
    everywhere.map((place) => {
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
  await db.insert(schema.syllabuses).values(everywhere.map((place) => ({ ...ofUnit(place), id: unitOf(place), schedule, exampercent })));
  await db.insert(schema.users).values(
    everywhere.map((place) => {
      const account = { userName: `person ${place}`, email: `${place}@college.example`, passwordHash: '' };
      return { ...account, id: personOf(place), collegeId: collegeOf(place), permissionId: 3010, relativeId: unitOf(place) };
    }),
  );
}

/** Takes back what an allowed deletion did. */
export async function undelete({ db }: OpenDatabase): Promise<void> {
  const { courseUnits, ksas, points, projects, taskGoals, teachingGoals } = schema;
  const deletable = [courseUnits, projects, taskGoals, teachingGoals, points, ksas];
  const statements = [
    ...deletable.map((table) => sql`update ${table} set deleted_at = null where deleted_at is not null`),
    db.insert(schema.courseMatrixEntries).values(courseCells).onConflictDoNothing().getSQL(),
  ];
  // One request for all of it: it follows every write that is allowed.
  await db.execute(sql.join(statements, sql.raw(';\n')).inlineParams());
}
