import type { Bilingual, Language } from '../../language';
import type { MajorRule } from '../../matrices';
import type { PublishPlan } from '../calls';
import { gapSentences } from '../compared/gapSentences';
import { fieldText } from '../fieldText';
import { figuresOf } from '../figures';
import { partPlace, recordPlace } from '../places';
import { recordsOf, type CurriculumState } from '../state';
import { publishWords } from './words';

type PublishFinding = PublishPlan['findings'][number];

/** What must be mended before an edition is published; the others are seen and may stay. */
const blocking = new Set<MajorRule>(['indicatorUnsupported']);

/** What the checks of the house find in a curriculum that is to be published, what blocks first. */
export function publishFindings(state: CurriculumState, language: Language): PublishFinding[] {
  const major = { kind: 'major', lineage: 0 } as const;
  const isMissing = (sentence: Bilingual): PublishFinding => ({
    level: 'error',
    rule: null,
    at: partPlace(major),
    message: sentence[language],
  });
  const requirements = recordsOf(state.major, 'requirement');
  const owners = new Set(recordsOf(state.major, 'indicator').map(({ under }) => under));
  const sentence = gapSentences(state, language);
  const found: PublishFinding[] = [
    ...(requirements.length === 0 ? [isMissing(publishWords.noRequirements)] : []),
    ...(state.courses.length === 0 ? [isMissing(publishWords.noCourses)] : []),
    ...requirements.flatMap((requirement, at): PublishFinding[] => {
      // A major outside engineering may break down none.
      if (owners.size === 0 || owners.has(requirement.key)) return [];
      const message = publishWords.notBrokenDown(`${at + 1} ${fieldText(requirement, 'description', language)}`.trim())[language];
      return [{ level: 'error', rule: null, at: recordPlace(major, 'requirement', requirement.key), message }];
    }),
    ...figuresOf(state).gaps.map((gap): PublishFinding => {
      return { level: blocking.has(gap.rule) ? 'error' : 'reminder', ...gap, message: sentence(gap) };
    }),
  ];
  return found.toSorted((one, other) => Number(one.level === 'reminder') - Number(other.level === 'reminder'));
}
