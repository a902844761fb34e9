import { createMajors, createTalentReports, quietClient } from '@college/api-client';
import { languageOfCode, localize } from '@college/curriculum-model';
import type { TalentReportFormSource } from '@college/curriculum-widgets/talent/TalentReportForm';
import { useMemo } from 'react';
import { useSettings } from '../../preferences/settings';
import { useServices } from '../../services';
import { useLogin } from '../../session/useLogin';

/** The port of a talent demand report; the majors to choose from are those within reach, which are all of them for those who may write. */
export function useTalentSource(): TalentReportFormSource {
  const { client } = useServices();
  const { language } = useSettings();
  const user = useLogin()?.user;
  const [collegeId, userId] = [user?.collegeId ?? 0, user?.id ?? 0];
  return useMemo(() => {
    const quiet = quietClient(client);
    const majors = createMajors(quiet);
    return {
      ...createTalentReports(quiet),
      async listReportMajors(options) {
        const { departments } = await majors.loadReachableMajors({ collegeId, userId }, options);
        return departments.flatMap((department) => department.majors.map((major) => localize(major, languageOfCode(language))));
      },
    };
  }, [client, collegeId, userId, language]);
}
