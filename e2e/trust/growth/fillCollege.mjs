/** The college of `trust:growth`: rows made by SQL, as large as asked for. */

export const majorsAtOnce = 12;
export const coursesPerMajor = 60;
export const pointsPerCourse = 40;

const names = ['软件工程', '网络工程', '信息安全', '人工智能', '物联网工程', '数据科学与大数据技术'];
const words = [
  '线性表',
  '二叉树',
  '图',
  '排序',
  '查找',
  '散列',
  '递归',
  '队列',
  '栈',
  '复杂度',
  '网络协议',
  '数据库',
  '事务',
  '索引',
  '并发',
];
const textOf = (list, number) => `(array[${list.map((word) => `'${word}'`).join(',')}])[1 + (${number}) % ${list.length}]`;

/** Adds one college with somebody who manages all of it. */
export async function addCollege(client) {
  const { rows } = await client.query(`
    with college as (insert into colleges (name) values ('成长大学') returning id)
    insert into users (user_name, email, password_hash, college_id, permission_id, relative_id)
    select '成长', 'growth@college.example', '-', id, 1, id from college returning id as "userId", college_id as "collegeId"`);
  return rows[0];
}

/**
 * Adds so many times twelve majors, each with sixty courses of four chapters, forty points, twelve KSA items, four bound goals and filled matrices. Checks of
 * foreign keys and triggers are left out, so the rows are as they would be where nobody worked out anything about them.
 */
export async function addMajors(client, { collegeId }, times) {
  const majors = times * majorsAtOnce;
  await client.query(`
    set session_replication_role = replica;
    create temporary table new_majors as select nextval(pg_get_serial_sequence('majors', 'id'))::int as id, nextval(pg_get_serial_sequence('departments', 'id'))::int as department_id,
      n from generate_series(1, ${majors}) n;
    update new_majors set department_id = (select min(one.department_id) from new_majors one where (one.n - 1) / ${majorsAtOnce} = (new_majors.n - 1) / ${majorsAtOnce});
    insert into departments (id, college_id, name) select distinct department_id, ${collegeId}, '学院 ' || department_id from new_majors;
    insert into majors (id, department_id, name, code, translations)
      select id, department_id, ${textOf(names, 'n')} || ' ' || id, lpad((80000 + id)::text, 6, '0'),
        jsonb_build_object('en', jsonb_build_object('name', jsonb_build_object('text', 'Major ' || id, 'updatedAt', '2026-03-01T00:00:00Z'))) from new_majors;
    create temporary table new_units as select nextval(pg_get_serial_sequence('course_units', 'id'))::int as id, m.id as major_id, k as n
      from new_majors m, generate_series(1, ${coursesPerMajor}) k;
    insert into course_units (id, major_id, class_id, type_id, name, position, introduction, criterion, theory_period, total_period, initing, create_time, update_time)
      select id, major_id, 1 + n % 2, 1 + n % 5, ${textOf(words, 'n')} || '基础 ' || id, '专业基础课', repeat('本课程讲授基本概念、原理与方法。', 8), '平时与期末', 32, 32, false,
        now() - id * interval '1 second', now() - id * interval '1 second' from new_units;
    create temporary table new_requirements as select nextval(pg_get_serial_sequence('graduation_requirements', 'id'))::int as id, m.id as major_id, k as n
      from new_majors m, generate_series(1, 4) k;
    insert into graduation_requirements (id, major_id, description, position) select id, major_id, n || ' 工程知识', n from new_requirements;
    create temporary table new_indicators as select nextval(pg_get_serial_sequence('indicators', 'id'))::int as id, r.major_id, r.id as requirement_id, r.n from new_requirements r;
    insert into indicators (id, requirement_id, description) select id, requirement_id, n || '.1 能用工程知识解决问题' from new_indicators;
    ${coursesOf('new_units', { chapters: 4, points: pointsPerCourse, ksas: 12 })}
    drop table new_majors, new_units, new_requirements, new_indicators;
    set session_replication_role = origin;`);
}

