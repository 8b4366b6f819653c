import type { Asset } from '../../model/documents/asset.ts';
import { type Cell, COLUMNS } from '../../model/documents/layout.ts';
import { focalClass, focalRule } from '../postprocess/focal-point.ts';
import { GALLERY_RULES, galleryClasses, galleryRule, stripClasses } from './gallery-rules.ts';
import { PHONE_MAX_WIDTH } from './sizes.ts';

/** Classes of one block on the grid. */
export interface Cells {
  readonly desktop?: Cell | undefined;
  readonly phone?: Cell | undefined;
}

/** Collects the grid rules that a site's blocks need, so that the style sheet has exactly those. */
export interface LayoutRules {
  /** Returns class names that position a block without a `style` attribute, which a strict CSP would block. */
  classes(cells: Cells): readonly string[];
  /** Adds the rules of block fields, which are rows of twelve columns. */
  classic(): void;
  /** Adds the classes of a gallery with these options. */
  gallery(options: Readonly<Record<string, unknown>>): void;
  /** Adds the class of images with this focal point. */
  focalPoint(point: Asset['mediaFocalPoint']): void;
  /** Returns the rules for all classes requested so far. */
  css(): string;
}

export function createLayoutRules(): LayoutRules {
  const rules = new Map<string, string>();
  const focalRules = new Map<string, string>();
  let hasGallery = false;
  let isClassic = false;
  function rule(name: string, declarations: string): string {
    rules.set(name, declarations);
    return name;
  }
  function cellClasses(device: 'd' | 'p', cell: Cell | undefined): readonly string[] {
    if (cell === undefined)
      return [rule(`${device}-c1-${COLUMNS}`, columns(device, { col: 1, span: COLUMNS }))];
    const { col, span, row, rows, z, align } = cell;
    return [
      rule(`${device}-c${col}-${span}`, columns(device, cell)),
      rule(`${device}-r${row}-${rows}`, `--${device}-row:${row};--${device}-rows:${rows}`),
      ...(z === undefined || z === 0 ? [] : [rule(`${device}-z${z}`, `--${device}-z:${z}`)]),
      ...(align === undefined ? [] : [rule(`${device}-${align}`, `--${device}-align:${align}`)]),
    ];
  }
  return {
    classes: ({ desktop, phone }) => [...cellClasses('d', desktop), ...cellClasses('p', phone)],
    classic: () => {
      isClassic = true;
    },
    gallery: (options) => {
      hasGallery = true;
      for (const name of [...galleryClasses(options), ...stripClasses(options)]) {
        const declarations = galleryRule(name);
        if (declarations !== undefined) rule(name, declarations);
      }
    },
    focalPoint: (point) => {
      const name = focalClass(point);
      if (name !== undefined) focalRules.set(name, focalRule(point));
    },
    css: () => {
      const grid = rules.size === 0 ? '' : `${GRID}${hasGallery ? GALLERY_RULES : ''}${cssOf(rules)}`;
      return `${BASE}${grid}${isClassic ? CLASSIC : ''}${cssOf(focalRules)}`;
    },
  };
}

function cssOf(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, declarations]) => `.${name}{${declarations}}\n`)
    .join('');
}

function columns(device: string, { col, span }: Pick<Cell, 'col' | 'span'>): string {
  return `--${device}-col:${col};--${device}-span:${span}`;
}

/**
 * Rules for every page, with zero specificity, so that those of the theme win: images that are not wider than their container
 * and not distorted by their attributes; lists of products and images; products with their images beside them; buttons that look like
 * buttons, also in themes that reset all elements; visually hidden headings
 * such as that of the footnotes; `<picture>` elements laid out like the image inside; paragraph alignment and sizes
 * (R-RTE-TOOL-03, -08); hidden spam-trap fields; and no controls that need scripts when there are none. The space
 * above the target of a link is R-GAL-ANIM-03.
 */
