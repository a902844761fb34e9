import { pickFields, talentReportFields, textOf, type Language, type TalentReport } from '@college/curriculum-model';
import { pictureText, type Picture } from '../pictures/readPicture';
import type { ListedReport, TalentRow } from './talentRepository';

// The cover has columns of its own.
const { picUrl: _cover, ...storedFields } = talentReportFields;

/** A report as recorded, with its English; in lists without its cover. */
export function presentReport({ report, major }: ListedReport, language: Language, cover?: Picture): TalentReport {
  const { id, updateTime, version, translations } = report;
  return {
    id,
    ...pickFields(storedFields, report),
    picUrl: cover ? pictureText(cover) : '',
    ...(major && { majorName: textOf(major, 'name', language) }),
    updateTime: updateTime.toISOString(),
    version,
    translations,
  };
}

/** A report as stored in the audit log, with only the digest of the cover, because the bytes of every save would fill the log. */
export function reportState(report: TalentRow, coverDigest: string) {
  const { id, version, translations } = report;
  return { id, ...pickFields(storedFields, report), cover: coverDigest, version, translations };
}
