import { access } from 'node:fs/promises'
import path from 'node:path'

/** What a hub of our own is started from: the compiled program, its shipped settings and its plugins. */
export interface Checkout {
  readonly root: string
  readonly program: string
  readonly config: string
}

/** The checkout in this folder or above it; null where there is none that is compiled. */
export async function findCheckout(folder: string): Promise<Checkout | null> {
  const root = path.resolve(folder)
  const checkout = {
    root,
    program: path.join(root, 'hub/dist/program/main.js'),
    config: path.join(root, 'config'),
  }
  try {
    await Promise.all([access(checkout.program), access(path.join(checkout.config, 'plugins.yaml'))])
    return checkout
  } catch {
    const above = path.dirname(root)
    return above === root ? null : findCheckout(above)
  }
}
