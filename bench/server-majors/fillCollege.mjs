export const majorCount = 2000;
export const coursesPerMajor = 15;

const departmentCount = 25;
const names = [
  '软件工程',
  '计算机科学与技术',
  '数据科学与大数据技术',
  '网络工程',
  '信息安全',
  '人工智能',
  '物联网工程',
  '机械设计制造及其自动化',
];

/** Puts a college of 2,000 majors into an empty database, with 30,000 courses that have chapters, points and goals. */
export async function fillCollege(db, schema) {
  const [college] = await db.insert(schema.colleges).values({ name: '明理大学' }).returning();
  const account = { userName: '院长', email: 'dean@college.example', passwordHash: '-', collegeId: college.id };
  const [user] = await db
    .insert(schema.users)
    .values({ ...account, permissionId: 1, relativeId: college.id })
    .returning();
  await db.execute(`
    insert into departments (college_id, name) select ${college.id}, '学院 ' || n from generate_series(1, ${departmentCount}) n;
    insert into majors (department_id, name, code, translations)
      select d.first + n % ${departmentCount}, (array[${names.map((name) => `'${name}'`).join(',')}])[1 + n % ${names.length}] || ' ' || n,
        lpad((80000 + n)::text, 6, '0'), jsonb_build_object('en', jsonb_build_object('name', jsonb_build_object('text', 'Major ' || n, 'updatedAt', '2026-03-01T00:00:00Z')))
      from generate_series(0, ${majorCount - 1}) n, (select min(id) as first from departments) d;
    insert into course_units (major_id, class_id, type_id, name, introduction, initing)
      select m.id, 1 + n % 2, 1 + n % 5, '课程单元 ' || n, repeat('本课程讲授基本概念、原理与方法。', 8), false
      from majors m, generate_series(1, ${coursesPerMajor}) n;
    insert into projects (course_unit_id, name, theory_period, position) select u.id, '章节 ' || n, 4, n from course_units u, generate_series(1, 2) n;
    insert into points (course_unit_id, title, description, position) select u.id, '课点 ' || n, '说明', n from course_units u, generate_series(1, 3) n;
    insert into graduation_requirements (major_id, description) select id, '1 工程知识' from majors;
    insert into indicators (requirement_id, description) select id, '1.1 能用工程知识解决问题' from graduation_requirements;
    insert into teaching_goals (course_unit_id, indicator_id, description)
      select u.id, i.id, '能为实际问题选择恰当的方法' from course_units u
      join graduation_requirements r on r.major_id = u.major_id join indicators i on i.requirement_id = r.id;
    analyze;`);
  return { collegeId: college.id, userId: user.id };
}
