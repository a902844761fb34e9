/**
 * Puts a large course into an empty database: 40 chapters, 200 points, 300 KSA, every cell of both matrices filled, its goals bound in the major matrix. Sizes
 * by kind come back.
 */
export async function fillCourse(db, schema) {
  const [college] = await db.insert(schema.colleges).values({ name: '明理大学' }).returning();
  const [department] = await db.insert(schema.departments).values({ collegeId: college.id, name: '计算机学院' }).returning();
  const majors = await db
    .insert(schema.majors)
    .values(['软件工程', '计算机科学与技术'].map((name) => ({ departmentId: department.id, name })))
    .returning();
  const account = { userName: '院长', email: 'dean@college.example', passwordHash: '-', collegeId: college.id };
  const [user] = await db
    .insert(schema.users)
    .values({ ...account, permissionId: 1, relativeId: college.id })
    .returning();
  const [source, target] = majors.map(({ id }) => id);
  const [unit] = await db.insert(schema.courseUnits).values({ majorId: source, name: '数据结构', initing: false }).returning();
  await db.execute(`
    insert into graduation_requirements (major_id, description, position) select id, '要求', 0 from majors;
    insert into indicators (requirement_id, description, position)
      select id, '指标点 ' || n, n from graduation_requirements, generate_series(1, 12) n;
    insert into projects (course_unit_id, name, theory_period, practice_period, position)
      select ${unit.id}, '第 ' || n || ' 章', 4, 2, n from generate_series(1, 40) n;
    insert into task_goals (project_id, description, product, position)
      select id, '任务 ' || n || ' ' || name, '可运行程序', n from projects, generate_series(1, 3) n;
    insert into points (course_unit_id, title, description, position)
      select ${unit.id}, '课点 ' || n, repeat('讲授基本概念、原理与方法。', 6), n from generate_series(1, 200) n;
    insert into ksas (course_unit_id, title, level, description)
      select ${unit.id}, (array['K', 'S', 'A'])[1 + n % 3], 1 + n / 3, repeat('掌握并能运用。', 6) from generate_series(0, 299) n;
    insert into point_ksas (point_id, ksa_id, position)
      select p.id, k.id, 0 from points p join ksas k on (p.id + k.id) % 50 = 0;
    insert into teaching_goals (course_unit_id, indicator_id, description, position)
      select ${unit.id}, i.id, '能设计并实现', i.position from indicators i join graduation_requirements r on r.id = i.requirement_id and r.major_id = ${source};
    insert into major_matrix_entries (course_unit_id, indicator_id, relate) select course_unit_id, indicator_id, 0 from teaching_goals;
    insert into major_matrix_goals (entry_id, goal_id)
      select e.id, g.id from major_matrix_entries e join teaching_goals g on g.indicator_id = e.indicator_id;
    insert into course_matrix_entries (course_unit_id, project_id, goal_id, point_id, relate, study, teach, product, week, theory_period)
      select ${unit.id}, p.id, g.id, o.id, (p.id + g.id) % 2, '小组讨论', '案例驱动', '报告', '8-10', 2
      from projects p cross join teaching_goals g join points o on o.position = 1 + (p.position * 12 + g.position) % 200;
    insert into project_matrix_entries (course_matrix_entry_id, task_goal_id, ksa_id, relate)
      select c.id, t.id, k.id, k.id % 2 from course_matrix_entries c join task_goals t on t.project_id = c.project_id
      join lateral (select id from ksas order by (id * 7 + c.id) % 300, id limit 2) k on true;
    insert into syllabuses (course_unit_id, textbooks) values (${unit.id}, '《数据结构》');
    analyze;`);
  const { rows } = await db.execute(`select
    (select count(*)::int from course_matrix_entries) as "courseCells", (select count(*)::int from project_matrix_entries) as "projectCells",
    (select array_agg(id order by id) from teaching_goals) as goals,
    (select array_agg(i.id order by i.id) from indicators i join graduation_requirements r on r.id = i.requirement_id and r.major_id = ${target}) as indicators`);
  return { userId: user.id, courseId: unit.id, source, target, ...rows[0] };
}
