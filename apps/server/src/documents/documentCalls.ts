import { exportReport, prepareExport } from '@college/api-client/contract';
import { handle, type MountedCall } from '../http/call';
import { EventsAnswer } from '../http/eventsAnswer';
import { FileAnswer } from '../http/fileAnswer';
import { notFound } from '../http/refusal';
import { makeReport } from './makeReport';
import { documentMessages } from './messages';
import { prepareReport } from './prepareReport';
import { takeFile } from './waitingFiles';

/** The course start report as PDF and Word (reference §2.12, decision 123). */
export const documentCalls: readonly MountedCall[] = [
  handle(exportReport, async ({ db, query, caller, language, now, services }) => {
    const { courseid: courseId, editable = false, languages = language, file: key } = query;
    if (key) {
      const file = await takeFile(services.database.db, { userId: caller.id, courseId }, key, now);
      if (!file) throw notFound(documentMessages.fileGone('report'));
      return new FileAnswer(file);
    }
    const { file } = await makeReport(
      db,
      { courseId, format: editable ? 'word' : 'pdf', languages },
      { userId: caller.id, budgets: services.settings.budgets, now, log: services.log },
    );
    return new FileAnswer(file);
  }),
  handle(prepareExport, async ({ body, caller, services, readLate }) => {
    const { courseId, editable, languages } = body;
    return new EventsAnswer(prepareReport({ services, readLate }, caller.id, { courseId, format: editable ? 'word' : 'pdf', languages }));
  }),
];
