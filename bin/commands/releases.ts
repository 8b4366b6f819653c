import { defineCommand } from '../input/command.ts';
import { tokenFileOption } from '../serving/remote/read-token.ts';
import { withAdmin } from '../serving/remote/with-admin.ts';

/** `quoin releases my-site`: lists releases, newest first. */
export const releases = defineCommand({
  name: 'releases',
  summary: 'list releases',
  usage: 'quoin releases [site]',
  options: {
    to: { type: 'string', value: 'URL', description: 'a Worker elsewhere, instead of this machine' },
    'token-file': tokenFileOption,
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
  },
  examples: ['quoin releases fixtures/sites/olaria', 'quoin releases --json'],
  async run(io, { values, positionals }) {
    const options = { ...values, site: positionals[0], tokenFile: values['token-file'] };
    const list = await withAdmin(io, options, (admin) =>
      io.json ? admin.releasesWithDocs() : admin.releases(),
    );
    if (io.json) io.out(`${JSON.stringify(list)}\n`);
    else if (list.length === 0) io.err('No releases yet; run quoin publish\n');
    for (const { id, createdOn, message, isActive } of io.json ? [] : list) {
      const time = new Date(createdOn).toISOString().slice(0, 16).replace('T', ' ');
      io.out(`${isActive ? '*' : ' '} ${id.slice(0, 12)}  ${time}  ${message}\n`);
    }
    return 0;
  },
});
