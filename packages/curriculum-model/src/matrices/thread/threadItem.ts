import { bilingual, textOf } from '../../fields';
import { numberedText, type GraduateIndicator, type GraduateRequire } from '../../goals';
import type { Bilingual, Language } from '../../language';
import { ksaCode } from '../../points';
import { columnAt } from '../linked/columnGoals';
import { ksaById, pointById, pointNumber, projectById, projectNumber, ranks, taskGoalsOf } from '../linked/finders';
import { indicatorAt, indicatorsOf } from '../linked/indicators';
import type { LinkedMatrices } from '../linked/linkedMatrices';

/** Anything that the golden thread runs through, from graduation requirement to KSA item. */
export interface ThreadItem {
  kind: 'requirement' | 'indicator' | 'course' | 'goal' | 'project' | 'point' | 'taskGoal' | 'ksa';
  id: number;
}

/** What an item is called: its code, such as 2.1, G2 or K3, and its text. */
export interface ItemName {
  /** Empty for courses, and for goals that are not bound. */
  code: Bilingual;
  text: Bilingual;
}

/** What an item is called; null for one that these matrices do not have. */
export function itemName(matrices: LinkedMatrices, { kind, id }: ThreadItem): ItemName | null {
  switch (kind) {
    case 'requirement': {
      const found = indicatorsOf(matrices).find((one) => one.id === id);
      return found ? { code: same(found.number), text: withoutNumber(found.requirement) } : null;
    }
    case 'indicator': {
      const found = indicatorAt(matrices, id);
      return found ? { code: same(found.number), text: withoutNumber(found.indicator) } : null;
    }
    case 'course': {
      const course = matrices.courses[ranks(matrices.courses).get(id) ?? -1];
      return course ? { code: same(''), text: bilingual(course, 'name') } : null;
    }
    case 'goal': {
      const goal = matrices.goals[ranks(matrices.goals).get(id) ?? -1];
      const code = same(columnAt(matrices, id)?.code ?? '');
      return goal ? { code, text: bilingual(goal, 'description') } : null;
    }
    case 'project': {
      const project = projectById(matrices, id);
      const number = projectNumber(matrices, id);
      const code = { zh: `第 ${number} 章`, en: `Chapter ${number}` };
      return project ? { code, text: bilingual(project, 'name') } : null;
    }
    case 'point': {
      const point = pointById(matrices, id);
      const number = pointNumber(matrices, id);
      const code = { zh: `课点${number}`, en: `Point ${number}` };
      return point ? { code, text: bilingual(point, 'title') } : null;
    }
    case 'taskGoal': {
      const goal = matrices.taskGoals.find((one) => one.id === id);
      if (!goal) return null;
      const code = same(`T${taskGoalsOf(matrices, goal.projectId).indexOf(goal) + 1}`);
      return { code, text: bilingual(goal, 'description') };
    }
    case 'ksa': {
      const ksa = ksaById(matrices, id);
      return ksa ? { code: same(ksaCode(ksa)), text: bilingual(ksa, 'description') } : null;
    }
  }
}

/** Code and text in one, such as 课点5 二叉树遍历; the id of an item that is unknown. */
export function wholeName(matrices: LinkedMatrices, item: ThreadItem): Bilingual {
  const name = itemName(matrices, item);
  return name ? both((language) => `${name.code[language]} ${name.text[language]}`.trim()) : same(String(item.id));
}

function both(read: (language: Language) => string): Bilingual {
  return { zh: read('zh'), en: read('en') };
}

function same(text: string): Bilingual {
  return { zh: text, en: text };
}

function withoutNumber(row: GraduateRequire | GraduateIndicator): Bilingual {
  return both((language) => numberedText(textOf(row, 'description', language)).text);
}
