/** A file of its own beside the built programs: code that V8 takes from its cache cannot import what is named later. */
export function importPackage(name: string): Promise<object> {
  return import(name)
}
