import type { Bilingual } from '../language';
import { occupationFields } from '../records/occupation';
import * as terms from '../terms';

const page: Bilingual = { zh: '页码', en: 'Page' };
const sort: Bilingual = { zh: '排序', en: 'Sort order' };
const searched: Bilingual = { zh: '查找范围', en: 'What is searched' };

/** What a list or a file is asked for. */
export const listNames: Record<string, Bilingual> = {
  list: { zh: '列表项', en: 'List' },
  rows: { zh: '各行', en: 'Rows' },
  pageNum: page,
  pageNo: page,
  pageSize: { zh: '每页条数', en: 'Page size' },
  keyword: { zh: '关键词', en: 'Keyword' },
  sort,
  orderMap: sort,
  create_time: { zh: '按创建时间的排序', en: 'Order by create time' },
  update_time: { zh: '按修订时间的排序', en: 'Order by revision time' },
  period: { zh: '按学时的排序', en: 'Order by hours' },
  relate_count: { zh: '按相关专业数的排序', en: 'Order by related majors' },
  codeOrId: { zh: '编码或编号', en: 'Code or id' },
  lvl: occupationFields.levelId.label,
  only: { zh: '筛选', en: 'Filter' },
  part: { zh: '部分', en: 'Part' },
  topics: { zh: '主题', en: 'Topics' },
  gaps: { zh: '只看缺口', en: 'Gaps only' },
  pressing: { zh: '只看紧急', en: 'Pressing only' },
  state: { zh: '状态', en: 'State' },
  outcome: { zh: '结果', en: 'Outcome' },
  from: { zh: '起点', en: 'Start' },
  to: { zh: '终点', en: 'End' },
  target: searched,
  kinds: searched,
  limit: { zh: '数量上限', en: 'Limit' },
  depth: { zh: '层数', en: 'Number of levels' },
  option: { zh: '查找选项', en: 'Options of the search' },
  elsewhere: { zh: '包括其他专业', en: 'Whether other majors are searched' },
  marks: terms.comments,
  figures: { zh: '统计数据', en: 'Figures' },
  record: { zh: '返回原始记录', en: 'Whether the record is returned' },
  whole: { zh: '返回全部内容', en: 'Whether all is returned' },
  words: { zh: '返回的文字', en: 'Which texts are returned' },
  ref: terms.edition,
  refs: terms.editions,
  left: { zh: '比较的左侧', en: 'Left side of the comparison' },
  right: { zh: '比较的右侧', en: 'Right side of the comparison' },
  occasion: { zh: '检查时机', en: 'Occasion of the check' },
  editable: { zh: '是否可编辑', en: 'Whether the file can be edited' },
  file: { zh: '文件', en: 'File' },
  template: { zh: '模板', en: 'Template' },
  link: { zh: '链接', en: 'Link' },
  linkId: { zh: '链接', en: 'Link' },
};
