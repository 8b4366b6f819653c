import type { BuildService } from '../build-service/build-service.ts';

/** One request of the Worker. */
export interface RemoteBuild {
  /** Counts from 1. */
  readonly request: number;
  /** Undefined when the site has errors. */
  readonly release: string | undefined;
  readonly isCheck: boolean;
  readonly errors: number;
  readonly uploaded: number;
  readonly ms: number;
}

/** Calls `onBuild` after each build. */
export function reportBuilds(service: BuildService, onBuild: (built: RemoteBuild) => void): BuildService {
  let request = 0;
  return {
    ...service,
    build: async (requested) => {
      request += 1;
      const started = performance.now();
      const response = await service.build(requested);
      const { ok, releaseId, diagnostics, uploaded = 0 } = response;
      const release = ok ? releaseId : undefined;
      const isCheck = requested.isCheck === true;
      const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
      onBuild({ request, release, isCheck, errors, uploaded, ms: Math.round(performance.now() - started) });
      return response;
    },
  };
}
