import * as contract from '@college/api-client/contract';
import type { Endpoint } from '@college/api-client/contract';
import type { TalentReport, UserProfile } from '@college/curriculum-model';
import { majorOf, unitOf } from '../rights/place.test-data';
import { cast } from '../testing/scene';
import type { Reply, testServer } from '../testing/testServer';
import { writePointTemplate } from '../workbook/pointTemplate';
import { writeSheet } from '../workbook/writeSheet';

type Server = ReturnType<typeof testServer>;
type File = { bytes: Buffer; name: string };

/** A call that takes files, how they are sent to it, and what is stored of them. */
export interface Upload {
  endpoint: Endpoint;
  takes: 'picture' | 'workbook';
  /** A right file, where it takes a workbook. */
  seed?(server: Server): Promise<Buffer>;
  send(server: Server, file: File, headers: Record<string, string>): Promise<Reply>;
  /** The pictures that a reader now gets; as many as were sent, or the call stored half. */
  stored?(server: Server, reply: Reply): Promise<Buffer[]>;
}

const as = 'collegeAdmin';
const dataUrl = ({ bytes }: File) => `data:image/png;base64,${bytes.toString('base64')}`;
const ofDataUrl = (text: string) => Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');

/** The body of a form as browsers write it. */
function form({ bytes, name }: File): FormData {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  return body;
}

function inForm(endpoint: Endpoint, query: Record<string, unknown> = {}): Pick<Upload, 'endpoint' | 'send'> {
  return { endpoint, send: (server, file, headers) => server.call(endpoint, { as, query, body: form(file), headers }) };
}

const exported = (endpoint: Endpoint, query: Record<string, unknown>) => async (server: Server) => {
  const token = await server.tokenOf(as);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
  const response = await server.request(`/college/api${endpoint.path}?${search.toString()}`, { headers: { authToken: token } });
  return Buffer.from(await response.arrayBuffer());
};

const templateOf = (kind: 'point' | 'pointksa') => async () => Buffer.from((await writePointTemplate(kind, 'zh')).bytes);

const pictures: readonly Upload[] = [
  {
    ...inForm(contract.encodeImage),
    takes: 'picture',
    stored: async (_, { data }) => [Buffer.from(String(data), 'base64')],
  },
  {
    endpoint: contract.saveUserInfo,
    takes: 'picture',
    send(server, file, headers) {
      const texts = { userName: file.name.slice(0, 60), introduction: '介绍', collegeName: '学院', major: '专业', job: '教授' };
      const userInfo = {
        ...texts,
        avatar: '',
        id: cast[as].id,
        contactEmail: 'a@college.example',
        thumbnail: file.bytes.length < 9000 ? dataUrl(file) : '',
      };
      return server.call(contract.saveUserInfo, { as, body: { file: dataUrl(file), userInfo: JSON.stringify(userInfo) }, headers });
    },
    async stored(server) {
      const { avatar, thumbnail } = (await server.call(contract.getUserProfile, { as })).data as UserProfile;
      return [avatar, ...(thumbnail ? [thumbnail] : [])].map(ofDataUrl);
    },
  },
  {
    endpoint: contract.saveTalentReport,
    takes: 'picture',
    send(server, file, headers) {
      const texts = { name: '报告', department: '院', fileName: file.name.slice(0, 60), fileUrl: '', type: 1, majorId: 101 };
      return server.call(contract.saveTalentReport, { as, body: { ...texts, id: 0, picUrl: dataUrl(file) }, headers });
    },
    async stored(server, { data }) {
      const { id } = data as { id: number };
      const report = (await server.call(contract.getTalentReport, { as, query: { id } })).data as TalentReport;
      return [ofDataUrl(report.picUrl)];
    },
  },
  {
    endpoint: contract.sendFeedback,
    takes: 'picture',
    send(server, file, headers) {
      const image = (at: number) => ({ id: at, unique: `${at}`, name: file.name, type: 'image/png', data: file.bytes.toString('base64') });
      const body = { unique: crypto.randomUUID(), description: '反馈', images: [image(1), image(2)] };
      return server.call(contract.sendFeedback, { as, body, headers });
    },
    async stored(server) {
      const { data } = await server.call(contract.listFeedback, { as, query: { pageNum: 1, pageSize: 1 } });
      const images = contract.listFeedback.data.parse(data).pageInfo.list[0]?.images ?? [];
      return Promise.all(images.map(({ id }) => exported(contract.getFeedbackImage, { id })(server)));
    },
  },
];

const course = { majorid: majorOf('own'), courseid: unitOf('own') };
const occupationHeaders = ['职业名称', '职业编码', '职业类别', '职业等级', '发布年份', '主要工作内容', '技能要求', '类别关键词'];

const workbooks: readonly Upload[] = [
  { ...inForm(contract.resolvePoint, course), takes: 'workbook', seed: templateOf('point') },
  { ...inForm(contract.resolvePointKsa, course), takes: 'workbook', seed: templateOf('pointksa') },
  {
    ...inForm(contract.importMajorMatrix, { majorId: majorOf('own'), mode: 'replace' }),
    takes: 'workbook',
    seed: exported(contract.exportMajorMatrix, { majorId: majorOf('own') }),
  },
  {
    ...inForm(contract.importCourseMatrix, { courseId: unitOf('own'), mode: 'replace' }),
    takes: 'workbook',
    seed: exported(contract.exportCourseMatrix, { majorId: majorOf('own'), courseInfoId: unitOf('own') }),
  },
  {
    ...inForm(contract.importOccupations, { isDryRun: 0 }),
    takes: 'workbook',
    async seed() {
      const columns = occupationHeaders.map((header) => ({ header, width: 20 }));
      const rows = [
        ['甲', '', '2', '三级', '2022', '内容', '', ''],
        ['乙', '', '2', '', '', '', '', ''],
      ];
      return Buffer.from(await writeSheet({ name: '职业', columns, rows }));
    },
  },
];

/** Every call that takes files. */
export const uploads: readonly Upload[] = [...pictures, ...workbooks];
