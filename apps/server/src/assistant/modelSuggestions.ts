import {
  diceOf,
  sharedTerms,
  textProfile,
  type Evidence,
  type FilledCourse,
  type FilledCourseMore,
  type FilledKsa,
  type FilledPoint,
  type Language,
  type Match,
  type PointKsa,
} from '@college/curriculum-model';
import type { OutsideModelSettings } from '../http/services';
import { keyOf } from './fillPoints';
import { assistantMessages } from './messages';
import { modelAnswers } from './modelAnswers';
import { requestModel } from './outsideModel';

/** An external model and the language of the caller. */
export interface ModelUse {
  model: OutsideModelSettings;
  language: Language;
}

const task =
  'You help staff of a college to describe a course. Write Chinese unless the material is English. Invent no facts about the college.';

/** Lets the model order what was found and drop what does not fit; it can add nothing. */
export async function rankByModel({ model }: ModelUse, keyword: string, found: readonly Match[]): Promise<Match[]> {
  if (found.length === 0) return [];
  const candidates = found.map(({ id, title, description, level }) => ({ id, title, description, level }));
  const instruction = `${task} Give each candidate that fits the keyword a score from 0 to 1; leave the others out.`;
  const { data } = await requestModel(model, { task: instruction, material: { keyword, candidates }, answer: modelAnswers.match });
  const scores = new Map(data.map(({ id, score }) => [id, score]));
  return found
    .flatMap((match) => {
      const score = scores.get(match.id);
      return score === undefined ? [] : [{ ...match, score }];
    })
    .toSorted((left, right) => right.score - left.score);
}

/** Texts for a course; what the model leaves out stays as the college's own courses suggest it. */
export async function courseByModel(use: ModelUse, name: string, own: FilledCourse): Promise<FilledCourse> {
  const { evidence, ...suggested } = own;
  const answer = await requestModel(use.model, {
    task: `${task} Write introduction, position in the curriculum, and academic output requirement of the course.`,
    material: { name, suggested },
    answer: modelAnswers.course,
  });
  const written = Object.entries(answer).filter(([, text]) => text?.trim());
  const reasons = Object.fromEntries(written.map(([field, text]) => [field, evidenceOf(use, name, text ?? '')]));
  return { ...suggested, ...Object.fromEntries(written), evidence: { ...evidence, ...reasons } };
}

/** The same with chapters. */
export async function courseMoreByModel(use: ModelUse, name: string, own: FilledCourseMore, courseId: number): Promise<FilledCourseMore> {
  const { projects: ownProjects, ...fields } = own;
  const course = await courseByModel(use, name, fields);
  const material = { name, suggested: ownProjects.map((row) => row.name) };
  const answer = await requestModel(use.model, {
    task: `${task} Divide the course into chapters with hours of theory and practice.`,
    material,
    answer: modelAnswers.projects,
  });
  if (answer.projects.length === 0) return { ...course, projects: ownProjects };
  const projects = answer.projects.map((row) => ({ ...row, id: 0, courseUnitId: courseId, courseClassId: null, courseTypeId: null }));
  const reason = evidenceOf(use, name, projects.map((row) => row.name).join(' '));
  return { ...course, projects, evidence: { ...course.evidence, projects: reason } };
}

/** Points for a course, without those that it has. */
export async function pointsByModel(
  use: ModelUse,
  name: string,
  own: readonly FilledPoint[],
  present: readonly string[],
): Promise<FilledPoint[]> {
  const answer = await requestModel(use.model, {
    task: `${task} Name the points that the course teaches, each with a short description; none of those present.`,
    material: { name, present, suggested: own.map(({ title, description }) => ({ title, description })) },
    answer: modelAnswers.points,
  });
  const known = new Set(present.map(keyOf));
  return answer.points
    .filter(({ title }) => !known.has(keyOf(title)))
    .map((point) => ({ id: 0, ...point, evidence: evidenceOf(use, name, `${point.title} ${point.description}`) }));
}

/** KSA for points of a course; a point that was not requested is dropped. */
export async function ksaByModel(use: ModelUse, points: readonly PointKsa[], own: FilledKsa): Promise<FilledKsa> {
  if (points.length === 0) return [];
  const answer = await requestModel(use.model, {
    task: `${task} Name the knowledge (K), skills (S) and abilities (A) that support each point.`,
    material: { points: points.map(({ id, title, description }) => ({ pointId: id, title, description })), suggested: own },
    answer: modelAnswers.ksa,
  });
  const titles = new Map(points.map(({ id, title }) => [id, title]));
  return answer.list.flatMap(({ pointId, ksa }) => {
    const title = titles.get(pointId);
    if (title === undefined || ksa.length === 0) return [];
    return [{ pointId, ksa: ksa.map((item) => ({ id: 0, level: 0, ...item, evidence: evidenceOf(use, title, item.description) })) }];
  });
}

function evidenceOf({ model, language }: ModelUse, wanted: string, text: string): Evidence {
  const score = Math.round(diceOf(textProfile(wanted), textProfile(text)) * 1000) / 1000;
  return { score, terms: sharedTerms(wanted, text, language), origin: assistantMessages.modelOrigin(model.model)[language] };
}
