import { inLanguage, policyTypes, type Language, type PolicyDocument } from '@college/curriculum-model';

/** The documents of one type code. */
export interface PolicyGroup {
  type: number;
  /** Undefined where the code has no name. */
  name: string | undefined;
  documents: readonly PolicyDocument[];
}

/** The documents by type code, groups in the order of their codes, documents as they came; groups without documents are left out. */
export function policyGroups(documents: readonly PolicyDocument[], language: Language): PolicyGroup[] {
  const types = [...new Set(documents.map(({ type }) => type))].toSorted((left, right) => left - right);
  return types.map((type) => {
    const words = policyTypes[type];
    return { type, name: words && inLanguage(words, language), documents: documents.filter((one) => one.type === type) };
  });
}
