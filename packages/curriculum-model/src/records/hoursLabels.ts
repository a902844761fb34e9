/** Labels of the two kinds of hours, wherever they are planned. */
export const theoryHours = { zh: '理论学时', en: 'Theory hours' } as const;
export const practiceHours = { zh: '实践学时', en: 'Practice hours' } as const;
