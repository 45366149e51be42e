import type { WithSceneData } from '#src/illustrations/scenes/sceneData.ts'
import type { LandingPicture } from '#src/schemas/landing.ts'
import { DeckOpening } from '#src/sections/shared/opening/DeckOpening.tsx'
import type { OpeningWords } from '#src/sections/shared/opening/openingWords.ts'
import { PhotoOpening, type PhotoOpeningProps } from '#src/sections/shared/opening/PhotoOpening.tsx'
import { SceneOpening } from '#src/sections/shared/opening/SceneOpening.tsx'
import { type ComponentsByKind, componentOf } from '#src/ui/componentsByKind.ts'

type WordsAndFiles = OpeningWords & Pick<PhotoOpeningProps, 'pictures'>
export type LandingOpeningProps = WordsAndFiles & { picture?: WithSceneData<LandingPicture> | undefined }

const OPENINGS: ComponentsByKind<WithSceneData<LandingPicture>, WordsAndFiles> = { scene: SceneOpening, photo: PhotoOpening }

/** The first screen of a landing page: its words alone, or with a picture of the product or a picture file. */
export function LandingOpening({ picture, pictures, ...words }: LandingOpeningProps) {
  if (!picture) return <DeckOpening look="withoutPicture" {...words} />
  const Opening = componentOf(OPENINGS, picture)
  return <Opening {...picture} {...words} pictures={pictures} />
}
