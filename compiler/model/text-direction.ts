// Codes of scripts. cspell:ignore adlm aran hebr mand nkoo rohg samr syrc thaa subtag subtags
/** Languages that are written from right to left in their usual script. */
const LANGUAGES: ReadonlySet<string> = new Set(
  'ar arc ckb dv fa glk he iw ks mzn nqo pnb ps sd syr ug ur yi'.split(' '),
);

const SCRIPTS: ReadonlySet<string> = new Set('adlm arab aran hebr mand nkoo rohg samr syrc thaa'.split(' '));

/** The direction of texts in a language: a subtag of its script decides (`az-Arab`), otherwise the language. */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  const [language = '', ...subtags] = tag.toLowerCase().split(/[-_]/);
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag));
  if (script !== undefined) return SCRIPTS.has(script) ? 'rtl' : 'ltr';
  return LANGUAGES.has(language) ? 'rtl' : 'ltr';
}
