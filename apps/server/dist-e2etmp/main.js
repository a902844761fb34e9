process.on('SIGTERM', () => { console.log('TERM'); });
import {
  isDemoEmail,
  newPasswordSchema,
  openDatabase,
  passwordLimits,
  putSampleProgramme,
  readOptions,
  relateOption,
  samplePassword,
  schema_exports,
  takeTurns,
  users,
  verifyPassword
} from "./chunk-NWGVILSD.js";
import {
  __export
} from "./chunk-PZ5AY32C.js";

// src/announce.ts
import { existsSync } from "fs";

// ../../packages/curriculum-model/src/assistant/assistantSchema.ts
import { z as z14 } from "zod";

// ../../packages/curriculum-model/src/fields/extensions.ts
import { z as z3 } from "zod";

// ../../packages/curriculum-model/src/fields/text.ts
import { z } from "zod";
var storable = /^[^\u0000]*$/;
var textLimits = { title: 200, line: 500, paragraph: 4e3, article: 2e4 };
function text(max) {
  return z.string().max(max).regex(storable);
}
function requiredText(max) {
  return z.string().trim().min(1).max(max).regex(storable);
}
var emailSchema = z.string().trim().max(254).pipe(z.email());

// ../../packages/curriculum-model/src/fields/times.ts
import { z as z2 } from "zod";
var pattern = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
var timestampSchema = z2.string().max(40).regex(pattern);

// ../../packages/curriculum-model/src/fields/extensions.ts
var translatedTextSchema = z3.object({ text: text(textLimits.article), updatedAt: timestampSchema });
var translationsSchema = z3.object({ en: z3.record(z3.string().max(64), translatedTextSchema).optional() });
var translatable = { translations: translationsSchema.optional() };
var versionSchema = z3.int().min(0).max(2147483647);
var versioned = { version: versionSchema.optional() };

// ../../packages/curriculum-model/src/fields/ids.ts
import { z as z4 } from "zod";
var maxId = 2147483647;
var idSchema = z4.int().min(1).max(maxId);
var idParamSchema = z4.coerce.number().pipe(idSchema);
var listIdSchema = z4.int().min(-maxId).max(maxId);
var choiceIdSchema = z4.int().min(0).max(maxId).nullable();
var uniqueSchema = z4.string().trim().min(8).max(64).regex(/^[\w-]+$/);

// ../../packages/curriculum-model/src/fields/messages.ts
var fieldMessages = {
  required: () => ({ zh: "\u4E0D\u80FD\u4E3A\u7A7A", en: "cannot be empty" }),
  missing: () => ({ zh: "\u7F3A\u5931", en: "is missing" }),
  wrongKind: () => ({ zh: "\u683C\u5F0F\u4E0D\u6B63\u786E", en: "has the wrong form" }),
  notNumber: () => ({ zh: "\u5FC5\u987B\u662F\u6570\u5B57", en: "must be a number" }),
  notWhole: () => ({ zh: "\u5FC5\u987B\u662F\u6574\u6570", en: "must be a whole number" }),
  tooLong: ({ max }) => ({ zh: `\u6700\u591A ${max} \u4E2A\u5B57\u7B26`, en: `must have at most ${max} characters` }),
  tooShort: ({ min }) => ({ zh: `\u81F3\u5C11 ${min} \u4E2A\u5B57\u7B26`, en: `must have at least ${min} characters` }),
  tooBig: ({ max }) => ({ zh: `\u4E0D\u80FD\u5927\u4E8E ${max}`, en: `must not be above ${max}` }),
  tooSmall: ({ min }) => ({ zh: `\u4E0D\u80FD\u5C0F\u4E8E ${min}`, en: `must not be below ${min}` }),
  tooMany: ({ max }) => ({ zh: `\u6700\u591A ${max} \u9879`, en: `must have at most ${max} entries` }),
  tooFew: ({ min }) => ({ zh: `\u81F3\u5C11 ${min} \u9879`, en: `must have at least ${min} entries` }),
  notEmail: () => ({ zh: "\u4E0D\u662F\u6709\u6548\u7684\u90AE\u7BB1\u5730\u5740", en: "is not an e-mail address" }),
  notTime: () => ({ zh: "\u4E0D\u662F\u6709\u6548\u7684\u65F6\u95F4", en: "is not a valid time" }),
  unstorable: () => ({ zh: "\u542B\u6709\u65E0\u6CD5\u4FDD\u5B58\u7684\u5B57\u7B26", en: "has a character that cannot be stored" }),
  notChoice: () => ({ zh: "\u4E0D\u5728\u53EF\u9009\u8303\u56F4\u5185", en: "is not one of the choices" }),
  jsonList: () => ({ zh: "\u4E0D\u662F\u6709\u6548\u7684\u5217\u8868", en: "is not a valid list" }),
  plainPassword: () => ({ zh: "\u8FC7\u4E8E\u7B80\u5355\uFF0C\u5BB9\u6613\u88AB\u731C\u5230", en: "is too easy to guess" }),
  zeroId: () => ({ zh: "\u4E0D\u80FD\u4E3A 0", en: "must not be 0" })
};
var fieldNames = {
  name: { zh: "\u540D\u79F0", en: "Name" },
  title: { zh: "\u6807\u9898", en: "Title" },
  description: { zh: "\u63CF\u8FF0", en: "Description" },
  classId: { zh: "\u8BFE\u7A0B\u7C7B\u522B", en: "Course class" },
  typeId: { zh: "\u7C7B\u578B", en: "Type" },
  position: { zh: "\u8BFE\u7A0B\u5B9A\u4F4D", en: "Course position" },
  introduction: { zh: "\u7B80\u4ECB", en: "Introduction" },
  criterion: { zh: "\u5B66\u672F\u4EA7\u51FA\u8981\u6C42", en: "Academic output requirement" },
  theoryPeriod: { zh: "\u7406\u8BBA\u5B66\u65F6", en: "Theory hours" },
  practicePeriod: { zh: "\u5B9E\u8DF5\u5B66\u65F6", en: "Practice hours" },
  courseMatrixVOS: { zh: "\u9879\u76EE/\u7AE0\u8282", en: "Projects / chapters" },
  pointksa: { zh: "\u8BFE\u70B9\u4E0E KSA", en: "Points and KSA" },
  points: { zh: "\u8BFE\u70B9", en: "Points" },
  ksa: { zh: "KSA", en: "KSA" },
  level: { zh: "\u5E8F\u53F7", en: "Level" },
  product: { zh: "\u5B66\u4E60\u4EA7\u51FA", en: "Learning output" },
  userName: { zh: "\u59D3\u540D", en: "User name" },
  email: { zh: "\u90AE\u7BB1", en: "E-mail" },
  password: { zh: "\u5BC6\u7801", en: "Password" },
  fresh: { zh: "\u65B0\u5BC6\u7801", en: "New password" },
  new: { zh: "\u65B0\u5BC6\u7801", en: "New password" },
  old: { zh: "\u539F\u5BC6\u7801", en: "Old password" },
  permissionId: { zh: "\u6743\u9650\u7F16\u53F7", en: "Permission" },
  relativeId: { zh: "\u6743\u9650\u8303\u56F4", en: "Scope of the permission" },
  majorId: { zh: "\u4E13\u4E1A", en: "Major" },
  courseId: { zh: "\u8BFE\u7A0B", en: "Course" },
  keyword: { zh: "\u5173\u952E\u8BCD", en: "Keyword" },
  pageNum: { zh: "\u9875\u7801", en: "Page" },
  pageNo: { zh: "\u9875\u7801", en: "Page" },
  pageSize: { zh: "\u6BCF\u9875\u6761\u6570", en: "Page size" },
  id: { zh: "\u7F16\u53F7", en: "Id" },
  ids: { zh: "\u7F16\u53F7", en: "Ids" },
  list: { zh: "\u5217\u8868\u9879", en: "List" },
  version: { zh: "\u7248\u672C\u53F7", en: "Version" },
  createTime: { zh: "\u521B\u5EFA\u65F6\u95F4", en: "Create time" },
  updateTime: { zh: "\u4FEE\u8BA2\u65F6\u95F4", en: "Revision time" },
  parentId: { zh: "\u6307\u6807\u70B9", en: "Indicator point" },
  requireId: { zh: "\u6307\u6807\u70B9", en: "Indicator point" },
  relate: { zh: "\u652F\u6491\u5F3A\u5EA6", en: "Support strength" },
  goals: { zh: "\u6559\u5B66\u76EE\u6807", en: "Teaching goals" },
  goalRelations: { zh: "\u7ED1\u5B9A\u5173\u7CFB", en: "Bindings" },
  projectId: { zh: "\u9879\u76EE/\u7AE0\u8282", en: "Project / chapter" },
  week: { zh: "\u5F00\u8BFE\u5468\u6570", en: "Teaching weeks" },
  study: { zh: "\u5B66\u6CD5", en: "Learning method" },
  teach: { zh: "\u6559\u6CD5", en: "Teaching method" },
  collegeId: { zh: "\u5B66\u9662", en: "College" },
  userId: { zh: "\u7528\u6237", en: "User" },
  images: { zh: "\u56FE\u7247", en: "Images" }
};

// ../../packages/curriculum-model/src/fields/issues.ts
function fieldFindings(error) {
  return error.issues.map((issue) => findingOf(issue, []));
}
function findingOf(issue, above) {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union") {
    const nested = closestBranch(issue.errors);
    if (nested) return findingOf(nested, path);
  }
  const problem = problemOf(issue);
  const name = nameOf(path);
  return {
    path: path.map((key) => typeof key === "number" ? key : String(key)),
    problem,
    sentence: { zh: `${name.zh}${problem.zh}`, en: `${name.en} ${problem.en}` }
  };
}
function closestBranch(branches) {
  const deepest2 = (issues) => Math.max(0, ...issues.map((issue) => issue.path.length));
  return branches.toSorted((a, b) => deepest2(b) - deepest2(a) || a.length - b.length)[0]?.[0];
}
function nameOf(path) {
  const key = path.findLast((part) => typeof part === "string");
  const row2 = path.findLast((part) => typeof part === "number");
  const named = key === void 0 ? { zh: "\u5185\u5BB9", en: "The content" } : fieldNames[key] ?? { zh: String(key), en: String(key) };
  return typeof row2 === "number" ? { zh: `\u7B2C ${row2 + 1} \u884C${named.zh}`, en: `Row ${row2 + 1}: ${named.en}` } : named;
}
function problemOf(issue) {
  switch (issue.code) {
    case "too_small":
      return tooSmall(issue.origin, Number(issue.minimum));
    case "too_big":
      return tooBig(issue.origin, Number(issue.maximum));
    case "invalid_type":
      return wrongType(issue);
    case "invalid_format":
      return wrongFormat(issue);
    case "invalid_value":
      return fieldMessages.notChoice();
    case "custom":
      return customProblem(issue.params?.["key"]);
    default:
      return fieldMessages.wrongKind();
  }
}
function tooSmall(origin, min) {
  if (origin === "string") return min <= 1 ? fieldMessages.required() : fieldMessages.tooShort({ min });
  return origin === "array" ? fieldMessages.tooFew({ min }) : fieldMessages.tooSmall({ min });
}
function tooBig(origin, max) {
  if (origin === "string") return fieldMessages.tooLong({ max });
  return origin === "array" ? fieldMessages.tooMany({ max }) : fieldMessages.tooBig({ max });
}
function wrongType(issue) {
  if (issue.input === void 0 && issue.message.endsWith("undefined")) return fieldMessages.missing();
  if (issue.expected === "int") return fieldMessages.notWhole();
  return issue.expected === "number" ? fieldMessages.notNumber() : fieldMessages.wrongKind();
}
function wrongFormat(issue) {
  if (issue.format === "email") return fieldMessages.notEmail();
  if (issue.format !== "regex" || !("pattern" in issue)) return fieldMessages.wrongKind();
  if (String(issue.pattern).includes("u0000")) return fieldMessages.unstorable();
  return String(issue.pattern).includes("d{4}") ? fieldMessages.notTime() : fieldMessages.wrongKind();
}
function customProblem(key) {
  return key === "jsonList" || key === "zeroId" || key === "plainPassword" ? fieldMessages[key]() : fieldMessages.wrongKind();
}

// ../../packages/curriculum-model/src/fields/jsonText.ts
import { z as z5 } from "zod";
function jsonListText(item, maxItems) {
  const list3 = z5.array(item).max(maxItems);
  return z5.string().max(1e5).superRefine((value, context) => {
    const outcome = parse(value, list3);
    if (!outcome.success)
      context.addIssue({ code: "custom", message: "Not JSON text of the expected list", params: { key: "jsonList" } });
  });
}
function parse(value, schema) {
  let content;
  try {
    content = JSON.parse(value === "" ? "[]" : value);
  } catch {
    content = void 0;
  }
  return schema.safeParse(content);
}

// ../../packages/curriculum-model/src/fields/numbers.ts
import { z as z6 } from "zod";
var maxPeriod = 9999;
var periodSchema = z6.number().min(0).max(maxPeriod);
var reportNumberSchema = z6.number().min(0).max(9999).nullable();
var percentSchema = z6.number().min(0).max(100);

// ../../packages/curriculum-model/src/course-units/choices.ts
var courseClasses = [
  { id: 1, name: { zh: "\u5FC5\u4FEE", en: "Compulsory" }, short: { zh: "\u5FC5\u4FEE", en: "Compulsory" } },
  { id: 2, name: { zh: "\u9009\u4FEE", en: "Elective" }, short: { zh: "\u9009\u4FEE", en: "Elective" } }
];
var courseTypes = [
  { id: 1, name: { zh: "\u901A\u8BC6\u8BFE\u7A0B", en: "General" }, short: { zh: "\u901A\u8BC6", en: "General" } },
  { id: 2, name: { zh: "\u5B66\u79D1\u57FA\u7840\u8BFE\u7A0B", en: "Discipline-based" }, short: { zh: "\u5B66\u79D1\u57FA\u7840", en: "Discipline-based" } },
  { id: 3, name: { zh: "\u4E13\u4E1A\u8BFE\u7A0B", en: "Major" }, short: { zh: "\u4E13\u4E1A", en: "Major" } },
  {
    id: 4,
    name: { zh: "\u96C6\u4E2D\u5B9E\u8DF5\u6559\u5B66\u73AF\u8282", en: "Concentrated practical teaching session" },
    short: { zh: "\u96C6\u4E2D\u5B9E\u8DF5", en: "Concentrated practice" }
  },
  { id: 5, name: { zh: "\u7EFC\u5408\u8BFE\u7A0B", en: "Integrative" }, short: { zh: "\u7EFC\u5408", en: "Integrative" } }
];
function courseClassOptions(language) {
  return courseClasses.map(({ id, name }) => ({ value: id, label: name[language] }));
}
function courseTypeOptions(language) {
  return courseTypes.map(({ id, name }) => ({ value: id, label: name[language] }));
}

// ../../packages/curriculum-model/src/course-units/courseUnit.ts
import { z as z10 } from "zod";

// ../../packages/curriculum-model/src/points/ksa.ts
import { z as z8 } from "zod";

// ../../packages/curriculum-model/src/points/point.ts
import { z as z7 } from "zod";
var maxPoints = 2e3;
var pointSchema = z7.object({
  id: listIdSchema,
  title: text(textLimits.title),
  description: text(textLimits.paragraph),
  ...translatable
});
var pointInputSchema = pointSchema.extend({
  title: requiredText(textLimits.title),
  description: requiredText(textLimits.paragraph)
});
var savePointsRequestSchema = z7.object({
  courseId: idSchema,
  points: z7.array(z7.union([pointInputSchema, pointSchema.extend({ id: listIdSchema.max(-1) })])).max(maxPoints),
  ...versioned
});

// ../../packages/curriculum-model/src/points/ksa.ts
var ksaLetterSchema = z8.enum(["K", "S", "A"]);
var ksaSchema = z8.object({
  id: listIdSchema,
  title: ksaLetterSchema,
  level: z8.int().min(0).max(maxPoints),
  description: text(textLimits.paragraph),
  ...translatable
});
var ksaInputSchema = ksaSchema.extend({ description: requiredText(textLimits.paragraph) });
var pointKsaSchema = pointSchema.extend({ ksa: z8.array(ksaSchema).max(maxPoints) });
var pointKsaInputSchema = pointInputSchema.extend({ ksa: z8.array(ksaInputSchema).max(maxPoints) });
var saveKsaRequestSchema = z8.object({
  courseId: idSchema,
  ksa: z8.array(
    z8.union([
      ksaInputSchema.extend({ pointId: idSchema.optional() }),
      ksaSchema.extend({ id: listIdSchema.max(-1), pointId: idSchema.optional() })
    ])
  ).max(maxPoints),
  ...versioned
});
var templateRequestSchema = z8.object({ template: z8.string().max(40), lang: z8.string().max(20) });

// ../../packages/curriculum-model/src/points/ksaNumbering.ts
var letters = ["K", "S", "A"];
function renumberKsa(items) {
  const levels2 = /* @__PURE__ */ new Map();
  for (const letter of letters) {
    const own = items.filter((item) => item.title === letter);
    const ordered = own.toSorted((a, b) => (a.level || Infinity) - (b.level || Infinity) || 0);
    ordered.forEach((item, index) => levels2.set(item, index + 1));
  }
  return items.map((item) => ({ ...item, level: levels2.get(item) ?? item.level }));
}
function renumberPointKsa(points5) {
  const distinct = /* @__PURE__ */ new Map();
  let loose = 0;
  const keyed = points5.map((point2) => point2.ksa.map((ksa) => ({ ksa, key: identity(ksa) ?? `loose-${loose += 1}` })));
  for (const { ksa, key } of keyed.flat()) if (!distinct.has(key)) distinct.set(key, ksa);
  const numbered = renumberKsa([...distinct.values()]);
  const levels2 = new Map([...distinct.keys()].map((key, index) => [key, numbered[index].level]));
  return points5.map((point2, index) => ({ ...point2, ksa: keyed[index].map(({ ksa, key }) => ({ ...ksa, level: levels2.get(key) })) }));
}
function identity(ksa) {
  if (ksa.id !== 0) return `id-${ksa.id}`;
  return ksa.level > 0 ? JSON.stringify([ksa.title, ksa.level, ksa.description]) : null;
}

// ../../packages/curriculum-model/src/projects/projectRow.ts
import { z as z9 } from "zod";
var removedCourseUnitId = -1;
var projectRowSchema = z9.object({
  id: listIdSchema,
  courseUnitId: z9.int().min(removedCourseUnitId).max(maxId),
  courseClassId: z9.int().nullish(),
  courseTypeId: z9.int().nullish(),
  name: text(textLimits.title),
  theoryPeriod: periodSchema,
  practicePeriod: periodSchema,
  ...translatable
});
var homeProjectSchema = z9.object({
  id: idSchema,
  courseUnitId: idSchema,
  name: text(textLimits.title),
  product: text(textLimits.paragraph),
  ...translatable
});
var projectInfoItemSchema = z9.object({
  type: z9.int(),
  title: text(textLimits.title),
  description: text(textLimits.paragraph),
  level: z9.union([z9.number(), z9.string()]).nullable()
});
var deleteProjectsRequestSchema = z9.union([
  z9.object({ ids: z9.array(idSchema).min(1).max(500) }),
  z9.array(idSchema).min(1).max(500)
]);

// ../../packages/curriculum-model/src/hours/totals.ts
function presentRows(rows) {
  return rows.filter((row2) => row2.courseUnitId !== removedCourseUnitId);
}

// ../../packages/curriculum-model/src/course-units/courseUnit.ts
var maxProjects = 500;
var courseUnitSchema = z10.object({
  id: listIdSchema,
  majorId: idSchema,
  classId: choiceIdSchema,
  typeId: choiceIdSchema,
  name: text(textLimits.title),
  position: text(textLimits.paragraph),
  introduction: text(textLimits.article),
  criterion: text(textLimits.paragraph),
  createTime: timestampSchema.optional(),
  theoryPeriod: periodSchema,
  practicePeriod: periodSchema,
  majorName: text(textLimits.title).optional(),
  courseMatrixVOS: z10.array(projectRowSchema).max(maxProjects),
  /** Extension: when it was last revised; the list falls back to createTime (decision 44). */
  updateTime: timestampSchema.optional(),
  /** True until the first save. */
  initing: z10.boolean().optional(),
  ...versioned,
  ...translatable
});
var courseUnitInputSchema = courseUnitSchema.extend({
  name: requiredText(textLimits.title),
  criterion: text(textLimits.paragraph).trim()
});
var homeCourseUnitSchema = z10.object({ id: idSchema, name: text(textLimits.title), edit: z10.boolean() });
var courseUnitDetailSchema = z10.object({ course: courseUnitSchema, pointksa: z10.array(pointKsaSchema) });

// ../../packages/curriculum-model/src/course-units/requests.ts
import { z as z12 } from "zod";

// ../../packages/curriculum-model/src/paging/page.ts
import { z as z11 } from "zod";
var maxPageSize = 200;
var pageNumber = z11.int().min(1).max(1e6);
var pageSize = z11.int().min(1).max(maxPageSize);
var total = z11.int().min(0);
var pageSchema = z11.object({ num: pageNumber, size: pageSize, total });
var pageRequest = { pageNum: pageNumber, pageSize };
var searchPageRequest = { pageNo: pageNumber, pageSize, keyword: z11.string().max(200) };
var searchPageRequestSchema = z11.object(searchPageRequest);
function pageInfoSchema(item) {
  return z11.object({ pageInfo: z11.object({ list: z11.array(item), total }) });
}
function searchPageSchema(item) {
  return z11.object({ pageNum: pageNumber, total, list: z11.array(item) });
}
function listTotalSchema(item) {
  return z11.object({ list: z11.array(item), total });
}
var orderSchema = z11.union([z11.literal(0), z11.literal(1)]);

// ../../packages/curriculum-model/src/course-units/requests.ts
var courseUnitListRequestSchema = z12.object({
  ...pageRequest,
  orderMap: z12.object({ create_time: orderSchema, period: orderSchema.optional() }),
  majorId: idSchema,
  keyword: z12.string().max(200).optional()
});
var courseUnitListSchema = pageInfoSchema(courseUnitSchema);
var manageSchema = z12.object({
  level: z12.enum(["college", "department", "major", "course", "none"]),
  manage: z12.boolean(),
  modify: z12.boolean(),
  permissionId: z12.number(),
  relativeId: z12.number()
});
var currentSchema = z12.object({
  userId: z12.int(),
  userName: text(textLimits.title),
  collegeId: z12.int(),
  majorId: choiceIdSchema,
  lang: z12.string().max(20)
});
var saveCourseUnitRequestSchema = z12.object({
  manage: manageSchema,
  current: currentSchema,
  course: courseUnitInputSchema,
  pointksa: z12.array(pointKsaInputSchema).max(maxPoints).optional()
});
var saveCourseUnitResponseSchema = z12.object({
  id: idSchema,
  version: versionSchema.optional(),
  pointksa: z12.array(pointKsaSchema).optional()
});
var changedId = listIdSchema.min(-maxId).refine((id) => id !== 0, { params: { key: "zeroId" } });
var updateCourseUnitListRequestSchema = z12.object({
  list: z12.array(z12.union([changedId, z12.object({ id: changedId, name: text(textLimits.title).optional(), version: versionSchema.optional() })])).min(1).max(500)
});

// ../../packages/curriculum-model/src/search/searchContent.ts
import { z as z13 } from "zod";
var searchContentRequestSchema = z13.object({ keyword: z13.string().max(200), target: z13.string().max(40) });
var searchHitSchema = z13.object({
  id: z13.number(),
  title: z13.string(),
  description: z13.string(),
  type: z13.union([z13.string(), z13.number()])
});
function searchReplySchema(item) {
  return z13.object({ keyword: z13.string(), data: z13.array(item) });
}
var searchContentSchema = searchReplySchema(searchHitSchema);

// ../../packages/curriculum-model/src/assistant/assistantSchema.ts
var fillRequestSchema = z14.object({
  courseId: z14.int().min(0).optional(),
  majorId: idSchema.optional(),
  name: z14.string().max(200).optional(),
  lang: z14.string().max(20).optional(),
  points: z14.array(idSchema).max(2e3).optional()
});
var filledCourseSchema = courseUnitSchema.partial();
var filledCourseMoreSchema = courseUnitSchema.partial().extend({ projects: z14.array(projectRowSchema) });
var filledPointsSchema = z14.array(pointSchema);
var filledKsaSchema = z14.array(z14.object({ pointId: z14.int(), ksa: z14.array(ksaSchema) }));
var matchRequestSchema = z14.object({
  target: z14.string().max(40),
  keyword: z14.string().max(200),
  option: z14.union([z14.string().max(200), z14.number(), z14.record(z14.string(), z14.unknown())]).optional(),
  courseId: idSchema.optional()
});
var matchSchema = z14.object({
  id: z14.number(),
  title: z14.string(),
  description: z14.string().optional(),
  level: z14.string().optional(),
  score: z14.number()
});
var matchReplySchema = searchReplySchema(matchSchema);

// ../../packages/curriculum-model/src/cards/courseCard.ts
import { z as z16 } from "zod";

// ../../packages/curriculum-model/src/options/optionItem.ts
import { z as z15 } from "zod";
var labelValueSchema = z15.object({ label: z15.string().max(500), value: z15.union([z15.number(), z15.string().max(200)]) });
var optionItemSchema = labelValueSchema.extend({
  get children() {
    return z15.array(optionItemSchema).optional();
  }
});

// ../../packages/curriculum-model/src/cards/courseCard.ts
var courseCardSchema = z16.object({
  self: labelValueSchema,
  /** The course's major (decision 145). */
  parent: labelValueSchema,
  manager: z16.array(labelValueSchema),
  btnMenus: z16.array(labelValueSchema),
  coverMenus: z16.array(labelValueSchema),
  /** 0 is a figure; absent or null is none (decision 104). */
  progress: z16.number().nullish()
});

// ../../packages/curriculum-model/src/college-majors/collegeMajor.ts
import { z as z17 } from "zod";
var academicSystemRowSchema = z17.object({ courseIds: z17.array(z17.int()).max(200), score: z17.number().min(0).max(9999) });
var relateRowSchema = z17.object({
  label: z17.string().max(200),
  occupationLevel: z17.int().optional(),
  demandType: z17.int().optional()
});
var fields = {
  name: requiredText(textLimits.title),
  code: text(40),
  stdKeywords: text(textLimits.paragraph),
  score: z17.number().min(0).max(999999),
  goals: text(textLimits.article),
  academicSystem: jsonListText(academicSystemRowSchema, 200),
  comments: text(textLimits.article),
  relates: jsonListText(relateRowSchema, 200),
  ...versioned,
  ...translatable
};
var collegeMajorSchema = z17.object({
  id: z17.int().min(0).max(maxId),
  typeId: idSchema,
  standardId: choiceIdSchema,
  academicYearsId: choiceIdSchema,
  ...fields
});
var collegeMajorResponseSchema = z17.object({
  id: idSchema,
  type: z17.object({ id: choiceIdSchema, name: z17.string().optional() }),
  standard: z17.object({ id: choiceIdSchema }),
  academicYears: z17.object({ id: choiceIdSchema }),
  ...fields,
  name: text(textLimits.title)
});
var collegeMajorPageRequestSchema = z17.object({
  ...pageRequest,
  orderMap: z17.object({ relate_count: orderSchema.optional(), create_time: orderSchema.optional(), update_time: orderSchema.optional() }),
  type: z17.union([z17.int(), z17.string().max(40)]).nullish(),
  codeOrId: z17.union([z17.string().max(200), z17.int()]).nullish()
});

// ../../packages/curriculum-model/src/completion/items.ts
function itemsOf(part) {
  return (name, isDone, sentence, target) => ({
    id: `${part}.${name}`,
    part,
    isDone,
    sentence,
    target
  });
}

// ../../packages/curriculum-model/src/completion/messages.ts
var infoFields = {
  name: { zh: "\u8BFE\u7A0B\u540D\u79F0", en: "Course unit name" },
  classId: { zh: "\u8BFE\u7A0B\u7C7B\u522B", en: "Course class" },
  typeId: { zh: "\u8BFE\u7A0B\u6027\u8D28", en: "Course type" },
  introduction: { zh: "\u8BFE\u7A0B\u7B80\u4ECB", en: "Course introduction" },
  criterion: { zh: "\u5B66\u672F\u4EA7\u51FA\u8981\u6C42", en: "Academic output requirement" },
  position: { zh: "\u8BFE\u7A0B\u5B9A\u4F4D", en: "Course position" }
};
var reportFields = {
  score: { zh: "\u5B66\u5206", en: "Credit" },
  year: { zh: "\u5F00\u8BFE\u5B66\u671F", en: "Offering semester" },
  yearPeriod: { zh: "\u5B66\u65F6", en: "Class hours" },
  lecturer: { zh: "\u6388\u8BFE\u6559\u5E08", en: "Instructor" },
  phone: { zh: "\u7535\u8BDD", en: "Phone" },
  email: { zh: "\u90AE\u7BB1", en: "E-mail" },
  department: { zh: "\u5F00\u8BFE\u9662\u7CFB", en: "Teaching department" },
  classname: { zh: "\u6388\u8BFE\u73ED\u7EA7", en: "Teaching class" },
  students: { zh: "\u5B66\u751F\u4EBA\u6570", en: "Number of students" },
  classroom: { zh: "\u4E0A\u8BFE\u5730\u70B9", en: "Teaching location" },
  schedule: { zh: "\u4E0A\u8BFE\u65F6\u95F4\u8868", en: "Teaching time schedule" },
  textbooks: { zh: "\u4E3B\u8981\u6559\u6750", en: "Main textbooks" },
  textreferences: { zh: "\u53C2\u8003\u8D44\u6599", en: "Suggested reading" },
  attend: { zh: "\u51FA\u52E4", en: "Attendance" },
  assignment: { zh: "\u4F5C\u4E1A\u63D0\u4EA4", en: "Assignment submission" },
  criterion: { zh: "\u8BFE\u5802\u8868\u73B0\u4E0E\u8BDA\u4FE1", en: "Classroom conduct and honesty" },
  practice: { zh: "\u5B9E\u8DF5\u73AF\u8282", en: "Practical sessions" },
  textgroup: { zh: "\u56E2\u961F\u5B66\u4E60\u6216\u5C0F\u7EC4\u8BA8\u8BBA", en: "Team learning or group discussion" },
  paper: { zh: "\u52A0\u5206\u9879", en: "Bonus items" },
  others: { zh: "\u5176\u4ED6\u5EFA\u8BAE", en: "Other suggestions" },
  examtype: { zh: "\u8003\u6838\u65B9\u5F0F", en: "Assessment method" },
  examway: { zh: "\u5177\u4F53\u5F62\u5F0F", en: "Specific form" },
  examdetail: { zh: "\u8003\u8BD5\u8BF4\u660E", en: "Examination guidelines" },
  exampercent: { zh: "\u603B\u8BC4\u6784\u6210", en: "Composition of the total score" }
};
var completionMessages = {
  fillIn: ({ zh, en }) => ({ zh: `${zh}\u672A\u586B\u5199`, en: `${en} is not filled in` }),
  hours: () => ({ zh: "\u7406\u8BBA\u5B66\u65F6\u548C\u5B9E\u8DF5\u5B66\u65F6\u90FD\u4E3A 0", en: "Theory and practice hours are both 0" }),
  noProject: () => ({ zh: "\u8FD8\u6CA1\u6709\u9879\u76EE/\u7AE0\u8282", en: "There is no project or chapter yet" }),
  unnamedProject: ({ row: row2 }) => ({ zh: `\u7B2C ${row2} \u7AE0\u6CA1\u6709\u540D\u79F0`, en: `Chapter ${row2} has no name` }),
  projectWithoutHours: (row2) => ({ zh: `${chapterZh(row2)}\u6CA1\u6709\u5B66\u65F6`, en: `${chapterEn(row2)} has no hours` }),
  noPoint: () => ({ zh: "\u8FD8\u6CA1\u6709\u8BFE\u70B9", en: "There is no point yet" }),
  noKsa: () => ({ zh: "\u8FD8\u6CA1\u6709 KSA", en: "There is no KSA item yet" }),
  noGoal: () => ({ zh: "\u8FD8\u6CA1\u6709\u6559\u5B66\u76EE\u6807", en: "There is no teaching goal yet" }),
  projectWithoutTaskGoal: (row2) => ({
    zh: `${chapterZh(row2)}\u6CA1\u6709\u4EFB\u52A1\u76EE\u6807`,
    en: `${chapterEn(row2)} has no task goal`
  }),
  projectWithoutPoint: (row2) => ({
    zh: `${chapterZh(row2)}\u5728\u8BFE\u7A0B\u77E9\u9635\u4E2D\u6CA1\u6709\u8BFE\u70B9`,
    en: `${chapterEn(row2)} has no point in the course matrix`
  }),
  goalWithoutPoint: ({ text: text3 }) => ({
    zh: `\u6559\u5B66\u76EE\u6807\u201C${text3}\u201D\u5728\u8BFE\u7A0B\u77E9\u9635\u4E2D\u6CA1\u6709\u8BFE\u70B9`,
    en: `Teaching goal \u201C${text3}\u201D has no point in the course matrix`
  }),
  pointWithoutKsa: ({ number, title }) => ({
    zh: `\u8BFE\u70B9${number} ${title}\uFF1A\u9879\u76EE\u77E9\u9635\u4E2D\u6CA1\u6709 KSA`,
    en: `Point ${number} ${title}: no KSA item in the project matrix`
  })
};
function chapterZh({ row: row2, name }) {
  return name.trim() === "" ? `\u7B2C ${row2} \u7AE0` : `\u7B2C ${row2} \u7AE0 ${name}`;
}
function chapterEn({ row: row2, name }) {
  return name.trim() === "" ? `Chapter ${row2}` : `Chapter ${row2} ${name}`;
}

