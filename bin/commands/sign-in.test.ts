import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDataFolder } from '../serving/data/data-folder.ts';
import { createTemporaryFolder } from '../testing/temporary-folder.ts';
import { runForTranscript } from '../testing/transcript.ts';

it('says how to serve a site that is not being served, without starting it', async () => {
  const { path, remove } = createTemporaryFolder({ 'site.json': '{}' });
  const { run } = openDataFolder(join(path, '.quoin'));
  const { code, err } = await runForTranscript(['sign-in'], { cwd: path });
  const hasStarted = existsSync(join(run, 'workerd.pid'));
  remove();
  expect([code, hasStarted]).toEqual([1, false]);
  expect(err).toMatch(
    /^quoin: The site is not being served\n\s+start it with (?:npx )?quoin serve or (?:npx )?quoin dev\n$/,
  );
});
