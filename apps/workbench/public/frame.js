// Runs before the workbench's own scripts: sets the attributes that page.css draws the first frame by, which are the stored theme and whether the page has the navigation.
{
  const { dataset } = document.documentElement;
  const path = location.pathname.replace(/^\/course/, '');
  let stored = {};
  let isSignedIn = false;
  try {
    stored = JSON.parse(localStorage.getItem('preferences')) ?? {};
    isSignedIn = [sessionStorage, localStorage].some((storage) => storage.getItem('loginInfo') !== null);
  } catch {
    // A browser without storage, or what somebody else stored there: the frame shows as to anybody.
  }
  const isEditor = ['/courseUnit/detail', '/courseUnit/report', '/matrix', '/major/detail'].includes(path);
  const isAlone = /^\/$|^\/(login|404|report|published|support|forgetpwd|jobto)(\/|$)/.test(path);
  dataset.frameTheme = stored.theme ?? 'light';
  if (isSignedIn && !isAlone) dataset.frame = (stored.isRail ?? isEditor) ? 'rail' : 'main';
}
