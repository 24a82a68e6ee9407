import { type Point, PluginFault, type Read } from '@matricula/contract'
import type { AppContext } from '../../app-context.ts'

/** The address that the maps service gives to a point; '' in open country, and where it does not tell. */
export async function addressAt(
  { plugins, log }: Pick<AppContext, 'log' | 'plugins'>,
  point: Point,
  read: Read,
): Promise<string> {
  try {
    return (await plugins.maps.addressOf(point, read))?.address ?? ''
  } catch (error) {
    if (!(error instanceof PluginFault)) throw error
    log.warn({ fault: error.code }, 'a point has no address: the maps service did not tell')
    return ''
  }
}
