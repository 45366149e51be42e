/** How far before January 1 the points of last year are drawn, fading. In pixels, because the page's edge cuts it off. */
export const PAST_WIDTH = 140

/** The gradient of what comes over from last year. */
export const PastFade = ({ id, color }: { id: string; color: string }) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={-PAST_WIDTH} x2="0" y1="0" y2="0">
    <stop offset="0" stopColor={color} stopOpacity="0" />
    <stop offset="1" stopColor={color} />
  </linearGradient>
)
