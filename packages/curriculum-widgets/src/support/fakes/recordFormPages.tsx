import {
  goalModes,
  loadPointList,
  requirementsHistoryReducer,
  startOfRequirements,
  toRequirements,
  type FieldTable,
  type recordFields,
} from '@college/curriculum-model';
import {
  aProject,
  aPointKsaList,
  departments,
  graduateRequires,
  sampleUser,
  samplePointKsa,
  taskGoals,
} from '@college/curriculum-model/fixtures';
import { useReducer, type ReactElement } from 'react';
import { page } from 'vitest/browser';
import { Profile } from '../../account/Profile';
import { aProfile, keepProfile } from '../../account/fakes/aProfile';
import { CollegeMajorEditor } from '../../college-majors/CollegeMajorEditor';
import { ProjectTable } from '../../course-units/ProjectTable';
import { projectRowsReducer, toEditableRows } from '../../course-units/ProjectTable/projectRows';
import { GoalEditAtDesk } from '../../goals/fakes/GoalEditAtDesk';
import { MajorList } from '../../majors/MajorList';
import { RequirementEditor } from '../../majors/RequirementEditor';
import { TaskGoalsDialog } from '../../matrices/TaskGoals';
import { keepTaskGoals } from '../../matrices/fakes/keepTaskGoals';
import { NewsList } from '../../news/NewsList';
import { OccupationEditor } from '../../occupations/OccupationEditor';
import { Departments } from '../../organisation/Departments';
import { InsertUsers } from '../../people/InsertUsers';
import { KsaEditor } from '../../points/KsaEditor';
import { EditPoints } from '../../points/PointPopup';
import { keepPoints } from '../../points/fakes/servePoints';
import { aCollege } from './aCollege';
import { SyllabusEditor } from '../../syllabus/SyllabusEditor';
import { TalentReportForm } from '../../talent/TalentReportForm';
import { aTalentReport } from '../../talent/fakes/talentReports';

/** Where people fill in a record. */
interface RecordFormPage<Table extends FieldTable> {
  form: ReactElement;
  /** What is pressed, one after another, until the form is open. */
  opening?: readonly string[];
  /** The name of a control among others of its kind, by the label of its field. @default the label */
  nameOf?: (label: string) => string;
  /** Controls that are called otherwise than their field. */
  called?: Partial<Record<keyof Table, string>>;
  /** Fields without a control of this form: where they are filled in instead, or why nowhere. */
  elsewhere?: Partial<Record<keyof Table, string>>;
}

type Tables = typeof recordFields;

/** Kinds of records without a page of their own here, and why. */
type WithoutPage =
  /** `CourseUnitFields.test.tsx` asks it, and that each value is saved. */
  | 'course'
  /** The columns of the project matrix are derived from its table (`arrangementColumns`). */
  | 'courseCell'
  /** A college is named when it is set up, by a command of the server. */
  | 'college';

const nobody = () => {};

