import type { Path, Scope } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';

/** The zone of sites without one (language reference 14). */
const DEFAULT_ZONE = 'America/New_York';

const ZONE_PATH: Path = ['website', 'timeZone'];

/** The name of the site's time zone. Unknown names are treated as UTC. */
export function timeZoneOf(scope: Scope): string {
  const name = scope.resolve(ZONE_PATH);
  return name === undefined ? DEFAULT_ZONE : asString(name);
}
