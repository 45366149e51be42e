/**
 * The header's scripts and prerendering. Runs inline in the head as one classic script (inlineScripts.ts), so that it answers the first
 * touch. Keep it small, because it is in every page.
 */
import { connectDrawer } from './drawer/drawer.client.ts'
import { connectMenus } from './menus/menus.client.ts'
import { layOutAhead } from './prerender/layoutAhead.client.ts'

connectMenus()
connectDrawer()
layOutAhead()
