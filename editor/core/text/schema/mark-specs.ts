import type { MarkSpec } from 'prosemirror-model';
import { type ColorProperty, colorStyle, PASTED_STYLE, styledColor } from '../colors/text-color.ts';
import { safeHref } from './safe-href.ts';

/**
 * Marks from the outside in: links contain bold, and code is innermost. Colors are inside links, which have their own
 * color.
 */
export const MARKS: Readonly<Record<string, MarkSpec>> = {
  link: {
    attrs: { href: {}, title: { default: '' }, newWindow: { default: false } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = safeHref(link.getAttribute('href') ?? '');
          if (href === undefined) return false;
          const newWindow = link.getAttribute('target') === '_blank';
          return { href, title: link.getAttribute('title') ?? '', newWindow };
        },
      },
    ],
    toDOM: ({ attrs: { href, title, newWindow } }) => [
      'a',
      {
        href,
        ...(title !== '' && { title }),
        ...(newWindow === true && { target: '_blank', rel: 'noopener' }),
      },
      0,
    ],
  },
  text_color: colorMark('color'),
  back_color: colorMark('background-color'),
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }], toDOM: () => ['s', 0] },
  sub: { excludes: 'sub sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  sup: { excludes: 'sub sup', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
};

const { link, strong, em, strike, code } = MARKS;

/** The marks of Markdown, in which links open in the same window. */
export const MARKDOWN_MARKS = {
  link: { ...link, attrs: { href: {}, title: { default: '' } } },
  strong,
  em,
  strike,
  code,
} as Readonly<Record<string, MarkSpec>>;

/** One element can have both colors: the other color's rule must see it too. */
function colorMark(property: ColorProperty): MarkSpec {
  return {
    attrs: { color: {} },
    parseDOM: [
      {
        tag: `span[style], span[${PASTED_STYLE}]`,
        consuming: false,
        getAttrs: (span) => {
          const color = styledColor(span, property);
          return color === undefined ? false : { color };
        },
      },
    ],
    toDOM: ({ attrs }) => ['span', { style: colorStyle(property, String(attrs.color)) }, 0],
  };
}
