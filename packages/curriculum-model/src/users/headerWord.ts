/** What a sheet may call the column of e-mail addresses in either language, as `headerWord` has it. */
export const emailHeads: readonly string[] = ['邮箱', '电子邮箱', '邮件', '电子邮件', 'email', 'mail', 'emailaddress'];

/** The head of a column without case, spaces and marks, to be compared. */
export function headerWord(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]/gu, '');
}
