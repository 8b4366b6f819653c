import { canvasOf, type DashboardUser } from './dashboard-user.ts';

/** Uses the dashboard with the mouse. */
export const mouseUser: DashboardUser = {
  goTo: async (page, { links }) => {
    const [area = '', ...rest] = links;
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: area }).click();
    for (const name of rest) await page.getByRole('main').getByRole('link', { name }).first().click();
  },
  press: (target) => target.click(),
  toggle: (target) => target.locator('xpath=ancestor::label').click(),
  chooseInRow: async (row, action) => {
    await row.hover();
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await row.page().getByRole('menuitem', { name: action, exact: true }).click();
  },
  fill: async (target, text) => {
    await target.click({ clickCount: 3 });
    await target.pressSequentially(text);
  },
  choose: async (target, option) => {
    await target.click();
    await target.page().getByRole('option', { name: option }).click();
  },
  openPublish: (page) =>
    page.getByRole('banner').getByRole('button', { name: 'Publish', exact: true }).click(),
  editHeadline: async (page, { before, after }) => {
    const line = canvasOf(page).getByRole('heading', { name: before });
    await line.dblclick();
    await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
    await line.click({ clickCount: 3 });
    await page.keyboard.type(after);
    await page.getByRole('button', { name: 'Done' }).click();
  },
};
