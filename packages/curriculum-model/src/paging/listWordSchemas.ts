import { z } from 'zod';
import { textLimits } from '../fields/textLimits';
import { maxChoiceWord } from './listWords';

/** What a list is searched for. */
export const keywordSchema = z.string().max(textLimits.keyword);

/** A choice that narrows a list: the id of a class, or its word. */
export const choiceWordSchema = z.union([z.int(), z.string().max(maxChoiceWord)]);
