import { rateOf, type BoardCourse, type DeadlinePart } from '@college/curriculum-model';

/** From one bar to the next, of which a bar takes all but the gap. */
export const pitch = 8;
const width = 6;
const height = 24;
/** With the room for the feet. */
export const rowHeight = height + 4;

/** The bars of a row as five shapes, whatever their number: one element a bar would be a thousand of them. */
export function barPaths(courses: readonly BoardCourse[], part: DeadlinePart) {
  const box = (at: number, top: number, tall: number) => `M${at * pitch} ${top}h${width}v${tall}h${-width}z`;
  const paths = { track: '', fill: '', cap: '', error: '', warning: '' };
  for (const [at, course] of courses.entries()) {
    const rate = rateOf(course, part);
    const filled = Math.round((rate / 100) * height);
    paths.track += box(at, 0, height);
    if (filled > 0) paths.fill += box(at, height - filled, filled);
    if (rate === 100) paths.cap += box(at, 0, 2);
    if (course.errors > 0) paths.error += box(at, height + 1, 3);
    else if (course.reminders > 0) paths.warning += box(at, height + 1, 1);
  }
  return paths;
}
