/** Orders: the list, and one of them. */
export { OrderScreen } from './order-screen.tsx';
export { OrdersScreen } from './orders-screen.tsx';
