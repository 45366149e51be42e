/** The brand's colors where CSS custom properties cannot reach: browser chrome, icons, share cards, PDFs. In sRGB, `#rrggbb`. */
import { tokenHex } from './tokenColors'

export const BRAND = {
  ink: tokenHex('ink'),
  paper: tokenHex('paper'),
  paperDark: tokenHex('paper', 'dark'),
  soot: tokenHex('soot'),
  deck: tokenHex('deck'),
  deck2: tokenHex('deck-2'),
  deckLine: tokenHex('deck-line'),
  onDeck2: tokenHex('on-deck-2'),
  signal: tokenHex('signal'),
  go: tokenHex('go'),
  muted: tokenHex('ink-3'),
  white: tokenHex('card'),
}
