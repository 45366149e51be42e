/**
 * What the header needs from the first moment, and a page that is drawn ahead: runs inline in the head, as one classic script
 * (inlineScripts.ts), so that no first touch comes before it. Keep it small: it stands in every page.
 */
import { connectDrawer } from './drawer/drawer.client.ts'
import { connectMenus } from './menus/menus.client.ts'
import { layOutAhead } from './prerender/layoutAhead.client.ts'

connectMenus()
connectDrawer()
layOutAhead()
