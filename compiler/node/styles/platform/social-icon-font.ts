import { glyphOf } from '../../../4-render/social-icons/glyphs.ts';
import { SOCIAL_SERVICES } from '../../../4-render/social-icons/social-services.ts';
import { svgUrl } from './sqs-ui-font.ts';

/**
 * The mixins of the platform's font of social services, as `.social-icon-font(name[, before|after])`. Names that no service of the
 * list has show their initial.
 */
export function socialIconFont(usedNames: readonly string[]): string {
  const names = [...new Set([...SOCIAL_SERVICES, ...usedNames])];
  const icons = names.map((name) => `.social-icon(${name}) { .social-icon-mask(${icon(name)}); }\n`);
  return `${MIXINS}${icons.join('')}`;
}

const MIXINS = `
.social-icon-font(@name) { &:before { .social-icon-shape(); .social-icon(@name); } }
.social-icon-font(@name, before) { &:before { .social-icon-shape(); .social-icon(@name); } }
.social-icon-font(@name, after) { &:after { .social-icon-shape(); .social-icon(@name); } }
.social-icon-shape() {
  content: "";
  display: inline-block;
  min-width: 1em;
  min-height: 1em;
  vertical-align: middle;
  background-color: currentColor;
  @media (forced-colors: active) {
    background-color: CanvasText;
  }
}
.social-icon-mask(@url) {
  -webkit-mask: @url center ~"/" 1em 1em no-repeat;
  mask: @url center ~"/" 1em 1em no-repeat;
}
`;

function icon(name: string): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill-rule='evenodd' d='${glyphOf(name)}'/></svg>`,
  );
}

/** The names of services in calls of `.social-icon-font` in a text. */
export function usedServices(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/\.social-icon(?:-font)?\s*\(\s*["']?([a-z][\w-]*)/g),
    ([, name = '']) => name,
  );
}
