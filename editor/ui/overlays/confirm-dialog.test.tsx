import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmProvider, useConfirm } from './confirm-dialog.tsx';

function Part() {
  return typeof useConfirm();
}

it('R-SHELL-MSG-14: a confirmation outside of its provider throws', () => {
  expect(() => renderToStaticMarkup(<Part />)).toThrow('ConfirmProvider');
});

it('a confirmation inside of its provider can be asked for', () => {
  expect(
    renderToStaticMarkup(
      <ConfirmProvider>
        <Part />
      </ConfirmProvider>,
    ),
  ).toContain('function');
});
