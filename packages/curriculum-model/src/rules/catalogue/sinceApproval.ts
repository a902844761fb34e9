import { englishFieldName, recordPlace, shapeOf } from '../../editions';
import { isSame } from '../../fields';
import { writesField } from '../fix';
import { practice } from '../reason';
import { defineRule, type Rule, type Verdict } from '../rule';
import { both } from '../view/recordTexts';

const takeBack = both('恢复为审核通过的内容', 'Take back what was approved');
const { fields } = shapeOf('syllabus');
const english = new Map(Object.keys(fields).map((name) => [englishFieldName(name), name]));

const changedSinceApproval = defineRule({
  id: 'report.changed-since-approval',
  level: 'warning',
  title: both('审核通过后有修改', 'Changes after the approval'),
  why: practice('存档的文件应与审核通过的内容一致。', 'Stored papers equal what was approved.'),
  options: { minorFields: [] as string[] },
  reads: 'approval',
  // A syllabus that was not there was not approved, and one that is gone is another finding.
  judge: ({ part, syllabus }, { approved, options: { minorFields } }) => {
    const was = approved.syllabus;
    if (!syllabus || !was || syllabus === was) return [];
    return Object.entries(fields).flatMap(([name, { label, blank }]): Verdict[] => {
      const field = english.get(name) ?? name;
      const before = was.fields[name] ?? blank;
      if (minorFields.includes(field) || isSame(before, syllabus.fields[name] ?? blank)) return [];
      const at = recordPlace(part, 'syllabus', '');
      const sentence = () => both(`${label.zh}在审核通过后有修改`, `${label.en} changed after the approval`);
      return [{ at, part: name, field, sentence, fixes: () => [writesField(takeBack, at, syllabus, name, before)] }];
    });
  },
});

/** Rules on what became of a course since it was approved. */
export const approvalRules: readonly Rule[] = [changedSinceApproval];
