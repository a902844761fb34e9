import { ksaCode, type KsaLetter } from '../points';
import { joinNames } from '../language';
import { ksaFields, pointFields } from '../records';
import type { Facts } from './facts';
import { idOf, labelOf, rowOf, rowsOf, asText, type Reading } from './reading';
import { tableFacts } from './tableFacts';

/** Points with what supports them, and KSA items. */
export function pointFacts(state: unknown, reading: Reading): Facts {
  const { pointksa, ksa } = rowOf(state);
  const points = rowsOf(pointksa).map((point) => ({
    key: idOf(point.id),
    name: asText(point.title),
    facts: [
      ...tableFacts(pointFields, point, reading),
      { label: labelOf('supportingKsa', reading), value: joinNames(rowsOf(point.ksa).map(codeOf), reading.language) },
    ],
  }));
  const items = rowsOf(ksa).map((item) => ({
    key: idOf(item.id),
    name: codeOf(item),
    facts: [...tableFacts(ksaFields, item, reading), { label: labelOf('number', reading), value: codeOf(item) }],
  }));
  return [
    { title: labelOf('point', reading), parts: points, orderLabel: labelOf('pointOrder', reading) },
    { title: labelOf('ksa', reading), parts: items },
  ];
}

function codeOf(item: Record<string, unknown>): string {
  return ksaCode({ title: asText(item.title) as KsaLetter, level: idOf(item.level) });
}