// ../../packages/curriculum-model/src/completion/courseRules.ts
function infoItems({ course }) {
  const item = itemsOf("info");
  const filled = {
    name: course.name.trim() !== "",
    classId: course.classId !== null,
    typeId: course.typeId !== null,
    introduction: course.introduction.trim() !== "",
    criterion: course.criterion.trim() !== "",
    position: course.position.trim() !== ""
  };
  const fields2 = Object.entries(infoFields).map(
    ([field, name]) => item(field, filled[field] === true, completionMessages.fillIn(name), { screen: "detail", field })
  );
  const hours = course.theoryPeriod > 0 || course.practicePeriod > 0;
  return [...fields2, item("hours", hours, completionMessages.hours(), { screen: "detail", field: "theoryPeriod" })];
}
function baseItems({ course, points: points5, ksa, goals, taskGoals: taskGoals4 }) {
  const item = itemsOf("base");
  const rows = presentRows(course.courseMatrixVOS);
  const unnamed = firstFault(rows, (row2) => row2.name.trim() !== "");
  const hourless = firstFault(rows, (row2) => row2.theoryPeriod > 0 || row2.practicePeriod > 0);
  const aimless = firstFault(rows, (row2) => taskGoals4.some((goal) => goal.projectId === row2.id));
  const noRow = completionMessages.noProject();
  return [
    item("projects", rows.length > 0, noRow, { screen: "detail", field: "courseMatrixVOS" }),
    item("projectNames", rows.length > 0 && !unnamed, unnamed ? completionMessages.unnamedProject(unnamed) : noRow, place("detail", unnamed, "name")),
    item(
      "projectHours",
      rows.length > 0 && !hourless,
      hourless ? completionMessages.projectWithoutHours(hourless) : noRow,
      place("detail", hourless, "theoryPeriod")
    ),
    item("points", points5.length > 0, completionMessages.noPoint(), { screen: "points" }),
    item("ksa", ksa.length > 0, completionMessages.noKsa(), { screen: "points" }),
    item("goals", goals.length > 0, completionMessages.noGoal(), { screen: "goals" }),
    item("taskGoals", rows.length > 0 && !aimless, aimless ? completionMessages.projectWithoutTaskGoal(aimless) : noRow, place("taskGoals", aimless))
  ];
}
function firstFault(rows, isRight) {
  const at = rows.findIndex((row3) => !isRight(row3));
  const row2 = rows[at];
  return row2 ? { row: at + 1, name: row2.name, id: row2.id } : null;
}
function place(screen, fault, field) {
  return { screen, ...fault ? { projectId: fault.id } : {}, ...field ? { field } : {} };
}

// ../../packages/curriculum-model/src/completion/matrixRules.ts
function courseMatrixItems({ course, goals, bindings, courseCells }) {
  const item = itemsOf("courseMatrix");
  const projects5 = presentRows(course.courseMatrixVOS).map(
    (row2, index) => item(
      `project.${row2.id}`,
      courseCells.some((cell) => cell.projectId === row2.id),
      completionMessages.projectWithoutPoint({ row: index + 1, name: row2.name }),
      { screen: "courseMatrix", projectId: row2.id }
    )
  );
  const columns = [...new Set(bindings.flatMap((binding) => binding.goals))].map(
    (goalId) => item(
      `goal.${goalId}`,
      courseCells.some((cell) => cell.graduateRequireId === goalId),
      completionMessages.goalWithoutPoint({ text: goals.find((goal) => goal.id === goalId)?.description ?? String(goalId) }),
      { screen: "courseMatrix", goalId }
    )
  );
  return [...projects5, ...columns];
}
function projectMatrixItems({ points: points5, courseCells, projectCells }) {
  const item = itemsOf("projectMatrix");
  const filledEntries = new Set(projectCells.map((cell) => cell.projectMatrixId));
  const placed = [...new Map(courseCells.map((cell) => [cell.point.id, cell.point])).values()];
  return placed.map((point2) => {
    const entries = courseCells.filter((cell) => cell.point.id === point2.id);
    const number = points5.findIndex((one) => one.id === point2.id) + 1;
    return item(
      `point.${point2.id}`,
      entries.some((cell) => filledEntries.has(cell.id)),
      completionMessages.pointWithoutKsa({ number, title: point2.title }),
      { screen: "projectMatrix", pointId: point2.id, ...entries[0] ? { projectId: entries[0].projectId } : {} }
    );
  });
}

// ../../packages/curriculum-model/src/completion/reportRules.ts
function reportItems({ report }) {
  const item = itemsOf("report");
  return Object.entries(reportFields).map(
    ([field, name]) => item(field, report !== null && isFilled(report, field), completionMessages.fillIn(name), { screen: "report", field })
  );
}
function isFilled(report, field) {
  if (field === "schedule") return report.schedule.data.some((row2) => row2.slice(2).some((cell) => cell.trim() !== ""));
  if (field === "exampercent") return report.exampercent.rows.some((row2) => row2.percent > 0);
  const value = report[field];
  return typeof value === "string" ? value.trim() !== "" : value !== null && value !== void 0;
}

// ../../packages/curriculum-model/src/completion/completion.ts
var completionPartNames = ["info", "base", "courseMatrix", "projectMatrix", "report"];
function completionItems(data) {
  return [infoItems, baseItems, courseMatrixItems, projectMatrixItems, reportItems].flatMap((rules) => rules(data));
}
function completionOf(items) {
  const part = (name) => partOf(items.filter((item) => item.part === name));
  return {
    info: part("info"),
    base: part("base"),
    courseMatrix: part("courseMatrix"),
    projectMatrix: part("projectMatrix"),
    report: part("report")
  };
}
function progressOf(completion) {
  const total2 = completionPartNames.reduce((sum, name) => sum + completion[name].rate, 0);
  return Math.round(total2 / completionPartNames.length);
}
function partOf(items) {
  const done2 = items.filter((item) => item.isDone).length;
  const total2 = items.length;
  return { completion: `${done2}/${total2}`, rate: total2 === 0 ? 0 : Math.round(100 * done2 / total2) };
}

// ../../packages/curriculum-model/src/completion/completionSchema.ts
import { z as z18 } from "zod";
var completionPartSchema = z18.object({ completion: z18.string(), rate: z18.number().min(0).max(100) });
var completionSchema = z18.object({
  info: completionPartSchema,
  base: completionPartSchema,
  courseMatrix: completionPartSchema,
  projectMatrix: completionPartSchema,
  report: completionPartSchema
});

// ../../packages/curriculum-model/src/matrices/courseMatrix.ts
import { z as z22 } from "zod";

// ../../packages/curriculum-model/src/goals/goal.ts
import { z as z19 } from "zod";
var maxGoals = 200;
var goalSchema = z19.object({
  id: listIdSchema,
  /** The indicator point. */
  parentId: z19.int().min(0),
  courseId: idSchema,
  description: text(textLimits.paragraph),
  ...translatable
});
var goalInputSchema = goalSchema.extend({ parentId: idSchema, description: requiredText(textLimits.paragraph) });
var goalInputListSchema = z19.array(goalInputSchema).min(1).max(maxGoals);
var indicatorSchema = z19.object({
  id: idSchema,
  description: text(textLimits.paragraph),
  children: z19.array(goalSchema),
  ...translatable
});
var graduateRequireSchema = z19.object({
  id: idSchema,
  description: text(textLimits.paragraph),
  children: z19.array(indicatorSchema.extend({ children: z19.array(goalSchema).optional() })),
  ...translatable
});
var saveGraduateRequiresRequestSchema = z19.object({
  majorId: idSchema,
  version: z19.int().min(0).optional(),
  list: z19.array(
    z19.object({
      id: listIdSchema,
      description: requiredText(textLimits.paragraph),
      children: z19.array(z19.object({ id: listIdSchema, description: requiredText(textLimits.paragraph), ...translatable })).max(50),
      ...translatable
    })
  ).max(50)
});

// ../../packages/curriculum-model/src/goals/taskGoal.ts
import { z as z20 } from "zod";
var taskGoalSchema = z20.object({
  id: listIdSchema,
  projectId: idSchema.optional(),
  description: text(textLimits.paragraph),
  product: text(textLimits.paragraph),
  ...translatable
});
var taskGoalInputSchema = taskGoalSchema.extend({ projectId: idSchema, description: requiredText(textLimits.paragraph) });
var updateTaskGoalsRequestSchema = z20.object({
  projectId: idSchema,
  goals: z20.array(taskGoalInputSchema.extend({ projectId: idSchema.optional() })).max(maxGoals)
});
var updateTaskGoalRequestSchema = z20.union([updateTaskGoalsRequestSchema, taskGoalInputSchema]);

// ../../packages/curriculum-model/src/matrices/relate.ts
import { z as z21 } from "zod";
var relateSchema = z21.union([z21.literal(0), z21.literal(1), z21.literal(-1)]);
var supportSchema = z21.union([z21.literal(0), z21.literal(1)]);
var relateOptionSchema = z21.object({ name: z21.string().max(40), code: z21.string().max(10), relate: relateSchema });
var goalIdSchema = z21.union([idSchema, z21.object({ id: idSchema })]);
var goalRelationSchema = z21.object({ requireId: idSchema, relate: relateSchema, goals: z21.array(idSchema).max(200) });
var goalRelationInputSchema = z21.object({ requireId: idSchema, relate: supportSchema, goals: z21.array(goalIdSchema).max(200) });

// ../../packages/curriculum-model/src/matrices/courseMatrix.ts
var courseCellSchema = z22.object({
  id: listIdSchema,
  courseUnitId: idSchema,
  projectId: idSchema,
  /** The teaching goal. */
  graduateRequireId: idSchema,
  point: pointSchema,
  relate: relateOptionSchema,
  study: text(textLimits.line),
  teach: text(textLimits.line),
  product: text(textLimits.paragraph),
  week: text(50),
  theoryPeriod: periodSchema,
  practicePeriod: periodSchema,
  ...translatable
});
var courseMatrixRowSchema = z22.object({ project: projectRowSchema, data: z22.array(courseCellSchema), ...versioned });
var courseMatrixAxesSchema = z22.object({ projects: z22.array(projectRowSchema), goals: z22.array(indicatorSchema) });
var pointChoicesSchema = z22.object({ points: z22.array(pointSchema), relates: z22.array(relateOptionSchema) });
var relateInput = z22.object({ name: z22.string().max(40).optional(), code: z22.string().max(10).optional(), relate: relateSchema });
var updateCourseMatrixRequestSchema = z22.object({
  courseId: idSchema,
  version: versionSchema.optional(),
  list: z22.array(
    z22.object({
      project: z22.object({ id: idSchema }),
      data: z22.array(courseCellSchema.extend({ relate: relateInput, point: z22.object({ id: idSchema }) })).max(2e3)
    })
  ).max(500)
});
var savedVersionSchema = z22.object({ version: versionSchema });

// ../../packages/curriculum-model/src/matrices/majorMatrix.ts
import { z as z23 } from "zod";
var majorCellSchema = z23.object({
  id: listIdSchema,
  majorId: idSchema,
  courseUnitId: idSchema,
  courseUnitName: text(textLimits.title),
  /** The indicator point. */
  graduateRequireId: idSchema,
  relate: supportSchema
});
var majorMatrixCourseSchema = z23.object({
  id: idSchema,
  name: text(textLimits.title),
  classId: choiceIdSchema,
  typeId: choiceIdSchema,
  editable: z23.boolean().optional(),
  ...versioned
});
var bindingSchema = goalRelationSchema.extend({ id: listIdSchema });
var majorMatrixSchema = z23.object({
  requirements: z23.array(graduateRequireSchema),
  courses: z23.array(majorMatrixCourseSchema),
  data: z23.array(majorCellSchema),
  bindings: z23.array(bindingSchema),
  ...versioned
});
var row = { courseId: idSchema, version: versionSchema.optional(), relations: z23.array(goalRelationInputSchema).max(500) };
var updateMajorMatrixRequestSchema = z23.object(row);
var saveMajorRowsRequestSchema = z23.object({ majorId: idSchema, rows: z23.array(z23.object(row)).min(1).max(500) });
var matrixCourseInfoSchema = z23.object({
  id: idSchema,
  name: text(textLimits.title),
  majorId: idSchema,
  majorName: text(textLimits.title),
  theoryPeriod: z23.number(),
  practicePeriod: z23.number()
});

// ../../packages/curriculum-model/src/matrices/projectMatrix.ts
import { z as z24 } from "zod";
var projectCellSchema = z24.object({
  id: listIdSchema,
  /** The course-matrix entry, that is the placed point. */
  projectMatrixId: idSchema,
  taskGoalId: idSchema,
  ksa: ksaSchema,
  relate: relateOptionSchema
});
var projectMatrixRowSchema = z24.object({
  courseMatrix: courseCellSchema,
  projectMatrices: z24.array(projectCellSchema),
  ...versioned
});
var projectMatrixAxesSchema = z24.object({
  project: projectRowSchema,
  goals: z24.array(taskGoalSchema),
  points: z24.array(pointSchema)
});
var ksaChoicesSchema = z24.object({ ksas: z24.array(ksaSchema), relates: z24.array(relateOptionSchema) });
var relateInput2 = z24.object({ name: z24.string().max(40).optional(), code: z24.string().max(10).optional(), relate: relateSchema });
var updateProjectMatrixRequestSchema = z24.object({
  courseId: idSchema,
  version: versionSchema.optional(),
  list: z24.array(
    z24.object({
      courseMatrix: z24.object({ id: idSchema }),
      projectMatrices: z24.array(projectCellSchema.extend({ relate: relateInput2, ksa: z24.object({ id: idSchema }) })).max(2e3)
    })
  ).max(2e3)
});

// ../../packages/curriculum-model/src/copy/copy.ts
import { z as z25 } from "zod";
var goalRelations = z25.array(goalRelationInputSchema).max(500);
var copyRequestSchema = z25.object({
  unique: uniqueSchema,
  courseId: idSchema,
  sourceId: idSchema,
  targetId: idSchema,
  goalRelations
});
var copyNowRequestSchema = z25.object({ sourceId: idSchema, targetId: idSchema, goalRelations });
var copyProgressSchema = z25.object({ no: z25.number(), message: z25.string(), percent: z25.number().min(0).max(100) });
var schoolListSchema = z25.array(optionItemSchema);
var copyTargetsRequestSchema = z25.object({ userId: idSchema, courseId: idSchema });
var copyGoalsRequestSchema = z25.object({ sourceId: idSchema, targetId: idSchema });
var copyGoalsSchema = z25.object({ source: z25.array(goalSchema), target: z25.array(indicatorSchema) });

// ../../packages/curriculum-model/src/directories/qualification.ts
import { z as z26 } from "zod";
var qualificationSchema = z26.object({
  name: text(textLimits.title),
  department: text(textLimits.line),
  typeName: text(textLimits.title),
  depending: text(textLimits.paragraph),
  ...translatable
});
var qualificationPageRequestSchema = z26.object({ ...pageRequest, name: z26.string().max(200), lang: z26.string().max(20) });

// ../../packages/curriculum-model/src/envelope/codes.ts
var successCode = "0";
var replyCodes = {
  success: successCode,
  notLoggedIn: "20021",
  tokenExpired: "20022",
  tokenUnknown: "10011",
  validation: "30001",
  noRight: "30003",
  notFound: "30004",
  conflict: "30009",
  internal: "50000"
};

// ../../packages/curriculum-model/src/feedback/feedbackSchema.ts
import { z as z27 } from "zod";

// ../../packages/curriculum-model/src/feedback/limits.ts
var imageCount = 5;
var imageBytes = 10240 * 1024;

// ../../packages/curriculum-model/src/feedback/feedbackSchema.ts
var feedbackImageSchema = z27.object({
  id: z27.union([z27.number(), z27.string().max(64)]),
  unique: uniqueSchema,
  name: z27.string().max(255),
  type: z27.enum(["image/png", "image/jpeg"]),
  data: z27.string().max(14e6).startsWith("data:image/")
});
var feedbackSchema = z27.object({
  unique: uniqueSchema,
  description: requiredText(textLimits.article),
  images: z27.array(feedbackImageSchema).max(imageCount)
});
var feedbackTextSchema = requiredText(textLimits.article);

// ../../packages/curriculum-model/src/language/language.ts
var languageCodes = { zh: "80101", en: "80102" };
var defaultLanguageCode = languageCodes.zh;
function languageOfCode(code) {
  if (code === null || code === void 0 || code === "") return "zh";
  return String(code) === languageCodes.zh ? "zh" : "en";
}
function inLanguage(text3, language) {
  return text3[language];
}

// ../../packages/curriculum-model/src/language/words.ts
function joinNames(names2, language) {
  return names2.join(language === "zh" ? "\u3001" : ", ");
}

// ../../packages/curriculum-model/src/majors/major.ts
import { z as z28 } from "zod";
var majorInfoSchema = z28.object({
  id: idSchema,
  name: text(textLimits.title),
  edit: z28.boolean(),
  /** Extension: the national code, such as 080902. */
  code: text(20).optional(),
  ...versioned,
  ...translatable
});
var departmentMajorsSchema = z28.object({
  id: idSchema,
  name: text(textLimits.title),
  majors: z28.array(majorInfoSchema),
  ...translatable
});
var collegeSchema = z28.object({ id: idSchema, name: text(textLimits.title), ...translatable });
var departmentSchema = z28.object({ id: idSchema, collegeId: idSchema, name: text(textLimits.title), ...translatable });
var majorSchema = z28.object({
  id: idSchema,
  departmentId: idSchema,
  name: text(textLimits.title),
  code: text(20),
  /** Which accreditation standard its graduation requirements follow, such as CEEAA-2024. */
  standard: text(40),
  ...versioned,
  ...translatable
});
var currentDepartmentSchema = z28.object({ college: collegeSchema, departments: z28.array(departmentMajorsSchema) });

// ../../packages/curriculum-model/src/news/newsItem.ts
import { z as z29 } from "zod";
var newsItemSchema = z29.object({
  id: idSchema,
  title: text(textLimits.title),
  content: text(textLimits.article),
  createTime: timestampSchema,
  ...versioned,
  ...translatable
});
var newsItemInputSchema = z29.object({
  id: z29.int().min(0).max(maxId),
  title: requiredText(textLimits.title),
  content: requiredText(textLimits.article),
  ...versioned,
  ...translatable
});

// ../../packages/curriculum-model/src/occupations/occupation.ts
import { z as z30 } from "zod";
var skillRowSchema = z30.object({ courseIds: z30.array(z30.int()).max(20), score: z30.number().min(0).max(9999) });
var skills = jsonListText(skillRowSchema, 100);
var occupationRequestSchema = z30.object({
  id: z30.int().min(0).max(maxId),
  occupationName: requiredText(textLimits.title),
  levelId: idSchema,
  lvlKeywords: text(textLimits.paragraph),
  typeId: idSchema,
  publishId: choiceIdSchema,
  content: text(textLimits.article),
  skills,
  occupationCode: text(40),
  ...versioned,
  ...translatable
});
var occupationResponseSchema = z30.object({
  id: idSchema,
  name: text(textLimits.title),
  /** The nested path of categories. */
  levels: z30.array(optionItemSchema),
  lvlKeywords: text(textLimits.paragraph),
  type: z30.object({ id: choiceIdSchema }),
  publish: z30.object({ id: choiceIdSchema }),
  content: text(textLimits.article),
  skills,
  code: text(40),
  createTime: z30.string().optional(),
  updateTime: z30.string().optional(),
  ...versioned,
  ...translatable
});
var occupationPagesRequestSchema = z30.object({
  ...pageRequest,
  orderMap: z30.object({ create_time: orderSchema.optional(), update_time: orderSchema.optional() }),
  lvl: z30.union([z30.int(), z30.string().max(40)]).nullish(),
  codeOrId: z30.union([z30.string().max(200), z30.int()]).nullish()
});

// ../../packages/curriculum-model/src/occupations/occupationBook.ts
import { z as z31 } from "zod";
var occupationEntrySchema = z31.object({ code: z31.string(), title: z31.string() });
var occupationBookSchema = z31.object({
  level: z31.number(),
  list: z31.array(occupationEntrySchema),
  title: z31.string(),
  desc: z31.string(),
  subtitle: z31.string(),
  task: z31.array(z31.string()),
  professions: z31.array(z31.string())
});

// ../../packages/curriculum-model/src/pageinit/pageInit.ts
import { z as z32 } from "zod";
var pageInitSchema = z32.object({
  languages: z32.array(labelValueSchema),
  localize: z32.object({ values: z32.record(z32.string(), z32.string()) })
});

// ../../packages/curriculum-model/src/permissions/bands.ts
var none = { level: "none", read: false, modify: false, manage: false };
var view = { read: true, modify: false, manage: false };
var modify = { read: true, modify: true, manage: false };
var manage = { read: true, modify: true, manage: true };
var bands = [
  { upTo: 9, level: "college", ...manage },
  { upTo: 999, level: "college", ...view },
  { upTo: 1989, level: "department", ...manage },
  { upTo: 1999, level: "department", ...view },
  { upTo: 2009, level: "major", ...manage },
  { upTo: 2999, level: "major", ...modify },
  { upTo: 3009, level: "course", ...manage },
  { upTo: 3999, level: "course", ...modify }
];
function bandOf(permissionId) {
  const id = wholeNumber(permissionId);
  const found = id === null ? void 0 : bands.find((band2) => id <= band2.upTo);
  if (!found) return { ...none };
  const { upTo: _, ...band } = found;
  return band;
}
function wholeNumber(value) {
  if (typeof value === "number") return Number.isInteger(value) && value >= 0 ? value : null;
  return typeof value === "string" && /^\d{1,9}$/.test(value.trim()) ? Number(value) : null;
}

// ../../packages/curriculum-model/src/permissions/rights.ts
function may(actor, act, chain) {
  const band = bandOf(actor.permissionId);
  if (!band.read || actor.collegeId !== chain.collegeId) return false;
  if (act === "read") return true;
  if (act === "collegeManage") return band.level === "college" && band.manage;
  if (!isInScope(actor, band.level, chain)) return false;
  if (act === "modify") return band.modify;
  if (act === "create") return band.modify && band.level !== "course";
  return band.manage;
}
function isInScope(actor, level, chain) {
  if (level === "college") return actor.collegeId === chain.collegeId;
  if (level === "department") return chain.departmentId === actor.relativeId;
  if (level === "major") return chain.majorId === actor.relativeId;
  if (level !== "course" || chain.courseId === void 0) return false;
  return chain.courseId === actor.relativeId || (chain.managers ?? []).includes(actor.id);
}

// ../../packages/curriculum-model/src/profile/userProfile.ts
import { z as z33 } from "zod";
var userProfileSchema = z33.object({
  id: idSchema,
  userName: text(textLimits.title),
  avatar: z33.string().max(14e6),
  introduction: text(textLimits.paragraph),
  collegeName: text(textLimits.title),
  major: text(textLimits.title),
  job: text(textLimits.title),
  contactEmail: z33.string().max(254),
  ...versioned
});
var userProfileInputSchema = userProfileSchema.extend({
  userName: requiredText(60),
  introduction: requiredText(textLimits.paragraph),
  collegeName: requiredText(textLimits.title),
  major: requiredText(textLimits.title),
  job: requiredText(textLimits.title),
  contactEmail: emailSchema
});
var saveUserInfoRequestSchema = z33.object({ file: z33.string().max(14e6), userInfo: z33.string().max(1e5) });

// ../../packages/curriculum-model/src/session/loginInfo.ts
import { z as z34 } from "zod";
var loginUserSchema = z34.object({
  id: idSchema,
  collegeId: z34.int().min(0),
  permissionId: z34.number(),
  relativeId: z34.number(),
  userName: text(textLimits.title),
  email: z34.string().max(254)
});
var loginInfoSchema = z34.object({ data: z34.object({ user: loginUserSchema, authToken: z34.string().min(1).max(500) }) });
var loginRequestSchema = z34.object({
  email: z34.string().trim().min(1).max(254),
  password: z34.string().min(1).max(passwordLimits.max)
});
var loginResponseSchema = loginInfoSchema.shape.data;
var forgetPasswordRequestSchema = z34.object({ email: emailSchema });
var downloadTicketRequestSchema = z34.object({
  path: z34.string().min(1).max(200),
  query: z34.record(z34.string().max(40), z34.union([z34.string().max(500), z34.number()]))
});
var downloadTicketSchema = z34.object({ ticket: z34.string().min(16).max(200) });
var initManageSchema = z34.object({ menus: z34.array(z34.object({ label: z34.string(), value: z34.string() })), permission: z34.number() });

// ../../packages/curriculum-model/src/syllabus/additionalInfo.ts
import { z as z35 } from "zod";
var scheduleSchema = z35.object({
  label: z35.array(text(60)).max(20),
  data: z35.array(z35.array(text(textLimits.title)).max(20)).max(50)
});
var examPercentRowSchema = z35.object({ part: z35.enum(["regular", "final"]), label: text(60), percent: percentSchema });
var examPercentSchema = z35.object({ type: z35.union([z35.literal(0), z35.literal(1)]), rows: z35.array(examPercentRowSchema).max(30) });
var examTypeSchema = z35.union([z35.literal(0), z35.literal(1)]).nullable();
var additionalInfoSchema = z35.object({
  id: listIdSchema,
  courseUnitId: idSchema,
  score: reportNumberSchema,
  year: text(40),
  yearPeriod: reportNumberSchema,
  lecturer: text(textLimits.title),
  phone: text(60),
  email: text(254),
  department: text(textLimits.title),
  classname: text(textLimits.title),
  students: reportNumberSchema,
  classroom: text(textLimits.title),
  schedule: scheduleSchema,
  textbooks: text(textLimits.paragraph),
  textreferences: text(textLimits.paragraph),
  attend: text(textLimits.paragraph),
  assignment: text(textLimits.paragraph),
  /** Classroom conduct; not the course unit's criterion (decision 121). */
  criterion: text(textLimits.paragraph),
  practice: text(textLimits.paragraph),
  textgroup: text(textLimits.paragraph),
  paper: text(textLimits.paragraph),
  others: text(textLimits.paragraph),
  /** 0 exam, 1 assessment. */
  examtype: examTypeSchema,
  examway: text(textLimits.paragraph),
  examdetail: text(textLimits.paragraph),
  exampercent: examPercentSchema,
  /** Extension: a new course introduction, stored with the course (decision 120). */
  courseDesc: text(textLimits.article).optional(),
  ...versioned,
  ...translatable
});

// ../../packages/curriculum-model/src/syllabus/reportMatrices.ts
import { z as z36 } from "zod";
var pointText = z36.object({ title: text(textLimits.title), description: text(textLimits.paragraph) });
var reportProjectEntrySchema = z36.object({
  id: idSchema.optional(),
  projectId: idSchema,
  /** The teaching goal, under the wire's name. */
  graduateRequireId: idSchema,
  relate: supportSchema,
  point: pointText,
  study: text(textLimits.line),
  teach: text(textLimits.line),
  product: text(textLimits.paragraph),
  week: text(50),
  period: z36.union([z36.number(), z36.string()])
});
var reportPointEntrySchema = z36.object({
  projectMatrixId: idSchema,
  taskGoalId: idSchema,
  relate: supportSchema,
  ksa: z36.object({ title: ksaLetterSchema, level: z36.number(), description: text(textLimits.paragraph) })
});
var reportRequireSchema = graduateRequireSchema;
var reportTaskGoalSchema = taskGoalSchema;
var reportMajorRelationSchema = goalRelationSchema.extend({
  description: z36.string().optional(),
  goalDescriptions: z36.array(z36.string()).optional()
});

// ../../packages/curriculum-model/src/syllabus/syllabusData.ts
import { z as z37 } from "zod";
var stored = additionalInfoSchema.shape;
var totalPeriodDataSchema = z37.tuple([z37.number(), z37.number(), z37.number()]);
var syllabusDataSchema = z37.object({
  score: stored.score,
  year: stored.year,
  yearPeriod: stored.yearPeriod,
  lecturer: stored.lecturer,
  phone: stored.phone,
  email: stored.email,
  department: stored.department,
  classname: stored.classname,
  students: stored.students,
  classroom: stored.classroom,
  schedule: stored.schedule,
  textbooks: stored.textbooks,
  references: stored.textreferences,
  courseDesc: text(textLimits.article),
  attend: stored.attend,
  assignment: stored.assignment,
  criterion: stored.criterion,
  practice: stored.practice,
  group: stored.textgroup,
  paper: stored.paper,
  others: stored.others,
  examtype: stored.examtype,
  examway: stored.examway,
  exampercenttype: z37.union([z37.literal(0), z37.literal(1)]),
  exampercent: z37.array(examPercentRowSchema).max(30),
  examdetail: stored.examdetail,
  totalPeriodData: totalPeriodDataSchema
});
var courseIntroSchema = z37.object({ name: z37.string(), introduction: z37.string(), totalPeriodData: totalPeriodDataSchema });

// ../../packages/curriculum-model/src/talent/talentReport.ts
import { z as z38 } from "zod";
var talentReportSchema = z38.object({
  id: z38.int().min(0).max(maxId),
  name: text(textLimits.title),
  department: text(textLimits.title),
  fileName: text(255),
  fileUrl: z38.string().max(14e6),
  picUrl: z38.string().max(14e6),
  /** 0 admission class, any other level evaluation class. */
  type: z38.int(),
  majorId: z38.int().min(0).max(maxId).nullable(),
  ...versioned,
  ...translatable
});
var talentReportInputSchema = talentReportSchema.extend({
  name: requiredText(textLimits.title),
  department: requiredText(textLimits.title),
  type: z38.union([z38.literal(0), z38.literal(1)]),
  picUrl: z38.string().max(14e6).startsWith("data:image/"),
  majorId: idSchema
});

