import {
  applyQuickFix,
  changeAuthors,
  chooseFix,
  comparedStates,
  compareEditions,
  countCompared,
  curriculumEngine,
  courseList,
  curriculumBooklet,
  editionProgressFigures,
  editionSyllabus,
  fixName,
  mergePlan,
  pageOfChanges,
  publishedHomeOf,
  publishFindings,
  relinked,
  revisionDocument,
  ruleById,
  sideFigures,
  tellFindings,
  upgradeReasons,
  withAccepted,
  withAuthors,
  withoutLoose,
  type ComparedStates,
  type CurriculumEngine,
  type CurriculumState,
  type DescribedChange,
  type JudgedState,
  type Language,
  type ThreeWay,
} from '@college/curriculum-model';
import { courseParts } from '../courseParts';
import { canonicalPart, hashOf, packPart, partFormat, readPart, unpackPart } from '../partContent';
import type { NamedPart } from '../packedParts';
import { courseRowsOf } from '../readCourseRows';
import type { AskJob, Answered, AssembleJob, Assembled, EditionJob, EditionResult, Questions, Subject } from './editionJob';
import { createPartMemory } from './partMemory';
import { mergeOf, prepareAct } from './prepareAct';
import type { AskedAct } from './preparedAct';

// One page after another is asked of the same two states, and of one major after another by the rules of few colleges.
const mostKept = 4;

