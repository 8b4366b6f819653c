import { cloudflareTest } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

/** Tests of the edge run inside workerd; all others in Node (a file may ask for a DOM in its first line). */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    projects: [
      {
        test: {
          name: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'edge/**'],
          testTimeout: 30_000,
          // Browsers and servers share two cores with other tests.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.jsonc' },
            miniflare: {
              bindings: {
                MASTER_SECRET: 'a secret of the tests, 32 bytes long',
                ADMIN_TOKEN: 'admin-token-of-the-tests',
                HOSTS: '{"shop.test":"shop","other.test":"other"}',
                CART_SHARDS: '4',
                ALLOW_TEST_PAYMENTS: 'true',
              },
            },
          }),
        ],
        test: { name: 'edge', include: ['edge/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
