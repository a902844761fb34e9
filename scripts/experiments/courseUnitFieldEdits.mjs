/** The edits made by hand to add 考核要求, a required text with English, to the course unit; each edit once, before `mark`. */
const model = 'packages/curriculum-model/src';
const detail = 'packages/curriculum-widgets/src/course-units/CourseUnitDetail';

/** The product's own files. */
export const productEdits = [
  {
    file: `${model}/records/courseUnit.ts`,
    mark: '} as const satisfies FieldTable<CourseUnitFacts>',
    text: `  /** How students are assessed. */
  assessment: {
    kind: 'text',
    maxLength: textLimits.paragraph,
    label: { zh: '考核要求', en: 'Assessment requirement' },
    isRequired: true,
    isTranslated: true,
    isInHistory: true,
    inCopy: 'kept',
    isInReport: true,
    isInMatrix: true,
    isChecked: false,
    isSuggested: false,
  },
`,
  },
  {
    file: 'apps/server/src/db/tables/courseUnits.ts',
    mark: '    theoryPeriod: hours(),',
    text: `    assessment: text().notNull().default(''),\n`,
  },
  {
    file: `${detail}/sections/BasicSection.tsx`,
    mark: '        <MarkedField field="typeId" name={text.type} span={6} isQuiet>',
    text: `        <div data-span="6" data-place="assessment">
          <TextField
            label={text.assessment}
            isRequired
            maxLength={courseUnitFields.assessment.maxLength}
            value={fields.assessment}
            errorMessage={emptyFields?.includes('assessment') ? text.assessmentEmpty : undefined}
            isReadOnly={isReadOnly}
            onChange={(assessment) => onChange({ assessment })}
          />
        </div>
`,
  },
  {
    file: `${detail}/messages.ts`,
    mark: '    nameEmpty: courseUnitMessages.nameEmpty,',
    text: `    assessmentEmpty: { zh: '考核要求不能为空', en: 'Assessment requirement cannot be empty' },\n`,
  },
  {
    file: `${model}/syllabus/document/courseIntroduction.ts`,
    mark: '};\n\n/** The course introduction',
    text: `  assessment: ({ intro }, languages) => {
    const text = writtenWords(languages, intro.assessment, intro.translations?.en?.assessment);
    return isEmptyWords(text) ? [] : [{ kind: 'paragraph', id: 'courseAssessment', text }];
  },
`,
    also: [["import { isEmptyWords } from './wording';", "import { isEmptyWords, writtenWords } from './wording';"]],
  },
  {
    file: `${model}/matrices/files/courseColumns.ts`,
    mark: '};\n\n/** Those columns',
    text: `  assessment: {
    head: { zh: '考核要求', en: 'Assessment requirement' },
    width: 30,
    words: (course, language) => textOf(course, 'assessment', language),
  },
`,
  },
];

/** The sample programme, and the table of documented fields that a test holds. */
export const sampleEdits = [
  {
    file: `${model}/fixtures/courseSource.ts`,
    mark: '  const names = namesWhere(',
    text: '',
    also: [
      [
        '{ name, introduction, position, criterion };\n  const names',
        `{
    name,
    introduction,
    position,
    criterion,
    assessment: [\`\${name[0]}的考核\`, \`Assessment of \${name[1]}\`],
  };
  const names`,
      ],
    ],
  },
  {
    file: `${model}/entities.test.ts`,
    mark: ' criterion createTime',
    text: ' assessment',
  },
];

/** What one edit makes of a file's text; throws where its place is not found. */
export function edited({ file, mark, text, also = [] }, before) {
  if (!before.includes(mark))
    throw new Error(`${file}: “${mark}” is not there. The file was rewritten: say in courseUnitFieldEdits.mjs where the field goes now.`);
  const inserted = before.replace(mark, (place) => text + place);
  return also.reduce((so, [from, to]) => {
    if (!so.includes(from)) throw new Error(`${file}: “${from}” is not there.`);
    return so.replace(from, () => to);
  }, inserted);
}
