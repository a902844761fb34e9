/** The rows of the matrix as five plain queries, without rights and without a reply. */
export async function rawRead(database, majorId) {
  const begun = performance.now();
  const ofMajor = `course_unit_id in (select id from course_units where major_id = ${majorId})`;
  await database.db.execute(`select id, name, class_id, type_id, version from course_units where major_id = ${majorId}`);
  await database.db.execute(`select id, description from graduation_requirements where major_id = ${majorId}`);
  await database.db.execute(`select id, requirement_id, description from indicators`);
  await database.db.execute(`select id, indicator_id, course_unit_id, description from teaching_goals where ${ofMajor}`);
  await database.db.execute(`select e.id, e.course_unit_id, e.indicator_id, e.relate, array_agg(g.goal_id) from major_matrix_entries e
    left join major_matrix_goals g on g.entry_id = e.id where ${ofMajor} group by e.id`);
  return performance.now() - begun;
}

/** The least that the same change costs: in one transaction every strength turned and one entry in ten put elsewhere, within the database. */
export async function rawSave(database) {
  const begun = performance.now();
  await database.transaction(async (tx) => {
    await tx.execute(`select id from course_units order by id for update`);
    await tx.execute(`create temporary table gone on commit drop as
      with taken as (delete from major_matrix_entries e where id % 10 = 0 and not exists (select 1 from major_matrix_goals g where g.entry_id = e.id) returning *)
      select * from taken`);
    await tx.execute(`update major_matrix_entries set relate = 1 - relate, version = version + 1, update_time = now()`);
    await tx.execute(
      `insert into major_matrix_entries (course_unit_id, indicator_id, relate) select course_unit_id, indicator_id, 1 - relate from gone`,
    );
    await tx.execute(`update course_units set version = version + 1, update_time = now()`);
  });
  return performance.now() - begun;
}
