import { cardManager, cardMenus, type CourseCard, type Language } from '@college/curriculum-model';
import { sampleUser } from '@college/curriculum-model/fixtures';

/** The card of 数据结构 for somebody who may do everything, with whatever a story changes of it. */
export function aCard(changes: Partial<CourseCard> = {}, language: Language = 'zh'): CourseCard {
  const [course, major] = language === 'zh' ? ['数据结构', '软件工程'] : ['Data Structures', 'Software Engineering'];
  const { id, userName, translations } = sampleUser('majorLeader');
  return {
    self: { label: course, value: 1004 },
    parent: { label: major, value: 1001 },
    manager: [cardManager({ id, userName, translations })],
    ...cardMenus(sampleUser('collegeAdmin'), { collegeId: 1001, majorId: 1001 }, language),
    progress: 64,
    hours: { theory: 48, practice: 16, total: 64 },
    ...changes,
  };
}
