/** Subsets the two faces to what the site writes, and pins Archivo's width: all fonts together stay under 60 KB. */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { WORK } from '../lib/project.ts'

/** Basic Latin, Latin-1 and typographic marks: what the site writes. Anything else falls back to the system faces. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const MARKS = '–—‘’“”„…•·→←↑↓×÷≥≤±€™−  '
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${MARKS}`

type Face = { name: string; source: string; axes: Record<string, number | { min: number; max: number }> }
const WEB_FACES: Face[] = [
  {
    name: 'archivo',
    source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    axes: { wdth: 88, wght: { min: 600, max: 800 } },
  },
  {
    name: 'public-sans',
    source: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    axes: { wght: { min: 400, max: 700 } },
  },
]
/** Static faces for what draws without a browser: share cards and PDFs. */
const DRAWING_FACES: Face[] = [
  { name: 'archivo-bold', source: WEB_FACES[0]?.source ?? '', axes: { wdth: 88, wght: 750 } },
  { name: 'public-sans-regular', source: WEB_FACES[1]?.source ?? '', axes: { wght: 450 } },
  { name: 'public-sans-bold', source: WEB_FACES[1]?.source ?? '', axes: { wght: 650 } },
]

const FONTS = `${WORK}fonts/`

/** Makes `.build/fonts`; does nothing when the faces there are made from the same input. */
export async function buildFonts(): Promise<void> {
  await mkdir(FONTS, { recursive: true })
  const stamp = createHash('sha256')
    .update(JSON.stringify([LATIN, WEB_FACES, DRAWING_FACES, await readFile(import.meta.filename, 'utf8')]))
    .digest('hex')
  const stampFile = `${FONTS}stamp`
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  const make = async (face: Face, format: 'woff2' | 'sfnt', ending: string) => {
    const source = await readFile(fileURLToPath(face.source))
    await writeFile(`${FONTS}${face.name}.${ending}`, await subsetFont(source, LATIN, { targetFormat: format, variationAxes: face.axes }))
  }
  for (const face of WEB_FACES) await make(face, 'woff2', 'woff2')
  for (const face of DRAWING_FACES) await make(face, 'sfnt', 'ttf')
  await writeFile(stampFile, stamp)
}
