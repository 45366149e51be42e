/** Width and height of a share card in pixels, which a page's head says, too. */
export const SHARE_CARD = { width: 1200, height: 630 } as const
