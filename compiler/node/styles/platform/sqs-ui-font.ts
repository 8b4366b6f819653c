import { ICONS, iconName } from './icons.ts';

/**
 * The mixins of the platform's icon font: `.sqs-ui-font(name[, before|after])` shows an icon in a pseudo-element, and
 * `.sqs-ui-font-size(box, icon)` sets its sizes. The icons are masks in the color of the text. Their least size is not
 * the font's width and height, which themes reset for the glyphs of the platform.
 */
export function sqsUiFont(usedNames: readonly string[]): string {
  const names = new Map(
    [...Object.keys(ICONS), ...usedNames].map((name) => [name, iconName(name) ?? 'circle']),
  );
  const icons = [...names].map(([name, icon]) => `.sqs-ui-icon(${name}) { .sqs-ui-mask(${mask(icon)}); }\n`);
  return `${MIXINS}${icons.join('')}`;
}

const MIXINS = `
.sqs-ui-font(@name) { &:before { .sqs-ui-shape(); .sqs-ui-icon(@name); } }
.sqs-ui-font(@name, before) { &:before { .sqs-ui-shape(); .sqs-ui-icon(@name); } }
.sqs-ui-font(@name, after) { &:after { .sqs-ui-shape(); .sqs-ui-icon(@name); } }
.sqs-ui-font-size(@box) { .sqs-ui-font-size(@box, @box); }
.sqs-ui-font-size(@box, @icon) {
  &:before, &:after {
    font-size: @icon;
    width: @box;
    height: @box;
    line-height: @box;
  }
}
.sqs-ui-shape() {
  content: "";
  display: inline-block;
  min-width: 1em;
  min-height: 1em;
  vertical-align: middle;
  text-align: center;
  background-color: currentColor;
  @media (forced-colors: active) {
    background-color: CanvasText;
  }
}
.sqs-ui-mask(@url) {
  -webkit-mask: @url center ~"/" 1em 1em no-repeat;
  mask: @url center ~"/" 1em 1em no-repeat;
}
`;

function mask(icon: string): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${ICONS[icon]}'/></svg>`,
  );
}

export function svgUrl(svg: string): string {
  return `url("data:image/svg+xml,${svg.replace(/[<>#%{}]/g, encodeURIComponent)}")`;
}

/** The names of icons in calls of `.sqs-ui-font` in a text. */
export function usedIcons(text: string): readonly string[] {
  return Array.from(text.matchAll(/\.sqs-ui-font\s*\(\s*~?["']?([a-z][\w-]*)/g), ([, name = '']) => name);
}
