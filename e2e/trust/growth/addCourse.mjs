import { coursesOf } from './fillCollege.mjs';

/** Adds a major with one course of so many chapters: five points, seven KSA items, ten cells of the course matrix and sixty of the project matrix for each. */
export async function addCourse(client, { collegeId }, chapters) {
  const { rows } = await client.query(`
    with department as (insert into departments (college_id, name) values (${collegeId}, '大课学院') returning id),
      major as (insert into majors (department_id, name) select id, '大课 ' || ${chapters} from department returning id)
    insert into course_units (major_id, class_id, type_id, name, position, introduction, criterion, theory_period, initing)
    select id, 1, 1, '大课 ' || ${chapters}, '专业基础课', '本课程讲授基本概念。', '平时与期末', 32, false from major returning id, major_id as "majorId"`);
  const [{ id, majorId }] = rows;
  await client.query(`
    set session_replication_role = replica;
    create temporary table new_units as select ${id} as id, ${majorId} as major_id;
    create temporary table new_requirements as select nextval(pg_get_serial_sequence('graduation_requirements', 'id'))::int as id, n from generate_series(1, 4) n;
    insert into graduation_requirements (id, major_id, description, position) select id, ${majorId}, n || ' 工程知识', n from new_requirements;
    create temporary table new_indicators as select nextval(pg_get_serial_sequence('indicators', 'id'))::int as id, ${majorId} as major_id, id as requirement_id, n from new_requirements;
    insert into indicators (id, requirement_id, description) select id, requirement_id, n || '.1 能用工程知识解决问题' from new_indicators;
    ${coursesOf('new_units', { chapters, points: 5 * chapters, ksas: 7 * chapters, cellsPerPoint: 2, itemsPerCell: 6 })}
    drop table new_units, new_requirements, new_indicators;
    set session_replication_role = origin;`);
  return { courseId: id, majorId };
}
