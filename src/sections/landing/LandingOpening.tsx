import type { LandingPicture } from '#src/schemas/landing.ts'
import type { Completed } from '#src/sections/blocks/blockList/completePart.ts'
import { DeckOpening, PhotoOpening, SceneOpening } from '#src/sections/shared/opening/DeckOpening.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'

export type LandingOpeningProps = OpeningWords & { picture?: Completed<LandingPicture> | undefined }

const OPENINGS: ComponentsByKind<Completed<LandingPicture>, OpeningWords> = { scene: SceneOpening, photo: PhotoOpening }

/** The first screen of a landing page: its words alone, or with a picture of the product or a picture file. */
export function LandingOpening({ picture, ...words }: LandingOpeningProps) {
  if (!picture) return <DeckOpening look="withoutPicture" {...words} />
  const Opening = componentOf(OPENINGS, picture)
  return <Opening {...picture} {...words} />
}
