import { textOf, type Language, type TalentReport } from '@college/curriculum-model';
import { pictureText, type Picture } from '../pictures/readPicture';
import type { ListedReport, TalentRow } from './talentRepository';

/** A report as it was recorded, its English beside it; in lists it comes without its cover. */
export function presentReport({ report, major }: ListedReport, language: Language, cover?: Picture): TalentReport {
  const { id, name, department, fileName, fileUrl, type, majorId, updateTime, version, translations } = report;
  return {
    id,
    name,
    department,
    fileName,
    fileUrl,
    picUrl: cover ? pictureText(cover) : '',
    type,
    majorId,
    ...(major && { majorName: textOf(major, 'name', language) }),
    updateTime: updateTime.toISOString(),
    version,
    translations,
  };
}

/** A report as the audit log keeps it; of the cover it keeps the digest, because the bytes of every save would fill the log. */
export function reportState(report: TalentRow, coverDigest: string) {
  const { id, name, department, fileName, fileUrl, type, majorId, version, translations } = report;
  return { id, name, department, fileName, fileUrl, type, majorId, cover: coverDigest, version, translations };
}
