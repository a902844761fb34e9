import type { Qualification } from '@college/curriculum-model';
import { english } from '@college/curriculum-model/fixtures';

/** A basis of two laws, longer than the table shows. */
export const longBasis = '《中华人民共和国教师法》《教师资格条例》《〈教师资格条例〉实施办法》（教育部令2000年第10号）';

const named: readonly Qualification[] = [
  row('教师资格', '教育部', longBasis, ['Teacher', 'Ministry of Education', 'Teachers Law; Regulations on Teacher Qualifications']),
  row('法律职业资格', '司法部', '《中华人民共和国法官法》', ['Legal profession', 'Ministry of Justice', 'Judges Law']),
  row('注册会计师', '财政部', '《中华人民共和国注册会计师法》', ['Certified accountant', 'Ministry of Finance', 'Accountants Law']),
];

function row(name: string, department: string, depending: string, [en, by, basis]: [string, string, string]): Qualification {
  const translations = english({ name: en, department: by, typeName: 'Admission class', depending: basis });
  return { name, department, typeName: '准入类', depending, translations };
}

/** As many qualifications as asked for, the first three by their names. */
export function someQualifications(count: number): Qualification[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return named[index] ?? row(`示例资格${number}`, '示例部门', '《示例条例》', [`Sample ${number}`, 'Sample department', 'Sample rules']);
  });
}
