import type { Crosswalk } from '../../majors';
import { recordsOf, type CurriculumState } from '../state';
import { headingLength } from './upgradedHeading';

/** Whether a curriculum follows the new list of a crosswalk already: it has as many requirements, and more of them begin with a heading of the new list than with one of the old. */
export function hasNewList({ major }: CurriculumState, { from, to }: Crosswalk): boolean {
  const texts = recordsOf(major, 'requirement').map(({ fields }) => String(fields.description ?? ''));
  if (texts.length !== to.headings.length) return false;
  const beginning = ({ headings }: Crosswalk['to']) =>
    texts.filter((text, at) => headingLength(text, headings[at]?.zh ?? '') !== undefined);
  const [old, fresh] = [beginning(from).length, beginning(to).length];
  return fresh > old || (fresh === old && from.headings.length !== to.headings.length);
}
