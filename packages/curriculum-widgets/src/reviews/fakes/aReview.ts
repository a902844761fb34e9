import {
  curriculumEngine,
  languageCodes,
  proposalDetailOf,
  tellFindings,
  usualSteps,
  type Bilingual,
  type CurriculumState,
  type Deciders,
  type EditionFindings,
  type Language,
  type ProposalDetail,
  type ProposalEventKind,
  type ReviewStep,
} from '@college/curriculum-model';
import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import { aComparisonSource } from '../../editions/fakes/comparisonSource';
import { revision2026 } from '../../editions/fakes/revisions';
import type { ReviewDeskSource, ReviewedDraftSource } from '../ReviewDesk';

/** What happened, in short: who, what, at which step, to which state of the draft. */
export type Happened = [
  kind: ProposalEventKind,
  who: keyof typeof userIds | null,
  more?: { step?: string; digest?: string; text?: string; round?: number },
];

export interface AReview {
  events: readonly Happened[];
  steps?: readonly ReviewStep[];
  /** Of the draft as it is now. @default 'a' */
  digest?: string;
  /** Who asks. @default 'majorLeader' */
  as?: keyof typeof userIds;
  isOpen?: boolean;
  /** Nobody decides any more. */
  deciders?: Deciders;
  summary?: Bilingual;
  publish?: ProposalDetail['publish'];
  /** The published edition of the same entry year. */
  replaces?: string;
  /** The course whose changes alone are reviewed. */
  course?: ProposalDetail['course'];
}

const begun = Date.parse('2026-05-12T02:00:00.000Z');
const usualSummary = {
  zh: '为 11.2 与 9.2 补上强支撑：毕业设计增加新技术评估的要求，大学英语改为英语技术报告。代价是高等数学减少 16 学时，软件测试对 5.2 的支撑减弱。',
  en: 'Gives 11.2 and 9.2 strong support: the graduation project assesses new technology, and College English ends with a technical talk. In return, Advanced Mathematics loses 16 hours and Software Testing supports 5.2 less.',
};
const answers: Readonly<Record<string, keyof typeof userIds>> = {
  major: 'majorLeader',
  department: 'departmentManager',
  commission: 'collegeAdmin',
  office: 'collegeAdmin',
};

function nameIn(who: keyof typeof userIds, language: Language): string {
  const { userName, translations } = sampleUser(who);
  return (language === 'en' && translations?.en?.userName?.text) || userName;
}

/** A proposal as the rules of proposals tell it. */
export function aProposal(
  { events, steps = usualSteps, digest = 'a', as = 'majorLeader', isOpen = true, ...more }: AReview,
  language: Language,
): ProposalDetail {
  const summary = more.summary ?? usualSummary;
  const told = events.map(([kind, who, given = {}], at) => {
    const step = given.step ?? null;
    return {
      id: at + 1,
      kind,
      round: given.round ?? 1,
      step,
      stepName: steps.find(({ key }) => key === step)?.name ?? null,
      userId: who && userIds[who],
      userName: who && nameIn(who, language),
      at: new Date(begun + at * 5 * 3_600_000).toISOString(),
      digest: given.digest ?? 'a',
      text: given.text ?? '',
    };
  });
  const { id, collegeId, permissionId, relativeId } = sampleUser(as);
  const deciders = new Map(
    steps.map(({ key }): [string, Deciders] => {
      const who = answers[key] ?? 'majorLeader';
      return [
        key,
        more.deciders ?? [{ userId: userIds[who], userName: nameIn(who, language), permissionId: sampleUser(who).permissionId }],
      ];
    }),
  );
  return proposalDetailOf({
    head: {
      id: 12,
      editionId: 12,
      editionName: language === 'zh' ? '补齐沟通与终身学习的支撑' : 'Close the gaps in communication and lifelong learning',
      homeMajorId: 1001,
      homeMajorName: language === 'zh' ? '软件工程' : 'Software Engineering',
      ...(more.course && { course: more.course }),
      round: Math.max(...told.map(({ round }) => round)),
      summary: summary[language],
      reason: '',
      publish: more.publish ?? null,
      userId: userIds.majorEditor,
      userName: nameIn('majorEditor', language),
      createTime: told[0]!.at,
      updateTime: told.at(-1)!.at,
      version: told.length,
    },
    history: { steps, events: told, digest },
    isOpen,
    replaces: more.replaces,
    deciders,
    asker: { id, collegeId, permissionId, relativeId },
    chain: { collegeId: 1001, departmentId: 1001, majorId: 1001 },
  });
}

function findingsOf(state: CurriculumState): EditionFindings {
  const engine = curriculumEngine({ settings: {}, occasion: 'review', today: '2026-05-14' });
  return { findings: tellFindings(state, engine.judge(state)), accepted: [], ended: [], courses: [] };
}

const inEachCourse = new Set([
  'cover.content-missing',
  'cover.goal-without-point',
  'cover.chapter-without-point',
  'cover.chapter-without-task-goal',
]);
let judged: { before: EditionFindings; after: EditionFindings } | undefined;

/** A review made of spies, over the revision of the sample's major. */
export function aReviewDesk() {
  const { serve: serveComparison, ...comparing } = aComparisonSource();
  const source = {
    loadProposal: fn<ReviewDeskSource['loadProposal']>(),
    sendProposal: fn<ReviewDeskSource['sendProposal']>(),
    decideProposal: fn<ReviewDeskSource['decideProposal']>(),
    withdrawProposal: fn<ReviewDeskSource['withdrawProposal']>(),
    lockProposal: fn<NonNullable<ReviewDeskSource['lockProposal']>>(),
    askToWrite: fn<NonNullable<ReviewDeskSource['askToWrite']>>(),
  };
  const draftSource = { ...comparing, loadFindings: fn<ReviewedDraftSource['loadFindings']>() };

  /** For `beforeEach`: the review, and what it is after whatever is done. */
  function serve(review: AReview, after: AReview = review) {
    return (context?: { globals: Record<string, unknown> }) => {
      const language = context?.globals.language === languageCodes.en ? 'en' : 'zh';
      serveComparison(revision2026)(context);
      const states = revision2026();
      judged ??= { before: findingsOf(states.before), after: findingsOf(states.after) };
      const known = judged;
      // What the sample lacks in each of its courses is of no interest here.
      const weighing = ({ findings, ...rest }: EditionFindings) => ({
        ...rest,
        findings: findings.filter(({ level, rule }) => level !== 'advice' && !inEachCourse.has(rule)),
      });
      draftSource.loadFindings
        .mockReset()
        .mockImplementation((ref) => Promise.resolve(weighing(ref.startsWith('base') ? known.before : known.after)));
      source.loadProposal.mockReset().mockImplementation(() => Promise.resolve(aProposal(review, language)));
      for (const act of [source.sendProposal, source.decideProposal, source.withdrawProposal, source.lockProposal, source.askToWrite]) {
        act.mockReset().mockImplementation(() => Promise.resolve(aProposal(after, language)));
      }
    };
  }

  return { source, draftSource, serve };
}
