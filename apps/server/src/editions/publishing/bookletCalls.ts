import { exportBooklet, getPublicBooklet, prepareBooklet } from '@college/api-client/contract';
import { prepareFile } from '../../documents/prepareReport';
import { documentMessages } from '../../documents/messages';
import { takeFile } from '../../documents/waitingFiles';
import { handle, type MountedCall } from '../../http/call';
import { EventsAnswer } from '../../http/eventsAnswer';
import { FileAnswer } from '../../http/fileAnswer';
import { notFound } from '../../http/refusal';
import { askingOf } from '../comparing/compareSides';
import { makeBooklet, type BookletRequest } from './makeBooklet';
import { anybody, byLink, findEditionOfLink } from './publicEdition';
import { findPublished } from './publishedRepository';

/** The calls that give the booklet of a published edition as PDF and Word. */
export const bookletCalls: readonly MountedCall[] = [
  handle(exportBooklet, async ({ db, query: { id, file: key, ...wanted }, caller, language, now, services }) => {
    const edition = await findPublished(db, id);
    if (key) {
      const file = await takeFile(db, { userId: caller.id, editionId: id }, key, now);
      if (!file) throw notFound(documentMessages.fileGone('booklet'));
      return new FileAnswer(file);
    }
    const { file } = await makeBooklet({ services, asking: askingOf({ services, caller }), now }, edition, requestOf(wanted, language));
    return new FileAnswer(file);
  }),
  handle(prepareBooklet, async ({ db, body: { id, editable, languages, syllabuses }, caller, now, services }) => {
    const edition = await findPublished(db, id);
    const request = { format: editable ? ('word' as const) : ('pdf' as const), languages, syllabuses };
    const asking = askingOf({ services, caller });
    const make = (onProgress: (progress: number) => void) => makeBooklet({ services, asking, now, onProgress }, edition, request);
    return new EventsAnswer(prepareFile(services, { userId: caller.id, editionId: id }, make));
  }),
  handle(
    getPublicBooklet,
    async ({ db, query: { link, ...wanted }, language, address, now, services }) => {
      const edition = await findEditionOfLink(db, link, { address, now });
      const asking = { userId: anybody, log: services.log };
      const { file } = await makeBooklet({ services, asking, now }, edition, requestOf(wanted, language));
      return new FileAnswer(file);
    },
    byLink,
  ),
];

interface Wanted {
  editable?: boolean | undefined;
  languages?: BookletRequest['languages'] | undefined;
  syllabuses?: 0 | 1 | undefined;
}

function requestOf({ editable = false, languages, syllabuses }: Wanted, language: 'zh' | 'en'): BookletRequest {
  return { format: editable ? 'word' : 'pdf', languages: languages ?? language, syllabuses: syllabuses === 1 };
}
