import { replyCodes, type CourseText, type TranslatedKind } from '@college/curriculum-model';
import { createDesk, type Desk } from '../../support/desk/createDesk';
import type { DraftShelf } from '../../support/desk/drafts';
import { messageOf } from '../../support/messageOf';
import { isConflict } from '../../support/saving/conflict';
import { readTextDrafts, writeTextDrafts } from './storedDrafts';
import type { TextTranslationsSource } from './TextTranslationsSource';
import {
  asRead,
  draftsToSave,
  isSameWork,
  savePartsOf,
  textsMet,
  textsRefused,
  textsSaved,
  withDrafts,
  type SavePart,
  type TextWork,
} from './textWork';

/** A kind of records, or one field of a kind: `report`, `course.introduction`. */
export type LeftOutText = TranslatedKind | `${TranslatedKind}.${string}`;

export interface TextDeskOptions {
  source: TextTranslationsSource;
  courseId: number;
  leftOut: readonly LeftOutText[];
  shelf: DraftShelf;
  now: () => number;
}

/** The desk of the texts of a course. Whatever part of them is stored counts at once, so that one wrong text holds up no other. */
export function createTextDesk({ source, courseId, leftOut, shelf, now }: TextDeskOptions): Desk<TextWork> {
  const names: ReadonlySet<string> = new Set(leftOut);
  const desk: Desk<TextWork> = createDesk<TextWork>(
    {
      async load() {
        const texts = await source.listCourseTexts(courseId);
        return asRead(texts.filter(({ kind, field }) => !names.has(kind) && !names.has(`${kind}.${field}`)));
      },
      async save(mine) {
        for (const part of savePartsOf(mine.texts, draftsToSave(mine))) await send(part);
        const state = desk.getState();
        return { stored: state.phase === 'open' ? state.base : mine };
      },
      isSame: isSameWork,
      // Each stored part was followed already.
      rebase: (_, mine) => mine,
      isSendable: (work) => work.drafts.size === 0 || draftsToSave(work).size > 0,
      drafts: {
        read: (stored) => ({ base: stored, mine: withDrafts(stored, readTextDrafts(shelf.read())), writtenAt: 0 }),
        write: ({ mine }) => shelf.write(writeTextDrafts(mine.drafts)),
        clear: shelf.clear,
      },
    },
    now,
  );
  return desk;

  /** Sends a part; what is refused as a whole is sent record by record. */
  async function send({ list, saved }: SavePart): Promise<void> {
    try {
      const { record } = await source.saveTexts(list);
      desk.follow((work) => textsSaved(work, saved, record));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (list.length === 1) {
        const refused = new Map([...saved.keys()].map((key) => [key, messageOf(error)]));
        desk.follow((work) => textsRefused(textsMet(work, textsOfConflict(error)), refused));
        return;
      }
      for (const entry of list) {
        await send({ list: [entry], saved: new Map([...saved].filter(([key]) => key.startsWith(`${entry.kind}-${entry.id}-`))) });
      }
    }
  }
}

const refusals: readonly unknown[] = [replyCodes.conflict, replyCodes.validation, replyCodes.noRight, replyCodes.notFound];

/** The server rejected the texts; a broken connection or an expired session does not concern any of them. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && refusals.includes(error.code);
}

/** A text as it is stored now, as a conflict carries it. */
type CurrentText = Pick<CourseText, 'kind' | 'id' | 'field' | 'zh' | 'en'>;

function textsOfConflict(error: unknown): CurrentText[] {
  if (!isConflict(error) || !(error instanceof Error) || !('data' in error) || !Array.isArray(error.data)) return [];
  return error.data.filter(isCurrentText);
}

/** Told by hand: a schema would bring zod into the widget for this one answer. */
function isCurrentText(value: unknown): value is CurrentText {
  const { kind, id, field, zh, en = '' } = (value ?? {}) as Partial<Record<keyof CurrentText, unknown>>;
  return typeof id === 'number' && [kind, field, zh, en].every((part) => typeof part === 'string');
}
