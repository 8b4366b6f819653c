import { expect, it } from 'vitest';
import { coordinatesOf } from './coordinates-of.ts';

it.each([
  '38.7075, -9.1364',
  '38.7075 -9.1364',
  'https://www.openstreetmap.org/?mlat=38.7075&mlon=-9.1364#map=16/38.7/-9.1',
  'https://www.openstreetmap.org/#map=16/38.7075/-9.1364',
  'https://www.google.com/maps/@38.7075,-9.1364,15z',
  'https://www.google.com/maps/place/X/@38.7,-9.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0!8m2!3d38.7075!4d-9.1364',
  'https://maps.google.com/?q=38.7075,-9.1364',
])('finds the place in %s', (text) => {
  expect(coordinatesOf(text)).toEqual({ latitude: 38.7075, longitude: -9.1364 });
});

it.each(['', 'Lisbon', '91, 0', '38.7', '0, 181', 'https://example.com/', '1, 2, 3'])(
  'finds no place in %j',
  (text) => {
    expect(coordinatesOf(text)).toBeUndefined();
  },
);
