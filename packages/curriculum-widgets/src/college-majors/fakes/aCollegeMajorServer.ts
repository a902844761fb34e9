import { languageCodes } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import type { CollegeMajorEditorSource } from '../CollegeMajorEditor/CollegeMajorEditorSource';
import { fakeCollegeMajors, someCollegeMajors } from './fakeCollegeMajors';

/** A server for the stories of one file: filled anew before each, with a save that can be watched and made to fail. */
export function aCollegeMajorServer() {
  let server = fakeCollegeMajors([]);
  const save = fn<CollegeMajorEditorSource['saveCollegeMajor']>();
  const source: CollegeMajorEditorSource = {
    getCollegeMajor: (...given) => server.getCollegeMajor(...given),
    listProfessionTypes: (...given) => server.listProfessionTypes(...given),
    listProfessionStandards: (...given) => server.listProfessionStandards(...given),
    listProfessionYears: (...given) => server.listProfessionYears(...given),
    listProfessionSystem: (...given) => server.listProfessionSystem(...given),
    saveCollegeMajor: save,
  };
  return {
    source,
    server: () => server,
    save: () => save,
    /** Fills the server for one story; in English it has related majors without Chinese. */
    serve:
      ({ languageCode = languageCodes.zh as string } = {}) =>
      () => {
        const majors = someCollegeMajors(3).map((major) =>
          languageCode === languageCodes.zh
            ? major
            : { ...major, relates: '[{"label":"Data Science","occupationLevel":4,"demandType":1}]' },
        );
        server = fakeCollegeMajors(majors, () => languageCode);
        save.mockReset().mockImplementation((request) => server.saveCollegeMajor(request));
      },
  };
}
