import { campusDoorMessages } from '../shell/CampusDoor/messages';
import { landingPageMessages } from '../shell/LandingPage/messages';
import { notFoundMessages } from '../shell/NotFoundPage/messages';
import type { Driver } from './Driver';
import { partsCalled } from './named';

/** `CampusDoor`: the sign-in by the campus, beside that by password. */
export function campusDoor<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by, of } = partsCalled(driver, campusDoorMessages);
  return {
    ways: by('region', 'ways'),
    /** The link to the campus, by the name of the provider. */
    provider: (name: string) => of('link', 'provider', { name }),
    /** Shows the form for the emergency account, where passwords are switched off. */
    useEmergencyAccount: () => click(by('button', 'emergency')),
    useOtherWay: () => click(by('button', 'otherWay')),
  };
}

/** `LandingPage`, `NotFoundPage`, `PageNotice` and `PageBody`: the page for those who are not signed in, and what a page says about itself. */
export function plainPage<Part>(driver: Driver<Part>) {
  const { part } = driver;
  const landing = partsCalled(driver, landingPageMessages);
  return {
    /** What the page is, or what is wrong with it. */
    title: part('heading', { place: 1 }),
    enter: landing.by('link', 'enter'),
    signIn: landing.by('link', 'signIn'),
    /** The way back of a page that is not there. */
    back: partsCalled(driver, notFoundMessages).by('link', 'back'),
    link: (name: string | RegExp) => part('link', { name }),
  };
}
