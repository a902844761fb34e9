import type { TranslatedText, Translations } from '../fields';

interface Producing {
  product: string;
  translations?: Translations | undefined;
}

/**
 * What a chapter yields, for the report: its own text, else those of its matrix entries, each once. The English is there only where each
 * of them has one, so that no reader takes a part for the whole.
 */
export function projectProduct(project: Producing, cells: readonly Producing[]): { product: string; english?: TranslatedText } {
  const sources = project.product.trim() === '' ? cells.filter(({ product }) => product.trim() !== '') : [project];
  const once = [...new Map(sources.map((source) => [source.product.trim(), source])).values()];
  const product = once.map((source) => source.product.trim()).join('；');
  const written = once.flatMap(({ translations }) => (translations?.en?.product?.text ? [translations.en.product] : []));
  if (once.length === 0 || written.length < once.length) return { product };
  const updatedAt = written.map((one) => one.updatedAt).toSorted()[0] ?? '';
  const older = written.some((one) => one.older);
  return { product, english: { text: written.map(({ text }) => text).join('; '), updatedAt, ...(older && { older }) } };
}
