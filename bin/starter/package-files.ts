export interface PackageOptions {
  readonly title: string;
  /** The dependency on Quoin: a range of versions, or `file:` and a path. */
  readonly quoin: string;
  /** Whether the site has workflows for CI and a Dockerfile. */
  readonly hasCi: boolean;
}

/** Returns the files that make a site a package of its own, which installs Quoin: text by path. */
export function packageFiles({ title, quoin, hasCi }: PackageOptions): ReadonlyMap<string, string> {
  return new Map([
    ['package.json', `${JSON.stringify(packageJson(quoin), undefined, 2)}\n`],
    // Generated, because npm excludes files of this name from packages.
    ['.gitignore', 'node_modules/\n.quoin/\ndist/\n'],
    ['README.md', hasCi ? `${readme(title)}${CI_SECTION}` : readme(title)],
  ]);
}

/** Without a name, which a package that is not published does not need. */
function packageJson(quoin: string) {
  return {
    private: true,
    scripts: { dev: 'quoin dev', build: 'quoin build', publish: 'quoin publish' },
    dependencies: { quoin },
  };
}

function readme(title: string): string {
  return `# ${title}

This folder is a whole website with its store: keep it in git.

\`\`\`sh
npm install       # once, and on every other machine
npm run dev       # view the site and edit it, in the dashboard or in the files
npm run build     # write the pages to dist/, for any static host
npm run publish   # make the site live on the server that runs on this machine (npx quoin serve)
\`\`\`

\`npm run dev\` prints the address of the site and a link to its dashboard. \`npx quoin check\` reports every problem before you publish;
\`npx quoin --help\` lists all commands.

| file or folder | contains |
|---|---|
| \`site.json\` | name, language, currency and other settings |
| \`pages/\`, \`navigation/\` | pages and menus |
| \`collections/\`, \`items/\` | the shop, blogs and other collections, and what is in them |
| \`forms/\` | forms |
| \`assets/\` | images and other files |
| \`theme/\`, \`themes/\` | templates, styles and scripts; a folder for each further theme |
| \`.quoin/\` | orders, customers and releases of this machine: not in git, so back it up |

\`npm update\` installs a newer version of Quoin if it comes from a registry. It does not change the files of the site.
`;
}

const CI_SECTION = `
## Deploying and CI

\`npx quoin deploy\` deploys the site to Cloudflare and stores the token of the deployment in \`.quoin/deploy/production/secrets.json\`. Then set in the
repository at GitHub, under **Settings → Secrets and variables → Actions**:

| kind | name | value |
|---|---|---|
| variable | \`SITE_URL\` | the address of the deployed site, such as \`https://shop.example\` |
| secret | \`QUOIN_TOKEN\` | \`ADMIN_TOKEN\` in \`.quoin/deploy/production/secrets.json\` |

- \`.github/workflows/publish.yml\` publishes each push to \`main\`. Edits of the dashboard stay there, unpublished.
- \`.github/workflows/build-service.yml\`, started by hand, builds what the dashboard publishes.
- \`Dockerfile\` runs the build service in a container.

CI installs the packages of \`package.json\`: a dependency on Quoin that is a path (\`file:…\`) exists on one machine only. The manual of Quoin describes all of
this in \`docs/deploying.md\`.
`;
