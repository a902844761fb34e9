/** Fields of a form, as a record of the product has them: a third is required, a third has help. */
export interface BenchField {
  id: string;
  label: string;
  isRequired: boolean;
  description: string | undefined;
  value: string;
}

const words = ['名称', '英文名称', '代码', '学时', '负责人', '说明'];

export const fields: readonly BenchField[] = Array.from({ length: 30 }, (_, index) => ({
  id: `field${index + 1}`,
  label: `${words[index % words.length]} ${index + 1}`,
  isRequired: index % 3 === 0,
  description: index % 3 === 1 ? '最多一百个字' : undefined,
  value: `第 ${index + 1} 项的内容`,
}));

/** What is said of an empty field. */
export const faultOf = ({ isRequired, label }: BenchField, value: string) => (isRequired && value === '' ? `请填写${label}` : undefined);
