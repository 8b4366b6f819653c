/**
 * @typedef {{ readonly file: string, readonly line: number, readonly original: string, readonly replacement: string,
 *   readonly status: string }} MutantResult
 * @typedef {{ readonly found: number, readonly tried: number, readonly killed: number, readonly survived: number,
 *   readonly timeout: number, readonly noCoverage: number, readonly score: number }} Summary
 */

/** An infinite loop is noticed. */
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/**
 * The mutants of a report, in the order of files and lines.
 * @param {{ readonly files: Readonly<Record<string, ReportedFile>> }} report as Stryker's JSON reporter writes it
 * @returns {readonly MutantResult[]}
 *
 * @typedef {{ readonly line: number, readonly column: number }} Position
 * @typedef {{ readonly source: string, readonly mutants: readonly { readonly status: string,
 *   readonly replacement?: string, readonly location: { readonly start: Position, readonly end: Position } }[] }} ReportedFile
 */
export function readResults({ files }) {
  return Object.entries(files)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .map(({ status, replacement = '', location }) => ({
          file,
          line: location.start.line,
          original: textAt(source, location),
          replacement,
          status,
        }))
        .sort((one, other) => one.line - other.line),
    );
}

/**
 * @param {readonly MutantResult[]} results
 * @returns {Summary} `score` is in percent of the mutants tried; without any, 100
 */
export function summarize(results) {
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count(NOTICED);
  const tried = noticed + count(MISSED);
  return {
    found: results.length,
    tried,
    killed: count(['Killed']),
    survived: count(['Survived']),
    timeout: count(['Timeout']),
    noCoverage: count(['NoCoverage']),
    score: tried === 0 ? 100 : (100 * noticed) / tried,
  };
}

/**
 * @param {Summary} summary
 * @param {number} minimum score in percent
 */
export function exitCodeOf({ score }, minimum) {
  return score >= minimum ? 0 : 1;
}

/**
 * One line per mutant that no test noticed: `file:line  original → replacement`.
 * @param {readonly MutantResult[]} results
 * @returns {readonly string[]}
 */
export function listSurvivors(results) {
  return results
    .filter(({ status }) => MISSED.includes(status))
    .map(
      ({ file, line, original, replacement, status }) =>
        `${file}:${line}  ${oneLine(original)} → ${oneLine(replacement)}${status === 'NoCoverage' ? '  (no coverage)' : ''}`,
    );
}

/**
 * @param {string} source
 * @param {{ readonly start: Position, readonly end: Position }} location lines and columns start at 1
 */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

const MAX_LENGTH = 100;

/** @param {string} text */
function oneLine(text) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
