import { languageCodes, type NoticeMailMode } from '@college/curriculum-model';
import { useRef, useState } from 'react';
import { messageOf } from '../../../support/messageOf';
import { useAnswer } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import type { NoticeMailsSource } from './NoticeMailsSource';

/** What became of the last choice. */
export type NoticeMailsAct =
  | { status: 'none' }
  | { status: 'storing'; mode: NoticeMailMode }
  | { status: 'stored'; mode: NoticeMailMode }
  | { status: 'failed'; message: string };

interface Wish {
  mode: NoticeMailMode;
  /** The language in which it was made. */
  language: string;
}

/** Reads how notices come by mail, and stores each choice at once, or as soon as the one before is stored; one that is not stored is taken back. */
export function useNoticeMails(source: NoticeMailsSource) {
  const language = useLanguage();
  const { request, retry, change } = useAnswer('own', (options) => source.loadMail(options));
  const [act, setAct] = useState<NoticeMailsAct>({ status: 'none' });

  /** What was chosen last and is not stored yet. */
  const wish = useRef<Wish | null>(null);

  async function choose(mode: NoticeMailMode) {
    const isStoring = wish.current !== null;
    wish.current = { mode, language: languageCodes[language] };
    setAct({ status: 'storing', mode });
    if (!isStoring) setAct(await storeWishes(wish.current));
  }

  /** Stores the wish, then the last one that came meanwhile; what became of the last counts. */
  async function storeWishes(first: Wish): Promise<NoticeMailsAct> {
    const act = await store(first);
    const last = wish.current;
    if (last && last !== first) return storeWishes(last);
    wish.current = null;
    return act;
  }

  async function store({ mode, language }: Wish): Promise<NoticeMailsAct> {
    try {
      await source.setMail(mode, language);
      change((stored) => stored && { ...stored, mode });
      return { status: 'stored', mode };
    } catch (error) {
      return { status: 'failed', message: messageOf(error) };
    }
  }

  return { request, retry, act, choose };
}
