import type { Format, Formatter, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { asString } from '../values/as-string.ts';
import { escapeAttribute } from '../values/escape-html.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { frameMember, member } from '../values/member.ts';
import { focalPoint } from './images/focal-point.ts';
import { averageColor, COLOR_POSITIONS } from './images/image-color.ts';

/**
 * `{item|video load-false color-data}`: the container of an embedded video and its overlay (language reference
 * 12.11).
 */
export const video: Formatter = {
  name: 'video',
  family: 'content',
  reads: 'value',
  prepare: prepareVideo,
};

function prepareVideo(args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  const load = args.includes('load-false') ? ' data-load="false" ' : '';
  const withColors = args.includes('color-data');
  return (value) => {
    const oembed = frameMember(value, 'oembed');
    const html = escapeAttribute(asString(member(oembed, 'html')));
    const provider = escaped(asString(member(oembed, 'providerName')));
    return (
      `<div class="sqs-video-wrapper" ${load}data-html="${html}" data-provider-name="${provider}">` +
      `${isTruthy(frameMember(value, 'overlay')) ? overlay(value, { withColors, escaped }) : ''}</div>`
    );
  };
}

interface OverlayOptions {
  readonly withColors: boolean;
  readonly escaped: (text: string) => string;
}

function overlay(item: Value, options: OverlayOptions): string {
  const hasThumbnail =
    isTruthy(frameMember(item, 'mainImageId')) || isTruthy(frameMember(item, 'systemDataId'));
  const start = hasThumbnail
    ? `<div class="sqs-video-overlay" style="opacity: 0;">${thumbnail(item, options)}`
    : '<div class="sqs-video-overlay no-thumb" style="opacity: 0;">';
  return `${start}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
}

function thumbnail(item: Value, { withColors, escaped }: OverlayOptions): string {
  const colorData = frameMember(item, 'colorData');
  return (
    `<img data-load="false" data-src="${escaped(asString(frameMember(item, 'assetUrl')))}" ` +
    `data-image-dimensions="${escaped(asString(frameMember(item, 'originalSize')))}" ` +
    `data-image-focal-point="${focalPoint(item)}" ` +
    `${withColors && isTruthy(colorData) ? colorAttributes(colorData, escaped) : ''}/>`
  );
}

function colorAttributes(colorData: Value, escaped: (text: string) => string): string {
  let attributes = '';
  for (const position of COLOR_POSITIONS) {
    attributes += `data-color-${position.toLowerCase()}="#${escaped(averageColor(colorData, position))}" `;
  }
  return attributes;
}
