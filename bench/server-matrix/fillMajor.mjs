export const courseCount = 120;
export const indicatorCount = 80;

/** Puts a major of 120 courses × 80 indicator points into an empty database: 20 entries a course, a goal in each of the first eight. */
export async function fillMajor(db, schema) {
  const [college] = await db.insert(schema.colleges).values({ name: '明理大学' }).returning();
  const [department] = await db.insert(schema.departments).values({ collegeId: college.id, name: '计算机学院' }).returning();
  const [major] = await db.insert(schema.majors).values({ departmentId: department.id, name: '软件工程' }).returning();
  const account = { userName: '院长', email: 'dean@college.example', passwordHash: '-', collegeId: college.id };
  const [user] = await db
    .insert(schema.users)
    .values({ ...account, permissionId: 1, relativeId: college.id })
    .returning();
  await db.execute(`
    insert into graduation_requirements (major_id, description, position) select ${major.id}, n || ' 工程知识与能力', n from generate_series(1, 12) n;
    insert into indicators (requirement_id, description, position)
      select r.id, r.position || '.' || (1 + n / 12) || ' 能将数学与工程基础知识用于解决复杂工程问题', n
      from generate_series(0, ${indicatorCount - 1}) n join graduation_requirements r on r.position = 1 + n % 12;
    insert into course_units (major_id, class_id, type_id, name, introduction, initing, create_time)
      select ${major.id}, 1 + n % 2, 1 + n % 5, '课程单元 ' || n, repeat('本课程讲授基本概念、原理与方法。', 8), false, now() - n * interval '1 minute'
      from generate_series(1, ${courseCount}) n;
    insert into major_matrix_entries (course_unit_id, indicator_id, relate)
      select u.id, i.id, (u.id + i.id) % 2 from course_units u join indicators i on (u.id * 3 + i.id) % 4 = 0;
    insert into teaching_goals (course_unit_id, indicator_id, description, position)
      select course_unit_id, indicator_id, '能为实际问题选择恰当的方法并说明理由', place
      from (select *, row_number() over (partition by course_unit_id order by indicator_id) as place from major_matrix_entries) e where place <= 8;
    insert into major_matrix_goals (entry_id, goal_id)
      select e.id, g.id from teaching_goals g join major_matrix_entries e on e.course_unit_id = g.course_unit_id and e.indicator_id = g.indicator_id;
    analyze;`);
  return { majorId: major.id, userId: user.id };
}
