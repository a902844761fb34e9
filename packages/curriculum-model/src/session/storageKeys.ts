/** Keys of the browser's stores (decision 18): the first two in session storage, the last in local storage. */
export const storageKeys = { language: 'language', loginInfo: 'loginInfo', myCoursesOnly: 'myCoursesOnly' } as const;
