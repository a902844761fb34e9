import type { OccupationResponse } from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';
import { aCollege, type College } from '../../support/fakes/aCollege';

const twoSkills = [
  { courseIds: [1001, 1003], score: 60 },
  { courseIds: [1002, 1005], score: 40 },
];

/** The college with two skills in its first record, and whatever a story changes of it. */
export function aRecordCollege() {
  const college = aCollege();
  const serve = (part: Partial<OccupationResponse> = {}) =>
    college.serve(({ state }) => void Object.assign(state.occupations.records[0]!, { skills: JSON.stringify(twoSkills) }, part));
  return { college, source: college.occupations, serve };
}

/** Records in a row, each with a name of its own, out of the five of the sample. */
export function keepRecords({ state }: College, count: number) {
  const samples = state.occupations.records;
  state.occupations.records = Array.from({ length: count }, (_, at): OccupationResponse => {
    const sample = samples[at % samples.length]!;
    const name = { name: `${sample.name}${at + 1}`, translations: english({ name: `Engineer ${at + 1}` }) };
    return { ...sample, ...name, id: 1001 + at, createTime: samples[0]!.createTime };
  });
}
