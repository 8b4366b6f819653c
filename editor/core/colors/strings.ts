import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the color picker, by key (R-SHELL-APP-05). */
export const t = createTranslator({
  'color.custom': 'Custom color',
  'color.hue': 'Hue',
  'color.saturation': 'Saturation',
  'color.lightness': 'Lightness',
  'color.alpha': 'Opacity',
  'color.format': 'Format',
  'color.hex': 'Hex',
  'color.rgb': 'RGB',
  'color.hsl': 'HSL',
  'color.value': 'Color',
  'color.badHex': 'Enter 3 or 6 digits, such as #96492b.',
  'color.badRgb': 'Enter red, green, and blue, such as 150 73 43.',
  'color.badHsl': 'Enter hue, saturation, and lightness, such as 17 55% 38%.',
  'color.missing': 'Missing an H/S/L value.',
  'color.outOfBounds': '{field} out of bounds.',
});
