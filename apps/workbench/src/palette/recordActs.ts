import type { FindableKind, FoundRecord } from '@college/curriculum-model';
import type { PaletteAct } from '@college/curriculum-widgets/search/CommandPalette';
import { basePath } from '../routing/basePath';
import {
  comparisonPath,
  courseUnitPath,
  courseUnitsPath,
  editionsPath,
  majorDetailPath,
  majorHomePath,
  matrixPath,
  readPath,
  reportPath,
  findingsPath,
  majorRulesPath,
  scenariosPath,
} from '../search/coursePaths';
import { hitPath } from '../search/recordPlace';
import { stringifySearchParams } from '../search/searchParams';
import { actSigns } from './actSigns';
import { paletteActMessages, type PaletteActName } from './messages';

/** The address of a record; undefined for one without a page. */
export function recordHref(record: FoundRecord, kind: FindableKind): string | undefined {
  const path = pathOf(record, kind);
  return path && `${basePath}${path}`;
}

function pathOf(record: FoundRecord, kind: FindableKind): string | undefined {
  if (kind === 'major') return majorHomePath({ majorId: record.id });
  if (kind === 'person') return `/manage${stringifySearchParams({ keyword: record.title })}`;
  return hitPath({ ...record, type: kind }, kind);
}

/** What can be done with a course or a major; an export is named by the course, since it has no address. */
export function recordActs(
  record: FoundRecord,
  kind: FindableKind,
  language: 'zh' | 'en',
  canOpen: (path: string) => boolean,
): PaletteAct[] {
  const { id } = record;
  const context = [record.title, kind === 'course' ? record.majorName : undefined].filter(Boolean).join(language === 'zh' ? '，' : ', ');
  const act = (name: PaletteActName, path?: string): PaletteAct => ({
    id: `${name}:${kind}:${id}`,
    title: paletteActMessages[language][name],
    otherTitle: paletteActMessages[language === 'zh' ? 'en' : 'zh'][name],
    context,
    sign: actSigns[name],
    ...(path !== undefined && { href: `${basePath}${path}` }),
  });
  const acts =
    kind === 'course' && record.majorId !== undefined
      ? courseActs({ majorId: record.majorId, courseId: id }, act)
      : kind === 'major'
        ? majorActs(id, act)
        : [];
  return acts.filter(({ href }) => href === undefined || canOpen(href.slice(basePath.length).replace(/\?.*$/, '')));
}

type MakeAct = (name: PaletteActName, path?: string) => PaletteAct;

function courseActs({ majorId, courseId }: { majorId: number; courseId: number }, act: MakeAct): PaletteAct[] {
  return [
    act('courseMatrix', matrixPath({ majorId, courseId, matrix: 'course' })),
    act('majorMatrix', matrixPath({ majorId, courseId, matrix: 'major' })),
    act('projectMatrix', matrixPath({ majorId, courseId, matrix: 'project' })),
    act('syllabus', reportPath({ majorId, courseUnitId: courseId })),
    act('word'),
    act('pdf'),
    act('openCourse', courseUnitPath({ majorId, courseUnitId: courseId })),
    act('readCourse', readPath({ courseId, majorId, type: 'course' })),
  ];
}

function majorActs(majorId: number, act: MakeAct): PaletteAct[] {
  return [
    act('majorHome', majorHomePath({ majorId })),
    act('majorDetail', majorDetailPath({ majorId })),
    act('courses', courseUnitsPath({ majorId })),
    act('findings', findingsPath({ majorId })),
    act('rules', majorRulesPath({ majorId })),
    act('editions', editionsPath({ majorId })),
    act('compare', comparisonPath({ majorId })),
    act('scenarios', scenariosPath({ majorId })),
  ];
}
