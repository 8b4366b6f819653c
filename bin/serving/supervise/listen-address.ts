import { createServer } from 'node:net';

/** Formats an origin: IPv6 addresses in brackets, wildcard addresses as localhost. */
export function originOf(host: string, port: number): string {
  const isHere = ['localhost', '127.0.0.1', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Throws when the port cannot be used. workerd would report it only in its log. */
export function checkPort(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(new Error(listenError(error, host, port))));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function listenError({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; choose another with --port`;
  if (code === 'EACCES')
    return `Port ${port} requires administrator privileges; choose one from 1024 with --port`;
  if (code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine`;
  return message;
}

export function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