/** Stores some progress of every course, as the writes that made them would have. */
export async function storeFigures(client) {
  await client.query(`
    insert into course_progress (course_unit_id, revision, progress) select id, revision, id % 101 from course_units
    on conflict (course_unit_id) do update set revision = excluded.revision;
    analyze course_progress;`);
}

/** What is below the courses of a table, whose major has its new indicator points in `new_indicators`. */
export function coursesOf(table, { chapters, points, ksas, cellsPerPoint = 1, itemsPerCell = 1 }) {
  return `
    create temporary table new_goals as select nextval(pg_get_serial_sequence('teaching_goals', 'id'))::int as id, u.id as unit_id, i.id as indicator_id, i.n
      from ${table} u join new_indicators i on i.major_id = u.major_id;
    insert into teaching_goals (id, course_unit_id, indicator_id, description) select id, unit_id, indicator_id, '能为实际问题选择恰当的方法 ' || n from new_goals;
    create temporary table new_entries as select nextval(pg_get_serial_sequence('major_matrix_entries', 'id'))::int as id, g.* from (select id as goal_id, unit_id, indicator_id from new_goals) g;
    insert into major_matrix_entries (id, course_unit_id, indicator_id, relate) select id, unit_id, indicator_id, 0 from new_entries;
    insert into major_matrix_goals (entry_id, goal_id) select id, goal_id from new_entries;
    create temporary table new_chapters as select nextval(pg_get_serial_sequence('projects', 'id'))::int as id, nextval(pg_get_serial_sequence('task_goals', 'id'))::int as task_id,
      u.id as unit_id, k as n from ${table} u, generate_series(1, ${chapters}) k;
    insert into projects (id, course_unit_id, name, theory_period, position) select id, unit_id, '章节 ' || n, 8, n from new_chapters;
    insert into task_goals (id, project_id, description, product) select task_id, id, '完成一项任务', '报告' from new_chapters;
    create temporary table new_ksas as select nextval(pg_get_serial_sequence('ksas', 'id'))::int as id, u.id as unit_id, k as n from ${table} u, generate_series(1, ${ksas}) k;
    insert into ksas (id, course_unit_id, title, level, description) select id, unit_id, (array['K','S','A'])[1 + n % 3], 1 + n / 3, '掌握' || ${textOf(words, 'n')} from new_ksas;
    create temporary table new_points as select nextval(pg_get_serial_sequence('points', 'id'))::int as id, u.id as unit_id, k as n from ${table} u, generate_series(1, ${points}) k;
    insert into points (id, course_unit_id, title, description, position)
      select id, unit_id, ${textOf(words, 'n + unit_id')} || '与' || ${textOf(words, 'n * 7 + unit_id')}, '说明 ' || n, n from new_points;
    create temporary table new_cells as select nextval(pg_get_serial_sequence('course_matrix_entries', 'id'))::int as id, p.unit_id, p.id as point_id, g.id as goal_id, c.id as project_id, c.task_id, p.n
      from new_points p join generate_series(0, ${cellsPerPoint - 1}) k on true
      join new_goals g on g.unit_id = p.unit_id and g.n = 1 + (p.n + k) % 4
      join new_chapters c on c.unit_id = p.unit_id and c.n = 1 + p.n % ${chapters};
    insert into course_matrix_entries (id, course_unit_id, project_id, goal_id, point_id, relate, study, teach, product, week, theory_period)
      select id, unit_id, project_id, goal_id, point_id, 0, '讨论', '讲授', '作业', '1', 1 from new_cells;
    insert into project_matrix_entries (course_matrix_entry_id, task_goal_id, ksa_id, relate)
      select c.id, c.task_id, k.id, 0 from new_cells c join generate_series(0, ${itemsPerCell - 1}) one on true
      join new_ksas k on k.unit_id = c.unit_id and k.n = 1 + (c.n + one) % ${ksas};
    drop table new_goals, new_entries, new_chapters, new_ksas, new_points, new_cells;`;
}
