/** Entries of collections that are no shop: the list, and one of them. */
export { ContentScreen } from './content-screen.tsx';
export { EntryScreen } from './entry-screen.tsx';
