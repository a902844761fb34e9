import type {
  CollegeMajor,
  CollegeMajorPageRequest,
  CollegeMajorResponse,
  OptionItem,
  PageInfo,
  Saved,
  SearchPage,
  SearchPageRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import {
  addCollegeMajor,
  deleteCollegeMajor,
  getCollegeMajor,
  listCollegeMajors,
  listProfessionStandards,
  listProfessionSystem,
  listProfessionTypes,
  listProfessionYears,
  listStandardsCatalogue,
  searchCollegeMajors,
  updateCollegeMajor,
} from './college-majors.contract';
import type { StandardCategory } from './standard.schema';

/** College majors by the undergraduate teaching quality standard. */
export function createCollegeMajors(client: Client) {
  return {
    /** The tree of categories and their classes. */
    listProfessionTypes({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listProfessionTypes, { signal });
    },
    /** The quality standards a major can follow. */
    listProfessionStandards({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listProfessionStandards, { signal });
    },
    /** The lengths of schooling. */
    listProfessionYears({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listProfessionYears, { signal });
    },
    /** The courses that rows of an academic system choose from. */
    listProfessionSystem({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listProfessionSystem, { signal });
    },
    /** One page by category, code or id. */
    listCollegeMajors(request: CollegeMajorPageRequest, { signal }: Cancellable = {}): Promise<PageInfo<CollegeMajorResponse>> {
      return client.call(listCollegeMajors, { body: request, signal });
    },
    /** One page of those that match a keyword by name, category or code. */
    searchCollegeMajors(request: SearchPageRequest, { signal }: Cancellable = {}): Promise<SearchPage<CollegeMajorResponse>> {
      return client.call(searchCollegeMajors, { body: request, signal });
    },
    getCollegeMajor(id: number, { signal }: Cancellable = {}): Promise<CollegeMajorResponse> {
      return client.call(getCollegeMajor, { query: { id }, signal });
    },
    /** Id 0 adds a major, another id changes one; answers it as stored. */
    saveCollegeMajor(request: CollegeMajor, { signal }: Cancellable = {}): Promise<Saved<CollegeMajorResponse>> {
      return client.call(request.id === 0 ? addCollegeMajor : updateCollegeMajor, { body: request, signal });
    },
    /** A `version` that is no longer the stored one is a conflict. */
    async deleteCollegeMajor(id: number, { version, signal }: Cancellable & { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteCollegeMajor, { query: { id, version }, signal });
    },
    /** Categories and classes of the standard with this college's majors under each. */
    listStandardsCatalogue({ signal }: Cancellable = {}): Promise<StandardCategory[]> {
      return client.call(listStandardsCatalogue, { signal });
    },
  };
}
