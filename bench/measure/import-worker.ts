/** A benchmark process: imports one module and sends the time it took. */
const cpu = process.cpuUsage();
const start = performance.now();
await import(process.argv[2] ?? '');
const wall = (performance.now() - start) * 1000;
const { user, system } = process.cpuUsage(cpu);
process.send?.({ wall, cpu: user + system });

export {};
