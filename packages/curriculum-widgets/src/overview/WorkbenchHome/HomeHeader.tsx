import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { permissionMessages } from '../../people/permission/messages';
import { permissionWord } from '../../people/permission/permissionWords';
import { Facts } from './homeParts';
import { workbenchHomeMessages } from './messages';
import { partOfDay } from './partOfDay';
import type { WorkbenchPerson } from './WorkbenchHomeProps';

interface HomeHeaderProps {
  person: WorkbenchPerson;
  now?: () => Date;
  drafts: number;
  copies: number;
  courses: number;
  /**
   * Whether more courses wait than were counted.
   * @default false
   */
  areMoreCourses?: boolean;
}

/** The greeting, who the person is here, and how much waits. */
export function HomeHeader({ person, now = () => new Date(), areMoreCourses = false, ...counts }: HomeHeaderProps) {
  const text = useMessages(workbenchHomeMessages);
  const permissions = useMessages(permissionMessages);
  const greeting = text[partOfDay(now().getHours())]({ name: person.name });
  const facts = [
    { count: counts.drafts, word: text.draftFact({ count: counts.drafts }), isAtLeast: false },
    { count: counts.copies, word: text.copyFact({ count: counts.copies }), isAtLeast: false },
    { count: counts.courses, word: text.courseFact({ count: counts.courses }), isAtLeast: areMoreCourses },
  ].filter(({ count }) => count > 0);
  return (
    <PageHeader
      variant="home"
      title={greeting}
      facts={
        <Facts>
          <span>{permissionWord(person.permissionId, permissions)}</span>
          {facts.map(({ count, word, isAtLeast }) => (
            <span key={word}>
              {isAtLeast && `${text.atLeast} `}
              <strong>{count}</strong> {word}
            </span>
          ))}
        </Facts>
      }
    />
  );
}
