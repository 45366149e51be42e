/**
 * Details that only one of the drawn people has: `worn` lies on the clothes, `face` below hair and glasses, `strands` on the hair. In the
 * units of faces.ts. A person's own colors are var(--skin), var(--rim) and var(--tint). Longer than other files because it is one list of
 * people.
 */
import type { PortraitName } from '#src/models/names/pictureNames.ts'

type Details = { worn: string; face: string; strands: string }

const line = (d: string, color: string, width: number, more = '') => `<path d="${d}" stroke="${color}" stroke-width="${width}"${more}/>`
/** Freckles, or the dots of a fabric. @param places a point for each dot, separated by spaces */
const dots = (places: string, color: string, size: number) =>
  line(
    places
      .split(' ')
      .map((place) => `M${place}h0`)
      .join(''),
    color,
    size,
  )
const STITCH = ' stroke-dasharray="3 4" opacity=".7"'

export const DETAILS: Record<PortraitName, Details> = {
  // A shop coat with seams, the cord of a badge, gray at the parting.
  bob: {
    worn: `${line('M96 260C116 300 142 328 162 341M204 262C200 292 188 322 172 340', 'oklch(.9 .03 235)', 1.4, STITCH)}${line('M112 252C124 290 144 322 158 336M190 252C187 286 176 318 164 336', 'var(--color-signal)', 3.4)}<path d="M148 332h26v28h-26z" fill="oklch(.97 .01 90)"/><path d="M148 332h26v7h-26z" fill="var(--color-signal)"/><circle cx="156" cy="347" r="4" fill="oklch(.6 .06 235)"/>${line('M163 345h7M163 350h7', 'oklch(.5 .03 255)', 1.6)}`,
    face: dots('146 175 151 178 156 175 203 174 207 177', 'oklch(.66 .1 45)', 1.7),
    strands: `${line('M114 92C98 116 98 158 89 198M126 80C112 98 108 124 108 146M98 132C92 156 92 178 86 204M202 80C214 94 220 112 222 126M212 92C222 112 226 144 223 182M104 206C110 200 114 190 115 180', 'oklch(.44 .04 60)', 1.8)}${line('M187 71C166 74 142 88 128 106M190 74C178 84 166 96 156 106', 'oklch(.68 .035 70)', 2.6)}`,
  },
  // A radio on his shoulder, its cord behind the ear, a line shaved to the temple.
  fade: {
    worn: `${line('M206 262C214 284 216 300 214 318', 'oklch(.22 .03 257)', 3)}<rect x="202" y="258" width="19" height="32" rx="4" fill="oklch(.2 .025 257)"/><path d="M206 265h11M206 270h11M206 275h11" stroke="oklch(.5 .03 257)" stroke-width="1.6"/><circle cx="217" cy="284" r="2" fill="var(--color-go)"/>${line('M208 258V238', 'oklch(.2 .025 257)', 3.4)}${line('M82 300C92 302 104 302 116 300M84 330C96 332 108 332 118 330', 'oklch(.93 .02 100)', 7)}${line('M118 262C128 282 140 296 154 306', 'oklch(.55 .05 255)', 1.4, STITCH)}`,
    face: `${line('M103 172C98 180 106 184 101 191S106 202 100 210S106 222 100 232', 'oklch(.75 .02 255)', 2)}${line('M146 129.5L149 136', 'var(--skin)', 2.2)}`,
    strands: `${dots('120 96 126 88 133 94 140 82 147 90 154 79 161 87 168 77 175 85 182 76 189 85 196 82 203 90 128 102 142 98 156 95 170 94 184 93 118 110', 'oklch(.42 .03 50)', 2.1)}${line('M118 104C126 101 134 101 141 102', 'var(--skin)', 1.6)}${line('M138 196C141 204 146 211 152 216M148 206C152 214 158 220 166 224M204 206C203 214 199 221 194 226', 'oklch(.4 .03 50)', 1.6)}`,
  },
  // Freckles, rings in her ears, glasses for contracts on the chain.
  curls: {
    worn: `${line('M110 252C120 286 138 318 158 344M187 254C186 286 176 318 165 344', 'oklch(.8 .03 80)', 1.6)}${line('M78 278L100 299L90 312M216 274L208 294L217 303', 'oklch(.62 .07 160)', 1.5, STITCH)}${dots('163 326 163 340', 'oklch(.7 .02 85)', 4)}`,
    face: `${dots('144 172 149 169 153 175 158 170 162 174 201 169 205 173 209 170 190 166', 'oklch(.58 .1 45)', 1.9)}`,
    strands: `${line('M70 150C62 162 62 176 70 186M60 196C56 208 60 222 70 230M82 236C88 246 98 250 108 248M232 128C242 138 244 150 240 160M238 176C242 188 238 200 230 206M150 74C158 66 170 64 178 70M116 76C122 66 132 62 142 64M196 68C206 70 212 78 214 88', 'oklch(.6 .1 50)', 2.6)}<circle cx="126" cy="196" r="8" stroke="oklch(.86 .12 85)" stroke-width="2.6" fill="none"/>`,
  },
  // Round glasses, a beard in strands, headphones down on the hood.
  bald: {
    worn: `${line('M80 330C104 342 128 348 152 348M160 348C188 346 212 340 236 328', 'oklch(.34 .05 25)', 2)}<path d="M150 320h9v9h-9z" fill="oklch(.85 .02 90)"/><rect x="194" y="316" width="26" height="17" rx="3" fill="oklch(.24 .03 257)"/><path d="M199 324h6M209 324h6" stroke="var(--color-signal)" stroke-width="4"/>${line('M194 324.500h26', 'oklch(.14 .02 257)', 1.4)}`,
    face: `${dots('142 172 147 177 152 172 203 172 207 176 150 108 186 96', 'oklch(.68 .11 45)', 1.9)}<g stroke="oklch(.27 .03 255)" stroke-width="2.8"><circle cx="157" cy="152" r="15.5" fill="#fff" fill-opacity=".14"/><path d="M187 151a12.500 14.500 0 1 1 25 0a12.500 14.500 0 1 1-25 0Z" fill="#fff" fill-opacity=".14"/><path d="M172.500 149C177 145.500 183 145.500 187 148.500M141.500 149L110 153"/></g>${line('M150 143l9 16M194 142l6 13', '#fff', 1.8, ' opacity=".55"')}`,
    strands: line(
      'M126 168C128 190 134 212 146 230M134 190C138 208 146 222 158 234M170 214C172 226 176 238 180 248M196 206C198 218 198 230 194 242M208 200C208 212 206 226 202 236M142 182C150 186 154 192 156 198',
      'oklch(.74 .13 58)',
      1.8,
    ),
  },
  // A clip in the hair, knitted ribs, a chain with a stone.
  braid: {
    worn: `${line('M78 288C90 292 98 296 104 302M70 304C86 308 98 314 106 322M64 322C82 326 96 332 106 340M222 284C232 288 244 292 254 300M224 302C238 306 250 312 260 320M222 322C238 326 254 332 268 340', 'oklch(.82 .1 66)', 2.2)}${line('M112 260C124 282 140 294 156 297C170 292 180 278 184 260', 'oklch(.87 .11 88)', 1.7)}<path d="M151 297l5-4 5 4-5 8z" fill="oklch(.75 .12 195)"/>`,
    face: '',
    strands: `${line('M176 74C152 80 128 98 114 124M168 72C144 76 116 96 104 128M188 80C196 96 206 108 215 116M96 150C94 160 93 168 93 176', 'oklch(.4 .06 300)', 1.6)}<path d="M118 122l16-12 5 6-16 12z" fill="var(--color-signal)"/><path d="M108 187l-3.500 10 3.500 5 3.500-5z" fill="oklch(.86 .12 85)"/>`,
  },
  // A striped tie with its clip, a pen, light on the headset.
  swept: {
    worn: `${line('M150 318L168 308M147 332L170 319M145 346L172 331', 'oklch(.84 .09 80)', 3)}${line('M146 326h24', 'oklch(.88 .03 90)', 2.6)}${line('M80 276C98 306 124 334 152 354M232 280C210 308 184 334 160 354', 'oklch(.5 .05 258)', 1.4, STITCH)}${line('M222 322V340', 'oklch(.93 .02 90)', 3)}${line('M212 336h22', 'oklch(.5 .05 258)', 2)}`,
    face: line('M204 168l5 3M203 172l5 5', 'oklch(.5 .06 45)', 1.6),
    strands: `${line('M196 58C172 52 138 60 116 82M206 68C190 62 162 64 142 76M178 90C164 92 150 100 142 110M104 112C108 124 116 132 126 136', 'oklch(.71 .013 82)', 2)}${line('M120 124C126 128 132 130 138 130M110 130C116 140 122 146 130 150', 'oklch(.4 .015 80)', 1.8)}`,
  },
}
