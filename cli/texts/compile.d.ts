import type { CompiledMessage } from 'icu-minify/format'

export declare function compileTexts(
  yaml: string,
): Readonly<Record<string, Readonly<Record<string, CompiledMessage>>>>
export declare const keeping: string
export declare function moduleOf(yaml: string): string
export declare function keysOf(yaml: string): string
