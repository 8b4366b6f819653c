import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Edits of a folder with the site `harbour`, by what they change. Every one leaves a site that can be published. */
export type SiteEdits = Readonly<Record<string, (number: number) => void>>;

/** Call it before the first edit. The number makes each edit different. */
export function createSiteEdits(folder: string): SiteEdits {
  const file = (path: string) => join(folder, path);
  const home = readFileSync(file('pages/home.json'), 'utf8');

  /** Renamed, as editors save. */
  function save(path: string, change: (text: string) => string): void {
    const text = readFileSync(file(path), 'utf8');
    writeFileSync(file(`${path}.tmp`), change(text));
    renameSync(file(`${path}.tmp`), file(path));
  }

  /** Edits the body of a document that exists. */
  function editBody(
    path: string,
    change: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
  ): void {
    if (!existsSync(file(path))) return;
    save(path, (text) => {
      const document = JSON.parse(text);
      return JSON.stringify(
        { ...document, body: { ...document.body, ...change(document.body) } },
        undefined,
        2,
      );
    });
  }

  const retitle = (path: string) => (number: number) => editBody(path, () => ({ title: `Title ${number}` }));

  return {
    'a page': retitle('pages/about.json'),
    'the home page': retitle('pages/home.json'),
    'a post': retitle('items/log/knots.json'),
    'a product': retitle('items/shop/rope.json'),
    'a collection': retitle('collections/log.json'),
    'a tag': retitle('taxons/rope.json'),
    'a text': (number) =>
      save('items/log/tar.md', (text) => `${text}\nParagraph ${number}, [dead](/nowhere).\n`),
    'a URL': (number) => editBody('items/log/splicing.json', () => ({ urlId: `splicing-${number}` })),
    'a date': (number) => editBody('items/log/tar.json', () => ({ publishOn: 1_700_000_000_000 + number })),
    'a status': (number) =>
      editBody('pages/wide.json', () => ({ status: number % 2 === 0 ? 'Draft' : 'Published' })),
    'a copied post': (number) => {
      const copy = JSON.parse(readFileSync(file('items/log/knots.json'), 'utf8'));
      const body = { ...copy.body, urlId: `copied-${number}`, title: `Copy ${number}` };
      writeFileSync(file(`${COPY}.json`), JSON.stringify({ ...copy, id: 'log-copied', body }));
      writeFileSync(file(`${COPY}.md`), `Copied text ${number}\n`);
    },
    'a removed post': () => {
      rmSync(file(`${COPY}.json`), { force: true });
      rmSync(file(`${COPY}.md`), { force: true });
    },
    'a renamed file': () => {
      const [from, to] = existsSync(file('pages/about.json')) ? ['about', 'us'] : ['us', 'about'];
      renameSync(file(`pages/${from}.json`), file(`pages/${to}.json`));
    },
    'the settings': (number) =>
      editBody('site.json', ({ website }) => ({
        website: { ...Object(website), siteTitle: `Site ${number}` },
      })),
    'a template': (number) => save('theme/head.region', (text) => `${text}<!-- ${number} -->`),
    'a style sheet': (number) => save('theme/styles/site.less', (text) => `${text}\n.a-${number} { top: 0 }`),
    'an image': (number) => save('assets/rope.svg', (text) => `${text}<!-- ${number} -->`),
    'white space of a file': () => save('items/shop/anchor.json', (text) => `${text}\n`),
    'a mistake that is corrected at once': (number) => {
      save('pages/home.json', (text) => text.slice(0, -20));
      rmSync(file('pages/home.json'));
      writeFileSync(file('pages/home.json'), home);
      retitle('pages/home.json')(number);
    },
    'a price': (number) =>
      save('items/shop/rope.json', (text) => text.replace(/"value": "\d+/, `"value": "${number + 1}`)),
    'a product that is tagged': (number) =>
      editBody('items/shop/anchor.json', () => ({ tags: number % 2 === 0 ? ['tag-rope'] : [] })),
    'a block': (number) =>
      save('pages/home.json', (text) => text.replace(/"Plain [^"]*"/, `"Plain text ${number}."`)),
    'the navigation': (number) =>
      save('navigation/main.json', (text) => text.replace(/"Port [^"]*"/, `"Port & pilots ${number}"`)),
    'a string of the theme': (number) =>
      save('theme/strings/template-en.json', (text) => text.replace(/"Newer[^"]*"/, `"Newer ${number}"`)),
    'a block template': (number) => save('theme/blocks/saying.block', (text) => `${text}<!-- ${number} -->`),
    'a file of the theme': (number) =>
      writeFileSync(
        file('theme/assets/new.svg'),
        `<svg xmlns="http://www.w3.org/2000/svg"><title>${number}</title></svg>`,
      ),
  };
}

/** The document that is copied, and removed. */
const COPY = 'items/log/copied';
