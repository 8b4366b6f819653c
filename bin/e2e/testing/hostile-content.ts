import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word of 120 characters. */
const WORD = 'extraordinary'.repeat(10).slice(0, 120);

type Body = Record<string, unknown>;

/** Gives every title, name and address of a site one long word, its items no images, and its menu 25 links. */
export function writeHostileContent(folder: string): void {
  for (const file of jsonFiles(join(folder, 'items')))
    edit(file, ({ mainImageId, ...body }) => ({ ...body, title: WORD, excerpt: WORD, ...event(body) }));
  for (const file of jsonFiles(join(folder, 'collections')))
    edit(file, (body) => ({ ...body, title: WORD, description: WORD }));
  edit(join(folder, 'site.json'), ({ website, ...body }) => ({
    ...body,
    website: { ...(website as Body), siteTitle: WORD, siteTagLine: WORD, ...ADDRESS },
  }));
  edit(join(folder, 'navigation/mainNavigation.json'), () => ({ items: Object.fromEntries(LINKS) }));
}

const PLACE = { addressTitle: WORD, addressLine1: WORD };
const ADDRESS = {
  location: PLACE,
  contactEmail: `${WORD.slice(0, 60)}@example.com`,
  openingHours: [{ days: WORD, hours: WORD }],
};

/** Events have a place. */
const event = (body: Body): Body => ('location' in body ? { location: PLACE } : {});

const LINKS = Array.from({ length: 25 }, (_, index) => [
  `link-${index}`,
  {
    order: `a${String.fromCharCode(65 + index)}`,
    externalLink: { title: index === 0 ? WORD : `Link ${index}`, url: '/', newWindow: false },
  },
]);

function jsonFiles(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.json')).map((file) => join(folder, file));
}

function edit(file: string, change: (body: Body) => Body): void {
  const document = JSON.parse(readFileSync(file, 'utf8')) as { readonly body: Body };
  writeFileSync(file, JSON.stringify({ ...document, body: change(document.body) }));
}
