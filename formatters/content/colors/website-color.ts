import type { Formatter, Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember } from '../../values/member.ts';

const MAX_HUE = 360;

/** `{color|website-color}`: `hsl(…)` or `hsla(…)` of a stored color, or an error message (language reference 12.12). */
export const websiteColor: Formatter = {
  name: 'website-color',
  family: 'content',
  reads: 'value',
  safeIn: ['text', 'attribute', 'url', 'script'],
  prepare: () => describe,
};

function describe(color: Value): string {
  const hue = frameMember(color, 'hue');
  const saturation = frameMember(color, 'saturation');
  const lightness = frameMember(color, 'lightness');
  if (hue === undefined || saturation === undefined || lightness === undefined)
    return 'Missing an H/S/L value.';
  const alpha = frameMember(color, 'alpha');
  const parts = [asNumber(hue), asNumber(saturation), asNumber(lightness)] as const;
  const alphaPart = alpha === undefined ? undefined : asNumber(alpha);
  return outOfBounds(parts, alphaPart) || inFunctionForm(parts, alphaPart);
}

type Parts = readonly [hue: number, saturation: number, lightness: number];

/** A NaN hue or alpha passes and prints `NaN`, as in the reference. */
function outOfBounds([hue, saturation, lightness]: Parts, alpha: number | undefined): string {
  let message = '';
  if (hue < 0 || hue > MAX_HUE) message += 'Hue out of bounds. ';
  if (!(saturation >= 0 && saturation <= 1)) message += 'Saturation out of bounds. ';
  if (!(lightness >= 0 && lightness <= 1)) message += 'Lightness out of bounds. ';
  if (alpha !== undefined && (alpha < 0 || alpha > 1)) message += 'Alpha out of bounds.';
  return message;
}

function inFunctionForm([hue, saturation, lightness]: Parts, alpha: number | undefined): string {
  const parts = `${short(hue)}, ${short(saturation * 100)}%, ${short(lightness * 100)}%`;
  return alpha === undefined ? `hsl(${parts})` : `hsla(${parts}, ${short(alpha)})`;
}

/** At most two decimals, without trailing zeros. */
function short(value: number): number {
  return Number(value.toFixed(2));
}
