import { languageCodes, type NoticeMailMode } from '@college/curriculum-model';
import { useState } from 'react';
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

/** Reads how notices come by mail, and stores each choice at once; one that is not stored is taken back. */
export function useNoticeMails(source: NoticeMailsSource) {
  const language = useLanguage();
  const { request, retry, change } = useAnswer('own', (options) => source.loadMail(options));
  const [act, setAct] = useState<NoticeMailsAct>({ status: 'none' });

  async function choose(mode: NoticeMailMode) {
    if (act.status === 'storing') return;
    setAct({ status: 'storing', mode });
    try {
      await source.setMail(mode, languageCodes[language]);
      change((stored) => stored && { ...stored, mode });
      setAct({ status: 'stored', mode });
    } catch (error) {
      setAct({ status: 'failed', message: messageOf(error) });
    }
  }

  return { request, retry, act, choose };
}
