import type { LockScreenTexts } from '../../features/settings/lock-screen-fields.tsx';

/** The form that the server inserts (`edge/pages/lock-screen.ts`), for the preview. */
export function lockScreenForm(texts: LockScreenTexts): string {
  const text = (key: keyof LockScreenTexts) => escapeText(texts[key]);
  return `<div class="quoin-checkout-page"><div class="quoin-lock-screen">
<div class="quoin-lock-screen-intro"><h1>${text('lockScreenTitle')}</h1>
<p>${text('lockScreenText')}</p></div>
<form>
<p class="quoin-checkout-field"><label>${text('lockScreenPassword')}</label>
<input class="quoin-checkout-input" type="password"></p>
<button class="quoin-checkout-pay" type="button">${text('lockScreenButton')}</button>
</form>
</div></div>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The styles of the server for it (`edge/pages/edge.css`), which themes override. */
export const PREVIEW_STYLES = `:where(.quoin-checkout-page){box-sizing:border-box;max-width:64rem;margin-inline:auto;padding:1rem}
:where(.quoin-checkout-page *){box-sizing:border-box}
:where(.quoin-lock-screen){max-width:26rem;margin-inline:auto;padding-block:clamp(1.5rem,8vw,5rem)}
:where(.quoin-lock-screen form){margin-block-start:1.5rem}
:where(.quoin-lock-screen-intro){display:grid;gap:.75rem}
:where(.quoin-checkout-field){display:grid;gap:.25rem;margin:0 0 1rem}
:where(.quoin-checkout-input){width:100%;min-height:2.75rem}
:where(.quoin-lock-page){position:relative;isolation:isolate;display:grid;align-content:center;min-height:70vh;padding:1rem}
:where(.quoin-lock-background){position:absolute;inset:0;z-index:-1;width:100%;height:100%;object-fit:cover}
:where(.quoin-lock-page .quoin-lock-screen){padding:clamp(1.25rem,5vw,2.5rem);border-radius:.5rem;background:Canvas}
:where(.quoin-lock-logo){margin:0 auto;text-align:center}
:where(.quoin-lock-logo img){width:auto;max-width:100%;height:4rem;object-fit:contain}
`;
