import type {
  OccupationImport,
  OccupationPagesRequest,
  OccupationRequest,
  OccupationResponse,
  OccupationSkill,
  OptionItem,
  PageInfo,
  Saved,
  SavedSkill,
  SearchPage,
  SearchPageRequest,
} from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import {
  addOccupation,
  deleteOccupation,
  getOccupation,
  importOccupations,
  listOccupations,
  searchOccupations,
  updateOccupation,
} from './occupations.contract';
import {
  listOccupationLevels,
  listOccupationPublishes,
  listOccupationSkills,
  listOccupationTypes,
  saveOccupationSkills,
} from './options.contract';

/** The occupation records of a college with everything one chooses from. */
export function createOccupations(client: Client) {
  return {
    /** The tree of levels, from the major classes down, in the language of the client. */
    listOccupationLevels({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listOccupationLevels, { signal });
    },
    /** The college's tree of skills; as recorded, with its English, for editing. */
    listOccupationSkills({ signal, isToEdit = false }: Cancellable & { isToEdit?: boolean } = {}): Promise<OccupationSkill[]> {
      return client.call(listOccupationSkills, { query: isToEdit ? { record: '1' } : {}, signal });
    },
    listOccupationTypes({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listOccupationTypes, { signal });
    },
    listOccupationPublishes({ signal }: Cancellable = {}): Promise<OptionItem[]> {
      return client.call(listOccupationPublishes, { signal });
    },
    listOccupations(request: OccupationPagesRequest, { signal }: Cancellable = {}): Promise<PageInfo<OccupationResponse>> {
      return client.call(listOccupations, { body: request, signal });
    },
    searchOccupations(request: SearchPageRequest, { signal }: Cancellable = {}): Promise<SearchPage<OccupationResponse>> {
      return client.call(searchOccupations, { body: request, signal });
    },
    /** A record as stored, with its English, for editing. */
    getOccupation(id: number, { signal }: Cancellable = {}): Promise<OccupationResponse> {
      return client.call(getOccupation, { query: { id, record: '1' }, signal });
    },
    /** Adds a record with id 0, changes any other. */
    saveOccupation(request: OccupationRequest, { signal }: Cancellable = {}): Promise<Saved<OccupationResponse>> {
      return client.call(request.id === 0 ? addOccupation : updateOccupation, { body: request, signal });
    },
    /** A `version` that is no longer the stored one is a conflict. */
    async deleteOccupation(id: number, { version, signal }: Cancellable & { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteOccupation, { query: { id, version }, signal });
    },
    /** Stores the records of a workbook, or in a dry run only returns the result that this would have. The save takes the `basis` of the dry run. */
    importOccupations(
      file: File,
      { isDryRun = false, basis, signal }: Cancellable & { isDryRun?: boolean; basis?: string | undefined } = {},
    ): Promise<OccupationImport> {
      return client.call(importOccupations, { query: isDryRun ? { isDryRun: 1 } : { basis }, body: { file }, signal });
    },
    /** Changes the tree of skills, all entries or none, and returns the new tree. */
    saveOccupationSkills(list: readonly SavedSkill[], { signal }: Cancellable = {}): Promise<OccupationSkill[]> {
      return client.call(saveOccupationSkills, { body: { list: [...list] }, signal });
    },
  };
}

export type Occupations = ReturnType<typeof createOccupations>;
