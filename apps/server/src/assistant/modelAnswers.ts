import { projectRowSchema, requiredText, text, textLimits } from '@college/curriculum-model';
import { z } from 'zod';

/** The response schemas of an external model: no more than what a person could type into the same fields. */
export const modelAnswers = {
  match: z.object({ data: z.array(z.object({ id: z.int(), score: z.number().min(0).max(1) })).max(200) }),
  course: z.object({
    introduction: text(textLimits.article).optional(),
    position: text(textLimits.paragraph).optional(),
    criterion: text(textLimits.paragraph).optional(),
  }),
  projects: z.object({
    projects: z
      .array(
        z.object({
          name: requiredText(textLimits.title),
          theoryPeriod: projectRowSchema.shape.theoryPeriod,
          practicePeriod: projectRowSchema.shape.practicePeriod,
        }),
      )
      .max(60),
  }),
  points: z.object({
    points: z.array(z.object({ title: requiredText(textLimits.title), description: requiredText(textLimits.paragraph) })).max(100),
  }),
  ksa: z.object({
    list: z
      .array(
        z.object({
          pointId: z.int(),
          ksa: z.array(z.object({ title: z.enum(['K', 'S', 'A']), description: requiredText(textLimits.paragraph) })).max(50),
        }),
      )
      .max(2000),
  }),
} as const;
