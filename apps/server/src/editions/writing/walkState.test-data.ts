import {
  arrange,
  courseSequenceFields,
  recordKinds,
  shapeOf,
  withoutLoose,
  type CurriculumState,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
  type Value,
} from '@college/curriculum-model';

/** Whole numbers from 0 up to a bound. */
export type Random = (bound: number) => number;

const [kinds, noFields] = [recordKinds.filter((kind) => kind !== 'major'), new Set(['derivedFrom', 'number', 'number.en'])];
let lastKey = 5_000_000;

/** A state in which a person made some changes of any kind. */
export function walkState(state: CurriculumState, random: Random, steps: number): CurriculumState {
  let walked = state;
  for (let step = 0; step < steps; step += 1) {
    const kind = kinds[random(kinds.length)]!;
    if (kind === 'course' && random(3) === 0) {
      const gone = random(walked.courses.length + 2);
      walked = { ...walked, courses: walked.courses.filter((_, index) => index !== gone) };
    } else if (shapeOf(kind).part === 'major') walked = { ...walked, major: walkPart(walked, walked.major, kind, random) };
    else {
      const at = random(Math.max(1, walked.courses.length));
      const courses = walked.courses.map((part, index) => (index === at ? walkPart(walked, part, kind, random) : part));
      walked = { ...walked, courses };
    }
    walked = withoutLoose(walked);
  }
  return walked;
}

function walkPart(state: CurriculumState, part: StatePart, kind: StateRecordKind, random: Random): StatePart {
  const list = [...(part.records[kind] ?? [])];
  const { refs, isOrdered } = shapeOf(kind);
  const act = random(5);
  const at = random(Math.max(1, list.length));
  const chosen = list[at];
  if (act === 0 || !chosen) {
    const added = newRecord(state, part, kind, random);
    if (added && !list.some(({ key }) => key === added.key)) list.splice(at, 0, added);
  } else if (act === 1 && refs?.length !== 0) list.splice(at, 1);
  else if (act === 2 && isOrdered && kind !== 'course') list.push(...list.splice(at, 1));
  else if (act === 3 && !refs && chosen.under !== undefined)
    list[at] = { ...chosen, under: ownerOf(state, part, kind, random) ?? chosen.under };
  else list[at] = { ...chosen, fields: { ...chosen.fields, ...written(kind, random) } };
  return { kind: part.kind, lineage: part.lineage, records: { ...part.records, [kind]: arrange(kind, list) } };
}

function newRecord(state: CurriculumState, part: StatePart, kind: StateRecordKind, random: Random): StateRecord | undefined {
  const { refs } = shapeOf(kind);
  const fields = { ...written(kind, random), ...('relate' in shapeOf(kind).fields ? { relate: random(2) } : {}) };
  if (!refs) {
    lastKey += 1;
    const under = ownerOf(state, part, kind, random);
    if (under === undefined && shapeOf(kind).under !== undefined) return undefined;
    return { key: String(lastKey), ...(under === undefined ? {} : { under }), fields };
  }
  const keys = refs.map((ref) => {
    const from = (shapeOf(ref).part === 'major' ? state.major : part).records[ref] ?? [];
    return from[random(Math.max(1, from.length))]?.key;
  });
  if (keys.includes(undefined)) return undefined;
  return { key: keys.join('-'), ...(kind === 'pointKsa' ? { under: keys[0]! } : {}), fields };
}

function ownerOf(state: CurriculumState, part: StatePart, kind: StateRecordKind, random: Random): string | undefined {
  const { under } = shapeOf(kind);
  if (under === undefined) return undefined;
  if (under === 'letter') return 'KSA'[random(3)];
  const owners = (shapeOf(under).part === 'major' ? state.major : part).records[under] ?? [];
  return owners[random(Math.max(1, owners.length))]?.key;
}

/** A value for one of the fields of a kind. */
function written(kind: StateRecordKind, random: Random): Record<string, Value> {
  const fields = Object.entries(shapeOf(kind).fields).filter(
    ([name, { field }]) => !noFields.has(name) && (name in courseSequenceFields || field?.kind !== 'own') && field?.kind !== 'reference',
  );
  const chosen = fields[random(Math.max(1, fields.length))];
  if (!chosen) return {};
  const [name, { blank }] = chosen;
  if (name === 'semester') return { [name]: random(3) === 0 ? null : 1 + random(12) };
  if (name in courseSequenceFields) return { [name]: random(3) === 0 ? null : [1001 + random(8), 2001 + random(8)] };
  if (name === 'relate') return { relate: random(2) };
  if (typeof blank === 'boolean') return { [name]: random(2) === 0 };
  if (blank === '') return { [name]: `新写 ${random(1000)}` };
  return { [name]: name === 'examtype' ? 1 + random(2) : 1 + random(40) };
}
