/** The brand's colors for places without CSS custom properties: browser chrome, icons, share cards, PDFs. In sRGB, `#rrggbb`. */
import { designColorHex } from './designColors.ts'

export const BRAND_COLORS = {
  ink: designColorHex('ink'),
  paper: designColorHex('paper'),
  paperDark: designColorHex('paper', 'dark'),
  soot: designColorHex('soot'),
  deck: designColorHex('deck'),
  deck2: designColorHex('deck-2'),
  deckLine: designColorHex('deck-line'),
  onDeck2: designColorHex('on-deck-2'),
  signal: designColorHex('signal'),
  go: designColorHex('go'),
  muted: designColorHex('ink-3'),
  white: designColorHex('card'),
}
