import { mountInstallments } from './installments/mount-installments.ts';

/* Entry point on the pages that show installment payments; other pages do not load it. */
for (const box of document.querySelectorAll<HTMLElement>('.quoin-installments')) mountInstallments(box);
