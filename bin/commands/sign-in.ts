import { defineCommand } from '../input/command.ts';
import { readRole } from '../input/read-role.ts';
import { CommandError } from '../printing/command-error.ts';
import { withServer } from '../serving/supervise/with-server.ts';

/** `quoin sign-in my-site`: prints a one-time sign-in URL for the dashboard. */
export const signIn = defineCommand({
  name: 'sign-in',
  summary: 'an address that signs you in to the dashboard, once',
  usage: 'quoin sign-in [site]',
  options: {
    role: { type: 'string', value: 'N', description: 'with this role, such as 16 for a draft editor' },
    data: {
      type: 'string',
      value: 'DIR',
      description: 'where the state of the site is kept (default .quoin in it)',
    },
  },
  examples: ['quoin sign-in fixtures/sites/olaria', 'quoin sign-in --role 4'],
  run(io, { values, positionals }) {
    const role = readRole(values.role);
    const site = positionals[0] ?? '.';
    return withServer(io, { site, data: values.data }, async ({ admin, origin, isRunning }) => {
      if (!isRunning)
        throw new CommandError('input', `Nobody serves ${site} now`, 'quoin serve or quoin dev does');
      const url = `${origin}/config?key=${await admin.signInKey(role)}`;
      io.out(io.json ? `${JSON.stringify({ url })}\n` : `${url}\n`);
      io.err('It works once, and for ten minutes\n');
      return 0;
    });
  },
});