/** Does one job after another, with the parts and comparisons of the last ones in memory. */
export function createAnswerer(memory = createPartMemory()) {
  const compared = new Map<string, ComparedStates>();
  let known: { key: string; merge: ThreeWay } | undefined;
  const judges = new Map<string, CurriculumEngine>();

  async function answerJob(job: EditionJob): Promise<EditionResult> {
    const result = job.act === 'assemble' ? await assemble(job) : await ask(job);
    memory.trim();
    return result;
  }

  async function assemble({ groups, major, indicators }: AssembleJob): Promise<Assembled> {
    const lineages = new Map<number | string, string>(indicators);
    const ids = groups.flatMap((group) => group.ids);
    const { courses } = withoutLoose({
      major,
      courses: groups.flatMap((group) => courseParts(group.ids, courseRowsOf(group.texts), lineages)),
    });
    const parts = courses.map(async (part, at) => {
      const canonical = canonicalPart(part);
      const hash = hashOf(canonical);
      memory.add(hash, readPart(canonical, hash), canonical.length);
      return { courseId: ids[at]!, hash, format: partFormat, content: await packPart(canonical) };
    });
    return { parts: await Promise.all(parts) };
  }

  async function ask<About extends Subject>({ about, asked, states, contents }: AskJob<About>): Promise<Answered<About>> {
    for (const stored of contents) {
      const { part, characters } = await unpackPart(stored);
      memory.add(stored.hash, part, characters);
    }
    const missing = memory.missing(states.flat());
    if (missing.length > 0) return { missing };
    const read = states.map((hashes) => memory.stateOf(hashes));
    return { answer: await answers[about](read as unknown as Sides, asked, states) };
  }

  /** Parts keep their identity in memory, so that only those are judged again that changed. */
  function engineFor({ today, occasion, settings }: Questions['findings']['asked']): CurriculumEngine {
    return latest(judges, `${today} ${occasion} ${JSON.stringify(settings)}`, () => curriculumEngine({ today, occasion, settings }));
  }

  /** In one language; of kept states and of what did not change since it is known already. */
  function compare([before, after]: Sides, language: Language, states: AskJob['states']): ComparedStates {
    const key = `${language} ${states.map((hashes) => hashOf(hashes.join())).join(' ')}`;
    return latest(compared, key, () => comparedStates(before, after, language));
  }

  /** Whoever planned an act asks for the same once more to do it. */
  function merged(asked: AskedAct, sides: readonly CurriculumState[], states: AskJob['states']): ThreeWay {
    const key = hashOf(JSON.stringify([{ ...asked, keepOpen: undefined }, states]));
    if (known?.key !== key) known = { key, merge: mergeOf(asked, sides) };
    return known.merge;
  }

  const answers: { [About in Subject]: Answerer<About> } = {
    comparison(sides, { language, entries, courses }, states) {
      const { changes, coverage, redline } = compare(sides, language, states);
      return { ...countCompared(withAuthors(changes, entries), courses), coverage, redline } as Questions['comparison']['answer'];
    },
    changes(sides, { language, entries, wanted }, states) {
      return pageOfChanges(withAuthors(compare(sides, language, states).changes, entries), wanted);
    },
    figures: ([current, ...others], { language }) => others.map((state) => sideFigures(current, state, language)),
    progress: ([state, base, current]: readonly CurriculumState[]) => editionProgressFigures({ state: state!, base, current }),
    booklet: ([state], { edition, languages }) => Buffer.from(JSON.stringify(curriculumBooklet(state, edition, languages))),
    syllabus: ([{ major, courses }], { languages, edition, takenAt }) => {
      const { fileName, document } = editionSyllabus({ major, course: courses[0]!, takenAt }, edition, languages);
      return { fileName, document: Buffer.from(JSON.stringify(document)) };
    },
    home: ([state]) => publishedHomeOf(state),
    mergePlan(sides, { language, entries, checks, ...wanted }, states) {
      const merge = merged({ act: 'merge', keepOpen: false, ...wanted }, sides, states);
      const authors = { draft: changeAuthors(entries.draft), current: changeAuthors(entries.current) };
      const plan = mergePlan(merge, wanted.into, language, authors);
      const engine = () => engineFor({ ...checks, occasion: 'review' });
      return { ...plan, findings: withAccepted(plan.findings, merge.merged, checks, engine) };
    },
    undoPlan: (sides, { language, entries, ...wanted }, states) =>
      mergePlan(merged({ act: 'undo', ...wanted }, sides, states), 'current', language, { current: changeAuthors(entries) }),
    turnPlan: (sides, { language }, states) => mergePlan(merged({ act: 'turn', choices: {} }, sides, states), 'current', language),
    act: (sides, asked, states) => prepareAct(asked, sides, merged(asked, sides, states)),
    differing: ([wanted, written]) => ({
      places: compareEditions(wanted, written).flatMap(({ type, at }) => (at === courseList ? [] : [`${type} ${at}`])),
    }),
    publication: ([state, approved]: readonly CurriculumState[], { language, ...checks }) => ({
      figures: publishedHomeOf(state!).figures,
      findings: publishFindings(judged(state!, approved), checks, language, engineFor({ ...checks, occasion: 'review' })),
      parts: namedParts(state!),
    }),
    findings([state, approved]: readonly CurriculumState[], asked) {
      const engine = engineFor(asked);
      const known = judged(state!, approved);
      return { findings: tellFindings(known, engine.judge(known)), unsaid: engine.unsaid(known) };
    },
    async fix([state, approved]: readonly CurriculumState[], { wanted, ...checks }) {
      const chosen = chooseFix(engineFor({ ...checks, occasion: 'review' }).everything(judged(state!, approved)), wanted);
      if (chosen.found === 'nothing') return chosen;
      const [finding] = tellFindings(state!, [chosen.finding]);
      if (chosen.found === 'other') return { found: 'other', finding: finding! };
      const merge = applyQuickFix(state!, chosen.fix);
      const asked = { act: 'merge', into: 'current', take: 'all', choices: {}, keepOpen: false } as const;
      const prepared = await prepareAct(asked, [merge.base, merge.draft, merge.current], merge);
      return { found: 'it', name: fixName(ruleById(chosen.finding.rule)!.title, chosen.fix), prepared };
    },
    document([before, after], { languages, entries, upgrades, ...revision }) {
      const authorsOf = changeAuthors(entries);
      const reasons = upgrades.map(({ upgrade, places }) => ({
        places,
        reasonOf: upgradeReasons(upgrade, after, languages === 'en' ? 'en' : 'zh'),
      }));
      const remarkOf = ({ at, way }: DescribedChange) => {
        const [latest] = authorsOf(at, { way });
        const reason = reasons.flatMap(({ places, reasonOf }) => (places.has(at) ? [reasonOf(at)] : [])).at(-1);
        return { ...(latest?.userName && { author: `${latest.userName} ${latest.at.slice(0, 10)}` }), ...(reason && { reason }) };
      };
      const document = revisionDocument({ before, after: relinked(before, after), remarkOf, ...revision }, languages);
      return Buffer.from(JSON.stringify(document));
    },
  };

  return answerJob;
}

/** A state beside its courses as they were approved, where any were. */
function judged(state: CurriculumState, approved: CurriculumState | undefined): JudgedState {
  return approved ? { ...state, approved: approved.courses } : state;
}

/** The parts of a state that was read by its digests. */
function namedParts({ major, courses }: CurriculumState): NamedPart[] {
  return [major, ...courses].map(({ kind, lineage, hash = '' }) => ({ kind, lineage, hash }));
}

/** What is known under a key, or made now; the latest few are kept. */
function latest<Kept>(known: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const kept = known.get(key) ?? make();
  known.delete(key);
  known.set(key, kept);
  for (const old of known.keys()) if (known.size > mostKept) known.delete(old);
  return kept;
}

type Sides = readonly [CurriculumState, CurriculumState, ...CurriculumState[]];

type Answerer<About extends Subject> = (
  states: Sides,
  asked: Questions[About]['asked'],
  names: AskJob['states'],
) => Questions[About]['answer'] | Promise<Questions[About]['answer']>;
