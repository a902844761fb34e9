import { inLanguage, type Language } from '@college/curriculum-model';
import { reportWords, summaryOf } from './messages';
import { resources } from './plan';
import { provesNothing, type CallResult, type CheckResult, type ConformanceReport, type Outcome } from './report';

const signs: Record<Outcome, string> = { holds: '✓', fails: '✗', untried: '–' };

/** One call in one line, with what does not hold below it. */
export function renderCall({ outcome, method, path, call, checks }: CallResult, language: Language): string {
  const reason = outcome === 'untried' ? checks.find((check) => check.reason)?.reason : undefined;
  const untried = reason === undefined ? '' : `  ${inLanguage(reportWords.untried, language)}: ${reason}`;
  const faults = checks.filter((check) => check.outcome === 'fails').flatMap((check) => renderFault(check, language));
  const left = outcome === 'holds' ? checks.filter((check) => check.outcome === 'untried') : [];
  const notTried = left.map(({ says, reason: why }) => `      – ${says}: ${inLanguage(reportWords.untried, language)}, ${why ?? ''}`);
  return [`  ${signs[outcome]} ${method.padEnd(4)} ${path}  (${call})${untried}`, ...faults, ...notTried].join('\n');
}

function renderFault({ says, got, request }: CheckResult, language: Language): string[] {
  const word = (key: 'expected' | 'got' | 'repeat') => inLanguage(reportWords[key], language);
  return [
    `      ✗ ${word('expected')}: ${says}`,
    ...(got === undefined ? [] : [`        ${word('got')}: ${got}`]),
    ...(request === undefined ? [] : [`        ${word('repeat')}: ${request}`]),
  ];
}

/** The whole report as text: a table by resource, what was left behind, and how much holds. */
export function renderReport(report: ConformanceReport, language: Language): string {
  const { calls, counts, leftBehind, isReadOnly, requests, milliseconds } = report;
  const names = resources.filter((name) => calls.some(({ resource }) => resource === name));
  const tables = names.flatMap((name) => {
    const own = calls.filter(({ resource }) => resource === name);
    const holding = own.filter(({ outcome }) => outcome === 'holds').length;
    return [`${name}  ${holding}/${own.length}`, ...own.map((call) => renderCall(call, language)), ''];
  });
  const left = leftBehind.length > 0 ? [inLanguage(reportWords.left, language), ...leftBehind.map((name) => `  ${name}`), ''] : [];
  const nothing = provesNothing(report) ? [inLanguage(reportWords.nothingTried, language)] : [];
  const hint = isReadOnly ? [inLanguage(reportWords.readOnlyHint, language)] : [];
  return [
    ...tables,
    ...left,
    ...hint,
    renderKinds(calls, language),
    ...nothing,
    inLanguage(summaryOf(counts, requests, Math.round(milliseconds / 1000)), language),
  ].join('\n');
}

function renderKinds(calls: readonly CallResult[], language: Language): string {
  const part = (isDocumented: boolean) => {
    const own = calls.filter((call) => call.isDocumented === isDocumented);
    const word = inLanguage(isDocumented ? reportWords.documented : reportWords.extensions, language);
    return `${word}: ${own.filter(({ outcome }) => outcome === 'holds').length}/${own.length}`;
  };
  return `${part(true)} · ${part(false)}`;
}
