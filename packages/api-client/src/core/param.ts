import { maxId, maxPage, maxPageSize, versionSchema } from '@college/curriculum-model';
import { z } from 'zod';

/** An id in the query: a number to callers, text on the wire. */
export const idParam = z.coerce.number<number>().int().min(1).max(maxId);

/** The version or revision in the query on which a deletion is based. */
export const versionParam = z.coerce.number<number>().pipe(versionSchema);

/** A page number in the query. */
export const pageParam = z.coerce.number<number>().int().min(1).max(maxPage);

/** A page size in the query. */
export const pageSizeParam = z.coerce.number<number>().int().min(1).max(maxPageSize);

/** A language code in the query, sent with the code of the moment; unknown codes read as English. */
export const languageParam = z.string().max(20);

/** Extension: `1` requests the texts as recorded, with their translations, for editing. */
export const recordParam = z.enum(['0', '1']);

/** A word in the query. */
export const textParam = z.string().max(200);

/** A switch in the query: 1 is on. */
export const flagParam = z.coerce.number<number>().pipe(z.literal([0, 1]));

/** Asks a save whose documented reply is `true` or a list for the record as stored, so that nobody reads it again; the client asks by itself. */
export const recordReply = { answersRecord: true, query: z.object({ record: flagParam.optional() }) } as const;

/** A number of levels. */
export const depthParam = z.coerce.number<number>().pipe(z.literal([1, 2, 3]));

/** The response of a call that returns a file, without the envelope. */
export const fileReply = z.file();

/** The multipart body of an upload. */
export const fileBody = z.object({ file: z.file() });

/** The response of a call without a result. */
export const done = z.literal(true);

/** The query parameter for a one-use download ticket, in addition to the documented ones. */
export const ticketParameter = 'ticket';
