/** hapi publishes its router without types; these are the parts the hub uses. */
declare module '@hapi/call' {
  export class Router<T> {
    add(call: { readonly method: string; readonly path: string }, route: T): void
    special(type: 'notFound' | 'badRequest', route: T | null): void
    route(method: string, path: string): { readonly route: T | null }
  }
}
