import type { StandardCategory } from '@college/api-client/contract';
import type { Language } from '@college/curriculum-model';
import type { Queries } from '../db';
import { inReadersLanguage } from '../majors/presentMajor';
import { listMajorNames } from './collegeMajorRepository';
import { listChoices } from './optionRepository';

/** The categories and classes of the standard with a college's majors under each (decision 8). */
export async function readStandards(db: Queries, collegeId: number, language: Language): Promise<StandardCategory[]> {
  const types = await listChoices(db, 'types');
  const majors = await listMajorNames(db, collegeId);
  const nameOf = ({ name }: (typeof types)[number]) => name[language] || name.zh;
  const below = (parentId: number | null) => types.filter((type) => type.parentId === parentId);
  return below(null).map((category) => ({
    code: codeOf(category.id),
    name: nameOf(category),
    classes: below(category.id).map((one) => ({
      code: codeOf(one.id),
      name: nameOf(one),
      majors: majors
        .filter(({ typeId }) => typeId === one.id)
        .map((major) => ({ id: major.id, name: inReadersLanguage(major, 'name', language), code: major.code })),
    })),
  }));
}

/** The code of the standard for an id: 1809 is '0809', 1008 is '08'; the inverse of `professionTypeId`. */
function codeOf(id: number): string {
  const number = id - 1000;
  return String(number).padStart(number < 100 ? 2 : 4, '0');
}