// ../../packages/curriculum-model/src/users/user.ts
import { z as z39 } from "zod";
var maxPermissionId = 9999;
var permissionIdSchema = z39.int().min(0).max(maxPermissionId);
var relativeIdSchema = z39.int().min(0).max(2147483647);
var userSchema = z39.object({
  id: idSchema,
  userName: text(textLimits.title),
  email: z39.string().max(254),
  authToken: z39.string().max(500).optional(),
  collegeId: idSchema.optional(),
  permissionId: z39.number().optional(),
  relativeId: z39.number().optional(),
  ...translatable
});
var oldPassword = z39.string().min(1).max(passwordLimits.max);
var newUserSchema = z39.object({
  userName: requiredText(60),
  email: emailSchema,
  permissionId: permissionIdSchema,
  relativeId: relativeIdSchema,
  password: newPasswordSchema.optional()
});
var newUserListSchema = z39.array(newUserSchema).min(1).max(500);
var updateUserInfoRequestSchema = z39.object({ id: idSchema, userName: requiredText(60), email: emailSchema });
var updateUserNameRequestSchema = z39.object({ userId: idSchema, userName: requiredText(60) });
var updatePasswordRequestSchema = z39.object({
  userId: idSchema,
  targetUserId: idSchema,
  old: oldPassword,
  fresh: newPasswordSchema
});
var updatePwdRequestSchema = z39.object({ userId: idSchema, old: oldPassword, new: newPasswordSchema });
var userListRequestSchema = z39.object({ ...pageRequest, keyword: z39.string().max(200).optional() });

// src/announce.ts
var levels = {
  college: "\u5B66\u6821 college",
  department: "\u5B66\u9662 department",
  major: "\u4E13\u4E1A major",
  course: "\u8BFE\u7A0B course",
  none: "\u65E0\u6743\u9650 none"
};
function announce(options, port, engine) {
  const host = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(options.host) ? "localhost" : options.host;
  const origin = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const lines = [
    "",
    `  \u8BFE\u7A0B\u5EFA\u8BBE\u5DE5\u4F5C\u53F0 College Curriculum Workbench   (${engine === "embedded" ? `\u6570\u636E data: ${options.dataFolder}` : "PostgreSQL"})`,
    existsSync(options.workbenchFolder) ? `  \u5DE5\u4F5C\u53F0 Workbench   ${origin}/course/` : void 0,
    `  \u63A5\u53E3 API           ${origin}/college/api/openapi.json`,
    existsSync(options.storybookFolder) ? `  \u7EC4\u4EF6 Storybook     ${origin}/storybook/` : void 0,
    ...options.hasSample ? sampleSignIns() : [],
    ""
  ];
  process.stdout.write(`${lines.filter((line) => line !== void 0).join("\n")}
`);
}
function sampleSignIns() {
  const lines = users.map(({ email, permissionId }) => {
    const { level, manage: manage2, modify: modify2 } = bandOf(permissionId);
    const right = manage2 ? "\u7BA1\u7406 manage" : modify2 ? "\u7F16\u8F91 edit" : level === "none" ? "" : "\u67E5\u770B view";
    return `    ${email.padEnd(30)} ${levels[level]} ${right}`.trimEnd();
  });
  return ["", `  \u793A\u4F8B\u8D26\u53F7 Sample sign-ins   \u5BC6\u7801 password: ${samplePassword}`, ...lines];
}

// src/createApp.ts
import { Hono as Hono2 } from "hono";
import { cors } from "hono/cors";

// ../../packages/api-client/src/assistant/assistant.contract.ts
var assistant_contract_exports = {};
__export(assistant_contract_exports, {
  fillCourse: () => fillCourse,
  fillCourseMore: () => fillCourseMore,
  fillKsa: () => fillKsa,
  fillPoints: () => fillPoints,
  matchTarget: () => matchTarget
});
import { z as z40 } from "zod";

// ../../packages/api-client/src/core/endpoint.ts
function endpoint(definition) {
  return definition;
}

// ../../packages/api-client/src/assistant/assistant.contract.ts
var fill = { method: "POST", auth: "modify", writes: false, demo: true, body: fillRequestSchema };
var fillCourse = endpoint({
  ...fill,
  path: "/assistant/fill/course",
  data: filledCourseSchema,
  summary: "Suggests texts for the fields of a course unit."
});
var fillCourseMore = endpoint({
  ...fill,
  path: "/assistant/fill/coursemore",
  data: filledCourseMoreSchema,
  summary: "Suggests texts and project rows for a course unit."
});
var fillPoints = endpoint({
  ...fill,
  path: "/assistant/fill/point",
  data: filledPointsSchema,
  summary: "Suggests points for a course."
});
var fillKsa = endpoint({
  ...fill,
  path: "/assistant/fill/ksa",
  data: filledKsaSchema,
  summary: "Suggests KSA items for the points of a course."
});
var matchTarget = endpoint({
  method: "POST",
  path: "/assistant/match/{target}",
  auth: "read",
  writes: false,
  demo: true,
  query: z40.object({ target: z40.string().min(1).max(40) }),
  body: matchRequestSchema,
  data: matchReplySchema,
  summary: "Suggests records that match a keyword and names the keyword it answers."
});

// ../../packages/api-client/src/auth/auth.contract.ts
var auth_contract_exports = {};
__export(auth_contract_exports, {
  createDownloadTicket: () => createDownloadTicket,
  forgetPassword: () => forgetPassword,
  initManage: () => initManage,
  login: () => login,
  logout: () => logout,
  resetPassword: () => resetPassword
});
import { z as z42 } from "zod";

// ../../packages/api-client/src/core/param.ts
import { z as z41 } from "zod";
var idParam = z41.coerce.number().int().min(1).max(maxId);
var pageParam = z41.coerce.number().int().min(1).max(1e6);
var pageSizeParam = z41.coerce.number().int().min(1).max(200);
var languageParam = z41.string().max(20);
var textParam = z41.string().max(200);
var fileReply = z41.file();
var fileBody = z41.object({ file: z41.file() });
var done = z41.literal(true);

// ../../packages/api-client/src/auth/auth.contract.ts
var initManage = endpoint({
  method: "GET",
  path: "/auth/initmanage",
  auth: "signedIn",
  writes: false,
  data: initManageSchema,
  summary: "Gives the menus and the permission of the caller."
});
var login = endpoint({
  method: "POST",
  path: "/auth/login",
  auth: "public",
  writes: true,
  demo: true,
  extension: true,
  body: loginRequestSchema,
  data: loginResponseSchema,
  summary: "Signs in with e-mail and password."
});
var logout = endpoint({
  method: "POST",
  path: "/auth/logout",
  auth: "signedIn",
  writes: true,
  demo: true,
  extension: true,
  data: done,
  summary: "Ends the caller's sign-in."
});
var forgetPassword = endpoint({
  method: "POST",
  path: "/auth/forgetpwd",
  auth: "public",
  writes: true,
  extension: true,
  body: forgetPasswordRequestSchema,
  data: done,
  summary: "Sends a link for a new password; the answer is the same whether or not the address is known."
});
var resetPassword = endpoint({
  method: "POST",
  path: "/auth/resetpwd",
  auth: "public",
  writes: true,
  extension: true,
  body: z42.object({ token: z42.string().min(16).max(200), fresh: newPasswordSchema }),
  data: done,
  summary: "Sets a new password with the one-use token of the link."
});
var createDownloadTicket = endpoint({
  method: "POST",
  path: "/auth/downloadticket",
  auth: "signedIn",
  writes: true,
  demo: true,
  extension: true,
  body: downloadTicketRequestSchema,
  data: downloadTicketSchema,
  summary: "Gives a one-use ticket for one download by address, after checking the right to that file."
});

// ../../packages/api-client/src/cards/cards.contract.ts
var cards_contract_exports = {};
__export(cards_contract_exports, {
  listCourseCards: () => listCourseCards
});
import { z as z43 } from "zod";
var listCourseCards = endpoint({
  method: "GET",
  path: "/v4/webpage/majorindex/courses",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "major", in: "query", name: "majorId" },
  query: z43.object({ majorId: idParam, lang: languageParam.optional() }),
  data: z43.array(courseCardSchema),
  summary: "Lists the course cards of a major home."
});

// ../../packages/api-client/src/college-majors/college-majors.contract.ts
var college_majors_contract_exports = {};
__export(college_majors_contract_exports, {
  addCollegeMajor: () => addCollegeMajor,
  deleteCollegeMajor: () => deleteCollegeMajor,
  getCollegeMajor: () => getCollegeMajor,
  listCollegeMajors: () => listCollegeMajors,
  listProfessionStandards: () => listProfessionStandards,
  listProfessionSystem: () => listProfessionSystem,
  listProfessionTypes: () => listProfessionTypes,
  listProfessionYears: () => listProfessionYears,
  listStandardsCatalogue: () => listStandardsCatalogue,
  searchCollegeMajors: () => searchCollegeMajors,
  updateCollegeMajor: () => updateCollegeMajor
});
import { z as z45 } from "zod";

// ../../packages/api-client/src/college-majors/standard.schema.ts
import { z as z44 } from "zod";
var standardClassSchema = z44.object({
  code: z44.string(),
  name: z44.string(),
  majors: z44.array(z44.object({ id: idSchema, name: z44.string(), code: z44.string() }))
});
var standardCategorySchema = z44.object({ code: z44.string(), name: z44.string(), classes: z44.array(standardClassSchema) });

// ../../packages/api-client/src/college-majors/college-majors.contract.ts
var list = { method: "GET", auth: "read", writes: false, data: z45.array(optionItemSchema) };
var listProfessionTypes = endpoint({ ...list, path: "/profession/types", summary: "Gives the tree of major categories." });
var listProfessionStandards = endpoint({ ...list, path: "/profession/std", summary: "Lists the quality standards." });
var listProfessionYears = endpoint({ ...list, path: "/profession/years", summary: "Lists the lengths of schooling." });
var listProfessionSystem = endpoint({ ...list, path: "/profession/system", summary: "Lists the courses of an academic system." });
var getCollegeMajor = endpoint({
  method: "GET",
  path: "/profession/detail",
  auth: "read",
  writes: false,
  query: z45.object({ id: idParam }),
  data: collegeMajorResponseSchema,
  summary: "Gives a college major."
});
var listCollegeMajors = endpoint({
  method: "POST",
  path: "/profession/page",
  auth: "read",
  writes: false,
  body: collegeMajorPageRequestSchema,
  data: pageInfoSchema(collegeMajorResponseSchema),
  summary: "Gives one page of the college majors by category, code or id."
});
var deleteCollegeMajor = endpoint({
  method: "POST",
  path: "/profession/delete",
  auth: "collegeManage",
  writes: true,
  query: z45.object({ id: idParam }),
  // in the query although the verb is POST
  data: done,
  summary: "Deletes a college major."
});
var searchCollegeMajors = endpoint({
  method: "POST",
  path: "/search/profession",
  auth: "read",
  writes: false,
  body: searchPageRequestSchema,
  data: searchPageSchema(collegeMajorResponseSchema),
  summary: "Gives one page of the college majors that match a keyword."
});
var save = {
  method: "POST",
  auth: "collegeManage",
  writes: true,
  body: collegeMajorSchema,
  data: z45.object({ id: idSchema })
};
var addCollegeMajor = endpoint({ ...save, path: "/profession/add", summary: "Adds a college major." });
var updateCollegeMajor = endpoint({ ...save, path: "/profession/update", summary: "Changes a college major." });
var listStandardsCatalogue = endpoint({
  method: "GET",
  path: "/profession/standards",
  auth: "read",
  writes: false,
  extension: true,
  data: z45.array(standardCategorySchema),
  summary: "Gives the categories and classes of the national quality standard with this college's majors under each."
});

// ../../packages/api-client/src/completion/completion.contract.ts
var completion_contract_exports = {};
__export(completion_contract_exports, {
  exportCompletion: () => exportCompletion,
  getCompletion: () => getCompletion
});
import { z as z46 } from "zod";
var getCompletion = endpoint({
  method: "GET",
  path: "/v4/support/completion/coursecompletionrate",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z46.object({ courseid: idParam }),
  data: completionSchema,
  summary: "Says how complete the five parts of a course's data are."
});
var exportCompletion = endpoint({
  method: "GET",
  path: "/v4/support/completion/exportcoursecompletion/table",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z46.object({ courseid: idParam }),
  data: fileReply,
  reply: "file",
  summary: "Gives the detailed completion report of a course as a workbook."
});

// ../../packages/api-client/src/copy/copy.contract.ts
var copy_contract_exports = {};
__export(copy_contract_exports, {
  copyCourse: () => copyCourse,
  getCopyGoals: () => getCopyGoals,
  getCopyJob: () => getCopyJob,
  getCopyPlan: () => getCopyPlan,
  listCopyTargets: () => listCopyTargets,
  uploadCopyParams: () => uploadCopyParams,
  watchCopy: () => watchCopy
});
import { z as z48 } from "zod";

// ../../packages/api-client/src/copy/copy.schema.ts
import { z as z47 } from "zod";
var copyJobSchema = z47.object({
  unique: uniqueSchema,
  state: z47.enum(["waiting", "running", "done", "failed"]),
  progress: z47.array(copyProgressSchema),
  /** The new course unit, once there is one. */
  courseId: idSchema.optional(),
  message: z47.string().optional()
});
var count = z47.int().min(0);
var copyPlanSchema = z47.object({
  name: z47.string(),
  targetName: z47.string(),
  projects: count,
  points: count,
  ksa: count,
  goals: count,
  courseCells: count,
  projectCells: count,
  /** Whether the target major already has a course unit of this name. */
  hasSameName: z47.boolean()
});

// ../../packages/api-client/src/copy/copy.contract.ts
var listCopyTargets = endpoint({
  method: "POST",
  path: "/manage/copycourseavailabletarget",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  body: copyTargetsRequestSchema,
  data: schoolListSchema,
  summary: "Lists the majors into which a course may be copied, by school and college."
});
var getCopyGoals = endpoint({
  method: "POST",
  path: "/manage/copycoursegetgoals",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "body", name: "sourceId" },
  body: copyGoalsRequestSchema,
  data: copyGoalsSchema,
  summary: "Gives the teaching goals of the course and the indicator points of the target major."
});
var uploadCopyParams = endpoint({
  method: "POST",
  path: "/manage/uploadcoursecopyparams",
  auth: "create",
  writes: true,
  demo: true,
  subject: { kind: "major", in: "body", name: "targetId" },
  body: copyRequestSchema,
  data: done,
  summary: "Stores what is to be copied under a key made by the client; the copy starts when its stream is opened."
});
var watchCopy = endpoint({
  method: "GET",
  path: "/manage/copycourse",
  auth: "modify",
  writes: true,
  demo: true,
  query: z48.object({ unique: uniqueSchema }),
  data: copyProgressSchema,
  reply: "events",
  summary: "Runs the stored copy once and streams its progress; a finished one is told again, never run again."
});
var copyCourse = endpoint({
  method: "POST",
  path: "/manage/copycourse",
  auth: "create",
  writes: true,
  demo: true,
  subject: { kind: "major", in: "body", name: "targetId" },
  body: copyNowRequestSchema,
  data: copyProgressSchema,
  reply: "events",
  summary: "Copies a course at once and streams the progress."
});
var getCopyJob = endpoint({
  method: "GET",
  path: "/manage/copyjob",
  auth: "modify",
  writes: false,
  demo: true,
  extension: true,
  query: z48.object({ unique: uniqueSchema }),
  data: copyJobSchema,
  summary: "Says how far a copy of the caller is."
});
var getCopyPlan = endpoint({
  method: "GET",
  path: "/manage/copyplan",
  auth: "read",
  writes: false,
  demo: true,
  extension: true,
  subject: { kind: "course", in: "query", name: "courseId" },
  query: z48.object({ courseId: idParam, targetId: idParam }),
  data: copyPlanSchema,
  summary: "Counts what a copy would bring into the target major."
});

// ../../packages/api-client/src/course-units/course-units.contract.ts
var course_units_contract_exports = {};
__export(course_units_contract_exports, {
  createCourse: () => createCourse,
  deleteProjects: () => deleteProjects,
  getCourseUnit: () => getCourseUnit,
  listCourseClasses: () => listCourseClasses,
  listCourseTypes: () => listCourseTypes,
  listCourseUnits: () => listCourseUnits,
  saveCourseUnit: () => saveCourseUnit,
  updateCourseUnitList: () => updateCourseUnitList
});
import { z as z49 } from "zod";
var listCourseUnits = endpoint({
  method: "POST",
  path: "/major/v2.0/courseunitlist",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "major", in: "body", name: "majorId" },
  body: courseUnitListRequestSchema,
  data: courseUnitListSchema,
  summary: "Gives one page of the course units of a major, sorted over all pages."
});
var updateCourseUnitList = endpoint({
  method: "POST",
  path: "/major/v2.0/updatecourseunitlist",
  auth: "modify",
  writes: true,
  demo: true,
  body: updateCourseUnitListRequestSchema,
  data: done,
  summary: "Deletes the course units with a negated id and renames the ones with a positive id."
});
var deleteProjects = endpoint({
  method: "POST",
  path: "/major/v2.0/deleteprojects",
  auth: "modify",
  writes: true,
  demo: true,
  body: deleteProjectsRequestSchema,
  data: done,
  summary: "Deletes project rows of course units."
});
var getCourseUnit = endpoint({
  method: "GET",
  path: "/major/v2.0/courseunitdetail",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z49.object({ courseid: idParam }),
  data: courseUnitDetailSchema,
  summary: "Gives a course unit with its project rows, points and KSA items."
});
var listCourseClasses = endpoint({
  method: "GET",
  path: "/major/v2.0/courseclass",
  auth: "read",
  writes: false,
  demo: true,
  query: z49.object({ lang: languageParam.optional() }),
  data: z49.array(optionItemSchema),
  summary: "Lists the course classes: compulsory and elective."
});
var listCourseTypes = endpoint({
  method: "GET",
  path: "/major/v2.0/coursetype",
  auth: "read",
  writes: false,
  demo: true,
  query: z49.object({ lang: languageParam.optional() }),
  data: z49.array(optionItemSchema),
  summary: "Lists the course types, from general to integrative."
});
var saveCourseUnit = endpoint({
  method: "POST",
  path: "/major/v2.0/savecourseunit",
  auth: "modify",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "body", name: "course.id" },
  body: saveCourseUnitRequestSchema,
  data: saveCourseUnitResponseSchema,
  summary: "Saves a course unit with its project rows, which ends its state of being new."
});
var createCourse = endpoint({
  method: "GET",
  path: "/course/createCourse",
  auth: "create",
  writes: true,
  demo: true,
  subject: { kind: "major", in: "query", name: "majorId" },
  query: z49.object({ majorId: idParam }),
  data: z49.object({ id: idSchema }),
  summary: "Creates an empty course unit, hidden from lists until its first save."
});

// ../../packages/api-client/src/course-units/deletion.contract.ts
var deletion_contract_exports = {};
__export(deletion_contract_exports, {
  deleteCourse: () => deleteCourse,
  deleteCourseByShortPath: () => deleteCourseByShortPath,
  deleteCourseCard: () => deleteCourseCard
});
import { z as z50 } from "zod";
var deleteCourse = endpoint({
  method: "GET",
  path: "/course/deleteCourse",
  auth: "create",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "query", name: "id" },
  query: z50.object({ id: idParam }),
  data: done,
  summary: "Deletes a course unit; the detail screen calls it for a new unit that was never saved."
});
var deleteCourseByShortPath = endpoint({
  method: "GET",
  path: "/course/delete",
  auth: "create",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "query", name: "id" },
  query: z50.object({ id: idParam }),
  data: done,
  summary: "Deletes a course unit, exactly as /course/deleteCourse."
});
var deleteCourseCard = endpoint({
  method: "GET",
  path: "/v4/webpage/home/delcourse",
  auth: "create",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseId" },
  query: z50.object({ courseId: idParam }),
  data: done,
  summary: "Deletes a course unit from the major home."
});

// ../../packages/api-client/src/directories/directories.contract.ts
var directories_contract_exports = {};
__export(directories_contract_exports, {
  listQualifications: () => listQualifications,
  searchQualifications: () => searchQualifications
});
var listQualifications = endpoint({
  method: "POST",
  path: "/dic/pageJobDirectory",
  auth: "read",
  writes: false,
  body: qualificationPageRequestSchema,
  data: listTotalSchema(qualificationSchema),
  summary: "Gives one page of the professional qualification directory, filtered by name."
});
var searchQualifications = endpoint({
  method: "POST",
  path: "/search/dicjobdirectory",
  auth: "read",
  writes: false,
  body: searchPageRequestSchema,
  data: searchPageSchema(qualificationSchema),
  summary: "Gives one page of the qualifications that match a keyword."
});

// ../../packages/api-client/src/feedback/feedback.contract.ts
var feedback_contract_exports = {};
__export(feedback_contract_exports, {
  listFeedback: () => listFeedback,
  sendFeedback: () => sendFeedback,
  sendFeedbackText: () => sendFeedbackText
});
import { z as z51 } from "zod";

// ../../packages/api-client/src/core/bodyLimit.ts
var megabyte = 1024 * 1024;
var bodyLimits = {
  feedback: 70 * megabyte,
  picture: 15 * megabyte,
  file: 10 * megabyte,
  ordinary: megabyte
};
function maxBodyOf(endpoint2) {
  return endpoint2.maxBody ?? (endpoint2.bodyFormat === "multipart" ? bodyLimits.file : bodyLimits.ordinary);
}

// ../../packages/api-client/src/feedback/feedback.contract.ts
var sendFeedback = endpoint({
  method: "POST",
  path: "/message/feedback",
  auth: "signedIn",
  writes: true,
  demo: true,
  body: feedbackSchema,
  maxBody: bodyLimits.feedback,
  data: done,
  summary: "Sends feedback with up to five pictures."
});
var sendFeedbackText = endpoint({
  method: "POST",
  path: "/major/v2.0/feedback",
  auth: "signedIn",
  writes: true,
  demo: true,
  body: feedbackTextSchema,
  bodyFormat: "text",
  data: done,
  summary: "Sends feedback as plain text; a JSON string is taken too."
});
var listFeedback = endpoint({
  method: "GET",
  path: "/message/feedbacklist",
  auth: "collegeManage",
  writes: false,
  extension: true,
  query: z51.object({ pageNum: pageParam, pageSize: pageSizeParam }),
  data: pageInfoSchema(
    feedbackSchema.extend({ id: idSchema, userId: idSchema.nullable(), userName: z51.string(), createTime: timestampSchema })
  ),
  summary: "Gives one page of the feedback of the college, latest first."
});

// ../../packages/api-client/src/goals/goals.contract.ts
var goals_contract_exports = {};
__export(goals_contract_exports, {
  deleteCourseGoal: () => deleteCourseGoal,
  getCourseGoals: () => getCourseGoals,
  getProjectGoals: () => getProjectGoals,
  updateCourseGoal: () => updateCourseGoal,
  updateCourseGoals: () => updateCourseGoals
});
import { z as z52 } from "zod";
var getCourseGoals = endpoint({
  method: "GET",
  path: "/course/getcoursegoal",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseId" },
  query: z52.object({ courseId: idParam, majorId: idParam }),
  data: z52.array(indicatorSchema),
  summary: "Lists the indicator points of a major, each with a course's teaching goals under it."
});
var updateCourseGoal = endpoint({
  method: "POST",
  path: "/course/updatecoursegoal",
  // case-sensitive; its plural twin is another call
  auth: "modify",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  body: goalInputSchema,
  data: z52.object({ id: idSchema }),
  summary: "Changes one teaching goal, or adds it when its id is 0."
});
var updateCourseGoals = endpoint({
  method: "POST",
  path: "/course/updateCourseGoals",
  // case-sensitive; its singular twin is another call
  auth: "modify",
  writes: true,
  demo: true,
  body: goalInputListSchema,
  data: z52.array(goalSchema),
  summary: "Adds or changes several teaching goals at once and answers them as stored."
});
var deleteCourseGoal = endpoint({
  method: "GET",
  path: "/course/deletecoursegoal",
  auth: "modify",
  writes: true,
  demo: true,
  subject: { kind: "goal", in: "query", name: "courseGoalId" },
  query: z52.object({ courseGoalId: idParam }),
  data: done,
  summary: "Deletes a teaching goal and takes it out of bindings and matrix cells."
});
var getProjectGoals = endpoint({
  method: "GET",
  path: "/course/getprojectgoal",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "project", in: "query", name: "projectId" },
  query: z52.object({ projectId: idParam }),
  data: z52.array(indicatorSchema),
  summary: "Lists the teaching goals that a project supports through the course matrix, under their indicator points."
});

// ../../packages/api-client/src/history/history.contract.ts
var history_contract_exports = {};
__export(history_contract_exports, {
  listHistory: () => listHistory,
  listTrash: () => listTrash,
  restoreHistory: () => restoreHistory,
  restoreTrash: () => restoreTrash
});
import { z as z54 } from "zod";

// ../../packages/api-client/src/history/history.schema.ts
import { z as z53 } from "zod";
var recordKindSchema = z53.enum([
  "course",
  "points",
  "goals",
  "majorMatrix",
  "courseMatrix",
  "projectMatrix",
  "report",
  "graduateRequires",
  "occupation",
  "collegeMajor",
  "talentReport",
  "news",
  "user"
]);
var historyEntrySchema = z53.object({
  id: idSchema,
  kind: recordKindSchema,
  recordId: idSchema,
  action: z53.enum(["create", "update", "delete", "restore"]),
  userId: idSchema.nullable(),
  userName: z53.string(),
  time: timestampSchema,
  before: z53.unknown(),
  after: z53.unknown()
});
var trashEntrySchema = z53.object({
  kind: recordKindSchema,
  id: idSchema,
  name: z53.string(),
  deletedTime: timestampSchema,
  deletedBy: z53.string(),
  /** After this moment it is gone for good. */
  expires: timestampSchema
});

// ../../packages/api-client/src/history/history.contract.ts
var listHistory = endpoint({
  method: "GET",
  path: "/history/list",
  auth: "read",
  writes: false,
  extension: true,
  query: z54.object({ kind: recordKindSchema, recordId: idParam, pageNum: pageParam.optional(), pageSize: pageSizeParam.optional() }),
  data: pageInfoSchema(historyEntrySchema),
  summary: "Gives one page of the changes of a record, latest first."
});
var restoreHistory = endpoint({
  method: "POST",
  path: "/history/restore",
  auth: "modify",
  writes: true,
  extension: true,
  body: z54.object({ id: idSchema }),
  data: done,
  summary: "Brings a record back to what it was before one of its changes."
});
var listTrash = endpoint({
  method: "GET",
  path: "/trash/list",
  auth: "manage",
  writes: false,
  extension: true,
  query: z54.object({ pageNum: pageParam.optional(), pageSize: pageSizeParam.optional() }),
  data: pageInfoSchema(trashEntrySchema),
  summary: "Gives one page of the deleted records in the caller's scope, latest first."
});
var restoreTrash = endpoint({
  method: "POST",
  path: "/trash/restore",
  auth: "manage",
  writes: true,
  extension: true,
  body: z54.object({ kind: recordKindSchema, id: idSchema }),
  data: done,
  summary: "Brings a deleted record back with everything below it."
});

// ../../packages/api-client/src/majors/majors.contract.ts
var majors_contract_exports = {};
__export(majors_contract_exports, {
  getCourseProjectInfo: () => getCourseProjectInfo,
  getCurrentDepartment: () => getCurrentDepartment,
  getGraduateRequires: () => getGraduateRequires,
  getMajorInfo: () => getMajorInfo,
  getMajorMenus: () => getMajorMenus,
  saveGraduateRequires: () => saveGraduateRequires
});
import { z as z55 } from "zod";
var getCurrentDepartment = endpoint({
  method: "GET",
  path: "/manage/getcurrentdepartment",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "college", in: "query", name: "collegeId" },
  query: z55.object({ collegeId: idParam, userId: idParam }),
  data: currentDepartmentSchema,
  summary: "Gives the college of a person with the departments and majors that the person reaches."
});
var getMajorInfo = endpoint({
  method: "GET",
  path: "/major/v2.0/majorinfo",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "major", in: "query", name: "majorid" },
  query: z55.object({ majorid: idParam }),
  data: majorInfoSchema,
  summary: "Gives the name of a major and whether the caller may edit it."
});
var getMajorMenus = endpoint({
  method: "POST",
  path: "/manage/majormenupermission",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "major", in: "body", name: "majorId" },
  body: z55.object({ userId: idSchema, majorId: idSchema }),
  data: z55.object({ menus: z55.array(optionItemSchema) }),
  summary: "Lists the menu entries that a person has in a major."
});
var getGraduateRequires = endpoint({
  method: "GET",
  path: "/major/v2.0/graduaterequires",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "major", in: "query", name: "majorid" },
  query: z55.object({ majorid: idParam }),
  data: z55.array(graduateRequireSchema),
  summary: "Lists the graduation requirements of a major with their indicator points."
});
var saveGraduateRequires = endpoint({
  method: "POST",
  path: "/major/v2.0/savegraduaterequires",
  auth: "manage",
  writes: true,
  demo: true,
  extension: true,
  subject: { kind: "major", in: "body", name: "majorId" },
  body: saveGraduateRequiresRequestSchema,
  data: z55.array(graduateRequireSchema),
  summary: "Replaces the graduation requirements of a major and answers them as stored."
});
var getCourseProjectInfo = endpoint({
  method: "GET",
  path: "/major/courseProjectInfo",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseInfoId" },
  query: z55.object({ majorId: idParam, courseInfoId: idParam }),
  data: z55.array(projectInfoItemSchema),
  summary: "Lists the points (type 0) and purposes (any other type) of a course."
});

// ../../packages/api-client/src/matrices/axes.contract.ts
var axes_contract_exports = {};
__export(axes_contract_exports, {
  getCourseMatrixAxes: () => getCourseMatrixAxes,
  getCourseMatrixChoices: () => getCourseMatrixChoices,
  getMatrixCourse: () => getMatrixCourse,
  getProjectMatrixAxes: () => getProjectMatrixAxes,
  getProjectMatrixChoices: () => getProjectMatrixChoices
});
import { z as z56 } from "zod";
var readOfCourse = {
  method: "GET",
  auth: "read",
  writes: false,
  subject: { kind: "course", in: "query", name: "courseId" },
  query: z56.object({ courseId: idParam })
};
var getMatrixCourse = endpoint({
  ...readOfCourse,
  path: "/matrix/courseinfo",
  data: matrixCourseInfoSchema,
  summary: "Gives the head of the matrices of a course: name, major and hours."
});
var getCourseMatrixAxes = endpoint({
  ...readOfCourse,
  path: "/matrix/projectnteachgoal",
  data: courseMatrixAxesSchema,
  summary: "Gives rows and columns of the course matrix: projects, and teaching goals under their indicator points."
});
var getCourseMatrixChoices = endpoint({
  ...readOfCourse,
  path: "/matrix/pointnrelate",
  data: pointChoicesSchema,
  summary: "Gives the points and strengths that a cell of the course matrix may hold."
});
var getProjectMatrixAxes = endpoint({
  ...readOfCourse,
  path: "/matrix/projecttaskgoal",
  data: z56.array(projectMatrixAxesSchema),
  summary: "Gives rows and columns of the project matrices: for each project its points and its task goals."
});
var getProjectMatrixChoices = endpoint({
  ...readOfCourse,
  path: "/matrix/ksanrelate",
  data: ksaChoicesSchema,
  summary: "Gives the KSA items and strengths that a cell of a project matrix may hold."
});

