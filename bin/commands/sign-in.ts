import { defineCommand } from '../input/command.ts';
import { readRole } from '../input/read-role.ts';
import { withServer } from '../serving/supervise/with-server.ts';

/** `quoin sign-in my-site`: prints a one-time sign-in URL for the dashboard. */
export const signIn = defineCommand({
  name: 'sign-in',
  summary: 'create a one-time sign-in link for the dashboard',
  usage: 'quoin sign-in [site]',
  options: {
    role: { type: 'string', value: 'N', description: 'sign in with this role, by number or name' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'data folder (default .quoin in the site)',
    },
  },
  examples: ['quoin sign-in fixtures/sites/olaria', 'quoin sign-in --role 4'],
  run(io, { values, positionals }) {
    const role = readRole(values.role);
    const site = positionals[0] ?? '.';
    const server = { site, data: values.data, needsRunningServer: true };
    return withServer(io, server, async ({ admin, origin }) => {
      const url = `${origin}/config?key=${await admin.signInKey(role)}`;
      io.out(io.json ? `${JSON.stringify({ url })}\n` : `${url}\n`);
      io.err('The link works once and expires in 10 minutes\n');
      return 0;
    });
  },
});
