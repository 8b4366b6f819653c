// The parts of the rivals' types that we use: the sources are type-checked without `npm ci --prefix bench`.

declare module 'eta' {
  export class Eta {
    constructor(options: { readonly autoTrim: boolean });
    loadTemplate(name: string, template: string): void;
    render(name: string, data: object): string;
  }
}

declare module 'handlebars' {
  interface Handlebars {
    create(): Handlebars;
    compile(template: string): (data: unknown) => string;
    registerPartial(name: string, template: unknown): void;
  }
  const handlebars: Handlebars;
  export default handlebars;
}

declare module 'liquidjs' {
  export class Liquid {
    constructor(options: { readonly cache: boolean; readonly templates: Readonly<Record<string, string>> });
    parse(template: string): unknown;
    renderSync(template: unknown, data: object): unknown;
  }
}
