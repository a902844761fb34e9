import { mayAnywhere } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { AnonymousHome } from './AnonymousHome';
import { HomeHeader } from './HomeHeader';
import { Acts, Page, Running } from './homeParts';
import { workbenchHomeMessages } from './messages';
import { PersonalHome } from './PersonalHome';
import type { WorkbenchHomeProps } from './WorkbenchHomeProps';

/** The start page: pending work of this person and links; an introduction without a sign-in. */
export function WorkbenchHome({ person, onFeedback, ...home }: WorkbenchHomeProps) {
  const text = useMessages(workbenchHomeMessages);
  if (!person) return <AnonymousHome signInHref={home.places.signIn} />;
  if (mayAnywhere(person, 'read')) return <PersonalHome {...home} person={person} />;
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
