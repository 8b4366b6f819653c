import type { Rival } from './rival.ts';

/** Loads one rival only: a second engine in the process makes the first slower. */
export const RIVALS = {
  'hand-written': async () => (await import('./hand-written.ts')).createHandWritten(),
  'quoin-source': async () => (await import('./quoin.ts')).createQuoinSource(),
  'quoin-closures': async () => (await import('./quoin.ts')).createQuoinClosures(),
  ejs: async () => (await import('./ejs.ts')).createEjs(),
  eta: async () => (await import('./eta.ts')).createEta(),
  handlebars: async () => (await import('./handlebars.ts')).createHandlebars(),
  react: async () => (await import('./react.ts')).createReact(),
  liquidjs: async () => (await import('./liquidjs.ts')).createLiquid(),
  reference: async () => (await import('./reference.ts')).createReference(),
} as const satisfies Readonly<Record<string, () => Promise<Rival>>>;

export type RivalName = keyof typeof RIVALS;

/** Display names. */
export const RIVAL_TITLES: Readonly<Record<RivalName, string>> = {
  'hand-written': 'hand-written template literals (the limit)',
  'quoin-source': 'Quoin, generated source (best mode)',
  'quoin-closures': 'Quoin, closures (no `eval`)',
  ejs: 'ejs, strict',
  eta: 'eta',
  handlebars: 'handlebars',
  react: 'React `renderToStaticMarkup`',
  liquidjs: 'liquidjs',
  reference: 'reference `@squarespace/template-engine`, partials parsed before',
};
