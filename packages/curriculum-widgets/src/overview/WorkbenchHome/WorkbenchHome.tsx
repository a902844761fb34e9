import { bandOf } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import type { Clock } from '@college/ui/clock';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { AnonymousHome } from './AnonymousHome';
import { HomeHeader } from './HomeHeader';
import { Acts, Page, Running } from './homeParts';
import { workbenchHomeMessages } from './messages';
import { PersonalHome } from './PersonalHome';
import type { DraftDrawer, WorkbenchHomeSource, WorkbenchPlaces } from './WorkbenchHomeSource';

/** Whose workbench it is. */
export interface WorkbenchPerson {
  name: string;
  permissionId: number;
}

export interface WorkbenchHomeProps {
  /** The signed-in person; absent while nobody is, and then nothing is asked of the source. */
  person?: WorkbenchPerson;
  /** Where courses, copies, edits and majors are read. */
  source: WorkbenchHomeSource;
  /** Unsaved work in this browser. */
  drafts: DraftDrawer;
  /** The addresses that the page leads to. */
  places: WorkbenchPlaces;
  /** Language code of the names that the server sends. */
  language: string;
  /** Part of the name of a major: the majors start filtered by it (core §2). */
  majorName?: string;
  /** Opens the feedback; offered to an account without rights, which can do little else. */
  onFeedback?: () => void;
  /** What time it is, for the greeting. @default the machine's time */
  now?: () => Date;
  /** Where the waiting between two looks at a copy comes from. */
  clock?: Clock;
}

/** The first page of the day: what waits for this person and the ways in; without a sign-in it says what it is. */
export function WorkbenchHome({ person, onFeedback, ...home }: WorkbenchHomeProps) {
  const text = useMessages(workbenchHomeMessages);
  if (!person) return <AnonymousHome signInHref={home.places.signIn} />;
  if (bandOf(person.permissionId).level !== 'none') return <PersonalHome {...home} person={person} />;
  return (
    <Page>
      <HomeHeader person={person} now={home.now} drafts={0} copies={0} courses={0} />
      <Running>{text.noRights}</Running>
      <Acts>
        <Link href={home.places.account}>{text.account}</Link>
        {onFeedback && (
          <Button variant="link" onPress={onFeedback}>
            {text.feedback}
          </Button>
        )}
      </Acts>
    </Page>
  );
}
