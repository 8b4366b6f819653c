import { expect, it } from 'vitest';
import { buildSmallSite } from '../../testing/build-small-site.ts';

/** The `<html>` tag of a site in one language, with a theme that prints this one. */
async function htmlTag(language: string, ofTheme = '<html lang="{website.language}">'): Promise<string> {
  const region = `${ofTheme}<head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>`;
  const { read } = await buildSmallSite({ 'theme/site.region': region }, { website: { language } });
  return /<html[^>]*>/.exec(read('index.html'))?.[0] ?? '';
}

it.each([
  ['ar', '<html lang="{website.language}">', '<html dir="rtl" lang="ar">'],
  ['he-IL', '<html>', '<html dir="rtl">'],
  ['ar', '<html dir="ltr" class="no-js">', '<html dir="rtl" class="no-js">'],
  ['ar', "<html dir='rtl'>", '<html dir="rtl">'],
  ['de', '<html lang="{website.language}">', '<html lang="de">'],
  ['de', '<html dir="ltr">', '<html dir="ltr">'],
])('a site in %s with a theme that prints %s has %s', async (language, ofTheme, expected) => {
  expect(await htmlTag(language, ofTheme)).toBe(expected);
});
