import { idSchema } from '@college/curriculum-model';
import { z } from 'zod';

const standardClassSchema = z.object({
  code: z.string(),
  name: z.string(),
  majors: z.array(z.object({ id: idSchema, name: z.string(), code: z.string() })),
});

/** A category of the undergraduate teaching quality standard with its classes (decision 8). */
export const standardCategorySchema = z.object({ code: z.string(), name: z.string(), classes: z.array(standardClassSchema) });
export type StandardCategory = z.infer<typeof standardCategorySchema>;
