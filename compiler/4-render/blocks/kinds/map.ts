import { type Coordinates, coordinatesOf } from '../../../../formatters/vocabulary/rules/coordinates-of.ts';
import type { BlockRendering } from './block-rendering.ts';
import { FRAME_STYLES, FRAME_TEMPLATE } from './frame-card.ts';
import { textOf } from './text-of.ts';

/** A link to OpenStreetMap. Nothing is loaded from there before a visitor presses it; the map then takes its place. */
export const map: BlockRendering<'map'> = {
  template: FRAME_TEMPLATE,
  data: ({ address = '', location = '', zoom = DEFAULT_ZOOM, height = 'medium' }, { strings, mark }) => {
    const place = coordinatesOf(location);
    const url = place === undefined ? searchUrl(address) : mapUrl(place, zoom);
    return {
      isShown: place !== undefined || address !== '',
      design: `map frame-${height}`,
      frame: place === undefined ? '' : frameUrl(place, zoom),
      url,
      frameTitle: address,
      showText: textOf(strings, place === undefined ? 'mapOpen' : 'mapShow', {
        english: place === undefined ? 'Open map' : 'Show map',
      }),
      notice:
        place === undefined
          ? ''
          : textOf(strings, 'mapNotice', { english: 'The map is loaded from OpenStreetMap.' }),
      caption: address && mark('address', address),
    };
  },
  styles: FRAME_STYLES,
};

const DEFAULT_ZOOM = 15;

const SITE = 'https://www.openstreetmap.org';

function searchUrl(address: string): string {
  return `${SITE}/search?query=${encodeURIComponent(address)}`;
}

function mapUrl({ latitude, longitude }: Coordinates, zoom: number): string {
  return `${SITE}/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`;
}

/** The page for frames shows a box: that of a map as wide as a block. */
function frameUrl({ latitude, longitude }: Coordinates, zoom: number): string {
  const width = (360 / 2 ** zoom) * 2.5;
  const height = (width / 2) * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - width / 2, latitude - height / 2, longitude + width / 2, latitude + height / 2];
  const bounds = box.map((degrees) => degrees.toFixed(5)).join('%2C');
  return `${SITE}/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`;
}
