import type { Bilingual } from '@college/curriculum-model';
import type { Known } from './known';

/** What each kind of check expects. */
export const checkNames = {
  answers: { zh: '按合同的路径、方法与参数名被接受，代码为 0', en: 'is reached by its path, verb and spelling and answers code 0' },
  envelope: { zh: '答复是 {code, message, data}', en: 'answers the envelope {code, message, data}' },
  shape: { zh: '答复的数据符合合同', en: 'answers data in the shape of the contract' },
  signIn: { zh: '没有 authToken 时答复登录失效代码（20021）', en: 'without an authToken answers a login-invalid code (20021)' },
  unknownToken: {
    zh: '未知的 authToken 答复登录失效代码（10011 或 20021–20099）',
    en: 'for an unknown authToken answers a login-invalid code (10011, or 20021 to 20099)',
  },
  required: {
    zh: '缺少必填参数时用一句话拒绝，登录仍有效',
    en: 'without a required parameter refuses in words, and the sign-in stays valid',
  },
  wrong: { zh: '参数类型不对时用一句话拒绝', en: 'with a parameter of the wrong kind refuses in words' },
  unknownRecord: { zh: '记录不存在时用一句话拒绝', en: 'about a record that is not there refuses in words' },
  conflict: { zh: '版本过期时答复 30009 和当前记录', en: 'with an outdated version answers 30009 and the current record' },
  paging: { zh: '分页：每页条数、总数与下一页相符', en: 'pages: size, total and the next page fit together' },
  file: { zh: '给出带文件名的文件，类型与内容相符', en: 'gives a file with a name, and its type and content agree' },
  events: { zh: '以 text/event-stream 给出事件', en: 'streams events as text/event-stream' },
  ticket: { zh: '凭下载票据可取一次文件，无需 authToken', en: 'gives the file once for a download ticket, without an authToken' },
  otherFile: { zh: '上传的不是所需文件时不出内部错误', en: 'takes an upload that is another kind of file without an internal error' },
  tooLarge: { zh: '上传超过上限时拒绝', en: 'refuses an upload above its bound' },
} as const satisfies Record<string, Bilingual>;

/** Why a call or a check was not tried. */
export const reasons = {
  readOnly: { zh: '只读运行；加 --write 才会写', en: 'this run only reads; --write lets it write' },
  noVersion: { zh: '后端没有给出版本', en: 'the backend gives no version' },
  noTickets: { zh: '后端没有给出下载票据', en: 'the backend gives no download tickets' },
  tooFew: { zh: '记录太少，看不出来', en: 'too few records to tell' },
  noReset: { zh: '会清空一切；仅在测试系统上加 --reset 时调用', en: 'it empties everything; called only with --reset, on a test system' },
  onlyOwnMajor: { zh: '只在自检自建的专业里发布', en: 'the suite publishes in a major of its own only' },
  nothingFound: { zh: '规则没有发现问题', en: 'the rules find nothing' },
  noProvider: { zh: '自检不能在统一身份认证登录', en: 'the suite cannot sign in at a provider of single sign-on' },
  noOutbox: { zh: '发件箱里没有给该人的邮件', en: 'the outbox holds no mail to that person' },
} as const satisfies Record<string, Bilingual>;

const ofOwn = (zh: string, en: string): Bilingual => ({ zh: `没有自检自建的${zh}`, en: `there is no ${en} of the suite's own` });
const ofBackend = (zh: string, en: string): Bilingual => ({ zh: `后端没有${zh}`, en: `the backend has no ${en}` });