// ../../packages/api-client/src/matrices/files.contract.ts
var files_contract_exports = {};
__export(files_contract_exports, {
  exportCourseMatrix: () => exportCourseMatrix,
  exportMajorMatrix: () => exportMajorMatrix,
  importMajorMatrix: () => importMajorMatrix,
  saveMajorRows: () => saveMajorRows
});
import { z as z57 } from "zod";
var exportMajorMatrix = endpoint({
  method: "GET",
  path: "/major/exportMajorMatrix",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "major", in: "query", name: "majorId" },
  query: z57.object({ majorId: idParam }),
  data: fileReply,
  reply: "file",
  summary: "Gives the major matrix as a workbook."
});
var exportCourseMatrix = endpoint({
  method: "GET",
  path: "/major/exportCourseMatrix",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseInfoId" },
  query: z57.object({ majorId: idParam, majorName: textParam.optional(), courseName: textParam.optional(), courseInfoId: idParam }),
  data: fileReply,
  reply: "file",
  summary: "Gives the course matrix and the project matrices of a course as a workbook."
});
var saveMajorRows = endpoint({
  method: "POST",
  path: "/matrix/savemajorrows",
  auth: "modify",
  writes: true,
  extension: true,
  subject: { kind: "major", in: "body", name: "majorId" },
  body: saveMajorRowsRequestSchema,
  data: z57.array(z57.object({ courseId: idSchema, version: versionSchema })),
  summary: "Replaces several rows of the major matrix in one act, or none of them."
});
var importMajorMatrix = endpoint({
  method: "POST",
  path: "/matrix/importmajormatrix",
  auth: "modify",
  writes: false,
  extension: true,
  subject: { kind: "major", in: "query", name: "majorId" },
  query: z57.object({ majorId: idParam }),
  body: fileBody,
  bodyFormat: "multipart",
  data: z57.object({
    rows: z57.array(z57.object({ courseId: idSchema, courseName: z57.string(), relations: z57.array(goalRelationInputSchema) })),
    problems: z57.array(z57.object({ line: z57.int().min(0), message: z57.string() }))
  }),
  summary: "Reads a major matrix out of an uploaded workbook without storing it."
});

// ../../packages/api-client/src/matrices/matrices.contract.ts
var matrices_contract_exports = {};
__export(matrices_contract_exports, {
  getCourseMatrix: () => getCourseMatrix,
  getMajorMatrix: () => getMajorMatrix,
  getProjectMatrices: () => getProjectMatrices,
  listTaskGoals: () => listTaskGoals,
  updateCourseMatrix: () => updateCourseMatrix,
  updateMajorMatrix: () => updateMajorMatrix,
  updateProjectMatrix: () => updateProjectMatrix,
  updateTaskGoal: () => updateTaskGoal
});
import { z as z58 } from "zod";
var readOfCourse2 = {
  method: "GET",
  auth: "read",
  writes: false,
  subject: { kind: "course", in: "query", name: "courseId" },
  query: z58.object({ courseId: idParam })
};
var saveOfCourse = {
  method: "POST",
  auth: "modify",
  writes: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  data: savedVersionSchema
};
var getMajorMatrix = endpoint({
  ...readOfCourse2,
  path: "/matrix/majormatrix",
  data: majorMatrixSchema,
  summary: "Gives the matrix of the course's major: course units against indicator points, with their bindings."
});
var getCourseMatrix = endpoint({
  ...readOfCourse2,
  path: "/matrix/coursematrix",
  data: z58.array(courseMatrixRowSchema),
  summary: "Gives the course matrix: for each project its points under the teaching goals."
});
var getProjectMatrices = endpoint({
  ...readOfCourse2,
  path: "/matrix/projectmatrix",
  // takes a course, not a project
  data: z58.array(projectMatrixRowSchema),
  summary: "Gives the project matrices of a course: for each placed point its KSA items under the task goals."
});
var updateMajorMatrix = endpoint({
  ...saveOfCourse,
  path: "/matrix/updatemajormatrix",
  body: updateMajorMatrixRequestSchema,
  summary: "Replaces a course's row of the major matrix."
});
var updateCourseMatrix = endpoint({
  ...saveOfCourse,
  path: "/matrix/updatecoursematrix",
  body: updateCourseMatrixRequestSchema,
  summary: "Replaces the cells of the course matrix."
});
var updateProjectMatrix = endpoint({
  ...saveOfCourse,
  path: "/matrix/updateprojectmatrix",
  body: updateProjectMatrixRequestSchema,
  summary: "Replaces the cells of the project matrices."
});
var listTaskGoals = endpoint({
  method: "GET",
  path: "/matrix/taskgoal",
  auth: "read",
  writes: false,
  subject: { kind: "project", in: "query", name: "projectId" },
  query: z58.object({ projectId: idParam }),
  data: z58.array(taskGoalSchema),
  summary: "Lists the task goals of a project."
});
var updateTaskGoal = endpoint({
  method: "POST",
  path: "/matrix/updatetaskgoal",
  auth: "modify",
  writes: true,
  subject: { kind: "project", in: "body", name: "projectId" },
  body: updateTaskGoalRequestSchema,
  data: done,
  summary: "Saves one task goal, or all task goals of a project."
});

// ../../packages/api-client/src/news/news.contract.ts
var news_contract_exports = {};
__export(news_contract_exports, {
  deleteNews: () => deleteNews,
  listNews: () => listNews,
  saveNews: () => saveNews
});
import { z as z59 } from "zod";
var listNews = endpoint({
  method: "GET",
  path: "/news/list",
  auth: "read",
  writes: false,
  extension: true,
  query: z59.object({ pageNum: pageParam.optional(), pageSize: pageSizeParam.optional() }),
  data: pageInfoSchema(newsItemSchema),
  summary: "Gives one page of the news, latest first."
});
var saveNews = endpoint({
  method: "POST",
  path: "/news/save",
  auth: "collegeManage",
  writes: true,
  extension: true,
  body: newsItemInputSchema,
  data: z59.object({ id: idSchema }),
  summary: "Adds or changes a news item."
});
var deleteNews = endpoint({
  method: "POST",
  path: "/news/delete",
  auth: "collegeManage",
  writes: true,
  extension: true,
  body: z59.object({ id: idSchema }),
  data: done,
  summary: "Deletes a news item."
});

// ../../packages/api-client/src/occupation-book/occupation-book.contract.ts
var occupation_book_contract_exports = {};
__export(occupation_book_contract_exports, {
  getOccupationBook: () => getOccupationBook,
  searchOccupationBook: () => searchOccupationBook
});
import { z as z60 } from "zod";
var getOccupationBook = endpoint({
  method: "GET",
  path: "/v3/material/occupationbook",
  auth: "read",
  writes: false,
  query: z60.object({ code: z60.string().max(40).optional(), lang: languageParam.optional() }),
  data: occupationBookSchema,
  summary: "Gives one entry of the occupation classification; the top list when no code is given."
});
var searchOccupationBook = endpoint({
  method: "GET",
  path: "/search/occupationbook22",
  auth: "read",
  writes: false,
  query: z60.object({ keyword: textParam }),
  data: z60.array(occupationEntrySchema),
  summary: "Searches the 2022 edition of the occupation classification."
});

// ../../packages/api-client/src/occupations/occupations.contract.ts
var occupations_contract_exports = {};
__export(occupations_contract_exports, {
  addOccupation: () => addOccupation,
  deleteOccupation: () => deleteOccupation,
  getOccupation: () => getOccupation,
  importOccupations: () => importOccupations,
  listOccupations: () => listOccupations,
  searchOccupations: () => searchOccupations,
  updateOccupation: () => updateOccupation
});
import { z as z61 } from "zod";
var searchOccupations = endpoint({
  method: "POST",
  path: "/search/occupation",
  auth: "read",
  writes: false,
  body: searchPageRequestSchema,
  data: searchPageSchema(occupationResponseSchema),
  summary: "Gives one page of the occupation records that match a keyword."
});
var getOccupation = endpoint({
  method: "GET",
  path: "/occupation/detail",
  auth: "read",
  writes: false,
  query: z61.object({ id: idParam }),
  data: occupationResponseSchema,
  summary: "Gives an occupation record."
});
var listOccupations = endpoint({
  method: "POST",
  path: "/occupation/pages",
  auth: "read",
  writes: false,
  body: occupationPagesRequestSchema,
  data: pageInfoSchema(occupationResponseSchema),
  summary: "Gives one page of the occupation records by level, code or id."
});
var deleteOccupation = endpoint({
  method: "POST",
  path: "/occupation/delete",
  auth: "collegeManage",
  writes: true,
  query: z61.object({ id: idParam }),
  // in the query although the verb is POST
  data: done,
  summary: "Deletes an occupation record."
});
var save2 = {
  method: "POST",
  auth: "collegeManage",
  writes: true,
  body: occupationRequestSchema,
  data: z61.object({ id: idSchema })
};
var addOccupation = endpoint({ ...save2, path: "/occupation/add", summary: "Adds an occupation record." });
var updateOccupation = endpoint({ ...save2, path: "/occupation/update", summary: "Changes an occupation record." });
var importOccupations = endpoint({
  method: "POST",
  path: "/occupation/import",
  auth: "collegeManage",
  writes: true,
  extension: true,
  body: fileBody,
  bodyFormat: "multipart",
  maxBody: bodyLimits.file,
  data: z61.object({
    added: z61.int().min(0),
    updated: z61.int().min(0),
    problems: z61.array(z61.object({ line: z61.int().min(0), message: z61.string() }))
  }),
  summary: "Adds and changes occupation records by a workbook; nothing is stored when a line has a problem."
});

// ../../packages/api-client/src/occupations/options.contract.ts
var options_contract_exports = {};
__export(options_contract_exports, {
  listOccupationLevels: () => listOccupationLevels,
  listOccupationPublishes: () => listOccupationPublishes,
  listOccupationSkills: () => listOccupationSkills,
  listOccupationTypes: () => listOccupationTypes
});
import { z as z62 } from "zod";
var list2 = { method: "GET", auth: "read", writes: false, data: z62.array(optionItemSchema) };
var listOccupationLevels = endpoint({ ...list2, path: "/occupation/levels", summary: "Gives the tree of occupation levels." });
var listOccupationSkills = endpoint({ ...list2, path: "/occupation/skills", summary: "Gives the tree of skills." });
var listOccupationTypes = endpoint({
  ...list2,
  path: "/occupation/types",
  summary: "Lists the levels that an occupation may have."
});
var listOccupationPublishes = endpoint({ ...list2, path: "/occupation/publishs", summary: "Lists the years of publication." });

// ../../packages/api-client/src/page-init/page-init.contract.ts
var page_init_contract_exports = {};
__export(page_init_contract_exports, {
  getCourseDetailPageInit: () => getCourseDetailPageInit,
  getCourseGoalPageInit: () => getCourseGoalPageInit,
  getMajorHomePageInit: () => getMajorHomePageInit
});
import { z as z63 } from "zod";
var pageInit = {
  method: "GET",
  auth: "public",
  writes: false,
  demo: true,
  query: z63.object({ code: languageParam.optional() }),
  data: pageInitSchema
};
var getCourseDetailPageInit = endpoint({
  ...pageInit,
  path: "/v4/pageinit/coursedetail",
  summary: "Gives the languages and texts of the course-unit detail."
});
var getCourseGoalPageInit = endpoint({
  ...pageInit,
  path: "/v4/pageinit/coursegoal",
  summary: "Gives the languages and texts of the teaching goals."
});
var getMajorHomePageInit = endpoint({
  ...pageInit,
  path: "/v4/pageinit/majorhome",
  summary: "Gives the languages and texts of the major home."
});

// ../../packages/api-client/src/points/points.contract.ts
var points_contract_exports = {};
__export(points_contract_exports, {
  downloadPointKsaTemplate: () => downloadPointKsaTemplate,
  downloadPointTemplate: () => downloadPointTemplate,
  listPoints: () => listPoints,
  resolvePoint: () => resolvePoint,
  resolvePointKsa: () => resolvePointKsa,
  saveKsa: () => saveKsa,
  savePoints: () => savePoints
});
import { z as z64 } from "zod";
var listPoints = endpoint({
  method: "GET",
  path: "/major/v2.0/pointlist",
  auth: "read",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseId" },
  query: z64.object({ courseId: idParam }),
  data: z64.array(pointSchema),
  summary: "Lists the points of a course in the order of their numbers."
});
var savePoints = endpoint({
  method: "POST",
  path: "/major/v2.0/savepoints",
  auth: "modify",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  body: savePointsRequestSchema,
  data: z64.array(pointSchema),
  summary: "Saves the points of a course; a negative id deletes, 0 adds."
});
var saveKsa = endpoint({
  method: "POST",
  path: "/major/v2.0/saveksa",
  auth: "modify",
  writes: true,
  demo: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  body: saveKsaRequestSchema,
  data: z64.array(ksaSchema),
  summary: "Saves the KSA items of a course and the points they support."
});
var resolvePoint = endpoint({
  method: "POST",
  path: "/major/v2.0/resolvepoint",
  auth: "modify",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z64.object({ majorid: idParam, courseid: idParam }),
  body: fileBody,
  bodyFormat: "multipart",
  data: z64.array(pointSchema),
  summary: "Reads points out of an uploaded workbook without storing them."
});
var resolvePointKsa = endpoint({
  method: "POST",
  path: "/major/v2.0/resolvepointksa",
  auth: "modify",
  writes: false,
  demo: true,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z64.object({ majorid: idParam, courseid: idParam }),
  body: fileBody,
  bodyFormat: "multipart",
  data: z64.array(pointKsaSchema),
  summary: "Reads points with KSA items out of an uploaded workbook without storing them."
});
var downloadPointKsaTemplate = endpoint({
  method: "POST",
  path: "/major/v2.0/download/point",
  auth: "read",
  writes: false,
  demo: true,
  body: templateRequestSchema,
  data: fileReply,
  reply: "file",
  summary: "Gives the workbook template for points with KSA items."
});
var downloadPointTemplate = endpoint({
  method: "POST",
  path: "/major/v2.0/download/onlypoint",
  auth: "read",
  writes: false,
  demo: true,
  body: templateRequestSchema,
  data: fileReply,
  reply: "file",
  summary: "Gives the workbook template for points alone."
});

// ../../packages/api-client/src/profile/profile.contract.ts
var profile_contract_exports = {};
__export(profile_contract_exports, {
  encodeImage: () => encodeImage,
  getUserProfile: () => getUserProfile,
  saveUserInfo: () => saveUserInfo
});
import { z as z65 } from "zod";
var saveUserInfo = endpoint({
  method: "POST",
  path: "/user/saveUserInfo",
  auth: "signedIn",
  writes: true,
  body: saveUserInfoRequestSchema,
  maxBody: bodyLimits.picture,
  data: userProfileSchema,
  summary: "Saves the caller's profile and picture."
});
var encodeImage = endpoint({
  method: "POST",
  path: "/media/base64img",
  auth: "signedIn",
  writes: false,
  body: fileBody,
  bodyFormat: "multipart",
  data: z65.string(),
  summary: "Gives an uploaded picture back as base64 text, without the head of a data URL."
});
var getUserProfile = endpoint({
  method: "GET",
  path: "/user/profile",
  auth: "signedIn",
  writes: false,
  extension: true,
  data: userProfileSchema,
  summary: "Gives the caller's profile."
});

// ../../packages/api-client/src/search/search.contract.ts
var search_contract_exports = {};
__export(search_contract_exports, {
  searchContent: () => searchContent
});
var searchContent = endpoint({
  method: "POST",
  path: "/search/searchContent",
  auth: "read",
  writes: false,
  demo: true,
  body: searchContentRequestSchema,
  data: searchContentSchema,
  summary: "Searches one kind of content and names the keyword it answers."
});

// ../../packages/api-client/src/syllabus/links.contract.ts
var links_contract_exports = {};
__export(links_contract_exports, {
  createReportLink: () => createReportLink,
  deleteReportLink: () => deleteReportLink,
  getPublicReport: () => getPublicReport,
  listReportLinks: () => listReportLinks
});
import { z as z67 } from "zod";

// ../../packages/api-client/src/syllabus/link.schema.ts
import { z as z66 } from "zod";
var reportLinkSchema = z66.object({
  id: idSchema,
  courseId: idSchema,
  link: z66.string().min(16).max(200),
  createTime: timestampSchema,
  userName: z66.string()
});
var publicReportSchema = z66.object({
  intro: courseIntroSchema,
  info: additionalInfoSchema,
  requires: z66.array(reportRequireSchema),
  majorMatrix: z66.array(reportMajorRelationSchema),
  projects: z66.array(homeProjectSchema),
  projectMatrix: z66.array(reportProjectEntrySchema),
  pointMatrix: z66.array(reportPointEntrySchema),
  taskGoals: z66.array(reportTaskGoalSchema)
});

// ../../packages/api-client/src/syllabus/links.contract.ts
var listReportLinks = endpoint({
  method: "GET",
  path: "/beginreport/links",
  auth: "modify",
  writes: false,
  extension: true,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z67.object({ courseid: idParam }),
  data: z67.array(reportLinkSchema),
  summary: "Lists the links under which the report of a course can be read."
});
var createReportLink = endpoint({
  method: "POST",
  path: "/beginreport/createlink",
  auth: "modify",
  writes: true,
  extension: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  body: z67.object({ courseId: idSchema }),
  data: reportLinkSchema,
  summary: "Creates an unguessable link to the report of a course."
});
var deleteReportLink = endpoint({
  method: "POST",
  path: "/beginreport/deletelink",
  auth: "modify",
  writes: true,
  extension: true,
  subject: { kind: "course", in: "body", name: "courseId" },
  body: z67.object({ courseId: idSchema, id: idSchema }),
  data: done,
  summary: "Revokes a link to the report of a course."
});
var getPublicReport = endpoint({
  method: "GET",
  path: "/beginreport/publicreport",
  auth: "public",
  writes: false,
  extension: true,
  query: z67.object({ link: z67.string().min(16).max(200) }),
  data: publicReportSchema,
  summary: "Gives the report behind a link to anybody who holds it."
});

// ../../packages/api-client/src/syllabus/syllabus.contract.ts
var syllabus_contract_exports = {};
__export(syllabus_contract_exports, {
  exportReport: () => exportReport,
  getAdditionalInfo: () => getAdditionalInfo,
  getCourseIntro: () => getCourseIntro,
  getReportMajorMatrix: () => getReportMajorMatrix,
  getReportPointMatrix: () => getReportPointMatrix,
  getReportProjectMatrix: () => getReportProjectMatrix,
  getReportProjects: () => getReportProjects,
  getReportRequires: () => getReportRequires,
  getReportTaskGoals: () => getReportTaskGoals,
  saveAdditionalInfo: () => saveAdditionalInfo
});
import { z as z68 } from "zod";
var readOfCourse3 = {
  method: "GET",
  auth: "read",
  writes: false,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z68.object({ courseid: idParam })
};
var getReportRequires = endpoint({
  ...readOfCourse3,
  path: "/beginreport/getrequires",
  data: z68.array(reportRequireSchema),
  summary: "Lists the graduation requirements of the course's major."
});
var getReportMajorMatrix = endpoint({
  ...readOfCourse3,
  path: "/beginreport/getmajormatrix",
  data: z68.array(reportMajorRelationSchema),
  summary: "Gives the major-matrix row of the course with the texts of its indicator points and goals."
});
var getReportProjects = endpoint({
  ...readOfCourse3,
  path: "/beginreport/projects",
  data: z68.array(homeProjectSchema),
  summary: "Lists the projects of the course."
});
var getReportProjectMatrix = endpoint({
  ...readOfCourse3,
  path: "/beginreport/getprojectmatrix",
  data: z68.array(reportProjectEntrySchema),
  summary: "Gives the report's project matrix, which the workbench calls the course matrix."
});
var getReportPointMatrix = endpoint({
  ...readOfCourse3,
  path: "/beginreport/getpointmatrix",
  data: z68.array(reportPointEntrySchema),
  summary: "Gives the report's point matrix, which the workbench calls the project matrix."
});
var getReportTaskGoals = endpoint({
  ...readOfCourse3,
  path: "/beginreport/gettaskgoal",
  data: z68.array(reportTaskGoalSchema),
  summary: "Lists the task goals of the course."
});
var getAdditionalInfo = endpoint({
  ...readOfCourse3,
  path: "/beginreport/getadditionalinfo",
  data: additionalInfoSchema,
  summary: "Gives what the course start report adds to the course."
});
var getCourseIntro = endpoint({
  ...readOfCourse3,
  path: "/beginreport/getcourseintro",
  data: courseIntroSchema,
  summary: "Gives name, introduction and total hours of the course."
});
var saveAdditionalInfo = endpoint({
  method: "POST",
  path: "/beginreport/saveadditionalinfo",
  auth: "modify",
  writes: true,
  subject: { kind: "course", in: "body", name: "courseUnitId" },
  body: additionalInfoSchema,
  data: done,
  summary: "Saves what the course start report adds to the course."
});
var exportReport = endpoint({
  method: "GET",
  path: "/beginreport/exportreport",
  auth: "read",
  writes: false,
  subject: { kind: "course", in: "query", name: "courseid" },
  query: z68.object({
    courseid: idParam,
    editable: z68.stringbool({ truthy: ["1", "true"], falsy: ["0", "false", ""] }).optional()
  }),
  data: fileReply,
  reply: "file",
  summary: "Gives the course start report as PDF, or as a Word document when editable is 1 or true."
});

// ../../packages/api-client/src/talent/talent.contract.ts
var talent_contract_exports = {};
__export(talent_contract_exports, {
  getTalentReport: () => getTalentReport,
  listTalentReports: () => listTalentReports,
  saveTalentReport: () => saveTalentReport
});
import { z as z69 } from "zod";
var listTalentReports = endpoint({
  method: "POST",
  path: "/dic/pageTalentDemand",
  auth: "read",
  writes: false,
  body: z69.object(pageRequest),
  data: listTotalSchema(talentReportSchema),
  summary: "Gives one page of the talent demand reports."
});
var getTalentReport = endpoint({
  method: "POST",
  path: "/dic/talentDemandDetail",
  auth: "read",
  writes: false,
  query: z69.object({ id: idParam }),
  // in the query although the verb is POST
  data: talentReportSchema,
  summary: "Gives a talent demand report."
});
var saveTalentReport = endpoint({
  method: "POST",
  path: "/dic/talentDemandSave",
  auth: "collegeManage",
  writes: true,
  body: talentReportInputSchema,
  maxBody: bodyLimits.picture,
  data: z69.object({ id: idSchema }),
  summary: "Adds or changes a talent demand report."
});

// ../../packages/api-client/src/test-fixtures/test-fixtures.contract.ts
var test_fixtures_contract_exports = {};
__export(test_fixtures_contract_exports, {
  resetFixtures: () => resetFixtures
});
var resetFixtures = endpoint({
  method: "POST",
  path: "/test/resetfixtures",
  auth: "public",
  writes: true,
  extension: true,
  data: done,
  summary: "Puts the sample programme back as it was; a server has this call only outside production and only when asked."
});

// ../../packages/api-client/src/translations/translations.contract.ts
var translations_contract_exports = {};
__export(translations_contract_exports, {
  saveTranslations: () => saveTranslations
});
import { z as z70 } from "zod";
var translatedKind = z70.enum([
  "college",
  "department",
  "major",
  "course",
  "project",
  "point",
  "ksa",
  "goal",
  "require",
  "taskGoal",
  "courseCell",
  "report",
  "occupation",
  "collegeMajor",
  "talentReport",
  "news",
  "user"
]);
var saveTranslations = endpoint({
  method: "POST",
  path: "/translations/save",
  auth: "modify",
  writes: true,
  extension: true,
  body: z70.object({
    list: z70.array(z70.object({ kind: translatedKind, id: idSchema, texts: z70.record(z70.string().min(1).max(64), z70.string().max(2e4)) })).min(1).max(500)
  }),
  data: z70.array(z70.object({ kind: translatedKind, id: idSchema, translations: translationsSchema })),
  summary: "Saves the English texts of records; an empty text removes one."
});

// ../../packages/api-client/src/users/users.contract.ts
var users_contract_exports = {};
__export(users_contract_exports, {
  insertNewUsers: () => insertNewUsers,
  listAvailableDepartments: () => listAvailableDepartments,
  listUsers: () => listUsers,
  updateOwnPassword: () => updateOwnPassword,
  updatePassword: () => updatePassword,
  updateUserInfo: () => updateUserInfo,
  updateUserName: () => updateUserName
});
import { z as z71 } from "zod";
var updatePassword = endpoint({
  method: "POST",
  path: "/manage/user/updatepassword",
  auth: "signedIn",
  writes: true,
  body: updatePasswordRequestSchema,
  data: done,
  summary: "Sets a person's password, by the person or by a manager who gives their own old password."
});
var updateUserInfo = endpoint({
  method: "POST",
  path: "/manage/user/updateuserinfo",
  auth: "manage",
  writes: true,
  subject: { kind: "user", in: "body", name: "id" },
  body: updateUserInfoRequestSchema,
  data: done,
  summary: "Changes a person's name and e-mail."
});
var insertNewUsers = endpoint({
  method: "POST",
  path: "/manage/insertNewUser",
  auth: "manage",
  writes: true,
  body: newUserListSchema,
  data: z71.array(z71.object({ id: idSchema })),
  summary: "Adds several people at once, each with a permission in the scope of the caller."
});
var listAvailableDepartments = endpoint({
  method: "GET",
  path: "/manage/user/availabledepartment",
  auth: "manage",
  writes: false,
  data: z71.array(optionItemSchema),
  summary: "Lists the departments in which the caller may manage people."
});
var listUsers = endpoint({
  method: "POST",
  path: "/manage/user/userlist",
  auth: "manage",
  writes: false,
  body: userListRequestSchema,
  data: pageInfoSchema(userSchema),
  summary: "Gives one page of the people whom the caller manages."
});
var updateUserName = endpoint({
  method: "POST",
  path: "/user/updateusername",
  auth: "signedIn",
  writes: true,
  body: updateUserNameRequestSchema,
  data: done,
  summary: "Changes the caller's own name."
});
var updateOwnPassword = endpoint({
  method: "POST",
  path: "/user/updatepwd",
  auth: "signedIn",
  writes: true,
  body: updatePwdRequestSchema,
  data: done,
  summary: "Changes the caller's own password."
});

// ../../packages/api-client/src/openapi/operation.ts
var bodyTypes = { json: "application/json", multipart: "multipart/form-data", text: "text/plain" };
function envelope(data) {
  const properties = { code: { type: "string", description: "'0' is success." }, message: { type: "string" }, data };
  return { type: "object", properties, required: ["code", "message"] };
}
function replyContent(endpoint2, data) {
  switch (endpoint2.reply) {
    case "file":
      return { "application/octet-stream": { schema: { type: "string", format: "binary" } }, "application/json": { schema: envelope({}) } };
    case "events":
      return {
        "text/event-stream": { schema: data, description: "The data of each event." },
        "application/json": { schema: envelope({}) }
      };
    default:
      return { "application/json": { schema: envelope(data) } };
  }
}
function parametersOf(endpoint2, schema) {
  const properties = schema?.properties ?? {};
  const required = schema?.required ?? [];
  return Object.entries(properties).map(([name, property]) => {
    const isInPath = endpoint2.path.includes(`{${name}}`);
    return { name, in: isInPath ? "path" : "query", required: isInPath || required.includes(name), schema: property };
  });
}
function requestBody(endpoint2, body, name, { write }) {
  const schema = write(body, `${name}.body`, "input");
  return { required: true, content: { [bodyTypes[endpoint2.bodyFormat ?? "json"]]: { schema } }, "x-max-bytes": maxBodyOf(endpoint2) };
}
function operationOf(name, endpoint2, isServed, writer) {
  const query = endpoint2.query && writer.write(endpoint2.query, `${name}.query`, "input");
  const data = writer.write(endpoint2.data, `${name}.data`, "output");
  return {
    operationId: name,
    summary: endpoint2.summary,
    tags: [endpoint2.extension ? "extension" : "documented"],
    parameters: parametersOf(endpoint2, query),
    ...endpoint2.body ? { requestBody: requestBody(endpoint2, endpoint2.body, name, writer) } : {},
    responses: { "200": { description: "An envelope; business errors too have status 200.", content: replyContent(endpoint2, data) } },
    security: endpoint2.auth === "public" ? [] : [{ authToken: [] }],
    "x-auth": endpoint2.auth,
    "x-writes": endpoint2.writes,
    "x-served": isServed,
    ...endpoint2.subject ? { "x-subject": endpoint2.subject } : {},
    ...endpoint2.demo ? { "x-demo": true } : {}
  };
}

// ../../packages/api-client/src/openapi/schemas.ts
import { z as z72 } from "zod";
function renamed(value, prefix) {
  if (Array.isArray(value)) return value.map((one) => renamed(one, prefix));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key !== "$ref" || typeof entry !== "string") return [key, renamed(entry, prefix)];
      return [key, `#/components/schemas/${prefix}${entry === "#" ? "" : `.${entry.replace("#/$defs/", "")}`}`];
    })
  );
}
function createSchemaWriter() {
  const components = {};
  function write(schema, name, io) {
    const { $schema: _, $defs, ...rest } = z72.toJSONSchema(schema, { io, unrepresentable: "any" });
    for (const [part, definition] of Object.entries($defs ?? {})) components[`${name}.${part}`] = renamed(definition, name);
    const body = renamed(rest, name);
    if (!JSON.stringify(rest).includes('"$ref":"#"')) return body;
    components[name] = body;
    return { $ref: `#/components/schemas/${name}` };
  }
  return { components, write };
}

// ../../packages/api-client/src/openapi/openApiDocument.ts
function openApiDocument(endpoints2, options) {
  const { title, version, servedPaths, baseUrl = "/college/api" } = options;
  const served = servedPaths && new Set(servedPaths);
  const writer = createSchemaWriter();
  const paths = {};
  for (const [name, endpoint2] of Object.entries(endpoints2)) {
    const isServed = served?.has(`${endpoint2.method} ${endpoint2.path}`) ?? true;
    const path = paths[endpoint2.path] ??= {};
    path[endpoint2.method.toLowerCase()] = operationOf(name, endpoint2, isServed, writer);
  }
  return {
    openapi: "3.1.0",
    info: { title, version },
    servers: [{ url: baseUrl }],
    tags: [
      { name: "documented", description: "Calls of the specifications." },
      { name: "extension", description: "Calls that the specifications do not name." }
    ],
    paths,
    components: {
      schemas: writer.components,
      securitySchemes: { authToken: { type: "apiKey", in: "header", name: "authToken" } }
    }
  };
}

// ../../packages/api-client/src/contract.ts
var allEndpoints = {
  ...assistant_contract_exports,
  ...auth_contract_exports,
  ...cards_contract_exports,
  ...college_majors_contract_exports,
  ...completion_contract_exports,
  ...copy_contract_exports,
  ...course_units_contract_exports,
  ...deletion_contract_exports,
  ...directories_contract_exports,
  ...feedback_contract_exports,
  ...goals_contract_exports,
  ...history_contract_exports,
  ...majors_contract_exports,
  ...axes_contract_exports,
  ...files_contract_exports,
  ...matrices_contract_exports,
  ...news_contract_exports,
  ...occupation_book_contract_exports,
  ...occupations_contract_exports,
  ...options_contract_exports,
  ...page_init_contract_exports,
  ...points_contract_exports,
  ...profile_contract_exports,
  ...search_contract_exports,
  ...links_contract_exports,
  ...syllabus_contract_exports,
  ...talent_contract_exports,
  ...test_fixtures_contract_exports,
  ...translations_contract_exports,
  ...users_contract_exports
};

