import { afterEach, expect, it } from 'vitest';
import type { DocKey } from '../../../../../compiler/model/index.ts';
import { type OpenPart, openInEditor } from '../../../../core/hooks/testing/open-in-editor.tsx';
import { NO_PLACES, type Places } from '../../../../core/preview/page-geometry.ts';
import { AreaTools } from './area-tools.tsx';

const FOOTER: DocKey = 'block-field:footer';
const NOTE = 'Hidden by the theme: choose blocks under Area';
const MEASURED = { height: 800 };
const SHOWN = { id: 'footer', rect: { x: 0, y: 700, width: 400, height: 100 }, isEmpty: false };

let part: OpenPart;
afterEach(() => part.close());

/** Opens the tools of the footer on a page that is measured like this. */
async function open(
  places: Partial<Places>,
  blocks: object = { hours: { kind: 2, order: 'a0', value: { markdown: 'Open' } } },
): Promise<string> {
  const geometry = { ...NO_PLACES, ...places };
  part = await openInEditor(
    <AreaTools doc={FOOTER} shownPage={undefined} geometry={geometry} onAdded={() => {}} onOpen={() => {}} />,
    { docs: [{ key: FOOTER, rev: 1, updatedAt: 0, updatedBy: 'test', body: { blocks } }] },
  );
  return part.container.textContent ?? '';
}

it('an area that the theme hides says where its blocks are', async () => {
  expect(await open(MEASURED)).toContain(NOTE);
});

it('an area without blocks, which themes hide until then, has no such note', async () => {
  expect(await open(MEASURED, {})).not.toContain(NOTE);
});

it.each([
  ['that the page shows', { ...MEASURED, areas: [SHOWN] }],
  ['of a page that is not measured yet', {}],
])('an area %s has no such note', async (_, places) => {
  expect(await open(places)).not.toContain(NOTE);
});

it('an area without blocks has no such note, since themes show it with its first block', async () => {
  expect(await open(MEASURED, {})).not.toContain(NOTE);
});
