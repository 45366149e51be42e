import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `menus.client.ts` meets `HeaderMenus.tsx`, and `drawer.client.ts` meets `MobileDrawer.tsx`. */
export const shellAttributes = {
  menuBar: dataAttribute('shell-menu-bar'),
  menuTrigger: dataAttribute('shell-menu-trigger'),
  menuPanel: dataAttribute('shell-menu-panel'),
  drawerPanel: dataAttribute('shell-drawer-panel'),
  /** On the document while the drawer is open, so that the page behind it does not scroll. */
  drawerOpen: dataAttribute('shell-drawer-open'),
  /** The link on which a mouse rests. `prerender.client.ts` marks it for `SpeculationRules.tsx`. */
  rested: dataAttribute('shell-rested'),
} as const