// src/http/call.ts
function handle(endpoint2, run, options = {}) {
  const needsRecord = endpoint2.writes && ["read", "modify", "create", "manage"].includes(endpoint2.auth);
  if (needsRecord && !endpoint2.subject && !options.rights) {
    throw new Error(
      `handle: ${endpoint2.path} writes without naming its record. Anybody of the band could write anywhere. Give \`rights\`.`
    );
  }
  const { ownTransactions = false, blank = {}, rights } = options;
  const call = { endpoint: endpoint2, ownTransactions, blank, run };
  if (rights) call.rights = rights;
  return call;
}

// src/http/explainError.ts
function explainError(error, blank = {}) {
  const issue = error.issues[0];
  const own = issue?.code === "too_small" ? blank[issue.path.join(".")] : void 0;
  return own ?? fieldFindings(error)[0]?.sentence ?? { zh: "\u63D0\u4EA4\u7684\u5185\u5BB9\u4E0D\u6B63\u786E", en: "What was sent is not correct" };
}

// src/http/messages.ts
var httpMessages = {
  notSignedIn: { zh: "\u8BF7\u5148\u767B\u5F55\u3002", en: "Please sign in first." },
  tokenExpired: { zh: "\u767B\u5F55\u5DF2\u8FC7\u671F\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55\u3002", en: "Your sign-in has expired. Please sign in again." },
  tokenUnknown: { zh: "\u767B\u5F55\u4FE1\u606F\u65E0\u6548\uFF0C\u8BF7\u91CD\u65B0\u767B\u5F55\u3002", en: "Your sign-in is not valid. Please sign in again." },
  noRight: { zh: "\u60A8\u6CA1\u6709\u8FDB\u884C\u6B64\u64CD\u4F5C\u7684\u6743\u9650\u3002", en: "You do not have the right to do this." },
  demoLimit: { zh: "\u6F14\u793A\u8D26\u53F7\u4E0D\u80FD\u4F7F\u7528\u6B64\u529F\u80FD\u3002", en: "The demo account cannot use this function." },
  ticketInvalid: {
    zh: "\u4E0B\u8F7D\u94FE\u63A5\u5DF2\u5931\u6548\u6216\u5DF2\u4F7F\u7528\uFF0C\u8BF7\u56DE\u5230\u9875\u9762\u91CD\u65B0\u4E0B\u8F7D\u3002",
    en: "This download link has expired or was used before. Go back to the page and download again."
  },
  subjectMissing: { zh: "\u627E\u4E0D\u5230\u8BE5\u6570\u636E\uFF0C\u53EF\u80FD\u5DF2\u88AB\u5220\u9664\u3002", en: "This record does not exist. It may have been deleted." },
  unknownPath: { zh: "\u6CA1\u6709\u8FD9\u4E2A\u63A5\u53E3\u3002", en: "There is no such call." },
  prefetch: { zh: "\u6B64\u64CD\u4F5C\u4E0D\u652F\u6301\u9884\u53D6\u3002", en: "This call changes data and cannot be prefetched." },
  internal: (requestId) => ({
    zh: `\u670D\u52A1\u5668\u51FA\u73B0\u9519\u8BEF\uFF0C\u8BF7\u7A0D\u540E\u91CD\u8BD5\u3002\u5982\u4ECD\u6709\u95EE\u9898\uFF0C\u8BF7\u5411\u7BA1\u7406\u5458\u63D0\u4F9B\u7F16\u53F7 ${requestId}\u3002`,
    en: `Something went wrong on the server. Try again later; if it stays, give the administrator this number: ${requestId}.`
  }),
  methodNotAllowed: (methods) => ({
    zh: `\u6B64\u63A5\u53E3\u53EA\u63A5\u53D7 ${methods.join("\u3001")} \u8BF7\u6C42\u3002`,
    en: `This call accepts only ${methods.join(", ")}.`
  }),
  bodyTooLarge: (limit) => ({
    zh: `\u63D0\u4EA4\u7684\u5185\u5BB9\u8FC7\u5927\uFF0C\u4E0D\u80FD\u8D85\u8FC7 ${limit}\u3002`,
    en: `What was sent is too large. It must not exceed ${limit}.`
  }),
  bodyBroken: { zh: "\u672A\u80FD\u5B8C\u6574\u63A5\u6536\u63D0\u4EA4\u7684\u5185\u5BB9\uFF0C\u8BF7\u91CD\u8BD5\u3002", en: "What was sent did not arrive completely. Please try again." },
  notJson: { zh: "\u63D0\u4EA4\u7684\u5185\u5BB9\u4E0D\u662F\u6709\u6548\u7684 JSON\u3002", en: "What was sent is not valid JSON." },
  notUtf8: { zh: "\u63D0\u4EA4\u7684\u5185\u5BB9\u4E0D\u662F UTF-8 \u6587\u672C\u3002", en: "What was sent is not UTF-8 text." },
  notMultipart: { zh: "\u8BF7\u4EE5\u8868\u5355\u6587\u4EF6\u7684\u65B9\u5F0F\u4E0A\u4F20\u3002", en: "Send the file as a multipart form." },
  tooManyParts: { zh: "\u8868\u5355\u7684\u5B57\u6BB5\u8FC7\u591A\u3002", en: "The form has too many fields." },
  wrongContentType: (expected) => ({
    zh: `\u5185\u5BB9\u7C7B\u578B\u4E0D\u6B63\u786E\uFF0C\u5E94\u4E3A ${expected}\u3002`,
    en: `The content type is wrong. It must be ${expected}.`
  }),
  tooDeep: { zh: "\u63D0\u4EA4\u7684\u5185\u5BB9\u5D4C\u5957\u8FC7\u6DF1\u3002", en: "What was sent is nested too deeply." },
  badCharacter: (field) => ({
    zh: `\u201C${field}\u201D\u542B\u6709\u65E0\u6CD5\u4FDD\u5B58\u7684\u5B57\u7B26\uFF0C\u8BF7\u5220\u9664\u540E\u91CD\u8BD5\u3002`,
    en: `\u201C${field}\u201D contains a character that cannot be stored. Remove it and try again.`
  }),
  badNumber: (field) => ({ zh: `\u201C${field}\u201D\u7684\u6570\u503C\u8FC7\u5927\u3002`, en: `The number in \u201C${field}\u201D is too large.` }),
  valueOutOfRange: { zh: "\u6709\u6570\u503C\u8D85\u51FA\u4E86\u53EF\u4FDD\u5B58\u7684\u8303\u56F4\u3002", en: "A value is outside the range that can be stored." },
  repeatedParameter: (field) => ({
    zh: `\u53C2\u6570\u201C${field}\u201D\u51FA\u73B0\u4E86\u4E0D\u6B62\u4E00\u6B21\u3002`,
    en: `The parameter \u201C${field}\u201D is given more than once.`
  })
};

// src/http/codes.ts
var codes = {
  ...replyCodes,
  signInRefused: "30002",
  notAllowed: "30005",
  tooManyAttempts: "30029"
};

// src/http/refusal.ts
var Refusal = class extends Error {
  code;
  sentence;
  /** What the envelope carries beside the sentence, such as the current record of a conflict. */
  data;
  constructor(code, sentence, data = null) {
    super(sentence.en);
    this.name = "Refusal";
    this.code = code;
    this.sentence = sentence;
    this.data = data;
  }
};
function invalid(sentence) {
  return new Refusal(codes.validation, sentence);
}
function notFound(sentence) {
  return new Refusal(codes.notFound, sentence);
}
function conflict(sentence, current) {
  return new Refusal(codes.conflict, sentence, current);
}

