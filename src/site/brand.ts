/**
 * The brand's colors where CSS custom properties cannot reach: browser chrome, icons, share cards, PDFs.
 * The same colors as `styles/tokens.css`, in sRGB.
 */
export const BRAND = {
  ink: '#161d29',
  paper: '#fcfaf5',
  paperDark: '#0a1119',
  soot: '#02060d',
  deck: '#15202f',
  deck2: '#212d3f',
  deckLine: '#334054',
  onDeck2: '#bfc6d1',
  signal: '#f9a70d',
  go: '#4fd68a',
  muted: '#5c6470',
  white: '#ffffff',
} as const
