/** Names of formatters in other template languages, with the name here. */
export function formatterFor(word: string): string | undefined {
  return lookUp(FORMATTERS, word);
}

/** The same for instructions without the point: `for` gives `.repeated section NAME`. */
export function instructionFor(word: string): string | undefined {
  return lookUp(INSTRUCTIONS, word);
}

function lookUp(table: Readonly<Record<string, string>>, word: string): string | undefined {
  const key = word.toLowerCase().replace(/[-_]/g, '');
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Keys are lowercase without hyphens. */
const FORMATTERS: Readonly<Record<string, string>> = {
  upper: 'capitalize',
  uppercase: 'capitalize',
  upcase: 'capitalize',
  toupper: 'capitalize',
  touppercase: 'capitalize',
  e: 'html',
  esc: 'html',
  escape: 'html',
  escapehtml: 'html',
  htmlescape: 'html',
  attr: 'htmlattr',
  escapeattr: 'htmlattr',
  urlescape: 'url-encode',
  escapeuri: 'url-encode',
  striptags: 'safe',
  striphtml: 'safe',
  nl2br: 'line-breaks',
  newlinetobr: 'line-breaks',
  tojson: 'json',
  jsonify: 'json',
  stringify: 'json',
  dump: 'json-pretty',
  length: 'count',
  size: 'count',
  len: 'count',
  first: 'find-first',
  last: 'find-last',
  slug: 'slugify',
  handleize: 'slugify',
  shorten: 'truncate',
  limit: 'truncate',
  ellipsis: 'truncate',
  strftime: 'date',
  dateformat: 'date',
  ago: 'timesince',
  timeago: 'timesince',
  number: 'decimal',
  numberformat: 'decimal',
  currency: 'money',
  price: 'money',
  include: 'apply',
  partial: 'apply',
  render: 'apply',
};

const INSTRUCTIONS: Readonly<Record<string, string>> = {
  else: '.or',
  otherwise: '.or',
  elseif: '.or NAME?',
  elsif: '.or NAME?',
  elif: '.or NAME?',
  endif: '.end',
  endfor: '.end',
  endeach: '.end',
  endforeach: '.end',
  endsection: '.end',
  endrepeated: '.end',
  for: '.repeated section NAME',
  foreach: '.repeated section NAME',
  each: '.repeated section NAME',
  loop: '.repeated section NAME',
  repeat: '.repeated section NAME',
  with: '.section NAME',
  set: '.var @NAME value',
  let: '.var @NAME value',
  assign: '.var @NAME value',
  render: '.include NAME',
  partial: '.include NAME',
  import: '.include NAME',
  unless: '.if NAME}{.or',
};
