import type { BuildService } from '../build-service/build-service.ts';

export interface CountedBuilds {
  readonly service: BuildService;
  isBuilding(): boolean;
  /** Resolves when no build is running. */
  idle(): Promise<void>;
}

/** Knows which builds are running. */
export function countBuilds(service: BuildService): CountedBuilds {
  const running = new Set<Promise<unknown>>();
  return {
    service: {
      ...service,
      build: async (requested) => {
        const built = service.build(requested);
        running.add(built);
        try {
          return await built;
        } finally {
          running.delete(built);
        }
      },
    },
    isBuilding: () => running.size > 0,
    idle: async () => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
