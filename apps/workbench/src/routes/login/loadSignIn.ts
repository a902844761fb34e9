/** The call with its schemas weighs as much as a third of the page, so it comes while the form is filled in. */
export const loadSignIn = () => import('./signIn');
