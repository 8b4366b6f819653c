import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import { lazyScreen } from '../core/lazy/lazy-part.tsx';
import { Frame } from './shell/frame.tsx';
import { NotFound } from './shell/not-found.tsx';

/** The routes of the dashboard (editor 3.1). Every screen is a separate chunk. */
export function createEditorRouter(history: RouterHistory) {
  const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });
  const at = (path: string, component: ReturnType<typeof lazyScreen>) =>
    createRoute({ getParentRoute: () => root, path, component });
  const pages = at('/config/pages', screens.pages());
  const below = (path: string) => createRoute({ getParentRoute: () => pages, path });
  const routeTree = root.addChildren([
    at('/config', screens.home()),
    // One screen for all pages, so that navigating between pages keeps the tree and the canvas mounted.
    pages.addChildren([below('/'), below('$pageId'), below('system/$systemType')]),
    at('/config/store', screens.products()),
    at('/config/store/products', screens.products()),
    at('/config/store/products/$productId', screens.product()),
    at('/config/store/tags', screens.tags()),
    at('/config/store/orders', screens.orders()),
    at('/config/store/orders/$orderId', screens.order()),
    at('/config/store/restock', screens.restockRequests()),
    at('/config/store/activity', screens.activity()),
    at('/config/content', screens.content()),
    at('/config/content/$collectionId', screens.content()),
    at('/config/content/$collectionId/$itemId', screens.entry()),
    at('/config/tags', screens.tags()),
    at('/config/screens', screens.screens()),
    at('/config/screens/lock-screen', screens.lockScreen()),
    at('/config/screens/popup-overlay', screens.popup()),
    at('/config/assets', screens.assets()),
    at('/config/forms', screens.forms()),
    at('/config/forms/$formId', screens.form()),
    at('/config/forms/mailing-lists/$listId', screens.mailingList()),
    at('/config/releases', screens.releases()),
    at('/config/settings', screens.settings()),
    at('/config/settings/$section', screens.settings()),
    at('/settings/billing/upgrade', screens.billing()),
    at('/settings/billing/subscriptions/website', screens.billing()),
  ]);
  return createRouter({ routeTree, history, defaultPreload: false });
}

const screens = {
  home: () =>
    lazyScreen(
      () => import('../features/home/home-screen.tsx'),
      ({ HomeScreen }) => HomeScreen,
    ),
  pages: () =>
    lazyScreen(
      () => import('../features/pages/pages-screen.tsx'),
      ({ PagesScreen }) => PagesScreen,
    ),
  products: () =>
    lazyScreen(
      () => import('../features/products/list/products-screen.tsx'),
      ({ ProductsScreen }) => ProductsScreen,
    ),
  product: () =>
    lazyScreen(
      () => import('../features/products/product/product-screen.tsx'),
      ({ ProductScreen }) => ProductScreen,
    ),
  orders: () =>
    lazyScreen(
      () => import('../features/orders/orders-screen.tsx'),
      ({ OrdersScreen }) => OrdersScreen,
    ),
  order: () =>
    lazyScreen(
      () => import('../features/orders/order-screen.tsx'),
      ({ OrderScreen }) => OrderScreen,
    ),
  restockRequests: () =>
    lazyScreen(
      () => import('../features/back-in-stock/back-in-stock-screen.tsx'),
      ({ BackInStockScreen }) => BackInStockScreen,
    ),
  activity: () =>
    lazyScreen(
      () => import('../features/activity/activity-screen.tsx'),
      ({ ActivityScreen }) => ActivityScreen,
    ),
  content: () =>
    lazyScreen(
      () => import('../features/content/content-screen.tsx'),
      ({ ContentScreen }) => ContentScreen,
    ),
  entry: () =>
    lazyScreen(
      () => import('../features/content/entry-screen.tsx'),
      ({ EntryScreen }) => EntryScreen,
    ),
  tags: () =>
    lazyScreen(
      () => import('../features/tags/tags-screen.tsx'),
      ({ TagsScreen }) => TagsScreen,
    ),
  assets: () =>
    lazyScreen(
      () => import('../features/assets/assets-screen.tsx'),
      ({ AssetsScreen }) => AssetsScreen,
    ),
  forms: () =>
    lazyScreen(
      () => import('../features/forms/forms-screen.tsx'),
      ({ FormsScreen }) => FormsScreen,
    ),
  form: () =>
    lazyScreen(
      () => import('../features/forms/form-screen.tsx'),
      ({ FormScreen }) => FormScreen,
    ),
  mailingList: () =>
    lazyScreen(
      () => import('../features/forms/mailing-lists/list-screen.tsx'),
      ({ ListScreen }) => ListScreen,
    ),
  screens: () =>
    lazyScreen(
      () => import('./screens/screens-screen.tsx'),
      ({ ScreensScreen }) => ScreensScreen,
    ),
  lockScreen: () =>
    lazyScreen(
      () => import('./screens/lock-screen.tsx'),
      ({ LockScreenScreen }) => LockScreenScreen,
    ),
  popup: () =>
    lazyScreen(
      () => import('./screens/popup-screen.tsx'),
      ({ PopupScreen }) => PopupScreen,
    ),
  releases: () =>
    lazyScreen(
      () => import('../features/releases/releases-screen.tsx'),
      ({ ReleasesScreen }) => ReleasesScreen,
    ),
  settings: () =>
    lazyScreen(
      () => import('../features/settings/settings-screen.tsx'),
      ({ SettingsScreen }) => SettingsScreen,
    ),
  billing: () =>
    lazyScreen(
      () => import('../features/billing/billing-screen.tsx'),
      ({ BillingScreen }) => BillingScreen,
    ),
};