/** What is missing when a call cannot be tried. */
export const lacking: Record<keyof Known, Bilingual> = {
  user: {
    zh: '不知道调用者是谁；请给出 --login 与 --password，或 --user-id',
    en: 'it is not known who calls; give --login and --password, or --user-id',
  },
  password: { zh: '需要登录名和密码', en: 'needs a login with its password' },
  recoveryCode: { zh: '需要刚启用的两步验证', en: 'needs a second factor that was just switched on' },
  email: { zh: '需要登录名和密码', en: 'needs a login with its password' },
  collegeId: { zh: '不知道学校编号；请给出 --college-id', en: 'the id of the college is not known; give --college-id' },
  majorId: ofBackend('专业', 'major'),
  courseId: ofBackend('课程单元', 'course unit'),
  courseName: ofBackend('课程单元', 'course unit'),
  projectId: ofBackend('带章节的课程单元', 'course unit with project rows'),
  occupationId: ofBackend('职业记录', 'occupation record'),
  collegeMajorId: ofBackend('专业目录记录', 'college major'),
  newsId: ofBackend('新闻', 'news item'),
  outlineId: ofBackend('样例大纲', 'sample outline'),
  talentId: ofBackend('人才需求报告', 'talent demand report'),
  reportLink: ofBackend('报告链接', 'report link'),
  feedbackImageId: ofBackend('带图片的反馈', 'feedback with a picture'),
  givenMajorId: { zh: '没有给出专业；请给出 --major-id', en: 'no major was given; give --major-id' },
  homeMajorId: ofOwn('课程单元', 'course unit'),
  homeIndicatorIds: {
    zh: '课程单元所在的专业没有足够的指标点',
    en: 'the major of the course unit has too few indicator points',
  },
  ownDepartmentId: ofOwn('院系', 'department'),
  ownMajorId: ofOwn('专业', 'major'),
  ownIndicatorIds: ofOwn('毕业要求指标点', 'indicator point'),
  targetMajorId: ofOwn('第二个专业', 'second major'),
  ownCourseId: ofOwn('课程单元', 'course unit'),
  ownProjectIds: ofOwn('章节', 'project row'),
  ownPointIds: ofOwn('课点', 'point'),
  ownKsaIds: ofOwn('KSA', 'KSA item'),
  ownGoalIds: ofOwn('教学目标', 'teaching goal'),
  ownTaskGoalIds: ofOwn('任务目标', 'task goal'),
  ownOccupationId: ofOwn('职业记录', 'occupation record'),
  ownCollegeMajorId: ofOwn('专业目录记录', 'college major'),
  ownNewsId: ofOwn('新闻', 'news item'),
  ownOutlineId: ofOwn('样例大纲', 'sample outline'),
  ownTalentId: ofOwn('人才需求报告', 'talent demand report'),
  ownLink: ofOwn('报告链接', 'report link'),
  copyKey: ofOwn('复制任务', 'copy'),
  ownEditionId: ofOwn('版本', 'edition'),
  ownReceiptId: ofOwn('合并记录', 'receipt of a merge'),
  ownPublishedId: ofOwn('发布版', 'published edition'),
  ownProposalId: ofOwn('提案', 'proposal'),
  ownProviderId: ofOwn('登录方式', 'provider'),
  ownAcceptance: ofOwn('已接受的问题', 'accepted finding'),
  ownThread: ofOwn('评论', 'comment'),
  ownEditionLink: ofOwn('发布版链接', 'link to a published edition'),
  person: ofOwn('用户', 'person'),
};

/** Words of the printed report. */
export const reportWords = {
  holds: { zh: '成立', en: 'holds' },
  fails: { zh: '不成立', en: 'does not hold' },
  untried: { zh: '未试', en: 'not tried' },
  expected: { zh: '应当', en: 'expected' },
  got: { zh: '实际', en: 'got' },
  repeat: { zh: '重试', en: 'repeat' },
  nothingTried: {
    zh: '一个调用也没能试：这次运行说明不了什么。',
    en: 'No call could be tried: this run says nothing about the backend.',
  },
  left: { zh: '留下的记录（接口没有删除它们的调用，或删除失败）', en: 'Left behind (no call takes them away, or taking away failed)' },
  documented: { zh: '文档中的调用', en: 'documented calls' },
  extensions: { zh: '扩展调用', en: 'extensions' },
  readOnlyHint: {
    zh: '只读运行：写入类调用都没有试。加 --write 会在自检自建的记录上试一遍，结束时清除。',
    en: "This run only read. With --write the calls that write are tried on records of the suite's own, which it clears away at the end.",
  },
} as const satisfies Record<string, Bilingual>;

/** The last line: how much holds. */
export function summaryOf(counts: { holds: number; fails: number; untried: number }, requests: number, seconds: number): Bilingual {
  const { holds, fails, untried } = counts;
  return {
    zh: `${holds} 个调用成立，${fails} 个不成立，${untried} 个未试（${requests} 次请求，${seconds} 秒）`,
    en: `${holds} calls hold, ${fails} do not hold, ${untried} not tried (${requests} requests, ${seconds} s)`,
  };
}
