import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as model from './index';
import { courseSequenceFields, namesOf } from './records';

/** The fields of each entity under their exact wire names (core §3, reference §3). */
const documented: [name: string, schema: z.ZodObject, fields: string][] = [
  [
    'course unit',
    model.courseUnitSchema,
    'id majorId classId typeId name position introduction criterion createTime theoryPeriod practicePeriod majorName courseMatrixVOS',
  ],
  ['project row', model.projectRowSchema, 'id courseUnitId courseClassId courseTypeId name theoryPeriod practicePeriod'],
  ['point', model.pointSchema, 'id title description'],
  ['KSA', model.ksaSchema, 'id title level description'],
  ['teaching goal', model.goalSchema, 'id parentId courseId description'],
  ['indicator', model.indicatorSchema, 'id description children'],
  ['binding relation', model.goalRelationSchema, 'requireId relate goals'],
  ['copy request', model.copyRequestSchema, 'unique courseId sourceId targetId goalRelations'],
  ['user', model.userSchema, 'id userName email authToken'],
  ['login info', model.loginInfoSchema.shape.data, 'user authToken'],
  ['login user', model.loginUserSchema, 'id userName email collegeId permissionId relativeId'],
  ['feedback', model.feedbackSchema, 'unique description images'],
  ['feedback image', model.feedbackImageSchema, 'id unique name type data'],
  ['completion', model.completionSchema, 'info base courseMatrix projectMatrix report'],
  ['completion part', model.completionPartSchema, 'completion rate'],
  ['copy progress', model.copyProgressSchema, 'no message percent'],
  ['course-unit list', model.courseUnitListSchema, 'pageInfo'],
  ['page info', model.courseUnitListSchema.shape.pageInfo, 'list total'],
  ['page', model.pageSchema, 'num size total'],
  ['search match', model.matchReplySchema, 'keyword data'],
  [
    'occupation request',
    model.occupationRequestSchema,
    'id occupationName levelId lvlKeywords typeId publishId content skills occupationCode',
  ],
  ['occupation response', model.occupationResponseSchema, 'id name levels lvlKeywords type publish content skills code'],
  ['skill row', model.skillRowSchema, 'courseIds score'],
  [
    'college major',
    model.collegeMajorSchema,
    'id name typeId standardId code stdKeywords academicYearsId score goals academicSystem comments relates',
  ],
  ['academic system row', model.academicSystemRowSchema, 'courseIds score'],
  ['related item', model.relateRowSchema, 'label'],
  ['college major response', model.collegeMajorResponseSchema, 'type standard academicYears'],
  ['major info', model.majorInfoSchema, 'id name edit'],
  ['qualification', model.qualificationSchema, 'name department typeName depending'],
  ['talent report', model.talentReportSchema, 'id name department fileName fileUrl picUrl type majorId'],
  ['profile', model.userProfileSchema, 'id userName avatar introduction collegeName major job contactEmail'],
  ['home course unit', model.homeCourseUnitSchema, 'id name edit'],
  ['home project', model.homeProjectSchema, 'id courseUnitId name product'],
  ['project info item', model.projectInfoItemSchema, 'type title description level'],
  ['course card', model.courseCardSchema, 'self parent manager btnMenus coverMenus progress homeCourseId'],
  [
    'syllabus data',
    model.syllabusDataSchema,
    'score year yearPeriod lecturer phone email department classname students classroom schedule textbooks references courseDesc attend assignment criterion practice group paper others examtype examway exampercenttype exampercent examdetail totalPeriodData',
  ],
  [
    'additional info',
    model.additionalInfoSchema,
    'id courseUnitId score year yearPeriod lecturer phone email department classname students classroom schedule textbooks textreferences attend assignment criterion practice textgroup paper others examtype examway examdetail exampercent',
  ],
  ['schedule', model.scheduleSchema, 'label data'],
  ['graduate requirement', model.reportRequireSchema, 'description children id'],
  [
    'report project matrix entry',
    model.reportProjectEntrySchema,
    'projectId graduateRequireId relate point study teach product week period',
  ],
  ['report point matrix entry', model.reportPointEntrySchema, 'projectMatrixId taskGoalId relate ksa'],
  ['task goal', model.reportTaskGoalSchema, 'id description product'],
];

/** Fields that no document names; each is optional, so that another college's server may leave it out. */
const extensions = ['version', 'revision', 'translations', 'updateTime', 'initing', 'courseDesc', ...namesOf(courseSequenceFields)];

describe('entities of the specifications', () => {
  it.each(documented)('%s has the documented fields', (_name, schema, fields) => {
    for (const field of fields.split(' ')) expect(Object.keys(schema.shape)).toContain(field);
  });

  it('course unit, project row, point, KSA and goal have no undocumented field that is required', () => {
    for (const [name, schema, fields] of documented.slice(0, 5)) {
      const others = Object.keys(schema.shape).filter((field) => !fields.split(' ').includes(field));
      for (const field of others) {
        expect(extensions, `${name}.${field}`).toContain(field);
        expect(schema.shape[field]!.safeParse(undefined).success, `${name}.${field}`).toBe(true);
      }
    }
  });

  it('syllabus data has 27 fields and the stored info 26 without extensions', () => {
    expect(Object.keys(model.syllabusDataSchema.shape)).toHaveLength(27);
    expect(Object.keys(model.additionalInfoSchema.shape).filter((field) => !extensions.includes(field))).toHaveLength(26);
  });
});

describe('schemas as a published description', () => {
  const schemas = Object.entries<unknown>(model).flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : []));

  it('all have a JSON Schema', () => {
    expect(schemas.length).toBeGreaterThan(100);
    for (const [name, schema] of schemas) expect(() => z.toJSONSchema(schema, { io: 'input' }), name).not.toThrow();
  });
});
