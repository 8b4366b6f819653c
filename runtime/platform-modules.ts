import { installModules } from './platform-modules/install-modules.ts';

/* Entry point on pages whose scripts use the modules of the platform that few themes need. It runs after `platform.ts`. */
installModules(window as never);