// src/http/inspectValue.ts
var deepest = 40;
function inspectValue(root) {
  const open = [{ value: root, key: "", depth: 0 }];
  for (let place2 = open.pop(); place2; place2 = open.pop()) {
    const { value, depth } = place2;
    if (typeof value === "string") inspectText(value, place2);
    else if (typeof value === "number" && !Number.isFinite(value)) throw invalid(httpMessages.badNumber(fieldName(place2)));
    else if (typeof value === "object" && value !== null) {
      if (depth >= deepest) throw invalid(httpMessages.tooDeep);
      if (Array.isArray(value)) inspectItems(value, place2, open);
      else inspectFields(value, place2, open);
    }
  }
}
function inspectItems(items, above, open) {
  for (let key = items.length - 1; key >= 0; key -= 1) {
    if (mayBeWrong(items[key])) open.push({ value: items[key], key, depth: above.depth + 1, above });
  }
}
function inspectFields(fields2, above, open) {
  for (const [key, value] of Object.entries(fields2)) {
    inspectText(key, above);
    if (mayBeWrong(value)) open.push({ value, key, depth: above.depth + 1, above });
  }
}
function mayBeWrong(value) {
  if (typeof value === "number") return !Number.isFinite(value);
  return typeof value === "string" ? !isStorable(value) : typeof value === "object" && value !== null;
}
function inspectText(text3, place2) {
  if (!isStorable(text3)) throw invalid(httpMessages.badCharacter(fieldName(place2)));
}
function isStorable(text3) {
  return !text3.includes("\0") && !new RegExp("\\p{Surrogate}", "u").test(text3);
}
function fieldName(place2) {
  const keys = [];
  for (let at = place2; at?.above; at = at.above) keys.unshift(at.key);
  return keys.map((key, index) => typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${key}`).join("") || "body";
}

// src/http/readBody.ts
var megabyte2 = 1024 * 1024;
var drainBytes = 256 * megabyte2;
var drainMilliseconds = 2e4;
async function readBody(request, limit) {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  if (Number(request.headers.get("content-length") ?? 0) > limit) {
    await drain(reader);
    throw tooLarge(limit);
  }
  const chunks = [];
  let size = 0;
  for (; ; ) {
    const { done: done2, value } = await reader.read().catch(() => {
      throw invalid(httpMessages.bodyBroken);
    });
    if (done2) return joined(chunks, size);
    size += value.byteLength;
    if (size > limit) {
      chunks.length = 0;
      await drain(reader);
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
}
async function drain(reader) {
  const timer = setTimeout(() => void reader.cancel().catch(() => void 0), drainMilliseconds);
  let size = 0;
  while (size < drainBytes) {
    const { done: done2, value } = await reader.read().catch(() => ({ done: true, value: void 0 }));
    if (done2) break;
    size += value?.byteLength ?? 0;
  }
  clearTimeout(timer);
  await reader.cancel().catch(() => void 0);
}
function joined(chunks, size) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
function tooLarge(limit) {
  return invalid(httpMessages.bodyTooLarge(limit >= megabyte2 ? `${Math.round(limit / megabyte2)} MB` : `${Math.ceil(limit / 1024)} KB`));
}

// src/http/readForm.ts
var mostParts = 20;
async function readForm(bytes, contentType) {
  const boundary = /^multipart\/form-data\s*;.*\bboundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary) throw invalid(httpMessages.notMultipart);
  if (countUpTo(mostParts + 1, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), `--${boundary}`) > mostParts) {
    throw invalid(httpMessages.tooManyParts);
  }
  const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData().catch(() => {
    throw invalid(httpMessages.notMultipart);
  });
  return Object.fromEntries(form.entries());
}
function countUpTo(limit, bytes, mark) {
  let count2 = 0;
  for (let at = bytes.indexOf(mark); at >= 0 && count2 < limit; at = bytes.indexOf(mark, at + mark.length)) count2 += 1;
  return count2;
}

// src/http/parseRequest.ts
function parseQuery(endpoint2, url, parameters) {
  if (!endpoint2.query) return void 0;
  const values = /* @__PURE__ */ Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in values) throw invalid(httpMessages.repeatedParameter(name));
    values[name] = value;
  }
  return parseQueryValues(endpoint2, { ...values, ...parameters });
}
function parseQueryValues(endpoint2, values) {
  if (!endpoint2.query) return void 0;
  inspectValue(values);
  return parsed(endpoint2.query, values);
}
async function readRequestBody(endpoint2, request) {
  if (endpoint2.method === "GET") return void 0;
  const bytes = await readBody(request, bodyBound(endpoint2));
  const type = (request.headers.get("content-type") ?? "").toLowerCase();
  if (endpoint2.bodyFormat === "multipart") return readForm(bytes, request.headers.get("content-type") ?? "");
  if (endpoint2.bodyFormat === "text") return type.startsWith("application/json") ? json(bytes) : text2(bytes);
  if (bytes.byteLength === 0) return void 0;
  if (type !== "" && !/^application\/([\w.+-]+\+)?json\b/.test(type) && !type.startsWith("text/plain")) {
    throw invalid(httpMessages.wrongContentType("application/json"));
  }
  return json(bytes);
}
function parseBody(endpoint2, body, blank = {}) {
  if (!endpoint2.body) return void 0;
  inspectValue(body);
  return parsed(endpoint2.body, body, blank);
}
function bodyBound(endpoint2) {
  return maxBodyOf(endpoint2) + (endpoint2.bodyFormat === "multipart" ? 64 * 1024 : 0);
}
function parsed(schema, value, blank = {}) {
  const outcome = schema.safeParse(value, { reportInput: true });
  if (outcome.success) return outcome.data;
  throw invalid(explainError(outcome.error, blank));
}
function text2(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid(httpMessages.notUtf8);
  }
}
function json(bytes) {
  const source = text2(bytes);
  try {
    return JSON.parse(source);
  } catch {
    throw invalid(httpMessages.notJson);
  }
}

// src/rights/authorise.ts
import { eq as eq2 } from "drizzle-orm";

// src/rights/ancestry.ts
import { and, eq, isNull } from "drizzle-orm";
var { colleges, courseUnits, departments, majors, projects, teachingGoals, users: users2 } = schema_exports;
async function findAncestry(db, kind, id) {
  switch (kind) {
    case "college":
      return first(
        db.select({ collegeId: colleges.id }).from(colleges).where(and(eq(colleges.id, id), isNull(colleges.deletedAt)))
      );
    case "department":
      return first(
        db.select({ collegeId: departments.collegeId, departmentId: departments.id }).from(departments).where(and(eq(departments.id, id), isNull(departments.deletedAt)))
      );
    case "major":
      return first(aboveMajor(db).where(and(eq(majors.id, id), isNull(majors.deletedAt), isNull(departments.deletedAt))));
    case "course":
      return first(aboveCourse(db).where(and(eq(courseUnits.id, id), isNull(courseUnits.deletedAt), isNull(majors.deletedAt))));
    case "project":
      return first(
        aboveCourse(db).innerJoin(projects, eq(projects.courseUnitId, courseUnits.id)).where(and(eq(projects.id, id), isNull(projects.deletedAt), isNull(courseUnits.deletedAt)))
      );
    case "goal":
      return first(
        aboveCourse(db).innerJoin(teachingGoals, eq(teachingGoals.courseUnitId, courseUnits.id)).where(and(eq(teachingGoals.id, id), isNull(teachingGoals.deletedAt), isNull(courseUnits.deletedAt)))
      );
    case "user":
      return first(
        db.select({ collegeId: users2.collegeId }).from(users2).where(and(eq(users2.id, id), isNull(users2.deletedAt)))
      );
  }
}
function aboveMajor(db) {
  return db.select({ collegeId: departments.collegeId, departmentId: departments.id, majorId: majors.id }).from(majors).innerJoin(departments, eq(departments.id, majors.departmentId));
}
function aboveCourse(db) {
  return db.select({ collegeId: departments.collegeId, departmentId: departments.id, majorId: majors.id, courseId: courseUnits.id }).from(courseUnits).innerJoin(majors, eq(majors.id, courseUnits.majorId)).innerJoin(departments, eq(departments.id, majors.departmentId));
}
async function first(rows) {
  return (await rows)[0];
}

// src/rights/authorise.ts
async function authorise(db, caller, { auth, subject }) {
  if (auth === "public" || auth === "signedIn") return;
  if (!bandAllows(caller, auth)) throw new Refusal(codes.noRight, httpMessages.noRight);
  if (!subject) return;
  const chain = await findChain(db, caller, subject);
  if (!chain) throw notFound(httpMessages.subjectMissing);
  if (!may(caller, auth, chain)) throw new Refusal(codes.noRight, httpMessages.noRight);
}
async function findChain(db, caller, { kind, id }) {
  const chain = await findAncestry(db, kind, id);
  if (chain?.courseId === void 0 || bandOf(caller.permissionId).level !== "course") return chain;
  const { courseManagers: courseManagers3 } = schema_exports;
  const managers = await db.select({ id: courseManagers3.userId }).from(courseManagers3).where(eq2(courseManagers3.courseUnitId, chain.courseId));
  return { ...chain, managers: managers.map((manager) => manager.id) };
}
function bandAllows(caller, auth) {
  const band = bandOf(caller.permissionId);
  switch (auth) {
    case "read":
      return band.read;
    case "modify":
      return band.modify;
    case "create":
      return band.modify && band.level !== "course";
    case "manage":
      return band.manage;
    case "collegeManage":
      return band.manage && band.level === "college";
  }
}

// src/rights/subject.ts
function questionOf(endpoint2, query, body) {
  const { auth, subject } = endpoint2;
  if (!subject) return { auth };
  const id = valueAt(subject.in === "query" ? query : body, subject.name);
  if (typeof id !== "number" || id <= 0) throw notFound(httpMessages.subjectMissing);
  return { auth, subject: { kind: subject.kind, id } };
}
function valueAt(root, path) {
  return path.split(".").reduce((value, key) => typeof value === "object" && value !== null ? Reflect.get(value, key) : void 0, root);
}

// src/sessions/sessionRepository.ts
import { createHash, randomBytes } from "crypto";
import { eq as eq3, lt } from "drizzle-orm";
var { sessions, users: users3 } = schema_exports;
var touchMilliseconds = 6e4;
var keptMilliseconds = 30 * 864e5;
async function openSession(db, userId, now, idleMilliseconds) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + idleMilliseconds);
  await db.insert(sessions).values({ tokenHash: digest(token), userId, createTime: now, lastSeenAt: now, expiresAt });
  return token;
}
async function findSession(db, token) {
  const [row2] = await db.select({ session: sessions, user: users3 }).from(sessions).innerJoin(users3, eq3(users3.id, sessions.userId)).where(eq3(sessions.tokenHash, digest(token)));
  return row2;
}
async function touchSession(db, session, now, idleMilliseconds) {
  if (now.getTime() - session.lastSeenAt.getTime() < touchMilliseconds) return;
  await db.update(sessions).set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + idleMilliseconds) }).where(eq3(sessions.tokenHash, session.tokenHash));
}
async function closeSession(db, token) {
  await db.delete(sessions).where(eq3(sessions.tokenHash, digest(token)));
}
async function forgetOldSessions(db, now) {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - keptMilliseconds)));
}
function digest(secret) {
  return createHash("sha256").update(secret).digest("hex");
}

// src/sessions/ticketRepository.ts
import { randomBytes as randomBytes2 } from "crypto";
import { and as and2, eq as eq4, gt, isNull as isNull2, lt as lt2 } from "drizzle-orm";
var { downloadTickets, users: users4 } = schema_exports;
var lifeMilliseconds = 6e4;
async function issueTicket(db, userId, path, query, now) {
  const ticket = randomBytes2(16).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifeMilliseconds);
  await db.insert(downloadTickets).values({ ticketHash: digest(ticket), userId, path, query, createTime: now, expiresAt });
  return ticket;
}
async function takeTicket(db, ticket, path, query, now) {
  const [taken] = await db.update(downloadTickets).set({ usedAt: now }).where(
    and2(
      eq4(downloadTickets.ticketHash, digest(ticket)),
      eq4(downloadTickets.path, path),
      eq4(downloadTickets.query, query),
      isNull2(downloadTickets.usedAt),
      gt(downloadTickets.expiresAt, now)
    )
  ).returning({ userId: downloadTickets.userId });
  if (!taken) return void 0;
  const [user] = await db.select().from(users4).where(and2(eq4(users4.id, taken.userId), isNull2(users4.deletedAt)));
  return user;
}
async function forgetOldTickets(db, now) {
  await db.delete(downloadTickets).where(lt2(downloadTickets.expiresAt, new Date(now.getTime() - 864e5)));
}

// src/auth/manageMenus.ts
function manageMenus(caller, language) {
  const { manage: manage2, level } = bandOf(caller.permissionId);
  const menus = [
    { value: "users", word: { zh: "\u7528\u6237\u7BA1\u7406", en: "Users" }, isShown: manage2 },
    {
      value: "departments",
      word: { zh: "\u9662\u7CFB\u7BA1\u7406", en: "Departments" },
      isShown: manage2 && (level === "college" || level === "department")
    },
    { value: "feedback", word: { zh: "\u610F\u89C1\u53CD\u9988", en: "Feedback" }, isShown: manage2 && level === "college" }
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}

// src/auth/messages.ts
var authMessages = {
  wrong: (left) => ({
    zh: `\u7528\u6237\u540D\u6216\u5BC6\u7801\u4E0D\u6B63\u786E\uFF0C\u8FD8\u53EF\u4EE5\u518D\u8BD5 ${left} \u6B21`,
    en: `The user name or password is not correct. ${left} ${left === 1 ? "try" : "tries"} left.`
  }),
  tooMany: (minutes) => ({
    zh: `\u5C1D\u8BD5\u6B21\u6570\u8FC7\u591A\uFF0C\u8BF7 ${minutes} \u5206\u949F\u540E\u518D\u8BD5`,
    en: `Too many tries. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`
  }),
  notDownload: { zh: "\u8BE5\u5730\u5740\u4E0D\u662F\u53EF\u4E0B\u8F7D\u7684\u6587\u4EF6\u3002", en: "This address is not a file to download." }
};

// src/auth/addressGroup.ts
import { isIPv4, isIPv6 } from "net";
function addressGroup(address) {
  const bare = address.replace(/%.*$/, "").toLowerCase();
  if (!isIPv6(bare)) return bare;
  const mapped = bare.slice(bare.lastIndexOf(":") + 1);
  const words = expand(isIPv4(mapped) ? bare.slice(0, -mapped.length) + hexadecimal(mapped) : bare);
  const isMapped = words.slice(0, 5).every((word) => word === "0") && words[5] === "ffff";
  if (isMapped) return dotted(words[6] ?? "0", words[7] ?? "0");
  return `${words.slice(0, 4).join(":")}::/64`;
}
function expand(address) {
  const [head = "", tail] = address.split("::");
  const before = wordsOf(head);
  const after = wordsOf(tail ?? "");
  const between = Array(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...tail === void 0 ? [] : between, ...after];
}
function wordsOf(part) {
  return part === "" ? [] : part.split(":").map((word) => Number.parseInt(word, 16).toString(16));
}
function hexadecimal(address) {
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
function dotted(high, low) {
  return [high, low].flatMap((word) => [Number.parseInt(word, 16) >> 8, Number.parseInt(word, 16) & 255]).join(".");
}

// src/auth/attemptRepository.ts
import { eq as eq5, lt as lt3, sql } from "drizzle-orm";
var { rateLimits } = schema_exports;
async function countAttempt(db, key, windowMilliseconds2, now) {
  const time = now.getTime();
  const expire = time + windowMilliseconds2;
  const isOver = sql`${rateLimits.expire} <= ${time}`;
  const [row2] = await db.insert(rateLimits).values({ key, points: 1, expire }).onConflictDoUpdate({
    target: rateLimits.key,
    set: {
      points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
      expire: sql`case when ${isOver} then ${expire} else ${rateLimits.expire} end`
    }
  }).returning();
  return { count: row2?.points ?? 1, resetsAt: new Date(row2?.expire ?? expire) };
}
async function returnAttempt(db, key) {
  await db.update(rateLimits).set({ points: sql`greatest(${rateLimits.points} - 1, 0)` }).where(eq5(rateLimits.key, key));
}
async function clearAttempts(db, key) {
  await db.delete(rateLimits).where(eq5(rateLimits.key, key));
}
async function forgetOldAttempts(db, now) {
  await db.delete(rateLimits).where(lt3(rateLimits.expire, now.getTime()));
}

// src/auth/throttle.ts
var windowMilliseconds = 15 * 6e4;
var triesPerAccount = 5;
var triesPerAddress = 50;
async function spendTry(db, attempt, now) {
  const byAddress = await countAttempt(db, addressKey(attempt), windowMilliseconds, now);
  if (byAddress.count > triesPerAddress) throw tooMany(byAddress, now);
  const byAccount = await countAttempt(db, accountKey(attempt), windowMilliseconds, now);
  if (byAccount.count > triesPerAccount) throw tooMany(byAccount, now);
  return triesPerAccount - byAccount.count;
}
async function forgiveTries(db, attempt) {
  await clearAttempts(db, accountKey(attempt));
  await returnAttempt(db, addressKey(attempt));
}
function tooMany({ resetsAt }, now) {
  return new Refusal(codes.tooManyAttempts, authMessages.tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 6e4))));
}
function accountKey({ accountId, signInName }) {
  return `signin:name:${digest(accountId === void 0 ? signInName.trim().toLowerCase() : `account ${accountId}`)}`;
}
function addressKey({ address }) {
  return `signin:address:${digest(addressGroup(address))}`;
}

// src/auth/userRepository.ts
import { and as and3, eq as eq6, isNull as isNull3, sql as sql2 } from "drizzle-orm";
var { users: users5 } = schema_exports;
async function findBySignInName(db, name) {
  const [byEmail] = await db.select().from(users5).where(and3(eq6(sql2`lower(${users5.email})`, name.toLowerCase()), isNull3(users5.deletedAt)));
  if (byEmail) return byEmail;
  const byName = await db.select().from(users5).where(and3(eq6(users5.userName, name), isNull3(users5.deletedAt))).limit(2);
  return byName.length === 1 ? byName[0] : void 0;
}

// src/auth/signIn.ts
var nobody = "";
async function signIn({ database, settings: settings2 }, request, address, now) {
  const { db } = database;
  const user = await findBySignInName(db, request.email);
  const attempt = { signInName: request.email, accountId: user?.id, address };
  const left = await spendTry(db, attempt, now);
  const isRight = await verifyPassword(request.password, user?.passwordHash ?? nobody);
  if (!user || !isRight) throw new Refusal(codes.signInRefused, authMessages.wrong(left));
  await forgiveTries(db, attempt);
  const authToken = await openSession(db, user.id, now, settings2.sessionIdleMilliseconds);
  const { id, collegeId, permissionId, relativeId, userName, email } = user;
  return { user: { id, collegeId, permissionId, relativeId, userName, email }, authToken };
}

// src/http/apiBase.ts
var apiBase = "/college/api";

// src/auth/ticketTarget.ts
function ticketTarget(path, downloads) {
  const below = path.startsWith(`${apiBase}/`) ? path.slice(apiBase.length) : path;
  const endpoint2 = downloads.find((download) => download.path === below && download.method === "GET" && download.reply === "file");
  if (!endpoint2) throw invalid(authMessages.notDownload);
  return { path: apiBase + below, endpoint: endpoint2 };
}

// src/auth/authCalls.ts
var endpoints = Object.values(allEndpoints);
var authCalls = [
  handle(login, ({ services, body, address, now }) => signIn(services, body, address, now), { ownTransactions: true }),
  handle(logout, async ({ db, token }) => {
    await closeSession(db, token);
    return true;
  }),
  handle(createDownloadTicket, async ({ db, body, caller, now }) => {
    const { path, endpoint: endpoint2 } = ticketTarget(body.path, endpoints);
    const query = Object.fromEntries(Object.entries(body.query).map(([name, value]) => [name, String(value)]));
    await authorise(db, caller, questionOf(endpoint2, parseQueryValues(endpoint2, query), void 0));
    return { ticket: await issueTicket(db, caller.id, path, query, now) };
  }),
  handle(initManage, async ({ caller, language }) => ({ menus: manageMenus(caller, language), permission: caller.permissionId }))
];

// src/course-units/presentCourseUnit.ts
function presentCourseUnit(unit, rows, majorName) {
  return {
    id: unit.id,
    majorId: unit.majorId,
    classId: unit.classId,
    typeId: unit.typeId,
    name: unit.name,
    position: unit.position,
    introduction: unit.introduction,
    criterion: unit.criterion,
    createTime: unit.createTime.toISOString(),
    updateTime: unit.updateTime.toISOString(),
    theoryPeriod: unit.theoryPeriod,
    practicePeriod: unit.practicePeriod,
    ...majorName === void 0 ? {} : { majorName },
    courseMatrixVOS: rows.map(presentProject),
    initing: unit.initing,
    version: unit.version,
    translations: unit.translations
  };
}
function presentProject(row2) {
  return {
    id: row2.id,
    courseUnitId: row2.courseUnitId,
    courseClassId: row2.courseClassId,
    courseTypeId: row2.courseTypeId,
    name: row2.name,
    theoryPeriod: row2.theoryPeriod,
    practicePeriod: row2.practicePeriod,
    translations: row2.translations
  };
}

// src/points/ksaRepository.ts
import { and as and4, asc, eq as eq7, inArray, isNull as isNull4 } from "drizzle-orm";
var { ksas, pointKsas, points, projectMatrixEntries } = schema_exports;
async function listKsas(db, courseUnitId) {
  return db.select().from(ksas).where(and4(eq7(ksas.courseUnitId, courseUnitId), isNull4(ksas.deletedAt))).orderBy(asc(ksas.title), asc(ksas.level), asc(ksas.id));
}
async function listTies(db, courseUnitId) {
  return db.select({ pointId: pointKsas.pointId, ksaId: pointKsas.ksaId }).from(pointKsas).innerJoin(points, eq7(points.id, pointKsas.pointId)).where(and4(eq7(points.courseUnitId, courseUnitId), isNull4(points.deletedAt))).orderBy(asc(pointKsas.pointId), asc(pointKsas.position), asc(pointKsas.ksaId));
}
async function replaceTies(db, pointId, ksaIds) {
  await db.delete(pointKsas).where(eq7(pointKsas.pointId, pointId));
  const rows = [...new Set(ksaIds)].map((ksaId, position) => ({ pointId, ksaId, position }));
  if (rows.length > 0) await db.insert(pointKsas).values(rows);
}
async function insertKsa(db, courseUnitId, ksa) {
  const { title, level, description, translations = {} } = ksa;
  const [row2] = await db.insert(ksas).values({ courseUnitId, title, level, description, translations }).returning({ id: ksas.id });
  if (!row2) throw new Error("ksas: the insert returned no row");
  return row2.id;
}
async function updateKsa(db, stored2, ksa, now) {
  const { title, level, description, translations = stored2.translations } = ksa;
  const isSame = stored2.title === title && stored2.level === level && stored2.description === description && JSON.stringify(stored2.translations) === JSON.stringify(translations);
  if (isSame) return;
  await db.update(ksas).set({ title, level, description, translations, version: stored2.version + 1, updateTime: now }).where(eq7(ksas.id, stored2.id));
}
async function trashKsas(db, ids, now) {
  if (ids.length === 0) return;
  await db.delete(projectMatrixEntries).where(inArray(projectMatrixEntries.ksaId, [...ids]));
  await db.delete(pointKsas).where(inArray(pointKsas.ksaId, [...ids]));
  await db.update(ksas).set({ deletedAt: now }).where(inArray(ksas.id, [...ids]));
}

// src/points/pointRepository.ts
import { and as and5, asc as asc2, eq as eq8, inArray as inArray2, isNull as isNull5 } from "drizzle-orm";
var { courseMatrixEntries, pointKsas: pointKsas2, points: points2 } = schema_exports;
async function listPoints2(db, courseUnitId) {
  return db.select().from(points2).where(and5(eq8(points2.courseUnitId, courseUnitId), isNull5(points2.deletedAt))).orderBy(asc2(points2.position), asc2(points2.id));
}
async function insertPoint(db, courseUnitId, point2, position) {
  const { title, description, translations = {} } = point2;
  const [row2] = await db.insert(points2).values({ courseUnitId, title, description, translations, position }).returning({ id: points2.id });
  if (!row2) throw new Error("points: the insert returned no row");
  return row2.id;
}
async function updatePoint(db, stored2, point2, position, now) {
  const { title, description, translations = stored2.translations } = point2;
  const isSame = stored2.title === title && stored2.description === description && stored2.position === position && JSON.stringify(stored2.translations) === JSON.stringify(translations);
  if (isSame) return;
  await db.update(points2).set({ title, description, translations, position, version: stored2.version + 1, updateTime: now }).where(eq8(points2.id, stored2.id));
}
async function trashPoints(db, ids, now) {
  if (ids.length === 0) return;
  await db.delete(courseMatrixEntries).where(inArray2(courseMatrixEntries.pointId, [...ids]));
  await db.delete(pointKsas2).where(inArray2(pointKsas2.pointId, [...ids]));
  await db.update(points2).set({ deletedAt: now }).where(inArray2(points2.id, [...ids]));
}

// src/points/readPointKsa.ts
async function readPointKsa(db, courseUnitId) {
  const points5 = await listPoints2(db, courseUnitId);
  if (points5.length === 0) return [];
  const ksas4 = new Map((await listKsas(db, courseUnitId)).map((ksa) => [ksa.id, presentKsa(ksa)]));
  const supporting = new Map(points5.map((point2) => [point2.id, []]));
  for (const { pointId, ksaId } of await listTies(db, courseUnitId)) {
    const ksa = ksas4.get(ksaId);
    if (ksa) supporting.get(pointId)?.push(ksa);
  }
  return points5.map((point2) => ({ ...presentPoint(point2), ksa: supporting.get(point2.id) ?? [] }));
}
function presentPoint({ id, title, description, translations }) {
  return { id, title, description, translations };
}
function presentKsa({ id, title, level, description, translations }) {
  return { id, title, level, description, translations };
}

// src/completion/courseRecords.ts
import { and as and6, asc as asc3, eq as eq9, inArray as inArray3, isNull as isNull6, sql as sql3 } from "drizzle-orm";
var {
  courseMatrixEntries: courseMatrixEntries2,
  courseUnits: courseUnits2,
  ksas: ksas2,
  majorMatrixEntries,
  majorMatrixGoals,
  points: points3,
  projectMatrixEntries: projectMatrixEntries2,
  projects: projects2,
  syllabuses,
  taskGoals,
  teachingGoals: teachingGoals2
} = schema_exports;
async function findCourseRecords(db, unitIds) {
  const ids = [...unitIds];
  const units = await db.select().from(courseUnits2).where(and6(inArray3(courseUnits2.id, ids), isNull6(courseUnits2.deletedAt)));
  const rows = await db.select().from(projects2).where(and6(inArray3(projects2.courseUnitId, ids), isNull6(projects2.deletedAt))).orderBy(asc3(projects2.position), asc3(projects2.id));
  const tasks = await db.select({ task: taskGoals }).from(taskGoals).innerJoin(projects2, eq9(projects2.id, taskGoals.projectId)).where(and6(inArray3(projects2.courseUnitId, ids), isNull6(taskGoals.deletedAt), isNull6(projects2.deletedAt)));
  const projectCells = await db.select({ cell: projectMatrixEntries2, courseUnitId: courseMatrixEntries2.courseUnitId }).from(projectMatrixEntries2).innerJoin(courseMatrixEntries2, eq9(courseMatrixEntries2.id, projectMatrixEntries2.courseMatrixEntryId)).where(inArray3(courseMatrixEntries2.courseUnitId, ids));
  return {
    units,
    projects: rows,
    taskGoals: tasks.map(({ task }) => task),
    points: await db.select().from(points3).where(and6(inArray3(points3.courseUnitId, ids), isNull6(points3.deletedAt))),
    ksas: await db.select().from(ksas2).where(and6(inArray3(ksas2.courseUnitId, ids), isNull6(ksas2.deletedAt))),
    goals: await db.select().from(teachingGoals2).where(and6(inArray3(teachingGoals2.courseUnitId, ids), isNull6(teachingGoals2.deletedAt))),
    bindings: await db.select({
      courseUnitId: majorMatrixEntries.courseUnitId,
      requireId: majorMatrixEntries.indicatorId,
      relate: majorMatrixEntries.relate,
      goals: sql3`coalesce(json_agg(${majorMatrixGoals.goalId}) filter (where ${majorMatrixGoals.goalId} is not null), '[]')`
    }).from(majorMatrixEntries).leftJoin(majorMatrixGoals, eq9(majorMatrixGoals.entryId, majorMatrixEntries.id)).where(inArray3(majorMatrixEntries.courseUnitId, ids)).groupBy(majorMatrixEntries.id),
    courseCells: await db.select().from(courseMatrixEntries2).where(inArray3(courseMatrixEntries2.courseUnitId, ids)),
    projectCells,
    syllabuses: await db.select().from(syllabuses).where(and6(inArray3(syllabuses.courseUnitId, ids), isNull6(syllabuses.deletedAt)))
  };
}

// src/completion/readCompletion.ts
async function readCompletions(db, unitIds) {
  if (unitIds.length === 0) return /* @__PURE__ */ new Map();
  const records = await findCourseRecords(db, unitIds);
  return new Map(records.units.map((unit) => [unit.id, completionOf(completionItems(courseDataOf(records, unit)))]));
}
function courseDataOf(records, unit) {
  const own = (rows) => rows.filter((row2) => row2.courseUnitId === unit.id);
  const projects5 = own(records.projects);
  const projectIds = new Set(projects5.map(({ id }) => id));
  const points5 = new Map(own(records.points).map((point2) => [point2.id, presentPoint(point2)]));
  const ksas4 = new Map(own(records.ksas).map((ksa) => [ksa.id, presentKsa(ksa)]));
  const report = own(records.syllabuses)[0];
  return {
    course: presentCourseUnit(unit, projects5),
    points: [...points5.values()],
    ksa: [...ksas4.values()],
    goals: own(records.goals).map(({ id, indicatorId, description }) => ({ id, parentId: indicatorId, courseId: unit.id, description })),
    bindings: own(records.bindings),
    taskGoals: records.taskGoals.filter(({ projectId }) => projectIds.has(projectId)),
    courseCells: own(records.courseCells).flatMap(({ goalId, pointId, relate, ...cell }) => {
      const point2 = points5.get(pointId);
      return point2 ? [{ ...cell, graduateRequireId: goalId, point: point2, relate: relateOption(relate, "zh") }] : [];
    }),
    projectCells: own(records.projectCells).flatMap(({ cell: { ksaId, relate, courseMatrixEntryId, ...cell } }) => {
      const ksa = ksas4.get(ksaId);
      return ksa ? [{ ...cell, projectMatrixId: courseMatrixEntryId, ksa, relate: relateOption(relate, "zh") }] : [];
    }),
    report: report ? additionalInfoSchema.parse(report) : null
  };
}

// src/majors/presentMajor.ts
function presentMajor(major, caller, place2, language) {
  return {
    id: major.id,
    name: inReadersLanguage(major, "name", language),
    edit: may(caller, "manage", { ...place2, departmentId: major.departmentId, majorId: major.id }),
    code: major.code,
    version: major.version,
    translations: presentTranslations(major.translations)
  };
}
function inReadersLanguage(record, field, language) {
  return language === "en" && record.translations.en?.[field]?.text || record[field];
}
function presentTranslations({ en }) {
  return en ? { en } : {};
}

// src/cards/cardMenus.ts
var coverEntries = [
  { value: "edit", word: { zh: "\u7F16\u8F91\u8BFE\u7A0B", en: "Edit course" }, act: "modify" },
  { value: "matrix", word: { zh: "\u7F16\u8F91\u77E9\u9635", en: "Edit matrices" }, act: "modify" },
  { value: "read", word: { zh: "\u67E5\u770B", en: "View" }, act: "read" }
];
var buttonEntries = [
  { value: "points", word: { zh: "\u66F4\u65B0\u8BFE\u70B9", en: "Update points" }, act: "modify" },
  { value: "completion", word: { zh: "\u5B8C\u6210\u5EA6", en: "Completion rate" }, act: "read" },
  { value: "report", word: { zh: "\u5F00\u8BFE\u8BF4\u660E", en: "Syllabus" }, act: "read" },
  { value: "delete", word: { zh: "\u5220\u9664\u8BFE\u7A0B", en: "Delete course" }, act: "create" }
];
function cardMenus(caller, place2, language) {
  const shown = (entries) => entries.filter(({ act }) => may(caller, act, place2)).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
  return { btnMenus: shown(buttonEntries), coverMenus: shown(coverEntries) };
}

// src/cards/cardRepository.ts
import { and as and7, asc as asc4, eq as eq10, inArray as inArray4, isNull as isNull7, sql as sql4 } from "drizzle-orm";
var { courseManagers, courseUnits: courseUnits3, majors: majors2, users: users6 } = schema_exports;
async function listUnitsOfMajor(db, majorId) {
  return db.select({ unit: courseUnits3, major: majors2 }).from(courseUnits3).innerJoin(majors2, eq10(majors2.id, courseUnits3.majorId)).where(and7(eq10(courseUnits3.majorId, majorId), isNull7(courseUnits3.deletedAt), sql4`not ${courseUnits3.initing}`)).orderBy(asc4(courseUnits3.createTime), asc4(courseUnits3.id));
}
async function listManagers(db, unitIds) {
  if (unitIds.length === 0) return [];
  return db.select({ courseUnitId: courseManagers.courseUnitId, id: users6.id, userName: users6.userName }).from(courseManagers).innerJoin(users6, eq10(users6.id, courseManagers.userId)).where(and7(inArray4(courseManagers.courseUnitId, [...unitIds]), isNull7(users6.deletedAt))).orderBy(asc4(users6.id));
}

// src/cards/cardCalls.ts
var cardCalls = [
  handle(listCourseCards, ({ db, query, caller, language }) => readCards(db, query.majorId, caller, language))
];
async function readCards(db, majorId, caller, language) {
  const rows = await listUnitsOfMajor(db, majorId);
  const ids = rows.map(({ unit }) => unit.id);
  const managers = await listManagers(db, ids);
  const completions = await readCompletions(db, ids);
  return rows.map(({ unit, major }) => {
    const ofUnit = managers.filter(({ courseUnitId }) => courseUnitId === unit.id);
    const place2 = {
      // The rights were asked for the major, so it is of the caller's own college.
      collegeId: caller.collegeId,
      departmentId: major.departmentId,
      majorId,
      courseId: unit.id,
      managers: ofUnit.map(({ id }) => id)
    };
    const completion = completions.get(unit.id);
    return {
      self: { label: inReadersLanguage(unit, "name", language), value: unit.id },
      parent: { label: inReadersLanguage(major, "name", language), value: major.id },
      // Names stay as they are recorded: the client compares them with the caller's own.
      manager: ofUnit.map(({ id, userName }) => ({ label: userName, value: id })),
      ...cardMenus(caller, place2, language),
      progress: completion ? progressOf(completion) : 0
    };
  });
}

// src/completion/completionCalls.ts
var completionCalls = [
  handle(getCompletion, async ({ db, query }) => {
    const completion = (await readCompletions(db, [query.courseid])).get(query.courseid);
    if (!completion) throw notFound(httpMessages.subjectMissing);
    return completion;
  })
];

// src/audit/recordChange.ts
async function recordChange(db, change) {
  await db.insert(schema_exports.auditLog).values(change);
}

// src/course-units/courseUnitRepository.ts
import { and as and8, asc as asc5, desc, eq as eq11, ilike, inArray as inArray5, isNull as isNull8, lt as lt4, sql as sql5 } from "drizzle-orm";
var { courseManagers: courseManagers2, courseUnits: courseUnits4, majors: majors3 } = schema_exports;
async function listCourseUnits2(db, request) {
  const shown = and8(
    eq11(courseUnits4.majorId, request.majorId),
    isNull8(courseUnits4.deletedAt),
    // Written out, so that the partial index is used.
    sql5`not ${courseUnits4.initing}`,
    request.keyword ? ilike(courseUnits4.name, `%${escapeLike(request.keyword)}%`) : void 0
  );
  const order = request.isOldestFirst ? asc5 : desc;
  const byTime = [order(courseUnits4.createTime), order(courseUnits4.id)];
  const byHours = request.byHours && (request.byHours === "largestFirst" ? desc : asc5)(courseUnits4.totalPeriod);
  const units = await db.select().from(courseUnits4).where(shown).orderBy(...byHours ? [byHours, ...byTime] : byTime).limit(request.pageSize).offset((request.pageNum - 1) * request.pageSize);
  return { units, total: await db.$count(courseUnits4, shown) };
}
async function findCourseUnit(db, id) {
  const [unit] = await db.select().from(courseUnits4).where(alive(id));
  return unit;
}
async function lockCourseUnit(db, id) {
  const [unit] = await db.select().from(courseUnits4).where(alive(id)).for("update");
  return unit;
}
async function findMajorName(db, majorId) {
  const [major] = await db.select({ name: majors3.name }).from(majors3).where(eq11(majors3.id, majorId));
  return major?.name ?? "";
}
async function insertCourseUnit(db, majorId, userId, now) {
  const [unit] = await db.insert(courseUnits4).values({ majorId, createdBy: userId, createTime: now, updateTime: now }).returning();
  if (!unit) throw new Error("course_units: the insert returned no row");
  await db.insert(courseManagers2).values({ courseUnitId: unit.id, userId });
  return unit;
}
async function updateCourseUnit(db, unit, fields2, now) {
  const [updated] = await db.update(courseUnits4).set({ ...fields2, version: unit.version + 1, updateTime: now }).where(eq11(courseUnits4.id, unit.id)).returning();
  if (!updated) throw new Error(`course_units: ${unit.id} vanished while it was locked`);
  return updated;
}
async function lockAbandoned(db, before) {
  const rows = await db.select({ id: courseUnits4.id }).from(courseUnits4).where(and8(sql5`${courseUnits4.initing}`, isNull8(courseUnits4.deletedAt), lt4(courseUnits4.createTime, before))).orderBy(asc5(courseUnits4.id)).limit(500).for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}
async function trashCourseUnits(db, ids, now) {
  await db.update(courseUnits4).set({ deletedAt: now }).where(inArray5(courseUnits4.id, [...ids]));
}
function alive(id) {
  return and8(eq11(courseUnits4.id, id), isNull8(courseUnits4.deletedAt));
}
function escapeLike(text3) {
  return text3.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

// src/course-units/deleteCourseUnits.ts
import { and as and10, inArray as inArray7, isNull as isNull10 } from "drizzle-orm";

// src/course-units/messages.ts
var courseUnitMessages = {
  missing: { zh: "\u627E\u4E0D\u5230\u8BE5\u8BFE\u7A0B\u5355\u5143\uFF0C\u53EF\u80FD\u5DF2\u88AB\u5220\u9664\u3002", en: "This course unit does not exist. It may have been deleted." },
  nameEmpty: { zh: "\u8BFE\u7A0B\u5355\u5143\u540D\u79F0\u4E0D\u80FD\u4E3A\u7A7A", en: "Course unit name cannot be empty" },
  changedMeanwhile: {
    zh: "\u8BE5\u8BFE\u7A0B\u5355\u5143\u5DF2\u88AB\u5176\u4ED6\u4EBA\u4FEE\u6539\uFF0C\u8BF7\u9009\u62E9\u4FDD\u7559\u54EA\u4E00\u4EFD\u5185\u5BB9\u3002",
    en: "Somebody else has changed this course unit meanwhile. Choose which content to keep."
  },
  otherMajor: { zh: "\u8BFE\u7A0B\u5355\u5143\u4E0D\u80FD\u79FB\u52A8\u5230\u5176\u4ED6\u4E13\u4E1A\u3002", en: "A course unit cannot be moved to another major." },
  idNotAllowed: { zh: "\u8BFE\u7A0B\u5355\u5143\u7F16\u53F7\u4E0D\u6B63\u786E\u3002", en: "The id of the course unit is not correct." },
  listedTwice: (id) => ({
    zh: `\u8BFE\u7A0B\u5355\u5143 ${id} \u5728\u5217\u8868\u4E2D\u51FA\u73B0\u4E86\u4E0D\u6B62\u4E00\u6B21\u3002`,
    en: `Course unit ${id} is in the list more than once.`
  }),
  rowListedTwice: (line) => ({
    zh: `\u7B2C ${line} \u884C\u7AE0\u8282\u5728\u5217\u8868\u4E2D\u91CD\u590D\u3002`,
    en: `The chapter in row ${line} is in the list twice.`
  }),
  rowOfAnotherUnit: (line) => ({
    zh: `\u7B2C ${line} \u884C\u7AE0\u8282\u4E0D\u5C5E\u4E8E\u8BE5\u8BFE\u7A0B\u5355\u5143\uFF0C\u6216\u5DF2\u88AB\u5220\u9664\u3002`,
    en: `The chapter in row ${line} does not belong to this course unit, or was deleted.`
  })
};

// src/course-units/projectRepository.ts
import { and as and9, asc as asc6, eq as eq12, inArray as inArray6, isNull as isNull9 } from "drizzle-orm";
var { courseMatrixEntries: courseMatrixEntries3, projects: projects3, taskGoals: taskGoals2 } = schema_exports;
async function listProjects(db, courseUnitIds) {
  if (courseUnitIds.length === 0) return [];
  return db.select().from(projects3).where(and9(inArray6(projects3.courseUnitId, [...courseUnitIds]), isNull9(projects3.deletedAt))).orderBy(asc6(projects3.courseUnitId), asc6(projects3.position), asc6(projects3.id));
}
async function findProjects(db, ids) {
  return db.select().from(projects3).where(and9(inArray6(projects3.id, [...ids]), isNull9(projects3.deletedAt)));
}
async function insertProjects(db, rows) {
  if (rows.length > 0) await db.insert(projects3).values([...rows]);
}
async function updateProject(db, project, fields2, now) {
  await db.update(projects3).set({ ...fields2, version: project.version + 1, updateTime: now }).where(eq12(projects3.id, project.id));
}
async function trashProjects(db, ids, now) {
  if (ids.length === 0) return [];
  const cells = await db.delete(courseMatrixEntries3).where(inArray6(courseMatrixEntries3.projectId, [...ids])).returning();
  await db.update(taskGoals2).set({ deletedAt: now }).where(and9(inArray6(taskGoals2.projectId, [...ids]), isNull9(taskGoals2.deletedAt)));
  await db.update(projects3).set({ deletedAt: now }).where(inArray6(projects3.id, [...ids]));
  return cells;
}

// src/course-units/deleteCourseUnits.ts
var { ksas: ksas3, points: points4, projects: projects4, taskGoals: taskGoals3, teachingGoals: teachingGoals3 } = schema_exports;
async function deleteCourseUnits(db, ids, act) {
  for (const id of [...ids].sort((left, right) => left - right)) {
    const unit = await lockCourseUnit(db, id);
    if (!unit) throw notFound(courseUnitMessages.missing);
    const before = presentCourseUnit(unit, await listProjects(db, [id]));
    await recordChange(db, { at: act.now, userId: act.userId, action: "deleted", entity: "courseUnit", entityId: id, before, after: null });
  }
  await trashChildren(db, ids, act.now);
  await trashCourseUnits(db, ids, act.now);
}
async function trashChildren(db, unitIds, now) {
  const ofUnits = [...unitIds];
  const projectIds = db.select({ id: projects4.id }).from(projects4).where(inArray7(projects4.courseUnitId, ofUnits));
  await db.update(taskGoals3).set({ deletedAt: now }).where(and10(inArray7(taskGoals3.projectId, projectIds), isNull10(taskGoals3.deletedAt)));
  for (const table of [projects4, points4, ksas3, teachingGoals3]) {
    await db.update(table).set({ deletedAt: now }).where(and10(inArray7(table.courseUnitId, ofUnits), isNull10(table.deletedAt)));
  }
}

// src/course-units/deleteProjectRows.ts
async function deleteProjectRows(db, ids, act) {
  const rows = await findProjects(db, ids);
  const unitIds = [...new Set(rows.map((row2) => row2.courseUnitId))].sort((left, right) => left - right);
  for (const unitId of unitIds) {
    const unit = await lockCourseUnit(db, unitId);
    if (!unit) throw notFound(courseUnitMessages.missing);
    const before = presentCourseUnit(unit, await listProjects(db, [unitId]));
    const ofUnit = rows.filter((row2) => row2.courseUnitId === unitId).map((row2) => row2.id);
    const removedCells = await trashProjects(db, ofUnit, act.now);
    const updated = await updateCourseUnit(db, unit, {}, act.now);
    await recordChange(db, {
      at: act.now,
      userId: act.userId,
      action: "updated",
      entity: "courseUnit",
      entityId: unitId,
      before: { ...before, removedCells },
      after: presentCourseUnit(updated, await listProjects(db, [unitId]))
    });
  }
}

// src/course-units/readCourseUnit.ts
async function readCourseUnit(db, id) {
  const unit = await findCourseUnit(db, id);
  if (!unit) throw notFound(courseUnitMessages.missing);
  const majorName = await findMajorName(db, unit.majorId);
  const rows = await listProjects(db, [id]);
  return { course: presentCourseUnit(unit, rows, majorName), pointksa: await readPointKsa(db, id) };
}

// src/course-units/readCourseUnitPage.ts
async function readCourseUnitPage(db, request) {
  const { majorId, pageNum, pageSize: pageSize2, keyword = "", orderMap } = request;
  const byHours = orderMap.period === void 0 ? void 0 : orderMap.period === 0 ? "largestFirst" : "smallestFirst";
  const isOldestFirst = orderMap.create_time === 1;
  const { units, total: total2 } = await listCourseUnits2(db, { majorId, pageNum, pageSize: pageSize2, keyword: keyword.trim(), isOldestFirst, byHours });
  const rows = await listProjects(
    db,
    units.map(({ id }) => id)
  );
  const list3 = units.map(
    (unit) => presentCourseUnit(
      unit,
      rows.filter((row2) => row2.courseUnitId === unit.id)
    )
  );
  return { pageInfo: { list: list3, total: total2 } };
}

// src/points/messages.ts
var pointMessages = {
  pointListedTwice: (line) => ({ zh: `\u7B2C ${line} \u4E2A\u8BFE\u70B9\u5728\u5217\u8868\u4E2D\u91CD\u590D\u3002`, en: `Point ${line} is in the list twice.` }),
  pointOfAnotherCourse: (line) => ({
    zh: `\u7B2C ${line} \u4E2A\u8BFE\u70B9\u4E0D\u5C5E\u4E8E\u8BE5\u8BFE\u7A0B\uFF0C\u6216\u5DF2\u88AB\u5220\u9664\u3002`,
    en: `Point ${line} does not belong to this course, or was deleted.`
  }),
  ksaOfAnotherCourse: (line) => ({
    zh: `\u7B2C ${line} \u9879 KSA \u4E0D\u5C5E\u4E8E\u8BE5\u8BFE\u7A0B\uFF0C\u6216\u5DF2\u88AB\u5220\u9664\u3002`,
    en: `KSA item ${line} does not belong to this course, or was deleted.`
  }),
  ksaLetterChanged: (line) => ({
    zh: `\u7B2C ${line} \u9879 KSA \u7684\u7C7B\u522B\u4E0E\u5176\u4ED6\u8BFE\u70B9\u4E0B\u7684\u540C\u4E00\u9879\u4E0D\u4E00\u81F4\u3002`,
    en: `KSA item ${line} has another letter than the same item under another point.`
  }),
  supportedPointMissing: (line) => ({
    zh: `\u7B2C ${line} \u9879 KSA \u6240\u652F\u6491\u7684\u8BFE\u70B9\u4E0D\u5B58\u5728\u3002`,
    en: `The point that KSA item ${line} supports does not exist.`
  })
};

// src/points/savePointList.ts
async function savePointList(db, courseUnitId, list3, now) {
  const stored2 = new Map((await listPoints2(db, courseUnitId)).map((point2) => [point2.id, point2]));
  const seen = /* @__PURE__ */ new Set();
  for (const [index, { id }] of list3.entries()) {
    if (id === 0) continue;
    if (seen.has(Math.abs(id))) throw invalid(pointMessages.pointListedTwice(index + 1));
    seen.add(Math.abs(id));
    if (id > 0 && !stored2.has(id)) throw invalid(pointMessages.pointOfAnotherCourse(index + 1));
  }
  const kept = list3.filter(({ id }) => id >= 0);
  const keptIds = new Set(kept.map(({ id }) => id));
  await trashPoints(
    db,
    [...stored2.keys()].filter((id) => !keptIds.has(id)),
    now
  );
  const ids = [];
  for (const [position, point2] of kept.entries()) {
    const row2 = stored2.get(point2.id);
    if (row2) await updatePoint(db, row2, point2, position, now);
    ids.push(row2?.id ?? await insertPoint(db, courseUnitId, point2, position));
  }
  return ids;
}

// src/points/writeKsas.ts
async function writeKsas(db, courseUnitId, items, now) {
  const stored2 = new Map((await listKsas(db, courseUnitId)).map((ksa) => [ksa.id, ksa]));
  const keptIds = new Set(items.map(({ id }) => id));
  await trashKsas(
    db,
    [...stored2.keys()].filter((id) => !keptIds.has(id)),
    now
  );
  const ids = [];
  for (const item of renumberKsa(items)) {
    const row2 = stored2.get(item.id);
    if (row2) await updateKsa(db, row2, item, now);
    ids.push(row2?.id ?? await insertKsa(db, courseUnitId, item));
  }
  return ids;
}

// src/points/replacePointKsa.ts
async function replacePointKsa(db, courseUnitId, list3, now) {
  const shown = new Set((await listTies(db, courseUnitId)).map(({ ksaId }) => ksaId));
  const stored2 = await listKsas(db, courseUnitId);
  const pointIds = await savePointList(db, courseUnitId, list3, now);
  const { items, rows } = gatherKsas(
    list3.filter(({ id }) => id >= 0),
    new Map(stored2.map((ksa) => [ksa.id, ksa]))
  );
  const named = new Set(items.map(({ id }) => id));
  const unseen = stored2.filter((ksa) => !shown.has(ksa.id) && !named.has(ksa.id));
  const ksaIds = await writeKsas(db, courseUnitId, [...items, ...unseen], now);
  for (const [index, pointId] of pointIds.entries()) {
    await replaceTies(
      db,
      pointId,
      (rows[index] ?? []).flatMap((item) => ksaIds[item] ?? [])
    );
  }
}
function gatherKsas(list3, stored2) {
  const items = [];
  const byKey = /* @__PURE__ */ new Map();
  let line = 0;
  const rows = list3.map(
    ({ ksa }) => ksa.filter(({ id }) => id >= 0).map((item) => {
      line += 1;
      if (item.id > 0 && !stored2.has(item.id)) throw invalid(pointMessages.ksaOfAnotherCourse(line));
      const key = identity2(item, line);
      const known = byKey.get(key);
      if (known !== void 0) {
        if (items[known]?.title !== item.title) throw invalid(pointMessages.ksaLetterChanged(line));
        return known;
      }
      byKey.set(key, items.length);
      return items.push(item) - 1;
    })
  );
  return { items, rows };
}
function identity2({ id, title, level, description }, line) {
  if (id > 0) return `stored ${id}`;
  return level > 0 ? JSON.stringify([title, level, description]) : `line ${line}`;
}

// src/course-units/saveProjects.ts
async function saveProjects(db, courseUnitId, rows, now) {
  const stored2 = new Map((await listProjects(db, [courseUnitId])).map((project) => [project.id, project]));
  refuseForeignRows(rows, stored2);
  const kept = rows.filter((row2) => row2.courseUnitId !== removedCourseUnitId && row2.id >= 0);
  const keptIds = new Set(kept.map(({ id }) => id));
  const cells = await trashProjects(
    db,
    [...stored2.keys()].filter((id) => !keptIds.has(id)),
    now
  );
  const added = [];
  for (const [position, row2] of kept.entries()) {
    const fields2 = {
      courseUnitId,
      courseClassId: row2.courseClassId ?? null,
      courseTypeId: row2.courseTypeId ?? null,
      name: row2.name.trim(),
      theoryPeriod: row2.theoryPeriod,
      practicePeriod: row2.practicePeriod,
      position
    };
    const project = stored2.get(row2.id);
    const translations = row2.translations ?? project?.translations ?? {};
    if (!project) added.push({ ...fields2, translations });
    else if (differs(project, { ...fields2, translations })) await updateProject(db, project, { ...fields2, translations }, now);
  }
  await insertProjects(db, added);
  return cells;
}
function refuseForeignRows(rows, stored2) {
  const seen = /* @__PURE__ */ new Set();
  for (const [index, { id, courseUnitId }] of rows.entries()) {
    if (id === 0) continue;
    const storedId = Math.abs(id);
    if (seen.has(storedId)) throw invalid(courseUnitMessages.rowListedTwice(index + 1));
    seen.add(storedId);
    const isRemoved = id < 0 || courseUnitId === removedCourseUnitId;
    if (!isRemoved && !stored2.has(storedId)) throw invalid(courseUnitMessages.rowOfAnotherUnit(index + 1));
  }
}
function differs(project, fields2) {
  return Object.entries(fields2).some(([name, value]) => JSON.stringify(Reflect.get(project, name)) !== JSON.stringify(value));
}

// src/course-units/saveCourseUnit.ts
async function saveCourseUnit2(db, request, act) {
  const { course, pointksa } = request;
  const unit = course.id === 0 ? await insertCourseUnit(db, course.majorId, act.userId, act.now) : await lockCourseUnit(db, course.id);
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (course.majorId !== unit.majorId) throw invalid(courseUnitMessages.otherMajor);
  const before = await readCourseUnit(db, unit.id);
  if (course.id !== 0 && course.version !== void 0 && course.version !== unit.version) {
    throw conflict(courseUnitMessages.changedMeanwhile, before);
  }
  const updated = await updateCourseUnit(db, unit, storedFields(course, unit), act.now);
  const removedCells = await saveProjects(db, unit.id, course.courseMatrixVOS, act.now);
  if (pointksa) await replacePointKsa(db, unit.id, pointksa, act.now);
  const after = await readCourseUnit(db, unit.id);
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: unit.initing ? "created" : "updated",
    entity: "courseUnit",
    entityId: unit.id,
    before: unit.initing ? null : { ...before, removedCells },
    after
  });
  return { id: unit.id, version: updated.version, pointksa: after.pointksa };
}
function storedFields(course, unit) {
  return {
    // 0 is how a select says "nothing chosen".
    classId: course.classId || null,
    typeId: course.typeId || null,
    name: course.name.trim(),
    position: course.position.trim(),
    introduction: course.introduction.trim(),
    criterion: course.criterion.trim(),
    theoryPeriod: course.theoryPeriod,
    practicePeriod: course.practicePeriod,
    translations: course.translations ?? unit.translations,
    initing: false
  };
}

// src/course-units/updateCourseUnitList.ts
function rightsOfList({ body }) {
  return entriesOf(body).map(({ id }) => ({ auth: id < 0 ? "create" : "modify", subject: { kind: "course", id: Math.abs(id) } }));
}
async function updateCourseUnitList2(db, body, act) {
  const entries = entriesOf(body);
  refuseRepeated(entries);
  const deleted = entries.filter(({ id }) => id < 0).map(({ id }) => -id);
  const renamed2 = entries.filter(({ id }) => id > 0).sort((left, right) => left.id - right.id);
  for (const entry of renamed2) await rename(db, entry, act);
  if (deleted.length > 0) await deleteCourseUnits(db, deleted, act);
}
async function rename(db, { id, name, version }, act) {
  const unit = await lockCourseUnit(db, id);
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (version !== void 0 && version !== unit.version) throw conflict(courseUnitMessages.changedMeanwhile, await readCourseUnit(db, id));
  if (name === void 0) return;
  const trimmed = name.trim();
  if (trimmed === "") throw invalid(courseUnitMessages.nameEmpty);
  if (trimmed === unit.name) return;
  const rows = await listProjects(db, [id]);
  const updated = await updateCourseUnit(db, unit, { name: trimmed }, act.now);
  await recordChange(db, {
    at: act.now,
    userId: act.userId,
    action: "updated",
    entity: "courseUnit",
    entityId: id,
    before: presentCourseUnit(unit, rows),
    after: presentCourseUnit(updated, rows)
  });
}
function refuseRepeated(entries) {
  const seen = /* @__PURE__ */ new Set();
  for (const { id } of entries) {
    if (seen.has(Math.abs(id))) throw invalid(courseUnitMessages.listedTwice(Math.abs(id)));
    seen.add(Math.abs(id));
  }
}
function entriesOf({ list: list3 }) {
  return list3.map((entry) => typeof entry === "number" ? { id: entry } : entry);
}

// src/course-units/courseUnitCalls.ts
var courseUnitCalls = [
  handle(listCourseUnits, ({ db, body }) => readCourseUnitPage(db, body)),
  handle(getCourseUnit, ({ db, query }) => readCourseUnit(db, query.courseid)),
  handle(listCourseClasses, async ({ language }) => courseClassOptions(language)),
  handle(listCourseTypes, async ({ language }) => courseTypeOptions(language)),
  handle(saveCourseUnit, ({ db, body, caller, now }) => saveCourseUnit2(db, body, { userId: caller.id, now }), {
    blank: { "course.name": courseUnitMessages.nameEmpty },
    // A unit with id 0 does not exist yet: what counts is the major that it shall belong to.
    rights: ({ body: { course } }) => course.id === 0 ? { auth: "create", subject: { kind: "major", id: course.majorId } } : { auth: "modify", subject: { kind: "course", id: course.id } }
  }),
  handle(
    updateCourseUnitList,
    async ({ db, body, caller, now }) => {
      await updateCourseUnitList2(db, body, { userId: caller.id, now });
      return true;
    },
    { rights: rightsOfList }
  ),
  handle(
    deleteProjects,
    async ({ db, body, caller, now }) => {
      await deleteProjectRows(db, idsOf(body), { userId: caller.id, now });
      return true;
    },
    { rights: ({ body }) => idsOf(body).map((id) => ({ auth: "modify", subject: { kind: "project", id } })) }
  ),
  handle(createCourse, async ({ db, query, caller, now }) => {
    const unit = await insertCourseUnit(db, query.majorId, caller.id, now);
    const change = {
      action: "created",
      entity: "courseUnit",
      entityId: unit.id,
      before: null,
      after: { majorId: unit.majorId, initing: true }
    };
    await recordChange(db, { at: now, userId: caller.id, ...change });
    return { id: unit.id };
  }),
  handle(deleteCourse, ({ db, query, caller, now }) => deleteOne(db, query.id, caller, now)),
  handle(deleteCourseByShortPath, ({ db, query, caller, now }) => deleteOne(db, query.id, caller, now)),
  handle(deleteCourseCard, ({ db, query, caller, now }) => deleteOne(db, query.courseId, caller, now))
];
async function deleteOne(db, id, caller, now) {
  await deleteCourseUnits(db, [id], { userId: caller.id, now });
  return true;
}
function idsOf(body) {
  return Array.isArray(body) ? body : body.ids;
}

// src/goals/readCourseGoals.ts
import { and as and12, asc as asc8, eq as eq14, isNull as isNull12 } from "drizzle-orm";

// src/majors/readRequirements.ts
import { and as and11, asc as asc7, eq as eq13, isNull as isNull11 } from "drizzle-orm";
var { graduationRequirements, indicators } = schema_exports;
async function readRequirements(db, majorId, language) {
  const requirements = await db.select().from(graduationRequirements).where(and11(eq13(graduationRequirements.majorId, majorId), isNull11(graduationRequirements.deletedAt))).orderBy(asc7(graduationRequirements.position), asc7(graduationRequirements.id));
  const points5 = await listIndicators(db, majorId);
  return requirements.map((requirement) => ({
    id: requirement.id,
    description: inReadersLanguage(requirement, "description", language),
    children: points5.filter((point2) => point2.requirementId === requirement.id).map((point2) => ({ id: point2.id, description: inReadersLanguage(point2, "description", language) }))
  }));
}
async function listIndicators(db, majorId) {
  const rows = await db.select({ indicator: indicators }).from(indicators).innerJoin(graduationRequirements, eq13(graduationRequirements.id, indicators.requirementId)).where(and11(eq13(graduationRequirements.majorId, majorId), isNull11(indicators.deletedAt), isNull11(graduationRequirements.deletedAt))).orderBy(asc7(graduationRequirements.position), asc7(indicators.position), asc7(indicators.id));
  return rows.map(({ indicator }) => indicator);
}

// src/goals/readCourseGoals.ts
var { teachingGoals: teachingGoals4 } = schema_exports;
async function readCourseGoals(db, courseId, majorId, language) {
  const indicators2 = await listIndicators(db, majorId);
  const goals = await db.select().from(teachingGoals4).where(and12(eq14(teachingGoals4.courseUnitId, courseId), isNull12(teachingGoals4.deletedAt))).orderBy(asc8(teachingGoals4.position), asc8(teachingGoals4.id));
  return indicators2.map((indicator) => ({
    id: indicator.id,
    description: inReadersLanguage(indicator, "description", language),
    children: goals.filter((goal) => goal.indicatorId === indicator.id).map(({ id, indicatorId, courseUnitId, description }) => ({ id, parentId: indicatorId, courseId: courseUnitId, description }))
  }));
}

// src/goals/goalCalls.ts
var goalCalls = [
  handle(getCourseGoals, ({ db, query, language }) => readCourseGoals(db, query.courseId, query.majorId, language), {
    // The major is named apart from the course, so it could be somebody else's.
    rights: ({ query }) => [
      { auth: "read", subject: { kind: "course", id: query.courseId } },
      { auth: "read", subject: { kind: "major", id: query.majorId } }
    ]
  })
];

// src/majors/majorMenus.ts
function majorMenus(caller, place2, language) {
  const menus = [
    { value: "home", word: { zh: "\u4E13\u4E1A\u4E3B\u9875", en: "Major home" }, isShown: true },
    { value: "courseUnits", word: { zh: "\u8BFE\u7A0B\u5355\u5143", en: "Course units" }, isShown: true },
    { value: "matrix", word: { zh: "\u77E9\u9635", en: "Matrices" }, isShown: may(caller, "modify", place2) },
    { value: "create", word: { zh: "\u65B0\u589E\u8BFE\u7A0B", en: "Add course" }, isShown: may(caller, "create", place2) },
    { value: "detail", word: { zh: "\u7F16\u8F91\u4E13\u4E1A", en: "Edit major" }, isShown: may(caller, "manage", place2) }
  ];
  return menus.filter(({ isShown }) => isShown).map(({ value, word }) => ({ value, label: inLanguage(word, language) }));
}

// src/majors/majorRepository.ts
import { and as and13, asc as asc9, eq as eq15, inArray as inArray8, isNull as isNull13 } from "drizzle-orm";
var { colleges: colleges2, departments: departments2, majors: majors4 } = schema_exports;
async function findMajor(db, id) {
  const [major] = await db.select().from(majors4).where(and13(eq15(majors4.id, id), isNull13(majors4.deletedAt)));
  return major;
}
async function findOrganisation(db, collegeId) {
  const [college] = await db.select().from(colleges2).where(and13(eq15(colleges2.id, collegeId), isNull13(colleges2.deletedAt)));
  if (!college) return void 0;
  const ofCollege = await db.select().from(departments2).where(and13(eq15(departments2.collegeId, collegeId), isNull13(departments2.deletedAt))).orderBy(asc9(departments2.id));
  const departmentIds = ofCollege.map(({ id }) => id);
  const ofDepartments = departmentIds.length === 0 ? [] : await db.select().from(majors4).where(and13(inArray8(majors4.departmentId, departmentIds), isNull13(majors4.deletedAt))).orderBy(asc9(majors4.id));
  return { college, departments: ofCollege, majors: ofDepartments };
}

// src/majors/readDepartments.ts
async function readDepartments(db, caller, collegeId, language) {
  const organisation = await findOrganisation(db, collegeId);
  if (!organisation) throw notFound(httpMessages.subjectMissing);
  const { college } = organisation;
  const majors5 = organisation.majors.filter(({ id }) => !caller.isDemo || id === caller.relativeId);
  const departments3 = organisation.departments.map((department) => ({
    id: department.id,
    name: inReadersLanguage(department, "name", language),
    majors: majors5.filter((major) => major.departmentId === department.id).map((major) => presentMajor(major, caller, { collegeId }, language))
  })).filter(({ majors: listed }) => !caller.isDemo || listed.length > 0);
  return { college: { id: college.id, name: inReadersLanguage(college, "name", language) }, departments: departments3 };
}

// src/majors/majorCalls.ts
var majorCalls = [
  handle(getMajorInfo, async ({ db, query, caller, language }) => {
    const major = await findMajor(db, query.majorid);
    if (!major) throw notFound(httpMessages.subjectMissing);
    return presentMajor(major, caller, { collegeId: caller.collegeId }, language);
  }),
  handle(getCurrentDepartment, async ({ db, query, caller, language }) => {
    if (query.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    return readDepartments(db, caller, query.collegeId, language);
  }),
  handle(getMajorMenus, async ({ db, body, caller, language }) => {
    if (body.userId !== caller.id) throw new Refusal(codes.noRight, httpMessages.noRight);
    const place2 = await findAncestry(db, "major", body.majorId);
    return { menus: place2 ? majorMenus(caller, place2, language) : [] };
  }),
  handle(getGraduateRequires, ({ db, query, language }) => readRequirements(db, query.majorid, language))
];

// src/pageinit/interfaceWords.ts
import { and as and14, inArray as inArray9, isNull as isNull14 } from "drizzle-orm";
import { z as z73 } from "zod";
var { settings } = schema_exports;
var wordsSchema = z73.partialRecord(z73.enum(["zh", "en"]), z73.record(z73.string(), z73.string()));
async function findInterfaceWords(db, page, language) {
  const keys = ["interfaceWords", `interfaceWords.${page}`];
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings).where(and14(inArray9(settings.key, keys), isNull14(settings.deletedAt)));
  const ofPage = rows.toSorted((left, right) => left.key.length - right.key.length);
  return Object.assign({}, ...ofPage.map(({ value }) => wordsSchema.parse(value)[language] ?? {}));
}

// src/pageinit/pageInitCalls.ts
var pageInitCalls = [
  handle(getCourseDetailPageInit, ({ db, query }) => readPageInit(db, "coursedetail", query.code)),
  handle(getCourseGoalPageInit, ({ db, query }) => readPageInit(db, "coursegoal", query.code)),
  handle(getMajorHomePageInit, ({ db, query }) => readPageInit(db, "majorhome", query.code))
];
async function readPageInit(db, page, code) {
  const values = await findInterfaceWords(db, page, languageOfCode(code));
  return {
    languages: [
      { label: "\u4E2D\u6587", value: languageCodes.zh },
      { label: "English", value: languageCodes.en }
    ],
    localize: { values }
  };
}

// src/points/readCourseInfo.ts
var point = 0;
var purpose = 1;
async function readCourseInfo(db, courseId) {
  const points5 = await listPoints2(db, courseId);
  const ksas4 = await listKsas(db, courseId);
  return [
    ...points5.map(({ title, description }) => ({ type: point, title, description, level: null })),
    ...ksas4.map(({ title, description, level }) => ({ type: purpose, title, description, level }))
  ];
}

// src/course-units/reviseCourseUnit.ts
async function reviseCourseUnit(db, id, version, now) {
  const unit = await lockCourseUnit(db, id);
  if (!unit) throw notFound(courseUnitMessages.missing);
  if (version !== void 0 && version !== unit.version) {
    throw conflict(courseUnitMessages.changedMeanwhile, await readCourseUnit(db, id));
  }
  return updateCourseUnit(db, unit, {}, now);
}

// src/points/revisePoints.ts
async function revisePoints(db, { courseId, version, userId, now }, change) {
  await reviseCourseUnit(db, courseId, version, now);
  const before = await state(db, courseId);
  await change();
  const after = await state(db, courseId);
  await recordChange(db, { at: now, userId, action: "updated", entity: "points", entityId: courseId, before, after });
}
async function state(db, courseId) {
  return { pointksa: await readPointKsa(db, courseId), ksa: (await listKsas(db, courseId)).map(presentKsa) };
}

// src/points/saveKsaList.ts
async function saveKsaList(db, courseUnitId, list3, now) {
  const stored2 = new Set((await listKsas(db, courseUnitId)).map(({ id }) => id));
  const pointIds = new Set((await listPoints2(db, courseUnitId)).map(({ id }) => id));
  const items = [];
  for (const [index, { pointId, ...ksa }] of list3.entries()) {
    if (ksa.id < 0) continue;
    if (ksa.id > 0 && !stored2.has(ksa.id)) throw invalid(pointMessages.ksaOfAnotherCourse(index + 1));
    if (pointId !== void 0 && !pointIds.has(pointId)) throw invalid(pointMessages.supportedPointMissing(index + 1));
    const known = items.find((item2) => item2.id > 0 && item2.id === ksa.id);
    if (known && known.title !== ksa.title) throw invalid(pointMessages.ksaLetterChanged(index + 1));
    const item = known ?? { ...ksa, pointIds: [] };
    if (!known) items.push(item);
    if (pointId !== void 0) item.pointIds.push(pointId);
  }
  const ties = await listTies(db, courseUnitId);
  const ids = await writeKsas(db, courseUnitId, items, now);
  const supported = new Map([...pointIds].map((pointId) => [pointId, []]));
  for (const [index, item] of items.entries()) {
    const id = ids[index];
    if (id === void 0) continue;
    const points5 = item.pointIds.length > 0 ? item.pointIds : ties.filter(({ ksaId }) => ksaId === id).map(({ pointId }) => pointId);
    for (const pointId of points5) supported.get(pointId)?.push(id);
  }
  for (const [pointId, ksaIds] of supported) await replaceTies(db, pointId, ksaIds);
}

// src/points/pointCalls.ts
var pointCalls = [
  handle(listPoints, async ({ db, query }) => (await listPoints2(db, query.courseId)).map(presentPoint)),
  handle(savePoints, async ({ db, body, caller, now }) => {
    const act = { courseId: body.courseId, version: body.version, userId: caller.id, now };
    await revisePoints(db, act, () => savePointList(db, body.courseId, body.points, now));
    return (await listPoints2(db, body.courseId)).map(presentPoint);
  }),
  handle(saveKsa, async ({ db, body, caller, now }) => {
    const act = { courseId: body.courseId, version: body.version, userId: caller.id, now };
    await revisePoints(db, act, () => saveKsaList(db, body.courseId, body.ksa, now));
    return (await listKsas(db, body.courseId)).map(presentKsa);
  }),
  handle(getCourseProjectInfo, ({ db, query }) => readCourseInfo(db, query.courseInfoId), {
    rights: ({ query }) => [
      { auth: "read", subject: { kind: "course", id: query.courseInfoId } },
      { auth: "read", subject: { kind: "major", id: query.majorId } }
    ]
  })
];

// src/http/fileAnswer.ts
var FileAnswer = class {
  name;
  type;
  bytes;
  constructor(file) {
    this.name = file.name;
    this.type = file.type;
    this.bytes = file.bytes;
  }
};
var xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
function fileResponse(file) {
  const ascii = file.name.replace(/[^\w.() -]/g, "_");
  const encoded = encodeURIComponent(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "content-type": file.type,
      "content-disposition": `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      "content-length": String(file.bytes.byteLength)
    }
  });
}

