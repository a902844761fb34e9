/** The rules over a major of 60 courses, whole and after an edit, in processor time, for `run.mjs`. Prints the times. */
import { createRuleEngine, curriculumRules } from '../../packages/curriculum-model/src/index.ts';
import { cleanDraft, programmeOf } from '../../packages/curriculum-model/src/rules/programme.test-data.ts';

const courses = 60;
const chapters = 8;
const pointsOfChapter = 6;
const rounds = 30;

/** A major of 60 courses, each with 48 points in 8 chapters and 144 entries of its project matrices. */
function largeMajor() {
  const draft = cleanDraft();
  const [model] = draft.courses.values();
  const indicators = draft.major.indicator.map(({ key }) => key);
  draft.courses = new Map(Array.from({ length: courses }, (_, at) => [2001 + at, largeCourse(model, at, indicators)]));
  return programmeOf(draft);
}

function largeCourse(model, at, indicators) {
  const own = [0, 7, 14].map((step) => indicators[(at + step) % indicators.length]);
  const goals = [0, 1, 2, 3, 4, 5].map((n) => ({
    key: `${100 + n}`,
    under: own[n % 3],
    fields: { description: `能分析第${at}门课第${n}类问题的代价，并给出可以验证的改进办法`, isBound: true },
  }));
  const numbers = Array.from({ length: chapters }, (_, n) => n);
  const points = numbers.flatMap((n) => Array.from({ length: pointsOfChapter }, (_, p) => ({ chapter: n, key: `${1000 + n * 10 + p}` })));
  const cell = ({ chapter, key }) => `${200 + chapter}-${100 + (chapter % 6)}-${key}`;
  return {
    ...model,
    course: [{ key: '', fields: { ...model.course[0].fields, name: `课程${at}` } }],
    chapter: numbers.map((n) => ({ key: `${200 + n}`, fields: { name: `第${n}单元`, theoryPeriod: 4, practicePeriod: 4 } })),
    taskGoal: numbers.map((n) => ({ key: `${300 + n}`, under: `${200 + n}`, fields: { description: `任务${n}`, product: '报告' } })),
    point: points.map(({ key }) => ({ key, fields: { title: `课点${key}`, description: `关于课点${key}的说明，供教师参考` } })),
    ksa: points.map(({ key }) => ({ key: `9${key}`, under: 'K', fields: { description: `知识${key}` } })),
    binding: own.map((key) => ({ key, fields: { relate: 0 } })),
    goal: goals,
    placedPoint: points.map((point) => ({ key: cell(point), fields: { relate: 0, week: '3', theoryPeriod: 1, practicePeriod: 0 } })),
    placedKsa: points.flatMap((point) =>
      [0, 1, 2].map((n) => ({
        key: `${cell(point)}-${300 + point.chapter}-9${points[(points.indexOf(point) + n) % points.length].key}`,
        fields: { relate: n % 2 },
      })),
    ),
  };
}

const copyOf = (state) => JSON.parse(JSON.stringify(state));

function timed(act) {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const asked = { occasion: 'editing', today: '2026-11-27' };
const state = largeMajor();
const first = timed(() => createRuleEngine(curriculumRules, {}, asked).judge(copyOf(state)));
const whole = [];
const edit = [];
const engine = createRuleEngine(curriculumRules, {}, asked);
let now = copyOf(state);
engine.judge(now);
for (let round = 0; round < rounds; round += 1) {
  const fresh = copyOf(state);
  whole.push(timed(() => createRuleEngine(curriculumRules, {}, asked).judge(fresh)));
  const at = round % courses;
  const part = now.courses[at];
  const goal = part.records.goal.map((one, n) =>
    n === 0 ? { ...one, fields: { ...one.fields, description: `能解释第${round}次改动的原因` } } : one,
  );
  const edited = { ...part, records: { ...part.records, goal } };
  now = { ...now, courses: now.courses.map((one) => (one === part ? edited : one)) };
  edit.push(timed(() => engine.judge(now)));
}
console.log(JSON.stringify({ first, whole, edit, findings: engine.judge(now).length }));
