import { z } from 'zod';
import { changeTopics, changeWays, type DescribedChange } from '../describe';
import type { CoverageChange, EditionFigures } from '../figures';
import { relateSchema } from '../../matrices';
import { redlineMarks, type RedlineMatrix } from '../redline';

const placeSchema = z.string().max(200);
const keySchema = z.string().max(40);
const countSchema = z.int().min(0);
const supportCount = { strong: countSchema, weak: countSchema };

/** The rules of the major matrix by name. */
export const majorRuleSchema = z.enum([
  'indicatorUnsupported',
  'indicatorWeakOnly',
  'indicatorOnOneElective',
  'courseWithoutSupport',
  'bindingWithoutGoal',
  'goalUnbound',
]);

const gapSchema = z.object({ rule: majorRuleSchema, at: placeSchema });

/** How an indicator point is supported. */
export const supportSchema = z.object({ key: keySchema, number: z.string(), ...supportCount });

/** How many of all. */
export const coveredSchema = z.object({ covered: countSchema, total: countSchema });

/** What a curriculum amounts to, as calls answer it. */
export const editionFiguresSchema = z.object({
  courses: countSchema,
  indicators: z.array(supportSchema),
  strong: coveredSchema,
  gaps: z.array(gapSchema),
  hours: z.object({ theory: z.number(), practice: z.number() }),
  credits: z.number().nullable(),
}) satisfies z.ZodType<EditionFigures>;

const loadSchema = z.object({ theory: z.number(), practice: z.number(), credits: z.number().nullable() });

/** What one state amounts to against another one, as calls answer it. */
export const coverageChangeSchema = z.object({
  before: editionFiguresSchema,
  after: editionFiguresSchema,
  opened: z.array(gapSchema),
  closed: z.array(gapSchema),
  indicators: z.array(z.object({ key: keySchema, before: supportSchema.nullable(), after: supportSchema.nullable() })),
  courses: z.array(z.object({ lineage: z.int(), before: loadSchema.nullable(), after: loadSchema.nullable() })),
}) satisfies z.ZodType<CoverageChange>;

const head = { key: keySchema, number: z.string(), numberBefore: z.string().nullable(), text: z.string(), mark: z.enum(redlineMarks) };

/** Two major matrices in one, as calls answer it. */
export const redlineMatrixSchema = z.object({
  requirements: z.array(z.object(head)),
  columns: z.array(
    z.object({
      ...head,
      requirement: keySchema,
      before: z.object(supportCount),
      after: z.object(supportCount),
      opened: z.array(majorRuleSchema),
      closed: z.array(majorRuleSchema),
    }),
  ),
  rows: z.array(
    z.object({
      lineage: z.int(),
      name: z.string(),
      mark: z.enum(redlineMarks),
      isEdited: z.boolean(),
      cells: z.array(z.object({ key: keySchema, before: relateSchema, after: relateSchema, mark: z.enum(redlineMarks) })),
    }),
  ),
}) satisfies z.ZodType<RedlineMatrix>;

/** A change in words, as calls answer it. */
export const describedChangeSchema = z.object({
  at: placeSchema,
  way: z.enum(changeWays),
  topic: z.enum(changeTopics),
  course: z.object({ lineage: z.int(), name: z.string() }).nullable(),
  label: z.string(),
  name: z.string(),
  shortName: z.string(),
  fields: z.array(z.object({ label: z.string(), before: z.string(), after: z.string(), isText: z.boolean() })),
}) satisfies z.ZodType<DescribedChange>;