// src/workbook/inspectZip.ts
import { promisify } from "util";
import { inflateRaw } from "zlib";

// src/workbook/zipDirectory.ts
var endSignature = 101010256;
var entrySignature = 33639248;
var headerSignature = 67324752;
var endLength = 22;
var longestComment = 65535;
function readZipDirectory(bytes) {
  const end = findEnd(bytes);
  if (end === void 0) return void 0;
  const count2 = bytes.readUInt16LE(end + 10);
  let offset = bytes.readUInt32LE(end + 16);
  const entries = [];
  for (let index = 0; index < count2; index += 1) {
    if (offset + 46 > end || bytes.readUInt32LE(offset) !== entrySignature) return void 0;
    const nameLength = bytes.readUInt16LE(offset + 28);
    const entryLength = 46 + nameLength + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32);
    if (offset + entryLength > end) return void 0;
    entries.push({
      name: bytes.toString("utf8", offset + 46, offset + 46 + nameLength),
      isEncrypted: (bytes.readUInt16LE(offset + 8) & 1) === 1,
      method: bytes.readUInt16LE(offset + 10),
      compressedSize: bytes.readUInt32LE(offset + 20),
      size: bytes.readUInt32LE(offset + 24),
      headerOffset: bytes.readUInt32LE(offset + 42)
    });
    offset += entryLength;
  }
  return entries;
}
function packedBytes(bytes, entry) {
  const { headerOffset } = entry;
  if (headerOffset + 30 > bytes.length || bytes.readUInt32LE(headerOffset) !== headerSignature) return void 0;
  const start = headerOffset + 30 + bytes.readUInt16LE(headerOffset + 26) + bytes.readUInt16LE(headerOffset + 28);
  const end = start + entry.compressedSize;
  return end <= bytes.length ? bytes.subarray(start, end) : void 0;
}
function findEnd(bytes) {
  const lowest = Math.max(0, bytes.length - endLength - longestComment);
  for (let offset = bytes.length - endLength; offset >= lowest; offset -= 1) {
    if (bytes.readUInt32LE(offset) === endSignature) return offset;
  }
  return void 0;
}

// src/workbook/inspectZip.ts
var inflate = promisify(inflateRaw);
var limits = { entries: 2e3, unpackedBytes: 50 * 2 ** 20, ratio: 150, ratioFrom: 4 * 2 ** 20 };
async function inspectZip(bytes) {
  const entries = readZipDirectory(bytes);
  if (!entries) return "broken";
  if (entries.some((entry) => entry.isEncrypted)) return "encrypted";
  if (declaresTooMuch(entries, bytes.length)) return "tooLargeUnpacked";
  if (!entries.some((entry) => entry.name === "xl/workbook.xml")) return "notWorkbook";
  return await unpackAll(bytes, entries);
}
function declaresTooMuch(entries, fileLength) {
  const unpacked = entries.reduce((sum, entry) => sum + entry.size, 0);
  if (entries.length > limits.entries || unpacked > limits.unpackedBytes) return true;
  return unpacked > limits.ratioFrom && unpacked > fileLength * limits.ratio;
}
async function unpackAll(bytes, entries) {
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry);
    if (!packed) return "broken";
    if (entry.method === 0 && packed.length === entry.size) continue;
    if (entry.method !== 8) return "broken";
    const fault = await unpack(packed, entry.size);
    if (fault) return fault;
  }
  return void 0;
}
async function unpack(packed, size) {
  try {
    const unpacked = await inflate(packed, { maxOutputLength: Math.max(1, size) });
    return unpacked.length === size ? void 0 : "broken";
  } catch (error) {
    return error.code === "ERR_BUFFER_TOO_LARGE" ? "tooLargeUnpacked" : "broken";
  }
}

// src/workbook/inspectUpload.ts
var maxUploadBytes = 10 * 2 ** 20;
var zipStart = Buffer.from("PK", "latin1");
var oleStart = Buffer.from("d0cf11e0a1b11ae1", "hex");
var encryptedName = Buffer.from("EncryptedPackage", "utf16le");
async function inspectUpload(bytes, fileName) {
  if (bytes.length === 0) return { fault: { code: "empty" } };
  if (bytes.length > maxUploadBytes) return { fault: { code: "tooLarge" } };
  const extension = /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? "";
  if (startsWith(bytes, zipStart)) return await inspectAsZip(bytes, extension);
  if (startsWith(bytes, oleStart)) return { fault: { code: bytes.includes(encryptedName) ? "encrypted" : "oldWorkbook" } };
  if (extension === "csv") return isText(bytes) ? { format: "csv" } : { fault: { code: "renamed" } };
  return { fault: { code: extension === "xlsx" ? "renamed" : "wrongType" } };
}
async function inspectAsZip(bytes, extension) {
  const fault = await inspectZip(bytes);
  if (fault === "notWorkbook") return { fault: { code: extension === "xlsx" ? "renamed" : "wrongType" } };
  if (fault) return { fault: { code: fault } };
  return extension === "xlsx" ? { format: "xlsx" } : { fault: { code: "wrongType" } };
}
function startsWith(bytes, start) {
  return bytes.subarray(0, start.length).equals(start);
}
function isText(bytes) {
  return !bytes.includes(0);
}

// src/workbook/messages.ts
var fileSentences = {
  empty: { zh: "\u6587\u4EF6\u662F\u7A7A\u7684\uFF080 \u5B57\u8282\uFF09\uFF0C\u8BF7\u9009\u62E9\u586B\u5199\u597D\u7684\u6A21\u677F\u3002", en: "The file is empty (0 bytes). Choose a filled-in template." },
  tooLarge: { zh: "\u6587\u4EF6\u8D85\u8FC7 10 MB\uFF0C\u8BF7\u5220\u51CF\u5185\u5BB9\u540E\u91CD\u8BD5\u3002", en: "The file is larger than 10 MB. Shorten it and try again." },
  wrongType: { zh: "\u4E0D\u652F\u6301\u8FD9\u79CD\u6587\u4EF6\u7C7B\u578B\uFF0C\u8BF7\u4E0A\u4F20 .xlsx \u6587\u4EF6\u3002", en: "This type of file is not supported. Upload an .xlsx file." },
  renamed: {
    zh: "\u6587\u4EF6\u7684\u5185\u5BB9\u4E0E\u6269\u5C55\u540D\u4E0D\u7B26\uFF0C\u8BF7\u7528\u7535\u5B50\u8868\u683C\u8F6F\u4EF6\u53E6\u5B58\u4E3A .xlsx \u540E\u91CD\u8BD5\u3002",
    en: "The content of the file does not fit its name. Save it as .xlsx in a spreadsheet program and try again."
  },
  oldWorkbook: {
    zh: "\u8FD9\u662F\u65E7\u7248 .xls \u5DE5\u4F5C\u7C3F\uFF0C\u8BF7\u53E6\u5B58\u4E3A .xlsx \u540E\u91CD\u8BD5\u3002",
    en: "This is a workbook in the old .xls format. Save it as .xlsx and try again."
  },
  encrypted: { zh: "\u5DE5\u4F5C\u7C3F\u6709\u5BC6\u7801\u4FDD\u62A4\uFF0C\u8BF7\u53D6\u6D88\u5BC6\u7801\u540E\u91CD\u8BD5\u3002", en: "The workbook is protected by a password. Remove it and try again." },
  tooLargeUnpacked: {
    zh: "\u6587\u4EF6\u89E3\u538B\u540E\u8FC7\u5927\uFF0C\u5DF2\u62D2\u7EDD\u8BFB\u53D6\u3002\u8BF7\u628A\u5185\u5BB9\u590D\u5236\u5230\u65B0\u7684\u6A21\u677F\u540E\u91CD\u8BD5\u3002",
    en: "The file grows far too large when unpacked and was refused. Copy its content into a new template and try again."
  },
  tooComplex: {
    zh: "\u6587\u4EF6\u8FC7\u4E8E\u590D\u6742\uFF0C\u65E0\u6CD5\u5728\u9650\u5B9A\u65F6\u95F4\u5185\u8BFB\u53D6\u3002\u8BF7\u628A\u5185\u5BB9\u590D\u5236\u5230\u65B0\u7684\u6A21\u677F\u540E\u91CD\u8BD5\u3002",
    en: "The file is too complex to be read in time. Copy its content into a new template and try again."
  },
  broken: {
    zh: "\u6587\u4EF6\u5DF2\u635F\u574F\uFF0C\u65E0\u6CD5\u8BFB\u53D6\u3002\u8BF7\u91CD\u65B0\u4E0B\u8F7D\u6A21\u677F\u586B\u5199\u540E\u91CD\u8BD5\u3002",
    en: "The file is damaged and cannot be read. Download the template again, fill it in and try again."
  },
  busy: { zh: "\u540C\u65F6\u4E0A\u4F20\u7684\u6587\u4EF6\u8FC7\u591A\uFF0C\u8BF7\u7A0D\u540E\u91CD\u8BD5\u3002", en: "Too many files are being read at the moment. Try again shortly." },
  noRows: { zh: "\u6587\u4EF6\u4E2D\u6CA1\u6709\u53EF\u5BFC\u5165\u7684\u5185\u5BB9\uFF0C\u8BF7\u5728\u8868\u5934\u4E0B\u65B9\u586B\u5199\u3002", en: "There is nothing to import. Fill in lines below the header." },
  tooManyRows: { zh: "\u5185\u5BB9\u8D85\u8FC7 2000 \u884C\uFF0C\u8BF7\u5206\u6279\u5BFC\u5165\u3002", en: "There are more than 2,000 lines. Import them in parts." }
};
var headerSentences = {
  unknownHeaders: ({ zh, en }) => ({
    zh: `\u65E0\u6CD5\u8BC6\u522B\u7684\u8868\u5934\uFF1A${zh}\u3002\u8BF7\u4F7F\u7528\u4E0B\u8F7D\u7684\u6A21\u677F\u3002`,
    en: `Unknown headers: ${en}. Use the downloaded template.`
  }),
  repeatedHeaders: ({ zh, en }) => ({
    zh: `\u91CD\u590D\u7684\u8868\u5934\uFF1A${zh}\u3002\u6BCF\u4E2A\u8868\u5934\u53EA\u80FD\u51FA\u73B0\u4E00\u6B21\u3002`,
    en: `Repeated headers: ${en}. Each header may stand once.`
  }),
  missingHeaders: ({ zh, en }) => ({
    zh: `\u7F3A\u5C11\u8868\u5934\uFF1A${zh}\u3002\u8BF7\u4F7F\u7528\u4E0B\u8F7D\u7684\u6A21\u677F\u3002`,
    en: `Missing headers: ${en}. Use the downloaded template.`
  })
};
var lineSentences = {
  missingTitle: { zh: "\u7F3A\u5C11\u6807\u9898", en: "the title is missing" },
  missingDescription: { zh: "\u7F3A\u5C11\u63CF\u8FF0", en: "the description is missing" },
  otherDescription: {
    zh: "\u8BFE\u70B9\u63CF\u8FF0\u4E0E\u524D\u9762\u540C\u540D\u8BFE\u70B9\u7684\u63CF\u8FF0\u4E0D\u4E00\u81F4",
    en: "the point description differs from the one given for this point before"
  },
  longTitle: { zh: "\u6807\u9898\u8FC7\u957F", en: "the title is too long" },
  longText: { zh: "\u63CF\u8FF0\u8FC7\u957F", en: "the description is too long" },
  unstorableText: { zh: "\u542B\u6709\u65E0\u6CD5\u4FDD\u5B58\u7684\u5B57\u7B26", en: "it has a character that cannot be stored" },
  missingKsaTitle: { zh: "\u7F3A\u5C11 KSA \u6807\u9898\uFF08K\u3001S \u6216 A\uFF09", en: "the KSA title (K, S or A) is missing" },
  wrongKsaTitle: { zh: "KSA \u6807\u9898\u53EA\u80FD\u662F K\u3001S \u6216 A", en: "the KSA title must be K, S or A" },
  wrongKsaLevel: { zh: "KSA \u5E8F\u53F7\u5FC5\u987B\u662F\u6B63\u6574\u6570", en: "the level must be a whole number above 0" },
  missingKsaDescription: { zh: "\u7F3A\u5C11 KSA \u63CF\u8FF0", en: "the KSA description is missing" }
};
function faultSentence(fault) {
  if ("lines" in fault) return lineSentence(fault.code, fault.lines);
  if ("headers" in fault) return headerSentences[fault.code]({ zh: briefly(fault.headers, "zh"), en: briefly(fault.headers, "en") });
  return fileSentences[fault.code];
}
function lineSentence(code, lines) {
  const { zh, en } = lineSentences[code];
  const numbers = lines.map(String);
  return {
    zh: `\u7B2C ${briefly(numbers, "zh")} \u884C${zh}\uFF0C\u8BF7\u8865\u5145\u6216\u4FEE\u6539\u540E\u91CD\u8BD5\u3002`,
    en: `${lines.length === 1 ? "Line" : "Lines"} ${briefly(numbers, "en")}: ${en}. Mend it and try again.`
  };
}
function briefly(names2, language) {
  const shown = names2.slice(0, 5).map((name) => [...name].length > 30 ? `${[...name].slice(0, 29).join("")}\u2026` : name);
  return `${joinNames(shown, language)}${names2.length > 5 ? language === "zh" ? " \u7B49" : " \u2026" : ""}`;
}

// src/workbook/pointColumns.ts
var titleWords = ["\u6807\u9898", "\u8BFE\u70B9\u6807\u9898", "\u8BFE\u70B9", "\u77E5\u8BC6\u70B9", "title", "point title", "point"];
var descriptionWords = ["\u63CF\u8FF0", "\u8BFE\u70B9\u63CF\u8FF0", "description", "point description"];
var pointColumns = [
  { key: "title", header: { zh: "\u6807\u9898", en: "title" }, aliases: titleWords, width: 28 },
  { key: "description", header: { zh: "\u63CF\u8FF0", en: "description" }, aliases: descriptionWords, width: 60 }
];
var pointKsaColumns = [
  { key: "title", header: { zh: "\u8BFE\u70B9\u6807\u9898", en: "point title" }, aliases: titleWords, width: 28 },
  { key: "description", header: { zh: "\u8BFE\u70B9\u63CF\u8FF0", en: "point description" }, aliases: descriptionWords, width: 48 },
  { key: "ksaTitle", header: { zh: "KSA\u6807\u9898", en: "KSA title" }, aliases: ["KSA\u7C7B\u522B", "KSA"], width: 12 },
  { key: "ksaLevel", header: { zh: "KSA\u5E8F\u53F7", en: "level" }, aliases: ["\u5E8F\u53F7", "\u7EA7\u522B", "\u7B49\u7EA7", "KSA level"], width: 12 },
  { key: "ksaDescription", header: { zh: "KSA\u63CF\u8FF0", en: "KSA description" }, aliases: [], width: 48 }
];
function columnsOf(kind) {
  return kind === "point" ? pointColumns : pointKsaColumns;
}
function columnNamed(kind, header) {
  const wanted = plainHeader(header);
  return columnsOf(kind).find(({ header: own, aliases }) => [own.zh, own.en, ...aliases].some((name) => plainHeader(name) === wanted));
}
function plainHeader(header) {
  return header.normalize("NFKC").toLowerCase().replaceAll(/[\s*]/g, "");
}

