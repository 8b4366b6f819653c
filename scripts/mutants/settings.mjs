/**
 * What a run tests. `sample` is in percent of the mutants; `seed` chooses which.
 * @typedef {{ readonly path: string, readonly sample: number, readonly seed: number, readonly concurrency: number }} Settings
 */

/** Stryker starts other processes, which read the settings as well. */
export const SETTINGS_VARIABLE = 'QUOIN_MUTANTS';

/** @returns {Settings} */
export function readSettings() {
  return JSON.parse(process.env[SETTINGS_VARIABLE] ?? '');
}

/**
 * A name for files of runs with these settings.
 * @param {Settings} settings
 */
export function nameOf({ path, sample, seed }) {
  const name = path.replaceAll('/', '-');
  return sample === 100 ? name : `${name}-${sample}-${seed}`;
}
