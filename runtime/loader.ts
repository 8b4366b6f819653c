import { readPage } from './core/page.ts';
import { startLoading } from './loading/start-loading.ts';

/* Entry point, at the end of the body of pages with islands. */
startLoading(readPage());
