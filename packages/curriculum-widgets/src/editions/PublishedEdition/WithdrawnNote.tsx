import type { PublishedHead } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { Note } from '@college/ui/Note';
import { useDateTime } from '../../support/dateTime';
import { publishedEditionMessages } from './messages';

/** On top of a withdrawn edition, on paper too: since when it is not valid, and why. */
export function WithdrawnNote({ withdrawn: { at, reason } }: { withdrawn: NonNullable<PublishedHead['withdrawn']> }) {
  const text = useMessages(publishedEditionMessages);
  const formatTime = useDateTime();
  return (
    <Note variant="warning" role="status">
      {text.withdrawn({ date: formatTime(at, 'day') })}
      {reason !== '' && (
        <>
          <br />
          {text.reason({ reason })}
        </>
      )}
    </Note>
  );
}
