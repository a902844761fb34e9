import {
  createKeywordIndex,
  findableKinds,
  may,
  searchLimit,
  textOf,
  type FindableKind,
  type FoundGroup,
  type FoundRecord,
  type Language,
  type SearchEverythingRequest,
} from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import { collegeContent } from '../assistant/collegeContent';
import type { MockState } from '../mock-api/mockState';
import { actorOf, chainOf } from '../mock-api/rights';
import { chainOfScope } from '../users/mockScopes';

interface Candidate {
  record: FoundRecord;
  texts: readonly string[];
}

/** What a person may read of several kinds; initials are left to the memory of the palette, which knows courses and majors. */
export function findEverythingIn(
  state: MockState,
  user: SampleUser,
  { keyword, kinds, limit = searchLimit }: SearchEverythingRequest,
  language: Language,
): FoundGroup[] {
  return findableKinds
    .filter((kind) => kinds.includes(kind))
    .map((kind) => {
      const candidates = candidatesOf(state, user, kind, language);
      const found = candidates.filter(({ texts }) => createKeywordIndex(texts).find(keyword).includes(1));
      return { kind, total: found.length, list: found.slice(0, limit).map(({ record }) => record) };
    });
}

function candidatesOf(state: MockState, user: SampleUser, kind: FindableKind, language: Language): Candidate[] {
  const reader = actorOf(user);
  if (kind === 'person') {
    return state.users
      .filter((person) => may(reader, 'manage', chainOfScope(state, person) ?? { collegeId: person.collegeId }))
      .map((person) => ({
        record: { id: person.id, title: textOf(person, 'userName', language), description: person.email },
        texts: [person.userName, person.email, textOf(person, 'userName', 'en')],
      }));
  }
  if (kind === 'major') {
    return state.majors
      .filter(({ id }) => may(reader, 'read', chainOf(state, 'major', id)))
      .map((major) => ({
        record: {
          ...departmentOf(state, major.departmentId, language),
          id: major.id,
          majorId: major.id,
          description: major.code,
          majorCode: major.code,
          ...titlesOf(major, language),
        },
        texts: [major.name, major.code, textOf(major, 'name', 'en')],
      }));
  }
  return collegeContent(state, user, kind, language).map(({ id, title, description, level, texts, majorId, courseId }) => {
    const major = state.majors.find((one) => one.id === majorId);
    const course = state.courseUnits.find((one) => one.id === courseId);
    const leaderId = kind === 'course' ? state.courseManagers.find((row) => row.courseId === courseId)?.userId : undefined;
    const leader = state.users.find((one) => one.id === leaderId);
    const record: FoundRecord = {
      id,
      title: kind === 'ksa' ? level : title,
      description: description ?? '',
      majorId,
      ...(major && { majorName: textOf(major, 'name', language), majorCode: major.code }),
      ...(course && { courseId: course.id }),
      ...(course && kind !== 'course' && { courseName: textOf(course, 'name', language) }),
      ...(course && kind === 'course' && titlesOf(course, language)),
      ...(leader && { leader: textOf(leader, 'userName', language) }),
    };
    return { record, texts: [level, ...texts] };
  });
}

/** The department of a major; a draft has none. */
function departmentOf(
  { departments }: MockState,
  id: number | undefined,
  language: Language,
): Pick<FoundRecord, 'departmentId' | 'departmentName'> {
  const department = departments.find((one) => one.id === id);
  return department ? { departmentId: department.id, departmentName: textOf(department, 'name', language) } : {};
}

/** A name in the reader's language, and in the other one where it is another. */
function titlesOf(named: Parameters<typeof textOf>[0] & { name: string }, language: Language): { title: string; otherTitle?: string } {
  const title = textOf(named, 'name', language);
  const otherTitle = language === 'en' ? named.name : textOf(named, 'name', 'en');
  return { title, ...(otherTitle !== title && { otherTitle }) };
}
