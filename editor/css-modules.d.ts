/** Class names by the name they have in the file; a test checks that every name that is asked for is there. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
