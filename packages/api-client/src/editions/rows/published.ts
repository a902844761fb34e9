import {
  courseReportOf,
  editionRefusals,
  publishedHomeOf,
  lockOf,
  proposalState,
  publishWords,
  recordsOf,
  replyCodes,
  textPair,
  type CurriculumState,
  type Edition,
  type Language,
  type PublishedEdition,
  type PublishedHead,
} from '@college/curriculum-model';
import { MockRefusal } from '../../mock-api/MockRefusal';
import type { MockState } from '../../mock-api/mockState';
import { personName } from '../../mock-api/people';
import { found } from '../../mock-api/refusals';
import { courseProposalsOf, historyOf, latestProposalOf } from '../../proposals/mockProposals';

type Stored = MockState['editions'][number];

/** An edition as calls answer it. */
export function presentEdition(state: MockState, edition: Stored, language: Language): Edition {
  const { baseStateId: _base, stateId: _state, ...shown } = edition;
  const stored = latestProposalOf(state, edition.id);
  const history = stored && historyOf(state, stored);
  const proposal = stored &&
    history && { id: stored.id, round: stored.round, status: proposalState(history).status, isLocked: lockOf(history) !== undefined };
  const { length: coursesInReview } = courseProposalsOf(state, edition.id);
  return {
    ...shown,
    userName: personName(state, edition.userId, language),
    ...(proposal && { proposal }),
    ...(coursesInReview > 0 && { coursesInReview }),
  };
}

/** An edition that was published, withdrawn or not; any other is refused. */
export function findPublished(state: MockState, id: number): Stored {
  const edition = found(state.editions.find((one) => one.id === id));
  if (edition.kind !== 'published') throw new MockRefusal(replyCodes.validation, editionRefusals.notPublished);
  return edition;
}

/** The published editions of a major, withdrawn ones too, the latest first. */
export function latestFirst(state: MockState, majorId: number): Stored[] {
  return state.editions
    .filter(({ homeMajorId, kind }) => homeMajorId === majorId && kind === 'published')
    .toSorted((one, other) => other.id - one.id);
}

/** What a published edition says of itself. */
export function publishedHead(state: MockState, edition: Stored, language: Language): PublishedHead {
  const { id, name, entryYear, reason, createTime } = edition;
  const major = recordsOf(stateOf(state, edition).major, 'major')[0];
  const { college, withdrawn } = found(state.publications.get(id));
  const later = state.editions.find((one) => one.id === withdrawn?.supersededById);
  return {
    id,
    name,
    entryYear: entryYear ?? 0,
    reason,
    major: {
      name: textPair(major, 'name'),
      code: textPair(major, 'code').zh,
      standard: textPair(major, 'standard').zh,
      objectives: textPair(major, 'objectives'),
      college,
    },
    publishedAt: createTime,
    withdrawn: withdrawn && { at: withdrawn.at, reason: later ? publishWords.superseded(later.name)[language] : withdrawn.reason },
  };
}

/** A published edition: its home, or the course of a lineage. */
export function courseOfEdition(state: MockState, edition: Stored, part: number | undefined, language: Language): PublishedEdition {
  const head = publishedHead(state, edition, language);
  const kept = stateOf(state, edition);
  if (part === undefined) return { edition: head, home: publishedHomeOf(kept), course: null };
  const course = kept.courses.find(({ lineage }) => lineage === part);
  if (!course) throw new MockRefusal(replyCodes.notFound, editionRefusals.courseNotIn);
  const report = courseReportOf({ major: kept.major, course, takenAt: edition.createTime });
  return { edition: head, home: null, course: { lineage: part, report } };
}

/** The state that an edition keeps. */
export function stateOf({ curriculumStates }: MockState, { stateId }: Stored): CurriculumState {
  return found(curriculumStates.get(stateId ?? 0)).state;
}
