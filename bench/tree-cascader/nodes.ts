export interface BenchNode {
  id: number;
  label: string;
  children?: BenchNode[];
}

const fields = ['工程技术', '经济金融', '法律社会', '教育体育', '文学新闻', '卫生健康', '农林牧渔', '机械制造', '信息通信', '生活服务'];
const words = ['设计', '检测', '管理', '维修', '分析', '操作', '咨询', '编制', '监测', '研究'];

/** Deterministic levels, the same for every contender: 20 × 10 × 24 entries with those above them are 5,020. */
export function makeNodes(): BenchNode[] {
  let last = 1000;
  const next = () => (last += 1);
  return Array.from({ length: 20 }, (_, a) => ({
    id: next(),
    label: `${fields[a % fields.length]}人员 ${a + 1}`,
    children: Array.from({ length: 10 }, (__, b) => ({
      id: next(),
      label: `${words[b]}${fields[(a + b) % fields.length]}人员 ${a + 1}.${b + 1}`,
      children: Array.from({ length: 24 }, (___, c) => ({
        id: next(),
        label: `${fields[(a + c) % fields.length]}${words[(b + c) % words.length]}员 ${a + 1}.${b + 1}.${c + 1}`,
      })),
    })),
  }));
}
