import { ministriesInEnglish, type Qualification } from '@college/curriculum-model';

const rows = [
  [
    '教师资格',
    '教育部',
    '准入类',
    '《中华人民共和国教师法》《教师资格条例》《〈教师资格条例〉实施办法》（教育部令2000年第10号）',
    'Teacher',
  ],
  [
    '法律职业资格',
    '司法部',
    '准入类',
    '《中华人民共和国法官法》《中华人民共和国检察官法》《中华人民共和国公务员法》《中华人民共和国律师法》《中华人民共和国公证法》《中华人民共和国仲裁法》《中华人民共和国行政复议法》《中华人民共和国行政处罚法》',
    'Legal profession',
  ],
  [
    '中国委托公证人资格（香港、澳门）',
    '司法部',
    '准入类',
    '《国务院对确需保留的行政审批项目设定行政许可的决定》',
    'China-appointed attesting officer (Hong Kong, Macao)',
  ],
  ['注册会计师', '财政部', '准入类', '《中华人民共和国注册会计师法》', 'Certified public accountant'],
  [
    '注册城乡规划师',
    '自然资源部、人力资源社会保障部、相关行业协会',
    '准入类',
    '《中华人民共和国城乡规划法》',
    'Registered urban and rural planner',
  ],
  [
    '注册测绘师',
    '自然资源部、人力资源社会保障部',
    '准入类',
    '《中华人民共和国测绘法》《注册测绘师制度暂行规定》（国人部发〔2007〕14号）',
    'Registered surveyor',
  ],
  [
    '民用核安全设备无损检验人员',
    '生态环境部',
    '准入类',
    '《民用核安全设备监督管理条例》',
    'Non-destructive testing of civil nuclear safety equipment',
  ],
  [
    '国防科技工业军用核安全设备无损检验人员',
    '国防科工局',
    '准入类',
    '《中华人民共和国核安全法》',
    'Non-destructive testing of military nuclear safety equipment in the defence industry',
  ],
  [
    '民用核设施操纵人员',
    '生态环境部、国家能源局',
    '准入类',
    '《中华人民共和国民用核设施安全监督管理条例》',
    'Operator of civil nuclear facilities',
  ],
  ['国防科技工业军用核设施操纵人员', '', '准入类', '', 'Operator of military nuclear facilities in the defence industry'],
  [
    '注册核安全工程师',
    '',
    '准入类',
    '《中华人民共和国放射性污染防治法》《注册核安全工程师执业资格制度暂行规定》（人发〔2002〕106号）',
    'Registered nuclear safety engineer',
  ],
  [
    '注册建筑师',
    '',
    '准入类',
    '《中华人民共和国建筑法》《中华人民共和国注册建筑师条例》《建设工程勘察设计管理条例》《关于建立注册建筑师制度及有关工作的通知》（建设〔1994〕第598号）',
    'Registered architect',
  ],
  ['通信专业技术人员职业资格', '', '水平评价类', '', 'Telecommunications professional'],
  ['计算机技术与软件专业技术资格', '', '水平评价类', '', 'Computer technology and software professional'],
  ['社会工作者职业资格', '', '水平评价类', '', 'Social worker'],
  ['统计专业技术资格', '', '水平评价类', '', 'Statistics professional'],
  ['翻译专业资格', '', '水平评价类', '', 'Translation professional'],
] as const;

/** A part of the professional qualification directory; an empty text is one that its source does not have. */
export function qualificationSeed(): Qualification[] {
  const updatedAt = '2026-03-01T00:00:00Z';
  return rows.map(([name, department, typeName, depending, english]) => {
    const ministry = ministriesInEnglish(department);
    const translations = { en: { name: { text: english, updatedAt }, ...(ministry && { department: { text: ministry, updatedAt } }) } };
    return { name, department, typeName, depending, translations };
  });
}
