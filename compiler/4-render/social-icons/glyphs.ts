import { ownValue } from '../../model/own-value.ts';

/**
 * The icons of social services, drawn for Quoin, since logos are trademarks: SVG paths in a square of 32 units, to be filled by
 * the even-odd rule. A service has the shape of what it is about or, if another one has it already, its initial.
 */
export function glyphOf(service: string): string {
  const shape = ownValue(SHAPE_OF, service);
  if (shape !== undefined) return SHAPES[shape];
  return ownValue(LETTERS, service.charAt(0).toUpperCase()) ?? SHAPES.ring;
}

type Shape = keyof typeof SHAPES;

const SHAPES = {
  bars: 'M3 15h5v13H3zM10 5h5v23h-5zM17 11h5v17h-5zM24 18h5v10h-5z',
  bubble: 'M5 4h22a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H15l-8 6v-6H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
  camera:
    'M4 8h5l3-4h8l3 4h5a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2zM16 11a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 14.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  cloud: 'M9 26a6.5 6.5 0 0 1-.9-12.9 9 9 0 0 1 17.3 1.6A5.8 5.8 0 0 1 24 26z',
  code: 'M11 7l-9 9 9 9 3-3-6-6 6-6zM21 7l9 9-9 9-3-3 6-6-6-6z',
  envelope: 'M3 5h26L16 14.5zM2 8l14 10.2L30 8v17a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z',
  feed: 'M4 4a24 24 0 0 1 24 24h-5A19 19 0 0 0 4 9zM4 13a15 15 0 0 1 15 15h-5A10 10 0 0 0 4 18zM7.5 21a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  note: 'M11 5l16-3v19a5 4.5 0 1 1-4-4.4V10l-8 1.5V25a5 4.5 0 1 1-4-4.4z',
  pin: 'M16 2a10 10 0 0 1 10 10c0 6-5 11-10 18C11 23 6 18 6 12A10 10 0 0 1 16 2zM16 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  plane: 'M2 15L30 3l-5 25-9-6-4 5-1-8zM14 19.5l1 3L25 9z',
  ring: 'M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26zM16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  video: 'M5 5h22a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM12.5 10.5v11l9.5-5.5z',
};

const SHAPE_OF: Readonly<Record<string, Shape>> = {
  email: 'envelope',
  foursquare: 'pin',
  github: 'code',
  instagram: 'camera',
  rss: 'feed',
  soundcloud: 'cloud',
  spotify: 'bars',
  telegram: 'plane',
  tiktok: 'note',
  whatsapp: 'bubble',
  youtube: 'video',
};

const LETTERS: Readonly<Record<string, string>> = {
  A: 'M12.5 3h7L29 29h-6.6l-1.8-6h-9.2l-1.8 6H3zM16 9.5L13.1 18h5.8z',
  B: 'M6 3h11a7 7 0 0 1 4.8 12.1A7.2 7.2 0 0 1 18 29H6zM12 8v5.5h4.5a2.75 2.75 0 0 0 0-5.5zM12 18.5V24h5a2.75 2.75 0 0 0 0-5.5z',
  C: 'M25.2 6.8L20.95 11.05a7 7 0 1 0 0 9.9l4.25 4.25a13 13 0 1 1 0-18.4z',
  D: 'M6 3h8a13 13 0 0 1 0 26H6zM12 9v14h2a7 7 0 0 0 0-14z',
  E: 'M7 3h18v6H13v4h10v6H13v4h12v6H7z',
  F: 'M8 3h17v6H14v5h9v6h-9v9H8z',
  G: 'M25.2 6.8L20.95 11.05a7 7 0 1 0 1.11 8.45H16V14h12.85A13 13 0 1 1 25.2 6.8z',
  H: 'M5 3h6v10h10V3h6v26h-6V19H11v10H5z',
  I: 'M13 3h6v26h-6z',
  J: 'M19 3h6v17a9 9 0 0 1-18 0h6a3 3 0 0 0 6 0z',
  K: 'M6 3h6v10.5L20.5 3H28L17.5 15.7 28.5 29h-7.6L12 18v11H6z',
  L: 'M8 3h6v20h12v6H8z',
  M: 'M3 3h6.5L16 15l6.5-12H29v26h-6V14l-7 12-7-12v15H3z',
  N: 'M5 3h6.2L21 18.5V3h6v26h-6.2L11 13.5V29H5z',
  O: SHAPES.ring,
  P: 'M7 3h10a8.5 8.5 0 0 1 0 17h-4v9H7zM13 9v5h4a2.5 2.5 0 0 0 0-5z',
  Q: 'M16 3a13 13 0 0 1 13 13v13H16a13 13 0 0 1 0-26zM16 9a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  R: 'M6 3h11a8.5 8.5 0 0 1 4.2 15.9L27 29h-6.8L15 20h-3v9H6zM12 9v5h5a2.5 2.5 0 0 0 0-5z',
  S: 'M25 3v6H13.5a2 2 0 0 0 0 4H18a8 8 0 0 1 0 16H7v-6h11a2 2 0 0 0 0-4h-4.5a8 8 0 0 1 0-16z',
  T: 'M5 3h22v6h-8v20h-6V9H5z',
  U: 'M5 3h6v15a5 5 0 0 0 10 0V3h6v15a11 11 0 0 1-22 0z',
  V: 'M3 3h6.6L16 21l6.4-18H29l-9.8 26h-6.4z',
  W: 'M1 3h6l3.5 16L14 3h4l3.5 16L25 3h6l-6.5 26h-5.8L16 17l-2.7 12H7.5z',
  X: 'M4 3h7.4L16 10.7 20.6 3H28l-8.3 13L28 29h-7.4L16 21.3 11.4 29H4l8.3-13z',
  Y: 'M3 3h7l6 10.5L22 3h7L19 19v10h-6V19z',
  Z: 'M6 3h20v5.5L14 23h12v6H6v-5.5L18 9H6z',
};
