/** Authorities that the directories name, in English. */
export const ministries: Readonly<Record<string, string>> = {
  教育部: 'Ministry of Education',
  司法部: 'Ministry of Justice',
  财政部: 'Ministry of Finance',
  自然资源部: 'Ministry of Natural Resources',
  生态环境部: 'Ministry of Ecology and Environment',
  人力资源社会保障部: 'Ministry of Human Resources and Social Security',
  国家能源局: 'National Energy Administration',
  国防科工局: 'State Administration of Science, Technology and Industry for National Defence',
  相关行业协会: 'industry associations concerned',
};

/** A list of authorities in English; undefined where one of them is not known by an English name. */
export function ministriesInEnglish(departments: string): string | undefined {
  const names = departments.split('、').map((name) => ministries[name.trim()]);
  return names.every((name) => name !== undefined) ? names.join('; ') : undefined;
}
