export const rowCount = 50_000;
export const pagedCount = 10_000;

const fields = '软件 机械 电子 化工 生物 建筑 金融 物流 通信 能源 材料 环境 农业 医药 食品 纺织 交通 航空 海洋 数据'.split(' ');
const matters = '工程 技术 设计 管理 分析 检测 维修 研究 服务 制造'.split(' ');
const roles = '人员 工程师 技师 管理员 专员 教师 师傅 助理 顾问 员'.split(' ');
const list = (words) => `array[${words.map((word) => `'${word}'`).join(',')}]`;
/** A name such as 软件工程师 17: two hundred thousand of them differ. */
const name = `(${list(fields)})[1 + n % ${fields.length}] || (${list(matters)})[1 + n / ${fields.length} % ${matters.length}]
  || (${list(roles)})[1 + n / ${fields.length * matters.length} % ${roles.length}] || ' ' || n`;

/** A college with one manager in a database that has the reference data. */
export async function fillCollege(db, schema) {
  const [college] = await db.insert(schema.colleges).values({ name: '明理大学' }).returning();
  const account = { userName: '院长', email: 'dean@college.example', passwordHash: '-', collegeId: college.id };
  const [user] = await db
    .insert(schema.users)
    .values({ ...account, permissionId: 1, relativeId: college.id })
    .returning();
  return { collegeId: college.id, userId: user.id };
}

/** Occupation records number `from` to `to`, a minute apart, each in another class of the classification. */
export async function fillOccupations(db, collegeId, from, to) {
  await db.execute(`
    insert into occupations (college_id, name, level_id, lvl_keywords, type_id, content, skills, code, create_time, update_time)
    select ${collegeId}, ${name}, e.first + n % e.count, '关键词', 1001 + n % 5, repeat('负责本职业的各项工作。', 8),
      '[{"courseIds": [1], "score": 60}]', '2-02-' || lpad((n % 100)::text, 2, '0') || '-' || n, now() - n * interval '1 minute', now()
    from generate_series(${from}, ${to}) n, (select min(id) as first, count(*)::int as count from occupation_entries) e;
    analyze occupations;`);
}

/** As many majors and qualifications as there are occupations in the end. */
export async function fillOthers(db, collegeId) {
  await db.execute(`
    insert into college_majors (college_id, name, type_id, code)
      select ${collegeId}, ${name}, t.id, lpad(n::text, 6, '0')
      from generate_series(1, ${rowCount}) n, (select min(id) as id from reference_options where kind = 'types') t;
    insert into qualifications (edition, position, name, department, type_name, depending)
      select '9999', n, ${name}, '人力资源社会保障部', '准入类', '相关规定' from generate_series(1, ${rowCount}) n;
    analyze;`);
}
