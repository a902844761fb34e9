/** The same page as two plain queries, without rights and without a reply: its majors, and what is known of their courses. */
export async function rawPage(database, { collegeId, pageNum, pageSize }) {
  const begun = performance.now();
  const { rows } = await database.db.execute(`select m.id, m.name, m.code, d.name as department, count(*) over () as total
    from majors m join departments d on d.id = m.department_id
    where d.college_id = ${collegeId} and m.deleted_at is null and d.deleted_at is null
    order by m.department_id, m.code collate "C", m.id limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
  const ids = rows.map(({ id }) => id).join(',');
  await database.db.execute(`select u.major_id, count(*), avg(p.progress), max(u.update_time) from course_units u
    left join course_progress p on p.course_unit_id = u.id where u.major_id in (${ids}) and u.deleted_at is null and not u.initing group by u.major_id`);
  return performance.now() - begun;
}

/** The names that hold a keyword, as the database finds them by itself: it knows no initials. */
export async function rawSearch(database, { collegeId, keyword }) {
  const begun = performance.now();
  await database.db.execute(`select m.id, m.name from majors m join departments d on d.id = m.department_id
    where d.college_id = ${collegeId} and m.deleted_at is null and m.name ilike '%${keyword}%' order by m.department_id, m.code limit 20`);
  return performance.now() - begun;
}
