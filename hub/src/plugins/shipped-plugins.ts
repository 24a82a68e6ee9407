/** The plugins that the build has put beside the hub's own code, by package. Run from its sources the hub has none. */
export const shippedPlugins: Readonly<Record<string, () => Promise<object>>> = {}
