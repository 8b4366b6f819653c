import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { valueAt } from '../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole, type Query } from '../../../testing/roles.ts';
import { sectionsOf } from '../model/page-layout.ts';
import { NewPageDialog } from './new-page-dialog.tsx';

const onCreated = vi.fn();
let part: OpenPart;
afterEach(async () => {
  vi.clearAllMocks();
  await part.close();
});

const press = (query: Query) => act(async () => byRole(document.body, query).click());

async function open(): Promise<void> {
  part = await openInEditor(<NewPageDialog onClose={() => {}} onCreated={onCreated} />);
  await fill(/^Title/, 'Visit');
}

async function fill(name: RegExp, text: string): Promise<void> {
  const field = byRole(document.body, { role: 'textbox', name });
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const created = () => part.editor.store.states.getState().head.get('page:visit');

it('creates a page with the sections of the chosen template', async () => {
  await open();
  await press({ role: 'button', name: 'Blank page Template' });
  await press({ role: 'option', name: /^Contact/ });
  await press({ role: 'button', name: 'Create page' });
  expect(sectionsOf(created())).toHaveLength(3);
  expect(onCreated).toHaveBeenCalledExactlyOnceWith('page:visit');
});

it('creates a page with its title only by default', async () => {
  await open();
  await press({ role: 'button', name: 'Create page' });
  expect(sectionsOf(created())).toHaveLength(1);
});

it('offers no templates for folders', async () => {
  await open();
  await press({ role: 'button', name: 'Page Type' });
  await press({ role: 'option', name: /^Folder/ });
  expect(document.body.textContent).not.toContain('Template');
});

it.each(['Folder', 'Index page', 'Link'])('focuses the title when the type %s is chosen', async (type) => {
  await open();
  await act(async () => byRole(document.body, { role: 'button', name: 'Page Type' }).focus());
  await press({ role: 'button', name: 'Page Type' });
  await press({ role: 'option', name: new RegExp(`^${type}`) });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  const title = byRole(document.body, { role: 'textbox', name: /^Title/ });
  expect(document.activeElement).toBe(title);
  expect(title).toHaveProperty('value', 'Visit');
});

describe('a collection that another screen creates', () => {
  const choose = async (type: RegExp) => {
    await press({ role: 'button', name: 'Page Type' });
    await press({ role: 'option', name: type });
  };

  it.each([
    [/^Blog/, '/config/content?add=blog'],
    [/^Events page/, '/config/content?add=events'],
    [/^Store/, '/config/store/products?add=store'],
  ])('%s continues in its dialog, without a title of its own', async (type, url) => {
    await open();
    await choose(type);
    expect(document.body.textContent).not.toContain('Title');
    await press({ role: 'button', name: 'Continue' });
    expect(part.history.location.href).toBe(url);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it('is not a second store', async () => {
    const body = { type: 13, title: 'Shop' };
    part = await openInEditor(<NewPageDialog onClose={() => {}} onCreated={onCreated} />, {
      docs: [{ key: 'collection:shop', rev: 1, updatedAt: 0, updatedBy: 'test', body }],
    });
    await press({ role: 'button', name: 'Page Type' });
    const options = allByRole(document.body, { role: 'option', name: /./ });
    expect(options.map(({ textContent }) => textContent)).not.toContainEqual(expect.stringMatching(/^Store/));
  });
});

describe('a link in the navigation', () => {
  const links = () =>
    Object.values(
      Object(valueAt(part.editor.store.states.getState().head.get('navigation:mainNavigation'), ['items'])),
    ).flatMap((entry) => Object(entry).externalLink ?? []);
  const openLink = async (url: string) => {
    await open();
    await press({ role: 'button', name: 'Page Type' });
    await press({ role: 'option', name: /^Link/ });
    await fill(/^URL/, url);
    await press({ role: 'button', name: 'Add link' });
  };

  it('is added with its title and URL', async () => {
    await openLink(' https://tides.example/ ');
    expect(links()).toEqual([{ title: 'Visit', url: 'https://tides.example/', newWindow: false }]);
    expect(onCreated).not.toHaveBeenCalled();
  });

  it.each(['', 'javascript:alert(1)'])('is not added with the URL %j, which is reported', async (url) => {
    await openLink(url);
    expect(links()).toEqual([]);
    expect(document.body.textContent).toContain('Enter a path such as /shop, or a URL with http');
  });

  it('suggests a URL with its scheme', async () => {
    await open();
    await press({ role: 'button', name: 'Page Type' });
    await press({ role: 'option', name: /^Link/ });
    await fill(/^URL/, 'tides.example');
    await press({ role: 'button', name: 'Use this URL' });
    // The button is gone; Enter submits the form.
    expect(document.activeElement).toBe(byRole(document.body, { role: 'textbox', name: /^URL/ }));
    await press({ role: 'button', name: 'Add link' });
    expect(links()).toEqual([{ title: 'Visit', url: 'https://tides.example', newWindow: false }]);
  });
});

it('reports the sections of a template that the site has no content for', async () => {
  await open();
  await press({ role: 'button', name: 'Blank page Template' });
  await press({ role: 'option', name: /^Portfolio/ });
  expect(document.body.textContent).toContain('3 sections are left out');
});
