import { describe, expect, it } from 'vitest';
import { type DataOptions, structuredData } from './structured-data.ts';

/** The structured data of a page with these options. */
function dataOf(options: object): readonly object[] {
  return structuredData({
    baseUrl: 'https://small.example',
    website: { siteTitle: 'Small', language: 'pt_BR' },
    logoUrl: undefined,
    url: '/log/one',
    homeUrl: '/',
    title: 'One — Small',
    description: undefined,
    imageUrl: undefined,
    collection: { title: 'Log', fullUrl: '/log' },
    item: undefined,
    ...options,
  } as unknown as DataOptions);
}

describe('the structured data of a home page', () => {
  it('names the language of the site as search engines do', () => {
    expect(dataOf({ url: '/' })[0]).toMatchObject({ '@type': 'WebSite', inLanguage: 'pt-BR' });
  });

  it('describes the site in each language, at the URL of its home page', () => {
    const [site] = dataOf({ url: '/pt', homeUrl: '/pt' });
    expect(site).toMatchObject({ '@type': 'WebSite', url: 'https://small.example/pt' });
  });

  it('names the profiles of the organization that are websites, and its logo', () => {
    const socialAccounts = [
      { profileUrl: 'HTTPS://social.example/small' },
      { profileUrl: 'mailto:a@small.example' },
    ];
    const website = { siteTitle: 'Small', language: 'en', socialAccounts };
    const logoUrl = 'https://small.example/assets/logo.png';
    expect(dataOf({ url: '/', website, logoUrl })[1]).toMatchObject({
      logo: logoUrl,
      sameAs: ['HTTPS://social.example/small'],
    });
    expect(dataOf({ url: '/' })[1]).not.toHaveProperty('sameAs');
  });
});

describe('the structured data of a post', () => {
  const post = { title: 'One', recordType: 1, publishOn: 1000, updatedOn: 2000 };

  it('has its author and times', () => {
    expect(dataOf({ item: { ...post, author: { displayName: 'Ana' } } })[0]).toMatchObject({
      '@type': 'BlogPosting',
      author: { '@type': 'Person', name: 'Ana' },
      datePublished: '1970-01-01T00:00:01.000Z',
      dateModified: '1970-01-01T00:00:02.000Z',
    });
    expect(dataOf({ item: post })[0]).not.toHaveProperty('author');
  });

  it.each([
    ['without a time of publication', { ...post, publishOn: undefined }],
    ['of another kind', { ...post, recordType: 12 }],
  ])('is left out for an item %s', (_what, item) => {
    expect(dataOf({ item })).toMatchObject([{ '@type': 'BreadcrumbList' }]);
  });
});

it.each([
  ['an item', { item: { title: 'One' } }, ['Small /', 'Log /log', 'One /log/one']],
  ['a collection', { url: '/log' }, ['Small /', 'Log /log']],
  ['another page', { url: '/404.html', collection: undefined }, ['Small /', 'One — Small /404.html']],
])('the breadcrumbs of %s lead from the home page to it', (_what, options, expected) => {
  const list = dataOf(options).at(-1) as {
    readonly itemListElement: readonly { name: string; item: string }[];
  };
  const steps = list.itemListElement.map(({ name, item }) => `${name} ${item.slice(21)}`);
  expect(steps).toEqual(expected);
});
