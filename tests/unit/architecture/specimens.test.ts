/** Every shared component and every drawing of its own has a specimen in the component gallery (docs/shared-components.md, "A new component"). */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EVERY_SPECIMEN } from '#src/gallery/everySpecimen.ts'

/** Components without a specimen, each with its reason. */
const UNSEEN: Record<string, string> = {
  FirstScreenEnd: 'marks a place for the build, which leaves nothing there',
  // What the specimens and scenes of others are made of.
  CardBackdrop: 'the sky and the ground of a CardPicture',
  ScenePicture: 'chooses among the scenes',
  FlowRow: 'a row of a FlowScene',
  SplitBlock: 'a Split with a ScenePicture, both of which are there',
  PictureImage: 'the image of a Picture',
  PhotoBlock: 'a Showcase with a Picture, both of which are there',
  PhotoOpening: 'a DeckOpening with a Picture, as the page shows it',
  PersonPoints: 'in a PointsChart',
  ReasonBars: 'in a DashboardScene',
  DeckHeading: 'a SectionHeading with a SectionLink',
  DescribedDrawing: 'the frame of a drawing that only pages show',
  DrawingInWords: 'a drawing’s list of sentences',
  FiguresBlock: 'a FigureList beside its heading',
  LaddersBlock: 'the ladders of the one policy, as pages show them',
  ReadingBlock: 'a list of RowLinks',
  SkyGradient: 'the sky of a CardPicture',
  Bubble: 'in a ThreadScene',
  Bar: 'in a BarsChart',
  ChartRow: 'in a BarsChart',
  ScaleLines: 'in a BarsChart',
  ScaleRow: 'in a BarsChart',
}

/** @returns the components that a module exports */
const componentsIn = (source: string) => [...source.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)\b/gm)].map(([, name = '']) => name)

/** The pictures that content chooses from: the page has the first of each kind that some entry has (Gallery.astro). */
const scenes = [
  ...readFileSync('src/illustrations/scenes/ScenePicture.tsx', 'utf8').matchAll(/^import \{ ([A-Z]\w+) \} from '\.\.?\//gm),
].map(([, name = '']) => name)

const components = [
  'src/{ui,sections/shared,sections/closing}/**/*.tsx',
  // Without the blocks that are one drawing, which pages show.
  'src/sections/blocks/{,cards/,steps/}*.tsx',
  'src/illustrations/{,chart/,files/,flap/,scenes/,sky/SkyGradient}*.tsx',
  'src/illustrations/ruleGlyph/RuleGlyph.tsx',
]
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => !/\.test\.|\.island\./.test(file))
  .flatMap((file) => componentsIn(readFileSync(file, 'utf8')).map((name) => ({ file, name })))
const shownNames = new Set(EVERY_SPECIMEN.flatMap(({ specimens }) => specimens.flatMap(({ of }) => of.map(({ name }) => name))))

it('every shared component has a specimen in each of its looks', () => {
  expect(componentsIn('export function Part() {}\nexport const Other = 1\nexport const SIZES = 2\nfunction Inner() {}')).toEqual([
    'Part',
    'Other',
  ])
  expect(scenes).not.toEqual([])
  const missing = components.filter(({ name }) => ![...shownNames, ...scenes, ...Object.keys(UNSEEN)].includes(name))
  const fix = 'add a specimen of it to the file of its kind in src/gallery/ (everySpecimen.ts lists them), with eachLook for its looks'
  expect(missing.map(({ file, name }) => `${file} exports ${name}, which the component gallery does not show: ${fix}`)).toEqual([])
})
it('no component is excepted from the component gallery that is shown there, or that nothing shares', () => {
  expect(Object.keys(UNSEEN).filter((name) => shownNames.has(name) || !components.some((component) => component.name === name))).toEqual([])
})
