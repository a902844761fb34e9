/** The same page as two plain queries, without rights and without a reply. */
export async function rawPage(db, collegeId, pageNum, pageSize) {
  const begun = performance.now();
  await db.execute(`select * from occupations where college_id = ${collegeId} and deleted_at is null
    order by create_time desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`);
  await db.execute(`select count(*) from occupations where college_id = ${collegeId} and deleted_at is null`);
  return performance.now() - begun;
}

/** The names that hold a keyword, as the database finds them by itself: without initials, codes or ranks, but counted. */
export async function rawSearch(db, table, keyword, limit) {
  const begun = performance.now();
  await db.execute(`select *, count(*) over () from ${table} where name ilike '%${keyword}%' order by length(name), id limit ${limit}`);
  return performance.now() - begun;
}
