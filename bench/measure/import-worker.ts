/** A process of the benchmark: imports one module and prints how long that took, as JSON. */
const cpu = process.cpuUsage();
const start = performance.now();
await import(process.argv[2] ?? '');
const wall = (performance.now() - start) * 1000;
const { user, system } = process.cpuUsage(cpu);
process.stdout.write(JSON.stringify({ wall, cpu: user + system }));

export {};
