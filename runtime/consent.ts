import { mountCookieBanner } from './consent/cookie-banner.ts';

/* Entry point on the pages of sites with a cookie banner; other sites do not load it. */
mountCookieBanner();
