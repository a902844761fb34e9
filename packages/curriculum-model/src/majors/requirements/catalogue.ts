import type { Bilingual } from '../../language';
import type { AccreditationStandard } from '../saveMajor';
import { ceeaa2015Headings } from './ceeaa2015';
import { ceeaa2024Headings } from './ceeaa2024';

/** The headings that an accreditation standard names, to start from; they are read, never changed. */
export interface RequirementCatalogue {
  standard: AccreditationStandard;
  name: Bilingual;
  /** Where the headings come from. */
  source: Bilingual;
  headings: readonly Bilingual[];
}

/** The catalogues of the China Engineering Education Accreditation Association, the newest first. */
export const requirementCatalogues: readonly RequirementCatalogue[] = [
  {
    standard: 'CEEAA-2024',
    name: { zh: '工程教育认证标准（2024版）', en: 'Engineering education accreditation criteria, 2024' },
    source: {
      zh: '中国工程教育专业认证协会，2024年4月修订，2024年11月29日发布，毕业要求11项',
      en: 'China Engineering Education Accreditation Association, revision of April 2024, released on 29 November 2024, 11 graduate outcomes',
    },
    headings: ceeaa2024Headings,
  },
  {
    standard: 'CEEAA-2015',
    name: { zh: '工程教育认证标准（2015–2022版）', en: 'Engineering education accreditation criteria, 2015 to 2022' },
    source: {
      zh: '中国工程教育专业认证协会，2015至2022年各版及 T/CEEAA 001-2022，毕业要求12项',
      en: 'China Engineering Education Accreditation Association, editions of 2015 to 2022 and T/CEEAA 001-2022, 12 graduate attributes',
    },
    headings: ceeaa2015Headings,
  },
];

/** The name of a standard; one that is in no catalogue, from another college's server, is shown as its own text. */
export function standardName(standard: string): Bilingual {
  return catalogueOf(standard)?.name ?? { zh: standard, en: standard };
}

/** The catalogue of a standard; undefined for any other text. */
export function catalogueOf(standard: string | undefined): RequirementCatalogue | undefined {
  return requirementCatalogues.find((catalogue) => catalogue.standard === standard);
}
