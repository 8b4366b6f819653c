/** Forms and what people wrote into them. */
export { FormScreen } from './form-screen.tsx';
export { FormsScreen } from './forms-screen.tsx';
