import { may, type Language, type MatchRecord, type MatchTarget, type Titled } from '@college/curriculum-model';
import type { SampleUser } from '@college/curriculum-model/fixtures';
import type { MockState } from '../mock-api/mockState';
import { actorOf, chainOf } from '../mock-api/rights';

/** A record of the user's own college, with its course and major. */
export interface CollegeRecord extends MatchRecord, Titled {
  majorId: number;
  courseId: number | null;
}

type Translated = { translations?: { en?: Record<string, { text: string }> } };

/** What of the majors that the person may read can be matched: what was saved and is not deleted. */
export function collegeContent(state: MockState, user: SampleUser, target: MatchTarget, language: Language): CollegeRecord[] {
  const reader = actorOf(user);
  const readable = state.majors.filter(({ id }) => may(reader, 'read', chainOf(state, 'major', id)));
  const majors = new Map(readable.map((major) => [major.id, major]));
  const units = new Map(state.courseUnits.filter(({ majorId, initing }) => majors.has(majorId) && !initing).map((unit) => [unit.id, unit]));

  function record(
    row: Translated & { id: number },
    fields: readonly [string, string],
    texts: { title: string; description?: string; level?: string },
  ) {
    const [title = '', description = ''] = fields.map((field) => row.translations?.en?.[field]?.text ?? '');
    const own = { title: texts.title, description: texts.description ?? '' };
    const read = (chinese: string, english: string) => (language === 'en' && english !== '' ? english : chinese);
    const compared = [own.title, `${own.title} ${own.description}`, title, `${title} ${description}`].map((text) => text.trim());
    return {
      id: row.id,
      title: read(own.title, title),
      description: read(own.description, description),
      level: texts.level ?? '',
      texts: [...new Set(compared)].filter((text) => text !== ''),
      titles: [own.title, title].filter((text) => text !== ''),
    };
  }

  function ofCourse<Row extends { courseId: number }>(
    rows: readonly Row[],
    present: (row: Row) => ReturnType<typeof record>,
  ): CollegeRecord[] {
    return rows.flatMap((row) => {
      const unit = units.get(row.courseId);
      return unit
        ? [
            {
              ...present(row),
              courseId: unit.id,
              majorId: unit.majorId,
              origin: originOf(unit.name, unit.majorId),
              basis: { kind: 'course', id: unit.id, majorId: unit.majorId },
            },
          ]
        : [];
    });
  }

  function originOf(course: string, majorId: number): string {
    const major = majors.get(majorId)?.name ?? '';
    return language === 'zh' ? `${course}（${major}）` : `${course} (${major})`;
  }

  switch (target) {
    case 'course':
      return ofCourse(
        [...units.values()].map((unit) => ({ ...unit, courseId: unit.id })),
        (unit) => record(unit, ['name', 'introduction'], { title: unit.name, description: unit.introduction }),
      );
    case 'point':
      return ofCourse(state.points, (point) => record(point, ['title', 'description'], point));
    case 'ksa':
      return ofCourse(state.ksas, (ksa) => record(ksa, ['', 'description'], { ...ksa, level: `${ksa.title}${ksa.level}` }));
    case 'goal':
      return ofCourse(state.goals, (goal) => record(goal, ['description', ''], { title: goal.description }));
    case 'indicator':
      return [...majors.values()].flatMap(({ id: majorId, name }) =>
        (state.requires.get(majorId) ?? [])
          .flatMap(({ children }) => children)
          .map((row) => ({
            ...record(row, ['description', ''], { title: row.description }),
            majorId,
            courseId: null,
            origin: name,
            basis: { kind: 'major', id: majorId },
          })),
      );
  }
}