const BASE = `:where(html){scroll-padding-top:30px}
:where(img){max-width:100%}
:where(img[width][height]){height:auto}
:where(img[sizes^="min(100vw,"]){width:auto}
:where(.hidden){display:none}
:where(.product-list,ul.collection-gallery,.summary-grid){display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:2rem 1.5rem;padding:0;list-style:none}
:where(.product-list,ul.collection-gallery,.summary-grid) :where(img){display:block;width:100%}
:where(.summary-list){padding:0;list-style:none}
:where(.summary-list a){display:flex;align-items:center;gap:1rem}
:where(.summary-list img){width:min(30%,12rem)}
:where(.product-title,.summary-title){display:block}
article:where(.product-layout){display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));align-items:start;gap:2rem}
:where(.product-images){display:grid;gap:1rem}
:where(.product-description){grid-column:1/-1}
@media (max-width:600px){:where(.product-images){grid-auto-flow:column;grid-auto-columns:minmax(85%,1fr);overflow-x:auto}:where(.product-images:has(>:nth-child(2))){grid-auto-columns:max-content}:where(.product-images:has(>:nth-child(2))) :where(img){width:auto;max-width:75vw;height:60vw;object-fit:cover}}
:where(.product-variants,.product-quantity-input){margin-block:1rem}
:where(ul.collection-gallery,.sqs-block) :where(figure){margin:0}
:where(.search-results){padding:0;list-style:none}
:where(.search-result){display:flow-root;margin-block:1.5rem}
:where(.search-result-image){float:inline-start;margin-inline-end:1rem;width:88px;height:88px;object-fit:cover}
:is(a,div):where(.sqs-add-to-cart-button,.sqs-block-button-element){display:inline-block;padding:.75em 1.5em;border:1px solid;text-decoration:none;cursor:pointer}
:where(.sr-only){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
:where(picture){display:contents}
:where(source){display:none}
:where(.align-left){text-align:left}
:where(.align-center){text-align:center}
:where(.align-right){text-align:right}
:where(.align-justify){text-align:justify}
:where(.sqsrte-large){font-size:1.25em}
:where(.sqsrte-small){font-size:.875em}
:where(.form-trap){position:absolute;inset-inline-start:-100vw;width:1px;height:1px;overflow:hidden}
@media (scripting:none){.sqs-add-to-cart-button-wrapper,.product-variants,.product-quantity-input,.product-restock-notification{display:none}}
`;

/**
 * Rules for pages with blocks. `:where` has zero specificity, so that any theme rule wins; numbers are custom properties, so that
 * themes can use them. Backgrounds must not follow a theme's rule for images: they are above the background color of their section,
 * and its content is above them.
 */
const GRID = `:where(.section-grid){display:grid;grid-template-columns:repeat(${COLUMNS},minmax(0,1fr));column-gap:.75rem;row-gap:1.5rem}
:where(.section-grid>.sqs-block){min-width:0;grid-column:1/-1}
:where(.section-grid img){max-width:100%;height:auto}
:where(.page-section){position:relative}
:where(.height-full){align-content:center;min-height:100svh}
.section-background{position:absolute;inset:0;width:100%;max-width:none;height:100%;object-fit:cover}
:where(:has(>.section-background)~*){position:relative}
@media (max-width:${PHONE_MAX_WIDTH}px){
:where(.section-grid>.sqs-block){grid-column:var(--p-col) / span var(--p-span);grid-row:var(--p-row) / span var(--p-rows);z-index:var(--p-z);align-self:var(--p-align)}
:where(.hide-phone){display:none}
}
@media (min-width:${PHONE_MAX_WIDTH + 1}px){
:where(.section-grid>.sqs-block){grid-column:var(--d-col) / span var(--d-span);grid-row:var(--d-row) / span var(--d-rows);z-index:var(--d-z);align-self:var(--d-align)}
:where(.hide-desktop){display:none}
}
`;

/** Width of a block field's column of each span. */
const SPANS = Array.from(
  { length: 12 },
  (_, index) =>
    `:where(.sqs-layout .sqs-col-${index + 1}){width:${Math.round(((index + 1) * 1e6) / 12) / 1e4}%}`,
).join('\n');

/**
 * Rules for block fields: floating columns, because the platform's `sqs-grid-breaker`, which themes import for phones, ends the
 * floating. Without that import, phones have one column. The space is between columns only, so that a field is as wide as its
 * place in the theme, also on narrow screens.
 */
const CLASSIC = `:where(.sqs-layout .sqs-row){display:flow-root}
:where(.sqs-layout .sqs-block){padding:17px 0}
:where(.sqs-layout [class*=sqs-col-]:not(:first-child)>.sqs-block){padding-left:17px}
:where(.sqs-layout [class*=sqs-col-]:not(:last-child)>.sqs-block){padding-right:17px}
:where(.sqs-layout [class*=sqs-col-]){float:left;box-sizing:border-box;min-height:1px}
:where(.sqs-layout img){max-width:100%;height:auto}
${SPANS}
@media (max-width:${PHONE_MAX_WIDTH}px){
:where(.sqs-layout .sqs-row>[class*=sqs-col-]){float:none;width:auto}
:where(.sqs-layout .sqs-row>[class*=sqs-col-]>.sqs-block){padding-left:0;padding-right:0}
:where(.sqs-layout .spacer-block){display:none}
}
`;
