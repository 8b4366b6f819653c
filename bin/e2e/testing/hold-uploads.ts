import { createServer, request as sendRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface HeldUploads {
  /** Address of the Worker through the proxy. */
  readonly origin: string;
  /** Resolves when an upload begins. */
  readonly begun: Promise<void>;
  release(): void;
  stop(): Promise<void>;
}

/** Starts a proxy of a Worker that passes uploads of releases on when they are released. */
export async function holdUploads(worker: string): Promise<HeldUploads> {
  const { hostname, port } = new URL(worker);
  let [begin, release] = [() => {}, () => {}];
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/_admin/blobs/') === true) {
      begin();
      await released;
    }
    const { method, url: path, headers } = request;
    const passed = sendRequest({ hostname, port, method, path, headers }, (received) => {
      response.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  server.on('upgrade', ({ url, rawHeaders }, socket) => {
    const pairs = rawHeaders.map((text, index) => `${text}${index % 2 === 0 ? ': ' : '\r\n'}`).join('');
    const passed = connect(Number(port), hostname);
    passed.write(`GET ${url} HTTP/1.1\r\n${pairs}\r\n`);
    for (const each of [socket, passed]) each.on('error', () => {});
    socket.pipe(passed).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    begun,
    release,
    stop: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
