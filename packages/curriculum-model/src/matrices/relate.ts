import { z } from 'zod';
import { idSchema } from '../fields';

/** Any of the three strengths. */
export const relateSchema = z.union([z.literal(0), z.literal(1), z.literal(-1)]);
export type Relate = z.infer<typeof relateSchema>;

/** The strengths of an entry that exists. */
export const supportSchema = z.union([z.literal(0), z.literal(1)]);
export type Support = z.infer<typeof supportSchema>;

/** A strength with its name and its sign, as the pickers get it. */
export const relateOptionSchema = z.object({ name: z.string().max(40), code: z.string().max(10), relate: relateSchema });
export type RelateOption = z.infer<typeof relateOptionSchema>;

const goalIdSchema = z.union([idSchema, z.object({ id: idSchema })]);

/** Goals of one course bound to one indicator (core §3); -1 while no strength is chosen. */
export const goalRelationSchema = z.object({ requireId: idSchema, relate: relateSchema, goals: z.array(idSchema).max(200) });
export type GoalRelation = z.infer<typeof goalRelationSchema>;

/** A binding fit to be sent: a strength is chosen. Goals may come as ids or as objects with an id (decision 148). */
export const goalRelationInputSchema = z.object({ requireId: idSchema, relate: supportSchema, goals: z.array(goalIdSchema).max(200) });
export type GoalRelationInput = z.infer<typeof goalRelationInputSchema>;
