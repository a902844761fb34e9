import { recordPlace, type Place } from '../../editions';
import type { MatrixFinding, MatrixRule } from '../../matrices';
import type { Verdict } from '../rule';
import type { CourseView } from '../view/courseView';
import { courseFindings } from '../view/linkedOf';
import type { MajorView } from '../view/majorView';

const major = { kind: 'major', lineage: 0 } as const;

/** A finding of the matrices as the verdict of a rule: the same sentence, the same id as alias. */
export function asVerdict(finding: MatrixFinding, at: Place): Verdict {
  return { at, sentence: () => finding.sentence, aliases: [finding.id] };
}

/** The indicator point that a finding of the major matrix is about. */
export function indicatorPlace({ subject }: MatrixFinding): Place {
  return recordPlace(major, 'indicator', String(subject.id));
}

/** The findings of one rule of the matrices of a course. */
export function inMatrices(rule: MatrixRule, course: CourseView, of: MajorView): MatrixFinding[] {
  return courseFindings(course, of).filter((finding) => finding.rule === rule);
}

const kinds = { goal: 'goal', project: 'chapter', point: 'point', ksa: 'ksa' } as const;

/** The record of a course that a finding of its matrices is about. */
export function subjectPlace({ part }: CourseView, { subject: { kind, id } }: MatrixFinding): Place {
  return recordPlace(part, kinds[kind as keyof typeof kinds], String(id));
}
