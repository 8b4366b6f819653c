import { parseArgs } from 'node:util';
import { writeQuoinSite } from './quoin-site.ts';

// Writes a generated site: `node scripts/run.mjs bench/sites/write-site.ts FOLDER --count 1000 --format markdown`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '1000' }, format: { type: 'string', default: 'markdown' } },
});
const [folder = 'generated-site'] = positionals;
writeQuoinSite(folder, {
  count: Number(values.count),
  format: values.format === 'html' ? 'html' : 'markdown',
});
