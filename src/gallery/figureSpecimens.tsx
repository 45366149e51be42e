/** Figures with their labels. */

import { ResultsBlock, type ResultsBlockProps } from '#src/sections/blocks/ResultsBlock.tsx'
import { ClaimedValue } from '#src/sections/shared/figures/ClaimedValue.tsx'
import { ClaimFootnote } from '#src/sections/shared/figures/ClaimFootnote.tsx'
import { FigureIcon, FigureList, type FigureListProps } from '#src/sections/shared/figures/FigureList.tsx'
import { FigureValue } from '#src/sections/shared/figures/FigureValue.tsx'
import { eachLook, type Specimen, SpecimenSurface } from './specimen.tsx'
import { firstFigures, HEADING, TEXT } from './specimenWords.ts'

const [{ value, claim } = { value: '', claim: undefined }] = firstFigures(1)

export const figureSpecimens: readonly Specimen[] = [
  { of: [FigureValue], looks: { usual: () => <FigureValue value="24 hours" />, limited: () => <FigureValue value="up to 35%" /> } },
  {
    of: [ClaimFootnote],
    looks: {
      usual: () => <ClaimFootnote claim={claim} value={value} />,
      quiet: () => <ClaimFootnote claim={claim} value={value} isQuiet />,
    },
  },
  { of: [ClaimedValue], looks: { usual: () => claim && <ClaimedValue claimId={claim.id} value={value} /> } },
  {
    of: [FigureIcon],
    looks: {
      usual: () => (
        <SpecimenSurface surface="deck">
          <FigureIcon icon={claim?.icon} />
        </SpecimenSurface>
      ),
    },
  },
  {
    of: [FigureList],
    looks: {
      ...eachLook<FigureListProps['look']>({ tiles: true, slab: true, ruled: true }, (look) => (
        <SpecimenSurface surface="deck">
          <FigureList figures={firstFigures(3)} look={look} />
        </SpecimenSurface>
      )),
      ...Object.fromEntries(
        [2, 4].map((count) => [
          `${count} figures`,
          () => (
            <SpecimenSurface surface="deck">
              <FigureList figures={firstFigures(count)} look="tiles" />
            </SpecimenSurface>
          ),
        ]),
      ),
    },
    isWide: true,
  },
  {
    of: [ResultsBlock],
    looks: eachLook<NonNullable<ResultsBlockProps['look']>>({ deck: true, sheet: true }, (look) => (
      <ResultsBlock id={`results-${look}`} heading={HEADING} look={look} figures={firstFigures(3)} list={[TEXT, TEXT.toLowerCase()]} />
    )),
    isWide: true,
  },
]
