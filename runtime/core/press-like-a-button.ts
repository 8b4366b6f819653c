/** What is drawn as a button but is none answers to Enter and to the space bar too (WAI-ARIA, button). */
export function pressLikeAButton(target: HTMLElement): void {
  target.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    target.click();
  });
}
