import { z } from 'zod';
import type { Bilingual } from '../language';

/** A link to an education policy document (reference §2.8); type codes 0 to 3. */
export const policyDocumentSchema = z.object({ title: z.string(), url: z.url(), type: z.int().min(0).max(3) });
export type PolicyDocument = z.infer<typeof policyDocumentSchema>;

/** Names of the four type codes (decision 128). */
export const policyTypes: readonly Bilingual[] = [
  { zh: '国家', en: 'National' },
  { zh: '部委', en: 'Ministry' },
  { zh: '省市', en: 'Province' },
  { zh: '其他', en: 'Other' },
];
