import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../db';
import { raced } from '../../races/courseActs.test-data';
import type { Read, Sent } from '../../races/raceAct.test-data';
import type { Sending } from '../../races/sending.test-data';
import { writes, type Write } from '../../races/tryPairs.test-data';
import type { Random } from '../writing/walkState.test-data';

/** The editors of a major and of a course, by the calls through which they save; what a chosen editor cannot do in a course is left out. */
const notInCurricula =
  /^(?:save|delete)Department|^deleteMajor|^saveMajor: (?:changes its|puts)|Edition|News|Occupation|Skill|Profession|College|User|Profile|Password|Name|Person|Budgets|restore/;
const editors = writes.filter(({ name }) => !notInCurricula.test(name));
const isRare = ({ name }: Write) => /Course(?:ByShortPath|Card)?: deletes$|UnitList: deletes$/.test(name);

const named = { courseId: raced.courseId, courseid: raced.courseId, majorId: raced.majorId, majorid: raced.majorId };
let turn = 0;

/** Lets somebody save in a major, its draft or the current edition, through as many calls; answers which were accepted. */
export async function walkByCalls(
  { db }: OpenDatabase,
  sending: Sending,
  majorId: number,
  random: Random,
  steps: number,
): Promise<string[]> {
  const accepted: string[] = [];
  for (let tries = 0; accepted.length < steps && tries < steps * 10; tries += 1) {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from course_units where major_id = ${majorId} and deleted_at is null and not initing order by id`,
    );
    const editor = editors[random(editors.length)]!;
    if (rows.length === 0 || (isRare(editor) && random(8) > 0)) continue;
    const place = { courseId: rows[random(rows.length)]!.id, majorId };
    if (await save(sending, editor, place)) accepted.push(editor.name);
  }
  return accepted;
}

async function save(
  sending: Sending,
  { endpoint, act }: Write,
  place: typeof raced | { courseId: number; majorId: number },
): Promise<boolean> {
  const reader = sending.reader('collegeAdmin');
  const read: Read = (asked, sent) => reader(asked, elsewhere(sent, place));
  let request: Sent;
  try {
    request = await act.request(read);
  } catch {
    // The course has nothing that this editor changes.
    return false;
  }
  turn += 1;
  const { code } = await sending.call('collegeAdmin', endpoint, inOtherWords(elsewhere(request, place), turn));
  return code === '0';
}

/** The same request about another course and major, wherever it names those that the acts are written for. */
function elsewhere<Value>(value: Value, place: { courseId: number; majorId: number }): Value {
  return mapped(value, (each, key) => {
    const name = key as keyof typeof named;
    if (!(key in named) || Number(each) !== named[name]) return each;
    return /course/i.test(key) ? place.courseId : place.majorId;
  });
}

/** Texts that no other save writes. */
function inOtherWords<Value>(value: Value, count: number): Value {
  return mapped(value, (each) =>
    typeof each === 'string' ? each.replace(/（修订[^）]*）|新的|另一种|又一个/, (word) => `${word} ${count} `) : each,
  );
}

function mapped<Value>(value: Value, change: (value: unknown, key: string) => unknown, key = ''): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => mapped(each, change)) as Value;
  if (typeof value !== 'object' || value === null) return change(value, key) as Value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapped(each, change, name)])) as Value;
}
