/** Width and height of a share card in pixels. A page's head contains them too. */
export const SHARE_CARD = { width: 1200, height: 630 } as const
