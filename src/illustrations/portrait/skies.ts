/** Backgrounds of the portraits, each at an hour of the person's own. */
function drawStars(count: number, seed: number, height = 200): string {
  let random = seed
  const paths = ['', '']
  for (let star = 0; star < count; star++) {
    random = (random * 9301 + 49297) % 233280
    const x = (random / 233280) * 320
    random = (random * 9301 + 49297) % 233280
    const y = (random / 233280) * height
    random = (random * 9301 + 49297) % 233280
    paths[random % 3 ? 0 : 1] += `M${x.toFixed(0)} ${y.toFixed(0)}h0`
  }
  return `<g stroke="#fff" stroke-linecap="round" opacity=".62"><path d="${paths[0]}" stroke-width="1.500"/><path d="${paths[1]}" stroke-width="2.600"/></g>`
}

type Stops = readonly (readonly [number, string])[]
const gradient = (id: string, stops: Stops) =>
  `<linearGradient id="${id}s" x2="0" y2="1">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`
/**
 * @param sun the hour's sun or moon; a picture has one, however many people it shows
 * @param high other things in the sky
 * @param low things on the ground
 * @param ground the ground itself; several people in one picture share it
 */
const createSky = (stops: Stops, sun: string, high: string, low: string, ground = '') => ({
  sun,
  high,
  low,
  defs: (id: string) => gradient(id, stops),
  draw: (id: string) => `<rect width="320" height="360" fill="url(#${id}s)"/>${sun}${high}${low}${ground}`,
})
const drawWindows = (windows: readonly (readonly [number, number, number, number])[], color = 'oklch(.84 .12 78)') =>
  windows.map(([x, y, width, height]) => `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="${color}"/>`).join('')
export const SKIES = {
  dawn: createSky(
    [
      [0, 'oklch(.27 .045 254)'],
      [0.36, 'oklch(.42 .07 40)'],
      [0.68, 'oklch(.72 .14 60)'],
      [1, 'oklch(.85 .12 78)'],
    ],
    `<circle cx="268" cy="214" r="44" fill="oklch(.93 .11 86)"/>`,
    '',
    `<path d="M0 262V226l46-22v22l46-22v22l46-22v58ZM14 264V120h16v144Z" fill="oklch(.33 .06 38)"/><path d="M14 130h16v7H14zM14 144h16v7H14z" fill="var(--color-signal)"/>`,
    `<path d="M0 262h320v98H0zM230 262v-22h90v22z" fill="oklch(.33 .06 38)"/>`,
  ),
  dock: createSky(
    [
      [0, 'oklch(.15 .03 258)'],
      [0.6, 'oklch(.24 .045 256)'],
      [1, 'oklch(.33 .06 252)'],
    ],
    '',
    drawStars(26, 7, 130),
    `<path d="M0 170h320v190H0z" fill="oklch(.13 .025 258)"/>${drawWindows([
      [14, 206, 66, 120],
      [244, 206, 66, 120],
    ])}<path d="M14 206h66v6H14zM14 217h66v6H14zM244 206h66v6h-66zM244 217h66v6h-66z" fill="oklch(.58 .11 62)"/><path d="M0 166h320v6H0z" fill="oklch(.33 .04 257)"/><text x="47" y="195" font-family="Archivo,Arial,sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="var(--color-signal)">12</text><text x="277" y="195" font-family="Archivo,Arial,sans-serif" font-weight="700" font-size="20" text-anchor="middle" fill="var(--color-signal)">13</text>`,
  ),
  day: createSky(
    [
      [0, 'oklch(.79 .075 235)'],
      [0.55, 'oklch(.89 .05 200)'],
      [1, 'oklch(.95 .07 90)'],
    ],
    `<circle cx="56" cy="74" r="26" fill="oklch(.96 .06 92)"/>`,
    `<path d="M252 60a15 15 0 0 1 29-5 12 12 0 0 1 21 8 9 9 0 0 1 0 17h-46a10 10 0 0 1-4-20Z" fill="oklch(.97 .03 95)"/>`,
    `<path d="M0 262V220h30v-26h44v26h28v42zM226 262v-60h30v-18h40v18h24v60z" fill="oklch(.7 .06 232)"/>`,
    `<path d="M0 258h320v102H0z" fill="oklch(.62 .06 234)"/>`,
  ),
  deep: createSky(
    [
      [0, 'oklch(.14 .028 258)'],
      [0.55, 'oklch(.22 .05 262)'],
      [1, 'oklch(.34 .075 264)'],
    ],
    '',
    `${drawStars(34, 41, 170)}<path d="M73 55A30 30 0 1 0 95 92A27 27 0 0 1 73 55Z" fill="oklch(.93 .03 95)"/>`,
    `<path d="M0 360V236h42v-34h34v158ZM246 360V216h40v28h34v116Z" fill="oklch(.12 .025 258)"/>${drawWindows([
      [10, 250, 10, 12],
      [52, 216, 10, 12],
      [258, 232, 10, 12],
      [272, 232, 10, 12],
    ])}`,
  ),
  early: createSky(
    [
      [0, 'oklch(.2 .045 262)'],
      [0.42, 'oklch(.36 .075 285)'],
      [0.74, 'oklch(.62 .11 40)'],
      [1, 'oklch(.8 .12 70)'],
    ],
    '',
    drawStars(22, 19, 110),
    `<path d="M0 360V198h96v162ZM220 360V214h100v146Z" fill="oklch(.23 .045 280)"/>${drawWindows([
      [12, 214, 20, 16],
      [40, 214, 20, 16],
      [12, 242, 20, 16],
      [68, 242, 20, 16],
      [236, 230, 20, 16],
      [292, 230, 20, 16],
      [264, 258, 20, 16],
      [292, 258, 20, 16],
    ])}${drawWindows(
      [
        [68, 214, 20, 16],
        [40, 242, 20, 16],
        [264, 230, 20, 16],
      ],
      'oklch(.3 .05 280)',
    )}`,
  ),
  first: createSky(
    [
      [0, 'oklch(.3 .05 250)'],
      [0.4, 'oklch(.5 .07 232)'],
      [0.75, 'oklch(.8 .1 82)'],
      [1, 'oklch(.9 .1 86)'],
    ],
    '',
    '',
    `<path d="M0 300V236h320v64z" fill="oklch(.42 .055 235)"/><path d="M284 236V92M30 236V130" stroke="oklch(.3 .05 245)" stroke-width="5"/><path d="M266 110h36M270 126h28M276 96h16" stroke="oklch(.3 .05 245)" stroke-width="4"/><path d="M14 146h32" stroke="oklch(.3 .05 245)" stroke-width="4"/><path d="M0 140C10 156 22 148 30 132C100 172 220 150 284 110C296 116 310 116 320 112M0 158C10 170 22 160 46 146" stroke="oklch(.3 .05 245)" stroke-width="1.800"/><circle cx="284" cy="88" r="5" fill="var(--color-stop)"/>`,
    `<path d="M0 262h320v98H0z" fill="oklch(.3 .05 245)"/>`,
  ),
}
