import type {
  GraduateRequire,
  MajorInfo,
  RequireUse,
  Saved,
  SaveGraduateRequiresRequest,
  SaveMajorRequest,
} from '@college/curriculum-model';

interface ReadOptions {
  signal?: AbortSignal;
}

/** Where the detail of a major reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface MajorDetailSource {
  /**
   * The major as recorded: in Chinese, with its translations.
   * Call: `GET /major/v2.0/majorinfo` (core §7).
   */
  loadMajorRecord(majorId: number, options?: ReadOptions): Promise<MajorInfo>;
  /**
   * Its graduation requirements as recorded.
   * Call: `GET /major/v2.0/graduaterequires` (core §7).
   */
  listGraduateRequires(majorId: number, options?: ReadOptions): Promise<GraduateRequire[]>;
  /**
   * Replaces them and answers them as stored; it counts the version of the major up by one. An old version rejects with code '30009'.
   * Call: `POST /major/v2.0/savegraduaterequires` (extension).
   */
  saveRequires(request: SaveGraduateRequiresRequest): Promise<GraduateRequire[]>;
  /**
   * What depends on each indicator point.
   * Call: `GET /major/v2.0/requireuse` (extension).
   */
  loadRequireUse(majorId: number, options?: ReadOptions): Promise<RequireUse[]>;
  /**
   * Stores name, code and standard; an old version rejects with code '30009'.
   * Call: `POST /major/v2.0/savemajor` (extension).
   */
  saveMajor(request: SaveMajorRequest): Promise<Saved<MajorInfo>>;
}
