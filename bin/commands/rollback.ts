import type { Release } from '../../compiler/model/index.ts';
import { defineCommand } from '../input/command.ts';
import { CommandError } from '../printing/command-error.ts';
import { tokenFileOption } from '../serving/remote/read-token.ts';
import { withAdmin } from '../serving/remote/with-admin.ts';

/** `quoin rollback a1b2c3`: makes an earlier release live; without an id, the previous one. */
export const rollback = defineCommand({
  name: 'rollback',
  summary: 'make an earlier release live',
  usage: 'quoin rollback [id]',
  options: {
    to: { type: 'string', value: 'URL', description: 'a Worker elsewhere, instead of this machine' },
    'token-file': tokenFileOption,
    site: { type: 'string', value: 'DIR', description: 'site folder (default: current folder)' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
  },
  examples: ['quoin rollback --site fixtures/sites/olaria', 'quoin rollback 4f2a9c1b7d3e'],
  async run(io, { values, positionals }) {
    const options = { ...values, site: values.site, tokenFile: values['token-file'] };
    const release = await withAdmin(io, options, async (admin) => {
      const list = await admin.releases();
      const found = findRelease(list, positionals[0]);
      await admin.rollback(found.id);
      return found;
    });
    io.out(
      io.json ? `${JSON.stringify({ release: release.id })}\n` : `${release.id.slice(0, 12)} is live again\n`,
    );
    if (!io.json && !io.quiet) io.err(WHAT_NEXT);
    return 0;
  },
});

const WHAT_NEXT =
  'Files and dashboard still contain the newer versions: the next save in quoin dev, or quoin publish, makes them live\n';

type ListedRelease = Omit<Release, 'docs'>;

function findRelease(list: readonly ListedRelease[], wanted: string | undefined): ListedRelease {
  const hint = 'run quoin releases to list them';
  if (wanted === undefined) {
    const before = list[list.findIndex(({ isActive }) => isActive) + 1];
    if (before === undefined) throw new CommandError('input', 'No earlier release', hint);
    return before;
  }
  const [found, other] = list.filter(({ id }) => id.startsWith(wanted));
  if (found === undefined) throw new CommandError('input', `Unknown release: ${wanted}`, hint);
  if (other !== undefined)
    throw new CommandError('input', `Ambiguous release: ${wanted}`, 'use more characters of the id');
  return found;
}
