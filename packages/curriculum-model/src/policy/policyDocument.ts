import { z } from 'zod';

/** A link to an education policy document (reference §2.8); type codes 0 to 3. */
export const policyDocumentSchema = z.object({ title: z.string(), url: z.url(), type: z.int().min(0).max(3) });
export type PolicyDocument = z.infer<typeof policyDocumentSchema>;
