import type { KsaLetter } from '../points';

/** One recognised code. */
export type QuickAddCode = { kind: 'point'; number: number } | { kind: 'ksa'; letter: KsaLetter; level: number };

const spacedPoint = /(point|课点|知识点)\s+(?=\d)/gi;
const pointCode = /^(?:point|课点|知识点)0*([1-9]\d{0,5})$/i;
const ksaCodePattern = /^([KSA])0*([1-9]\d{0,5})$/i;

/** What each word of a quick-add text leads to, in the order typed and once each. */
export interface QuickAddMatch<Id> {
  found: { token: string; id: Id }[];
  /** What is no code, or the code of nothing that is there; as typed. */
  unknown: string[];
}

/** Looks codes up in any list that is numbered on screen; a code typed twice counts once and whatever is unknown is named (decisions 66, 67). */
export function matchQuickAdd<Id>(text: string, idOf: (code: QuickAddCode) => Id | undefined): QuickAddMatch<Id> {
  const found = new Map<Id, { token: string; id: Id }>();
  const unknown = new Set<string>();
  for (const { token, code } of readTokens(text)) {
    const id = code ? idOf(code) : undefined;
    if (id === undefined) unknown.add(token);
    else if (!found.has(id)) found.set(id, { token, id });
  }
  return { found: [...found.values()], unknown: [...unknown] };
}

function readTokens(text: string) {
  const tokens = narrow(text)
    .replace(spacedPoint, '$1')
    .split(/[,，\s]+/)
    .filter((token) => token !== '');
  return tokens.map((token) => ({ token, code: codeOf(token) }));
}

function codeOf(token: string): QuickAddCode | null {
  const point = pointCode.exec(token);
  if (point) return { kind: 'point', number: Number(point[1]) };
  const ksa = ksaCodePattern.exec(token);
  return ksa ? { kind: 'ksa', letter: ksa[1]!.toUpperCase() as KsaLetter, level: Number(ksa[2]) } : null;
}

// Input methods produce full-width letters and digits; other characters keep their width, so that none of them becomes a separator.
function narrow(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
