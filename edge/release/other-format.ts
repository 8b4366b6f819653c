import type { Manifest } from '../../compiler/model/index.ts';
import { pathOf } from './parse-path.ts';

/** Files of a release next to a page, or in its folder, by `format`, in order. */
const FILES: Readonly<Record<string, (folder: string) => readonly string[]>> = {
  ical: (folder) => [`${folder}.ics`, `${folder}/events.ics`],
  rss: (folder) => [`${folder}/rss.xml`],
};

/**
 * Returns the URL of the calendar or feed of a page that themes link to with a query, as on the platform: `/events/tour?format=ical` is
 * `/events/tour.ics`. Undefined when there is none.
 *
 * @param file of the page: `events/tour/index.html`
 */
export function otherFormat(
  { files }: Pick<Manifest, 'files'>,
  file: string,
  format: string | null,
): string | undefined {
  if (format === null || !Object.hasOwn(FILES, format) || !/(?:^|\/)index\.html$/.test(file))
    return undefined;
  const folder = file.replace(/\/?index\.html$/, '');
  const path = FILES[format]?.(folder)
    .map((each) => each.replace(/^\//, ''))
    .find((each) => Object.hasOwn(files, each));
  return path === undefined ? undefined : pathOf(path.split('/'));
}
