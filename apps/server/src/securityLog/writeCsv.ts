import {
  inLanguage,
  securityDetail,
  securityKindNames,
  securityOutcomeNames,
  type Bilingual,
  type Language,
  type SecurityEvent,
} from '@college/curriculum-model';
import { FileAnswer } from '../http/fileAnswer';
import { securityLogMessages } from './messages';

const columns: readonly { name: Bilingual; cell: (event: SecurityEvent, language: Language) => string }[] = [
  { name: securityLogMessages.time, cell: ({ time }) => time },
  { name: securityLogMessages.kind, cell: ({ kind }, language) => inLanguage(securityKindNames[kind], language) },
  { name: securityLogMessages.outcome, cell: ({ outcome }, language) => inLanguage(securityOutcomeNames[outcome], language) },
  { name: securityLogMessages.times, cell: ({ times }) => String(times) },
  { name: securityLogMessages.actor, cell: ({ actor }) => actor?.name ?? '' },
  { name: securityLogMessages.person, cell: ({ person }) => person?.name ?? '' },
  { name: securityLogMessages.detail, cell: securityDetail },
  { name: securityLogMessages.address, cell: ({ address }) => address },
  { name: securityLogMessages.device, cell: ({ device }) => device },
];

/** The entries as comma-separated values for Excel and WPS: a byte order mark, lines of Windows. */
export function writeCsv(events: readonly SecurityEvent[], language: Language): FileAnswer {
  const head = columns.map(({ name }) => inLanguage(name, language));
  const lines = [head, ...events.map((event) => columns.map(({ cell }) => cell(event, language)))];
  const text = `\uFEFF${lines.map((line) => line.map(safeCell).join(',')).join('\r\n')}\r\n`;
  return new FileAnswer({
    name: `${inLanguage(securityLogMessages.title, language)}.csv`,
    type: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  });
}

/** A text that begins like a formula would be worked out by the spreadsheet; whoever signs in chooses what the device is called. */
function safeCell(value: string): string {
  const text = /^[\s\p{Cf}]*[=+\-@＝＋－＠|]/u.test(value) ? `'${value}` : value;
  return /[",\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
