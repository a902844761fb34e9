import type { PageInfo, SecurityEvent, SecurityKind, SecurityOutcome, securitySort, SortPart } from '@college/curriculum-model';
import type { ReadOptions } from '../PeopleSource';

/** Which entries are meant; what is left out is not asked for. */
export interface SecurityLogFilter {
  kind?: SecurityKind;
  outcome?: SecurityOutcome;
  /** Part of a name or e-mail address. */
  keyword?: string;
  /** The first moment, as ISO 8601. */
  from?: string;
}

/** Where the security log of the college is read. Failures reject with an error whose message staff can read. */
export interface SecurityLogSource {
  /**
   * One page of entries, latest first or in the order of a column.
   * Call: `GET /manage/security/list` (extension).
   */
  listSecurityEvents(
    request: SecurityLogFilter & { pageNum: number; pageSize: number } & SortPart<typeof securitySort>,
    options?: ReadOptions,
  ): Promise<PageInfo<SecurityEvent>>;
  /**
   * Downloads the entries as comma-separated values.
   * Call: `GET /manage/security/export` (extension).
   */
  exportSecurityEvents(filter: SecurityLogFilter): Promise<void>;
}
