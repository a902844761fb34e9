import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Page, Running, Way } from './homeParts';
import { workbenchHomeMessages } from './messages';

/** The introduction to the workbench, for somebody who has not signed in; it loads nothing. */
export function AnonymousHome({ signInHref }: { signInHref: string }) {
  const text = useMessages(workbenchHomeMessages);
  return (
    <Page>
      <PageHeader variant="home" title={text.title} />
      <Running>
        {text.about}
        {text.aboutSignIn}
      </Running>
      <div>
        <Way href={signInHref}>{text.signIn}</Way>
      </div>
    </Page>
  );
}
