/** Puts a major into an empty database: 60 courses of 10 chapters, 40 points, 60 KSA, 8 goals, 80 placed points and 480 placed KSA items, with filled syllabuses. */
export async function fillMajor(db, schema) {
  const [college] = await db.insert(schema.colleges).values({ name: '明理大学' }).returning();
  const [department] = await db.insert(schema.departments).values({ collegeId: college.id, name: '计算机学院' }).returning();
  const [major] = await db.insert(schema.majors).values({ departmentId: department.id, name: '软件工程', code: '080902' }).returning();
  const account = { userName: '院长', email: 'dean@college.example', passwordHash: '-', collegeId: college.id };
  const [user] = await db
    .insert(schema.users)
    .values({ ...account, permissionId: 1, relativeId: college.id })
    .returning();
  await db.execute(`
    insert into graduation_requirements (major_id, description, position) select ${major.id}, n || ' 毕业要求', n from generate_series(1, 12) n;
    insert into indicators (requirement_id, description, position)
      select id, position || '.' || n || ' 能够运用数学与自然科学知识分析问题。', n from graduation_requirements, generate_series(1, 3) n;
    insert into course_units (major_id, name, introduction, theory_period, practice_period, initing) select ${major.id}, '课程 ' || n, repeat('讲授基本概念。', 30), 40, 20, false from generate_series(1, 60) n;
    insert into course_managers (course_unit_id, user_id) select id, ${user.id} from course_units;
    insert into projects (course_unit_id, name, theory_period, practice_period, position)
      select u.id, '第 ' || n || ' 章', 4, 2, n from course_units u, generate_series(1, 10) n;
    insert into task_goals (project_id, description, product, position)
      select id, '任务 ' || n || ' ' || name, '可运行程序', n from projects, generate_series(1, 2) n;
    insert into points (course_unit_id, title, description, position)
      select u.id, '课点 ' || n, repeat('讲授基本概念、原理与方法。', 6), n from course_units u, generate_series(1, 40) n;
    insert into ksas (course_unit_id, title, level, description)
      select u.id, (array['K', 'S', 'A'])[1 + n % 3], 1 + n / 3, repeat('掌握并能运用。', 6) from course_units u, generate_series(0, 59) n;
    insert into point_ksas (point_id, ksa_id, position)
      select p.id, k.id, 0 from points p join ksas k on k.course_unit_id = p.course_unit_id and (p.id + k.id) % 30 = 0;
    insert into teaching_goals (course_unit_id, indicator_id, description, position)
      select u.id, i.id, '能设计并实现 ' || i.id, i.position from course_units u join lateral (
        select id, position from indicators order by (id * 7 + u.id) % 36, id limit 8) i on true;
    insert into major_matrix_entries (course_unit_id, indicator_id, relate) select course_unit_id, indicator_id, id % 2 from teaching_goals;
    insert into major_matrix_goals (entry_id, goal_id)
      select e.id, g.id from major_matrix_entries e join teaching_goals g on g.course_unit_id = e.course_unit_id and g.indicator_id = e.indicator_id;
    insert into course_matrix_entries (course_unit_id, project_id, goal_id, point_id, relate, study, teach, product, week, theory_period)
      select p.course_unit_id, p.id, g.id, o.id, (p.id + g.id) % 2, '小组讨论', '案例驱动', '报告', '8-10', 2 from projects p
      join lateral (select id, row_number() over (order by id) n from teaching_goals where course_unit_id = p.course_unit_id) g on true
      join points o on o.course_unit_id = p.course_unit_id and o.position = 1 + (p.position * 8 + g.n) % 40;
    insert into project_matrix_entries (course_matrix_entry_id, task_goal_id, ksa_id, relate)
      select c.id, t.id, k.id, k.id % 2 from course_matrix_entries c join task_goals t on t.project_id = c.project_id
      join lateral (select id from ksas where course_unit_id = c.course_unit_id order by (id * 7 + c.id) % 60, id limit 3) k on true;
    insert into syllabuses (course_unit_id, score, textbooks, textreferences, attend, assignment, practice)
      select id, 3, repeat('《数据结构》', 10), repeat('参考资料。', 40), repeat('考勤要求。', 40), repeat('作业提交。', 40), repeat('实践环节。', 40) from course_units;
    analyze;`);
  const { rows } = await db.execute(
    `select ${['course_units', 'points', 'course_matrix_entries', 'project_matrix_entries'].map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  );
  return { userId: user.id, majorId: major.id, counts: rows[0] };
}
