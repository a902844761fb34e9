import {
  changeDescriber,
  changeTopics,
  compareEditions,
  courseList,
  courseNames,
  readPlace,
  textOf,
  type Language,
  type Receipt,
} from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { personName } from '../../mock-api/people';
import type { StoredReceipt } from './storedReceipt';
import { writeChanges } from './writeChanges';

/** Writes what an act makes of a major, and its receipt. */
export function writeReceipt(mock: MockState, receipt: Omit<StoredReceipt, 'id' | 'at'>): StoredReceipt {
  const changes = changesOf(receipt);
  writeChanges(mock, { majorId: receipt.targetMajorId, userId: receipt.userId }, changes);
  return keepReceipt(mock, receipt);
}

/** Keeps the receipt of what an act made of a major already. */
export function keepReceipt(mock: MockState, receipt: Omit<StoredReceipt, 'id' | 'at'>): StoredReceipt {
  const stored = { ...receipt, id: mock.nextId(), at: mock.now() };
  mock.editionReceipts.unshift(stored);
  return stored;
}

/** What an act changed; the order of courses is that of their age and is not written. */
export function changesOf({ before, after }: Pick<StoredReceipt, 'before' | 'after'>) {
  return compareEditions(before, after).filter(({ at }) => at !== courseList);
}

/** The undo of a receipt that holds. */
export function undoOf(mock: MockState, id: number): StoredReceipt | undefined {
  return mock.editionReceipts.find((one) => one.undoOfId === id && undoOf(mock, one.id) === undefined);
}

/** A receipt as lists have it. */
export function presentReceipt(mock: MockState, receipt: StoredReceipt, language: Language): Receipt {
  const { id, homeMajorId, editionId, act, undoOfId, note, userId, at } = receipt;
  const changes = changesOf(receipt);
  const describe = changeDescriber(receipt.before, receipt.after, language);
  const topics = changes.map((change) => describe(change).topic);
  const courses = new Set(changes.flatMap((change) => readPlace(change.at)?.lineage ?? []));
  const isOfCopy = act === 'copy' || editionId === null;
  const home = mock.majors.find((major) => major.id === homeMajorId);
  return {
    id,
    homeMajorId,
    homeMajorName: home ? textOf(home, 'name', language) : '',
    editionId,
    editionName: mock.editions.find((edition) => edition.id === editionId)?.name ?? '',
    ...(isOfCopy && { courseNames: courseNames(touchedParts(receipt, courses), language) }),
    ...(receipt.fix && { fixName: receipt.fix[language] }),
    act,
    undoOfId,
    undoneById: undoOf(mock, id)?.id ?? null,
    note,
    userName: personName(mock, userId, language),
    at,
    changes: changes.length,
    courses: courses.size,
    topics: changeTopics.flatMap((topic) => {
      const count = topics.filter((one) => one === topic).length;
      return count > 0 ? [{ topic, changes: count }] : [];
    }),
  };
}

/** The courses that an act changed, as it left them or, where they are gone, as it found them. */
function touchedParts({ before, after }: StoredReceipt, courses: ReadonlySet<number>) {
  const left = after.courses.filter(({ lineage }) => courses.has(lineage));
  const gone = before.courses.filter(({ lineage }) => courses.has(lineage) && left.every((part) => part.lineage !== lineage));
  return [...left, ...gone];
}
