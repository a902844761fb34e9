import type { ReportData } from '@college/curriculum-model';
import { largeReport } from '@college/curriculum-model/fixtures';

/** The functions of a page with a report. */
export interface Contender {
  /** Shows the whole report in `host`; the runner waits until the last chapter is there. */
  mount: (host: HTMLElement, report: ReportData) => void;
  unmount: () => void;
  /** Opens one field to be edited. */
  open: (name: FieldName) => void;
}

/** The fields that are opened: one edited in place, one that is long. */
export type FieldName = 'department' | 'attend';

declare global {
  interface Window {
    syllabus: {
      prepare: (chapters: number) => Promise<void>;
      mount: () => Promise<void>;
      open: (name: FieldName) => Promise<void>;
      /** The same, and how many DOM mutations are outside the field. */
      watchOpening: (name: FieldName) => Promise<{ inside: number; outside: string[] }>;
      /** Types at the caret; nothing to type takes one character away. */
      type: (text: string) => void;
      typed: () => string;
    };
  }
}

/**
 * Registers a page's editor under the one name that the runner knows. `prepare` shows a small report and takes it away again, since who opens
 * a report has opened pages before.
 */
export function registerContender({ mount, unmount, open }: Contender) {
  const host = document.createElement('div');
  document.body.append(host);
  let report = largeReport(2);

  function show(shown: ReportData) {
    const last = shown.projects.at(-1)!.name;
    return until(
      () => mount(host, shown),
      () => [...host.querySelectorAll('h3')].some((head) => head.textContent?.includes(last)),
    );
  }
  const field = () => document.activeElement as HTMLInputElement | HTMLTextAreaElement | null;
  const isOpen = () => field()?.matches('input, textarea') === true;
  const openField = (name: FieldName) => until(() => open(name), isOpen);

  window.syllabus = {
    async prepare(chapters) {
      await show(report);
      unmount();
      report = largeReport(chapters);
    },
    mount: () => show(report),
    open: openField,
    async watchOpening(name) {
      const place = host.querySelector(`[data-field="${name}"]`);
      const records: MutationRecord[] = [];
      const watch = new MutationObserver((found) => records.push(...found));
      watch.observe(host, { childList: true, subtree: true, characterData: true, attributes: true });
      await openField(name);
      await new Promise((resolve) => setTimeout(resolve, 300));
      records.push(...watch.takeRecords());
      watch.disconnect();
      const outside = records.filter(({ target }) => !place?.contains(target));
      return { inside: records.length - outside.length, outside: outside.map(nameOf) };
    },
    type(text) {
      if (!isOpen()) throw new Error('bench/syllabus: no field is open. The page did not open it; look at it in a browser.');
      if (text === '') document.execCommand('delete');
      else document.execCommand('insertText', false, text);
    },
    typed: () => field()?.value ?? '',
  };
}

function nameOf({ type, target, attributeName }: MutationRecord) {
  const element = target instanceof Element ? target : target.parentElement;
  const part = element?.getAttribute('data-part') ?? element?.tagName.toLowerCase() ?? '';
  return `${type} ${attributeName ?? ''} in ${part}`;
}

/** Acts, and ends when the document shows it. */
function until(act: () => void, isShown: () => boolean) {
  return new Promise<void>((resolve) => {
    const end = () => {
      if (!isShown()) return;
      watch.disconnect();
      document.removeEventListener('focusin', end);
      resolve();
    };
    const watch = new MutationObserver(end);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', end);
    act();
    end();
  });
}
