import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.map;
const VALUE = { address: 'Lisbon', location: '38.7119, -9.1305' };

it('is a link to OpenStreetMap with the frame that the runtime loads', async () => {
  const { html } = await renderBlockOf(KIND, VALUE);
  expect(html).toContain(
    'href="https://www.openstreetmap.org/?mlat=38.7119&amp;mlon=-9.1305#map=15/38.7119/-9.1305"',
  );
  expect(html).toMatch(
    /data-player="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=[-\d.%C]+&amp;layer=mapnik&amp;marker=38\.7119%2C-9\.1305"/,
  );
  expect(html).toContain('<figcaption>Lisbon</figcaption>');
});

it('requests nothing from OpenStreetMap, and says that it will', async () => {
  const { html } = await renderBlockOf(KIND, VALUE);
  expect(html).not.toMatch(/ src=|<iframe/);
  expect(html).toContain('The map is loaded from OpenStreetMap.');
});

it('shows a box around the place, smaller when closer', async () => {
  const box = async (zoom: number) => {
    const { html } = await renderBlockOf(KIND, { ...VALUE, zoom });
    return (/bbox=([^&]*)/.exec(html)?.[1] ?? '').split('%2C').map(Number);
  };
  const [west = 0, south = 0, east = 0, north = 0] = await box(15);
  expect(west < -9.1305 && east > -9.1305 && south < 38.7119 && north > 38.7119).toBe(true);
  const [closeWest = 0, , closeEast = 0] = await box(16);
  expect((east - west) / (closeEast - closeWest)).toBeCloseTo(2, 1);
});

it('without a location, is a link to a search for the address', async () => {
  const { html } = await renderBlockOf(KIND, { address: 'Rua "A" & B' });
  expect(html).toContain('href="https://www.openstreetmap.org/search?query=Rua%20%22A%22%20%26%20B"');
  expect(html).not.toContain('data-player');
  expect((await renderBlockOf(KIND, {})).html).toBe('');
});

it('prints addresses as text', async () => {
  const { html } = await renderBlockOf(KIND, { ...VALUE, address: HOSTILE });
  expect(html).not.toContain('<script');
});

it.each([{ location: 'javascript:alert(1)' }, { zoom: 2 }, { zoom: 19 }, { height: 'x' }])(
  'cannot have the value %j',
  (value) => {
    expect(renderableBlock(KIND, value)).toBeUndefined();
  },
);
