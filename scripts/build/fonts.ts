/**
 * Subsets the two fonts to the characters that the site uses, and fixes Archivo's width, to stay under 60 KB in all. Rare letters are in
 * separate files, which a browser fetches only for them (src/styles/fonts.css). `tests/built/letters.test.ts` checks that no page has a
 * character that the fonts lack.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { WORK_FOLDER } from '../lib/project.ts'

const letterRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** Neither font has arrows, ticks or other fractions, so those are drawn. */
const PUNCTUATION = '–—‘’“”„…•·×÷±€™−  '
/** Basic Latin, Latin-1 and typographic punctuation. */
const LATIN = `${letterRange(0x20, 0x7e)}${letterRange(0xa0, 0xff)}${PUNCTUATION}`
/** Latin-1 characters that no page uses. Leaving them out saves 700 bytes in each of the two files that every page loads. */
const UNUSED_CHARACTERS = '¤¦¬¶¢¥¹²³µ'
const USED_LATIN = [...LATIN].filter((letter) => !UNUSED_CHARACTERS.includes(letter)).join('')
/** Combining marks, and letters with two of them: Vietnamese, and the vowels of Yorùbá. */
const TONE_MARKS = '\u0300\u0301\u0303\u0304\u0309\u0323'
const TWICE_MARKED_LETTERS = letterRange(0x1ea0, 0x1ef9)
/** The other letters of Vietnamese, of Polish, and of Yorùbá. */
const VIETNAMESE = 'ĂăĐđĨĩŨũƠơƯư'
const ONCE_MARKED_LETTERS = `${VIETNAMESE}ĄąĆćĘęŁłŃńŚśŹźŻżṢṣ`
/** Headings use these only in quoted sentences with Latin capitals, so only the lowercase letters are kept: the file is a third smaller. */
const lowerCase = (letters: string) => letters.replace(/\p{Lu}/gu, '')

type FontFace = { name: string; letters: string; source: string; axes: Record<string, number | { min: number; max: number }> }
const ARCHIVO = { wdth: 88, wght: { min: 600, max: 800 } }
const PUBLIC_SANS = { wght: { min: 400, max: 700 } }
const WEB_FACES: FontFace[] = [
  {
    name: 'archivo',
    letters: USED_LATIN,
    source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
    axes: ARCHIVO,
  },
  {
    name: 'archivo-marked',
    letters: lowerCase(`${TONE_MARKS}${TWICE_MARKED_LETTERS}${VIETNAMESE}`),
    source: import.meta.resolve('@fontsource-variable/archivo/files/archivo-vietnamese-standard-normal.woff2'),
    axes: ARCHIVO,
  },
  {
    name: 'public-sans',
    letters: USED_LATIN,
    source: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    axes: PUBLIC_SANS,
  },
  {
    name: 'public-sans-marked',
    letters: ONCE_MARKED_LETTERS,
    source: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2'),
    axes: PUBLIC_SANS,
  },
  {
    name: 'public-sans-tones',
    letters: `${TONE_MARKS}${TWICE_MARKED_LETTERS}`,
    source: import.meta.resolve('@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2'),
    axes: PUBLIC_SANS,
  },
]
const sourceOfFace = (name: string) => WEB_FACES.find((face) => face.name === name)?.source ?? ''
/** Static fonts for share cards and PDFs, which are drawn without a browser. */
const DRAWING_FACES: FontFace[] = [
  { name: 'archivo-bold', letters: LATIN, source: sourceOfFace('archivo'), axes: { wdth: 88, wght: 750 } },
  { name: 'public-sans-regular', letters: LATIN, source: sourceOfFace('public-sans'), axes: { wght: 450 } },
  { name: 'public-sans-bold', letters: LATIN, source: sourceOfFace('public-sans'), axes: { wght: 650 } },
]

const FONTS = `${WORK_FOLDER}fonts/`

/** Makes `.build/fonts`, unless the input has not changed. */
export async function buildFonts(): Promise<void> {
  await mkdir(FONTS, { recursive: true })
  const stamp = createHash('sha256')
    .update(JSON.stringify([WEB_FACES, DRAWING_FACES, await readFile(import.meta.filename, 'utf8')]))
    .digest('hex')
  const stampFile = `${FONTS}stamp`
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return
  const writeFace = async (face: FontFace, format: 'woff2' | 'sfnt', ending: string) => {
    const source = await readFile(fileURLToPath(face.source))
    await writeFile(
      `${FONTS}${face.name}.${ending}`,
      await subsetFont(source, face.letters, { targetFormat: format, variationAxes: face.axes }),
    )
  }
  for (const face of WEB_FACES) await writeFace(face, 'woff2', 'woff2')
  for (const face of DRAWING_FACES) await writeFace(face, 'sfnt', 'ttf')
  await writeFile(stampFile, stamp)
}
