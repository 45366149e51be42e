import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `menus.client.ts` meets `HeaderMenus.tsx`, and `drawer.client.ts` meets `MobileDrawer.tsx`. */
export const shellHooks = {
  menuBar: markupHook('menu-bar'),
  menuTrigger: markupHook('menu-trigger'),
  menuPanel: markupHook('menu-panel'),
  drawer: markupHook('drawer-panel'),
  /** The link that a mouse rests on: `drawnAhead.client.ts` marks it for `SpeculationRules.tsx`. */
  rested: markupHook('rested'),
} as const
