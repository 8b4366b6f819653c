import { readPage } from './core/page.ts';
import { startLoading } from './loading/start-loading.ts';

/* The module that a page with an island has at the end of its body. */
startLoading(readPage());
