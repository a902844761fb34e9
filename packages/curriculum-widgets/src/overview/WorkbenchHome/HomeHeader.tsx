import type { OverviewEdit } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { permissionMessages } from '../../people/permission/messages';
import { permissionWord } from '../../people/permission/permissionWords';
import { useCourseName } from '../../course-units/useCourseName';
import { Facts, Way } from './homeParts';
import { workbenchHomeMessages } from './messages';
import { partOfDay } from './partOfDay';
import { placeOfEdit } from './sections/placeOfEdit';
import { useEditKind } from './sections/useEditLine';
import type { WorkbenchPerson } from './WorkbenchHomeProps';
import type { WorkbenchPlaces } from './WorkbenchHomeSource';

interface HomeHeaderProps {
  person: WorkbenchPerson;
  now?: () => Date;
  drafts: number;
  copies: number;
  courses: number;
  /** Proposals to decide. */
  reviews?: number;
  /** Findings of the rules in what the person may change. */
  missing?: number;
  /** What the person changed last: the way back there is the first act of the page. */
  latest?: OverviewEdit | undefined;
  places?: WorkbenchPlaces;
  /**
   * Whether more courses wait than were counted.
   * @default false
   */
  areMoreCourses?: boolean;
}

/** The greeting, who the person is here, and how much waits. */
export function HomeHeader({
  person,
  now = () => new Date(),
  areMoreCourses = false,
  latest,
  places,
  reviews = 0,
  missing = 0,
  ...counts
}: HomeHeaderProps) {
  const text = useMessages(workbenchHomeMessages);
  const permissions = useMessages(permissionMessages);
  const courseName = useCourseName();
  const kindOf = useEditKind();
  const back = latest && places && placeOfEdit(latest, places);
  const greeting = text[partOfDay(now().getHours())]({ name: person.name });
  const facts = [
    { count: missing, word: text.missingFact({ count: missing }), isAtLeast: false },
    { count: counts.drafts, word: text.draftFact({ count: counts.drafts }), isAtLeast: false },
    { count: counts.copies, word: text.copyFact({ count: counts.copies }), isAtLeast: false },
    { count: counts.courses, word: text.courseFact({ count: counts.courses }), isAtLeast: areMoreCourses },
    { count: reviews, word: text.reviewFact({ count: reviews }), isAtLeast: false },
  ].filter(({ count }) => count > 0);
  return (
    <PageHeader
      variant="home"
      title={greeting}
      actions={latest && back !== undefined && <Way href={back}>{text.goOn({ name: courseName(latest.name), kind: kindOf(latest) })}</Way>}
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
