import type { PublishPlan } from '@college/curriculum-model';
import { useState } from 'react';
import { messageOf } from '../../../support/messageOf';
import { isConflict } from '../../../support/saving/conflict';
import { useAnswer } from '../../../support/useAnswer';
import { useLanguage } from '../../../support/useLanguage';
import { useEditionForm } from '../useEditionForm';
import type { EditionPublishingSource } from './EditionPublishingSource';

type PublishAct = { status: 'idle' | 'publishing' | 'overtaken' } | { status: 'failed'; message: string };

interface PublishingOptions {
  source: EditionPublishingSource;
  majorId: number;
  onPublished: (name: string) => void;
}

/** A publication from its plan on: the checks, the form, and what became of it. What changed since the plan is checked anew. */
export function usePublishing({ source, majorId, onPublished }: PublishingOptions) {
  const language = useLanguage();
  const { request, last, retry, reload, isPending } = useAnswer<PublishPlan>(`${majorId} ${language}`, (options) =>
    source.planPublication(majorId, options),
  );
  const { fields, check } = useEditionForm(undefined, { isYearRequired: true });
  const [act, setAct] = useState<PublishAct>({ status: 'idle' });
  const plan = request.status === 'done' && !isPending ? last : null;
  const replaced = plan?.published.find(({ entryYear }) => String(entryYear) === fields.values.entryYear);

  async function publish() {
    const wish = check();
    if (!plan || !wish || wish.entryYear === null) return;
    setAct({ status: 'publishing' });
    try {
      const { name } = await source.publishEdition({ ...wish, majorId, seen: plan.seen, entryYear: wish.entryYear });
      onPublished(name);
    } catch (error) {
      setAct(isConflict(error) ? { status: 'overtaken' } : { status: 'failed', message: messageOf(error) });
      reload();
    }
  }

  return {
    plan,
    request,
    retry,
    fields,
    /** The published edition that the new one takes the place of. */
    replaced,
    isBlocked: plan?.findings.some(({ level }) => level === 'error') ?? false,
    act,
    publish,
  };
}
