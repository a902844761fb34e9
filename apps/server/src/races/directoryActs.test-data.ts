import * as contract from '@college/api-client/contract';
import { emptyNames } from './otherActs.test-data';
import type { RaceActs, Read } from './raceAct.test-data';

const page = { pageNum: 1, pageSize: 20 };

async function firstCollegeMajor(read: Read) {
  const { pageInfo } = await read(contract.listCollegeMajors, { body: { ...page, orderMap: {} } });
  const { type, standard, academicYears, ...texts } = await read(contract.getCollegeMajor, { query: { id: pageInfo.list[0]!.id } });
  return { ...texts, typeId: type.id, standardId: standard.id || null, academicYearsId: academicYears.id || null };
}

async function firstOccupation(read: Read) {
  const { pageInfo } = await read(contract.listOccupations, { body: { ...page, orderMap: {} } });
  const { id } = pageInfo.list[0]!;
  const { levels, type, publish, name, code, ...texts } = await read(contract.getOccupation, { query: { id, record: '1' } });
  const leafOf = (options: typeof levels): number =>
    options[0]?.children?.length ? leafOf(options[0].children) : Number(options[0]!.value);
  return { ...texts, occupationName: name, occupationCode: code, levelId: leafOf(levels), typeId: type.id, publishId: publish.id || null };
}

async function firstSkill(read: Read) {
  const tree = await read(contract.listOccupationSkills, { query: { record: '1' } });
  const { value, label, version, translations } = tree.find((skill) => skill.label === emptyNames.skill)!;
  return { id: Number(value), parentId: null, label, version, translations };
}

async function firstNews(read: Read) {
  const { pageInfo } = await read(contract.listNews, { query: page });
  return read(contract.getNews, { query: { id: pageInfo.list[0]!.id } });
}

/** The college's own outline of the scene. */
async function firstOutline(read: Read) {
  const { pageInfo } = await read(contract.listOutlines, { query: { ...page, keyword: emptyNames.outline } });
  return read(contract.getOutline, { query: { id: pageInfo.list[0]!.id } });
}

async function firstTalentReport(read: Read) {
  const { list } = await read(contract.listTalentReports, { body: page });
  return read(contract.getTalentReport, { query: { id: list[0]!.id } });
}

/** A file that changes the record with this code. */
function workbook(code: string): FormData {
  const body = new FormData();
  body.append('file', new File([`职业名称,职业编码,主要工作内容\n文件中的名称,${code},文件中的内容\n`], 'occupations.csv'));
  return body;
}

/** Writes of the directories of a college: majors by the standard, occupations, news and talent reports. */
export const directoryActs = {
  addCollegeMajor: { overwritesNothing: 'makes a college major' },
  updateCollegeMajor: [
    { does: 'changes a text', request: async (read) => ({ body: { ...(await firstCollegeMajor(read)), comments: '新的说明' } }) },
  ],
  deleteCollegeMajor: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await firstCollegeMajor(read);
        return { query: { id, version } };
      },
    },
  ],
  addOccupation: { overwritesNothing: 'makes an occupation record' },
  updateOccupation: [
    { does: 'changes a text', request: async (read) => ({ body: { ...(await firstOccupation(read)), content: '新的内容' } }) },
  ],
  deleteOccupation: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await firstOccupation(read);
        return { query: { id, version } };
      },
    },
  ],
  importOccupations: [
    {
      does: 'changes a record',
      request: async (read) => {
        const body = workbook((await firstOccupation(read)).occupationCode);
        const { basis } = await read(contract.importOccupations, { query: { isDryRun: 1 }, body });
        return { query: { basis }, body };
      },
    },
  ],
  saveOccupationSkills: [
    { does: 'renames one', request: async (read) => ({ body: { list: [{ ...(await firstSkill(read)), label: '新的能力' }] } }) },
    {
      does: 'deletes one',
      request: async (read) => {
        const skill = await firstSkill(read);
        return { body: { list: [{ ...skill, id: -skill.id }] } };
      },
    },
  ],
  saveNews: [{ does: 'changes a text', request: async (read) => ({ body: { ...(await firstNews(read)), title: '新的标题' } }) }],
  deleteNews: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await firstNews(read);
        return { body: { id, version } };
      },
    },
  ],
  saveOutline: [{ does: 'changes a text', request: async (read) => ({ body: { ...(await firstOutline(read)), goals: '新的目标' } }) }],
  switchOutline: [
    {
      does: 'switches one off',
      request: async (read) => {
        const { id, version, isOff } = await firstOutline(read);
        return { body: { id, version, isOff: !isOff } };
      },
    },
  ],
  deleteOutline: [
    {
      does: 'deletes an own one',
      request: async (read) => {
        const { id, version } = await firstOutline(read);
        return { body: { id, version } };
      },
    },
  ],
  importOutlines: { overwritesNothing: 'adds outlines whose names are not there' },
  saveTalentReport: [
    { does: 'changes a text', request: async (read) => ({ body: { ...(await firstTalentReport(read)), name: '新的报告名' } }) },
  ],
  deleteTalentReport: [
    {
      does: 'deletes',
      request: async (read) => {
        const { id, version } = await firstTalentReport(read);
        return { query: { id, version } };
      },
    },
  ],
} satisfies Partial<RaceActs>;
