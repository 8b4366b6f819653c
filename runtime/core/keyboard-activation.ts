/** Adds Enter and space activation to an element with the button role (WAI-ARIA, button). */
export function addKeyboardActivation(target: HTMLElement): void {
  target.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    target.click();
  });
}
