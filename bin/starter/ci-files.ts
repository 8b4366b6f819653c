/** Where GitHub expects workflows. */
const WORKFLOWS = '.github/workflows';

/** Returns the files with which a site is published by CI and from a container: text by path. */
export function ciFiles(): ReadonlyMap<string, string> {
  return new Map([
    [
      `${WORKFLOWS}/publish.yml`,
      workflow('Publish', ON_PUSH, `./node_modules/.bin/quoin publish --only-folder --to "$SITE_URL"`),
    ],
    [
      `${WORKFLOWS}/build-service.yml`,
      workflow(
        'Build service',
        ON_REQUEST,
        `./node_modules/.bin/quoin build-service --once --site "$SITE_URL"`,
      ),
    ],
    ['Dockerfile', DOCKERFILE],
    ['.dockerignore', 'node_modules/\n.quoin/\ndist/\n.git/\n.env*\ntoken\n'],
  ]);
}

const ON_PUSH = `  push:
    branches: [main]
  workflow_dispatch:`;

const ON_REQUEST = `  # Start it while the dashboard waits for a build service.
  workflow_dispatch:`;

function workflow(name: string, on: string, command: string): string {
  return `name: ${name}
on:
${on}
concurrency: ${name.toLowerCase().replace(' ', '-')}
permissions:
  contents: read
jobs:
  publish:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    env:
      # A variable of the repository: the address of the deployed site.
      SITE_URL: \${{ vars.SITE_URL }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
      - run: npm install
      - run: ${command}
        env:
          # A secret of the repository: the ADMIN_TOKEN of the deployment. Other steps do not get it.
          QUOIN_TOKEN: \${{ secrets.QUOIN_TOKEN }}
`;
}

/** The token is mounted as a file: environment variables of containers are visible to everyone who may inspect them. */
const DOCKERFILE = `# A build service: builds what the dashboard of the deployed site publishes.
#
#   docker build --tag build-service .
#   docker run --env SITE_URL=https://shop.example --mount type=bind,src=$HOME/quoin-token,dst=/run/secrets/quoin,readonly build-service
FROM node:20-slim
WORKDIR /site
COPY package.json package-lock.json* ./
RUN npm install --omit=dev
COPY . .
RUN mkdir -p .quoin assets downloads && chown -R node:node .quoin assets downloads
USER node
CMD ["sh", "-c", "exec ./node_modules/.bin/quoin build-service --site \\"$SITE_URL\\" --token-file /run/secrets/quoin"]
`;
