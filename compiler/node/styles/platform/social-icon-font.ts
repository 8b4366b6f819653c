import { svgUrl } from './sqs-ui-font.ts';

/**
 * The mixins of the platform's font of social services, as `.social-icon-font(name[, before|after])`: the first letter of the
 * service in a circle, since the logos are trademarks.
 */
export function socialIconFont(usedNames: readonly string[]): string {
  const names = [...new Set([...SERVICES, ...usedNames])];
  const icons = names.map((name) => `.social-icon(${name}) { .social-icon-mask(${letter(name)}); }\n`);
  return `${MIXINS}${icons.join('')}`;
}

const SERVICES = [
  ...['behance', 'dribbble', 'email', 'facebook', 'flickr', 'foursquare', 'github', 'google', 'houzz'],
  ...['instagram', 'linkedin', 'medium', 'pinterest', 'rss', 'snapchat', 'soundcloud', 'spotify', 'tumblr'],
  ...['twitch', 'twitter', 'vimeo', 'yelp', 'youtube'],
];

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

function letter(name: string): string {
  return svgUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><circle cx='12' cy='12' r='10.5' fill='none' stroke='#000' stroke-width='1.5'/><text x='12' y='17' text-anchor='middle' font-family='sans-serif' font-weight='700' font-size='14'>${name.charAt(0).toUpperCase()}</text></svg>`,
  );
}

/** The names of services in calls of `.social-icon-font` in a text. */
export function usedServices(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/\.social-icon(?:-font)?\s*\(\s*["']?([a-z][\w-]*)/g),
    ([, name = '']) => name,
  );
}
