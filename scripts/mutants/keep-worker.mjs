/**
 * A plugin of vitest that keeps the workerd process of a project from one run to the next, with all modules it has loaded.
 * Vitest starts a new one for each run, that is, for each mutant: ten seconds, of which the tests take one.
 *
 * Sources are loaded once, and the mutant that they use is a value that each run sets. Test files are loaded again by vitest.
 * @returns {import('vitest/config').Plugin}
 */
export function keepWorker() {
  return {
    name: 'quoin:keep-worker',
    enforce: 'post',
    configureVitest({ project }) {
      const { poolRunner } = project.config;
      if (poolRunner === undefined) return;
      const kept = { worker: undefined };
      project.vitest.onClose(() => kept.worker?.stop());
      project.config.poolRunner = {
        ...poolRunner,
        createPoolWorker: (options) =>
          new KeptWorker(kept, () => poolRunner.createPoolWorker(options), project),
      };
    },
  };
}

const RESPONSE = '__vitest_worker_response__';

/**
 * What vitest uses as the worker of one run. Responds to its requests to start and stop; all else goes to the kept worker.
 * @implements {PoolWorker}
 *
 * @typedef {import('vitest/node').PoolWorker} PoolWorker
 */
class KeptWorker {
  #kept;
  #create;
  #project;
  #isNew = false;
  #isStopRequested = false;
  /** @param {object} message */
  #respond = (message) => {
    throw new Error(`No listener for ${JSON.stringify(message)}`);
  };

  /**
   * @param {{ worker: PoolWorker | undefined }} kept by all runs
   * @param {() => PoolWorker} create
   * @param {import('vitest/node').TestProject} project
   */
  constructor(kept, create, project) {
    this.#kept = kept;
    this.#create = create;
    this.#project = project;
  }

  get name() {
    return 'cloudflare-pool';
  }

  async start() {
    this.#isNew = this.#kept.worker === undefined;
    if (this.#isNew) {
      this.#kept.worker = this.#create();
      await this.#kept.worker.start();
    }
    for (const event of ['message', 'error', 'exit']) this.#worker.off(event, () => undefined);
  }

  /** If vitest did not ask the worker to stop first, something failed: the next run starts a new one. */
  async stop() {
    if (this.#isStopRequested) return;
    const { worker } = this.#kept;
    this.#kept.worker = undefined;
    await worker?.stop();
  }

  send(message) {
    if (message.type === 'stop') {
      this.#isStopRequested = true;
      this.#reply('stopped');
    } else if (message.type === 'start' && !this.#isNew) this.#reply('started');
    else if (message.type === 'run') this.#worker.send(this.#withConfig(message));
    else this.#worker.send(message);
  }

  on(event, callback) {
    if (event === 'message') this.#respond = callback;
    this.#worker.on(event, callback);
  }

  off(event, callback) {
    this.#kept.worker?.off(event, callback);
  }

  deserialize(data) {
    return this.#worker.deserialize(data);
  }

  get #worker() {
    if (this.#kept.worker === undefined) throw new Error('The worker has stopped.');
    return this.#kept.worker;
  }

  /** The names of the tests to run are a part of the configuration, which a worker reads only when it starts. */
  #withConfig(message) {
    return { ...message, context: { ...message.context, config: this.#project.serializedConfig } };
  }

  #reply(type) {
    queueMicrotask(() => this.#respond({ type, [RESPONSE]: true }));
  }
}
