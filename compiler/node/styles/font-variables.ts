/** The properties of a font tweak, with the values that apply where neither the rule nor `body` has one. */
const DEFAULTS: Readonly<Record<string, string>> = {
  'font-family': 'sans-serif',
  'font-size': '16px',
  'font-weight': '400',
  'font-style': 'normal',
  'line-height': '1.5em',
  'letter-spacing': '0em',
  'text-transform': 'none',
  'text-decoration': 'none',
};

const VARIABLE = new RegExp(`@\\{?([a-z_][\\w-]*?)-(${Object.keys(DEFAULTS).join('|')})(?![\\w-])`, 'gi');

/**
 * Returns the definitions of the variables that font tweaks imply. A tweak before `.heading-font { … }` provides
 * `@heading-font-font-size` and the like, with the values of that rule, or of the rule in the design of the site. A variable that
 * the sheets define stays theirs.
 */
export function fontVariables(text: string, design: string): string {
  const wanted = new Map(
    Array.from(text.matchAll(VARIABLE), ([, name = '', property = '']) => [
      `${name}-${property}`,
      { name, property },
    ]),
  );
  const missing = [...wanted].filter(([variable]) => !isDefined(variable, text));
  if (missing.length === 0) return '';
  const body = declarationsOf('body', text) ?? new Map<string, string>();
  const definitions = missing.flatMap(([variable, { name, property }]) => {
    const declarations = declarationsOf(`.${name}`, text);
    if (declarations === undefined) return [];
    const own = declarationsOf(`.${name}`, design)?.get(property);
    const value = [own, declarations.get(property), body.get(property)].find(
      (each) => each !== undefined && !each.includes(`@${variable}`),
    );
    return [`@${variable}: ${value ?? DEFAULTS[property]};\n`];
  });
  return definitions.join('');
}

function isDefined(variable: string, text: string): boolean {
  return new RegExp(`@${variable}\\s*:`).test(text);
}

/** The declarations of the first rule with a selector, or undefined without such a rule. */
function declarationsOf(selector: string, text: string): ReadonlyMap<string, string> | undefined {
  const escaped = selector.replace('.', '\\.');
  const rule = new RegExp(`(?:^|[\\s,};/])${escaped}(?![\\w-])\\s*(?:,[^{};]*)?\\{([^{}]*)`, 'm').exec(text);
  if (rule === null) return undefined;
  const declarations = new Map<string, string>();
  const block = (rule[1] ?? '').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g, '');
  for (const [, property = '', value = ''] of block.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=;|$)/g)) {
    if (property === 'font') for (const [key, each] of shorthand(value)) declarations.set(key, each);
    else declarations.set(property, value.replace(/!\s*important/, '').trim());
  }
  return declarations;
}

/** `italic 700 18px/1.4 "Source Sans", serif` */
const SHORTHAND =
  /^((?:(?:normal|italic|oblique|bold|bolder|lighter|\d00)\s+)*)([^\s/]+)(?:\s*\/\s*([^\s,]+))?\s+([^\s\d].*)$/s;

function shorthand(value: string): readonly (readonly [string, string])[] {
  const [, styles = '', size, height, family] = SHORTHAND.exec(value.trim()) ?? [];
  if (size === undefined || family === undefined) return [];
  const style = /italic|oblique/.exec(styles)?.[0];
  const weight = /bold\w*|lighter|\d00/.exec(styles)?.[0];
  return [
    ['font-size', size],
    ['font-family', family.trim()],
    ...(style === undefined ? [] : [['font-style', style] as const]),
    ...(weight === undefined ? [] : [['font-weight', weight] as const]),
    ...(height === undefined ? [] : [['line-height', height] as const]),
  ];
}
