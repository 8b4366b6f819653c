import type { Path, Scope } from '../../contract.ts';
import { asString } from '../../values/index.ts';

/** The zone of a site that names none (language reference 14). */
const DEFAULT_ZONE = 'America/New_York';

const ZONE_PATH: Path = ['website', 'timeZone'];

/** The name of the site's time zone. It need not be one that exists: such a name is treated as UTC. */
export function timeZoneOf(scope: Scope): string {
  const name = scope.resolve(ZONE_PATH);
  return name === undefined ? DEFAULT_ZONE : asString(name);
}
