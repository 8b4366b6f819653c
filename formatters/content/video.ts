import type { Format, Formatter, Value } from '../contract.ts';
import { asString } from '../values/as-string.ts';
import { escapeAttribute } from '../values/escape-html.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { frameMember, member } from '../values/member.ts';
import { focalPoint } from './images/focal-point.ts';
import { averageColor, COLOR_POSITIONS } from './images/image-color.ts';

/**
 * `{item|video load-false color-data}`: the container of an embedded video and its overlay (language reference
 * 12.11). Only the embedded HTML is escaped.
 */
export const video: Formatter = {
  name: 'video',
  family: 'content',
  reads: 'value',
  prepare: prepareVideo,
};

function prepareVideo(args: readonly string[]): Format {
  const load = args.includes('load-false') ? ' data-load="false" ' : '';
  const withColors = args.includes('color-data');
  return (value) => {
    const oembed = frameMember(value, 'oembed');
    const html = escapeAttribute(asString(member(oembed, 'html')));
    const provider = asString(member(oembed, 'providerName'));
    return (
      `<div class="sqs-video-wrapper" ${load}data-html="${html}" data-provider-name="${provider}">` +
      `${isTruthy(frameMember(value, 'overlay')) ? overlay(value, withColors) : ''}</div>`
    );
  };
}

function overlay(item: Value, withColors: boolean): string {
  const hasThumbnail =
    isTruthy(frameMember(item, 'mainImageId')) || isTruthy(frameMember(item, 'systemDataId'));
  const start = hasThumbnail
    ? `<div class="sqs-video-overlay" style="opacity: 0;">${thumbnail(item, withColors)}`
    : '<div class="sqs-video-overlay no-thumb" style="opacity: 0;">';
  return `${start}<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div>`;
}

function thumbnail(item: Value, withColors: boolean): string {
  const colorData = frameMember(item, 'colorData');
  return (
    `<img data-load="false" data-src="${asString(frameMember(item, 'assetUrl'))}" ` +
    `data-image-dimensions="${asString(frameMember(item, 'originalSize'))}" ` +
    `data-image-focal-point="${focalPoint(item)}" ` +
    `${withColors && isTruthy(colorData) ? colorAttributes(colorData) : ''}/>`
  );
}

function colorAttributes(colorData: Value): string {
  let attributes = '';
  for (const position of COLOR_POSITIONS) {
    attributes += `data-color-${position.toLowerCase()}="#${averageColor(colorData, position)}" `;
  }
  return attributes;
}
