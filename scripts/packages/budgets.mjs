/**
 * What an entry may cost whoever takes it alone: kB, minified, gzip, without react, react-dom and styled-components, with the used parts of React
 * Aria. Counted is what a browser loads before the widget shows; parts that load when they are opened are not. Button, copy wizard and course matrix
 * have their budgets from the product's requirements; the others are what they weighed, and a little.
 */
export const budgets = {
  '@college/curriculum-model': { '.': 130, './fixtures': 40 },
  '@college/api-client': { '.': 65, './contract': 53, './mock': 146, './react': 36, './conformance': 120 },
  '@college/ui': {
    './Button': 16,
    './Cascader': 32,
    './Checkbox': 20,
    './ComboBox': 73,
    './DataTable': 92,
    './Dialog': 37,
    './EditableTable': 104,
    './Menu': 58,
    './Select': 69,
    './Tabs': 35,
    './TextField': 16,
    './Toast': 26,
    './Tree': 15,
    './messages': 2,
    './theme': 5,
  },
  '@college/curriculum-widgets': {
    './account/Account': 33,
    './assistant/AssistantFill': 96,
    './copying/CopyWizard': 90,
    './goals/GoalPanel': 92,
    './matrices/CourseMatrix': 80,
    './matrices/MatrixGrid': 24,
    './matrices/MajorMatrix': 136,
    './matrices/ProjectMatrix': 130,
  },
};

/** For the entries without a line above. */
export const otherwise = {
  '@college/curriculum-model': 130,
  '@college/api-client': 146,
  '@college/ui': 250,
  '@college/curriculum-widgets': 760,
};
