import { dataAttribute } from '../../lib/anywhere/dataAttribute.ts'

/** Where `menus.client.ts` meets `HeaderMenus.tsx`, and `drawer.client.ts` meets `MobileDrawer.tsx`. */
export const shellAttributes = {
  menuBar: dataAttribute('menu-bar'),
  menuTrigger: dataAttribute('menu-trigger'),
  menuPanel: dataAttribute('menu-panel'),
  drawerPanel: dataAttribute('drawer-panel'),
  /** The link that a mouse rests on: `drawnAhead.client.ts` marks it for `SpeculationRules.tsx`. */
  rested: dataAttribute('rested'),
} as const
