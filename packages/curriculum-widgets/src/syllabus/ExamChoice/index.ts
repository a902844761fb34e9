export { ExamChoice, type ExamChoiceProps } from './ExamChoice';