// src/workbook/writeSheet.ts
import { writeXlsx } from "hucre/xlsx";
var headerStyle = {
  font: { bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E8EEF7" } },
  alignment: { vertical: "center" }
};
var bodyStyle = { alignment: { vertical: "top", wrapText: true } };
async function writeSheet({ name, columns, rows }) {
  const headers = columns.map(({ header }) => header);
  const headerCells = headers.map((header, column) => [`0,${column}`, { value: header, style: headerStyle }]);
  return await writeXlsx({
    sheets: [
      {
        name,
        columns: columns.map(({ width }) => ({ width, style: bodyStyle })),
        rows: [headers, ...rows.map((row2) => [...row2])],
        cells: new Map(headerCells),
        freezePane: { rows: 1 }
      }
    ]
  });
}

// src/workbook/pointTemplate.ts
var sampleRows = {
  point: {
    zh: [
      ["\u7B97\u6CD5\u4E0E\u590D\u6742\u5EA6", "\u80FD\u8BF4\u660E\u65F6\u95F4\u590D\u6742\u5EA6\u4E0E\u7A7A\u95F4\u590D\u6742\u5EA6\u7684\u542B\u4E49\uFF0C\u5E76\u7528\u5927O\u8BB0\u53F7\u8868\u793A"],
      ["\u987A\u5E8F\u8868", "\u638C\u63E1\u987A\u5E8F\u8868\u7684\u5B58\u50A8\u7ED3\u6784\u4EE5\u53CA\u63D2\u5165\u3001\u5220\u9664\u64CD\u4F5C"]
    ],
    en: [
      ["Algorithms and complexity", "Explain time and space complexity and express them in big-O notation"],
      ["Sequential list", "Know how a sequential list is stored and how to insert and delete"]
    ]
  },
  pointksa: {
    zh: [
      ["\u7B97\u6CD5\u4E0E\u590D\u6742\u5EA6", "\u80FD\u8BF4\u660E\u65F6\u95F4\u590D\u6742\u5EA6\u4E0E\u7A7A\u95F4\u590D\u6742\u5EA6\u7684\u542B\u4E49", "K", "1", "\u5927O\u8BB0\u53F7\u7684\u542B\u4E49"],
      ["", "", "A", "1", "\u4E25\u8C28\u7684\u590D\u6742\u5EA6\u610F\u8BC6"]
    ],
    en: [
      ["Algorithms and complexity", "Explain time and space complexity", "K", "1", "Meaning of big-O notation"],
      ["", "", "A", "1", "A careful sense of complexity"]
    ]
  }
};
var names = {
  point: { zh: { sheet: "\u8BFE\u70B9", file: "\u8BFE\u70B9\u6A21\u677F.xlsx" }, en: { sheet: "Points", file: "point-template.xlsx" } },
  pointksa: { zh: { sheet: "\u8BFE\u70B9\u4E0EKSA", file: "\u8BFE\u70B9\u4E0EKSA\u6A21\u677F.xlsx" }, en: { sheet: "Points and KSA", file: "point-ksa-template.xlsx" } }
};
async function writePointTemplate(kind, language) {
  const { sheet, file } = names[kind][language];
  const columns = columnsOf(kind).map(({ header, width }) => ({ header: header[language], width }));
  return { fileName: file, bytes: await writeSheet({ name: sheet, columns, rows: sampleRows[kind][language] }) };
}

// src/workbook/parsePointRows.ts
var letterWords = {
  k: "K",
  \u77E5\u8BC6: "K",
  knowledge: "K",
  s: "S",
  \u6280\u80FD: "S",
  skill: "S",
  a: "A",
  \u80FD\u529B: "A",
  \u6001\u5EA6: "A",
  ability: "A",
  attitude: "A"
};
var loneSurrogate = new RegExp("\\p{Surrogate}", "u");
function parsePointRows(kind, rows) {
  const headerIndex = rows.findIndex((row2) => row2.some((cell) => cell.trim() !== ""));
  const header = rows[headerIndex];
  if (!header) return { fault: { code: "noRows" } };
  const headerFault = checkHeader(kind, header);
  if (headerFault) return { fault: headerFault };
  const lines = readLines(kind, header, rows, headerIndex);
  if (lines.length === 0) return { fault: { code: "noRows" } };
  if (lines.length > maxPoints) return { fault: { code: "tooManyRows" } };
  const unstorable = lines.filter((line) => !isStorable2(`${line.title}${line.description}${line.ksaDescription}`));
  if (unstorable.length > 0) return { fault: { code: "unstorableText", lines: unstorable.map((line) => line.number) } };
  const { points: points5, faults } = kind === "point" ? readPoints(lines) : readPointsWithKsa(lines);
  const fault = faults.first();
  return fault ? { fault } : { points: renumberPointKsa(points5) };
}
function isStorable2(words) {
  return !words.includes("\0") && !loneSurrogate.test(words);
}
function checkHeader(kind, header) {
  const named = header.map((cell) => cell.trim()).filter((cell) => cell !== "");
  const unknown = named.filter((name) => !columnNamed(kind, name));
  if (unknown.length > 0) return { code: "unknownHeaders", headers: unknown };
  const keys = named.map((name) => columnNamed(kind, name)?.key);
  const repeated = named.filter((_, index) => keys.indexOf(keys[index]) !== index);
  if (repeated.length > 0) return { code: "repeatedHeaders", headers: repeated };
  const missing = columnsOf(kind).filter(({ key }) => !keys.includes(key));
  return missing.length > 0 ? { code: "missingHeaders", headers: missing.map(({ header: own }) => `${own.zh} (${own.en})`) } : void 0;
}
function readLines(kind, header, rows, headerIndex) {
  const keys = header.map((name) => columnNamed(kind, name)?.key);
  return rows.flatMap((row2, index) => {
    if (index <= headerIndex || row2.every((cell) => cell.trim() === "")) return [];
    const line = { number: index + 1, title: "", description: "", ksaTitle: "", ksaLevel: "", ksaDescription: "" };
    keys.forEach((key, column) => {
      if (key) line[key] = (row2[column] ?? "").trim();
    });
    return [line];
  });
}
function readPoints(lines) {
  const faults = collectFaults();
  const points5 = lines.map((line) => {
    checkPoint(line, faults);
    return { id: 0, title: line.title, description: line.description, ksa: [] };
  });
  return { points: points5, faults };
}
function readPointsWithKsa(lines) {
  const faults = collectFaults();
  const points5 = [];
  for (const line of lines) {
    const same = line.title === "" ? points5.at(-1) : points5.find((point3) => point3.title === line.title);
    if (same && line.description !== "" && line.description !== same.description) faults.add("otherDescription", line);
    if (!same) checkPoint(line, faults);
    const point2 = same ?? { id: 0, title: line.title, description: line.description, ksa: [] };
    if (!same) points5.push(point2);
    if (line.ksaTitle || line.ksaLevel || line.ksaDescription) point2.ksa.push(readKsa(line, faults));
  }
  return { points: points5, faults };
}
function checkPoint(line, faults) {
  if (line.title === "") faults.add("missingTitle", line);
  if (line.description === "") faults.add("missingDescription", line);
  if ([...line.title].length > textLimits.title) faults.add("longTitle", line);
  if ([...line.description].length > textLimits.paragraph) faults.add("longText", line);
}
function readKsa(line, faults) {
  const letter = letterWords[line.ksaTitle.normalize("NFKC").toLowerCase()];
  const level = line.ksaLevel === "" ? 0 : Number(line.ksaLevel);
  if (line.ksaTitle === "") faults.add("missingKsaTitle", line);
  else if (!letter) faults.add("wrongKsaTitle", line);
  if (!Number.isInteger(level) || level < 0 || level > maxPoints || line.ksaLevel !== "" && level === 0)
    faults.add("wrongKsaLevel", line);
  if (line.ksaDescription === "") faults.add("missingKsaDescription", line);
  if ([...line.ksaDescription].length > textLimits.paragraph) faults.add("longText", line);
  return { id: 0, title: letter ?? "K", level, description: line.ksaDescription };
}
function collectFaults() {
  const found = /* @__PURE__ */ new Map();
  return {
    add(code, line) {
      found.set(code, [...found.get(code) ?? [], line.number]);
    },
    first() {
      const [entry] = [...found].sort(([, left], [, right]) => (left[0] ?? 0) - (right[0] ?? 0));
      return entry && { code: entry[0], lines: entry[1] };
    }
  };
}

// src/workbook/readerThread.ts
import { fileURLToPath } from "url";
import { Worker } from "worker_threads";
var memoryMegabytes = 256;
var spare;
function readerThread() {
  const ready = spare;
  spare = void 0;
  return ready ?? startReader();
}
function startSpareReader() {
  spare ??= startReader();
}
function startReader() {
  const script = fileURLToPath(new URL("readerWorker.js", import.meta.url));
  const worker = new Worker(script, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    stdout: true,
    stderr: true
  });
  
  let isReady = false;
  let hasFailed = false;
  let listeners;
  function fail() {
    hasFailed = true;
    if (spare === reader) spare = void 0;
    listeners?.onFailure();
  }
  worker.on("message", (message) => {
    if (!("ready" in message)) return listeners?.onAnswer(message);
    isReady = true;
    listeners?.onReady();
  });
  worker.once("error", fail);
  worker.once("exit", fail); worker.unref();
  const reader = {
    listen(given) {
      listeners = given;
      if (hasFailed) given.onFailure();
      else if (isReady) given.onReady();
    },
    ignore() {
      listeners = void 0;
    },
    post: (job) => worker.postMessage(job),
    keep() {
      if (spare || hasFailed) reader.end();
      else spare = reader;
    },
    end: () => void worker.terminate()
  };
  return reader;
}

// src/workbook/readRows.ts
var startMilliseconds = 8e3;
async function readRows(bytes, format, limits2) {
  const { maxRows, milliseconds = 2e3 } = limits2;
  const reader = readerThread();
  const outcome = await withLimits(reader, milliseconds, () => reader.post({ bytes, format, maxRows }));
  if ("rows" in outcome) reader.keep();
  else {
    reader.end();
    startSpareReader();
  }
  return outcome;
}
function withLimits(reader, milliseconds, post) {
  return new Promise((resolve2) => {
    function finish(outcome) {
      clearTimeout(timer);
      reader.ignore();
      resolve2(outcome);
    }
    const giveUp = () => finish({ failure: "tooComplex" });
    let timer = setTimeout(giveUp, startMilliseconds);
    reader.listen({
      onReady() {
        clearTimeout(timer);
        timer = setTimeout(giveUp, milliseconds);
        post();
      },
      onAnswer(answer) {
        if ("rows" in answer) finish(answer);
        else finish({ failure: answer.failure === "EncryptedFileError" ? "encrypted" : "broken" });
      },
      // The thread's own failure is nearly always its memory limit.
      onFailure: giveUp
    });
  });
}

// src/workbook/readPointWorkbook.ts
var turns = takeTurns(2);
var longestQueue = 20;
var waiting = 0;
var maxSheetRows = 20001;
async function readPointWorkbook(upload) {
  const outcome = await inTurn(() => readUpload(upload));
  return "fault" in outcome ? { ...outcome, sentence: faultSentence(outcome.fault) } : outcome;
}
async function inTurn(read) {
  if (waiting >= longestQueue) return { fault: { code: "busy" } };
  waiting += 1;
  return await turns(async () => {
    waiting -= 1;
    return await read();
  });
}
async function readUpload({ bytes, fileName, kind }) {
  const inspected = await inspectUpload(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName);
  if ("fault" in inspected) return inspected;
  const read = await readRows(bytes, inspected.format, { maxRows: maxSheetRows });
  if ("failure" in read) return { fault: { code: read.failure } };
  if (read.rows.length === maxSheetRows) return { fault: { code: "tooManyRows" } };
  return parsePointRows(kind, read.rows);
}

// src/points/workbookCalls.ts
var workbookCalls = [
  // The path decides the kind; the template named in the body is not looked at (decision 70).
  handle(downloadPointKsaTemplate, ({ language }) => template("pointksa", language)),
  handle(downloadPointTemplate, ({ language }) => template("point", language)),
  handle(resolvePoint, async ({ body }) => {
    const points5 = await resolve("point", body.file);
    return points5.map(({ id, title, description }) => ({ id, title, description }));
  }),
  handle(resolvePointKsa, ({ body }) => resolve("pointksa", body.file))
];
async function template(kind, language) {
  const { fileName, bytes } = await writePointTemplate(kind, language);
  return new FileAnswer({ name: fileName, type: xlsxType, bytes });
}
async function resolve(kind, file) {
  const outcome = await readPointWorkbook({ bytes: Buffer.from(await file.arrayBuffer()), fileName: file.name, kind });
  if ("fault" in outcome) throw invalid(outcome.sentence);
  return outcome.points;
}

// src/calls.ts
var calls = [
  ...authCalls,
  ...pageInitCalls,
  ...majorCalls,
  ...courseUnitCalls,
  ...pointCalls,
  ...workbookCalls,
  ...goalCalls,
  ...cardCalls,
  ...completionCalls
];

// src/health/mountHealth.ts
function mountHealth(app, { database, log }) {
  app.get("/health", async (c) => {
    c.header("cache-control", "no-store");
    try {
      await database.ping();
      return c.json({ status: "ok", database: database.engine });
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      return c.json({ status: "database unavailable", database: database.engine }, 503);
    }
  });
}

// src/http/language.ts
function requestLanguage(url, acceptLanguage) {
  const lang = url.searchParams.get("lang");
  if (lang) return languageOfCode(lang);
  const code = url.searchParams.get("code");
  if (code === languageCodes.zh || code === languageCodes.en) return languageOfCode(code);
  return acceptedLanguage(acceptLanguage ?? "");
}
function bodyLanguage(body) {
  if (typeof body !== "object" || body === null) return void 0;
  const lang = Reflect.get(body, "lang");
  return typeof lang === "string" && lang !== "" ? languageOfCode(lang) : void 0;
}
function acceptedLanguage(header) {
  const wanted = header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    return { tag: tag.split("-")[0], quality: quality ? Number(quality.slice(2)) : 1 };
  }).filter(({ tag, quality }) => (tag === "zh" || tag === "en") && quality > 0).sort((left, right) => right.quality - left.quality);
  return wanted[0]?.tag === "en" ? "en" : "zh";
}

// src/http/respond.ts
function envelope2(code, message, data, status = 200) {
  return Response.json({ code, message, data }, { status });
}
function refusalResponse(refusal2, language, status = 200) {
  return envelope2(refusal2.code, inLanguage(refusal2.sentence, language), refusal2.data, status);
}
var pageStatus = {
  [codes.notLoggedIn]: 401,
  [codes.tokenExpired]: 401,
  [codes.tokenUnknown]: 401,
  [codes.noRight]: 403,
  [codes.notFound]: 404,
  [codes.internal]: 503
};
function refusalPage(refusal2) {
  const { zh, en } = refusal2.sentence;
  const page = `<!doctype html>
<html lang="zh-CN">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>\u4E0B\u8F7D\u5931\u8D25 Download failed</title></head>
  <body>
    <main>
      <h1>\u4E0B\u8F7D\u5931\u8D25 <span lang="en">Download failed</span></h1>
      <p>${escapeHtml(zh)}</p>
      <p lang="en">${escapeHtml(en)}</p>
      <p><a href="/course/">\u8FD4\u56DE\u5DE5\u4F5C\u53F0 <span lang="en">Back to the workbench</span></a></p>
    </main>
  </body>
</html>`;
  return new Response(page, { status: pageStatus[refusal2.code] ?? 400, headers: { "content-type": "text/html; charset=utf-8" } });
}
function escapeHtml(text3) {
  return text3.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

// src/http/answerError.ts
function answerError(error, c) {
  c.get("log").error({ err: error }, "a request failed unexpectedly");
  return refusalResponse(
    new Refusal(codes.internal, httpMessages.internal(c.get("requestId"))),
    requestLanguage(new URL(c.req.url), c.req.header("accept-language")),
    503
  );
}

// src/rights/caller.ts
function toCaller(user, demoEmail) {
  const { id, userName, email, collegeId, permissionId, relativeId } = user;
  return { id, userName, email, collegeId, permissionId, relativeId, isDemo: isDemoEmail(email, demoEmail) };
}

// src/sessions/identify.ts
async function identify(services, token) {
  if (!token) throw new Refusal(codes.notLoggedIn, httpMessages.notSignedIn);
  const { database, settings: settings2 } = services;
  const found = await findSession(database.db, token);
  if (!found || found.user.deletedAt) throw new Refusal(codes.tokenUnknown, httpMessages.tokenUnknown);
  const now = services.now();
  if (found.session.expiresAt <= now) throw new Refusal(codes.tokenExpired, httpMessages.tokenExpired);
  await touchSession(database.db, found.session, now, settings2.sessionIdleMilliseconds);
  return toCaller(found.user, settings2.demoEmail);
}

// src/http/callerAddress.ts
import { isIP } from "net";
import { getConnInfo } from "@hono/node-server/conninfo";
function callerAddress(c, settings2) {
  const forwarded = settings2.trustProxy ? forwardedAddress(c.req.header("x-forwarded-for")) : void 0;
  if (forwarded) return forwarded;
  const hasConnection = typeof c.env === "object" && c.env !== null && "incoming" in c.env;
  return (hasConnection ? getConnInfo(c).remote.address : void 0) ?? "local";
}
function forwardedAddress(header) {
  const last = header?.split(",").at(-1)?.trim() ?? "";
  const bare = /^\[(.+)\](?::\d+)?$/.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
  return isIP(bare) ? bare : void 0;
}

// src/http/isPrefetch.ts
function isPrefetch(request) {
  const purposes = [request.header("sec-purpose"), request.header("purpose"), request.header("x-moz")];
  return purposes.some((purpose2) => purpose2?.toLowerCase().includes("prefetch") || purpose2?.toLowerCase().includes("prerender"));
}

// src/http/databaseError.ts
function sqlState(error) {
  for (let inner = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    const code = Reflect.get(inner, "code");
    if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return void 0;
}
function isValueError(error) {
  return sqlState(error)?.startsWith("22") ?? false;
}
function isRetryable(error) {
  const state2 = sqlState(error);
  return state2 === "40001" || state2 === "40P01";
}

// src/http/inTransaction.ts
var attempts = 3;
async function inTransaction(database, act) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(act);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
    }
  }
}

// src/http/answerCall.ts
async function answerCall(c, services, call, language) {
  const { endpoint: endpoint2 } = call;
  const url = new URL(c.req.url);
  const caller = endpoint2.auth === "public" ? null : await findCaller(c, services, endpoint2, url);
  if (caller) c.set("userId", caller.id);
  if (caller?.isDemo && !endpoint2.demo) throw new Refusal(codes.noRight, httpMessages.demoLimit);
  const query = parseQuery(endpoint2, url, c.req.param());
  const body = parseBody(endpoint2, await readRequestBody(endpoint2, c.req.raw), call.blank);
  async function act(db) {
    if (caller) for (const question of questionsOf(call, query, body)) await authorise(db, caller, question);
    const context = {
      query,
      body,
      db,
      caller,
      token: c.req.header("authToken") ?? "",
      language: bodyLanguage(body) ?? language,
      now: services.now(),
      address: callerAddress(c, services.settings),
      services
    };
    return call.run(context);
  }
  if (!endpoint2.writes || call.ownTransactions) return act(services.database.db);
  return inTransaction(services.database, act);
}
async function findCaller(c, services, endpoint2, url) {
  const token = c.req.header("authToken");
  const ticket = url.searchParams.get("ticket");
  const takesTicket = endpoint2.reply === "file" && c.req.method === "GET" && !endpoint2.writes && !isPrefetch(c.req);
  if (token || !ticket || !takesTicket) return identify(services, token);
  const query = Object.fromEntries(url.searchParams);
  delete query.ticket;
  const user = await takeTicket(services.database.db, ticket, url.pathname, query, services.now());
  if (!user) throw new Refusal(codes.noRight, httpMessages.ticketInvalid);
  return toCaller(user, services.settings.demoEmail);
}
function questionsOf(call, query, body) {
  const own = call.rights?.({ query, body });
  if (own) return Array.isArray(own) ? own : [own];
  return [questionOf(call.endpoint, query, body)];
}

// src/http/checkAnswer.ts
function checkAnswer(endpoint2, answer) {
  if (endpoint2.reply === "file" || endpoint2.reply === "events") return;
  const outcome = endpoint2.data.safeParse(JSON.parse(JSON.stringify(answer ?? null)));
  if (outcome.success) return;
  const issue = outcome.error.issues[0];
  throw new Error(`${endpoint2.path}: the answer does not fit the contract at "${issue?.path.join(".") ?? ""}": ${issue?.message ?? ""}`);
}

// src/http/mount.ts
function mountCall(app, services, call) {
  const { endpoint: endpoint2 } = call;
  const path = apiBase + endpoint2.path.replace(/\{(\w+)\}/g, ":$1");
  app.on(endpoint2.method, path, async (c) => {
    const language = requestLanguage(new URL(c.req.url), c.req.header("accept-language"));
    const response = await respond(c, services, call, language);
    response.headers.set("cache-control", "no-store");
    return response;
  });
}
async function respond(c, services, call, language) {
  const { endpoint: endpoint2 } = call;
  try {
    if (endpoint2.writes && c.req.method === "HEAD") return new Response(null, { status: 405, headers: { allow: endpoint2.method } });
    if (endpoint2.writes && isPrefetch(c.req)) return refusalResponse(new Refusal(codes.notAllowed, httpMessages.prefetch), language, 503);
    const answer = await answerCall(c, services, call, language);
    if (answer instanceof Refusal) return refuse(c, endpoint2, answer, language);
    if (answer instanceof FileAnswer) return fileResponse(answer);
    if (services.checkAnswers) checkAnswer(endpoint2, answer);
    c.set("code", codes.success);
    return envelope2(codes.success, "success", answer ?? null);
  } catch (error) {
    return refuse(c, endpoint2, asRefusal(c, error), language);
  }
}
function asRefusal(c, error) {
  if (error instanceof Refusal) return error;
  if (isValueError(error)) {
    c.get("log").warn({ err: error }, "a value did not fit its column");
    return invalid(httpMessages.valueOutOfRange);
  }
  c.get("log").error({ err: error }, "a call failed unexpectedly");
  return new Refusal(codes.internal, httpMessages.internal(c.get("requestId")));
}
function refuse(c, endpoint2, refusal2, language) {
  c.set("code", refusal2.code);
  const isNavigation = endpoint2.reply === "file" && (c.req.header("accept") ?? "").includes("text/html");
  return isNavigation ? refusalPage(refusal2) : refusalResponse(refusal2, language);
}

// src/http/requestLog.ts
import { randomUUID } from "crypto";
function requestLog(log) {
  return async (c, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    await next();
    c.res.headers.set("x-request-id", requestId);
    const milliseconds = Math.round(performance.now() - started);
    const line = {
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      code: c.get("code"),
      userId: c.get("userId"),
      milliseconds
    };
    c.get("log").info(line, "request");
  };
}

// src/http/securityHeaders.ts
function securityHeaders(settings2) {
  const ancestors = `frame-ancestors ${settings2.frameAncestors.join(" ") || "'none'"}`;
  const workbench = [
    "default-src 'self'",
    "script-src 'self'",
    // Styles are written by the program at run time, so they have no file to come from.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The assistant's channel is a program on the user's own machine.
    "connect-src 'self' ws://127.0.0.1:* ws://localhost:*",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ancestors
  ].join("; ");
  const storybook = [
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    ancestors
  ].join("; ");
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("content-security-policy", c.req.path.startsWith("/storybook") ? storybook : workbench);
    headers.set("x-content-type-options", "nosniff");
    headers.set("referrer-policy", "same-origin");
    headers.set("cross-origin-opener-policy", "same-origin");
  };
}

// src/http/unknownPath.ts
function mountUnknownPath(app, calls2) {
  const methods = /* @__PURE__ */ new Map();
  for (const { endpoint: endpoint2 } of calls2) methods.set(endpoint2.path, [...methods.get(endpoint2.path) ?? [], endpoint2.method]);
  app.all(`${apiBase}/*`, (c) => {
    const allowed = methods.get(c.req.path.slice(apiBase.length));
    const response = allowed ? wrongMethod(c, allowed) : refusal(c, new Refusal(codes.notFound, httpMessages.unknownPath), 404);
    response.headers.set("cache-control", "no-store");
    return response;
  });
}
function wrongMethod(c, allowed) {
  const response = refusal(c, new Refusal(codes.notAllowed, httpMessages.methodNotAllowed(allowed)), 405);
  response.headers.set("allow", allowed.join(", "));
  return response;
}
function refusal(c, reason, status) {
  return refusalResponse(reason, requestLanguage(new URL(c.req.url), c.req.header("accept-language")), status);
}

// src/openapi/mountOpenApi.ts
function mountOpenApi(app, calls2) {
  let text3;
  app.get(`${apiBase}/openapi.json`, (c) => {
    text3 ??= JSON.stringify(
      openApiDocument(allEndpoints, {
        title: "College Curriculum Workbench",
        version: "1",
        baseUrl: apiBase,
        servedPaths: calls2.map(({ endpoint: endpoint2 }) => `${endpoint2.method} ${endpoint2.path}`)
      })
    );
    return c.body(text3, 200, { "content-type": "application/json", "cache-control": "no-cache" });
  });
}

// src/db/testing/emptyTables.ts
import { sql as sql6 } from "drizzle-orm";
async function emptyTables(db) {
  const { rows } = await db.execute(
    sql6`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`
  );
  await db.execute(sql6.raw(`truncate ${rows.map((row2) => row2.name).join(", ")} restart identity cascade`));
}

// src/test-fixtures/resetCall.ts
var resetCall = handle(
  resetFixtures,
  async ({ services: { database } }) => {
    await emptyTables(database.db);
    await putSampleProgramme(database);
    return true;
  },
  { ownTransactions: true }
);

// src/web/mountWeb.ts
import { existsSync as existsSync2 } from "fs";
import { join } from "path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
var hashedName = /\/assets\/.+-[\w-]{8,}\.\w+$/;
function mountWeb(app, { workbench, storybook }) {
  app.get("/", (c) => c.redirect("/course/"));
  if (workbench && existsSync2(join(workbench, "index.html"))) {
    app.get("/course", (c) => c.redirect("/course/"));
    const pages = pagesOf(workbench, "/course");
    pages.get("/course/assets/*", (c) => c.notFound());
    pages.get("/course/*", serveStatic({ root: workbench, path: "index.html", precompressed: true }));
    app.route("/", pages);
  }
  if (storybook && existsSync2(join(storybook, "index.html"))) {
    app.get("/storybook", (c) => c.redirect("/storybook/"));
    app.route("/", pagesOf(storybook, "/storybook"));
  }
}
function pagesOf(root, base) {
  const pages = new Hono();
  pages.use(`${base}/*`, keepOrRevalidate);
  pages.use(`${base}/*`, compress());
  const rewriteRequestPath = (path) => path.slice(base.length);
  pages.get(`${base}/*`, serveStatic({ root, rewriteRequestPath, precompressed: true, allowPercentInPath: true }));
  return pages;
}
async function keepOrRevalidate(c, next) {
  await next();
  const isKept = c.res.status === 200 && hashedName.test(c.req.path);
  c.res.headers.set("cache-control", isKept ? "public, max-age=31536000, immutable" : "no-cache");
}

// src/createApp.ts
function createApp({ web = {}, hasResetCall = false, ...services }) {
  const app = new Hono2();
  app.use(requestLog(services.log));
  app.onError(answerError);
  app.use(securityHeaders(services.settings));
  const { corsOrigins } = services.settings;
  if (corsOrigins.length > 0) {
    const allowHeaders = ["authToken", "content-type", "accept-language"];
    app.use(`${apiBase}/*`, cors({ origin: [...corsOrigins], allowHeaders, exposeHeaders: ["content-disposition", "x-request-id"] }));
  }
  mountHealth(app, services);
  const mounted = hasResetCall ? [...calls, resetCall] : calls;
  mountOpenApi(app, mounted);
  for (const call of mounted) mountCall(app, services, call);
  mountUnknownPath(app, mounted);
  mountWeb(app, web);
  return app;
}

// src/http/log.ts
import { pino } from "pino";
function createLog(level) {
  const secrets = ["password", "passwordHash", "authToken", "token", "ticket", "old", "fresh", "new", "headers", "body"];
  return pino({
    level,
    base: null,
    timestamp: () => `,"time":"${(/* @__PURE__ */ new Date()).toISOString()}"`,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "\u2026" },
    serializers: { err: describeError }
  });
}
function describeError(error) {
  if (!(error instanceof Error)) return { message: "not an error object" };
  const cause = error.cause instanceof Error ? error.cause : void 0;
  return {
    type: error.name,
    // drizzle repeats the statement's parameters after this mark: they may be anybody's text.
    message: error.message.split("\nparams:")[0],
    code: Reflect.get(cause ?? error, "code"),
    cause: cause?.message,
    stack: error.stack?.split("\n").filter((line) => /^\s+at /.test(line)).join("\n")
  };
}

// src/serve.ts
import { createAdaptorServer } from "@hono/node-server";
var drainMilliseconds2 = 1e4;
async function listen(app, port, host) {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: host });
  server.requestTimeout = 3e5;
  server.headersTimeout = 2e4;
  await new Promise((resolve2, reject) => {
    server.once("error", (error) => reject(error.code === "EADDRINUSE" ? new Error(portTaken(port)) : error));
    server.listen(port, host, resolve2);
  });
  return server;
}
async function drain2(server) {
  const closed = new Promise((resolve2) => server.close(() => resolve2()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainMilliseconds2);
  await closed;
  clearTimeout(timer);
}
function portOf(server) {
  return server.address().port;
}
function portTaken(port) {
  return `\u7AEF\u53E3 ${port} \u5DF2\u88AB\u5360\u7528\uFF0C\u8BF7\u7528 PORT \u6307\u5B9A\u5176\u4ED6\u7AEF\u53E3\u3002 Port ${port} is taken. Choose another one with PORT.`;
}

// src/course-units/reapAbandoned.ts
var day = 864e5;
async function reapAbandoned(database, now, log) {
  const reaped = await inTransaction(database, async (db) => {
    const ids = await lockAbandoned(db, new Date(now.getTime() - day));
    await deleteCourseUnits(db, ids, { userId: null, now });
    return ids.length;
  });
  if (reaped > 0) log.info({ units: reaped }, "removed new course units that were never saved");
  return reaped;
}

// src/upkeep.ts
var hour = 36e5;
async function tidy(database, now, log) {
  await reapAbandoned(database, now, log);
  await forgetOldSessions(database.db, now);
  await forgetOldTickets(database.db, now);
  await forgetOldAttempts(database.db, now);
}
function startTidying(database, now, log) {
  let last = Promise.resolve();
  function run() {
    last = tidy(database, now(), log).catch((error) => log.error({ err: error }, "tidying failed"));
  }
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}

// src/main.ts
async function main(options) {
  const log = createLog(options.logLevel);
  const now = () => /* @__PURE__ */ new Date();
  const database = await openDatabase({ url: options.databaseUrl, folder: options.dataFolder, logger: log });
  try {
    if (options.hasSample) await putSampleProgramme(database);
    const { settings: settings2, hasResetCall } = options;
    const web = { workbench: options.workbenchFolder, storybook: options.storybookFolder };
    const app = createApp({ database, log, now, settings: settings2, hasResetCall, web, checkAnswers: false });
    const stopped = nextSignal();
    const server = await listen(app, options.port, options.host);
    const stopTidying = startTidying(database, now, log);
    startSpareReader();
    announce(options, portOf(server), database.engine);
    await stopped;
    await drain2(server);
    await stopTidying();
  } finally {
    await database.close();
  }
}
function nextSignal() {
  return new Promise((resolve2) => {
    for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve2());
  });
}
try {
  await main(readOptions(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}
`);
  process.exitCode = 1;
}
//# sourceMappingURL=main.js.map