/** The form of every kind of record. A kind that is missing here does not compile. */
export const recordFormPages: { [Kind in Exclude<keyof Tables, WithoutPage>]: RecordFormPage<Tables[Kind]> } = {
  department: { form: theDepartments(), opening: ['编辑计算机学院'], called: { name: '中文名称' } },
  major: {
    form: newMajor(),
    opening: ['新建专业'],
    called: { name: '中文名称', departmentId: '院系' },
  },
  project: {
    form: <Chapters />,
    nameOf: (label) => `${label}，第 1 行`,
    elsewhere: {
      courseClassId: 'kept as stored: core §5 gives the table of chapters no such column',
      courseTypeId: 'kept as stored: core §5 gives the table of chapters no such column',
      product: 'in the project matrix, for each point and task goal of the chapter',
    },
  },
  point: { form: thePoints(), opening: ['编辑课点', '编辑课点 2：课点标题 2'], nameOf: (label) => `课点 2 的${label}` },
  ksa: {
    form: <KsaEditor list={loadPointList({ points: samplePointKsa(1004) })} onChange={nobody} />,
    opening: ['添加 S'],
    called: { description: '新的 S 技能' },
  },
  goal: { form: newGoal(), called: { description: '教学目标 1' } },
  require: { form: <Requirements />, called: { description: '毕业要求 1，中文' } },
  indicator: { form: <Requirements />, called: { description: '指标点 1.1，中文' } },
  taskGoal: { form: theTaskGoals(), nameOf: (label) => `${label}，第 1 行`, called: { description: '任务目标，第 1 行' } },
  report: {
    form: <SyllabusEditor source={aCollege({ as: 'majorLeader' }).syllabus} courseId={1004} isRevisable userId={1005} />,
    nameOf: (label) => `编辑${label}`,
    // The two that are chosen answer the first press and need no way in.
    called: { year: '开课学期', examtype: '考核方式' },
  },
  occupation: { form: <OccupationEditor source={aCollege().occupations} occupationId={1001} isEditable /> },
  collegeMajor: {
    form: <CollegeMajorEditor source={aCollege().collegeMajors} majorId={1001} isEditable />,
    elsewhere: { score: 'the sum of the academic system (decision 111)' },
  },
  talentReport: { form: theTalentReport() },
  news: { form: <NewsList source={aCollege().news} isEditable />, opening: ['新建新闻'] },
  user: { form: theProfile() },
};

/** What a manager says of new people; it has no English, so it is none of the kinds above. */
export const accountFormPage: RecordFormPage<FieldTable> = {
  form: <InsertUsers source={aCollege().people} actor={sampleUser('collegeAdmin')} isOpen onOpenChange={nobody} />,
  opening: ['添加一行'],
  nameOf: (label) => `第 1 行${label}`,
  called: { userName: '第 1 行用户名', password: '第 1 行初始密码' },
};

/** Presses what opens a form. */
export async function openForm({ opening = [] }: Pick<RecordFormPage<FieldTable>, 'opening'>) {
  for (const name of opening) await page.getByRole('button', { name, exact: true }).first().click();
}

function theDepartments() {
  const { departments: known, majors } = aCollege();
  return <Departments source={{ ...known, ...majors }} actor={sampleUser('collegeAdmin')} homeHref={String} />;
}

function newMajor() {
  const own = departments.slice(0, 2).map(({ id, name }) => ({ id, name }));
  const href = (id: number) => `#${id}`;
  return (
    <MajorList
      source={aCollege().majors}
      ownDepartments={own}
      homeHref={href}
      detailHref={href}
      courseUnitsHref={href}
      onCreated={nobody}
    />
  );
}

function thePoints() {
  return <EditPoints source={aCollege({ prepare: keepPoints(aPointKsaList(3)) }).points} majorId={1001} courseId={1004} />;
}

function newGoal() {
  return (
    <GoalEditAtDesk source={aCollege().goals} courseId={1004} mode={goalModes.add} indicators={[]} indicatorId={1102} onClose={nobody} />
  );
}

function theTaskGoals() {
  const project = { id: taskGoals[0]!.projectId, name: '树与二叉树' };
  return <TaskGoalsDialog source={aCollege({ prepare: keepTaskGoals(taskGoals) }).taskGoals} project={project} onClose={nobody} />;
}

function theTalentReport() {
  const college = aCollege({ prepare: ({ state }) => void (state.talentReports = [aTalentReport()]) });
  const source = { ...college.talentReports, listReportMajors: async () => college.state.majors };
  return <TalentReportForm source={source} reportId={1001} isEditable />;
}

function theProfile() {
  const { profile } = aCollege({ as: 'majorLeader', prepare: (college) => keepProfile(college, aProfile()) });
  return <Profile userId={1005} source={profile} />;
}

function Requirements() {
  const [history, act] = useReducer(requirementsHistoryReducer, startOfRequirements(toRequirements(graduateRequires[1001]!.slice(0, 1))));
  return <RequirementEditor requirements={history.present} baseline={history.present} onAct={act} onRemoveAsk={nobody} />;
}

function Chapters() {
  const [rows, change] = useReducer(projectRowsReducer, toEditableRows([aProject({ id: 1001, name: '线性表' })]));
  return <ProjectTable rows={rows} onChange={change} />;
}
