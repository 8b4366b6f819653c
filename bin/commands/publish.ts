import { CommandError, defineCommand } from '../command.ts';
import { siteFolder } from '../serving/command-line/find-site.ts';
import { tellKept, tellUnwritten } from '../serving/command-line/tell-conflicts.ts';
import { tellDiagnostics } from '../serving/command-line/tell-diagnostics.ts';
import { withServer } from '../serving/command-line/with-server.ts';
import { leftOutProblems } from '../serving/publish/left-out-problems.ts';
import { publishWhenFree } from '../serving/publish/publish-when-free.ts';

const NOT_PUBLISHED = 'Not published: what was live stays live';
const NOTHING_STORED = { release: null, uploaded: 0, reused: 0 };

/** `quoin publish my-site`: builds, stores what changed, makes it live in one step. */
export const publish = defineCommand({
  name: 'publish',
  summary: 'build, upload what changed, switch the live pointer',
  usage: 'quoin publish [site]',
  options: {
    to: { type: 'string', value: 'WHERE', description: 'local (the default) or cloudflare' },
    message: { type: 'string', value: 'TEXT', description: 'what this release is about' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'where the state of the site is kept (default .quoin in it)',
    },
  },
  examples: ['quoin publish fixtures/sites/olaria --message "Autumn glazes"', 'quoin publish --to local'],
  async run(io, { values, positionals }) {
    if (values.to === 'cloudflare')
      throw new CommandError(
        'usage',
        'Publishing to Cloudflare is not there yet',
        'quoin publish --to local',
      );
    if (values.to !== undefined && values.to !== 'local')
      throw new CommandError('usage', `${values.to} is no place to publish to`, 'local or cloudflare');
    return withServer(
      io,
      { site: positionals[0] ?? '.', data: values.data, makesData: true },
      async (server) => {
        const { refused, unreadable, kept, failed } = await server.importFiles();
        for (const each of kept) tellKept(io, each);
        for (const each of failed) tellUnwritten(io, each);
        if (refused.length + unreadable.length > 0) {
          const folder = siteFolder(io, positionals[0] ?? '.');
          const diagnostics = await leftOutProblems(io, folder, { refused, unreadable });
          if (io.json) {
            io.out(`${JSON.stringify({ ...NOTHING_STORED, url: server.origin, diagnostics })}\n`);
            return 1;
          }
          tellDiagnostics(io, diagnostics);
          throw new CommandError('input', NOT_PUBLISHED, 'repair the files and publish again');
        }
        const answer = await publishWhenFree(server.admin, {
          keys: 'all',
          message: values.message ?? '',
          createdBy: 'command-line',
        });
        const { ok, releaseId, diagnostics, uploaded = 0, reused = 0 } = answer;
        if (io.json) {
          io.out(
            `${JSON.stringify({ release: releaseId ?? null, uploaded, reused, url: server.origin, diagnostics })}\n`,
          );
          return ok ? 0 : 1;
        }
        tellDiagnostics(io, diagnostics);
        if (!ok) io.err(`${NOT_PUBLISHED}\n`);
        else
          io.out(
            `${releaseId?.slice(0, 12)} is live; ${uploaded} files stored, ${reused} were there already\n`,
          );
        return ok ? 0 : 1;
      },
    );
  },
});
