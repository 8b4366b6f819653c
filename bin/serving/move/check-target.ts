import type { MoveObject } from '../../../formatters/vocabulary/api/move.ts';
import { CommandError } from '../../printing/command-error.ts';
import { plural } from '../../printing/plural.ts';
import type { MoveServer } from './move-server.ts';
import type { SiteState } from './read-states.ts';

export interface Servers {
  readonly from: MoveServer;
  readonly to: MoveServer;
  /** Continues although edits of the new server would be replaced. */
  readonly replacesEdits: boolean;
}

/** Throws `CommandError` when something on the new server would be lost, in objects that accepted writes. */
export async function checkTarget(
  { from, to, replacesEdits }: Servers,
  objects: readonly MoveObject[],
  there: SiteState,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const object of objects.filter(there.isOpen)) {
    if (!COUNTED_KINDS.has(object.kind)) continue;
    for (const { name, rows } of (await to.call(object, { call: 'tables' })).tables ?? []) {
      const table = `${object.kind}.${name}`;
      counts.set(table, (counts.get(table) ?? 0) + rows);
    }
  }
  const found = Object.entries(OF_VISITORS).flatMap(([table, label]) => {
    const count = counts.get(table) ?? 0;
    return count > 0 ? [plural(count, label)] : [];
  });
  if (found.length > 0)
    throw new CommandError(
      'input',
      `The new server has data of visitors: ${found.join(', ')}`,
      'move to a server that no one has ordered from yet',
    );
  const edits = counts.get('site.transactions') ?? 0;
  if (edits > 0 && !replacesEdits)
    throw new CommandError(
      'input',
      `The new server has ${plural(edits, 'edit')} made in its dashboard, which would be replaced`,
      'accept this with --replace-edits',
    );
  const site: MoveObject = { kind: 'site', shard: 0 };
  const { tables = [] } = await from.call(site, { call: 'tables' });
  const isPublished = tables.some(({ name, rows }) => name === 'releases' && rows > 0);
  if (!isPublished && (counts.get('site.releases') ?? 0) > 0)
    throw new CommandError(
      'input',
      'The old server has never published the site, and the new one has',
      'check --from and --to',
    );
}

/** Labels of tables with data of visitors. */
const OF_VISITORS: Readonly<Record<string, string>> = {
  'store.orders': 'order',
  'member.members': 'customer',
  'forms.submissions': 'form submission',
  'forms.subscribers': 'subscriber',
  'restock.sign_ups': 'back-in-stock request',
};

const COUNTED_KINDS: ReadonlySet<string> = new Set([
  'site',
  ...Object.keys(OF_VISITORS).map((table) => table.slice(0, table.indexOf('.'))),
]);
